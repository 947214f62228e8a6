# Commands as they can be typed: what choices, offers and advice name them with.

say-aim = aim
say-answers = answers
say-automatic = by themselves
say-back = back
say-blue = blue
say-board = table
say-bonus = bonus
say-braille = braille
say-bridge = bridge
say-brief = brief
say-buffalo = buffalos
say-can = can
say-cancel = cancel
say-chatter = chatter
say-choose = choose
say-discard = discard
say-draw = draw
say-end = end
say-end-automatic = by itself
say-end-typed = typed
say-events = events
say-faster = faster
say-forced = forced moves
say-forward = forward
say-from = from
say-full = full
say-green = green
say-hand = hand
say-help = help
say-higher = higher
say-review = review
say-hint = hint
say-history = history
say-joker = joker
say-keys = keys
say-language = language
say-last = last
say-lay = lay
say-louder = louder
say-lower = lower
say-missing = missing
say-no = no
say-normal = normal
say-off = off
say-on = on
say-onto = onto
say-open = open
say-pause = pause
say-pile = pile
say-piles = piles
say-players = players
say-print = print
say-prompt-line = prompt
say-questions = questions
say-quit = quit
say-red = red
say-repeat = repeat
say-row = row
say-rules = rules
say-save = save
say-sayable = what can i say
say-score = score
say-settings = settings
say-setup = setup
say-signs = signs
say-since = since
say-slower = slower
say-softer = softer
say-sounds = sounds
say-speech = speech
say-stop = stop
say-swap = swap
say-take = take
say-told = told
say-turn = turn
say-turn-end = turn ending
say-typed = typed
say-undo = undo
say-verbosity = verbosity
say-voice = voice
say-where = where
say-yellow = yellow
say-yes = yes

say-value = value
say-round = round
say-left = lays left
say-can-draw = can I draw
say-can-end = can I pass
say-who = who laid
say-neighbours = neighbours
say-next = who is next
say-joker-places = joker places
say-drawn = drawn
say-unseen = unseen
say-cows = cows
say-why = why
say-now = now what
say-did = what did { $who } do
say-why-did = why did { $who } do that
say-cards-of = how many cards has { $who }
say-player-number = player { $n }
say-what-if = what if { $moves }
say-ask-bridges = bridges
say-ask-jokers = jokers
say-ask-turn = whose turn

# Outside of a game: to a menu, in the lobby of a server, at a table beside the game.

say-width = width
say-resume = resume
say-play = play { $table }
say-lessons = lessons
say-lessons-game = teach me { $game }
say-together = with more people
say-today = deal of the day
say-today-game = deal of the day in { $game }
say-saved-games = saved games
say-text = say { $text }
say-here = who is here
say-tell = tell { $text }
say-find = is { $name } here
say-await = tell me when { $name } comes
say-stop-awaiting = don't tell me any more when { $name } comes
say-tables = tables
say-new-table = new table
say-open-table = open { $table }
say-sit = sit at { $name }
say-watch = watch { $name }
say-invite = invite { $name }
say-start = start
say-again = play again
say-remove = remove { $name }
say-mute = mute { $name }
say-silence = don't let { $name } speak
say-let-speak = let { $name } speak
say-unmute = unmute { $name }
say-link = link
say-results = results
say-day-list = today's list
say-own-results = my results
say-ranking = ranking of { $table }
say-tournament = tournament
say-tournament-open = tournament of { $table }
say-tournament-join = join the tournament
say-tournament-leave = leave the tournament
say-tournament-start = start the tournament
say-tournament-cancel = cancel the tournament
say-tournament-standings = tournament standings
say-new-key = new key
say-recovery-code = recovery code
say-forget = forget me
say-lobby-help = lobby help
say-table-players = { $n } players
say-table-people = { $n } people
say-table-computers = { $n } computers
say-table-rounds = { $n } rounds
say-table-turn = { $n } minutes a turn
say-table-stand-in = { $n } minutes
say-table-waits = no stand-in
say-table-open = everybody
say-table-invited = by invitation
say-table-guest = with { $name }

say-that = do that
say-both = lay both
say-all = lay all of them
say-other = the other one
say-likewise = the same in { $colour }
say-also = and { $cards }
say-not-that = not that one
say-take-back = take back { $cards }
say-must = must
say-must-draw = must I draw
say-must-end = must I pass
say-must-lay = must I lay
say-count = how many cards do I have
say-count-colour = how many { $colour } do I have
say-wait = wait
say-me = me
say-term = what does { $term ->
    [fit] fit
    [lock] a lock
    [opening] an opening
    [half] a half
    [row] a row
    [run] a run
    [joker] a joker
    [swap] a swap
    [discard] a discard
    [bridge] a bridge
    [neighbour] a neighbour
    [bonus] a bonus card
    [pile] the pile
    [draw] drawing
    [pass] passing
    [out] going out
    [blocked] blocked
    [round] a round
    [points] points
    [cow] a cow
    [buffalo] a buffalo
    [hand] the hand
    [turn] a turn
    [missing] missing
   *[hint] a hint
} mean
