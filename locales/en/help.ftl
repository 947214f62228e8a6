# Help: short, in layers. Each line is one line of output.

help =
    Moves: red 10 9, draw, end, undo.
    Questions: hand, red, table, can, score, last.
    More: help lay, help questions, help joker, help bridge, help bonus, help turn, help signs, help settings, help braille, help speech, help keys. Or: rules, quit.
help-plain =
    Moves: red 10 9, draw, end, undo.
    Questions: hand, red, table, can, score, last.
    More: help lay, help questions, help turn, help signs, help settings, help braille, help speech, help keys. Or: rules, quit.
help-lay =
    Lay cards by colour and numbers: red 10 9 8, or r10 r9, or red 10 to 8. All are laid, or none.
    A number alone is enough when only one such card of yours fits: 8.
    Then end your turn: end, or e.
    Draw a card: draw, or d. Take a move of this turn back: undo, or u.
help-questions =
    Your cards: hand, or h. One colour of them: hand red.
    A row: red. All rows: table, or t.
    What you can lay: can, or c. One card: can red 8.
    Also: score, players, pile, bridges, bonus, turn, last, repeat, history 5.
    When a round is over, what cost most in it: review.
    Asking twice, or adding full, tells more: score full.
help-questions-plain =
    Your cards: hand, or h. One colour of it: hand red.
    A row: red. All rows: table, or t.
    What you can lay: can, or c. One card: can red 8.
    Also: score, players, pile, turn, last, repeat, history 5.
    When a round is over, what cost most in it: review.
    Asking twice, or adding full, tells more: score full.
help-questions-nimm =
    Your cards: hand, or h. The piles: piles, or t.
    What you can lay: can, or c. On one pile: can on 46.
    Also: buffalos, how many cows, score, players, pile, turn, last, repeat, history 5.
    When a round is over, what cost most in it: review.
    Asking twice, or adding full, tells more: score full.
help-joker =
    Lay a joker as a card: joker red 9, or *r9.
    Swap: with the red 9 in hand you take the joker that lies there: swap red 9, or =r9.
    Put a joker out of the game: discard, or x. It is one of the 4 of a turn.
    Where jokers lie: jokers.
help-bridge =
    A bridge goes from a card on the table to the row above or below, with the same number: blue 9 from yellow, or y>b9.
    With a joker: joker blue 9 from yellow.
    It costs none of the 4 of a turn, but the card does. Your bridges: bridges.
help-bonus =
    A bonus card is worth 11: fill the last gap of 1 to 11 or of 11 to 21 in a row.
    How many you have, and how many are left: bonus.
help-turn =
    A turn is 1 to 4 cards laid, then end. Or one card drawn, which ends it at once.
    With the pile empty you must lay one if it fits; else pass with end.
help-turn-until =
    A turn is as many cards laid as you like, then end. If one fits, you must lay at least one.
    If none fits, draw { $n ->
        [one] one card: if it fits, it is laid at once
       *[other] up to { $n } cards: the first that fits is laid at once
    }, and the turn is over.
help-turn-nimm =
    A turn is one card laid on a pile, or one pile taken.
    With buffalos you lay as many cards as you like, on as many piles as you have buffalos, then end.
help-settings =
    Messages: messages brief, messages normal, messages full.
    Language: language fr, language nl, language en.
    Moves without a choice: forced moves by themselves, forced moves told, forced moves typed.
    The end of your turn once you laid: turn ending by itself, turn ending typed. To go on: wait.
    Wait after each computer's turn: pause on, pause off.
    Short sounds: sounds on, sounds off.
    The game is saved after each move. To leave: quit, or q. Besides: menu, new game, resign.
help-signs =
    Star: a joker. Type * or joker, as in *r9.
    Square: a bridge. Type # or bridge, as in #b9.
    Eleven in braille: a bonus card, worth 11 points. The four 11s of the rows lie on the table from the start.
    All other cards have their number in braille.
help-signs-plain =
    Each card has its number in braille. For a colour type its first letter, as in r9.
help-signs-nimm = Each card has its number in braille.
help-referee =
    Tell what the one does whose turn it is: red 10 9, draw, end. A mistake: undo, as often as needed.
    Questions: red, table, can, can red 8, score, players, bridges, jokers, turn, last.
    At the end of a round tell what each still holds, as in red 3 5, joker. Or none.
    More: help lay, help questions, help joker, help bridge, help bonus, help turn, help signs. Or: rules, quit.
help-referee-plain =
    Tell what the one does whose turn it is: red 10 9, draw, end. A mistake: undo, as often as needed.
    Questions: red, table, can, can red 8, score, players, turn, last.
    At the end of a round tell what each still holds, as in red 3 5, blue 12. Or none.
    More: help lay, help questions, help turn, help signs. Or: rules, quit.
help-braille =
    The compact form for braille: braille on, braille off. Moves can be typed as they stand there.
help-braille-rows =
    r red, y yellow, g green, b blue, each before its numbers: r7, r8-14, r5 12 20.
    A row ends with op and where it opens, then you and what you hold of that: r11-13 op 10 14, you 14.
help-braille-joker =
    Joker *: *r9 is a joker as red 9, =r9 swaps. Bridge #: y#b9 is from yellow to the blue 9.
help-braille-nimm =
    36>31 is 36 on 31.
help-braille-facts =
    A comma parts facts. p2 is player 2. A refusal begins with no.
    The last line of a reply before the prompt, on its line: prompt on, prompt off.
help-nimm =
    Moves: 36 on 31, take 46, end.
    Questions: hand, piles, can, can on 46, buffalos, score, last.
    More: help take, help questions, help settings, help braille. Or: rules, quit.
help-piles =
    Lay a card on a pile: 36 on 31. The number alone is enough when it fits on one pile only: 36.
    With a buffalo several cards go at once: 36 37 on 31.
    Take a pile: take 46. With no buffalo left, claim one: take 46 from 2, or from a name.
    The piles: piles, or t. What goes on one: can on 46. Everybody's buffalos: buffalos.
help-speech =
    The voice: speech on, speech off. Faster, slower, louder, softer, higher, lower.
    Another voice: voice, or voice 3. Silence now: stop. Again: repeat, or repeat 3.
    Told less by voice: messages speech brief. Not told at all: events off, chatter off. Back: events on.
help-keys =
    Play by single keys: keys. Back to lines: escape, or { press-leave }.
    Left and right go over your hand, tab or plus to the next card that fits, full stop and comma over the colours, home and end to the first and last. A number goes to that card.
    Up and down go over the rows. Enter lays the card.
    { press-draw } draw, { press-end } end, { press-undo } undo. What can't be taken back is asked first: { press-yes } yes, { press-no } no, or the same key again.
    { press-board } table, { press-hand } hand, { press-can } can, { press-score } score, { press-last } last, { press-turn } whose turn, { press-players } players, { press-pile } pile, { press-open } open ends, { press-missing } missing, { press-hint } hint. A digit chooses from a list.
help-keys-bridges =
    { press-bridges } bridges, { press-swaps } swaps.
help-keys-nimm =
    Play by single keys: keys. Back to lines: escape, or { press-leave }.
    Left and right go over your hand, up and down over the piles, enter lays the card.
    { press-take } takes the pile, { press-end } end. What can't be taken back is asked first: { press-yes } yes, { press-no } no, or the same key again.
    { press-board } piles, { press-hand } hand, { press-can } can, { press-score } score, { press-last } last, { press-turn } whose turn, { press-players } players, { press-pile } stock, { press-hint } hint. A digit chooses from a list.
help-keys-lines =
    Page up and page down read back and forth. { press-repeat } repeats, space is silence, { press-keys } tells the keys of the moment, question mark is this help.

# The letters of single keys, those that are typed for the same where there are such.
press-draw = d
press-end = e
press-undo = u
press-yes = y
press-no = n
press-repeat = r
press-hint = i
press-board = t
press-hand = v
press-can = c
press-score = s
press-last = l
press-turn = w
press-players = p
press-pile = b
press-open = o
press-missing = m
press-bridges = g
press-swaps = j
press-take = k
press-keys = h
press-leave = q
keys-now-answer = { press-yes } yes, { press-no } no, or the same key again.
keys-now-choose = a digit chooses, { press-no } none.
keys-now-playable = tab to the next card that fits, enter lays it.
keys-now-draw = { press-draw } draws.
keys-now-bridges = { press-bridges } bridges.
keys-now-swaps = { press-swaps } swaps.
keys-now-take = up and down to a pile, { press-take } takes it.
keys-now-end = { press-end } ends your turn.
keys-now-undo = { press-undo } takes back.
keys-now-ask = { press-hand } hand, { press-board } table, { press-can } what fits, { press-hint } hint. Question mark: all keys.
