# De korte vorm voor braille: komt in de plaats van berichten met dezelfde naam. Wat hier niet staat, is als op schrift.
# Letter van de kleur en getal, reeksen met een streepje, * joker, # brug. Een komma scheidt feiten, en staat nergens anders.

colour-red = r
colour-yellow = ge
colour-green = gr
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

name-player = sp{ $n }

## Het spel en zijn rondes

match-against = { $game }, rondes { $n }, tegen { $name }
match-begins = { $game }, rondes { $n }
match-resumed = { $game }, ronde { $round }/{ $rounds }
match-players = tafel { $names }
rows-order = rijen { $rows }
without-colour = zonder { $colour }
round-begins = ronde { $round }/{ $rounds }
round-deal = ieder { $cards }, stapel { $pile }
round-deal-bridges = ieder { $cards } # { $bridges }, stapel { $pile }
you-begin = jij begint
other-begins = { $name } begint
your-turn = jij bent
your-turn-cards = jij bent, kaarten { $n }
round-out-you = jij bent uit, ronde { $round } klaar
round-out-other = { $name } is uit, ronde { $round } klaar
round-out-you-junior = goed zo, jij bent uit, ronde { $round } klaar
round-out-other-junior = { $name } is uit, ronde { $round } klaar
round-blocked = iedereen past, ronde { $round } klaar
tally-empty = { $name } { $points }, hand leeg
tally-empty-bonus = { $name } { $points }, hand leeg, bonus { $n }
tally-hand = { $name } { $points }, hand { $cards }
tally-hand-bonus = { $name } { $points }, hand { $cards } = -{ $sum }, bonus { $n } = { $bonus }
tally-cows = { $name } { $n }, hand { $cards }
tally-brief = { $name } { $points }
scores-round = ronde { $round } { $scores }
totals = totaal { $scores }
total-highest = hoogste wint
total-lowest = laagste wint
match-won-you = jij wint { $points }
match-won-you-minus = jij wint -{ $points }
match-won-you-junior = hoera, jij wint { $points }
match-won-other = { $name } wint { $points }
match-won-other-minus = { $name } wint -{ $points }
match-shared = gelijk { $names }, { $points }

## Wat jij doet

you-laid = gelegd { $cards }
you-laid-with = gelegd { $cards }
you-laid-brief = gelegd { $cards }
you-swapped = { $n ->
    [one] geruild { $card }, * van jou
   *[other] geruild { $card }, { $n }* van jou
}
you-swapped-brief = { $n ->
    [one] geruild { $card }, * van jou
   *[other] geruild { $card }, { $n }* van jou
}
you-discarded = { $n ->
    [one] *
   *[other] { $n }*
} weg
you-drew = getrokken { $card }
you-drew-brief = getrokken { $card }
you-drew-joker = getrokken *
you-drew-fits = past, leg die
you-drew-fits-brief = getrokken { $card }, leg die
you-drew-again = past niet, trek nog
you-drew-unfit = past niet
you-passed = gepast
forced-drew = niets past, getrokken { $cards }
forced-drew-brief = getrokken { $cards }
forced-drew-laid = { $n ->
    [one] niets past, getrokken en gelegd { $card }
   *[other] niets past, getrokken { $cards }, gelegd { $card }
}
forced-drew-laid-brief = { $n ->
    [one] getrokken en gelegd { $card }
   *[other] getrokken { $cards }, gelegd { $card }
}
forced-laid = gelegd { $card }, de enige
forced-opening = je begint { $card }
forced-passed = niets past, gepast
forced-ended = niets past, beurt voorbij
forced-ended-limit = beurt voorbij
enter-draws = niets past, Enter trekt
enter-lays = Enter legt { $card }
enter-discards = Enter gooit * weg
enter-passes = niets past, Enter past
enter-takes = niets past, Enter pakt { $card }
enter-ends = niets past, Enter eindigt
enter-goes-on = Enter gaat verder
you-bonus = bonus { $half }
you-bonus-brief = bonus { $half }
you-no-bonus = { $half } vol, bonus op
bonus-left = { $n ->
    [0] bonus op
   *[other] bonus over { $n }
}
lays-left = { $n ->
    [0] geen meer, klaar
   *[other] nog { $n }
}
lays-done = geen meer, klaar
hand-left = hand { $n }
undone-lay = terug { $cards }
undone-swap = ruil terug { $card }
undone-discard = * terug
deeds-then = { $first }, { $next }

## Wat anderen doen

other-laid = { $name } { $cards }
other-swapped = { $name } ruilt { $n ->
    [one] *
   *[other] { $n }*
} { $card }
other-discarded = { $name } gooit { $n ->
    [one] *
   *[other] { $n }*
} weg
next-laid = { $cards }
next-swapped = ruilt { $n ->
    [one] *
   *[other] { $n }*
} { $card }
next-discarded = gooit { $n ->
    [one] *
   *[other] { $n }*
} weg
other-drew = { $n ->
    [one] { $name } trekt
   *[other] { $name } trekt { $n }
}
others-drew = { $names } trekken
other-passed = { $name } past
others-passed = { $names } passen
other-bonus = { $name } bonus { $half }
other-bonus-brief = { $name } bonus { $half }
other-no-bonus = { $name } { $half } vol, bonus op
other-left = { $deeds }, over { $n }
other-holds = { $name } heeft { $n }
half = { $colour }{ $low }-{ $high }
nothing-happened = nog niets

## Antwoorden

hand-line = { $cards }
hand-empty = hand leeg
hand-colour-none = geen { $colour }
hand-full = kaarten { $n }, { $bridges ->
    [0] geen #
   *[other] # { $bridges }
}
hand-count = kaarten { $n }
row-line = { $colour }{ $numbers }
row-jokers = { $colour }{ $numbers } *{ $jokers }
row-empty = { $colour } leeg
row-empty-opens = { $colour } leeg open { $numbers }
row-complete = { $colour } vol
row-opens = open { $numbers }
row-you-hold = jij { $numbers }
row-missing = gat { $numbers }
can-lay = leg { $cards }
can-lay-nothing = niets past
can-colour-nothing = nee { $colour } open { $numbers }
can-joker = * waar open
can-bridge = { $cards }
can-swap = ruil { $cards }
can-draw = trek
can-must-draw = trek
can-end = klaar
can-pass = pas
can-must-lay = je moet leggen
can-yes = ja { $card }
can-joker-yes = ja *{ $card }
can-yes-discard = ja, weggooien
can-not-your-turn = jij bent niet
score-none = nog geen ronde klaar
score-cards = nog { $counts }
score-bonus = bonus { $scores }
count-line = { $name } { $n }
count-full = { $name } { $n } # { $bridges } bonus { $bonuses }
pile-left = { $n ->
    [0] stapel leeg
   *[other] stapel { $n }
}
bridges-yours = { $n ->
    [0] geen #
   *[other] # { $n }
}
bridges-built = tafel { $bridges }
bridges-none-built = tafel geen
jokers-table = tafel *{ $cards }
jokers-none = tafel geen *
jokers-yours = { $n ->
    [0] hand geen *
   *[other] hand * { $n }
}
bonus-yours = { $n ->
    [0] geen bonus
   *[other] bonus { $n }
}
bonus-supply = { $n ->
    [0] op
   *[other] over { $n }
}
turn-yours = jij bent
turn-yours-laid = jij bent, { $laid }/4
turn-yours-count = jij bent, gelegd { $laid }
turn-other = beurt van { $name }
round-of = ronde { $round }/{ $rounds }
not-in-game-jokers = geen * hier
not-in-game-bridges = geen # hier
not-in-game-bonus = geen bonus hier

## Weigeringen

refuse-not-held = geen { $card } in hand
refuse-your-colour = jij { $colour }{ $numbers }
refuse-no-joker = geen * in hand
refuse-filled = nee: { $card } ligt er al
refuse-joker-there = nee: * ligt er, ={ $card }
refuse-not-fitting = nee { $card } open { $numbers }
refuse-bridge-would = # vanaf { $rows }
refuse-four-used = nee: klaar of terug
refuse-no-bridge = geen # meer
refuse-bridges-short = nee: maar # { $n }
refuse-not-neighbours = nee: # naar { $to } begint in { $rows }
refuse-no-foot = nee: { $foot } ligt er niet
refuse-fits-anyway = nee: { $card } past zonder #
refuse-no-joker-there = geen * op { $card }
refuse-swap-unpaid = nee: leggen kan niet meer
refuse-owes-lay = nee: leg eerst of terug
refuse-must-lay = nee: stapel leeg, leg { $cards }
refuse-must-lay-fits = nee: leg { $cards }
refuse-draw-alone = nee: klaar of terug
refuse-can-lay = nee: leg { $cards }
refuse-pile-empty-lay = nee: stapel leeg, leg { $cards }
refuse-pile-empty-pass = nee: stapel leeg, pas
refuse-pass = nee: leg of trek
refuse-draw-first = niets past, trek
refuse-must-lay-drawn = nee: leg { $card }
refuse-no-place = geen { $card }, rijen 1-{ $highest }
refuse-left-out = geen { $colour } in dit spel
refuse-row-not-open = nee: { $colour } begint met { $cards }
refuse-opening = nee: begin met { $cards }
refuse-round-over = ronde klaar
refuse-number-none-held = geen { $number } in hand
refuse-number-none-fits = geen { $number } past, { $cards }
refuse-bridge-nowhere = geen # naar { $card }
refuse-turn-over = nee: eerste alleen
refuse-nothing-laid = niets gedaan
undo-nothing = niets terug te nemen
undo-draw = trekken blijft

## 11 nimm!

nimm-deal = ieder { $cards }, trekstapel { $stock }
nimm-on = { $cards }>{ $pile }
nimm-piles = { $n ->
    [0] geen stapel
   *[other] stapels { $piles }
}
nimm-takes = op { $pile } past { $from }-{ $to }
nimm-opened = nieuw { $piles }
nimm-you-laid = gelegd { $cards }
nimm-you-laid-brief = { $cards }
nimm-you-took = gepakt { $pile }, { $cards }, ossenkoppen { $n }
nimm-you-buffalo = stier, { $left ->
    [0] op
   *[other] over { $left }
}
nimm-you-buffalo-brief = stier
nimm-you-buffalo-from = stier van { $from }
nimm-no-buffalo = geen stier meer
nimm-turn-more = nog een of klaar
nimm-other-took = { $name } pakt { $pile }, kaarten { $n }
nimm-other-buffalo = { $name } stier
nimm-other-buffalo-from = { $name } stier van { $from }
nimm-other-buffalo-yours = { $name } jouw stier
nimm-cows = ossenkoppen { $n }
nimm-can-take = pak
nimm-can-only-take = niets past, pak
nimm-can-on = { $cards }>{ $pile }
nimm-can-on-nothing = niets op { $pile }
nimm-can-yes-take = ja, pak { $pile }
nimm-buffalos = stieren { $scores }, { $n ->
    [0] op
   *[other] over { $n }
}
nimm-stock = { $n ->
    [0] trekstapel leeg
   *[other] trekstapel { $n }
}
nimm-refuse-no-pile = geen stapel { $card }
nimm-refuse-window = nee { $card }, op { $pile } past { $from }-{ $to }
nimm-refuse-order = nee { $card }, niet boven { $pile }
nimm-refuse-nowhere = geen stapel voor { $card }
nimm-refuse-second = nee: zonder stier
nimm-refuse-other-pile = nee: stieren { $n }, stapels { $n }, klaar
nimm-refuse-take-alone = nee: klaar
nimm-refuse-few = geen stier, te kleine stapel
nimm-refuse-supply = nee: stieren over, pak
nimm-refuse-own = nee: van jezelf
nimm-refuse-most = nee: vraag { $names }
nimm-refuse-nobody = nee: jij hebt de meeste, pak
nimm-refuse-who = geen { $name } hier
nimm-refuse-pass = nee: leg of pak
undo-nimm = niets terug te nemen
not-in-game-piles = geen stapels hier
not-in-game-colours = geen kleuren hier
not-in-game-draw = trekken niet, leg of pak

## Waar kaarten zijn

where-table = { $card } op tafel
where-joker = *{ $card } op tafel
where-hand = { $card } in hand
where-unseen = { $card } niet op tafel
missing-row = mist { $colour }{ $numbers }
open-at = open { $cards }
open-nowhere = geen rij open

## Andere antwoorden

value-now = hand { $points }
value-with-bonus = met bonus { $n } = { $points }
value-part = { $cards } = { $sum }
score-bonus-points = bonuspunten { $scores }
missing-yours = jij { $numbers }
left-any = zoveel je wilt
left-first = een kaart, beurt klaar
left-limit = { $n } per beurt
answer-no = nee
can-draw-yes = ja, trek
can-end-yes = ja, klaar
can-pass-yes = ja, pas
who-you-now = jij legde { $card } nu
who-you-before = jij legde { $card } eerder
who-you-swapped = jij ruilde { $card }
who-other-now = { $name } legde { $card } nu
who-other-before = { $name } legde { $card } eerder
who-other-swapped = { $name } ruilde { $card }
who-start = { $card } lag er al
who-nobody = niemand
jokers-gone = weg * { $n }
jokers-surely = { $n ->
    [one] { $name } heeft een *
   *[other] { $name } heeft * { $n }
}
joker-places = * op { $cards }
joker-places-yours = jouw * op { $cards }
joker-places-none = hand geen *, * op { $cards }
neighbours-both = boven { $above }, onder { $below }
neighbours-top = { $colour } bovenaan, onder { $below }
neighbours-bottom = { $colour } onderaan, boven { $above }
next-after-you = na jou { $name }
next-after = na { $name } { $next }
next-before-you = voor jou { $names }
person-none = geen { $name } hier, tafel { $names }
did-nothing-you = jij: nog geen beurt
did-nothing-other = { $name }: nog geen beurt
drawn-last = laatst { $cards }
drawn-none = niets getrokken
unseen-row = ongezien { $colour }{ $numbers }
unseen-jokers = ongezien * { $n }
unseen-nothing = alles gezien
now-wait = wacht
now-bridge-swap = # { $bridged }, ruil { $swapped }
what-if-opens = opent { $cards }
what-if-nothing = opent niets
what-if-mine = jij { $cards }
what-if-others = anderen { $cards }
what-if-bonus = geeft bonus
what-if-swap = anderen ruilen * { $cards }
what-if-over = ronde klaar
what-if-turn-over = beurt klaar
what-if-hand = { $n ->
    [0] hand leeg
   *[other] hand { $n }
}
not-in-game-cows = geen ossenkoppen hier
nimm-cows-each = { $cows } elk { $cards }
nimm-cows-taken = { $n ->
    [0] geen ossenkoppen gepakt
   *[other] ossenkoppen gepakt { $n }
}
nimm-has-buffalos = { $n ->
    [0] geen stier
   *[other] stieren { $n }
}
nimm-pile-of = { $pile } van { $n }
nimm-piles-big = groot { $piles }
nimm-pile-size = kaarten { $n } ossenkoppen { $cows }
nimm-took-last = gepakt { $pile }, { $cards }
nimm-took-none = geen stapel gepakt
nimm-unseen = ongezien { $cards }
left-nimm-one = een kaart, geen stier
left-nimm-piles = zoveel je wilt, stapels { $n }
what-if-take = pakt { $n } kaarten, beurt klaar
what-if-buffalo = geeft stier
aim-elevens = hand leeg, bonus 11, * -11, meeste wint
aim-beginner = hand leeg, meeste wint
aim-lowest = hand leeg, minste wint
aim-nimm = hand leeg, minste ossenkoppen wint
why-nothing = niets geweigerd
why-no-such-move = noem een kaart uit je hand
why-undo = deze beurt, het laatste eerst
why-undo-draw = kaart gezien
why-undo-nimm = gelegd blijft gelegd
why-advised-draw = dan kaarten { $n }
why-advised-end = beurt voorbij, kaarten { $n }
why-round-over = een hand leeg of iedereen past
why-numbers-only = getallen alleen
why-no-place = rijen 1-{ $highest }
why-not-held = uit je hand alleen
why-filled = een kaart per plaats
why-filled-joker = een kaart per plaats, * telt als zijn kaart
why-not-fitting = naast de kleur, een hoger of lager
why-not-fitting-bridge = naast de kleur, een hoger of lager, of over #
why-row-not-open = bepaalde getallen openen
why-opening = eerste beurt, een kaart die opent
why-four = 4 per beurt
why-four-joker = 4 per beurt, met weggegooide *
why-no-bridge = jouw # liggen er
why-neighbours = # naar een buurrij
why-foot = # vanaf hetzelfde getal in een buurrij
why-fits-anyway = # als het niet zonder past
why-no-joker-there = getal op de plaats van zijn *
why-swap-lays = ruil en leg in een beurt
why-must-lay = wat past, leg er een
why-must-lay-empty = stapel leeg, leg als er een past
why-drawn = getrokken en past, leg die
why-draw-alone = trekken is een hele beurt
why-can-lay = trek als niets past, met een grens
why-pile-empty = stapel leeg
why-no-pass = stapel niet leeg, leg of trek
why-no-pass-joker = stapel niet leeg, leg, gooi * weg of trek
why-draw-first = niets past, trek hoogstens { $n }
why-nimm-pile = een stapel heet naar zijn top
why-nimm-window = 1-10 hoger dan de top, 1 na 100
why-nimm-order = een stapel loopt op
why-nimm-second = geen stier, een kaart
why-nimm-piles = een stapel per stier
why-nimm-take-alone = pakken is een hele beurt
why-nimm-few = 3 kaarten voor een stier
why-nimm-supply = van anderen als ze op zijn
why-nimm-claim = van wie er de meeste heeft
why-nimm-no-pass = leg of pak
why-turn = niet jouw beurt
hint-lay = leg { $cards }
hint-swap = ruil { $card }
hint-discard = { $n ->
    [one] weggooien
    [2] weggooien, weggooien
   *[other] weggooien, weggooien, weggooien
}
hint-draw = trek
hint-pass = pas
hint-end = klaar
hint-take = pak { $pile }
hint-take-from = pak { $pile } van { $from }
hint-then = { $first }, { $next }
hint-because = { $turn }, { $reason }
hint-bare = { $turn }
hint-chance = wint { $best } op 100, anders { $other }
hint-lost = verloren zonder fout van de ander
hint-and-end = klaar
hint-other = anders { $turn }
hint-alike = even goed { $turn }
hint-open = anderen leggen { $cards }
hint-open-none = niets voor anderen
reason-only = iets anders mag niet
reason-close = scheelt te weinig
reason-wins = wint zeker
reason-shares = deelt zeker
reason-out = hand leeg
reason-opens-nothing = opent niets voor anderen
reason-lock-shut = opent niets, houdt slot { $card }
reason-lock = houdt slot { $card }
reason-shut = opent { $cards } niet
reason-frees = maakt plaats { $cards }
reason-joker = houdt *
reason-bridge = houdt #
reason-takes-joker = levert * op
reason-bonus = geeft bonus
reason-prepares-bonus = houdt laatste { $half }, bonus
reason-leaves-no-bonus = laat geen bonus { $half }
reason-points = scheelt { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
reason-points-more = scheelt { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} niet { $other }
reason-cards = scheelt { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
reason-cards-more = scheelt { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
} niet { $other }
reason-cows = scheelt { $n ->
    [one] { $n } ossenkop
   *[other] { $n } ossenkoppen
}
reason-cows-more = scheelt { $n ->
    [one] { $n } ossenkop
   *[other] { $n } ossenkoppen
} niet { $other }
reason-narrows = anderen { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
} niet { $other }
reason-no-pile = bespaart stapel van { $n }
reason-nothing-fits = niets past
reason-smallest = kleinste, kaarten { $n }
reason-buffalo = geeft stier

review-round = ronde { $round } { $won ->
    [won] gewonnen
    [shared] gedeeld
    [lost] verloren
   *[open] open
}
review-round-of = { $name } ronde { $round } { $won ->
    [won] gewonnen
    [shared] gedeeld
    [lost] verloren
   *[open] open
}
review-luck = kaarten { $chance } op 100, gelijk { $fair }
review-play = { $costly ->
    [0] spel kostte niets
   *[other] { $costly } van { $choices } keuzes duur
}
review-close = kosten van spel, scheelt te weinig
review-lost-luck = verloren door pech
review-lost-play = verloren door spel, { $costly } van { $choices } keuzes kostten
review-lost-close = pech of spel, scheelt te weinig
review-sound = niets beters
review-turn = beurt { $turn }
review-round-turn = ronde { $round } beurt { $turn }
review-did = { $when } { $did }
review-sound-at = { $when } niets beters
review-sound-to = beurt { $turn }-{ $last } niets beters
review-round-sound-to = ronde { $round } beurt { $turn }-{ $last } niets beters
review-better = beter { $turn }
review-rather = misschien beter { $turn }
review-chance = { $before } op 100, gespeeld { $after }
review-won-lost = zeker gewonnen, gespeeld verloren
review-won-shared = zeker gewonnen, gespeeld gedeeld
review-shared-lost = zeker gedeeld, gespeeld verloren
review-won-left = zeker gewonnen, gespeeld { $after } op 100
review-shared-left = zeker gedeeld, gespeeld { $after } op 100
review-next = beurt voor beurt { $word }
review-over = laatste beurt
review-not-yet = terugblik na de ronde
did-draw = getrokken
did-pass = gepast
did-end = klaar
did-take = stapel { $pile }
did-take-from = stapel { $pile } van { $from }
did-swap = { $n ->
    [one] { $card } voor *
   *[other] { $card } voor { $n } *
}
did-discard = { $n ->
    [one] *
   *[other] { $n }*
} weg
thinks = { $name } denkt na
must-yes = ja moet
must-no = nee
refer-nothing = geen kaart genoemd
refer-nothing-nimm = geen kaart genoemd
refer-done = gedaan, terug neemt terug
refer-not-two = geen twee genoemd
refer-not-two-nimm = geen twee genoemd
refer-no-other = geen twee om uit te kiezen
refer-no-other-nimm = geen twee om uit te kiezen
take-back-none = niet gespeeld { $what }
take-back-last-first = eerst { $last } terug, dan { $what }
## De scheidsrechter
referee-on-table = tafel { $cards }
referee-who-begins = wie begint
referee-who-holds = wie heeft { $card }
referee-nobody = niemand
referee-deal-again = geen 11, deel opnieuw
referee-turn = { $name }: jij bent
referee-turn-cards = { $name }: jij bent, kaarten { $n }
referee-turn-pile-empty = { $name }: jij bent, kaarten { $n }, stapel leeg
referee-drawn-again = leg of trek nog
referee-drawn-last = leg of klaar
referee-fits = past { $cards }
referee-bridges = # { $scores }
referee-hand = { $name }: kaarten over { $n }, welke
referee-hand-form = zoals r3 5 b12
referee-hand-form-joker = zoals r3 5 *
referee-hand-now = ronde klaar, kaarten over
referee-no-hands = geen hand te zien, spelers
referee-quit = niets bewaard, stoppen: ja of nee
referee-no-pause = geen computer, geen pauze
referee-no-forced = elke zet wordt gezegd
referee-card-told = al genoemd { $card }
referee-jokers-left = { $n ->
    [0] geen *
   *[other] maar * { $n }
} voor een hand
referee-count = { $name } heeft { $n } niet { $told }, tel of terug
referee-joker-missing = { $name } heeft een * van tafel
referee-must-lay = een past, leg die
referee-number = geen { $number } past
referee-pile-empty = stapel leeg, leg of klaar
referee-lay-or-draw = nog niet klaar, leg of trek
referee-no-draw-left = trekken niet meer, leg of klaar
referee-undone-first = terug: { $name } begint
referee-undone-nobody = terug: niemand heeft die 11
referee-undone-hand = terug: hand van { $name }
referee-undone-draw = terug: { $name } trekt
referee-undone-end = terug: { $name } klaar
referee-undo-nothing = niets terug te nemen

# Waarom iemand zo speelde, en een tip die blijft.
hand-colour-count = kaarten { $n }, { $cards }
hint-draw-long = voorlopig trekken
hint-draw-again = trek als daarnet
why-did-you = je eigen beurt, zie terugblik
why-did-drew-must = { $name } had niets dat past
why-did-drew = misschien niets dat past, of { $name } houdt iets vast
why-did-passed = { $name } had niets, stapel leeg
why-did-laid = misschien voor { $points } minder
why-did-laid-cows = misschien voor { $n } minder
why-did-opened = { $name } heeft misschien { $cards }
why-did-swapped = wil * misschien elders
why-did-joker = misschien voor 11 minder
why-did-bonus = voor de bonus
why-did-took = { $name } had misschien niets dat past
why-did-took-big = { $name } had misschien niets dat past, of wil de stier

## Toernooien

tournament-opened = toernooi { $game }, spelers { $players }, rondes { $rounds }, { $join }
tournament-opened-by = { $name } opent toernooi { $game }, spelers { $players }, rondes { $rounds }, { $join }
tournament-opened-you = open, je doet mee, { $game }, spelers { $players }, rondes { $rounds }, { $start }
tournament-waits = toernooi { $game } wacht, { $n }/{ $players }, { $join }
tournament-in-it = doen mee { $names }
tournament-joined = { $name } doet mee, { $n }/{ $players }
tournament-joined-you = je doet mee, { $n }/{ $players }
tournament-in = je doet al mee
tournament-out = je doet niet mee
tournament-back = weer mee vanaf volgende ronde
tournament-left = { $name } verlaat toernooi
tournament-left-you = je doet niet meer mee
tournament-yours = toernooi is van jou, { $start }
tournament-begun = toernooi is begonnen
tournament-only-opener = dat kan alleen { $name }
tournament-only-keeper = dat kan alleen de beheerder
tournament-few = twee spelers nodig
tournament-cancelled = toernooi gaat niet door
tournament-begins = toernooi begint, spelers { $n }, rondes { $rounds }
tournament-none = geen toernooi, { $open }
tournament-already = er is er al een
tournament-shared = hier geen toernooien
tournament-players-wrong = spelers 2-{ $high }
tournament-rounds-wrong = rondes 1-{ $high }
tournament-round = toernooi { $round }/{ $rounds }, tafel { $table }, met { $names }
tournament-busy = verlaat je tafel, { $sit }
tournament-table = niet aan een toernooitafel
tournament-table-over = verder als alle tafels klaar zijn
tournament-leads = ronde { $round }, eerste { $names } { $points }
tournament-leads-you = ronde { $round }, jij eerste, punten { $points }
tournament-own = jij { $points }, plaats { $place }
tournament-won = toernooi voorbij, { $names } wint { $points }
tournament-won-you = toernooi voorbij, jij wint { $points }
tournament-title = { $game }, rondes { $played }/{ $rounds }
tournament-line = { $what }
tournament-place = { $place } { $name } { $points }
