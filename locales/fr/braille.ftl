# La forme courte pour le braille : elle remplace les messages du même nom. Ce qui manque ici se dit comme ailleurs.
# Lettre de couleur et nombre, suites avec un trait, * joker, # liaison. Une virgule sépare les faits, et ne sert qu'à cela.

colour-red = r
colour-yellow = j
colour-green = v
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
    [1] *
    [2] **
    [3] ***
    [4] ****
   *[other] { $n } *
}

name-player = jo{ $n }

## La partie et ses manches

match-against = { $game }, manches { $n }, contre { $name }
match-begins = { $game }, manches { $n }
match-resumed = { $game }, manche { $round }/{ $rounds }
match-players = table { $names }
rows-order = rangees { $rows }
without-colour = sans { $colour }
round-begins = manche { $round }/{ $rounds }
round-deal = chacun { $cards }, pioche { $pile }
round-deal-bridges = chacun { $cards } # { $bridges }, pioche { $pile }
you-begin = vous commencez
other-begins = { $name } commence
your-turn = vous jouez
your-turn-cards = vous jouez, main { $n }
round-out-you = main vide, fin de manche { $round }
round-out-other = { $name } main vide, fin de manche { $round }
round-out-you-junior = bravo, main vide, fin de manche { $round }
round-out-other-junior = { $name } main vide, fin de manche { $round }
round-blocked = tous passent, fin de manche { $round }
tally-empty = { $name } { $points }, main vide
tally-empty-bonus = { $name } { $points }, main vide, bonus { $n }
tally-hand = { $name } { $points }, main { $cards }
tally-hand-bonus = { $name } { $points }, main { $cards } = -{ $sum }, bonus { $n } = { $bonus }
tally-cows = { $name } { $n }, main { $cards }
tally-brief = { $name } { $points }
scores-round = manche { $round } { $scores }
totals = total { $scores }
total-highest = le plus haut gagne
total-lowest = le plus bas gagne
match-won-you = vous gagnez { $points }
match-won-you-minus = vous gagnez -{ $points }
match-won-you-junior = bravo, vous gagnez { $points }
match-won-other = { $name } gagne { $points }
match-won-other-minus = { $name } gagne -{ $points }
match-shared = ex aequo { $names }, { $points }

## Ce que vous faites

you-laid = pose { $cards }
you-laid-with = pose { $cards }
you-laid-brief = pose { $cards }
you-swapped = { $n ->
    [one] echange { $card }, * en main
   *[other] echange { $card }, { $n }* en main
}
you-swapped-brief = { $n ->
    [one] echange { $card }, * en main
   *[other] echange { $card }, { $n }* en main
}
you-discarded = defausse { $n ->
    [one] *
   *[other] { $n }*
}
you-drew = pioche { $card }
you-drew-brief = pioche { $card }
you-drew-joker = pioche *
you-drew-fits = va, posez
you-drew-fits-brief = pioche { $card }, posez
you-drew-again = non: piochez encore
you-drew-unfit = ne va pas
you-passed = vous passez
forced-drew = rien ne va, pioche { $cards }
forced-drew-brief = pioche { $cards }
forced-drew-laid = { $n ->
    [one] rien ne va, pioche et pose { $card }
   *[other] rien ne va, pioche { $cards }, pose { $card }
}
forced-drew-laid-brief = { $n ->
    [one] pioche et pose { $card }
   *[other] pioche { $cards }, pose { $card }
}
forced-laid = pose { $card }, la seule
forced-opening = vous commencez { $card }
forced-passed = rien ne va, vous passez
forced-ended = rien ne va, tour fini
forced-ended-limit = tour fini
enter-draws = rien ne va, ligne vide pour piocher
enter-lays = ligne vide pour poser { $card }
enter-discards = ligne vide pour defausser
enter-passes = rien ne va, ligne vide pour passer
enter-takes = rien ne va, ligne vide pour prendre { $card }
enter-ends = rien ne va, ligne vide pour finir
enter-goes-on = ligne vide pour continuer
you-bonus = bonus { $half }
you-bonus-brief = bonus { $half }
you-no-bonus = { $half } complet, plus de bonus
bonus-left = { $n ->
    [0] plus de bonus
   *[other] reste bonus { $n }
}
lays-left = { $n ->
    [0] plus rien, finir
   *[other] encore { $n }
}
lays-done = plus rien, finir
hand-left = main { $n }
undone-lay = repris { $cards }
undone-swap = repris ={ $card }
undone-discard = * repris
deeds-then = { $first }, { $next }

## Ce que font les autres

other-laid = { $name } { $cards }
other-swapped = { $name } echange { $n ->
    [one] *
   *[other] { $n }*
} { $card }
other-discarded = { $name } defausse { $n ->
    [one] *
   *[other] { $n }*
}
next-laid = { $cards }
next-swapped = echange { $n ->
    [one] *
   *[other] { $n }*
} { $card }
next-discarded = defausse { $n ->
    [one] *
   *[other] { $n }*
}
other-drew = { $n ->
    [one] { $name } pioche
   *[other] { $name } pioche { $n }
}
others-drew = { $names } piochent
other-passed = { $name } passe
others-passed = { $names } passent
other-bonus = { $name } bonus { $half }
other-bonus-brief = { $name } bonus { $half }
other-no-bonus = { $name } { $half } complet, plus de bonus
other-left = { $deeds }, reste { $n }
other-holds = { $name } a { $n }
half = { $colour }{ $low }-{ $high }
nothing-happened = rien encore

## Réponses

hand-line = { $cards }
hand-empty = main vide
hand-colour-none = pas de { $colour }
hand-full = main { $n }, { $bridges ->
    [0] plus de #
   *[other] # { $bridges }
}
hand-count = main { $n }
row-line = { $colour }{ $numbers }
row-jokers = { $colour }{ $numbers } *{ $jokers }
row-empty = { $colour } vide
row-empty-opens = { $colour } vide ouv { $numbers }
row-complete = { $colour } complet
row-opens = ouv { $numbers }
row-you-hold = vous { $numbers }
row-missing = manque { $numbers }
can-lay = poser { $cards }
can-lay-nothing = rien ne va
can-colour-nothing = non { $colour } ouv { $numbers }
can-joker = * aux bouts ouverts
can-bridge = { $cards }
can-swap = echanger { $cards }
can-draw = piocher
can-must-draw = piochez
can-end = finir
can-pass = passer
can-must-lay = il faut poser
can-yes = oui { $card }
can-joker-yes = oui *{ $card }
can-yes-discard = oui, defausser
can-not-your-turn = pas votre tour
score-none = aucune manche finie
score-cards = reste { $counts }
score-bonus = bonus { $scores }
count-line = { $name } { $n }
count-full = { $name } { $n } # { $bridges } bonus { $bonuses }
pile-left = { $n ->
    [0] pioche vide
   *[other] pioche { $n }
}
bridges-yours = { $n ->
    [0] plus de #
   *[other] # { $n }
}
bridges-built = table { $bridges }
bridges-none-built = table aucune
jokers-table = table *{ $cards }
jokers-none = table sans *
jokers-yours = { $n ->
    [0] main sans *
   *[other] main * { $n }
}
bonus-yours = { $n ->
    [0] pas de bonus
   *[other] bonus { $n }
}
bonus-supply = { $n ->
    [0] plus aucun
   *[other] reste { $n }
}
turn-yours = vous jouez
turn-yours-laid = vous jouez, { $laid }/4
turn-yours-count = vous jouez, pose { $laid }
turn-other = { $name } joue
round-of = manche { $round }/{ $rounds }
not-in-game-jokers = pas de * ici
not-in-game-bridges = pas de # ici
not-in-game-bonus = pas de bonus ici

## Refus

refuse-not-held = pas de { $card } en main
refuse-your-colour = vous { $colour }{ $numbers }
refuse-no-joker = pas de * en main
refuse-filled = non: { $card } est sur table
refuse-joker-there = non: * est sur table, ={ $card }
refuse-not-fitting = non { $card } ouv { $numbers }
refuse-bridge-would = # depuis { $rows }
refuse-four-used = non: finissez ou annulez
refuse-no-bridge = pas de # en main
refuse-bridges-short = non: # { $n } seulement
refuse-not-neighbours = non: # vers { $to } part de { $rows }
refuse-no-foot = non: { $foot } pas sur table
refuse-fits-anyway = non: { $card } va sans #
refuse-no-joker-there = pas de * en { $card }
refuse-swap-unpaid = non: plus de carte pour payer
refuse-owes-lay = non: posez ou annulez
refuse-must-lay = non: pioche vide, posez { $cards }
refuse-must-lay-fits = non: posez { $cards }
refuse-draw-alone = non: finissez ou annulez
refuse-can-lay = non: posez { $cards }
refuse-pile-empty-lay = non: pioche vide, posez { $cards }
refuse-pile-empty-pass = non: pioche vide, passez
refuse-pass = non: posez ou piochez
refuse-draw-first = rien ne va, piochez
refuse-must-lay-drawn = non: posez { $card }
refuse-no-place = pas de { $card }, rangees 1-{ $highest }
refuse-left-out = pas de { $colour } ici
refuse-row-not-open = non: { $colour } s'ouvre par { $cards }
refuse-opening = non: ouvrez par { $cards }
refuse-round-over = manche finie
refuse-number-none-held = pas de { $number } en main
refuse-number-none-fits = aucun { $number } ne va, { $cards }
refuse-bridge-nowhere = pas de # vers { $card }
refuse-turn-over = non: une seule carte
refuse-nothing-laid = rien de fait
undo-nothing = rien pour annuler
undo-draw = pioche non annulable

## 11 nimm!

nimm-deal = chacun { $cards }, pioche { $stock }
nimm-on = { $cards }>{ $pile }
nimm-piles = { $n ->
    [0] plus de pile
   *[other] piles { $piles }
}
nimm-takes = { $pile } prend { $from }-{ $to }
nimm-opened = nouveau { $piles }
nimm-you-laid = pose { $cards }
nimm-you-laid-brief = { $cards }
nimm-you-took = pris { $pile }, { $cards }, { $n ->
    [one] une vachette
   *[other] vachettes { $n }
}
nimm-you-buffalo = buffle, { $left ->
    [0] plus aucun
   *[other] reste { $left }
}
nimm-you-buffalo-brief = buffle
nimm-you-buffalo-from = buffle de { $from }
nimm-no-buffalo = plus de buffle
nimm-turn-more = encore ou fin
nimm-other-took = { $name } prend { $pile }, { $n ->
    [one] une carte
   *[other] cartes { $n }
}
nimm-other-buffalo = { $name } buffle
nimm-other-buffalo-from = { $name } buffle de { $from }
nimm-other-buffalo-yours = { $name } prend votre buffle
nimm-cows = vachettes { $n }
nimm-can-take = prendre
nimm-can-only-take = rien ne va, prendre
nimm-can-on = { $cards }>{ $pile }
nimm-can-on-nothing = rien sur { $pile }
nimm-can-yes-take = oui, prendre { $pile }
nimm-buffalos = buffles { $scores }, { $n ->
    [0] plus aucun
   *[other] reste { $n }
}
nimm-stock = { $n ->
    [0] pioche vide
   *[other] pioche { $n }
}
nimm-refuse-no-pile = pas de pile { $card }
nimm-refuse-window = non { $card }, { $pile } prend { $from }-{ $to }
nimm-refuse-order = non { $card }, pas au-dessus de { $pile }
nimm-refuse-nowhere = pas de pile pour { $card }
nimm-refuse-second = non: sans buffle
nimm-refuse-other-pile = non: buffles { $n }, piles { $n }, finissez
nimm-refuse-take-alone = non: finissez
nimm-refuse-few = pas de buffle, pile trop petite
nimm-refuse-supply = non: reste des buffles, prenez
nimm-refuse-own = non: votre buffle
nimm-refuse-most = non: prenez chez { $names }
nimm-refuse-nobody = non: vous en avez le plus, prenez
nimm-refuse-who = aucun { $name } ici
nimm-refuse-pass = non: posez ou prenez
undo-nimm = rien ne se reprend
not-in-game-piles = pas de piles ici
not-in-game-colours = pas de couleurs ici
not-in-game-draw = pas de pioche ici, posez ou prenez

## Où sont les cartes

where-table = { $card } sur table
where-joker = *{ $card } sur table
where-hand = { $card } en main
where-unseen = { $card } pas sur table
missing-row = manque { $colour }{ $numbers }
open-at = ouv { $cards }
open-nowhere = rien d'ouvert

## Autres réponses

value-now = main { $points }
value-with-bonus = { $n ->
    [one] avec un bonus = { $points }
   *[other] avec bonus { $n } = { $points }
}
value-part = { $cards } = { $sum }
score-bonus-points = points bonus { $scores }
missing-yours = vous { $numbers }
left-any = autant que voulu
left-first = une carte, fin du tour
left-limit = { $n } par tour
answer-no = non
can-draw-yes = oui, piocher
can-end-yes = oui, finir
can-pass-yes = oui, passer
who-you-now = vous posez { $card } ce tour
who-you-before = vous posez { $card } avant
who-you-swapped = vous echangez { $card }
who-other-now = { $name } pose { $card } ce tour
who-other-before = { $name } pose { $card } avant
who-other-swapped = { $name } echange { $card }
who-start = { $card } depuis la donne
who-nobody = personne
jokers-gone = { $n ->
    [one] hors jeu un *
   *[other] hors jeu * { $n }
}
jokers-surely = { $n ->
    [one] { $name } a un *
   *[other] { $name } a * { $n }
}
joker-places = * en { $cards }
joker-places-yours = votre * en { $cards }
joker-places-none = main sans *, * en { $cards }
neighbours-both = dessus { $above }, dessous { $below }
neighbours-top = { $colour } en haut, dessous { $below }
neighbours-bottom = { $colour } en bas, dessus { $above }
next-after-you = ensuite { $name }
next-after = { $name } puis { $next }
next-before-you = avant vous { $names }
person-none = aucun { $name } ici, table { $names }
did-nothing-you = vous: pas encore de tour
did-nothing-other = { $name }: pas encore de tour
drawn-last = pioche { $cards }
drawn-none = pioche rien
unseen-row = pas vu { $colour }{ $numbers }
unseen-jokers = pas vu * { $n }
unseen-nothing = tout vu
now-wait = attendez
now-bridge-swap = # { $bridged }, echanger { $swapped }
what-if-opens = ouvre { $cards }
what-if-nothing = n'ouvre rien
what-if-mine = vous { $cards }
what-if-others = autres { $cards }
what-if-bonus = donne bonus
what-if-swap = autres echangent * { $cards }
what-if-over = manche finie
what-if-turn-over = tour fini
what-if-hand = { $n ->
    [0] main vide
    [one] main une carte
   *[other] main { $n }
}
not-in-game-cows = pas de vachettes ici
nimm-cows-each = { $cows ->
    [one] une par carte { $cards }
   *[other] { $cows } par carte { $cards }
}
nimm-cows-taken = { $n ->
    [0] pas de vachettes prises
    [one] une vachette prise
   *[other] vachettes prises { $n }
}
nimm-has-buffalos = { $n ->
    [0] pas de buffle
    [one] un buffle
   *[other] buffles { $n }
}
nimm-pile-of = { $pile } de { $n }
nimm-piles-big = grosses { $piles }
nimm-pile-size = { $n ->
    [one] une carte
   *[other] cartes { $n }
}, { $cows ->
    [one] une vachette
   *[other] vachettes { $cows }
}
nimm-took-last = pris { $pile }, { $cards }
nimm-took-none = aucune pile prise
nimm-unseen = pas vu { $cards }
left-nimm-one = une carte, sans buffle
left-nimm-piles = { $n ->
    [one] autant que voulu, une pile
   *[other] autant que voulu, piles { $n }
}
what-if-take = { $n ->
    [one] prend une carte, tour fini
   *[other] prend { $n } cartes, tour fini
}
what-if-buffalo = donne buffle
aim-elevens = vider sa main, bonus 11, * -11, le plus gagne
aim-beginner = vider sa main, le plus gagne
aim-lowest = vider sa main, le moins gagne
aim-nimm = vider sa main, le moins de vachettes gagne
why-nothing = aucun refus
why-no-such-move = nommez une carte de la main
why-undo = ce tour seul, la fin d'abord
why-undo-draw = carte vue
why-undo-nimm = rien ne se reprend
why-advised-draw = main { $n }
why-advised-end = fin du tour, main { $n }
why-round-over = une main vide, ou tous passent
why-numbers-only = que des nombres
why-no-place = rangees 1-{ $highest }
why-not-held = de votre main seule
why-filled = une carte par place
why-filled-joker = une carte par place, * vaut la sienne
why-not-fitting = contre sa couleur, un de plus ou de moins
why-not-fitting-bridge = contre sa couleur, un de plus ou de moins, ou par #
why-row-not-open = certains nombres ouvrent
why-opening = premier tour, une carte qui ouvre
why-four = 4 par tour
why-four-joker = 4 par tour, avec les * sortis
why-no-bridge = vos # sont sur table
why-neighbours = # vers la rangee voisine
why-foot = # part du nombre voisin, sur table
why-fits-anyway = # si la carte ne va pas sans
why-no-joker-there = le nombre prend la place du *
why-swap-lays = avec un echange, posez aussi
why-must-lay = une carte va, posez
why-must-lay-empty = pioche vide, posez si un nombre va
why-drawn = pioche et va, posez
why-draw-alone = piocher, tour entier
why-can-lay = piocher si rien ne va, avec une limite
why-pile-empty = pioche vide
why-no-pass = pioche non vide, posez ou piochez
why-no-pass-joker = pioche non vide, posez, defaussez * ou piochez
why-draw-first = { $n ->
    [one] rien ne va, une carte au plus
   *[other] rien ne va, { $n } cartes au plus
}
why-nimm-pile = une pile se nomme par le haut
why-nimm-window = de 1 a 10 au-dessus, 1 suit 100
why-nimm-order = une pile monte dans le tour
why-nimm-second = sans buffle, une carte
why-nimm-piles = une pile par buffle
why-nimm-take-alone = prendre, tour entier
why-nimm-few = 3 cartes pour un buffle
why-nimm-supply = chez les autres quand il n'en reste plus
why-nimm-claim = chez qui en a le plus
why-nimm-no-pass = posez ou prenez
why-turn = pas votre tour
hint-lay = poser { $cards }
hint-swap = echanger { $card }
hint-discard = { $n ->
    [one] defausser
    [2] defausser, defausser
   *[other] defausser, defausser, defausser
}
hint-draw = piocher
hint-pass = passer
hint-end = finir
hint-because = { $turn }, { $reason }
hint-bare = { $turn }
hint-chance = { $best } sur 100, sinon { $other }
hint-lost = perdu sans faute adverse
hint-and-end = finir
hint-take = prendre { $pile }
hint-take-from = prendre { $pile } chez { $from }
hint-then = { $first }, { $next }
hint-other = sinon { $turn }
hint-alike = aussi bon { $turn }
hint-open = autres posent { $cards }
hint-open-none = rien pour les autres
reason-only = seul coup permis
reason-close = trop juste
reason-wins = gain certain
reason-shares = partage certain
reason-out = vide la main
reason-opens-nothing = n'ouvre rien aux autres
reason-lock-shut = n'ouvre rien, garde verrou { $card }
reason-lock = garde verrou { $card }
reason-shut = n'ouvre pas { $cards }
reason-frees = fait place { $cards }
reason-joker = garde *
reason-bridge = garde #
reason-takes-joker = donne *
reason-bonus = donne bonus
reason-prepares-bonus = garde la fin { $half }, bonus
reason-leaves-no-bonus = ne laisse pas bonus { $half }
reason-points = retire { $n ->
    [one] un point
   *[other] { $n } points
}
reason-points-more = retire { $n ->
    [one] un point
   *[other] { $n } points
} pas { $other }
reason-cards = retire { $n ->
    [one] une carte
   *[other] { $n } cartes
}
reason-cards-more = retire { $n ->
    [one] une carte
   *[other] { $n } cartes
} pas { $other }
reason-cows = retire { $n ->
    [one] une vachette
   *[other] { $n } vachettes
}
reason-cows-more = retire { $n ->
    [one] une vachette
   *[other] { $n } vachettes
} pas { $other }
reason-narrows = autres { $n ->
    [one] une carte
   *[other] { $n } cartes
} pas { $other }
reason-no-pile = pas la pile de { $n }
reason-nothing-fits = aucune ne va
reason-smallest = plus petite, cartes { $n }
reason-buffalo = donne buffle

review-round = manche { $round } { $won ->
    [won] gain
    [shared] partage
    [lost] perte
   *[open] ouverte
}
review-round-of = { $name } manche { $round } { $won ->
    [won] gain
    [shared] partage
    [lost] perte
   *[open] ouverte
}
review-luck = donne { $chance } sur 100, moyenne { $fair }
review-play = { $costly ->
    [0] jeu rien perdu
   *[other] { $costly } choix sur { $choices } perdants
}
review-close = jeu, trop juste
review-lost-luck = perdue par malchance
review-lost-play = perdue au jeu, { $costly } choix sur { $choices }
review-lost-close = malchance ou jeu, trop juste
review-sound = rien de mieux
review-turn = tour { $turn }
review-round-turn = manche { $round } tour { $turn }
review-did = { $when } { $did }
review-sound-at = { $when } rien de mieux
review-sound-to = tour { $turn }-{ $last } rien de mieux
review-round-sound-to = manche { $round } tour { $turn }-{ $last } rien de mieux
review-better = mieux { $turn }
review-rather = ou bien { $turn }
review-chance = { $before } sur 100, fait { $after }
review-won-lost = gain certain, fait perte
review-won-shared = gain certain, fait partage
review-shared-lost = partage certain, fait perte
review-won-left = gain certain, fait { $after } sur 100
review-shared-left = partage certain, fait { $after } sur 100
review-next = tour par tour { $word }
review-over = dernier tour
review-not-yet = analyse en fin de manche
did-draw = pioche
did-pass = passe
did-end = fin
did-take = pile { $pile }
did-take-from = pile { $pile } chez { $from }
did-swap = { $n ->
    [one] { $card } contre *
   *[other] { $card } contre { $n } *
}
did-discard = { $n ->
    [one] *
   *[other] { $n }*
} en moins
thinks = { $name } reflechit
must-yes = oui
must-no = non
refer-nothing = aucune carte en vue
refer-nothing-nimm = aucune carte en vue
refer-done = fait, annuler reprend
refer-not-two = pas deux cartes en vue
refer-not-two-nimm = pas deux cartes en vue
refer-no-other = pas deux au choix
refer-no-other-nimm = pas deux au choix
take-back-none = pas joue { $what }
take-back-last-first = reprenez { $last }, puis { $what }
## L'arbitre
referee-on-table = table { $cards }
referee-who-begins = qui commence
referee-who-holds = qui a { $card }
referee-nobody = personne
referee-deal-again = pas de 11, redonnez
referee-turn = { $name }: jouez
referee-turn-cards = { $name }: jouez, main { $n }
referee-turn-pile-empty = { $name }: jouez, main { $n }, pioche vide
referee-drawn-again = posez ou repiochez
referee-drawn-last = posez ou finissez
referee-fits = va { $cards }
referee-bridges = # { $scores }
referee-hand = { $name }: main { $n }, laquelle
referee-hand-form = comme r3 5 b12
referee-hand-form-joker = comme r3 5 *
referee-hand-now = manche finie, cartes en main
referee-no-hands = aucune main vue, joueurs
referee-quit = rien de garde, quitter: oui ou non
referee-no-pause = pas d'ordinateur, pas de pause
referee-no-forced = chaque coup se dit
referee-card-told = deja dit { $card }
referee-jokers-left = { $n ->
    [0] plus de *
   *[other] * { $n } seulement
} pour une main
referee-count = { $name } a { $n } pas { $told }, recomptez ou annulez
referee-joker-missing = { $name } a un * de la table
referee-must-lay = une carte va, posez
referee-number = aucun { $number } ne va
referee-pile-empty = pioche vide, posez ou finissez
referee-lay-or-draw = pas fini, posez ou piochez
referee-no-draw-left = plus de pioche, posez ou finissez
referee-undone-first = repris: { $name } commence
referee-undone-nobody = repris: personne n'a ce 11
referee-undone-hand = repris: main, { $name }
referee-undone-draw = repris: { $name } pioche
referee-undone-end = repris: { $name } finit
referee-undo-nothing = rien pour annuler

# Pourquoi quelqu'un a joué ainsi, et un conseil qui dure.
hand-colour-count = cartes { $n }, { $cards }
hint-draw-long = piocher pour l'instant
hint-draw-again = piocher, idem
why-did-you = votre tour, voir bilan
why-did-drew-must = { $name } n'avait rien qui va
why-did-drew = peut-etre rien qui va, ou { $name } garde une carte
why-did-passed = { $name } n'avait rien, pioche vide
why-did-laid = peut-etre pour { $points } de moins
why-did-laid-cows = peut-etre pour { $n } de moins
why-did-opened = { $name } a peut-etre { $cards }
why-did-swapped = peut-etre veut * ailleurs
why-did-joker = peut-etre pour 11 de moins
why-did-bonus = pour le bonus
why-did-took = peut-etre rien qui va pour { $name }
why-did-took-big = peut-etre rien qui va pour { $name }, ou veut le buffle

## Tournois

tournament-opened = tournoi { $game }, joueurs { $players }, rondes { $rounds }, { $join }
tournament-opened-by = { $name } ouvre tournoi { $game }, joueurs { $players }, rondes { $rounds }, { $join }
tournament-opened-you = ouvert, vous jouez, { $game }, joueurs { $players }, rondes { $rounds }, { $start }
tournament-waits = tournoi { $game } attend, { $n }/{ $players }, { $join }
tournament-in-it = inscrits { $names }
tournament-joined = { $name } joue, { $n }/{ $players }
tournament-joined-you = vous jouez, { $n }/{ $players }
tournament-in = vous y jouez
tournament-out = vous ne jouez pas
tournament-back = vous jouez la prochaine ronde
tournament-left = { $name } quitte le tournoi
tournament-left-you = vous ne jouez plus
tournament-yours = vous tenez le tournoi, { $start }
tournament-begun = tournoi en cours
tournament-only-opener = pour { $name }
tournament-only-keeper = pour qui tient le serveur
tournament-few = il faut deux joueurs
tournament-cancelled = plus de tournoi
tournament-begins = le tournoi commence, joueurs { $n }, rondes { $rounds }
tournament-none = pas de tournoi, { $open }
tournament-already = il y en a un
tournament-shared = pas de tournoi ici
tournament-players-wrong = joueurs 2-{ $high }
tournament-rounds-wrong = rondes 1-{ $high }
tournament-round = tournoi { $round }/{ $rounds }, table { $table }, avec { $names }
tournament-busy = quittez votre table, { $sit }
tournament-table = sauf aux tables du tournoi
tournament-table-over = suite quand toutes ont fini
tournament-leads = ronde { $round }, premier { $names } { $points }
tournament-leads-you = ronde { $round }, vous menez, points { $points }
tournament-own = vous { $points }, place { $place }
tournament-won = tournoi fini, { $names } gagne { $points }
tournament-won-you = tournoi fini, vous gagnez { $points }
tournament-title = { $game }, rondes { $played }/{ $rounds }
tournament-line = { $what }
tournament-place = { $place } { $name } { $points }
