# Wat er over het spel gezegd wordt. Kaarten komen kant-en-klaar binnen: "rood 10 tot 12", "een joker als rood 9".

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw

list-two = { $first } en { $last }
list-or = { $first } of { $last }
list-more = { $first }, { $last }
# Kaarten kleur voor kleur, als er van een kleur meer dan één is.
colours-more = { $first }; { $last }
colours-last = { $first }; { $last }
# Wat alleen achter een joker past.
laid-then = { $first }, dan { $next }
range = { $from } tot { $to }
negative = min { $n }
card-named = { $colour } { $number }
card = { $colour } { $numbers }
row-name = { $colour }
card-joker = een joker als { $card }
card-bridged = { $card } met een brug vanaf { $from }
cards-from = { $cards } vanaf { $from }
jokers-held = { $n ->
    [one] een joker
   *[other] { $n } jokers
}
count-rounds = { $n ->
    [one] één ronde
   *[other] { $n } rondes
}
count-bridges = { $n ->
    [0] geen bruggen
    [one] één brug
   *[other] { $n } bruggen
}
count-bonus-cards = { $n ->
    [0] geen bonuskaarten
    [one] één bonuskaart
   *[other] { $n } bonuskaarten
}
count-cows = { $n ->
    [0] geen ossenkoppen
    [one] één ossenkop
   *[other] { $n } ossenkoppen
}
count-cards = { $n ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $n } kaarten
}

game-elevens = 11 Elevens
game-beginner = Startvariant
game-junior = Junior
game-classic = Klassiek
game-extremes = De uitersten
game-three-openings = De drie openingen
game-free-opening = De vrije opening
game-nimm = 11 nimm!

name-you = jij
name-player = Speler { $n }

## Het spel en zijn rondes

match-against = { $game }, { count-rounds }, tegen { $name }.
match-begins = { $game }, { count-rounds }.
match-resumed = { $game }, ronde { $round } van { $rounds }, waar je gebleven was.
match-players = Aan tafel: { $names }.
rows-order = Rijen van boven naar beneden: { $rows }.
without-colour = Zonder { $colour }.
round-begins = Ronde { $round } van { $rounds }.
round-deal = Ieder { $cards } kaarten, { $pile } op de trekstapel.
round-deal-bridges = Ieder { $cards } kaarten en { $bridges } bruggen, { $pile } kaarten op de trekstapel.
you-begin = Jij begint.
other-begins = { $name } begint.

your-turn = Jouw beurt.
your-turn-cards = Jouw beurt, { $n ->
    [one] nog één kaart.
   *[other] { count-cards }.
}

round-out-you = Je bent uit: ronde { $round } is afgelopen.
round-out-other = { $name } is uit: ronde { $round } is afgelopen.
round-out-you-junior = Goed zo, al je kaarten zijn weg! Ronde { $round } is afgelopen.
round-out-other-junior = { $name } heeft geen kaarten meer! Ronde { $round } is afgelopen.
round-blocked = Iedereen heeft gepast: ronde { $round } is afgelopen.
tally-empty = { $name }: { $points }, alle kaarten weg.
tally-empty-bonus = { $name }: { $points }, alle kaarten weg en { count-bonus-cards }.
tally-hand = { $name }: { $points }, voor { $cards }.
tally-cows = { $name }: { count-cows }, op { $cards }.
tally-hand-bonus = { $name }: { $points }. Min { $sum } voor { $cards }, plus { $bonus } voor { count-bonus-cards }.
tally-brief = { $name } { $points }
scores-round = Ronde { $round }: { $scores }.
totals = Totaal: { $scores }.
total-highest = Het hoogste wint.
total-lowest = Het laagste wint.
match-won-you = Je wint het spel met { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
match-won-you-minus = Je wint het spel met min { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
match-won-you-junior = Hoera, je wint het spel met { $points ->
    [one] één punt!
   *[other] { $points } punten!
}
match-won-other = { $name } wint het spel met { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
match-won-other-minus = { $name } wint het spel met min { $points ->
    [one] één punt.
   *[other] { $points } punten.
}
match-shared = Gelijk geëindigd met { $points }: { $names } delen de winst.

## Wat jij doet

you-laid = Gelegd: { $cards }.
# With a joker or a bridge among them.
you-laid-with = Gelegd: { $cards }.
you-laid-brief = { $cards }.
you-swapped = { $n ->
    [one] Geruild: { $card } voor de joker.
   *[other] Geruild: { $card } voor { $n } jokers.
}
you-swapped-brief = { $n ->
    [one] Een joker voor { $card }.
   *[other] { $n } jokers voor { $card }.
}
you-discarded = { $n ->
    [one] Joker weggegooid.
   *[other] { $n } jokers weggegooid.
}
you-drew = Je trekt { $card }.
you-drew-brief = Getrokken: { $card }.
you-drew-joker = Je trekt een joker.
you-drew-fits = Die past: leg die nu.
you-drew-fits-brief = { $card } past: leg die nu.
you-drew-again = Die past niet: trek nog een kaart.
you-drew-unfit = Die past niet.
you-passed = Je past.
# Zetten waarbij niets te kiezen is.
forced-drew = Er past niets: je trekt { $cards }.
forced-drew-brief = Getrokken: { $cards }.
forced-drew-laid = { $n ->
    [one] Er past niets: je trekt { $card } en legt die meteen.
   *[other] Er past niets: je trekt { $cards } en legt { $card }.
}
forced-drew-laid-brief = { $n ->
    [one] Getrokken en gelegd: { $card }.
   *[other] Getrokken: { $cards }. Gelegd: { $card }.
}
forced-laid = Alleen { $card } past: je legt die.
forced-opening = Je begint met { $card }.
forced-passed = Je kunt niets leggen, en de trekstapel is op: je past.
forced-ended = Er past niets meer: je beurt is voorbij.
forced-ended-limit = Je beurt is voorbij.
enter-draws = Er past niets: met Enter trek je.
enter-lays = Alleen { $card } past: met Enter leg je die.
enter-discards = Je kunt alleen een joker weggooien: dat doe je met Enter.
enter-passes = Je kunt niets leggen: met Enter pas je.
enter-takes = Er past niets: met Enter pak je stapel { $card }.
enter-ends = Er past niets meer: met Enter is je beurt voorbij.
enter-goes-on = Verder met Enter.
you-bonus = Een bonuskaart: { $half } is compleet.
you-bonus-brief = Bonus: { $half }.
you-no-bonus = { $half } is compleet, maar de bonuskaarten zijn op.
bonus-left = { $n ->
    [0] Dat was de laatste.
    [one] Er is er nog één.
   *[other] Er zijn er nog { $n }.
}
lays-left = { $n ->
    [0] Dat was de vierde: beëindig je beurt.
    [one] Je mag er nog één leggen.
   *[other] Je mag er nog { $n } leggen.
}
# "Eén" at the beginning of a sentence has no accent on its capital.
lays-done = Beëindig je beurt.
hand-left = { $n ->
    [one] Eén kaart in je hand.
   *[other] { count-cards } in je hand.
}
undone-lay = Teruggenomen: { $cards }.
undone-swap = Ruil op { $card } teruggedraaid.
undone-discard = Joker weer in je hand.
# Wat iemand in een beurt doet, in één zin.
deeds-then = { $first } en { $next }

## Wat anderen doen

other-laid = { $name } legt { $cards }
other-swapped = { $n ->
    [one] { $name } ruilt { $card } voor de joker
   *[other] { $name } ruilt { $card } voor { $n } jokers
}
other-discarded = { $n ->
    [one] { $name } gooit een joker weg
   *[other] { $name } gooit { $n } jokers weg
}
next-discarded = { $n ->
    [one] gooit dan een joker weg
   *[other] gooit dan { $n } jokers weg
}
next-swapped = { $n ->
    [one] ruilt dan { $card } voor de joker
   *[other] ruilt dan { $card } voor { $n } jokers
}
next-laid = legt dan { $cards }
other-drew = { $n ->
    [one] { $name } trekt een kaart
   *[other] { $name } trekt { $n } kaarten
}
others-drew = { $names } trekken ieder een kaart
other-passed = { $name } past
others-passed = { $names } passen
other-bonus = { $name } krijgt een bonuskaart: { $half } is compleet.
other-bonus-brief = Bonus voor { $name }: { $half }.
other-no-bonus = { $name } maakt { $half } compleet, maar de bonuskaarten zijn op.
other-left = { $deeds }, en houdt er { $n ->
    [one] nog één
   *[other] { $n }
} over.
other-holds = { $name } heeft nu { count-cards }.
nothing-happened = Er is nog niets gebeurd.
half = { $colour } { $low } tot { $high }

## Wat anderen doen, met de stem: gebundeld, en samengevat waar alles te lang zou duren

aloud-laid = { $cards }.
aloud-swapped = { $n ->
    [one] { $name } pakt de joker voor { $card }
   *[other] { $name } pakt { $n } jokers voor { $card }
}
aloud-jokers-gone = { $n ->
    [one] Joker weg: { $cards }.
   *[other] Jokers weg: { $cards }.
}
aloud-left = { $n ->
    [one] { $name } heeft nog maar één kaart.
   *[other] { $name } heeft nog { $n } kaarten.
}
laid-jokers = jokers als { $jokers }
laid-and-jokers = { $cards }, en jokers als { $jokers }
aloud-count = { $name } { $n }
aloud-few = Nog over: { $counts }.
aloud-took = { $name } pakt stapel { $pile }.
aloud-took-buffalo = { $name } pakt stapel { $pile }, met een stier.
aloud-rest-drew = De anderen trekken ieder een kaart.
aloud-rest-passed = De anderen passen.
aloud-rest-drew-brief = De rest trekt.
aloud-rest-passed-brief = De rest past.
some-jokers = { $n ->
    [one] een joker
   *[other] { $n } jokers
}
some-bonus-cards = { $n ->
    [one] een bonuskaart
   *[other] { $n } bonuskaarten
}
some-piles = { $n ->
    [one] een stapel
   *[other] { $n } stapels
}
some-buffalos = { $n ->
    [one] een stier
   *[other] { $n } stieren
}
sum-laid = { $people ->
    [one] { $names } legt { count-cards }.
   *[other] { $names } leggen { count-cards }.
}
sum-swapped = { $people ->
    [one] { $names } krijgt { some-jokers } met ruilen.
   *[other] { $names } krijgen { some-jokers } met ruilen.
}
sum-discarded = { $people ->
    [one] { $names } gooit { some-jokers } weg.
   *[other] { $names } gooien { some-jokers } weg.
}
sum-bonus = { $people ->
    [one] { $names } krijgt { some-bonus-cards }.
   *[other] { $names } krijgen { some-bonus-cards }.
}
sum-took = { $people ->
    [one] { $names } pakt { some-piles }.
   *[other] { $names } pakken { some-piles }.
}
sum-buffalo = { $people ->
    [one] { $names } krijgt { some-buffalos }.
   *[other] { $names } krijgen { some-buffalos }.
}
sum-drew = { $people ->
    [one] { $names } trekt { count-cards }.
   *[other] { $names } trekken { count-cards }.
}
sum-passed = { $people ->
    [one] { $names } past.
   *[other] { $names } passen.
}
sum-more = Alles horen: { $word }.

## Antwoorden

hand-line = { $cards }.
hand-empty = Je hand is leeg.
hand-colour-none = Geen { $colour }.
hand-colour-count = { $n }: { $cards }.
hand-full = { $n ->
    [one] Eén kaart
   *[other] { count-cards }
}, { $bridges ->
    [0] geen brug meer.
    [one] één brug.
   *[other] { $bridges } bruggen.
}
hand-count = { $n ->
    [one] Eén kaart.
   *[other] { count-cards }.
}
row-line = { $colour }: { $numbers }.
row-jokers = { $colour }: { $numbers }, { $n ->
    [one] joker op { $jokers }.
   *[other] jokers op { $jokers }.
}
row-empty = { $colour }: leeg.
row-empty-opens = { $colour }: leeg, gaat open met { $n ->
    [1] de { $numbers }.
   *[other] { $numbers }.
}
row-complete = { $colour }: compleet.
row-opens = { $n ->
    [one] Open bij { $numbers }.
   *[other] Open bij { $numbers }.
}
row-you-hold = Jij hebt { $numbers }.
row-missing = Nog te leggen: { $numbers }.
where-table = { $card } ligt op tafel.
where-joker = Op { $card } ligt een joker.
where-hand = Je hebt { $card }.
where-unseen = { $card } ligt nog niet op tafel.
missing-row = Nog te leggen in { $colour }: { $numbers }.
open-at = { $n ->
    [one] Open: { $cards }.
   *[other] Open: { $cards }.
}
open-nowhere = Er is geen rij open.
can-lay = Je kunt leggen: { $cards }.
can-lay-nothing = Er past niets.
can-colour-nothing = { $n ->
    [one] Er past niets: { $colour } is open bij { $numbers }.
   *[other] Er past niets: { $colour } is open bij { $numbers }.
}
can-joker = Een joker past overal waar een rij open is.
can-bridge = Met een brug: { $cards }.
can-swap = Te ruilen voor een joker: { $cards }.
can-draw = Je kunt een kaart trekken.
can-must-draw = Trek een kaart.
can-end = Je kunt je beurt beëindigen.
can-pass = Je kunt passen.
can-must-lay = Je moet er minstens één leggen.
can-yes = Ja, { $card } past.
can-joker-yes = Ja, een joker past als { $card }.
can-yes-discard = Ja, je kunt een joker weggooien.
can-not-your-turn = Jij bent niet aan de beurt.
score-none = Er is nog geen ronde afgelopen.
score-cards = Nog kaarten: { $counts }.
score-bonus = Bonuskaarten tot nu toe: { $scores }.
count-line = { $name }: { count-cards }
count-full = { $name }: { count-cards }, { $bridges ->
    [0] geen brug
    [one] één brug
   *[other] { $bridges } bruggen
}, { $bonuses ->
    [0] geen bonuskaart
    [one] één bonuskaart
   *[other] { $bonuses } bonuskaarten
}.
pile-left = { $n ->
    [0] De trekstapel is op.
   *[other] Nog { count-cards } op de trekstapel.
}
bridges-yours = { $n ->
    [0] Je hebt geen brug meer.
   *[other] Je hebt { count-bridges }.
}
bridges-built = Op tafel: { $bridges }.
bridge-built = van { $from } naar { $to }
bridges-none-built = Op tafel ligt er geen.
jokers-table = Jokers op tafel: { $cards }.
jokers-none = Er ligt geen joker op tafel.
jokers-yours = { $n ->
    [0] Je hebt geen joker.
   *[other] Je hebt { jokers-held }.
}
bonus-yours = { $n ->
    [0] Je hebt geen bonuskaart.
   *[other] Je hebt { count-bonus-cards }.
}
bonus-supply = { $n ->
    [0] Er zijn er geen meer te verdienen.
    [one] Er is er nog één te verdienen.
   *[other] Er zijn er nog { $n } te verdienen.
}
turn-yours = Jouw beurt.
turn-yours-laid = Jouw beurt: { $laid } van de 4 gebruikt.
turn-yours-count = Jouw beurt: { $laid ->
    [0] nog niets gelegd.
    [one] één kaart gelegd.
   *[other] { $laid } kaarten gelegd.
}
turn-other = { $name } is aan de beurt.
round-of = Ronde { $round } van { $rounds }.
not-in-game-jokers = Er zitten geen jokers in dit spel.
not-in-game-bridges = Er zitten geen bruggen in dit spel.
not-in-game-bonus = Er zitten geen bonuskaarten in dit spel.

## Weigeringen

refuse-not-held = { $card } heb je niet.
refuse-your-colour = In { $colour } heb je { $numbers }.
refuse-no-joker = Je hebt geen joker.
refuse-filled = { $card } ligt al op tafel.
refuse-joker-there = Op { $card } ligt een joker: typ ruil { $card } om die te krijgen.
refuse-not-fitting = { $n ->
    [one] { $card } past niet: { $colour } is open bij { $numbers }.
   *[other] { $card } past niet: { $colour } is open bij { $numbers }.
}
refuse-bridge-would = Met een brug vanaf { $rows } past het wel.
refuse-four-used = Meer dan 4 kaarten in een beurt mag niet: beëindig je beurt, of neem iets terug.
refuse-no-bridge = Je hebt geen brug meer.
refuse-bridges-short = Je hebt maar { $n ->
    [one] één brug: hier zijn er meer nodig.
   *[other] { $n } bruggen: hier zijn er meer nodig.
}
refuse-not-neighbours = { $from } ligt niet naast { $to }: een brug naar { $to } begint in { $rows }.
refuse-no-foot = Geen brug vanaf { $foot }: die kaart ligt er niet.
refuse-fits-anyway = { $card } past zonder brug: leg die kaart gewoon.
refuse-no-joker-there = Op { $card } ligt geen joker.
refuse-swap-unpaid = Ruilen kan nu niet: je moet dan ook een kaart leggen, en dat kan deze beurt niet meer.
refuse-owes-lay = Leg eerst een kaart: na een ruil moet dat. Of neem de ruil terug.
refuse-must-lay = De trekstapel is op en je kunt { $cards } leggen: leg er minstens één.
refuse-must-lay-fits = Je kunt { $cards } leggen: leg er minstens één.
refuse-draw-alone = Trekken kan niet na een andere zet: beëindig je beurt, of neem iets terug.
refuse-can-lay = Trekken mag niet als er iets past: je kunt { $cards } leggen.
refuse-pile-empty-lay = De trekstapel is op: je kunt { $cards } leggen.
refuse-pile-empty-pass = De trekstapel is op: pas maar.
refuse-pass = Passen kan alleen als de trekstapel op is: leg of trek een kaart.
refuse-draw-first = Er past niets: trek een kaart.
refuse-must-lay-drawn = { $card } heb je net getrokken: die moet je leggen.
refuse-no-place = { $card } is er niet in dit spel: de rijen gaan van 1 tot { $highest }.
refuse-left-out = { $colour } doet in dit spel niet mee.
refuse-row-not-open = De { $colour ->
    [rood] rode rij
    [geel] gele rij
    [groen] groene rij
    [blauw] blauwe rij
   *[other] rij { $colour }
} is nog niet open. Die gaat open met { $cards }.
refuse-opening = De ronde begint met { $cards }.
refuse-round-over = De ronde is afgelopen.
refuse-number-none-held = Je hebt geen { $number }.
refuse-number-none-fits = { $n ->
    [one] Jouw { $number } past niet: { $cards }.
   *[other] Geen { $number } van jou past: { $cards }.
}
refuse-bridge-nowhere = Er gaat nu geen brug naar { $card }.
refuse-turn-over = Met de eerste kaart is je beurt voorbij: leg die alleen.
refuse-nothing-laid = Er is niets gelegd.
undo-nothing = Er valt deze beurt niets terug te nemen.
undo-draw = Een getrokken kaart blijft getrokken.

## 11 nimm!

nimm-deal = Ieder { $cards } kaarten, { $stock } op de trekstapel.
nimm-on = { $cards } op { $pile }
nimm-piles = { $n ->
    [0] Er is geen stapel meer.
    [one] Eén stapel, met { $piles } bovenop.
   *[other] Stapels: { $piles }.
}
nimm-takes = Op { $pile } passen { $from } tot { $to }.
nimm-opened = { $n ->
    [one] Nieuwe stapel: { $piles }.
   *[other] Nieuwe stapels: { $piles }.
}
nimm-you-laid = Gelegd: { $cards }.
nimm-you-laid-brief = { $cards }.
nimm-you-took = Je pakt stapel { $pile }: { $cards }. { $n ->
    [one] Dat is { count-cows }.
   *[other] Dat zijn { count-cows }.
}
nimm-you-buffalo = Een stier voor jou. { $left ->
    [0] Dat was de laatste.
    [one] Er is er nog één.
   *[other] Er zijn er nog { $left }.
}
nimm-you-buffalo-brief = Een stier voor jou.
nimm-you-buffalo-from = Je neemt een stier van { $from }.
nimm-no-buffalo = Er is geen stier meer voor jou.
nimm-turn-more = Je mag nog meer leggen, of je beurt beëindigen.
nimm-other-took = { $name } pakt stapel { $pile }, { count-cards }.
nimm-other-buffalo = { $name } krijgt een stier.
nimm-other-buffalo-from = { $name } neemt een stier van { $from }.
nimm-other-buffalo-yours = { $name } neemt een stier van jou.
nimm-cows = { $n ->
    [one] Eén ossenkop.
   *[other] { count-cows }.
}
nimm-can-take = Of pak een stapel.
nimm-can-only-take = Er past niets: pak een stapel.
nimm-can-on = Op { $pile } kun je leggen: { $cards }.
nimm-can-on-nothing = Van jou past er niets op { $pile }.
nimm-can-yes-take = Ja, je kunt stapel { $pile } pakken.
nimm-buffalos = Stieren: { $scores }. { $n ->
    [0] Er zijn er geen meer over.
    [one] Er is er nog één over.
   *[other] Er zijn er nog { $n } over.
}
nimm-stock = { $n ->
    [0] De trekstapel is op.
   *[other] Nog { count-cards } op de trekstapel.
}
nimm-refuse-no-pile = Op geen stapel ligt { $card } boven.
nimm-refuse-window = { $card } past niet op { $pile }: daar passen { $from } tot { $to }.
nimm-refuse-order = { $card } moet hoger zijn dan { $pile }: binnen een beurt gaat een stapel omhoog.
nimm-refuse-nowhere = { $card } past nergens.
nimm-refuse-second = Voor een tweede kaart heb je een stier nodig.
nimm-refuse-other-pile = { $n ->
    [one] Eén stier is voor één stapel: ga daarop door, of beëindig je beurt.
   *[other] { $n } stieren zijn voor { $n } stapels: ga daarop door, of beëindig je beurt.
}
nimm-refuse-take-alone = Na een kaart geen stapel meer: beëindig je beurt.
nimm-refuse-few = Een stapel van minder dan 3 kaarten levert geen stier op: pak die zonder.
nimm-refuse-supply = Er zijn nog stieren: pak de stapel, dan krijg je er één.
nimm-refuse-own = Van jezelf neem je geen stier.
nimm-refuse-most = { $name } heeft niet de meeste stieren: neem er één van { $names }.
nimm-refuse-nobody = Niemand heeft meer stieren dan jij: pak de stapel zonder stier.
nimm-refuse-who = Niemand heet hier { $name }: zeg het nummer van de plaats, of de naam.
nimm-refuse-pass = Passen kan niet: leg een kaart of pak een stapel.
undo-nimm = In 11 nimm! neem je niets terug.
not-in-game-piles = Stapels zijn er niet in dit spel: je legt aan de rijen.
not-in-game-colours = Kleuren en rijen zijn er niet in dit spel: zeg 36 op 31, of pak 46.
not-in-game-draw = Trekken doe je niet in dit spel: leg een kaart of pak een stapel.

## De scheidsrechter: ieder bij naam, en tegen wie aan de beurt is

referee-on-table = Op tafel: { $cards }.
referee-who-begins = Wie begint?
referee-who-holds = Wie heeft { $card }?
referee-nobody = niemand
referee-deal-again = Niemand heeft een 11: schud en deel opnieuw.
referee-turn = { $name }, jouw beurt.
referee-turn-cards = { $name }, jouw beurt: { $n ->
    [one] nog één kaart.
   *[other] { count-cards }.
}
referee-turn-pile-empty = { $name }, jouw beurt: { $n ->
    [one] nog één kaart,
   *[other] { count-cards },
} en de trekstapel is op.
referee-drawn-again = Past die kaart, leg die dan; anders trek je nog een kaart.
referee-drawn-last = Past die kaart, leg die dan; anders beëindig je je beurt.
referee-fits = Wat past: { $cards }.
referee-bridges = Bruggen over: { $scores }.
referee-hand = { $name }, wat heb je nog in je hand? Je hebt er { $n }.
referee-hand-form = Zeg de kaarten met hun kleur: rood 3 5, blauw 12.
referee-hand-form-joker = Zeg de kaarten met hun kleur: rood 3 5, joker.
referee-hand-now = De ronde is afgelopen: zeg welke kaarten je nog hebt.
referee-no-hands = Ik zie geen handen. Typ spelers om te horen hoeveel kaarten ieder heeft.
referee-quit = Van deze tafel wordt niets bewaard. Toch stoppen? Ja of nee.
referee-no-pause = Er speelt hier geen computer mee, dus ook geen pauze.
referee-no-forced = Hier zeg je elke zet zoals die is gedaan.
referee-card-told = Al genoemd: { $card }.
referee-jokers-left = { $n ->
    [0] Er is geen joker meer die iemand kan hebben.
    [one] Er is nog maar één joker die iemand kan hebben.
   *[other] Er zijn nog maar { $n } jokers die iemand kan hebben.
}
referee-count = { $name } zou { count-cards } moeten hebben, niet { $told }. Tel nog eens, of neem terug wat verkeerd gezegd is: terug.
referee-joker-missing = { $name } heeft een joker van tafel gepakt, en heeft die nog.
referee-must-lay = Minstens één van je kaarten past: leg die.
referee-number = Er past nu geen { $number }.
referee-pile-empty = De trekstapel is op: leg een kaart als er één past, en beëindig anders je beurt.
referee-lay-or-draw = Je beurt is nog niet klaar: leg een kaart, of trek er één als er niets past.
referee-no-draw-left = Trekken kan deze beurt niet meer: leg de kaart als die past, en beëindig anders je beurt.
referee-undone-first = Teruggenomen: { $name } begint.
referee-undone-nobody = Teruggenomen: niemand heeft die 11.
referee-undone-hand = Teruggenomen: de hand van { $name }.
referee-undone-draw = Teruggenomen: { $name } trekt een kaart.
referee-undone-end = Teruggenomen: { $name } beëindigt de beurt.
referee-undo-nothing = Er valt niets terug te nemen.

## Andere antwoorden

value-now = Je hand is nu { $points } waard.
value-with-bonus = Met { count-bonus-cards }: { $points }.
value-part = { $cards }: { $sum }.
score-bonus-points = Bonuspunten deze ronde: { $scores }.
missing-yours = Daarvan heb jij { $numbers }.
left-any = Zoveel je wilt.
left-first = Eén kaart: daarmee is je beurt voorbij.
left-limit = Hoogstens { $n } kaarten per beurt.
answer-no = Nee.
can-draw-yes = Ja, je kunt een kaart trekken.
can-end-yes = Ja, je kunt je beurt beëindigen.
can-pass-yes = Ja, je kunt passen.
who-you-now = Jij hebt deze beurt { $card } gelegd.
who-you-before = Jij hebt eerder deze ronde { $card } gelegd.
who-you-swapped = Jij hebt { $card } voor de joker geruild.
who-other-now = { $name } heeft deze beurt { $card } gelegd.
who-other-before = { $name } heeft eerder deze ronde { $card } gelegd.
who-other-swapped = { $name } heeft { $card } voor de joker geruild.
who-start = { $card } lag er al bij het begin van de ronde.
who-nobody = Niemand heeft hem gelegd.
jokers-gone = { $n ->
    [one] Eén joker is uit het spel.
   *[other] { $n } jokers zijn uit het spel.
}
jokers-surely = { $name } heeft zeker { $n ->
    [one] een joker.
   *[other] { $n } jokers.
}
joker-places = Een joker kan op { $cards }.
joker-places-yours = Jouw joker kan op { $cards }.
joker-places-none = Je hebt geen joker. Een joker kan op { $cards }.
neighbours-both = Erboven: { $above }. Eronder: { $below }.
neighbours-top = Boven { $colour } ligt geen rij. Eronder: { $below }.
neighbours-bottom = Onder { $colour } ligt geen rij. Erboven: { $above }.
next-after-you = Na jou: { $name }.
next-after = Na { $name }: { $next }.
next-before-you = Voor jou: { $names }.
person-none = Niemand hier heet { $name }. Aan tafel: { $names }.
did-nothing-you = Jij bent deze ronde nog niet aan de beurt geweest.
did-nothing-other = { $name } is deze ronde nog niet aan de beurt geweest.
drawn-last = Laatst getrokken: { $cards }.
drawn-none = Je hebt deze ronde niets getrokken.
unseen-row = In { $colour } nog niet gezien: { $numbers }.
unseen-jokers = { $n ->
    [one] Eén joker nog niet gezien.
   *[other] { $n } jokers nog niet gezien.
}
unseen-nothing = Je hebt alle kaarten gezien.
now-wait = Tot dan valt er niets te kiezen.
now-bridge-swap = Met een brug: { $bridged }. Te ruilen voor een joker: { $swapped }.
what-if-opens = Dan gaat open: { $cards }.
what-if-nothing = Dan gaat er niets nieuws open.
what-if-mine = Voor jou: { $cards }.
what-if-others = Voor anderen: { $cards }.
what-if-bonus = Dat levert een bonuskaart op.
what-if-swap = Anderen kunnen dan ruilen met de joker op { $cards }.
what-if-over = Dan is de ronde afgelopen.
what-if-turn-over = Dan is de beurt voorbij.
what-if-hand = { $n ->
    [0] Dan heb je geen kaart meer.
   *[other] Dan heb je nog { count-cards }.
}
aim-elevens = Raak je kaarten kwijt: elk getal dat je overhoudt, kost zoveel punten als erop staat, een joker 11, en een bonuskaart levert er 11 op. Wie na { count-rounds } de meeste punten heeft, wint.
aim-beginner = Raak als eerste je kaarten kwijt: elk getal dat je overhoudt, kost zoveel punten als erop staat. Wie na { count-rounds } de meeste punten heeft, wint.
aim-lowest = Raak als eerste je kaarten kwijt: elk getal dat je overhoudt, geeft zoveel strafpunten als erop staat. Wie na { count-rounds } de minste punten heeft, wint.
aim-nimm = Raak als eerste je kaarten kwijt: de ossenkoppen op de kaarten die je overhoudt, zijn strafpunten. Wie er na { count-rounds } de minste heeft, wint.
not-in-game-cows = Er zitten geen ossenkoppen in dit spel.
nimm-cows-each = { $cows ->
    [one] Met één ossenkop: { $cards }.
   *[other] Met { $cows } ossenkoppen: { $cards }.
}
nimm-cows-taken = { $n ->
    [0] Je hebt deze ronde geen ossenkoppen gepakt.
   *[other] Je hebt deze ronde { count-cows } gepakt.
}
nimm-has-buffalos = { $n ->
    [0] Geen stier.
    [one] Eén stier.
   *[other] { $n } stieren.
}
nimm-pile-of = { $pile } met { count-cards }
nimm-piles-big = { $n ->
    [one] Grote stapel: { $piles }.
   *[other] Grote stapels: { $piles }.
}
nimm-pile-size = { $n ->
    [one] Eén kaart
   *[other] { count-cards }
}, { $cows ->
    [one] één ossenkop bovenop.
   *[other] { $cows } ossenkoppen bovenop.
}
nimm-took-last = Laatst pakte je stapel { $pile }: { $cards }.
nimm-took-none = Je hebt deze ronde geen stapel gepakt.
nimm-unseen = Niet in je hand en niet boven op een stapel: { $cards }.
left-nimm-one = Eén kaart: je hebt geen stier.
left-nimm-piles = { $n ->
    [one] Zoveel je wilt, op één stapel.
   *[other] Zoveel je wilt, op hoogstens { $n } stapels.
}
what-if-take = Dan pak je { count-cards }, en is je beurt voorbij.
what-if-buffalo = Dat levert een stier op.

## Waarom: de regel achter een weigering

why-nothing = Er is niets geweigerd.
why-no-such-move = Je speelt een kaart uit je hand: vraag naar je hand om die te horen.
why-turn = Iedereen speelt om de beurt, en dit was niet jouw beurt.
why-undo = Terugnemen kan alleen wat je deze beurt hebt gedaan, het laatste het eerst.
why-undo-draw = Je hebt de getrokken kaart gezien.
why-undo-nimm = In dit spel blijft een gelegde kaart liggen, en een gepakte stapel blijft van jou.
why-did-you = Dat was je eigen beurt: de terugblik zegt wat die waard was.
why-did-drew-must = { $name } had niets dat paste, anders mag je niet trekken.
why-did-drew = Ik kan alleen gokken: { $name } had niets dat paste, of hield een kaart vast waar niemand langs komt.
why-did-passed = { $name } had geen getal dat paste, en de trekstapel was leeg.
why-did-laid = Ik kan alleen gokken: { $name } raakt zo { $points ->
    [one] één punt kwijt.
   *[other] { $points } punten kwijt.
}
why-did-opened = En misschien heeft { $name } wat daarna komt: { $cards }.
why-did-swapped = Ik kan alleen gokken: een joker leg je waar je wilt.
why-did-joker = Ik kan alleen gokken: een joker die { $name } overhoudt, kost 11 punten.
why-did-bonus = Voor de bonuskaart.
why-did-took = Ik kan alleen gokken: { $name } had niets dat paste.
why-did-took-big = Ik kan alleen gokken: { $name } had niets dat paste, of wilde de stier.
why-did-laid-cows = Ik kan alleen gokken: { $name } raakt zo { count-cows } kwijt.
why-advised-draw = Dan heb je { count-cards }.
why-advised-end = Dan is je beurt voorbij, met { count-cards } in je hand.
why-round-over = Een ronde is meteen uit als een hand leeg is, of als niemand meer verder kan.
why-numbers-only = Dit spel gaat met getallen alleen.
why-no-place = Elke rij loopt van 1 tot { $highest }, in de kleuren van dit spel.
why-not-held = Je legt alleen kaarten uit je eigen hand.
why-filled = Op elke plaats komt maar één kaart.
why-filled-joker = Op elke plaats komt maar één kaart, en een joker telt als de kaart waarvoor hij ligt.
why-not-fitting = Een kaart past naast een kaart van dezelfde kleur: één lager of één hoger dan wat er ligt.
why-not-fitting-bridge = Een kaart past naast een kaart van dezelfde kleur, één lager of één hoger, of over een brug vanaf hetzelfde getal in een buurrij.
why-row-not-open = Een rij zonder kaarten gaat alleen open met bepaalde getallen.
why-opening = De eerste beurt van de ronde is één kaart, die een rij opent.
why-four = Je legt hoogstens 4 kaarten per beurt.
why-four-joker = Een beurt heeft hoogstens 4 kaarten, gelegd of weggegooid.
why-no-bridge = Een brug gebruik je één keer, daarna blijft hij liggen, en die van jou liggen er allemaal.
why-neighbours = Een brug leidt naar de rij er direct boven of onder.
why-foot = Een brug begint bij hetzelfde getal in de rij erboven of eronder, en daar moet een kaart liggen.
why-fits-anyway = Een brug is er alleen voor een kaart die zonder brug niet past.
why-no-joker-there = Bij het ruilen komt een getal op de plaats van de joker die ervoor ligt.
why-swap-lays = In een beurt met een ruil moet je ook een kaart leggen.
why-must-lay = Wie een kaart heeft die past, legt er minstens één.
why-must-lay-empty = Is de trekstapel op, dan legt wie een passend getal heeft minstens één kaart.
why-drawn = Een getrokken kaart die past, leg je meteen.
why-draw-alone = Trekken is een hele beurt: je doet er niets voor en niets na.
why-can-lay = Je trekt alleen als er niets past, en in één beurt niet onbeperkt.
why-pile-empty = Er valt niets meer te trekken, en gelegde kaarten worden niet opnieuw geschud.
why-no-pass = Zolang er een trekstapel is, past niemand: je legt of je trekt.
why-no-pass-joker = Zolang er een trekstapel is, past niemand: je legt, gooit een joker weg of trekt.
why-draw-first = Wie geen kaart heeft die past, trekt, en hoogstens { $n ->
    [one] één kaart.
   *[other] { $n } kaarten.
}
why-nimm-pile = Een stapel heet naar de kaart die bovenop ligt.
why-nimm-window = Een kaart moet 1 tot 10 hoger zijn dan wat bovenop lag toen je beurt begon, en na 100 komt 1.
why-nimm-order = Binnen een beurt lopen de kaarten van een stapel op.
why-nimm-second = Zonder stier heeft een beurt maar één kaart.
why-nimm-piles = Elke stier is goed voor één stapel per beurt.
why-nimm-take-alone = Een stapel pakken is een hele beurt.
why-nimm-few = Alleen een stapel van 3 kaarten of meer levert een stier op.
why-nimm-supply = Een stier van een ander neem je pas als er geen meer te verdienen is.
why-nimm-claim = Een stier neem je van een ander, één van wie er de meeste heeft.
why-nimm-no-pass = Een beurt is een kaart leggen of een stapel pakken.

## Tips: wat je doet, en waarom. Een reden volgt op een dubbele punt, of staat alleen.

hint-because = { $turn }: { $reason }
hint-draw-long = Trekken blijft misschien een tijdje het beste. Dat verandert als je trekt wat op je eigen kaarten volgt, of als iemand er nog maar weinig heeft.
hint-draw-again = Trek een kaart, net als daarnet.
hint-bare = { $turn }.
hint-chance = Zo is je kans om te winnen { $best } op 100; anders { $other }.
hint-lost = Maar als de ander geen fout maakt, verlies je deze ronde.
hint-other = Anders: { $turn }.
hint-alike = Even goed, voor zover ik zie: { $turn }.
hint-open = Anderen kunnen dan leggen: { $cards }.
hint-open-none = Voor anderen is er dan niets open.
hint-lay = leg { $cards }
hint-swap = { $n ->
    [one] ruil { $card } voor de joker
   *[other] ruil { $card } voor de jokers
}
hint-discard = { $n ->
    [one] gooi een joker weg
   *[other] gooi { $n } jokers weg
}
hint-draw = trek een kaart
hint-pass = pas
hint-end = beëindig je beurt
hint-and-end = klaar
hint-take = pak stapel { $pile }
hint-take-from = pak stapel { $pile }, en een stier van { $from }
hint-then = { $first }, en { $next }
reason-only = iets anders mag niet.
reason-close = het scheelt te weinig om te kiezen.
reason-wins = dit wint zeker.
reason-shares = zo deel je zeker de winst.
reason-out = zo is je hand leeg.
reason-opens-nothing = dat opent niets voor anderen.
reason-lock-shut = dat opent niets, en niemand komt langs jouw { $card }.
reason-lock = niemand komt langs jouw { $card } zolang je die houdt.
reason-shut = dat opent { $cards } niet voor anderen.
reason-frees = dat geeft je plaats voor { $cards }.
reason-joker = zo hou je een joker.
reason-bridge = zo hou je een brug.
reason-takes-joker = dat levert je een joker op.
reason-bonus = dat levert een bonuskaart op.
reason-prepares-bonus = zo hou je de laatste kaart van { $half }, voor een bonuskaart.
reason-leaves-no-bonus = zo laat je anderen de bonuskaart van { $half } niet.
reason-points = dat scheelt je { $n ->
    [one] één punt.
   *[other] { $n } punten.
}
reason-points-more = dat scheelt je { $n ->
    [one] één punt, in plaats van { $other }.
   *[other] { $n } punten, in plaats van { $other }.
}
reason-cards = je raakt { count-cards } kwijt.
reason-cards-more = je raakt { count-cards } kwijt, in plaats van { $other }.
reason-cows = je raakt { count-cows } kwijt.
reason-cows-more = je raakt { count-cows } kwijt, in plaats van { $other }.
reason-narrows = { $n ->
    [0] anderen kunnen dan niets leggen, in plaats van { $other }.
    [one] anderen kunnen dan maar één kaart leggen, in plaats van { $other }.
   *[other] anderen hebben dan de keus uit { count-cards }, in plaats van { $other }.
}
reason-no-pile = dat bespaart je een stapel van { count-cards }.
reason-nothing-fits = geen van je kaarten past.
reason-smallest = geen stapel is kleiner, met { count-cards }.
reason-buffalo = dat levert een stier op.

## Een ronde nog eens bekeken

review-round = Ronde { $round }: { $won ->
    [won] gewonnen.
    [shared] gedeelde winst.
    [lost] verloren.
   *[open] niet uitgespeeld.
}
review-round-of = { $name }, ronde { $round }: { $won ->
    [won] gewonnen.
    [shared] gedeelde winst.
    [lost] verloren.
   *[open] niet uitgespeeld.
}
review-luck = Met deze kaarten was de kans om te winnen { $chance } op 100; { $fair } is gelijk op.
review-play = { $costly ->
    [0] Het spelen kostte niets, voor zover ik zie.
    [one] Eén van de { $choices } keuzes kostte winstkans.
   *[other] { $costly } van de { $choices } keuzes kostten winstkans.
}
review-close = Wat het spelen kostte, is te weinig om te meten.
review-lost-luck = Verloren door pech: geen keuze kostte iets, voor zover ik zie.
review-lost-play = Verloren door het spelen: { $costly ->
    [one] één van de { $choices } keuzes kostte
   *[other] { $costly } van de { $choices } keuzes kostten
} winstkans.
review-lost-close = Pech of spel: dat scheelt te weinig om te meten.
review-sound = Ik vond niets beters.
review-turn = Beurt { $turn }
review-round-turn = Ronde { $round }, beurt { $turn }
review-did = { $when }: { $did }.
review-sound-at = { $when }: niets beters.
review-sound-to = Beurten { $turn } tot { $last }: niets beters.
review-round-sound-to = Ronde { $round }, beurten { $turn } tot { $last }: niets beters.
review-better = Beter: { $turn }.
review-rather = Misschien beter: { $turn }.
review-chance = Zo was de kans { $before } op 100, zoals gespeeld { $after }.
review-won-lost = Dat won zeker; zoals gespeeld was het verloren, als de ander geen fout maakte.
review-won-shared = Dat won zeker; zoals gespeeld was de winst hooguit gedeeld.
review-shared-lost = Dat gaf zeker gedeelde winst; zoals gespeeld was het verloren, als de ander geen fout maakte.
review-won-left = Dat won zeker; zoals gespeeld was de kans { $after } op 100.
review-shared-left = Dat gaf zeker gedeelde winst; zoals gespeeld was de kans { $after } op 100.
review-next = Beurt voor beurt: { $word }.
review-over = Dat was de laatste beurt.
review-not-yet = Terugblikken kan als er een ronde uit is.
did-swap = { $n ->
    [one] { $card } voor de joker
   *[other] { $card } voor { $n } jokers
}
did-discard = { $n ->
    [one] een joker weggegooid
   *[other] { $n } jokers weggegooid
}
did-draw = een kaart getrokken
did-pass = gepast
did-end = einde van de beurt
did-take = stapel { $pile }
did-take-from = stapel { $pile }, en een stier van { $from }

## Als een computer nadenkt

thinks = { $name } denkt na.

# Words that stand for what was named before.

refer-nothing = In deze beurt is geen kaart genoemd die je kunt bedoelen. Zeg welke, bijvoorbeeld: rood 7.
refer-nothing-nimm = In deze beurt is geen kaart genoemd die je kunt bedoelen. Zeg welke, bijvoorbeeld: 36 op 31.
refer-done = Dat is al gedaan. Terugnemen doe je met: terug.
refer-not-two = Er zijn geen twee kaarten genoemd. Zeg welke, bijvoorbeeld: rood 7 en blauw 9.
refer-not-two-nimm = Er zijn geen twee kaarten genoemd. Zeg welke, bijvoorbeeld: 36 en 38 op 31.
refer-no-other = Er waren er geen twee om uit te kiezen. Zeg welke, bijvoorbeeld: rood 7.
refer-no-other-nimm = Er waren er geen twee om uit te kiezen. Zeg welke, bijvoorbeeld: 36 op 31.
take-back-none = Je hebt { $what } niet gespeeld in deze beurt.
take-back-last-first = Na { $what } heb je nog { $last } gespeeld: neem dat eerst terug.
must-yes = Ja, iets anders kan niet.
must-no = Nee, je hebt de keus.
