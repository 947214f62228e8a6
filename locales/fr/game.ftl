# Ce qui se dit du jeu. Les cartes arrivent toutes faites : « rouge 10 à 12 », « un joker en rouge 9 ».

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

list-two = { $first } et { $last }
list-or = { $first } ou { $last }
list-more = { $first }, { $last }
# Des cartes couleur par couleur, quand l'une en a plusieurs.
colours-more = { $first }, { $last }
colours-last = { $first } et { $last }
# Ce qui ne va que derrière un joker.
laid-then = { $first }, puis { $next }
range = { $from } à { $to }
negative = moins { $n }
card-named = { $number } { $colour }
card = { $colour } { $numbers }
row-name = le { $colour }
card-joker = un joker en { $card }
card-bridged = { $card } par une liaison depuis { $from }
cards-from = { $cards } depuis { $from }
jokers-held = { $n ->
    [one] un joker
   *[other] { $n } jokers
}
count-rounds = { $n ->
    [one] une manche
    [21] vingt et une manches
   *[other] { $n } manches
}
count-bridges = { $n ->
    [0] aucune liaison
    [one] une liaison
   *[other] { $n } liaisons
}
count-bonus-cards = { $n ->
    [0] aucune carte bonus
    [one] une carte bonus
   *[other] { $n } cartes bonus
}
count-cows = { $n ->
    [0] aucune vachette
    [one] une vachette
    [21] vingt et une vachettes
    [31] trente et une vachettes
    [41] quarante et une vachettes
    [51] cinquante et une vachettes
    [61] soixante et une vachettes
    [81] quatre-vingt-une vachettes
   *[other] { $n } vachettes
}
count-cards = { $n ->
    [0] aucune carte
    [one] une carte
    [21] vingt et une cartes
    [31] trente et une cartes
    [41] quarante et une cartes
    [51] cinquante et une cartes
    [61] soixante et une cartes
    [81] quatre-vingt-une cartes
   *[other] { $n } cartes
}

game-elevens = 11 Elevens
game-beginner = Débutants
game-junior = Junior
game-classic = Classique
game-extremes = Les extrêmes
game-three-openings = Les trois ouvertures
game-free-opening = L'ouverture libre
game-nimm = 11 nimm!

name-you = vous
name-player = Joueur { $n }

## La partie et ses manches

match-against = { $game }, { count-rounds }, contre { $name }.
match-begins = { $game }, { count-rounds }.
match-resumed = { $game }, manche { $round } sur { $rounds }, là où vous l'aviez laissée.
match-players = Autour de la table : { $names }.
rows-order = Rangées de haut en bas : { $rows }.
without-colour = Sans le { $colour }.
round-begins = Manche { $round } sur { $rounds }.
round-deal = { $cards } cartes chacun, { $pile } à la pioche.
round-deal-bridges = { $cards } cartes et { $bridges } liaisons chacun, { $pile } cartes à la pioche.
you-begin = Vous commencez.
other-begins = { $name } commence.

your-turn = À vous.
your-turn-cards = À vous, { $n ->
    [one] plus qu'une carte.
   *[other] { count-cards }.
}

round-out-you = Vous n'avez plus de cartes : fin de la manche { $round }.
round-out-other = { $name } n'a plus de cartes : fin de la manche { $round }.
round-out-you-junior = Bravo, vous n'avez plus de cartes ! La manche { $round } est finie.
round-out-other-junior = { $name } n'a plus de cartes ! La manche { $round } est finie.
round-blocked = Tout le monde a passé : fin de la manche { $round }.
tally-empty = { $name } : { $points }, main vide.
tally-empty-bonus = { $name } : { $points }, main vide et { count-bonus-cards }.
tally-hand = { $name } : { $points }, pour { $cards }.
tally-cows = { $name } : { count-cows }, pour { $cards }.
tally-hand-bonus = { $name } : { $points }. Moins { $sum } pour { $cards }, plus { $bonus } pour { count-bonus-cards }.
tally-brief = { $name } { $points }
scores-round = Manche { $round } : { $scores }.
totals = Total : { $scores }.
total-highest = Le plus haut gagne.
total-lowest = Le plus bas gagne.
match-won-you = Vous gagnez la partie avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
match-won-you-minus = Vous gagnez la partie avec moins { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
match-won-you-junior = Bravo, vous gagnez la partie avec { $points ->
    [one] { $points } point !
   *[other] { $points } points !
}
match-won-other = { $name } gagne la partie avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
match-won-other-minus = { $name } gagne la partie avec moins { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
match-shared = Égalité, avec { $points } : victoire partagée entre { $names }.

## Ce que vous faites

you-laid = Posé : { $cards }.
# With a joker or a bridge among them.
you-laid-with = Posé : { $cards }.
you-laid-brief = { $cards }.
you-swapped = { $n ->
    [one] Échangé : le { $card } contre le joker.
   *[other] Échangé : { $card } contre { $n } jokers.
}
you-swapped-brief = { $n ->
    [one] Un joker contre le { $card }.
   *[other] { $n } jokers contre { $card }.
}
you-discarded = { $n ->
    [one] Joker défaussé.
   *[other] { $n } jokers défaussés.
}
you-drew = Vous piochez le { $card }.
you-drew-brief = Pioché : { $card }.
you-drew-joker = Vous piochez un joker.
you-drew-fits = Il va : posez-le.
you-drew-fits-brief = Le { $card } va : posez-le.
you-drew-again = Il ne va pas : piochez encore.
you-drew-unfit = Il ne va pas.
you-passed = Vous passez.
# Les coups qui ne se choisissent pas.
forced-drew = Aucune carte ne va. Pioché : { $cards }.
forced-drew-brief = Pioché : { $cards }.
forced-drew-laid = { $n ->
    [one] Aucune carte ne va. Pioché et posé : { $card }.
   *[other] Aucune carte ne va. Pioché : { $cards }. Posé : { $card }.
}
forced-drew-laid-brief = { $n ->
    [one] Pioché et posé : { $card }.
   *[other] Pioché : { $cards }. Posé : { $card }.
}
forced-laid = Une seule carte va, { $card } : la voilà posée.
forced-opening = Vous commencez par { $card }.
forced-passed = Aucune carte ne va, et la pioche est vide : vous passez.
forced-ended = Plus rien ne va : votre tour est fini.
forced-ended-limit = Votre tour est fini.
enter-draws = Aucune carte ne va : Entrée pour piocher.
enter-lays = Une seule carte va, { $card } : Entrée pour la poser.
enter-discards = Vous ne pouvez que jeter un joker : Entrée pour le faire.
enter-passes = Aucune carte ne va : Entrée pour passer.
enter-takes = Aucune carte ne va : Entrée pour prendre la pile { $card }.
enter-ends = Plus rien ne va : Entrée pour finir votre tour.
enter-goes-on = Entrée pour continuer.
you-bonus = Une carte bonus : { $half }, c'est complet.
you-bonus-brief = Bonus : { $half }.
you-no-bonus = { $half }, c'est complet, mais il n'y a plus de carte bonus.
bonus-left = { $n ->
    [0] C'était la dernière.
    [one] Il en reste une.
   *[other] Il en reste { $n }.
}
lays-left = { $n ->
    [0] C'était la quatrième carte : finissez votre tour.
    [one] Encore une carte possible.
   *[other] Encore { $n } cartes possibles.
}
lays-done = Finissez votre tour.
hand-left = { count-cards } en main.
undone-lay = Repris : { $cards }.
undone-swap = Échange du { $card } annulé.
undone-discard = Défausse annulée.
# Ce que quelqu'un fait dans un tour, en une phrase.
deeds-then = { $first }, puis { $next }

## Ce que font les autres

other-laid = { $name } pose { $cards }
other-swapped = { $n ->
    [one] { $name } échange le { $card } contre le joker
   *[other] { $name } échange { $card } contre { $n } jokers
}
other-discarded = { $n ->
    [one] { $name } défausse un joker
   *[other] { $name } défausse { $n } jokers
}
next-discarded = { $n ->
    [one] défausse un joker
   *[other] défausse { $n } jokers
}
next-swapped = { $n ->
    [one] échange le { $card } contre le joker
   *[other] échange { $card } contre { $n } jokers
}
next-laid = pose { $cards }
other-drew = { $n ->
    [one] { $name } pioche
   *[other] { $name } pioche { $n } cartes
}
others-drew = { $names } piochent
other-passed = { $name } passe
others-passed = { $names } passent
other-bonus = { $name } reçoit une carte bonus : { $half }, c'est complet.
other-bonus-brief = Bonus pour { $name } : { $half }.
other-no-bonus = { $name } complète { $half }, mais il n'y a plus de carte bonus.
other-left = { $deeds }. { $n ->
    [one] Il ne lui reste qu'une carte.
   *[other] Il lui reste { count-cards }.
}
other-holds = { $name } a maintenant { count-cards }.
nothing-happened = Il ne s'est encore rien passé.
half = { $colour } { $low } à { $high }

## Ce que font les autres, à la voix : groupé, et résumé là où ce serait trop long

aloud-laid = { $cards }.
aloud-swapped = { $n ->
    [one] { $name } prend le joker contre le { $card }
   *[other] { $name } prend { $n } jokers contre { $card }
}
aloud-jokers-gone = { $n ->
    [one] Joker repris : { $cards }.
   *[other] Jokers repris : { $cards }.
}
aloud-left = { $n ->
    [one] Plus qu'une carte pour { $name }.
   *[other] Plus que { $n } cartes pour { $name }.
}
laid-jokers = des jokers en { $jokers }
laid-and-jokers = { $cards }, et des jokers en { $jokers }
aloud-count = { $name } { $n }
aloud-few = Restent : { $counts }.
aloud-took = { $name } ramasse la pile du { $pile }.
aloud-took-buffalo = { $name } ramasse la pile du { $pile }, avec un buffle.
aloud-rest-drew = Les autres piochent.
aloud-rest-passed = Les autres passent.
aloud-rest-drew-brief = Les autres piochent.
aloud-rest-passed-brief = Les autres passent.
some-jokers = { $n ->
    [one] un joker
   *[other] { $n } jokers
}
some-bonus-cards = { $n ->
    [one] une carte bonus
   *[other] { $n } cartes bonus
}
some-piles = { $n ->
    [one] une pile
   *[other] { $n } piles
}
some-buffalos = { $n ->
    [one] un buffle
   *[other] { $n } buffles
}
sum-laid = { $people ->
    [one] { $names } pose { count-cards }.
   *[other] { $names } posent { count-cards }.
}
sum-swapped = { $people ->
    [one] { $names } prend { some-jokers } par échange.
   *[other] { $names } prennent { some-jokers } par échange.
}
sum-discarded = { $people ->
    [one] { $names } défausse { some-jokers }.
   *[other] { $names } défaussent { some-jokers }.
}
sum-bonus = { $people ->
    [one] { $names } reçoit { some-bonus-cards }.
   *[other] { $names } reçoivent { some-bonus-cards }.
}
sum-took = { $people ->
    [one] { $names } ramasse { some-piles }.
   *[other] { $names } ramassent { some-piles }.
}
sum-buffalo = { $people ->
    [one] { $names } reçoit { some-buffalos }.
   *[other] { $names } reçoivent { some-buffalos }.
}
sum-drew = { $people ->
    [one] { $names } pioche { count-cards }.
   *[other] { $names } piochent { count-cards }.
}
sum-passed = { $people ->
    [one] { $names } passe.
   *[other] { $names } passent.
}
sum-more = Le détail : { $word }.

## Réponses

hand-line = { $cards }.
hand-empty = Votre main est vide.
hand-colour-none = Pas de { $colour }.
hand-colour-count = { $n } : { $cards }.
hand-full = { count-cards }, { $bridges ->
    [0] aucune liaison.
    [one] une liaison.
   *[other] { $bridges } liaisons.
}
hand-count = { count-cards }.
row-line = { $colour } : { $numbers }.
row-jokers = { $colour } : { $numbers }, { $n ->
    [one] joker en { $jokers }.
   *[other] jokers en { $jokers }.
}
row-empty = { $colour } : vide.
row-empty-opens = { $colour } : vide, s'ouvre par { $n ->
    [1] le { $numbers }.
   *[other] { $numbers }.
}
row-complete = { $colour } : rangée complète.
row-opens = { $n ->
    [one] Place libre : { $numbers }.
   *[other] Places libres : { $numbers }.
}
row-you-hold = Vous avez : { $numbers }.
row-missing = Il manque { $numbers }.
where-table = Le { $card } est sur la table.
where-joker = Un joker tient la place du { $card }.
where-hand = Vous avez le { $card }.
where-unseen = Le { $card } n'est pas encore sur la table.
missing-row = { $colour } : il manque { $numbers }.
open-at = { $n ->
    [one] Place libre : { $cards }.
   *[other] Places libres : { $cards }.
}
open-nowhere = Aucune place n'est libre.
can-lay = Vous pouvez poser : { $cards }.
can-lay-nothing = Aucune carte ne va.
can-colour-nothing = Aucune carte ne va. { $n ->
    [one] Place libre en { $colour } : { $numbers }.
   *[other] Places libres en { $colour } : { $numbers }.
}
can-joker = Un joker va sur toute place libre.
can-bridge = Avec une liaison : { $cards }.
can-swap = À échanger contre un joker : { $cards }.
can-draw = Vous pouvez piocher.
can-must-draw = Piochez.
can-end = Vous pouvez finir votre tour.
can-pass = Vous pouvez passer.
can-must-lay = Il faut en poser au moins une.
can-yes = Oui, { $card }, ça va.
can-joker-yes = Oui, un joker va en { $card }.
can-yes-discard = Oui, vous pouvez défausser un joker.
can-not-your-turn = Ce n'est pas à vous de jouer.
score-none = Aucune manche n'est encore finie.
score-cards = Cartes restantes : { $counts }.
score-bonus = Cartes bonus jusqu'ici : { $scores }.
count-line = { $name } : { count-cards }
count-full = { $name } : { count-cards }, { $bridges ->
    [0] aucune liaison
    [one] une liaison
   *[other] { $bridges } liaisons
}, { $bonuses ->
    [0] aucune carte bonus
    [one] une carte bonus
   *[other] { $bonuses } cartes bonus
}.
pile-left = { $n ->
    [0] La pioche est vide.
   *[other] { count-cards } à la pioche.
}
bridges-yours = { $n ->
    [0] Vous n'avez plus de liaison.
   *[other] Vous avez { count-bridges }.
}
bridges-built = Sur la table : { $bridges }.
bridge-built = du { $from } au { $to }
bridges-none-built = Aucune sur la table.
jokers-table = Jokers sur la table : { $cards }.
jokers-none = Aucun joker sur la table.
jokers-yours = { $n ->
    [0] Vous n'avez pas de joker.
   *[other] Vous avez { jokers-held }.
}
bonus-yours = { $n ->
    [0] Vous n'avez pas de carte bonus.
   *[other] Vous avez { count-bonus-cards }.
}
bonus-supply = { $n ->
    [0] Il n'en reste plus à gagner.
    [one] Il en reste une à gagner.
   *[other] Il en reste { $n } à gagner.
}
turn-yours = À vous.
turn-yours-laid = À vous : { $laid ->
    [one] une carte jouée, 4 au plus.
   *[other] { $laid } cartes jouées, 4 au plus.
}
turn-yours-count = À vous : { $laid ->
    [0] aucune carte posée.
    [one] une carte posée.
    [21] vingt et une cartes posées.
   *[other] { $laid } cartes posées.
}
turn-other = À { $name } de jouer.
round-of = Manche { $round } sur { $rounds }.
not-in-game-jokers = Il n'y a pas de jokers dans ce jeu.
not-in-game-bridges = Il n'y a pas de liaisons dans ce jeu.
not-in-game-bonus = Il n'y a pas de cartes bonus dans ce jeu.

## Refus

refuse-not-held = Vous n'avez pas le { $card }.
refuse-your-colour = En { $colour }, vous avez : { $numbers }.
refuse-no-joker = Vous n'avez pas de joker.
refuse-filled = Le { $card } est déjà sur la table.
refuse-joker-there = Un joker tient la place du { $card } : pour le prendre, échangez votre { $card }.
refuse-not-fitting = Le { $card } ne va pas. { $n ->
    [one] Place libre en { $colour } : { $numbers }.
   *[other] Places libres en { $colour } : { $numbers }.
}
refuse-bridge-would = Ça va avec une liaison depuis { $rows }.
refuse-four-used = Pas plus de 4 cartes par tour : finissez, ou annulez.
refuse-no-bridge = Vous n'avez plus de liaison.
refuse-bridges-short = Vous n'avez { $n ->
    [one] qu'une liaison : il en faudrait plus.
   *[other] que { $n } liaisons : il en faudrait plus.
}
refuse-not-neighbours = Le { $from } n'est pas voisin du { $to } : on rejoint le { $to } depuis { $rows }.
refuse-no-foot = Pas de liaison depuis le { $foot } : cette carte n'est pas sur la table.
refuse-fits-anyway = Le { $card } va sans liaison : posez-le simplement.
refuse-no-joker-there = Pas de joker à la place du { $card }.
refuse-swap-unpaid = Pas d'échange maintenant : il faut aussi poser une carte dans le tour, et ce n'est plus possible.
refuse-owes-lay = Posez d'abord une carte : un tour avec échange en demande une. Ou annulez.
refuse-must-lay = La pioche est vide et vous pouvez poser { $cards } : il faut poser au moins une carte.
refuse-must-lay-fits = Vous pouvez poser { $cards } : il faut poser au moins une carte.
refuse-draw-alone = On ne pioche pas après un autre coup : finissez votre tour, ou annulez.
refuse-can-lay = On ne pioche pas quand une carte va : vous pouvez poser { $cards }.
refuse-pile-empty-lay = La pioche est vide : vous pouvez poser { $cards }.
refuse-pile-empty-pass = La pioche est vide : passez.
refuse-pass = On ne passe pas tant qu'il reste des cartes à piocher : posez ou piochez.
refuse-draw-first = Rien ne va : piochez.
refuse-must-lay-drawn = Il faut poser le { $card }, que vous venez de piocher.
refuse-no-place = Il n'y a pas de { $card } dans ce jeu : les rangées vont de 1 à { $highest }.
refuse-left-out = Le { $colour } a été écarté de cette partie.
refuse-row-not-open = Le { $colour } n'est pas encore ouvert. Pour l'ouvrir : { $cards }.
refuse-opening = Pour ouvrir la manche : { $cards }.
refuse-round-over = La manche est finie.
refuse-number-none-held = Vous n'avez pas de { $number }.
refuse-number-none-fits = { $n ->
    [one] Votre { $number } ne va pas : { $cards }.
   *[other] Aucun de vos { $number } ne va : { $cards }.
}
refuse-bridge-nowhere = Aucune liaison ne mène au { $card } maintenant.
refuse-turn-over = La première carte termine votre tour : posez-la seule.
refuse-nothing-laid = Rien n'a été posé.
undo-nothing = Rien à annuler dans ce tour.
undo-draw = Une pioche ne s'annule pas.

## 11 nimm!

nimm-deal = { $cards } cartes chacun, { $stock } à la pioche.
nimm-on = { $cards } sur { $pile }
nimm-piles = { $n ->
    [0] Il n'y a plus de pile.
    [one] Pile : { $piles }.
   *[other] Piles : { $piles }.
}
nimm-takes = Le { $pile } prend de { $from } à { $to }.
nimm-opened = { $n ->
    [one] Nouvelle pile : { $piles }.
   *[other] Nouvelles piles : { $piles }.
}
nimm-you-laid = Posé : { $cards }.
nimm-you-laid-brief = { $cards }.
nimm-you-took = Vous ramassez la pile du { $pile } : { $cards }. Cela fait { count-cows }.
nimm-you-buffalo = Un buffle pour vous. { $left ->
    [0] C'était le dernier.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
}
nimm-you-buffalo-brief = Un buffle pour vous.
nimm-you-buffalo-from = Vous prenez un buffle à { $from }.
nimm-no-buffalo = Pas de buffle pour vous : il n'en reste plus.
nimm-turn-more = Vous pouvez en poser d'autres, ou finir votre tour.
nimm-other-took = { $name } ramasse la pile du { $pile }, { count-cards }.
nimm-other-buffalo = { $name } reçoit un buffle.
nimm-other-buffalo-from = { $name } prend un buffle à { $from }.
nimm-other-buffalo-yours = { $name } vous prend un buffle.
nimm-cows = { count-cows }.
nimm-can-take = Ou prenez une pile.
nimm-can-only-take = Rien ne va : prenez une pile.
nimm-can-on = Sur le { $pile }, vous pouvez poser : { $cards }.
nimm-can-on-nothing = Rien de votre main ne va sur le { $pile }.
nimm-can-yes-take = Oui, vous pouvez prendre la pile du { $pile }.
nimm-buffalos = Buffles : { $scores }. { $n ->
    [0] Il n'en reste plus.
    [one] Il en reste un.
   *[other] Il en reste { $n }.
}
nimm-stock = { $n ->
    [0] La pioche est vide.
   *[other] { count-cards } à la pioche.
}
nimm-refuse-no-pile = Aucune pile ne montre le { $card }.
nimm-refuse-window = Le { $card } ne va pas sur le { $pile }, qui prend de { $from } à { $to }.
nimm-refuse-order = Le { $card } doit dépasser le { $pile } : dans un même tour, une pile monte.
nimm-refuse-nowhere = Le { $card } ne va nulle part.
nimm-refuse-second = Une deuxième carte demande un buffle.
nimm-refuse-other-pile = { $n ->
    [one] Un buffle, c'est une seule pile : continuez sur celle-là, ou finissez.
   *[other] { $n } buffles, c'est { $n } piles : continuez sur celles-là, ou finissez.
}
nimm-refuse-take-alone = On ne ramasse pas après une carte : finissez votre tour.
nimm-refuse-few = Une pile de moins de 3 cartes ne rapporte pas de buffle : prenez-la sans en demander.
nimm-refuse-supply = Il reste des buffles : prenez la pile, vous en recevrez un.
nimm-refuse-own = On ne se prend pas un buffle à soi-même.
nimm-refuse-most = { $name } n'a pas le plus de buffles. Prenez-en un à { $names }.
nimm-refuse-nobody = Personne n'a plus de buffles que vous : prenez la pile sans en demander.
nimm-refuse-who = Personne ici ne s'appelle { $name } : dites le numéro de la place, ou le nom.
nimm-refuse-pass = On ne passe pas : posez une carte ou prenez une pile.
undo-nimm = Dans 11 nimm!, rien ne se reprend.
not-in-game-piles = Il n'y a pas de piles dans ce jeu : on pose sur les rangées.
not-in-game-colours = Il n'y a ni couleurs ni rangées dans ce jeu : dites 36 sur 31, ou prendre 46.
not-in-game-draw = On ne pioche pas dans ce jeu : posez une carte ou prenez une pile.

## L'arbitre : chacun par son nom, et à qui joue

referee-on-table = Sur la table : { $cards }.
referee-who-begins = Qui commence ?
referee-who-holds = Qui a le { $card } ?
referee-nobody = personne
referee-deal-again = Personne n'a de 11 : mélangez et redistribuez.
referee-turn = { $name }, à vous.
referee-turn-cards = { $name }, à vous : { $n ->
    [one] plus qu'une carte.
   *[other] { count-cards }.
}
referee-turn-pile-empty = { $name }, à vous : { $n ->
    [one] plus qu'une carte,
   *[other] { count-cards },
} et la pioche est vide.
referee-drawn-again = Si elle va, posez-la, sinon piochez encore.
referee-drawn-last = Si elle va, posez-la, sinon finissez votre tour.
referee-fits = Ce qui va : { $cards }.
referee-bridges = Liaisons restantes : { $scores }.
referee-hand = { $name }, que vous reste-t-il en main ? Vous avez { count-cards }.
referee-hand-form = Dites les cartes avec leur couleur : rouge 3 5, bleu 12.
referee-hand-form-joker = Dites les cartes avec leur couleur : rouge 3 5, joker.
referee-hand-now = La manche est finie : dites les cartes qu'il vous reste.
referee-no-hands = Je ne vois aucune main. Pour savoir combien de cartes a chacun, tapez joueurs.
referee-quit = Rien de cette table n'est enregistré. Quitter quand même ? Oui ou non.
referee-no-pause = Aucun ordinateur ne joue ici, donc pas de pause.
referee-no-forced = Ici, chaque coup se dit comme il a été joué.
referee-card-told = Déjà annoncé : { $card }.
referee-jokers-left = { $n ->
    [0] Il ne reste plus de joker pour une main.
    [one] Il ne reste qu'un joker pour une main.
   *[other] Il ne reste que { $n } jokers pour une main.
}
referee-count = { $name } devrait avoir { count-cards }, pas { $told }. Recomptez, ou reprenez ce qui a été mal dit : annuler.
referee-joker-missing = { $name } a pris un joker sur la table, et l'a encore.
referee-must-lay = Au moins une de vos cartes va : posez-la.
referee-number = Aucun { $number } ne va maintenant.
referee-pile-empty = La pioche est vide : posez une carte si l'une d'elles va, sinon finissez votre tour.
referee-lay-or-draw = Le tour ne peut pas finir encore : posez une carte, ou piochez si aucune ne va.
referee-no-draw-left = Plus de pioche dans ce tour : si la carte va, posez-la, sinon finissez.
referee-undone-first = Annulé : { $name } commence.
referee-undone-nobody = Annulé : personne n'a ce 11.
referee-undone-hand = Annulé : la main annoncée par { $name }.
referee-undone-draw = Annulé : { $name } pioche.
referee-undone-end = Annulé : { $name } finit son tour.
referee-undo-nothing = Rien à annuler.

## Autres réponses

value-now = Votre main vaut { $points } pour l'instant.
value-with-bonus = Avec { count-bonus-cards } : { $points }.
value-part = { $cards } : { $sum }.
score-bonus-points = Points de bonus dans cette manche : { $scores }.
missing-yours = Dont en main : { $numbers }.
left-any = Autant de cartes que vous voulez.
left-first = Une seule carte : elle termine votre tour.
left-limit = Pas plus de { $n } cartes par tour.
answer-no = Non.
can-draw-yes = Oui, vous pouvez piocher.
can-end-yes = Oui, vous pouvez finir votre tour.
can-pass-yes = Oui, vous pouvez passer.
who-you-now = C'est vous, dans ce tour : { $card }.
who-you-before = C'est vous, plus tôt dans la manche : { $card }.
who-you-swapped = Vous avez échangé le { $card } contre le joker.
who-other-now = C'est { $name }, dans ce tour : { $card }.
who-other-before = C'est { $name }, plus tôt dans la manche : { $card }.
who-other-swapped = { $name } a échangé le { $card } contre le joker.
who-start = Le { $card } est sur la table depuis le début de la manche.
who-nobody = Personne ne l'a posée.
jokers-gone = { $n ->
    [one] Un joker est sorti du jeu.
   *[other] { $n } jokers sont sortis du jeu.
}
jokers-surely = { $name } a sûrement { $n ->
    [one] un joker en main.
   *[other] { $n } jokers en main.
}
joker-places = Un joker irait en { $cards }.
joker-places-yours = Votre joker irait en { $cards }.
joker-places-none = Vous n'avez pas de joker. Un joker irait en { $cards }.
neighbours-both = Au-dessus : { $above }. Au-dessous : { $below }.
neighbours-top = Le { $colour } est tout en haut. Au-dessous : { $below }.
neighbours-bottom = Le { $colour } est tout en bas. Au-dessus : { $above }.
next-after-you = Après vous : { $name }.
next-after = Après { $name } : { $next }.
next-before-you = Avant vous : { $names }.
person-none = Personne ici ne s'appelle { $name }. Autour de la table : { $names }.
did-nothing-you = Vous n'avez pas encore joué dans cette manche.
did-nothing-other = { $name } n'a pas encore joué dans cette manche.
drawn-last = Dernière pioche : { $cards }.
drawn-none = Vous n'avez rien pioché dans cette manche.
unseen-row = Pas encore vu en { $colour } : { $numbers }.
unseen-jokers = { $n ->
    [one] Un joker pas encore vu.
   *[other] { $n } jokers pas encore vus.
}
unseen-nothing = Vous avez vu toutes les cartes.
now-wait = Rien à décider d'ici là.
now-bridge-swap = Avec une liaison : { $bridged }. À échanger contre un joker : { $swapped }.
what-if-opens = Ça libère : { $cards }.
what-if-nothing = Ça ne libère aucune place.
what-if-mine = Pour vous : { $cards }.
what-if-others = Pour les autres : { $cards }.
what-if-bonus = Ça rapporte une carte bonus.
what-if-swap = Les autres pourraient échanger le joker en { $cards }.
what-if-over = La manche serait finie.
what-if-turn-over = Le tour serait fini.
what-if-hand = { $n ->
    [0] Vous n'auriez plus de carte.
   *[other] Il vous resterait { count-cards }.
}
aim-elevens = Débarrassez-vous de vos cartes : chaque nombre gardé coûte sa valeur, un joker 11, et une carte bonus rapporte 11. Après { count-rounds }, le total le plus élevé gagne.
aim-beginner = Débarrassez-vous de vos cartes avant les autres : chaque nombre gardé coûte sa valeur. Après { count-rounds }, le total le plus élevé gagne.
aim-lowest = Débarrassez-vous de vos cartes avant les autres : chaque nombre gardé vous compte sa valeur. Après { count-rounds }, le total le plus bas gagne.
aim-nimm = Débarrassez-vous de vos cartes avant les autres : chaque carte gardée vous compte ses vachettes. Après { count-rounds }, le total le plus bas gagne.
not-in-game-cows = Il n'y a pas de vachettes dans ce jeu.
nimm-cows-each = { $cows ->
    [one] Une vachette par carte : { $cards }.
   *[other] { $cows } vachettes par carte : { $cards }.
}
nimm-cows-taken = { $n ->
    [0] Vous n'avez ramassé aucune vachette dans cette manche.
   *[other] Vous avez ramassé { count-cows } dans cette manche.
}
nimm-has-buffalos = { $n ->
    [0] Aucun buffle.
    [one] Un buffle.
   *[other] { $n } buffles.
}
nimm-pile-of = celle du { $pile } avec { count-cards }
nimm-piles-big = { $n ->
    [one] Grosse pile : { $piles }.
   *[other] Grosses piles : { $piles }.
}
nimm-pile-size = { count-cards }, { $cows ->
    [one] une vachette en haut.
   *[other] { $cows } vachettes en haut.
}
nimm-took-last = Votre dernière pile ramassée, celle du { $pile } : { $cards }.
nimm-took-none = Vous n'avez ramassé aucune pile dans cette manche.
nimm-unseen = Ni dans votre main ni en haut d'une pile : { $cards }.
left-nimm-one = Une seule carte : vous n'avez pas de buffle.
left-nimm-piles = { $n ->
    [one] Autant que vous voulez, sur une seule pile.
   *[other] Autant que vous voulez, sur { $n } piles au plus.
}
what-if-take = Vous prendriez { count-cards }, et votre tour serait fini.
what-if-buffalo = Ça rapporte un buffle.

## Pourquoi : la règle derrière un refus

why-nothing = Rien n'a été refusé.
why-no-such-move = On joue une carte de sa main : pour l'entendre, demandez votre main.
why-turn = Chacun joue à son tour, et ce n'était pas le vôtre.
why-undo = On n'annule que ce qu'on a fait dans ce tour, la dernière chose d'abord.
why-undo-draw = Vous avez vu la carte piochée.
why-undo-nimm = Ici, une carte posée ou une pile prise le reste.
why-did-you = C'était votre tour : le bilan vous dira ce qu'il valait.
why-did-drew-must = { $name } n'avait aucune carte qui allait, sinon il est interdit de piocher.
why-did-drew = Je ne peux que deviner : { $name } n'avait aucune carte qui allait, ou en garde une pour bloquer le passage.
why-did-passed = { $name } n'avait aucun numéro qui allait, et la pioche était vide.
why-did-laid = Je ne peux que deviner : { $name } se défait ainsi de { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
why-did-opened = Et { $name } a peut-être la suite en main : { $cards }.
why-did-swapped = Je ne peux que deviner : un joker se pose où l'on veut.
why-did-joker = Je ne peux que deviner : un joker gardé coûterait 11 points à { $name }.
why-did-bonus = Pour la carte bonus.
why-did-took = Je ne peux que deviner : { $name } n'avait aucune carte qui allait.
why-did-took-big = Je ne peux que deviner : { $name } n'avait aucune carte qui allait, ou voulait le buffle.
why-did-laid-cows = Je ne peux que deviner : { $name } y perd { count-cows }.
why-advised-draw = Vous auriez alors { count-cards }.
why-advised-end = Votre tour finirait là, avec { count-cards } en main.
why-round-over = La manche finit dès qu'une main est vide, ou que plus personne ne peut jouer.
why-numbers-only = Ce jeu se joue avec les nombres seuls.
why-no-place = Chaque rangée va de 1 à { $highest }, dans les couleurs de cette partie.
why-not-held = On ne pose que les cartes de sa propre main.
why-filled = Chaque place prend une seule carte.
why-filled-joker = Chaque place prend une seule carte, et un joker compte pour celle qu'il remplace.
why-not-fitting = Une carte se pose à côté d'une autre de sa couleur : un nombre plus bas ou plus haut qu'une carte de la table.
why-not-fitting-bridge = Une carte se pose à côté d'une autre de sa couleur, un nombre plus bas ou plus haut, ou par une liaison depuis le même nombre de la rangée voisine.
why-row-not-open = Une rangée encore vide ne s'ouvre que par certains nombres.
why-opening = Le premier tour de la manche, c'est une seule carte, qui ouvre une rangée.
why-four = On pose 4 cartes au plus par tour.
why-four-joker = Un tour compte 4 cartes au plus, posées ou défaussées.
why-no-bridge = Une liaison ne sert qu'une fois, et toutes les vôtres sont sur la table.
why-neighbours = Une liaison mène d'une rangée à celle juste au-dessus ou juste au-dessous.
why-foot = Une liaison part du même nombre dans la rangée voisine, et il faut qu'une carte y soit posée.
why-fits-anyway = Une liaison ne sert qu'à une carte qui ne va pas sans elle.
why-no-joker-there = Un échange met un nombre à la place du joker qui le remplace.
why-swap-lays = Dans un tour avec échange, il faut aussi poser une carte.
why-must-lay = Qui a une carte qui va en pose au moins une.
why-must-lay-empty = Quand la pioche est vide, qui a un nombre qui va pose au moins une carte.
why-drawn = Une carte piochée qui va se pose aussitôt.
why-draw-alone = Piocher est un tour entier : on ne fait rien avant ni après.
why-can-lay = On ne pioche que si aucune carte ne va, et pas indéfiniment.
why-pile-empty = La pioche est finie, et les cartes posées ne se remélangent pas.
why-no-pass = Tant qu'il reste des cartes à piocher, personne ne passe : on pose ou on pioche.
why-no-pass-joker = Tant qu'il reste des cartes à piocher, personne ne passe : on pose, on défausse un joker ou on pioche.
why-draw-first = Qui n'a pas de carte qui va doit piocher, au plus { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
why-nimm-pile = Une pile porte le nom de la carte du haut.
why-nimm-window = Une carte doit dépasser de 1 à 10 celle qui était en haut au début de votre tour, et après 100 vient 1.
why-nimm-order = Dans un même tour, les cartes d'une pile montent.
why-nimm-second = Sans buffle, un tour compte une seule carte.
why-nimm-piles = Chaque buffle vous ouvre une pile par tour.
why-nimm-take-alone = Prendre une pile est un tour entier.
why-nimm-few = Seule une pile de 3 cartes ou plus rapporte un buffle.
why-nimm-supply = On ne prend un buffle aux autres que lorsqu'il n'en reste plus à gagner.
why-nimm-claim = On prend un buffle à un autre, parmi ceux qui en ont le plus.
why-nimm-no-pass = Un tour, c'est une carte posée ou une pile prise.

## Conseils : que faire, et pourquoi. Une raison suit deux points, ou vient seule.

hint-because = { $turn } : { $reason }
hint-draw-long = Piocher restera peut-être le mieux pendant un moment. Cela change si vous piochez la suite de vos cartes, ou si quelqu'un n'en a presque plus.
hint-draw-again = Piochez, comme tout à l'heure.
hint-bare = { $turn }.
hint-chance = { $best ->
    [one] Une chance
   *[other] { $best } chances
} sur 100 de gagner ; sinon { $other }.
hint-lost = Mais la manche est perdue si l'adversaire ne se trompe pas.
hint-other = Sinon, { $turn }.
hint-alike = Tout aussi bon, à mon avis : { $turn }.
hint-open = Les autres pourront alors poser : { $cards }.
hint-open-none = Les autres n'auront alors aucune place libre.
hint-lay = posez { $cards }
hint-swap = { $n ->
    [one] échangez le { $card } contre le joker
   *[other] échangez { $card } contre les jokers
}
hint-discard = { $n ->
    [one] défaussez un joker
   *[other] défaussez { $n } jokers
}
hint-draw = piochez
hint-pass = passez
hint-end = finissez votre tour
hint-and-end = finissez
hint-take = prenez la pile du { $pile }
hint-take-from = prenez la pile du { $pile }, et un buffle à { $from }
hint-then = { $first }, puis { $next }
reason-only = rien d'autre n'est permis.
reason-close = c'est trop serré pour trancher.
reason-wins = c'est gagné à coup sûr.
reason-shares = la victoire est partagée à coup sûr.
reason-out = ça vide votre main.
reason-opens-nothing = ça ne libère rien pour les autres.
reason-lock-shut = ça ne libère rien, et personne ne passe votre { $card }.
reason-lock = personne ne passe votre { $card } tant que vous le gardez.
reason-shut = ça ne libère pas { $cards } pour les autres.
reason-frees = ça fait de la place pour vous en { $cards }.
reason-joker = vous gardez un joker.
reason-bridge = vous gardez une liaison.
reason-takes-joker = ça vous donne un joker.
reason-bonus = ça rapporte une carte bonus.
reason-prepares-bonus = il vous reste la dernière carte de { $half }, pour une carte bonus.
reason-leaves-no-bonus = les autres n'y gagnent pas la carte bonus de { $half }.
reason-points = ça vous débarrasse { $n ->
    [one] d'un point.
   *[other] de { $n } points.
}
reason-points-more = ça vous débarrasse { $n ->
    [one] d'un point, au lieu de { $other }.
   *[other] de { $n } points, au lieu de { $other }.
}
reason-cards = ça vous débarrasse { $n ->
    [one] d'une carte.
   *[other] de { count-cards }.
}
reason-cards-more = ça vous débarrasse { $n ->
    [one] d'une carte, au lieu de { $other }.
   *[other] de { count-cards }, au lieu de { $other }.
}
reason-cows = ça vous débarrasse { $n ->
    [one] d'une vachette.
   *[other] de { count-cows }.
}
reason-cows-more = ça vous débarrasse { $n ->
    [one] d'une vachette, au lieu de { $other }.
   *[other] de { count-cows }, au lieu de { $other }.
}
reason-narrows = { $n ->
    [0] les autres n'auront rien à poser, au lieu de { $other }.
    [one] les autres ne pourront poser qu'une carte, au lieu de { $other }.
   *[other] les autres auront le choix entre { count-cards }, au lieu de { $other }.
}
reason-no-pile = ça vous évite une pile { $n ->
    [one] d'une carte.
   *[other] de { count-cards }.
}
reason-nothing-fits = aucune de vos cartes ne va.
reason-smallest = aucune pile n'est plus petite, avec { count-cards }.
reason-buffalo = ça rapporte un buffle.

## Une manche revue

review-round = Manche { $round } : { $won ->
    [won] gagnée.
    [shared] victoire partagée.
    [lost] perdue.
   *[open] pas jouée jusqu'au bout.
}
review-round-of = { $name }, manche { $round } : { $won ->
    [won] gagnée.
    [shared] victoire partagée.
    [lost] perdue.
   *[open] pas jouée jusqu'au bout.
}
review-luck = Avec ces cartes, { $chance ->
    [one] une chance sur 100 de gagner ; à égalité, c'est { $fair }.
   *[other] { $chance } chances sur 100 de gagner ; à égalité, c'est { $fair }.
}
review-play = { $costly ->
    [0] Le jeu n'a rien coûté, à mon avis.
    [one] Un choix sur { $choices } a coûté des chances.
   *[other] { $costly } choix sur { $choices } ont coûté des chances.
}
review-close = Ce que le jeu a coûté est trop faible pour être mesuré.
review-lost-luck = Perdue par malchance : aucun choix n'a rien coûté, à mon avis.
review-lost-play = Perdue au jeu : { $costly ->
    [one] un choix sur { $choices } a coûté
   *[other] { $costly } choix sur { $choices } ont coûté
} des chances.
review-lost-close = Malchance ou jeu : trop serré pour le dire.
review-sound = Je n'ai rien trouvé de mieux.
review-turn = Tour { $turn }
review-round-turn = Manche { $round }, tour { $turn }
review-did = { $when } : { $did }.
review-sound-at = { $when } : rien de mieux.
review-sound-to = Tours { $turn } à { $last } : rien de mieux.
review-round-sound-to = Manche { $round }, tours { $turn } à { $last } : rien de mieux.
review-better = Mieux : { $turn }.
review-rather = Mieux peut-être : { $turn }.
review-chance = { $before ->
    [one] Une chance
   *[other] { $before } chances
} sur 100 ainsi, { $after } avec le coup joué.
review-won-lost = C'était gagné à coup sûr ; avec le coup joué, c'était perdu si l'adversaire ne se trompait pas.
review-won-shared = C'était gagné à coup sûr ; avec le coup joué, au mieux partagé.
review-shared-lost = C'était partagé à coup sûr ; avec le coup joué, c'était perdu si l'adversaire ne se trompait pas.
review-won-left = C'était gagné à coup sûr ; avec le coup joué, { $after ->
    [one] une chance sur 100.
   *[other] { $after } chances sur 100.
}
review-shared-left = C'était partagé à coup sûr ; avec le coup joué, { $after ->
    [one] une chance sur 100.
   *[other] { $after } chances sur 100.
}
review-next = Tour par tour : { $word }.
review-over = C'était le dernier tour.
review-not-yet = L'analyse vient quand une manche est finie.
did-swap = { $n ->
    [one] { $card } contre le joker
   *[other] { $card } contre { $n } jokers
}
did-discard = { $n ->
    [one] un joker défaussé
   *[other] { $n } jokers défaussés
}
did-draw = une carte piochée
did-pass = tour passé
did-end = fin du tour
did-take = la pile du { $pile }
did-take-from = la pile du { $pile }, et un buffle à { $from }

## Quand un ordinateur réfléchit

thinks = { $name } réfléchit.

# Words that stand for what was named before.

refer-nothing = Aucune carte n'a été nommée dans ce tour. Dites laquelle, par exemple : rouge 7.
refer-nothing-nimm = Aucune carte n'a été nommée dans ce tour. Dites laquelle, par exemple : 36 sur 31.
refer-done = C'est déjà fait. Pour reprendre : annuler.
refer-not-two = On n'a pas nommé deux cartes. Dites lesquelles, par exemple : rouge 7 et bleu 9.
refer-not-two-nimm = On n'a pas nommé deux cartes. Dites lesquelles, par exemple : 36 et 38 sur 31.
refer-no-other = Il n'y en avait pas deux au choix. Dites laquelle, par exemple : rouge 7.
refer-no-other-nimm = Il n'y en avait pas deux au choix. Dites laquelle, par exemple : 36 sur 31.
take-back-none = Vous n'avez pas joué { $what } dans ce tour.
take-back-last-first = Vous avez joué { $last } après { $what } : reprenez d'abord cette carte.
must-yes = Oui, rien d'autre n'est possible.
must-no = Non, vous avez le choix.
