# Lessons: what is taught, one idea a lesson; behind each step why it was good.

learn-title = What do you want to learn?
learn-elevens = Eleven Elevens, with jokers, bridges and bonus cards
learn-classic = The classic game and Junior
learn-nimm = Eleven nimm
learn-go-on = Go on with lesson { $n }
learn-again = Once more from the first lesson
learn-where = You did { $done } of { $of } lessons.
learn-left = Left in lesson { $n }. elevens learn goes on there.

lesson-begins = Lesson { $n } of { $of }: { $title }
lesson-instead = That is allowed too; in this lesson something else comes first.
lesson-over = Lesson done.
lesson-last-over = That was the last lesson. Now you can play.
lesson-not-saved = Lessons are not saved; how far you have come is.
lesson-no-keys = In a lesson you type whole commands.

lesson-elevens-lay = laying cards
lesson-elevens-lay-hand = The aim: be the first with an empty hand, for the cards you keep count against you. Hear what you hold. Type: hand
lesson-elevens-lay-hand-why = That works at any time. For one colour alone, type hand red.
lesson-elevens-lay-table = Each colour has a row, and each row begins with its 11. Hear the rows. Type: table
lesson-elevens-lay-table-why = A row grows at both ends, by one number at a time: 10 or 12 fit beside the 11.
lesson-elevens-lay-first = You hold yellow 12, and it fits. Type: yellow 12
lesson-elevens-lay-first-why = Now yellow goes on with 13, for everybody at the table.
lesson-elevens-lay-more = You may lay up to four cards in a turn. Yellow 13 and blue 10 fit. Lay both, in one line or in two.
lesson-elevens-lay-more-why = Three cards gone. A line may name several: yellow 13, blue 10.
lesson-elevens-lay-end = Red 12 and green 9 can wait. Type: end
lesson-elevens-lay-end-why = That is how you end a turn in which you laid.

lesson-elevens-draw = drawing
lesson-elevens-draw-can = What could you lay? Type: can
lesson-elevens-draw-can-why = Ask that in every turn.
lesson-elevens-draw-draw = Nothing fits, so draw a card. Type: draw
lesson-elevens-draw-draw-why = A draw ends your turn; the new card waits for the next one.
lesson-elevens-draw-thirteen = Red 12 lies there now, and you hold the 13. Type: red 13
lesson-elevens-draw-thirteen-why = Others open the way for your high cards too. So listen to what they lay. To hear it again, type last.

lesson-elevens-lock = holding back
lesson-elevens-lock-run = Blue 12 fits, but it would open blue 13, which you do not hold. Green 12, 13 and 14 are all yours. Lay the three green ones.
lesson-elevens-lock-run-why = A run of your own costs nothing: nobody gets in between.
lesson-elevens-lock-end = Blue 12 stays: while you hold it, nobody passes it. It is your lock. Type: end
lesson-elevens-lock-end-why = Keep a lock while you have other cards to lay. When the other has few cards left, open it in time: what you hold counts against you.

lesson-elevens-joker = jokers and swaps
lesson-elevens-joker-swap = A joker lies as blue 12, and you hold the real one. Put it there and take the joker. Type: swap blue 12
lesson-elevens-joker-swap-why = The joker is yours. After a swap you must still lay a card this turn.
lesson-elevens-joker-joker = Red 12 is missing for your 13 and 14. Lay the joker as red 12, then both of them. Type: joker red 12, red 13 14
lesson-elevens-joker-joker-why = A joker is best spent where it frees cards of your own. Kept to the end it costs 11 points.
lesson-elevens-joker-end = Type: end
lesson-elevens-joker-end-why = Remember who might hold the red 12: that player can take your joker back.

lesson-elevens-bridge = bridges
lesson-elevens-bridge-bridge = Yellow reaches 14, blue lies next to it and has only its 11. A bridge carries a card across: the same number in the next row. Type: bridge blue 14
lesson-elevens-bridge-bridge-why = Blue 14 lies without 12 and 13. You have three bridges left, and they cost nothing at the end.
lesson-elevens-bridge-beside = Beside the 14 the 13 fits now. Lay it.
lesson-elevens-bridge-beside-why = One bridge, two cards gone. A bridge is worth most where several of your cards wait behind a gap.
lesson-elevens-bridge-end = Blue 12 fills the gap from both sides now, and 15 is open. Type: end
lesson-elevens-bridge-end-why = Bridges help once the rows are long, so keep some for later.

lesson-elevens-bonus = bonus cards
lesson-elevens-bonus-fill = Yellow lies from 11 to 19, and you hold 20 and 21. Whoever fills the last gap of a half earns a bonus card. Lay both.
lesson-elevens-bonus-fill-why = A bonus card is worth 11 points. As long as nobody else can fill the half, it can wait for a better moment.
lesson-elevens-bonus-score = Hear how you stand. Type: score
lesson-elevens-bonus-score-why = Bonus cards earn points, cards in the hand cost points: often a bonus is worth more than being out first.

lesson-elevens-game = a short game to its end
lesson-elevens-game-play = The pile is empty and the hands are short. Play as you like. Type hint when in doubt; after some turns I will make a remark.
lesson-elevens-game-play-why = Well played.

lesson-classic-open = opening rows
lesson-classic-open-eleven = Nothing lies on the table yet. Whoever holds the red 11 begins with it, and that is you. Type: red 11
lesson-classic-open-eleven-why = The first turn is that one card.
lesson-classic-open-lay = Here you must lay when a card fits, and may lay as many as you like. Red 10 and 9 fit, one behind the other. Lay both.
lesson-classic-open-lay-why = There is no limit of four in this game.
lesson-classic-open-yellow = An 11 always fits: it opens its row. Lay yellow 11.
lesson-classic-open-yellow-why = An open row is open to all. Keep an 11 back while the row would help others more than you.
lesson-classic-open-end = Type: end
lesson-classic-open-end-why = At the end the cards in the hand are added up, and the lowest sum wins.

lesson-classic-draw = drawing
lesson-classic-draw-draw = Nothing fits. You draw up to three cards, until one fits. Type draw until one does.
lesson-classic-draw-draw-why = The third one fits.
lesson-classic-draw-lay = A card that was drawn and fits must be laid, and ends the turn. Lay red 13.
lesson-classic-draw-lay-why = Each draw makes your hand larger: so keep a card that fits for the next turn when you can.

lesson-classic-game = a whole round of Junior
lesson-classic-game-play = Junior is the small one: numbers up to 11, five cards each, one card drawn at most. Play it to the end. Type hint when in doubt.
lesson-classic-game-play-why = That was a round of Junior.

lesson-nimm-lay = laying on piles
lesson-nimm-lay-piles = Cards run from 1 to 100, without colours. Hear the piles. Type: piles
lesson-nimm-lay-piles-why = One pile, with 31 on top. On it goes a card that is 1 to 10 higher: 32 to 41.
lesson-nimm-lay-lay = You hold 33, 38 and 40. The smallest step leaves you the most room later. Type: 33 on 31
lesson-nimm-lay-lay-why = A small step keeps your other cards in reach, and leaves little between for others.
lesson-nimm-lay-cows = The cows on your cards count against you at the end. How many are there? Type: how many cows
lesson-nimm-lay-cows-why = Tens, and multiples of eleven, carry the most: get rid of those first.

lesson-nimm-take = taking a pile
lesson-nimm-take-can = What fits on 31? Type: can
lesson-nimm-take-can-why = No card of yours is 1 to 10 above it.
lesson-nimm-take-take = Who can't lay takes a pile into the hand. Type: take 31
lesson-nimm-take-take-why = Two new piles open for it. You may take a pile even when a card fits: a small one now can be cheaper than a long one later.
lesson-nimm-take-near = 49 lies on a pile now, and you hold the 50. Type: 50 on 49
lesson-nimm-take-near-why = One step: nothing lost.

lesson-nimm-buffalo = buffaloes
lesson-nimm-buffalo-take = The pile with 40 has five cards. Whoever takes three or more earns a buffalo. Type: take 40
lesson-nimm-buffalo-take-why = With a buffalo you may lay several cards on a pile in one turn, for the rest of the round.
lesson-nimm-buffalo-three = 55, 58 and 60 all fit on the 53. Lay the three. Type: 55, 58 and 60 on 53
lesson-nimm-buffalo-three-why = Three cards gone in one turn: that is what a buffalo is worth, and why a long pile may be a good one to take.

lesson-nimm-game = a whole round
lesson-nimm-game-play = Play the round to its end. It is over once somebody has no card left. Type hint when in doubt.
lesson-nimm-game-play-why = That was a round.

remark-drew-with-joker = You drew with a joker in hand: it fits everywhere, and at the end it costs 11.
remark-drew-though = A card of yours fitted. Draw only to keep a lock.
remark-all-four = Four cards: a turn allows no more.
remark-kept-back = You kept a card that fits. It makes a good lock, but it costs you if the other goes out.
remark-took-though = One of your cards fitted. Take a pile when it is small, or for its buffalo.
