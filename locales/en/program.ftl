# The program around the game: choices, settings, files, faults.

prompt = >{" "}
alone = { $name }, press Enter when you are alone.
prompt-word = Command:{" "}
more = Press Enter to go on.
which-one = Which one?
choice = { $n }: { $what }.
choice-line = { $n }: { $what }
choose-again = Type a number from 1 to { $n }, or a name from the list.
goodbye-saved = Saved. Start again to go on.
goodbye = Goodbye.
interrupted-saved = Stopped. The game is saved.
interrupted = Stopped.
time-is-up = The time that the system grants is used up.
input-ended-saved = The input ended. The game is saved.
input-ended = The input ended.
not-text = That line is no text in UTF-8: type it again.
line-empty = Type a move or a question, or help.
unknown-words = I do not understand { $words }. Try help.
meant-which = Did you mean:
answer-first = Answer first: { $what }? Yes or no. Not done yet: { $other }.
answer-first-which = Answer first: { $one } or { $second }? Not done yet: { $other }.
nothing-done = Nothing done.
nothing-asked = Nothing was asked.
nothing-to-choose = There is no list to choose from.
now-moves = Moves: { $moves }.
now-questions = Questions: { $questions }. Also: help, undo, repeat, quit.
referee-no-hand = That cannot be: the program knows no hands at a real table.
history-first = That was the first line.
history-last = That was the last line.
not-a-move = That is not a whole move. For example: red 10 9, blue 9 from yellow, draw, end.
not-a-move-nimm = That is not a whole move. For example: 36 on 31, take 46, end.
not-ordered = Nothing done: that was no order.
not-understood = I do not understand that. Try help.
said-too-long = That was too long. One move or one question at a time.
repeat-nothing = Nothing was said yet.
language-set = English.
language-choose = Languages: en, fr, nl.
verbosity-set = { $level ->
    [brief] Brief.
    [normal] Normal.
   *[full] Full.
}
telling-set = { $sort ->
    [events] What others do
    [answers] Your own moves
    [chatter] Notices
   *[all] Messages
}{ $channel ->
    [print] {" "}in print
    [speech] {" "}by voice
   *[both] {""}
}: { $level ->
    [off] off
    [brief] brief
    [normal] normal
    [full] full
   *[on] as usual
}.
verbosity-choose = Verbosity: brief, normal or full.
pause-set = { $state ->
    [on] Pause after each computer's turn: on.
   *[off] Pause after each computer's turn: off.
}
braille-set = { $state ->
    [on] Braille form: on.
   *[off] Braille form: off.
}
prompt-reply-set = { $state ->
    [on] Reply on the prompt's line: on.
   *[off] Reply on the prompt's line: off.
}
sounds-set = { $state ->
    [on] Sounds: on.
   *[off] Sounds: off.
}
sounds-missing = This program was built without sounds.
sounds-fault = No sound can be played: no sound device answers. Sounds are off.
saved = Saved after every move, in { $path }.
not-saved = This game is not being saved.

## The game's own voice

speech-ask = Do you use a screen reader? Yes or no.
speech-ask-again = Yes if a screen reader speaks, no if the game should speak.
speech-set = { $state ->
    [on] Speech on.
   *[off] Speech off.
}
speech-is-off = The voice is off. To hear it: speech on.
speech-none = No speech service answers. The game goes on in print, and keeps trying.
speech-denied = The speech service may not be used. The game goes on in print, and keeps trying.
speech-address = { $variable } names no place: unset it, or let it name a socket.
speech-refuses = The speech service can't speak. The game goes on in print, and keeps trying.
speech-lost = The speech service ended. The game goes on in print, and keeps trying.
speech-hangs = The speech service hangs. The game goes on in print, and keeps trying.
speech-nonsense = The speech service gives answers that make no sense. The game goes on in print, and keeps trying.
speech-back = The voice is back.
speech-condensed = { $n } more messages. To hear them: since.
speech-condensed-many = Very many messages. To hear them: since.
tune-set = { $tune ->
    [faster] Faster.
    [slower] Slower.
    [louder] Louder.
    [softer] Softer.
    [higher] Higher.
   *[lower] Lower.
}
tune-edge = No further.
voice-set = Voice { $n } of { $of }: { $name }.
voice-one = There is no other voice.
listen-failed = The recognizer can't be started: { $reason }. The keyboard goes on.
voice-no-model = For English by voice the model is missing: apt-get install pocketsphinx-en-us, or --model FOLDER. The keyboard goes on.
voice-no-microphone = No microphone answers. The keyboard goes on.
voice-no-system = The game can't hear by itself now. The keyboard goes on.
voice-built = This program was built without hearing; build it with --features voice. The keyboard goes on.
voice-ended = The microphone is gone. The keyboard goes on.
voice-back = The microphone is back.
listen-no-program = { $recognizer } needs { $program }, which is not there. On Debian: { $install }. The keyboard goes on.
listen-no-model = There is no model of { $recognizer } for English. Name its folder: --model FOLDER. The keyboard goes on.
listen-ended = The recognizer ended too often and is not started again. The keyboard goes on.
listen-too-fast = The recognizer says more than can be heard. The oldest is left out.
listen-heard = Heard: { $what }.
listen-confirm = { $what }? Yes or no.
# What opens an order where that is set; one word, in the setting's name too.
listen-word = computer
listen-between = { $one } or { $other }?
display-none = No braille service answers on BrlAPI. The game goes on in print, and keeps trying.
display-nonsense = The braille service does not answer as it should. The game goes on in print, and keeps trying.
display-refused = BrlAPI refuses access: it wants its key, see the page on braille. The game goes on in print.
display-version = BrlAPI speaks version { $version }, not 8. The game goes on in print.
display-lost = The braille display is gone. The game goes on in print, and keeps trying.
display-back = The braille display is back.
display-missed = The display is full: its oldest lines are gone. To read them: since.
keys-on = Single keys. Question mark: help. Escape: back to lines.
keys-off = Lines again.
keys-no-terminal = Single keys work in a terminal alone, without a recognizer, and while the game does not hold the braille display.
keys-unknown = No such key. Question mark: help.
key-card = { $card }
key-card-fits = { $card }, fits
key-joker = joker
key-no-card = No card under the cursor: left or right first.
key-no-pile = No pile under the cursor: up or down first.
key-nothing = Nothing of that sort can be done now.
sign-star = star
sign-hash = hash
sign-greater = greater than
sign-less = less than
sign-equals = equals
sign-plus = plus
sign-or = or

## The menu

menu-title = Elevens. Choose a number.
menu-continue = Continue: { $game } with { $names }, round { $round } of { $rounds }
menu-new = Play a new game
menu-learn = Learn the game
menu-rules = Rules
menu-settings = Settings
menu-quit = Quit
menu-game = Which game?
menu-game-first = Which game? Enter for { $usual }.
menu-players = How many players, { $low } to { $high }? Enter for { $low }.
menu-opponents = How strong are the others? Enter for { $usual }.
kind-easy = easy
kind-medium = medium
kind-hard = hard
kind-expert = expert
kind-human = player
settings-title = Settings. Choose a number to change.
settings-language = Language: English
settings-verbosity = { $level ->
    [brief] Messages: brief
    [normal] Messages: normal
   *[full] Messages: full
}
settings-width = { $cells ->
    [0] Line width: as long as needed
    [terminal] Line width: as wide as the terminal
   *[other] Line width: { $cells } cells
}
settings-name = Your name: { $name }
settings-pause = { $state ->
    [on] Pause after each computer's turn: on
   *[off] Pause after each computer's turn: off
}
settings-braille = { $state ->
    [on] Braille form: on
   *[off] Braille form: off
}
settings-prompt-reply = { $state ->
    [on] Reply on the prompt's line: on
   *[off] Reply on the prompt's line: off
}
settings-prompt = { $outlet ->
    [print] Prompt at the terminal: { $prompt }
    [speech] Prompt by voice: { $prompt }
   *[braille] Prompt on the braille display: { $prompt }
}
settings-sounds = { $state ->
    [on] Sounds: on
   *[off] Sounds: off
}
settings-display = { $state ->
    [on] Game shown on the braille display: on
   *[off] Game shown on the braille display: off
}
settings-speech = { $state ->
    [on] The game speaks: on
   *[off] The game speaks: off
}
settings-listen = { $what ->
    [nothing] By voice: nobody listens
    [itself] By voice: the game itself listens
   *[other] By voice: { $command } listens
}
settings-listen-nothing = Nobody listens
settings-listen-itself = The game itself listens
settings-model = { $folder ->
    [found] Model of the recognizer: looked for
   *[other] Model of the recognizer: { $folder }
}
settings-talk = { $talk ->
    [always] Heard by voice: always
    [key] Heard by voice: behind F2
   *[word] Heard by voice: behind the word computer
}
settings-talk-always = Always
settings-talk-key = Behind F2, pressed or held
settings-talk-word = Behind the word computer
settings-headphones = { $state ->
    [on] Heard while the game speaks, with headphones: on
   *[off] Heard while the game speaks, with headphones: off
}
settings-back = Back
settings-ask-width = How many cells, 12 to 200? 0 for no limit, Enter for the width of the terminal.
settings-ask-name = Your name?
# By voice a name is spelled: a word that begins with each letter, a to z.
spelling-words = alfa, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliet, kilo, lima, mike, november, oscar, papa, quebec, romeo, sierra, tango, uniform, victor, whiskey, xray, yankee, zulu
spelling-hint = By voice spell it: { $example }; then yes.
spelling-so-far = { $name }.
settings-ask-model = Which folder is the model in? Enter to look for it.
settings-no-folder = There is no such folder.

## Replay and simulate

standard-input = the standard input
replay-torn = Line { $line } of { $path } is torn: the record is told up to it.
decimal-sign = .
replay-ends-open = The record ends here, in mid-game.
simulate-summary = { $rounds ->
    [one] 1 round,
   *[other] { $rounds } rounds,
} { $actions } moves, { $seconds } seconds, { $speed } rounds a second.
simulate-wins = { $kind }: { $share } percent of wins, between { $low } and { $high } with 95 percent certainty.
simulate-elo = { $kind }: Elo { $points }.
simulate-pair = { $kind } against { $other }: { $share } percent of wins, between { $low } and { $high } with 95 percent certainty.
simulate-progress = { $done } of { $all } matches.

## Embossing

# The usual table of liblouis for this language, and that of its contracted braille: a hyphen if there is none.
braille-table = en-ueb-g1
braille-table-contracted = en-ueb-g2
emboss-round = Round { $round }
emboss-result = Result
emboss-written = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} written to { $path }.

## Faults

error-option = There is no option { $option }. elevens --help lists all.
error-argument = One word too many: { $argument }. elevens --help lists what there is.
error-value = { $option } can't be { $value }. Possible: { $allowed }.
error-value-missing = { $option } needs a value. Possible: { $allowed }.
error-no-value = { $option } takes no value.
error-not-text = A word of the command line is no text in UTF-8.
error-missing = A file is missing: elevens replay FILE.
error-twice = { $option } can be given only once.
error-conflict = { $option } and { $other } do not go together.
error-only-with = { $option } goes only with { $other }.
error-name = That is no name: { $name }. Use letters, digits, spaces, hyphens, at most 20.
error-name-twice = Two people are called { $name }: give each another name.
error-too-many = { $n } people and computers are too many for { $seats } seats.
error-players = { $game } is for { $low } to { $high } players.
error-no-saved = There is no saved game. Start one with: elevens --game elevens.
error-finished = This match is over. elevens replay { $path } tells it.
error-held = This game is open in another window: { $path }.
error-open = Can't open { $path }: { $reason }.
error-record = In { $path }, line { $line }: { $fault }
error-fault-io = it can't be read: { $reason }.
error-fault-line = this is no line of a record.
error-fault-version = this is a record of version { $version }; this program reads version 1.
error-fault-place = this line does not belong here.
error-fault-game = there is no game { $game }.
error-fault-rows = the rows are not the four colours.
error-fault-plan = no match can be played so.
error-fault-seat = there is no seat { $seat } at this table.
error-fault-code = { $code } is no card and no move.
error-fault-deal = the deal is impossible: { $reason }
error-fault-round = this is round { $found }, and round { $expected } would be next.
error-fault-turn = it is the turn of seat { $expected }, not of seat { $found }.
error-fault-illegal = { $code } is not allowed here.
error-fault-undo = nothing can be taken back here.
error-fault-result = the result is { $computed }.
deal-hands = there are { $found } hands for { $seats } players.
deal-hand-size = seat { $seat } has { $found } cards, not { $expected }.
deal-bridges = the bridges are not those of the rules.
deal-too-many = { $card } is there once too often.
deal-missing = { $card } is missing.
deal-other-game = this is the deal of another game.
deal-open = { $found } cards lie open instead of 1.
deal-first = seat { $seat } can't begin.
error-referee-nimm = The referee keeps the row games only: in 11 nimm! cards come from the stock to the table that it can't see.
error-without = A colour is left out only by 2 players of Classic or one of its variants.
error-empty-record = There is no game in { $path }.
error-no-folder = There is no folder for saved games: this game is not saved.
error-cannot-save = The game can't be saved in { $path }: { $reason }. It goes on without.
error-save-failed = Saving failed: { $reason }. The game goes on, and saving is tried again with each move.
saving-again = Saved again.
saving-anew = The saved game had been removed or changed. Saved again, whole, in { $path }.
torn-line = The last line of the saved game was torn; it goes on at the move before.
error-settings = The settings in { $path } can't be read, so the usual ones are used: { $reason }.
error-settings-write = The settings can't be kept: { $reason }.
error-output = The output is closed. The game is saved.
error-left-behind = The last moves are not saved.
error-output-plain = The output is closed.
error-write-records = The records can't be written to { $path }: { $reason }.
error-write-brf = The pages can't be written to { $path }: { $reason }.
error-emboss-what = Say what to emboss: elevens emboss rules GAME, or elevens emboss record FILE.
error-emboss-built = Braille translation is not part of this program: build it again with --features emboss.
error-emboss-table = The braille table { $table } is missing or faulty: liblouis can't use it.
error-emboss-dots = { $table } is a table of eight dots: an embosser has six.
error-emboss-letter = { $table } has no braille for { $letter }: name another with --table.
error-emboss-contracted = liblouis has no contracted English braille: leave out --contracted.
reason-not-found = it does not exist
reason-denied = it is not allowed
reason-full = the disk is full
reason-read-only = the folder is read-only
reason-is-folder = it is a folder
reason-not-folder = a part of the path is no folder
reason-name = the system does not allow that name
reason-not-file = it is no ordinary file
reason-exists = it exists already
reason-content = its content makes no sense
reason-unknown = the system does not say why
reason-other = the system says error { $code }

window-closes = Press Enter to close the window.

## Command line

program-purpose = a card game by ear, keyboard and braille
help-title = elevens: { $purpose }.
help-new = elevens starts with a menu. With any of these options it starts a new game at once:
help-common = These go with everything:
help-other = Other ways to start:
help-line = { $what }: { $said }
help-more = A word and --help tell the options behind it, as in elevens simulate --help.
help-all = elevens --help: what goes with everything.
value-game = GAME
value-GAME = GAME
value-FAMILY = LESSONS
value-players = N
value-rounds = N
value-matches = N
value-seed = N
value-cells = N
value-lines = N
value-me = NAME
value-opponents = KINDS
value-first = SEAT
value-rows = COLOURS
value-without = COLOUR
value-lang = CODE
value-data = FOLDER
value-verbosity = LEVEL
value-width = CELLS
value-braille = KIND
value-listen = COMMAND
value-model = FOLDER
value-talk = WHEN
value-confirm = WHEN
value-prompt = SORT
value-prompt-speech = SORT
value-prompt-braille = SORT
value-speech = STATE
value-resume = FILE
value-FILE = FILE
value-records = FILE
value-output = FILE
value-format = FORMAT
value-table = NAME
value-WHO = NAME
value-date = DATE
value-SHELL = SHELL
option-game = { $games }.
option-GAME = { $games }.
option-FAMILY = elevens, classic or nimm. Otherwise it is asked.
option-players = how many play. Usually 2.
option-me = your name. Give it again for each person at this keyboard.
option-opponents = the computer players, easy, medium, hard or expert, as in easy,hard. Repeated round the table.
option-rounds = rounds in the match. Usually as many as players.
option-first = who begins, by number from 1 or by name.
option-rows = the rows from the top, as in yellow,blue,red,green.
option-without = leave a colour out, blue if none is named, for 2 players of classic and its variants.
option-seed = the same cards again.
option-pause = wait for Enter after each computer's turn.
option-lang = en, fr or nl.
option-data = keep settings and games there, as on a stick.
option-verbosity = brief, normal or full.
option-width = fold lines at so many characters, 12 to 200. Otherwise a terminal's own width decides, and 0 leaves it to the terminal.
option-braille = the compact form for braille, at 40 cells if no width is given. --braille en, fr or nl: the table of the display, whose accents are kept. --braille brlapi: hold the braille display and show the game on it, cards under the routing keys.
option-listen = hear a recognizer: pocketsphinx, vosk, whisper, or any command that prints an utterance a line.
option-voice = play by voice: the game hears you through the microphone.
option-model = the folder of the recognizer's model. Otherwise it is looked for.
option-confirm = whether what was heard is asked back: always, final, unsure or never.
option-talk = when you are heard by voice: always, key for behind F2, word for behind the word computer.
option-headphones = listen while the game speaks too.
option-prompt = what tells that you can type: sign, nothing or word. Unless chosen a sign; nothing where the game speaks.
option-prompt-speech = the same by voice; nothing unless chosen.
option-prompt-braille = the same on the braille display; a sign unless chosen.
option-speech = on or off: whether the game speaks by itself. Otherwise the setting decides.
option-echo = write each line of input too, for a transcript.
option-help = the options; behind a word, those of the word.
option-resume = go on with that saved game, or with the last one if none is named.
option-version = the version.
option-FILE = the recorded game. - reads the standard input.
option-legal = list the legal moves as JSON.
option-matches = how many matches. Usually 1.
option-records = write all records there. - writes them to the standard output.
option-json = as JSON, for other programs.
option-elo = rate the levels against each other, by so many matches of each pair.
option-format = jsgf, words, json, dict or fsg. Usually jsgf.
option-moment = only what can be said now, in the last saved game, in that of --resume, or first in a new one.
option-output = write the pages there.
option-cells = cells in a line, 20 to 80. Usually 40.
option-lines = lines on a page, 10 to 60. Usually 25.
option-table = a table of liblouis, in the place of the usual one.
option-contracted = contracted braille.
option-WHO = whose score, by name. Otherwise your own.
option-date = the day, as in 2026-11-22. Otherwise today.
option-SHELL = bash, fish or zsh.
word-replay = tell a recorded game in words.
word-review = what cost most in a recorded game, and what was better.
word-simulate = computers play.
word-referee = keep a table with real cards.
word-understand = tell what each line of the standard input means.
word-grammar = what can be said, for speech recognizers.
word-record = a recorded game.
word-score = your score over all matches.
word-today = the deal of the day: the same cards for everybody, and your result against the expert with these cards.
word-learn = learn the game: lessons for Eleven Elevens, the classic game or Eleven nimm.
word-rules = the rules of a game.
word-emboss = pages of braille for an embosser.
word-completions = what the Tab key completes in your shell.
word-man = the manual page.
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-words = WORDS
man-environment = ENVIRONMENT
man-status = EXIT STATUS
man-about = The eight games of 11 Elevens, against computer players or with others at one keyboard. You type a move or a question, and the answer comes as plain lines, which a screen reader speaks and a braille display shows. In a game, help says what you can type, and quit leaves; every move is saved.
man-variable-data = The folder for settings and games, unless --data names one.
man-variable-log = How much a host notes of its work, unless --log says it.
man-variable-lang = The language, unless --lang or the settings name one; with the other variables of the system that do so.
man-status-well = All went well.
man-status-badly = Something did not, and a line on the error output said what.
man-status-misused = The command line makes no sense.
man-status-stopped = Ctrl-C or the system stopped the game; it is saved.
version = elevens { $version }
allowed-width = a number from { $low } to { $high }, or 0
allowed-number = a number from { $low } to { $high }
allowed-number-from = a number from { $low }
allowed-seat = a seat from 1 to { $seats }, or a name
allowed-colours = each of red, yellow, green, blue once
allowed-table = the name of a liblouis table
allowed-folder = a folder
allowed-date = a day, as in 2026-11-22
allowed-text = any text
called-lines = lines
called-never = never
called-sign = sign
called-nothing = nothing
called-word = word
called-key = key
called-final = final
called-unsure = unsure
called-always = always
called-off = off
called-on = on
called-nimm = nimm
called-free-opening = free-opening
called-three-openings = three-openings
called-extremes = extremes
called-classic = classic
called-junior = junior
called-beginner = beginner
called-elevens = elevens
