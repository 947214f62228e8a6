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
now-questions-nimm = Questions: { $questions }. Also: help, repeat, quit.
referee-no-hand = That cannot be: the program knows no hands at a real table.
history-first = That was the first line.
history-last = That was the last line.
not-a-move = That is not a whole move. For example: red 10 9, draw, end.
not-a-move-bridge = That is not a whole move. For example: red 10 9, blue 9 from yellow, draw, end.
not-a-move-nimm = That is not a whole move. For example: 36 on 31, take 46, end.
not-ordered = Nothing done: that was no order.
not-understood = I do not understand that. Try help.
no-answer = I have no answer to that. What can be asked: help questions.
waiting = All right.
waiting-turn = All right: your turn goes on until you end it.
said-too-long = That was too long. One move or one question at a time.
more-nothing = There is no more to tell.
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
automation-set-forced = { $mode ->
    [automatic] Where only one move is possible, it is made by itself.
    [told] Where only one move is possible, Enter makes it.
   *[typed] Where only one move is possible, you type it.
}
automation-set-turn-end = { $mode ->
    [automatic] Once you lay, your turn ends by itself, unless you say { $wait }.
   *[other] You end your turn yourself.
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
speech-condensed = { $n ->
    [one] 1 more message.
   *[other] { $n } more messages.
} To hear all of them: since.
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
voice-fetch-model = For English by voice the model is missing: apt-get install pocketsphinx-en-us, or { $command }. The keyboard goes on.
voice-no-microphone = No microphone answers. To see those of the system: { $command }. The keyboard goes on.
voice-no-system = The game can't hear by itself now. The keyboard goes on.
voice-built = This program was built without hearing: cargo build --release --features voice. The keyboard goes on.
voice-ended = The microphone is gone. The keyboard goes on.
voice-back = The microphone is back.
listen-report-failed = The report of what is heard can't be written to { $path }: { $reason }. The keyboard goes on.
listen-report-lost = The report of what is heard can't be written any more. The game goes on.
microphone-sentence = i would like to play cards tonight
microphone-try = Now the microphone. Say: { $sentence }. Enter skips this.
microphone-again = Once more: { $sentence }. Enter skips this.
microphone-level = { $level ->
    [nothing] Nothing is heard at all. Is the microphone on?
    [quiet] Too quiet. Come closer, or turn the microphone up.
    [loud] Too loud. Move away, or turn the microphone down.
   *[good] The level is good.
}
microphone-understood = Understood.
microphone-later = Not understood. Try again later in the settings, or type.
settings-microphone = Try the microphone
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
menu-title-first = Elevens. Press Enter for a first game, { $game }, or choose a number.
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
automation-forced = { $mode ->
    [automatic] Forced moves: by themselves
    [told] Forced moves: told, and Enter makes them
   *[typed] Forced moves: typed
}
automation-forced-automatic = by themselves
automation-forced-told = told, and Enter makes them
automation-forced-typed = typed
automation-turn-end = { $mode ->
    [automatic] End of turn: by itself after you lay
   *[other] End of turn: typed
}
automation-turn-end-automatic = by itself after you lay
automation-turn-end-typed = typed
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
error-fault-io = it can't be read, { $reason }.
error-fault-line = this is no line of a record.
error-fault-version = this is a record of version { $version }; this program reads version 1.
error-fault-place = this line does not belong here.
error-fault-game = there is no game { $game }.
error-fault-rows = the rows are not the four colours.
error-fault-plan = no match can be played so.
error-fault-seat = there is no seat { $seat } at this table.
error-fault-code = { $code } is no card and no move.
error-fault-deal = the deal is impossible, { $reason }
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
decimal-sign = .
allowed-seat = a seat from 1 to { $seats }, or a name
allowed-number-from = a number from { $low }
