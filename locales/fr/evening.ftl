# Une soirée : qui joue, ce qui vient après une partie, et ce qui en reste.

# Les prénoms des ordinateurs, par niveau : le premier que personne ne porte à cette table. Sept par niveau, et aucun n'est
# un mot qui se dit au jeu, une couleur ou un nombre. La même place est la même personne dans chaque langue.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Helga, Bruno, Olga, Edgar, Diana, Leon, Greta

## Commandes, comme on les tape

say-tell-more = dis-m'en plus
say-read-on = suite
# Said while something is read, these ask for what follows; elsewhere they may give the turn away.
read-on-words = suivant, suivante, le suivant, la suivante
say-menu = menu
say-new-game = nouvelle partie
say-resign = abandonner
say-evenings = mes soirées
say-evenings-won = combien de fois j'ai gagné
say-evenings-against = combien de fois j'ai battu { $who }
say-evenings-streak = ma plus longue série
say-evenings-best = mon meilleur score
say-evenings-longest = ma plus longue partie
say-evenings-left = ma main moyenne
say-evenings-today = donne du jour

## L'abandon

resigned-you = { $n ->
    [one] Vous abandonnez. { $names } gagne la partie.
   *[other] Vous abandonnez. { $names } gagnent la partie.
}
resigned-other = { $n ->
    [one] { $name } abandonne. { $names } gagne la partie.
   *[other] { $name } abandonne. { $names } gagnent la partie.
}

language-name = Français
say-more = suite
choice-more = { $n ->
    [one] Encore un : { $word }.
   *[other] Encore { $n } : { $word }.
}

## Entre deux parties

after-title = Et maintenant ?
after-again = La même partie
after-other = Un autre jeu
after-menu = Le menu
after-review = Analyse de la partie
left-saved = Partie enregistrée.

menu-together = À plusieurs sur cet appareil
menu-saved = Parties enregistrées
menu-people = Qui joue ici ? Les noms avec des virgules, de 2 à { $high }, par exemple Anne, Marc.
menu-people-wrong = De 2 à { $high } noms différents, avec une virgule entre eux.
list-elevens = Elevens, le jeu complet, avec jokers et liaisons
list-beginner = Débutants, le même jeu, nombres seuls
list-junior = Junior, 5 cartes chacun, nombres jusqu'à 11
list-classic = Classique, des rangées jusqu'à 20, ouvertes par un 11
list-extremes = Les extrêmes, des rangées qui partent des deux bouts
list-three-openings = Les trois ouvertures, par un 10, un 11 ou un 12
list-free-opening = L'ouverture libre, la première carte ouvre toutes les rangées
list-nimm = Nimm, des vachettes sur des piles
saved-title = { $n ->
    [one] Une partie enregistrée.
   *[other] { $n } parties enregistrées, la plus récente d'abord.
}
saved-line = { $game }, avec { $names }, manche { $round } sur { $rounds }, { $when }
saved-none = Aucune partie n'est enregistrée.
saved-go-on = Continuer
saved-delete = Supprimer
saved-delete-ask = Supprimer cette partie pour de bon ? Oui ou non.
saved-deleted = Partie supprimée.
when-today = aujourd'hui
when-yesterday = hier
when-days = il y a { $n } jours
when-date = le { $day ->
    [1] premier
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
when-date-year = le { $day ->
    [1] premier
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }

## Réglages

settings-changed = { $setting }. Un autre, ou retour.
settings-same = rien n'a changé
level-choice = { $level ->
    [brief] bref, ce qui se passe et rien d'autre
    [normal] normal, avec les nombres et les rangées
   *[full] complet, aussi ce que vous pouvez faire
}

## Les règles, partie par partie

rules-title = Quelle partie des règles ?
rules-another = Une autre partie, ou retour.
rules-begin = { $game }. Parties : { $sections }.
rules-next = Ensuite, { $section } : { $word }.

## La première partie

first-words = Tapez { $hand } pour entendre vos cartes. Tapez { $hint } pour savoir quoi jouer. Tapez { $help } pour tout le reste.
first-end = Pour finir votre tour, tapez { $end }.
first-end-key = Pour finir votre tour, touche { $end }.

## Le bilan des soirées

evenings-none-of = Aucune partie terminée ici par { $name }.
evenings-none = Aucune partie n'a encore été jouée jusqu'au bout ici.
evenings-all = { $matches ->
    [one] Une seule partie jouée jusqu'au bout, { $won ->
        [0] et perdue.
       *[other] et gagnée.
    }
   *[other] Parties gagnées : { $won ->
        [0] aucune
        [one] une
       *[other] { $won }
    } sur { $matches }.
}
evenings-days = { $n ->
    [one] Toutes le même jour.
   *[other] Sur { $n } jours.
}
evenings-more = Par jeu, par niveau, et le reste : { $word }.
evenings-item = { $what } { $won } sur { $matches }
evenings-by-game = Gagnées par jeu : { $list }.
evenings-by-strength = Par niveau : { $list }.
evenings-by-seats = Par nombre de joueurs : { $list }.
evenings-seats = { $n ->
    [one] à un seul joueur
   *[other] à { $n } joueurs
}
evenings-people = entre humains
evenings-streak-none = Jamais encore deux victoires de suite.
evenings-streak-most = La plus longue série : { $most } victoires de suite.
evenings-streak-now = { $now } victoires de suite en ce moment, la plus longue série jusqu'ici.
evenings-streak-both = { $now } victoires de suite en ce moment ; la plus longue série est de { $most }.
evenings-points = { $n ->
    [0] 0 point
    [one] un point
   *[other] { $n } points
} dans { $game }
evenings-points-minus = moins { $n ->
    [0] 0 point
    [one] un point
   *[other] { $n } points
} dans { $game }
evenings-best = Le meilleur : { $list }.
evenings-longest = La plus longue partie : { $game } avec { $names }, { $n ->
    [one] un seul tour.
   *[other] { $n } tours.
}
evenings-left = Cartes en main à la fin d'une manche, en moyenne : { $n }.
evenings-never-with = Vous n'avez terminé aucune partie avec { $name }.
evenings-against = { $matches ->
    [one] { $won ->
        [0] Vous n'avez pas battu { $name } dans votre seule partie.
       *[other] Vous avez battu { $name } dans votre seule partie.
    }
   *[other] { $won ->
        [0] Vous n'avez encore jamais battu { $name }, en { $matches } parties.
       *[other] Vous avez battu { $name } { $won } fois en { $matches } parties.
    }
}
short-elevens = Elevens
short-beginner = Débutants
short-junior = Junior
short-classic = Classique
short-extremes = Les extrêmes
short-three-openings = Les trois ouvertures
short-free-opening = L'ouverture libre
short-nimm = Nimm
menu-evenings = Mon bilan des soirées

## La donne du jour

menu-today = La donne du jour
today-begins = Donne du jour, { $date } : les mêmes cartes pour tous.
today-begins-again = Donne du jour, { $date }, essai { $n }. Seul le premier compte.
today-line = Elevens, donne du jour, { $date }, { $game } : { $points } contre { $strong } à l'expert, { $outcome ->
    [better] gagné de { $by }.
    [worse] perdu de { $by }.
   *[even] à égalité.
}
today-line-given-up = Elevens, donne du jour, { $date }, { $game } : abandon. L'expert fait { $strong }.
today-points = { $n ->
    [0] 0 point
    [one] un point
   *[other] { $n } points
}
today-points-minus = moins { $n ->
    [0] 0 point
    [one] un point
   *[other] { $n } points
}
today-signed = { $sign ->
    [minus] moins { $n }
   *[plus] { $n }
}
today-given-up = abandon
today-ends-again = Essai { $n } : { $points }. C'est le premier qui compte.
today-none = Vous n'avez pas encore fini la donne du jour. Elle est dans le menu.
today-played = Encore une fois ? Seul le premier essai compte.
today-again = La rejouer
