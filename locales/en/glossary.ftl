### Words of the game, each explained in one sentence; an example from the table is told behind it.

term-lock = A lock is a card that you keep so that nobody comes past it in its row.
term-lock-example = As long as you keep { $card }, nobody passes it there.
term-opening = A row opens at the numbers that can be laid next in it.
term-half = A half is one side of a row, from the 11 outward: whoever completes it earns a bonus card.
term-row = A row is all the cards of one colour on the table, in the order of their numbers.
term-run = A run is made of cards of one colour whose numbers follow one another.
term-joker = A joker can be laid as any number that fits, and is that number from then on.
term-swap = To swap is to lay the number that a joker stands for in its place, and to take the joker.
term-discard = To discard is to put a joker of yours out of the game.
term-bridge = A bridge lets you lay a card that does not fit yet, beside a row that has its number.
term-neighbour = Neighbours are the rows directly above and below a row: bridges lead from one to the other.
term-bonus = A bonus card is earned by completing half of a row, and counts points at the end.
term-pile = The pile holds the cards that nobody has: you draw from it.
term-piles = A pile is made of cards one on the other, with the highest number on top: you lay on it, or take it.
term-draw = To draw is to take the top card of the pile into your hand.
term-pass = To pass is to end your turn without doing anything.
term-out = Going out is laying your last card: it ends the round.
term-blocked = A round is blocked when nobody can go on: it ends, and hands are counted.
term-round = A round lasts from the deal until somebody goes out or nobody can go on.
term-points = Points are counted at the end of a round: the cards you still hold cost you.
term-cow = Cows are minus points: each card has from 1 to 7 of them.
term-buffalo = With a buffalo you may lay more than one card in a turn; each buffalo is good for one pile.
term-hand = Your hand is the cards you hold: nobody else knows them.
term-turn = A turn is all you do until the next player goes on.
term-missing = A number is missing as long as it does not lie in its row.
term-hint = A hint is what the game would do in your place, with the reason.
