### Les mots du jeu, chacun expliqué en une phrase ; un exemple de la table est dit ensuite.

term-lock = Un verrou est une carte que l'on garde pour que personne ne la dépasse dans sa rangée.
term-lock-example = Tant que vous gardez le { $card }, personne ne passe là.
term-opening = Les places libres d'une rangée sont les numéros que l'on peut y poser ensuite.
term-half = Une moitié est un côté d'une rangée à partir du 11 : qui la complète gagne une carte bonus.
term-row = Une rangée est l'ensemble des cartes d'une couleur sur la table, dans l'ordre de leurs numéros.
term-run = Une suite est formée de cartes d'une couleur dont les numéros se suivent.
term-joker = Un joker se pose comme n'importe quel numéro qui va, et reste ce numéro.
term-swap = Échanger, c'est poser le numéro que remplace un joker et prendre le joker.
term-discard = Jeter, c'est mettre un joker à soi hors du jeu.
term-bridge = Une liaison permet de poser une carte qui ne va pas encore, à côté d'une rangée qui a son numéro.
term-neighbour = Les voisines sont les rangées juste au-dessus et au-dessous : les liaisons mènent de l'une à l'autre.
term-bonus = Une carte bonus se gagne en complétant la moitié d'une rangée, et rapporte des points à la fin.
term-pile = La pioche, ce sont les cartes que personne n'a : on y pioche.
term-piles = Une pile, ce sont des cartes l'une sur l'autre, le plus grand numéro dessus : on y pose, ou on la prend.
term-draw = Piocher, c'est prendre en main la première carte de la pioche.
term-pass = Passer, c'est finir son tour sans rien faire.
term-out = Finir, c'est poser sa dernière carte : la manche est terminée.
term-blocked = Une manche est bloquée quand personne ne peut continuer : elle s'arrête et l'on compte.
term-round = Une manche dure de la donne jusqu'à ce que quelqu'un pose sa dernière carte ou que personne ne puisse continuer.
term-points = Les points se comptent à la fin d'une manche : les cartes qui vous restent vous coûtent.
term-cow = Les vachettes sont des points de pénalité : chaque carte en a de 1 à 7.
term-buffalo = Avec un buffle, on peut poser plus d'une carte dans un tour ; chaque buffle vaut pour une pile.
term-hand = La main, ce sont les cartes que l'on tient : personne d'autre ne les connaît.
term-turn = Un tour est tout ce que l'on fait avant que le suivant joue.
term-missing = Un numéro manque tant qu'il n'est pas dans sa rangée.
term-hint = Un conseil est ce que le jeu ferait à votre place, avec la raison.
