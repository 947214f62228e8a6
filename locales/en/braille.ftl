# The compact form for braille: it takes the place of messages of the same id. What is not here is as in print.
# Colour letter and number, ranges with a hyphen, * joker, # bridge. A comma parts facts, and stands nowhere else.

colour-red = r
colour-yellow = y
colour-green = g
colour-blue = b

list-two = { $first } { $last }
list-or = { $first }/{ $last }
list-more = { $first } { $last }
laid-then = { $first } { $next }
range = { $from }-{ $to }
negative = -{ $n }
card = { $colour }{ $numbers }
row-name = { $colour }
card-joker = *{ $card }
card-bridged = { $from }#{ $card }
cards-from = { $from }#{ $cards }
jokers-held = { $n ->
    [one] *
    [2] **
    [3] ***
    [4] ****
   *[other] { $n } *
}

name-player = p{ $n }

## The match and its rounds

match-against = { $game }, rounds { $n }, with { $name }
match-begins = { $game }, rounds { $n }
match-resumed = { $game }, round { $round }/{ $rounds }
match-players = table { $names }
rows-order = rows { $rows }
without-colour = without { $colour }
round-begins = round { $round }/{ $rounds }
round-deal = each { $cards }, pile { $pile }
round-deal-bridges = each { $cards } # { $bridges }, pile { $pile }
you-begin = you begin
other-begins = { $name } begins
your-turn = your turn
your-turn-cards = your turn, cards { $n }
round-out-you = you are out, round { $round } over
round-out-other = { $name } is out, round { $round } over
round-out-you-junior = well done, you are out, round { $round } over
round-out-other-junior = { $name } is out, round { $round } over
round-blocked = all passed, round { $round } over
tally-empty = { $name } { $points }, no cards
tally-empty-bonus = { $name } { $points }, no cards, bonus { $n }
tally-hand = { $name } { $points }, hand { $cards }
tally-hand-bonus = { $name } { $points }, hand { $cards } = -{ $sum }, bonus { $n } = { $bonus }
tally-cows = { $name } { $n }, hand { $cards }
tally-brief = { $name } { $points }
scores-round = round { $round } { $scores }
totals = total { $scores }
total-highest = high wins
total-lowest = low wins
match-won-you = you win { $points }
match-won-you-minus = you win -{ $points }
match-won-you-junior = you win { $points }
match-won-other = { $name } wins { $points }
match-won-other-minus = { $name } wins -{ $points }
match-shared = tie { $names }, { $points }

## What you do

you-laid = laid { $cards }
you-laid-with = laid { $cards }
you-laid-brief = laid { $cards }
you-swapped = { $n ->
    [one] swapped { $card }, * yours
   *[other] swapped { $card }, { $n }* yours
}
you-swapped-brief = { $n ->
    [one] swapped { $card }, * yours
   *[other] swapped { $card }, { $n }* yours
}
you-discarded = { $n ->
    [one] *
   *[other] { $n }*
} discarded
you-drew = drew { $card }
you-drew-brief = drew { $card }
you-drew-joker = drew *
you-drew-fits = fits, lay it
you-drew-fits-brief = drew { $card }, lay it
you-drew-again = no fit, draw again
you-drew-unfit = no fit
you-passed = passed
forced-drew = none fits, drew { $cards }
forced-drew-brief = drew { $cards }
forced-drew-laid = { $n ->
    [one] none fits, drew and laid { $card }
   *[other] none fits, drew { $cards }, laid { $card }
}
forced-drew-laid-brief = { $n ->
    [one] drew and laid { $card }
   *[other] drew { $cards }, laid { $card }
}
forced-laid = laid { $card }, the only one
forced-opening = you begin { $card }
forced-passed = none fits, passed
forced-ended = none fits, turn over
forced-ended-limit = turn over
enter-draws = none fits, Enter draws
enter-lays = Enter lays { $card }
enter-discards = Enter discards *
enter-passes = none fits, Enter passes
enter-takes = none fits, Enter takes { $card }
enter-ends = none fits, Enter ends
enter-goes-on = Enter goes on
you-bonus = bonus { $half }
you-bonus-brief = bonus { $half }
you-no-bonus = { $half } full, no bonus left
bonus-left = { $n ->
    [0] no bonus left
   *[other] bonus left { $n }
}
lays-left = { $n ->
    [0] no more, end
   *[other] more { $n }
}
lays-done = no more, end
hand-left = cards { $n }
undone-lay = back { $cards }
undone-swap = swap back { $card }
undone-discard = * back
deeds-then = { $first }, { $next }

## What others do

other-laid = { $name } { $cards }
other-swapped = { $name } swaps { $n ->
    [one] *
   *[other] { $n }*
} { $card }
other-discarded = { $name } discards { $n ->
    [one] *
   *[other] { $n }*
}
next-discarded = discards { $n ->
    [one] *
   *[other] { $n }*
}
next-swapped = swaps { $n ->
    [one] *
   *[other] { $n }*
} { $card }
next-laid = { $cards }
other-drew = { $n ->
    [one] { $name } draws
   *[other] { $name } draws { $n }
}
others-drew = { $names } draw
other-passed = { $name } passes
others-passed = { $names } pass
other-bonus = { $name } bonus { $half }
other-bonus-brief = { $name } bonus { $half }
other-no-bonus = { $name } { $half } full, no bonus left
other-left = { $deeds }, left { $n }
other-holds = { $name } has { $n }
half = { $colour }{ $low }-{ $high }
nothing-happened = nothing happened

## Answers

hand-line = { $cards }
hand-empty = no cards
hand-colour-none = no { $colour }
hand-full = cards { $n }, { $bridges ->
    [0] no #
   *[other] # { $bridges }
}
hand-count = cards { $n }
row-line = { $colour }{ $numbers }
row-jokers = { $colour }{ $numbers } *{ $jokers }
row-empty = { $colour } empty
row-empty-opens = { $colour } empty op { $numbers }
row-complete = { $colour } full
row-opens = op { $numbers }
row-you-hold = you { $numbers }
row-missing = gap { $numbers }
can-lay = lay { $cards }
can-lay-nothing = none fits
can-colour-nothing = no { $colour } op { $numbers }
can-joker = * where open
can-bridge = { $cards }
can-swap = swap { $cards }
can-draw = draw
can-must-draw = draw
can-end = end
can-pass = pass
can-must-lay = must lay
can-yes = yes { $card }
can-joker-yes = yes *{ $card }
can-yes-discard = yes, discard
can-not-your-turn = not your turn
score-none = no round over
score-cards = left { $counts }
score-bonus = bonus { $scores }
count-line = { $name } { $n }
count-full = { $name } { $n } # { $bridges } bonus { $bonuses }
pile-left = { $n ->
    [0] pile empty
   *[other] pile { $n }
}
bridges-yours = { $n ->
    [0] no #
   *[other] # { $n }
}
bridges-built = table { $bridges }
bridges-none-built = table none
jokers-table = table *{ $cards }
jokers-none = table no *
jokers-yours = { $n ->
    [0] hand no *
   *[other] hand * { $n }
}
bonus-yours = { $n ->
    [0] no bonus
   *[other] bonus { $n }
}
bonus-supply = { $n ->
    [0] none left
   *[other] left { $n }
}
turn-yours = your turn
turn-yours-laid = your turn, { $laid }/4
turn-yours-count = your turn, laid { $laid }
turn-other = turn of { $name }
round-of = round { $round }/{ $rounds }
not-in-game-jokers = no * here
not-in-game-bridges = no # here
not-in-game-bonus = no bonus here

## Refusals

refuse-not-held = no { $card } held
refuse-your-colour = you { $colour }{ $numbers }
refuse-no-joker = no * held
refuse-filled = no: { $card } lies there
refuse-joker-there = no: * lies there, ={ $card }
refuse-not-fitting = no { $card } op { $numbers }
refuse-bridge-would = # from { $rows }
refuse-four-used = no: end or undo
refuse-no-bridge = no # left
refuse-bridges-short = no: only # { $n }
refuse-not-neighbours = no #, { $to } has # from { $rows }
refuse-no-foot = no #, no { $foot } there
refuse-fits-anyway = no #, { $card } fits
refuse-no-joker-there = no * at { $card }
refuse-swap-unpaid = no swap, no lay left
refuse-owes-lay = no: lay first or undo
refuse-must-lay = no: pile empty, lay { $cards }
refuse-must-lay-fits = no: lay { $cards }
refuse-draw-alone = no draw, end or undo
refuse-can-lay = no draw, lay { $cards }
refuse-pile-empty-lay = no: pile empty, lay { $cards }
refuse-pile-empty-pass = no: pile empty, pass
refuse-pass = no pass, lay or draw
refuse-draw-first = none fits, draw
refuse-must-lay-drawn = no: lay { $card }
refuse-no-place = no { $card }, rows 1-{ $highest }
refuse-left-out = no { $colour } in match
refuse-row-not-open = no { $colour }, open { $cards }
refuse-opening = no: open { $cards }
refuse-round-over = round over
refuse-number-none-held = no { $number } held
refuse-number-none-fits = no { $number } fits, { $cards }
refuse-bridge-nowhere = no # to { $card }
refuse-turn-over = no: first card alone
refuse-nothing-laid = none laid
undo-nothing = no undo
undo-draw = no undo of draw

## 11 nimm!

nimm-deal = each { $cards }, stock { $stock }
nimm-on = { $cards }>{ $pile }
nimm-piles = { $n ->
    [0] no pile
   *[other] piles { $piles }
}
nimm-takes = { $pile } takes { $from }-{ $to }
nimm-opened = new { $piles }
nimm-you-laid = laid { $cards }
nimm-you-laid-brief = { $cards }
nimm-you-took = took { $pile }, { $cards }, cows { $n }
nimm-you-buffalo = buffalo, { $left ->
    [0] none left
   *[other] left { $left }
}
nimm-you-buffalo-brief = buffalo
nimm-you-buffalo-from = buffalo from { $from }
nimm-no-buffalo = no buffalo left
nimm-turn-more = more or end
nimm-other-took = { $name } takes { $pile }, cards { $n }
nimm-other-buffalo = { $name } buffalo
nimm-other-buffalo-from = { $name } buffalo from { $from }
nimm-other-buffalo-yours = { $name } your buffalo
nimm-cows = cows { $n }
nimm-can-take = take
nimm-can-only-take = none fits, take
nimm-can-on = { $cards }>{ $pile }
nimm-can-on-nothing = none on { $pile }
nimm-can-yes-take = yes, take { $pile }
nimm-buffalos = buffalos { $scores }, { $n ->
    [0] none left
   *[other] left { $n }
}
nimm-stock = { $n ->
    [0] stock empty
   *[other] stock { $n }
}
nimm-refuse-no-pile = no pile { $card }
nimm-refuse-window = no { $card }, { $pile } takes { $from }-{ $to }
nimm-refuse-order = no { $card }, not above { $pile }
nimm-refuse-nowhere = no pile for { $card }
nimm-refuse-second = no: needs a buffalo
nimm-refuse-other-pile = no: buffalos { $n }, piles { $n }, end
nimm-refuse-take-alone = no take, end
nimm-refuse-few = no buffalo, pile too small
nimm-refuse-supply = no: buffalos left, take
nimm-refuse-own = no: your own
nimm-refuse-most = no: not the most, from { $names }
nimm-refuse-nobody = no: you have the most, take
nimm-refuse-who = no { $name } here
nimm-refuse-pass = no pass, lay or take
undo-nimm = no undo here
not-in-game-piles = no piles here
not-in-game-colours = no colours here
not-in-game-draw = no draw, lay or take

## Where cards are

where-table = { $card } on table
where-joker = *{ $card } on table
where-hand = { $card } yours
where-unseen = { $card } not on table
missing-row = { $colour }{ $numbers } missing
open-at = op { $cards }
open-nowhere = no row open

## What else is asked

value-now = hand { $points }
value-with-bonus = with bonus { $n } = { $points }
value-part = { $cards } = { $sum }
score-bonus-points = bonus points { $scores }
missing-yours = you { $numbers }
left-any = any number
left-first = one card, ends turn
left-limit = { $n } a turn
answer-no = no
can-draw-yes = yes, draw
can-end-yes = yes, end
can-pass-yes = yes, pass
who-you-now = you laid { $card } now
who-you-before = you laid { $card } before
who-you-swapped = you swapped { $card }
who-other-now = { $name } laid { $card } now
who-other-before = { $name } laid { $card } before
who-other-swapped = { $name } swapped { $card }
who-start = { $card } since deal
who-nobody = nobody
jokers-gone = out * { $n }
jokers-surely = { $n ->
    [one] { $name } holds a *
   *[other] { $name } holds * { $n }
}
joker-places = * to { $cards }
joker-places-yours = your * to { $cards }
joker-places-none = hand no *, * to { $cards }
neighbours-both = above { $above }, below { $below }
neighbours-top = { $colour } on top, below { $below }
neighbours-bottom = { $colour } at bottom, above { $above }
next-after-you = after you { $name }
next-after = after { $name } { $next }
next-before-you = before you { $names }
person-none = no { $name } here, table { $names }
did-nothing-you = you: no turn yet
did-nothing-other = { $name }: no turn yet
drawn-last = last drew { $cards }
drawn-none = none drawn
unseen-row = unseen { $colour }{ $numbers }
unseen-jokers = unseen * { $n }
unseen-nothing = all seen
now-wait = wait
now-bridge-swap = # { $bridged }, swap { $swapped }
what-if-opens = opens { $cards }
what-if-nothing = opens none
what-if-mine = you { $cards }
what-if-others = others { $cards }
what-if-bonus = earns bonus
what-if-swap = others swap * { $cards }
what-if-over = round over
what-if-turn-over = turn over
what-if-hand = { $n ->
    [0] no cards
   *[other] cards { $n }
}
not-in-game-cows = no cows here
nimm-cows-each = { $cows } each { $cards }
nimm-cows-taken = { $n ->
    [0] no cows taken
   *[other] cows taken { $n }
}
nimm-has-buffalos = { $n ->
    [0] no buffalo
   *[other] buffalos { $n }
}
nimm-pile-of = { $pile } of { $n }
nimm-piles-big = big { $piles }
nimm-pile-size = cards { $n } cows { $cows }
nimm-took-last = last took { $pile }, { $cards }
nimm-took-none = no pile taken
nimm-unseen = unseen { $cards }
left-nimm-one = one card, no buffalo
left-nimm-piles = any number, piles { $n }
what-if-take = takes cards { $n }, turn over
what-if-buffalo = earns buffalo
aim-elevens = no cards, bonus 11, * -11, most wins
aim-beginner = no cards, most wins
aim-lowest = no cards, least wins
aim-nimm = no cards, least cows win
why-nothing = none refused
why-no-such-move = name a card of your hand
why-undo = only this turn, last first
why-undo-draw = you saw the card
why-undo-nimm = laid is laid
why-advised-draw = then cards { $n }
why-advised-end = turn over, cards { $n }
why-round-over = a hand is empty or all passed
why-numbers-only = numbers alone
why-no-place = rows 1-{ $highest }
why-not-held = from your hand alone
why-filled = one card a place
why-filled-joker = one card a place, * counts as its card
why-not-fitting = beside its colour, one up or down
why-not-fitting-bridge = beside its colour, one up or down, or by #
why-row-not-open = some numbers open a row
why-opening = first turn, one card that opens
why-four = 4 laid a turn
why-four-joker = 4 a turn, laid or discarded
why-no-bridge = your # lie on the table
why-neighbours = # to the next row alone
why-foot = # from the same number in the next row
why-fits-anyway = # only where none fits without
why-no-joker-there = number for the * in its place
why-swap-lays = swap and lay in one turn
why-must-lay = what fits must be laid, one at least
why-must-lay-empty = pile empty, lay one if it fits
why-drawn = drawn and fits, lay it
why-draw-alone = a draw is a whole turn
why-can-lay = draw only if none fits, with a limit
why-pile-empty = pile empty
why-no-pass = pile left, lay or draw
why-no-pass-joker = pile left, lay, discard * or draw
why-draw-first = none fits, draw up to { $n }
why-nimm-pile = name a pile by its top
why-nimm-window = 1-10 above the top, 1 after 100
why-nimm-order = a pile rises in a turn
why-nimm-second = no buffalo, one card
why-nimm-piles = a pile for each buffalo
why-nimm-take-alone = taking is a whole turn
why-nimm-few = 3 cards for a buffalo
why-nimm-supply = from others once none is left
why-nimm-claim = from who has the most
why-nimm-no-pass = lay or take
why-turn = not your turn
hint-lay = lay { $cards }
hint-swap = swap { $card }
hint-discard = { $n ->
    [one] discard
    [2] discard, discard
   *[other] discard, discard, discard
}
hint-draw = draw
hint-pass = pass
hint-end = end
hint-take = take { $pile }
hint-take-from = take { $pile } from { $from }
hint-then = { $first }, { $next }
hint-because = { $turn }, { $reason }
hint-bare = { $turn }
hint-chance = wins { $best } in 100, else { $other }
hint-lost = lost if the other never errs
hint-and-end = end
hint-other = next best { $turn }
hint-alike = as good { $turn }
hint-open = others then lay { $cards }
hint-open-none = others then none
reason-only = nothing else allowed
reason-close = too close
reason-wins = wins for certain
reason-shares = shares the win for certain
reason-out = empties hand
reason-opens-nothing = opens none for others
reason-lock-shut = opens none, keeps lock { $card }
reason-lock = keeps lock { $card }
reason-shut = does not open { $cards }
reason-frees = makes room { $cards }
reason-joker = keeps *
reason-bridge = keeps #
reason-takes-joker = gives *
reason-bonus = earns bonus
reason-prepares-bonus = keeps last of { $half }, bonus
reason-leaves-no-bonus = leaves no bonus { $half }
reason-points = rids of { $n ->
    [one] { $n } point
   *[other] { $n } points
}
reason-points-more = rids of { $n ->
    [one] { $n } point
   *[other] { $n } points
} not { $other }
reason-cards = rids of { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
reason-cards-more = rids of { $n ->
    [one] { $n } card
   *[other] { $n } cards
} not { $other }
reason-cows = rids of { $n ->
    [one] { $n } cow
   *[other] { $n } cows
}
reason-cows-more = rids of { $n ->
    [one] { $n } cow
   *[other] { $n } cows
} not { $other }
reason-narrows = others { $n ->
    [one] { $n } card
   *[other] { $n } cards
} not { $other }
reason-no-pile = spares pile of { $n }
reason-nothing-fits = none fits
reason-smallest = smallest, cards { $n }
reason-buffalo = earns buffalo

review-round = round { $round } { $won ->
    [won] won
    [shared] shared
    [lost] lost
   *[open] open
}
review-round-of = { $name } round { $round } { $won ->
    [won] won
    [shared] shared
    [lost] lost
   *[open] open
}
review-luck = deal { $chance } in 100, even { $fair }
review-play = { $costly ->
    [0] play cost none
   *[other] { $costly } of { $choices } choices cost
}
review-close = play cost, too close
review-lost-luck = lost by luck
review-lost-play = lost by play, { $costly } of { $choices } choices cost
review-lost-close = luck or play, too close
review-sound = nothing better
review-turn = turn { $turn }
review-round-turn = round { $round } turn { $turn }
review-did = { $when } { $did }
review-sound-at = { $when } nothing better
review-sound-to = turn { $turn }-{ $last } nothing better
review-round-sound-to = round { $round } turn { $turn }-{ $last } nothing better
review-better = better { $turn }
review-rather = perhaps better { $turn }
review-chance = { $before } in 100, as played { $after }
review-won-lost = won for certain, as played lost
review-won-shared = won for certain, as played shared
review-shared-lost = shared for certain, as played lost
review-won-left = won for certain, as played { $after } in 100
review-shared-left = shared for certain, as played { $after } in 100
review-next = turn by turn { $word }
review-over = last turn
review-not-yet = review after the round
did-draw = draw
did-pass = pass
did-end = end
did-take = pile { $pile }
did-take-from = pile { $pile } from { $from }
did-swap = { $n ->
    [one] { $card } for *
   *[other] { $card } for { $n } *
}
did-discard = { $n ->
    [one] *
   *[other] { $n }*
} discarded
thinks = { $name } thinks
must-yes = yes must
must-no = no must
refer-nothing = no card named
refer-nothing-nimm = no card named
refer-done = done, undo takes back
refer-not-two = no two named
refer-not-two-nimm = no two named
refer-no-other = no two to choose from
refer-no-other-nimm = no two to choose from
take-back-none = not played { $what }
take-back-last-first = first undo { $last }, then { $what }
## The referee
referee-on-table = table { $cards }
referee-who-begins = who begins
referee-who-holds = who has { $card }
referee-nobody = nobody
referee-deal-again = no 11, deal again
referee-turn = { $name }: your turn
referee-turn-cards = { $name }: your turn, cards { $n }
referee-turn-pile-empty = { $name }: your turn, cards { $n }, pile empty
referee-drawn-again = lay or draw again
referee-drawn-last = lay or end
referee-fits = fits { $cards }
referee-bridges = # { $scores }
referee-hand = { $name }: cards left { $n }, which
referee-hand-form = as r3 5 b12
referee-hand-form-joker = as r3 5 *
referee-hand-now = round over, cards left
referee-no-hands = no hand seen, players
referee-quit = not saved, leave: yes or no
referee-no-pause = no computer, no pause
referee-no-forced = each move is told
referee-card-told = told { $card }
referee-jokers-left = { $n ->
    [0] no *
   *[other] only * { $n }
} for a hand
referee-count = { $name } has { $n } not { $told }, count or undo
referee-joker-missing = { $name } has a * from the table
referee-must-lay = one fits, lay it
referee-number = no { $number } fits
referee-pile-empty = pile empty, lay or end
referee-lay-or-draw = no end yet, lay or draw
referee-no-draw-left = no draw, lay or end
referee-undone-first = back: { $name } begins
referee-undone-nobody = back: nobody has that 11
referee-undone-hand = back: hand of { $name }
referee-undone-draw = back: { $name } draws
referee-undone-end = back: { $name } ends
referee-undo-nothing = no undo

# Why somebody played so, and a hint that stays.
hand-colour-count = cards { $n }, { $cards }
hint-draw-long = draw for now
hint-draw-again = draw as before
why-did-you = your own turn, see review
why-did-drew-must = { $name } had no card that fits
why-did-drew = perhaps { $name } had none, or held one back
why-did-passed = { $name } had none, pile empty
why-did-laid = perhaps for { $points } fewer
why-did-laid-cows = perhaps for { $n } fewer
why-did-opened = { $name } may hold { $cards }
why-did-swapped = perhaps wants * elsewhere
why-did-joker = perhaps for 11 fewer
why-did-bonus = for the bonus
why-did-took = perhaps { $name } had none
why-did-took-big = perhaps { $name } had none, or wanted the buffalo

## Tournaments

tournament-opened = tournament { $game }, players { $players }, rounds { $rounds }, { $join }
tournament-opened-by = { $name } opens tournament { $game }, players { $players }, rounds { $rounds }, { $join }
tournament-opened-you = open, you are in, { $game }, players { $players }, rounds { $rounds }, { $start }
tournament-waits = tournament { $game } waits, { $n }/{ $players }, { $join }
tournament-in-it = in it { $names }
tournament-joined = { $name } is in, { $n }/{ $players }
tournament-joined-you = you are in, { $n }/{ $players }
tournament-in = in already
tournament-out = you are not in it
tournament-back = in again from next round
tournament-left = { $name } leaves tournament
tournament-left-you = you are out
tournament-yours = tournament is yours, { $start }
tournament-begun = tournament has begun
tournament-only-opener = that is for { $name }
tournament-only-keeper = that is for the keeper
tournament-few = needs two players
tournament-cancelled = tournament called off
tournament-begins = tournament begins, players { $n }, rounds { $rounds }
tournament-none = no tournament, { $open }
tournament-already = there is one already
tournament-shared = no tournaments here
tournament-players-wrong = players 2-{ $high }
tournament-rounds-wrong = rounds 1-{ $high }
tournament-round = tournament { $round }/{ $rounds }, table { $table }, with { $names }
tournament-busy = leave your table, { $sit }
tournament-table = not at a tournament table
tournament-table-over = next round when all are done
tournament-leads = round { $round }, first { $names } { $points }
tournament-leads-you = round { $round }, you are first, points { $points }
tournament-own = you { $points }, place { $place }
tournament-won = tournament over, { $names } wins { $points }
tournament-won-you = tournament over, you win { $points }
tournament-title = { $game }, rounds { $played }/{ $rounds }
tournament-line = { $what }
tournament-place = { $place } { $name } { $points }
