# What is told of the game. Cards come ready made: "red 10 to 12", "joker as red 9".

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $last }
# Cards colour by colour, where there are several of one.
colours-more = { $first }, { $last }
colours-last = { $first } and { $last }
# What fits only behind a joker.
laid-then = { $first }, then { $next }
range = { $from } to { $to }
negative = minus { $n }
card-named = { $colour } { $number }
card = { $colour } { $numbers }
row-name = { $colour }
card-joker = a joker as { $card }
card-bridged = { $card } bridged from { $from }
cards-from = { $cards } from { $from }
jokers-held = { $n ->
    [one] a joker
   *[other] { $n } jokers
}
count-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
count-bridges = { $n ->
    [one] 1 bridge
   *[other] { $n } bridges
}
count-bonus-cards = { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}
count-cows = { $n ->
    [one] 1 cow
   *[other] { $n } cows
}
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

game-elevens = 11 Elevens
game-beginner = Beginner
game-junior = Junior
game-classic = Classic
game-extremes = The extremes
game-three-openings = Three openings
game-free-opening = Free opening
game-nimm = 11 nimm!

name-you = you
name-player = Player { $n }

## The match and its rounds

match-against = { $game }, { count-rounds }, against { $name }.
match-begins = { $game }, { count-rounds }.
match-resumed = { $game }, round { $round } of { $rounds }, where you left it.
match-players = At the table: { $names }.
rows-order = Rows from the top: { $rows }.
without-colour = Without { $colour }.
round-begins = Round { $round } of { $rounds }.
round-deal = { $cards } cards each, { $pile } in the pile.
round-deal-bridges = { $cards } cards and { $bridges } bridges each, { $pile } cards in the pile.
you-begin = You begin.
other-begins = { $name } begins.

your-turn = Your turn.
your-turn-cards = Your turn. { $n ->
    [one] 1 card left.
   *[other] { count-cards }.
}

round-out-you = You are out: round { $round } is over.
round-out-other = { $name } is out: round { $round } is over.
round-out-you-junior = Well done, all your cards are gone! Round { $round } is over.
round-out-other-junior = { $name } has no cards left! Round { $round } is over.
round-blocked = Everyone passed: round { $round } is over.
tally-empty = { $name }: { $points }, no cards left.
tally-empty-bonus = { $name }: { $points }, no cards left and { count-bonus-cards }.
tally-hand = { $name }: { $points }, for { $cards }.
tally-cows = { $name }: { count-cows }, on { $cards }.
tally-hand-bonus = { $name }: { $points }. Minus { $sum } for { $cards }, plus { $bonus } for { count-bonus-cards }.
tally-brief = { $name } { $points }
scores-round = Round { $round }: { $scores }.
totals = Total: { $scores }.
total-highest = The highest wins.
total-lowest = The lowest wins.
match-won-you = You win the match with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
match-won-you-minus = You win the match with minus { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
match-won-you-junior = Hurray, you win the match with { $points ->
    [one] 1 point!
   *[other] { $points } points!
}
match-won-other = { $name } wins the match with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
match-won-other-minus = { $name } wins the match with minus { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
match-shared = A tie: { $names } share the win with { $points }.

## What you do

you-laid = { $cards } laid.
# With a joker or a bridge among them.
you-laid-with = Laid: { $cards }.
you-laid-brief = { $cards }.
you-swapped = { $n ->
    [one] { $card } swapped for the joker.
   *[other] { $card } swapped for { $n } jokers.
}
you-swapped-brief = { $n ->
    [one] Joker for { $card }.
   *[other] { $n } jokers for { $card }.
}
you-discarded = { $n ->
    [one] Joker discarded.
   *[other] { $n } jokers discarded.
}
you-drew = You drew { $card }.
you-drew-brief = Drew { $card }.
you-drew-joker = You drew a joker.
you-drew-fits = It fits: lay it.
you-drew-fits-brief = { $card } fits: lay it.
you-drew-again = It does not fit: draw again.
you-drew-unfit = It does not fit.
you-passed = You pass.
# Moves that were not to be chosen.
forced-drew = No card fits: you draw { $cards }.
forced-drew-brief = Drew { $cards }.
forced-drew-laid = { $n ->
    [one] No card fits: you draw { $card }, and lay it.
   *[other] No card fits: you draw { $cards }, and lay { $card }.
}
forced-drew-laid-brief = { $n ->
    [one] Drew and laid { $card }.
   *[other] Drew { $cards }, laid { $card }.
}
forced-laid = Only { $card } fits: you lay it.
forced-opening = You begin with { $card }.
forced-passed = No card fits, and the pile is empty: you pass.
forced-ended = Nothing more fits: your turn is over.
forced-ended-limit = Your turn is over.
enter-draws = No card fits: Enter draws.
enter-lays = Only { $card } fits: Enter lays it.
enter-discards = You can only discard a joker: Enter does so.
enter-passes = No card fits: Enter passes.
enter-takes = No card fits: Enter takes pile { $card }.
enter-ends = Nothing more fits: Enter ends your turn.
enter-goes-on = Enter goes on.
you-bonus = A bonus card: { $half } is complete.
you-bonus-brief = Bonus: { $half }.
you-no-bonus = { $half } is complete, but no bonus card is left.
bonus-left = { $n ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $n } are left.
}
lays-left = { $n ->
    [0] That was the fourth: end your turn.
    [one] 1 more this turn.
   *[other] { $n } more this turn.
}
lays-done = End your turn.
hand-left = { count-cards } in hand.
undone-lay = Taken back: { $cards }.
undone-swap = Swap at { $card } taken back.
undone-discard = Discard taken back.
# What somebody does in a turn, in one sentence.
deeds-then = { $first }, then { $next }

## What others do

other-laid = { $name } lays { $cards }
other-swapped = { $n ->
    [one] { $name } swaps { $card } for the joker
   *[other] { $name } swaps { $card } for { $n } jokers
}
other-discarded = { $n ->
    [one] { $name } discards a joker
   *[other] { $name } discards { $n } jokers
}
next-discarded = { $n ->
    [one] discards a joker
   *[other] discards { $n } jokers
}
next-swapped = { $n ->
    [one] swaps { $card } for the joker
   *[other] swaps { $card } for { $n } jokers
}
next-laid = lays { $cards }
other-drew = { $n ->
    [one] { $name } draws
   *[other] { $name } draws { $n } cards
}
others-drew = { $names } draw
other-passed = { $name } passes
others-passed = { $names } pass
other-bonus = { $name } gets a bonus card: { $half } is complete.
other-bonus-brief = Bonus for { $name }: { $half }.
other-no-bonus = { $name } completes { $half }, but no bonus card is left.
other-left = { $deeds }. { count-cards } left.
other-holds = { $name } now has { count-cards }.
nothing-happened = Nothing has happened yet.
half = { $colour } { $low } to { $high }

## What others do, by voice: grouped, and summed up where all of it would take too long

aloud-laid = { $cards }.
aloud-swapped = { $n ->
    [one] { $name } takes the joker at { $card }
   *[other] { $name } takes the jokers at { $card }
}
aloud-jokers-gone = { $n ->
    [one] Joker gone: { $cards }.
   *[other] Jokers gone: { $cards }.
}
aloud-left = { $n ->
    [one] One card left for { $name }.
   *[other] { $n } cards left for { $name }.
}
laid-jokers = jokers as { $jokers }
laid-and-jokers = { $cards }, and jokers as { $jokers }
aloud-count = { $name } { $n }
aloud-few = Left: { $counts }.
aloud-took = { $name } takes pile { $pile }.
aloud-took-buffalo = { $name } takes pile { $pile }, with a buffalo.
aloud-rest-drew = The others draw.
aloud-rest-passed = The others pass.
aloud-rest-drew-brief = Others draw.
aloud-rest-passed-brief = Others pass.
some-jokers = { $n ->
    [one] a joker
   *[other] { $n } jokers
}
some-bonus-cards = { $n ->
    [one] a bonus card
   *[other] { $n } bonus cards
}
some-piles = { $n ->
    [one] a pile
   *[other] { $n } piles
}
some-buffalos = { $n ->
    [one] a buffalo
   *[other] { $n } buffalos
}
sum-laid = { $people ->
    [one] { $names } lays { count-cards }.
   *[other] { $names } lay { count-cards }.
}
sum-swapped = { $people ->
    [one] { $names } swaps for { some-jokers }.
   *[other] { $names } swap for { some-jokers }.
}
sum-discarded = { $people ->
    [one] { $names } discards { some-jokers }.
   *[other] { $names } discard { some-jokers }.
}
sum-bonus = { $people ->
    [one] { $names } gets { some-bonus-cards }.
   *[other] { $names } get { some-bonus-cards }.
}
sum-took = { $people ->
    [one] { $names } takes { some-piles }.
   *[other] { $names } take { some-piles }.
}
sum-buffalo = { $people ->
    [one] { $names } gets { some-buffalos }.
   *[other] { $names } get { some-buffalos }.
}
sum-drew = { $people ->
    [one] { $names } draws { count-cards }.
   *[other] { $names } draw { count-cards }.
}
sum-passed = { $people ->
    [one] { $names } passes.
   *[other] { $names } pass.
}
sum-more = All of it: { $word }.

## Answers

hand-line = { $cards }.
hand-empty = Your hand is empty.
hand-colour-none = No { $colour }.
hand-colour-count = { $n }: { $cards }.
hand-full = { count-cards }, { $bridges ->
    [0] no bridge left.
    [one] 1 bridge.
   *[other] { $bridges } bridges.
}
hand-count = { count-cards }.
row-line = { $colour }: { $numbers }.
row-jokers = { $colour }: { $numbers }, { $n ->
    [one] joker at { $jokers }.
   *[other] jokers at { $jokers }.
}
row-empty = { $colour }: empty.
row-empty-opens = { $colour }: empty, opens with { $n ->
    [1] the { $numbers }.
   *[other] { $numbers }.
}
row-complete = { $colour }: complete.
row-opens = { $n ->
    [one] Opens at { $numbers }.
   *[other] Opens at { $numbers }.
}
row-you-hold = You hold { $numbers }.
row-missing = Missing: { $numbers }.
where-table = { $card } lies on the table.
where-joker = A joker lies as { $card }.
where-hand = You hold { $card }.
where-unseen = { $card } is not on the table yet.
missing-row = { $colour }: { $numbers } missing.
open-at = { $n ->
    [one] Open: { $cards }.
   *[other] Open: { $cards }.
}
open-nowhere = No row is open.
can-lay = You can lay { $cards }.
can-lay-nothing = No card fits.
can-colour-nothing = { $n ->
    [one] No card fits: { $colour } opens at { $numbers }.
   *[other] No card fits: { $colour } opens at { $numbers }.
}
can-joker = A joker fits wherever a row opens.
can-bridge = With a bridge: { $cards }.
can-swap = To swap for a joker: { $cards }.
can-draw = You can draw.
can-must-draw = Draw.
can-end = You can end your turn.
can-pass = You can pass.
can-must-lay = You must lay at least one.
can-yes = Yes, { $card } fits.
can-joker-yes = Yes, a joker fits as { $card }.
can-yes-discard = Yes, you can discard a joker.
can-not-your-turn = It is not your turn.
score-none = No round is over yet.
score-cards = Cards left: { $counts }.
score-bonus = Bonus cards so far: { $scores }.
count-line = { $name }: { count-cards }
count-full = { $name }: { count-cards }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}, { $bonuses ->
    [one] 1 bonus card
   *[other] { $bonuses } bonus cards
}.
pile-left = { $n ->
    [0] The pile is empty.
   *[other] { count-cards } in the pile.
}
bridges-yours = { $n ->
    [0] You have no bridge left.
   *[other] You have { count-bridges }.
}
bridges-built = On the table: { $bridges }.
bridge-built = from { $from } to { $to }
bridges-none-built = None on the table.
jokers-table = Jokers on the table: { $cards }.
jokers-none = No joker on the table.
jokers-yours = { $n ->
    [0] You hold no joker.
   *[other] You hold { jokers-held }.
}
bonus-yours = { $n ->
    [0] You have no bonus card.
   *[other] You have { count-bonus-cards }.
}
bonus-supply = { $n ->
    [0] None is left to earn.
    [one] 1 is left to earn.
   *[other] { $n } are left to earn.
}
turn-yours = Your turn.
turn-yours-laid = Your turn: { $laid } of 4 used.
turn-yours-count = Your turn: { $laid ->
    [one] 1 card laid.
   *[other] { $laid } cards laid.
}
turn-other = { $name } is to play.
round-of = Round { $round } of { $rounds }.
not-in-game-jokers = There are no jokers in this game.
not-in-game-bridges = There are no bridges in this game.
not-in-game-bonus = There are no bonus cards in this game.

## Refusals

refuse-not-held = You do not hold { $card }.
refuse-your-colour = Your { $colour }: { $numbers }.
refuse-no-joker = You hold no joker.
refuse-filled = { $card } is on the table already.
refuse-joker-there = A joker lies at { $card }: swap { $card } takes it.
refuse-not-fitting = { $n ->
    [one] { $card } does not fit: { $colour } opens at { $numbers }.
   *[other] { $card } does not fit: { $colour } opens at { $numbers }.
}
refuse-bridge-would = A bridge from { $rows } would reach it.
refuse-four-used = 4 cards is the most in a turn: end it, or undo.
refuse-no-bridge = You have no bridge left.
refuse-bridges-short = You have { $n ->
    [one] only 1 bridge: these moves need more.
   *[other] only { $n } bridges: these moves need more.
}
refuse-not-neighbours = { $from } is no neighbour of { $to }: a bridge to { $to } starts in { $rows }.
refuse-no-foot = No bridge from { $foot }: it is not on the table.
refuse-fits-anyway = { $card } fits without a bridge: just lay it.
refuse-no-joker-there = No joker lies at { $card }.
refuse-swap-unpaid = No swap now: a turn with a swap needs a lay, and nothing more can be laid.
refuse-owes-lay = First lay a card: a turn with a swap needs one. Or undo.
refuse-must-lay = The pile is empty and you can lay { $cards }: lay at least one.
refuse-must-lay-fits = You can lay { $cards }: lay at least one.
refuse-draw-alone = No draw after another move: end your turn, or undo.
refuse-can-lay = No draw while a card fits: you can lay { $cards }.
refuse-pile-empty-lay = The pile is empty: you can lay { $cards }.
refuse-pile-empty-pass = The pile is empty: pass.
refuse-pass = No passing while the pile has cards: lay or draw.
refuse-draw-first = Nothing fits: draw.
refuse-must-lay-drawn = The { $card } you drew must be laid.
refuse-no-place = There is no { $card } in this game: rows go from 1 to { $highest }.
refuse-left-out = { $colour } was left out of this match.
refuse-row-not-open = The { $colour } row is not open yet. To open it: { $cards }.
refuse-opening = The round opens with { $cards }.
refuse-round-over = The round is over.
refuse-number-none-held = You hold no { $number }.
refuse-number-none-fits = { $n ->
    [one] Your { $number } does not fit: { $cards }.
   *[other] None of your { $number }s fits: { $cards }.
}
refuse-bridge-nowhere = No bridge leads to { $card } now.
refuse-turn-over = The first card ends your turn: lay it alone.
refuse-nothing-laid = Nothing was laid.
undo-nothing = There is nothing to take back this turn.
undo-draw = A draw can't be taken back.

## 11 nimm!

nimm-deal = { $cards } cards each, { $stock } in the stock.
nimm-on = { $cards } on { $pile }
nimm-piles = { $n ->
    [0] No pile.
    [one] Pile: { $piles }.
   *[other] Piles: { $piles }.
}
nimm-takes = { $pile } takes { $from } to { $to }.
nimm-opened = { $n ->
    [one] New pile: { $piles }.
   *[other] New piles: { $piles }.
}
nimm-you-laid = Laid: { $cards }.
nimm-you-laid-brief = { $cards }.
nimm-you-took = You take pile { $pile }: { $cards }. That is { count-cows }.
nimm-you-buffalo = A buffalo for you. { $left ->
    [0] It was the last.
    [one] 1 is left.
   *[other] { $left } are left.
}
nimm-you-buffalo-brief = A buffalo for you.
nimm-you-buffalo-from = You claim a buffalo from { $from }.
nimm-no-buffalo = No buffalo is left for you.
nimm-turn-more = You may lay more, or end your turn.
nimm-other-took = { $name } takes pile { $pile }, { count-cards }.
nimm-other-buffalo = { $name } gets a buffalo.
nimm-other-buffalo-from = { $name } claims a buffalo from { $from }.
nimm-other-buffalo-yours = { $name } claims a buffalo from you.
nimm-cows = { count-cows }.
nimm-can-take = Or take a pile.
nimm-can-only-take = Nothing fits: take a pile.
nimm-can-on = On { $pile } you can lay { $cards }.
nimm-can-on-nothing = Nothing of yours goes on { $pile }.
nimm-can-yes-take = Yes, you can take pile { $pile }.
nimm-buffalos = Buffalos: { $scores }. { $n ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $n } are left.
}
nimm-stock = { $n ->
    [0] The stock is empty.
   *[other] { count-cards } in the stock.
}
nimm-refuse-no-pile = No pile has { $card } on top.
nimm-refuse-window = { $card } does not go on { $pile }: it takes { $from } to { $to }.
nimm-refuse-order = { $card } has to be above { $pile }: cards rise within a turn.
nimm-refuse-nowhere = { $card } fits nowhere.
nimm-refuse-second = A second card needs a buffalo.
nimm-refuse-other-pile = { $n ->
    [one] 1 buffalo is for 1 pile: go on with that one, or end your turn.
   *[other] { $n } buffalos are for { $n } piles: go on with those, or end your turn.
}
nimm-refuse-take-alone = No pile after a card: end your turn.
nimm-refuse-few = A pile of fewer than 3 cards earns no buffalo: take it without.
nimm-refuse-supply = There are buffalos left: take the pile, and you get one.
nimm-refuse-own = You can't claim a buffalo from yourself.
nimm-refuse-most = { $name } does not have the most buffalos: claim from { $names }.
nimm-refuse-nobody = Nobody has more buffalos than you: take the pile without.
nimm-refuse-who = Nobody here is called { $name }: give the number of the seat, or the name.
nimm-refuse-pass = No passing: lay a card or take a pile.
undo-nimm = In 11 nimm! nothing is taken back.
not-in-game-piles = There are no piles to lay on or to take in this game.
not-in-game-colours = There are no colours and no rows in this game: say 36 on 31, or take 46.
not-in-game-draw = There is no drawing in this game: lay a card or take a pile.

## The referee: everybody by name, and to the one whose turn it is

referee-on-table = On the table: { $cards }.
referee-who-begins = Who begins?
referee-who-holds = Who holds { $card }?
referee-nobody = nobody
referee-deal-again = Nobody holds an 11: shuffle and deal again.
referee-turn = { $name }, your turn.
referee-turn-cards = { $name }, your turn. { count-cards }.
referee-turn-pile-empty = { $name }, your turn. { count-cards }, and the pile is empty.
referee-drawn-again = Lay it if it fits, else draw again.
referee-drawn-last = Lay it if it fits, else end your turn.
referee-fits = What fits: { $cards }.
referee-bridges = Bridges left: { $scores }.
referee-hand = { $name }, what do you still hold? You have { count-cards }.
referee-hand-form = Tell the cards with their colour: red 3 5, blue 12.
referee-hand-form-joker = Tell the cards with their colour: red 3 5, joker.
referee-hand-now = The round is over: tell the cards that you still hold.
referee-no-hands = I see no hand. To hear how many cards each holds, type players.
referee-quit = Nothing of this table is saved. Leave all the same? Yes or no.
referee-no-pause = No computer plays here, so there is no pause.
referee-no-forced = Here each move is told as it was made.
referee-card-told = Told before: { $card }.
referee-jokers-left = { $n ->
    [0] No joker is left for a hand.
    [one] Only 1 joker is left for a hand.
   *[other] Only { $n } jokers are left for a hand.
}
referee-count = { $name } should hold { count-cards }, not { $told }. Count again, or take back what was told wrong: undo.
referee-joker-missing = { $name } took a joker from the table, and still has it.
referee-must-lay = At least one of your cards fits: lay it.
referee-number = No { $number } fits now.
referee-pile-empty = The pile is empty: lay a card if one fits, else end your turn.
referee-lay-or-draw = The turn can't end yet: lay a card, or draw if none fits.
referee-no-draw-left = No more draws this turn: lay the card if it fits, else end your turn.
referee-undone-first = Taken back: { $name } begins.
referee-undone-nobody = Taken back: nobody holds that 11.
referee-undone-hand = Taken back: the hand of { $name }.
referee-undone-draw = Taken back: { $name } draws.
referee-undone-end = Taken back: { $name } ends the turn.
referee-undo-nothing = There is nothing to take back.

## What else is asked

value-now = Your hand counts { $points } now.
value-with-bonus = With { count-bonus-cards }: { $points }.
value-part = { $cards }: { $sum }.
score-bonus-points = Bonus points this round: { $scores }.
missing-yours = Of these you hold { $numbers }.
left-any = As many as you like.
left-first = One card: it ends your turn.
left-limit = At most { $n } cards a turn.
answer-no = No.
can-draw-yes = Yes, you can draw.
can-end-yes = Yes, you can end your turn.
can-pass-yes = Yes, you can pass.
who-you-now = You laid { $card } this turn.
who-you-before = You laid { $card } earlier this round.
who-you-swapped = You swapped { $card } for the joker.
who-other-now = { $name } laid { $card } this turn.
who-other-before = { $name } laid { $card } earlier this round.
who-other-swapped = { $name } swapped { $card } for the joker.
who-start = { $card } has been there since the deal.
who-nobody = Nobody has laid it.
jokers-gone = { $n ->
    [one] 1 joker is out of the game.
   *[other] { $n } jokers are out of the game.
}
jokers-surely = { $name } surely holds { $n ->
    [one] a joker.
   *[other] { $n } jokers.
}
joker-places = A joker could go to { $cards }.
joker-places-yours = Your joker could go to { $cards }.
joker-places-none = You hold no joker. One could go to { $cards }.
neighbours-both = Above: { $above }. Below: { $below }.
neighbours-top = { $colour } is the top row. Below: { $below }.
neighbours-bottom = { $colour } is the bottom row. Above: { $above }.
next-after-you = After you: { $name }.
next-after = After { $name }: { $next }.
next-before-you = Before you: { $names }.
person-none = Nobody here is called { $name }. At the table: { $names }.
did-nothing-you = You have not played yet this round.
did-nothing-other = { $name } has not played yet this round.
drawn-last = Drawn last: { $cards }.
drawn-none = You have drawn nothing this round.
unseen-row = Not seen of { $colour }: { $numbers }.
unseen-jokers = { $n ->
    [one] 1 joker not seen.
   *[other] { $n } jokers not seen.
}
unseen-nothing = You have seen every card.
now-wait = Nothing to decide until then.
now-bridge-swap = With a bridge: { $bridged }. To swap for a joker: { $swapped }.
what-if-opens = It opens { $cards }.
what-if-nothing = It opens nothing new.
what-if-mine = For you: { $cards }.
what-if-others = For others: { $cards }.
what-if-bonus = It earns a bonus card.
what-if-swap = Others could swap for the joker at { $cards }.
what-if-over = The round would be over.
what-if-turn-over = The turn would be over.
what-if-hand = { $n ->
    [0] You would have no card left.
   *[other] You would have { count-cards } left.
}
aim-elevens = Get rid of your cards: each number you keep costs its points, a joker 11, and a bonus card earns 11. After { count-rounds } the highest total wins.
aim-beginner = Be first to get rid of your cards: each number you keep costs its points. After { count-rounds } the highest total wins.
aim-lowest = Be first to get rid of your cards: each number you keep gives you its points. After { count-rounds } the lowest total wins.
aim-nimm = Be first to get rid of your cards: each card you keep gives you its cows. After { count-rounds } the lowest total wins.
not-in-game-cows = There are no cows in this game.
nimm-cows-each = { $cows ->
    [one] 1 cow each: { $cards }.
   *[other] { $cows } cows each: { $cards }.
}
nimm-cows-taken = { $n ->
    [0] You have taken no cows this round.
   *[other] You have taken { count-cows } this round.
}
nimm-has-buffalos = { $n ->
    [0] No buffalo.
    [one] 1 buffalo.
   *[other] { $n } buffalos.
}
nimm-pile-of = { $pile } with { count-cards }
nimm-piles-big = { $n ->
    [one] Big: { $piles }.
   *[other] Big ones: { $piles }.
}
nimm-pile-size = { count-cards }, { $cows ->
    [one] 1 cow on top.
   *[other] { $cows } cows on top.
}
nimm-took-last = You last took pile { $pile }: { $cards }.
nimm-took-none = You have taken no pile this round.
nimm-unseen = Neither in your hand nor on top of a pile: { $cards }.
left-nimm-one = One card: you have no buffalo.
left-nimm-piles = { $n ->
    [one] As many as you like, on 1 pile.
   *[other] As many as you like, on up to { $n } piles.
}
what-if-take = You would take { count-cards }, and your turn would be over.
what-if-buffalo = It earns a buffalo.

## Why: the rule behind a refusal

why-nothing = Nothing was refused.
why-no-such-move = A move names a card of your hand: to hear it, ask for your hand.
why-turn = Everybody plays in turn, and it was not yours.
why-undo = Only what you did in this turn is taken back, the last first.
why-undo-draw = You have seen the card that you drew.
why-undo-nimm = A card laid or a pile taken stays so in this game.
why-did-you = That was your own turn: review tells what was good in it.
why-did-drew-must = No card of { $name }'s fitted: nobody may draw otherwise.
why-did-drew = I can only guess: no card of { $name }'s fitted, or one that did was held back, so that nobody comes past it.
why-did-passed = No number of { $name }'s fitted, and the pile was empty.
why-did-laid = I can only guess: it rid { $name } of { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-did-opened = Of what it opened, { $name } may hold the next: { $cards }.
why-did-swapped = I can only guess: a joker goes where it is wanted.
why-did-joker = I can only guess: a joker kept would cost { $name } 11 points.
why-did-bonus = For the bonus card.
why-did-took = I can only guess: no card of { $name }'s fitted.
why-did-took-big = I can only guess: no card of { $name }'s fitted, or the pile was wanted for its buffalo.
why-did-laid-cows = I can only guess: it rid { $name } of { count-cows }.
why-advised-draw = You would then hold { count-cards }.
why-advised-end = Your turn would end there, with { count-cards } in hand.
why-round-over = The round ends at once when a hand is empty, or when nobody can go on.
why-numbers-only = This game is played with numbers alone.
why-no-place = Each row goes from 1 to { $highest }, in the colours of this match.
why-not-held = You lay from your own hand alone.
why-filled = Each place takes one card.
why-filled-joker = Each place takes one card, and a joker counts as the card that it stands for.
why-not-fitting = A card goes beside one of its colour: one number lower or higher than a card on the table.
why-not-fitting-bridge = A card goes beside one of its colour, one number lower or higher, or over a bridge from the same number in the row above or below.
why-row-not-open = A row that has no card yet is opened by certain numbers alone.
why-opening = The first turn of the round is one card that opens a row.
why-four = 4 cards is the most that may be laid in a turn.
why-four-joker = 4 cards is the most that a turn may have, laid or discarded.
why-no-bridge = Each bridge is built once and stays on the table, and yours are built.
why-neighbours = A bridge leads from one row to the row directly above or below it.
why-foot = A bridge starts at the same number in the row above or below, and a card has to lie there.
why-fits-anyway = A bridge is only for a card that does not fit without one.
why-no-joker-there = A swap puts a number in the place of the joker that stands for it.
why-swap-lays = A turn with a swap must also have a card laid.
why-must-lay = Whoever has a card that fits lays at least one.
why-must-lay-empty = With the pile empty, whoever has a number that fits lays at least one card.
why-drawn = A card drawn that fits is laid at once.
why-draw-alone = A draw is a whole turn: nothing is done before it or after it.
why-can-lay = Only those draw who have no card that fits, and a turn has its limit of draws.
why-pile-empty = Nothing is left to draw, and the cards laid are not shuffled again.
why-no-pass = While the pile has cards nobody passes: lay or draw.
why-no-pass-joker = While the pile has cards nobody passes: lay, discard a joker or draw.
why-draw-first = Whoever has no card that fits draws, at most { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
why-nimm-pile = A pile goes by the card that lies on top of it.
why-nimm-window = A card must be 1 to 10 above the card that was on top when your turn began, and after 100 comes 1.
why-nimm-order = Within a turn the cards of a pile rise.
why-nimm-second = Without a buffalo a turn has one card.
why-nimm-piles = Each buffalo allows you one pile a turn.
why-nimm-take-alone = To take a pile is a whole turn.
why-nimm-few = Only a pile of 3 cards or more earns a buffalo.
why-nimm-supply = Buffalos are claimed from others only when none is left to earn.
why-nimm-claim = A buffalo is claimed from another player, one of those who have the most.
why-nimm-no-pass = A turn is a card laid or a pile taken.

## Hints: what to do, and why. A reason comes behind a colon, or alone.

hint-because = { $turn }: { $reason }
hint-draw-long = Drawing may stay best for a while. That changes when you draw what goes on from your own cards, or when somebody has few left.
hint-draw-again = Draw, as before.
hint-bare = { $turn }.
hint-chance = Your chance to win is { $best } in 100; otherwise { $other }.
hint-lost = But the round is lost if the other never errs.
hint-other = Next best: { $turn }.
hint-alike = Just as good, as far as I can tell: { $turn }.
hint-open = Others can then lay { $cards }.
hint-open-none = Others then have no open place.
hint-lay = lay { $cards }
hint-swap = { $n ->
    [one] swap { $card } for the joker
   *[other] swap { $card } for the jokers
}
hint-discard = { $n ->
    [one] discard a joker
   *[other] discard { $n } jokers
}
hint-draw = draw
hint-pass = pass
hint-end = end your turn
hint-and-end = end
hint-take = take pile { $pile }
hint-take-from = take pile { $pile } and a buffalo from { $from }
hint-then = { $first }, then { $next }
reason-only = nothing else is allowed.
reason-close = it is too close to tell.
reason-wins = this wins for certain.
reason-shares = this shares the win for certain.
reason-out = it empties your hand.
reason-opens-nothing = it opens nothing for others.
reason-lock-shut = it opens nothing, and nobody comes past your { $card }.
reason-lock = nobody comes past your { $card } as long as you keep it.
reason-shut = it does not open { $cards } to others.
reason-frees = it makes room for your { $cards }.
reason-joker = it keeps you a joker.
reason-bridge = it keeps you a bridge.
reason-takes-joker = it gives you a joker.
reason-bonus = it earns a bonus card.
reason-prepares-bonus = it leaves you the last card of { $half }, for a bonus card.
reason-leaves-no-bonus = it does not leave others the bonus card of { $half }.
reason-points = it rids you of { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
reason-points-more = it rids you of { $n ->
    [one] 1 point instead of { $other }.
   *[other] { $n } points instead of { $other }.
}
reason-cards = it rids you of { count-cards }.
reason-cards-more = it rids you of { count-cards } instead of { $other }.
reason-cows = it rids you of { count-cows }.
reason-cows-more = it rids you of { count-cows } instead of { $other }.
reason-narrows = { $n ->
    [0] others find nothing to lay, instead of { $other }.
    [one] others find only 1 card to lay, instead of { $other }.
   *[other] others find { count-cards } to lay, instead of { $other }.
}
reason-no-pile = it spares you a pile of { count-cards }.
reason-nothing-fits = none of your cards fits.
reason-smallest = no pile is smaller, with { count-cards }.
reason-buffalo = it earns a buffalo.

## A round looked at again

review-round = Round { $round }: { $won ->
    [won] won.
    [shared] a shared win.
    [lost] lost.
   *[open] not played to its end.
}
review-round-of = { $name }, round { $round }: { $won ->
    [won] won.
    [shared] a shared win.
    [lost] lost.
   *[open] not played to its end.
}
review-luck = With these cards the chance to win was { $chance } in 100; { $fair } is even.
review-play = { $costly ->
    [0] The play cost nothing, as far as I can tell.
    [one] 1 of { $choices } choices cost chances.
   *[other] { $costly } of { $choices } choices cost chances.
}
review-close = What the play cost is too close to measure.
review-lost-luck = Lost by luck: no choice cost anything, as far as I can tell.
review-lost-play = Lost by play: { $costly ->
    [one] 1 of { $choices } choices
   *[other] { $costly } of { $choices } choices
} cost chances.
review-lost-close = Luck or play: too close to measure.
review-sound = I found nothing better.
review-turn = Turn { $turn }
review-round-turn = Round { $round }, turn { $turn }
review-did = { $when }: { $did }.
review-sound-at = { $when }: nothing better.
review-sound-to = Turns { $turn } to { $last }: nothing better.
review-round-sound-to = Round { $round }, turns { $turn } to { $last }: nothing better.
review-better = Better: { $turn }.
review-rather = Perhaps better: { $turn }.
review-chance = The chance was { $before } in 100 with that, { $after } as it was played.
review-won-lost = That won for certain; as it was played, it was lost if the other never erred.
review-won-shared = That won for certain; as it was played, the win was shared at best.
review-shared-lost = That shared the win for certain; as it was played, it was lost if the other never erred.
review-won-left = That won for certain; as it was played, the chance was { $after } in 100.
review-shared-left = That shared the win for certain; as it was played, the chance was { $after } in 100.
review-next = Turn by turn: { $word }.
review-over = That was the last turn.
review-not-yet = A review comes when a round is over.
did-swap = { $n ->
    [one] { $card } for the joker
   *[other] { $card } for { $n } jokers
}
did-discard = { $n ->
    [one] a joker discarded
   *[other] { $n } jokers discarded
}
did-draw = a draw
did-pass = a pass
did-end = end of the turn
did-take = pile { $pile }
did-take-from = pile { $pile } and a buffalo from { $from }

## While a computer thinks

thinks = { $name } is thinking.

# Words that stand for what was named before.

refer-nothing = No card was named in this turn that you could mean. Say which, as in: red 7.
refer-nothing-nimm = No card was named in this turn that you could mean. Say which, as in: 36 on 31.
refer-done = That is done already. To take it back: undo.
refer-not-two = Two cards were not named. Say which, as in: red 7 and blue 9.
refer-not-two-nimm = Two cards were not named. Say which, as in: 36 and 38 on 31.
refer-no-other = There were no two to choose from. Say which, as in: red 7.
refer-no-other-nimm = There were no two to choose from. Say which, as in: 36 on 31.
take-back-none = You did not play { $what } in this turn.
take-back-last-first = You played { $last } after { $what }: take that back first, or undo twice.
must-yes = Yes, nothing else is possible.
must-no = No, you have a choice.
