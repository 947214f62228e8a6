### The rules in words, one section a message, one sentence a line.

## Headings

rules-section-aim = Aim
rules-section-setup = Setup
rules-section-turn = Turn
rules-section-special = Special cards
rules-section-end = End
rules-section-score = Score

## Elevens

rules-elevens-aim =
    Empty your hand by laying your cards in 4 rows, a row for each colour, from 1 to 21.
    Going out ends the round, but points decide who wins it.
    Bonus cards earn points; every card you still hold costs you.
    The highest total wins.
rules-elevens-setup =
    The 11 of each colour lies on the table. Its row grows down to 1 on one side and up to 21 on the other.
    House rule: from the top the rows are yellow, blue, red, green, unless you set another order. It is announced at the start.
    The other 80 numbers and 4 jokers are shuffled together and dealt.
    Your hand: 20 cards with 2 or 3 players, 15 cards with 4 players, 12 cards with 5 or 6 players.
    Your bridges: 4 with 2 or 3 players, 3 with 4 or 5 players, 2 with 6 players.
    Bridges lie open before you and are not part of your hand. Spare ones leave the game.
    The draw pile is what is left of the shuffled cards, and 7 bonus cards wait beside it.
    A chosen player begins, say the youngest. Play goes clockwise, and each new round begins with the next player clockwise.
rules-elevens-turn =
    Lay up to 4 cards, or draw 1: each turn is one or the other.
    A number fits beside a filled place of its colour. No number is skipped, bridges aside.
    Drawing ends your turn at once, and the card you drew can't be played before your next turn.
    While the pile lasts you may hold cards back, but not pass: lay, discard a joker or draw.
    The 4 count every card laid and every joker discarded, but no bridges and no swaps.
    Once the pile is empty, you must lay at least 1 card if a number of yours fits without a bridge.
    Any lay will do then, a joker or a bridged card too; a discard or a swap will not.
    With no such number you may pass, or use jokers and bridges as you like.
rules-elevens-special =
    Joker: lay it as any number that would fit. From then on it is that number.
    Swap: if you hold the number a joker stands for, put it there and take the joker in hand.
    A swap is not one of your 4 and earns no bonus. The turn also needs a lay, before or after: laying that joker will do.
    Discard: a joker may leave the game as 1 of your 4, but not between a swap and the first card you lay.
    Bridge: from a filled place go straight to the next row above or below, and at once lay the same number there, or a joker for it.
    House rule: a bridge goes only where the card would not fit without it, and never between the top row and the bottom row.
    Any number of bridges a turn, even in a chain: only the cards laid count in the 4.
    Bonus card: yours for filling the last gap of 1 to 11 or 11 to 21 in a row, joker or not. There are 7: the eighth half earns none.
rules-elevens-end =
    The first empty hand ends the round at once, in mid-turn too. A discarded joker can be the last card.
    The last card still earns its bonus, if it fills a half row.
    House rule: when the pile is empty and all players pass in succession, the round is blocked. It ends there and is scored.
    A match has as many rounds as players, unless you set another number.
rules-elevens-score =
    Plus 11 points for each bonus card.
    Minus its value for each number left in your hand: a 20 costs 20.
    Minus 11 points for each joker left in your hand.
    Bridges count nothing, used or not.
    The highest total wins, and whoever went out need not be the winner.
    Players who tie share the win.

## Beginner

rules-beginner-aim =
    Be first to empty your hand, laying your cards in 4 rows, a row for each colour, from 1 to 21.
    Going out wins the round here.
    This is Elevens with the numbers alone, a good first game.
rules-beginner-setup =
    The 11 of each colour lies on the table. Its row grows down to 1 on one side and up to 21 on the other.
    House rule: from the top the rows are yellow, blue, red, green, unless you set another order.
    Your hand, from the other 80 numbers: 20 cards with 2 or 3 players, 15 cards with 4 players, 12 cards with 5 or 6 players.
    The draw pile is the rest.
    A chosen player begins, say the youngest. Play goes clockwise, and each new round begins with the next player clockwise.
rules-beginner-turn =
    Lay 1 to 4 cards, or draw 1: each turn is one or the other.
    A number fits beside a filled place of its colour. No number is ever skipped.
    Drawing ends your turn at once, and the card you drew can't be played before your next turn.
    While the pile lasts you may hold cards back, but not pass: if you lay nothing, you draw.
    Once the pile is empty, you must lay at least 1 card if one fits. If none does, you pass.
rules-beginner-special =
    No jokers, bridges or bonus cards in this game.
rules-beginner-end =
    The first empty hand ends the round at once, even in mid-turn.
    Nobody gets another turn: what you still hold is counted.
    A match has as many rounds as players, unless you set another number.
rules-beginner-score =
    Minus its value for each number left in your hand: a 20 costs 20.
    Whoever went out has 0, the best there is, and wins the round.
    The highest total of the match wins: the one that lost least.
    Players who tie share the win.

## Junior

rules-junior-aim =
    Get rid of all your cards before the others do.
    They go in 4 short rows, a row for each colour, from 1 to 11.
    Few points are good: the lowest total of the match wins.
rules-junior-setup =
    The 1 and the 11 of each colour lie on the table. The rows grow from both ends and meet in the middle.
    Your hand: 5 cards out of the other 36. The rest is the draw pile.
    A chosen player begins, say the youngest. Play goes clockwise, and each new round begins with the next player clockwise.
rules-junior-turn =
    Lay at least 1 card if any fits, then as many more as you like.
    A card fits beside the next number of its colour: green 9 waits for green 8 or green 10.
    You may hold cards back, as long as you have laid 1.
    Nothing fits? Draw 1 card. If it fits, it goes on the table at once; either way your turn is over.
    If the pile is empty and nothing fits, you pass.
rules-junior-special =
    No special cards here, just numbers.
rules-junior-end =
    The first empty hand ends the round at once.
    Everyone else counts the cards they still hold.
    Then deal again: a match has as many rounds as you set, for example 1 for each player.
rules-junior-score =
    Add up the numbers left in your hand: those are your points. Whoever went out has 0.
    The fewest points over all rounds win the match.
    Players who tie share the win.

## Classic

rules-classic-aim =
    Be first to empty your hand, laying your cards in 4 rows, a row for each colour, from 1 to 20.
    Each row is opened by its 11 and grows both ways from there.
    Few points are good: the lowest total of the match wins.
rules-classic-setup =
    The pack has 80 numbers, 1 to 20 in 4 colours. No card lies on the table yet.
    Your hand: 20 cards with 2 or 3 players, 15 cards with 4 players, 12 cards with 5 players, 10 cards with 6 players.
    The draw pile is the rest.
    With 2 players you may leave out a colour, blue unless you name another, and play with 60 cards.
    Red 11 begins: whoever holds it lays it, and that is the whole first turn. Then play goes clockwise.
    If nobody holds it, yellow 11 begins, else green, else blue. With no 11 in any hand, all cards are dealt again.
    House rule: every round is begun in this way.
rules-classic-turn =
    Lay at least 1 card if any fits, then as many more as you like.
    A number fits beside a filled place of its colour. No number is ever skipped.
    An 11 always fits while its row is not open yet, and opens it.
    If nothing fits, draw up to 3 cards, one at a time.
    The first drawn card that fits must be laid at once, and ends your turn.
    After 3 cards that do not fit your turn is over. House rule: so it is when the pile runs out before that.
    If the pile is empty and nothing fits, you pass.
rules-classic-special =
    No special cards: no jokers, no bridges, no bonus cards. Only the 11 stands out, because it opens its row.
rules-classic-end =
    The first empty hand ends the round at once, even in mid-turn.
    Nobody gets another turn: what you still hold is counted.
    A match has as many rounds as you set, for example 1 for each player.
rules-classic-score =
    Add up the numbers left in your hand: those are your points.
    Whoever went out has 0.
    The fewest points over all rounds win the match.
    Players who tie share the win.

## The extremes

rules-extremes-aim =
    Be first to empty your hand, as in Classic: 4 rows, a row for each colour, from 1 to 20.
    Rows start at their ends here, and grow inwards.
    Few points are good: the lowest total of the match wins.
rules-extremes-setup =
    The 1 and the 20 of each colour lie on the table. That leaves 72 cards to deal.
    Your hand, as in Classic: 20 cards with 2 or 3 players, 15 cards with 4, 12 cards with 5, 10 cards with 6.
    The draw pile is the rest.
    With 2 players you may leave out a colour, blue unless you name another. Then 54 cards are left to deal.
    House rule: a chosen player begins with an ordinary turn, and each new round begins with the next player clockwise.
rules-extremes-turn =
    Lay at least 1 card if any fits, then as many more as you like.
    A number fits beside a filled place of its colour: at first only each 2 and each 19 fits. No number is ever skipped.
    If nothing fits, draw up to 3 cards, one at a time.
    The first drawn card that fits must be laid at once, and ends your turn.
    Your turn is also over after 3 cards that do not fit, or when the pile runs out.
    If the pile is empty and nothing fits, you pass.
rules-extremes-special =
    No special cards: no jokers, no bridges, no bonus cards.
    The 11 is a number like any other here: it fits only beside its 10 or its 12.
rules-extremes-end =
    The first empty hand ends the round at once, even in mid-turn.
    Nobody gets another turn: what you still hold is counted.
    A match has as many rounds as you set, for example 1 for each player.
rules-extremes-score =
    Add up the numbers left in your hand, as in Classic: those are your points.
    Whoever went out has 0.
    The fewest points over all rounds win the match.
    Players who tie share the win.

## Three openings

rules-three-openings-aim =
    Be first to empty your hand, as in Classic: 4 rows, a row for each colour, from 1 to 20.
    Each row is opened by its 10, its 11 or its 12.
    Few points are good: the lowest total of the match wins.
rules-three-openings-setup =
    The pack has 80 numbers, 1 to 20 in 4 colours. No card lies on the table yet.
    Your hand, as in Classic: 20 cards with 2 or 3 players, 15 cards with 4, 12 cards with 5, 10 cards with 6.
    The draw pile is the rest.
    With 2 players you may leave out a colour, blue unless you name another, and play with 60 cards.
    A chosen player begins, say the youngest. Play goes clockwise.
    House rule: each new round begins with the next player clockwise.
rules-three-openings-turn =
    First turn of the round: lay exactly 1 card, a 10, 11 or 12 of any colour.
    Without one, draw up to 3 cards; the first 10, 11 or 12 is laid at once. Either way that turn is over.
    House rule: if none came, the next player simply plays on with an ordinary turn.
    From then on, lay at least 1 card if any fits, then as many more as you like.
    A number fits beside a filled place of its colour, and a 10, 11 or 12 fits in any row of its colour that is not open yet.
    If nothing fits, draw up to 3 cards, one at a time. The first that fits must be laid at once, and ends your turn.
    Your turn is also over after 3 cards that do not fit, or when the pile runs out.
    If the pile is empty and nothing fits, you pass.
rules-three-openings-special =
    No special cards: no jokers, no bridges, no bonus cards.
    The 10, 11 and 12 open rows, and the rows need not be opened by the same number.
    Once a row is open, these 3 are ordinary there: in a row opened by its 10, the 12 waits for the 11.
rules-three-openings-end =
    The first empty hand ends the round at once, even in mid-turn.
    Nobody gets another turn: what you still hold is counted.
    A match has as many rounds as you set, for example 1 for each player.
rules-three-openings-score =
    Add up the numbers left in your hand, as in Classic: those are your points.
    Whoever went out has 0.
    The fewest points over all rounds win the match.
    Players who tie share the win.

## Free opening

rules-free-opening-aim =
    Be first to empty your hand, as in Classic: 4 rows, a row for each colour, from 1 to 20.
    The first card of the round is free, and its number opens all other rows too.
    Few points are good: the lowest total of the match wins.
rules-free-opening-setup =
    The pack has 80 numbers, 1 to 20 in 4 colours. No card lies on the table yet.
    Your hand, as in Classic: 20 cards with 2 or 3 players, 15 cards with 4, 12 cards with 5, 10 cards with 6.
    The draw pile is the rest.
    With 2 players you may leave out a colour, blue unless you name another, and play with 60 cards.
    Lots are drawn for who begins. House rule: they are drawn anew each round.
rules-free-opening-turn =
    First turn of the round: lay exactly 1 card, whichever you like. Then the next player clockwise goes on.
    From then on, lay at least 1 card if any fits, then as many more as you like.
    A number fits beside a filled place of its colour. No number is ever skipped.
    The opening number also fits in any row of its colour that is not open yet.
    If nothing fits, draw up to 3 cards, one at a time. The first that fits must be laid at once, and ends your turn.
    Your turn is also over after 3 cards that do not fit, or when the pile runs out.
    If the pile is empty and nothing fits, you pass.
rules-free-opening-special =
    No special cards: no jokers, no bridges, no bonus cards.
    The opening number is that of the first card: if it is red 7, each other row is opened by its own 7.
    The 11 is a number like any other, unless the round was opened by an 11.
rules-free-opening-end =
    The first empty hand ends the round at once, even in mid-turn.
    Nobody gets another turn: what you still hold is counted.
    A match has as many rounds as you set, for example 1 for each player.
rules-free-opening-score =
    Add up the numbers left in your hand, as in Classic: those are your points.
    Whoever went out has 0.
    The fewest points over all rounds win the match.
    Players who tie share the win.

## 11 nimm!

rules-nimm-aim =
    Empty your hand of cow cards: every cow you still hold at the end is a point against you.
    Cards go on piles, each a little higher than the card it covers.
    Taking a pile fills your hand, but a big one brings a buffalo, and with that you lay many cards at once.
    The lowest total wins.
rules-nimm-setup =
    The pack has 100 cow cards, 1 to 100. The 10 buffalo cards lie apart, as a supply.
    Your hand: 10 cow cards, with 2 to 7 players.
    The first pile is 1 open card. The rest of the cow cards are the stock.
    Piles show only their top card, and nobody may look underneath.
    A chosen player begins, say the youngest. Play goes clockwise.
    Later rounds begin with the player who has most points so far.
    House rule: of equal players, the first clockwise after the last starter begins.
rules-nimm-turn =
    Lay a card or take a pile: each turn is one or the other.
    A card fits on a pile when it is 1 to 10 higher than the top card.
    After 100 it goes on from 1: on a 95 you may lay 96 to 100, or 1 to 5.
    Without a buffalo you lay just 1 card.
    You may take any pile in hand, because nothing fits or because you want to. That ends your turn.
    Then 2 cards of the stock open 2 new piles. House rule: if the stock has fewer, what is left is used.
rules-nimm-special =
    Buffalo: you earn 1 by taking a pile of 3 cards or more. Using it does not spend it.
    With 1 buffalo you may lay any number of cards on 1 pile in a turn, with 2 buffalos on up to 2 piles, and so on.
    Each of these cards must be 1 to 10 above the top that its pile had when your turn began.
    They go on the pile in rising order, past 100 and on from 1 if need be.
    When the supply is empty, you may claim the buffalo you earned from the player who has most, or if several do, from whichever you choose.
    House rule: you never claim from yourself. If nobody else has as many as you, there is none to claim.
rules-nimm-end =
    The first empty hand ends the round at once.
    House rule: it also ends when no pile is left, because the last one was taken and the stock is empty.
    A match has as many rounds as players, unless you set another number.
rules-nimm-score =
    Add up the cows on the cards left in your hand: those are your points. An empty hand has 0.
    House rule: 55 has 7 cows, the other multiples of 11 have 5, multiples of 10 have 3, and all other cards have 1.
    The fewest points over all rounds win the match.
    Players who tie share the win.
