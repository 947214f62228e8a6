### Les règles en toutes lettres, une section par message, une phrase par ligne.

## Titres

rules-section-aim = But du jeu
rules-section-setup = Mise en place
rules-section-turn = Tour de jeu
rules-section-special = Cartes spéciales
rules-section-end = Fin
rules-section-score = Points

## Elevens

rules-elevens-aim =
    Videz votre main en posant vos cartes sur 4 rangées, une par couleur, de 1 à 21.
    Finir ses cartes termine la manche, mais ce sont les points qui désignent le gagnant.
    Les cartes bonus rapportent ; les cartes qui vous restent en main coûtent.
    Le total le plus élevé gagne.
rules-elevens-setup =
    Le 11 de chaque couleur est déjà sur la table. Sa rangée descend jusqu'à 1 d'un côté et monte jusqu'à 21 de l'autre.
    Règle maison : de haut en bas, les rangées sont jaune, bleue, rouge, verte, sauf autre réglage. L'ordre est annoncé au départ.
    Les 80 autres nombres et les 4 jokers sont mélangés et distribués.
    Votre main : 20 cartes à 2 ou 3 joueurs, 15 cartes à 4 joueurs, 12 cartes à 5 ou 6 joueurs.
    Vos liaisons : 4 cartes à 2 ou 3 joueurs, 3 cartes à 4 ou 5 joueurs, 2 cartes à 6 joueurs.
    Les liaisons restent à découvert devant vous, à part de votre main. Celles en trop sortent du jeu.
    La pioche, c'est ce qui reste des cartes mélangées. À côté attendent 7 cartes bonus.
    Un joueur désigné commence, le plus jeune par exemple. On joue dans le sens horaire, et à chaque manche, c'est le suivant qui commence.
rules-elevens-turn =
    Posez jusqu'à 4 cartes, ou piochez une carte : c'est l'un ou l'autre.
    Un nombre se pose à côté d'une place occupée de sa couleur. On ne saute aucun nombre, sauf grâce à une liaison.
    Piocher termine le tour aussitôt : la carte piochée ne se joue pas avant votre prochain tour.
    Tant qu'il reste des cartes à piocher, vous pouvez garder vos cartes, mais pas passer : posez, défaussez un joker ou piochez.
    Dans les 4 comptent les cartes posées et les jokers défaussés, mais pas les liaisons ni les échanges.
    Pioche vide : si l'un de vos nombres se place sans liaison, une pose au moins est obligatoire.
    Toute pose fait alors l'affaire, même un joker ou une carte amenée par une liaison, mais pas une défausse ni un échange.
    Si aucun ne se place ainsi, vous pouvez passer, ou vous servir de vos jokers et de vos liaisons.
rules-elevens-special =
    Joker : posez-le pour n'importe quel nombre qui se placerait là. Désormais, il est ce nombre.
    Échange : si vous avez le nombre que remplace un joker, mettez-le à sa place et prenez le joker en main.
    Un échange ne compte pas dans les 4 et ne donne pas de bonus. Il faut aussi poser dans ce tour, avant ou après : ce peut être ce joker.
    Défausse : un joker peut quitter le jeu et compte dans les 4, mais jamais entre un échange et votre première pose.
    Liaison : d'une place occupée, passez à la rangée juste au-dessus ou au-dessous, et posez-y aussitôt le même nombre ou un joker.
    Règle maison : une liaison ne sert que là où la carte ne se place pas sans elle, et jamais de la première rangée à la dernière.
    Autant de liaisons que vous en avez, même à la chaîne : seules les cartes posées comptent dans les 4.
    Bonus : à qui comble le dernier trou de 1 à 11 ou de 11 à 21 d'une rangée, joker ou non. Il y en a 7 : la huitième moitié n'en donne pas.
rules-elevens-end =
    Dès qu'une main est vide, la manche est finie, même en plein tour. La dernière carte peut être un joker défaussé.
    La dernière carte donne encore son bonus, si elle complète une moitié de rangée.
    Règle maison : si la pioche est vide et que tous passent à la suite, la manche est bloquée. Elle s'arrête là et l'on compte les points.
    Une partie compte une manche par joueur, sauf si vous réglez un autre nombre.
rules-elevens-score =
    Plus 11 points par carte bonus.
    Moins sa valeur pour tout nombre resté en main : un 20 coûte 20 points.
    Moins 11 points par joker resté en main.
    Les liaisons valent 0, utilisées ou non.
    Le total le plus élevé gagne, et ce n'est pas toujours celui du joueur qui a fini ses cartes.
    En cas d'égalité, la victoire est partagée.

## Débutants

rules-beginner-aim =
    Videz votre main avant les autres, en posant vos cartes sur 4 rangées, une par couleur, de 1 à 21.
    Finir ses cartes, ici, c'est gagner la manche.
    C'est Elevens avec les nombres seuls, parfait pour une première partie.
rules-beginner-setup =
    Le 11 de chaque couleur est déjà sur la table. Sa rangée descend jusqu'à 1 d'un côté et monte jusqu'à 21 de l'autre.
    Règle maison : de haut en bas, les rangées sont jaune, bleue, rouge, verte, sauf autre réglage.
    Votre main, sur les 80 autres nombres : 20 cartes à 2 ou 3 joueurs, 15 cartes à 4 joueurs, 12 cartes à 5 ou 6 joueurs.
    La pioche, c'est le reste.
    Un joueur désigné commence, le plus jeune par exemple. On joue dans le sens horaire, et à chaque manche, c'est le suivant qui commence.
rules-beginner-turn =
    Posez de 1 à 4 cartes, ou piochez une carte : c'est l'un ou l'autre.
    Un nombre se pose à côté d'une place occupée de sa couleur. On ne saute jamais de nombre.
    Piocher termine le tour aussitôt : la carte piochée ne se joue pas avant votre prochain tour.
    Tant qu'il reste des cartes à piocher, vous pouvez garder vos cartes, mais pas passer : si vous ne posez rien, piochez.
    Pioche vide : si l'une de vos cartes se place, une pose au moins est obligatoire. Sinon, vous passez.
rules-beginner-special =
    Ni jokers, ni liaisons, ni cartes bonus dans ce jeu.
rules-beginner-end =
    Dès qu'une main est vide, la manche est finie, même en plein tour.
    Personne ne rejoue : on compte ce qui reste dans chaque main.
    Une partie compte une manche par joueur, sauf si vous réglez un autre nombre.
rules-beginner-score =
    Moins sa valeur pour tout nombre resté en main : un 20 coûte 20 points.
    Main vide, 0 point : on ne peut pas faire mieux, et la manche est gagnée.
    Le total le plus élevé gagne la partie, autrement dit celui qui a le moins perdu.
    En cas d'égalité, la victoire est partagée.

## Junior

rules-junior-aim =
    Débarrassez-vous de toutes vos cartes avant les autres.
    Elles vont sur 4 petites rangées, une par couleur, de 1 à 11.
    Peu de points, c'est bien : le total le plus bas gagne la partie.
rules-junior-setup =
    Le 1 et le 11 de chaque couleur sont déjà sur la table. On part des 2 bouts pour se rejoindre au milieu.
    Votre main : 5 cartes, prises dans les 36 autres. Le reste fait la pioche.
    Un joueur désigné commence, le plus jeune par exemple. On joue dans le sens horaire, et à chaque manche, c'est le suivant qui commence.
rules-junior-turn =
    Posez au moins une carte dès que c'est possible, puis autant que vous voulez.
    Une carte se pose à côté du nombre voisin de sa couleur : le 9 vert attend le 8 vert ou le 10 vert.
    Vous pouvez garder des cartes, du moment que vous en avez posé une.
    Rien à poser ? Piochez une carte. Si elle se place, elle se pose aussitôt ; dans tous les cas, votre tour est fini.
    Pioche vide et rien à poser : vous passez.
rules-junior-special =
    Aucune carte spéciale ici, rien que des nombres.
rules-junior-end =
    Dès qu'une main est vide, la manche est finie.
    Les autres comptent ce qui leur reste en main.
    Puis on redonne : une partie dure le nombre de manches que vous réglez, par exemple une par joueur.
rules-junior-score =
    Additionnez les nombres qui vous restent : ce sont vos points. Une main vide fait 0.
    Le plus petit total de toutes les manches gagne la partie.
    En cas d'égalité, la victoire est partagée.

## Classique

rules-classic-aim =
    Videz votre main avant les autres, en posant vos cartes sur 4 rangées, une par couleur, de 1 à 20.
    Chaque rangée s'ouvre par son 11 et s'allonge des 2 côtés.
    Peu de points, c'est bien : le total le plus bas gagne la partie.
rules-classic-setup =
    Le paquet compte 80 nombres, de 1 à 20 en 4 couleurs. La table est encore vide.
    Votre main : 20 cartes à 2 ou 3 joueurs, 15 cartes à 4 joueurs, 12 cartes à 5 joueurs, 10 cartes à 6 joueurs.
    La pioche, c'est le reste.
    À 2 joueurs, vous pouvez retirer une couleur, le bleu sauf autre choix, et jouer avec 60 cartes.
    Le 11 rouge ouvre : qui l'a en main le pose, et c'est tout le premier tour. On continue dans le sens horaire.
    Si personne ne l'a, c'est le 11 jaune, sinon le vert, sinon le bleu. Si aucune main n'a de 11, toutes les cartes sont redonnées.
    Règle maison : chaque manche s'ouvre de cette façon.
rules-classic-turn =
    Posez au moins une carte dès que c'est possible, puis autant que vous voulez.
    Un nombre se pose à côté d'une place occupée de sa couleur. On ne saute jamais de nombre.
    Un 11 se pose toujours tant que sa rangée n'est pas ouverte, et il l'ouvre.
    Si vous n'avez rien à poser, piochez jusqu'à 3 cartes, une à la fois.
    La première carte piochée qui se place doit être posée aussitôt, et votre tour est fini.
    Après 3 cartes qui ne se placent pas, votre tour est fini. Règle maison : de même si la pioche s'épuise avant.
    Pioche vide et rien à poser : vous passez.
rules-classic-special =
    Aucune carte spéciale : ni joker, ni liaison, ni bonus. Seul le 11 a un rôle à part, il ouvre sa rangée.
rules-classic-end =
    Dès qu'une main est vide, la manche est finie, même en plein tour.
    Personne ne rejoue : on compte ce qui reste dans chaque main.
    Une partie dure le nombre de manches que vous réglez, par exemple une par joueur.
rules-classic-score =
    Additionnez les nombres qui vous restent en main : ce sont vos points.
    Une main vide fait 0.
    Le plus petit total de toutes les manches gagne la partie.
    En cas d'égalité, la victoire est partagée.

## Les extrêmes

rules-extremes-aim =
    Videz votre main avant les autres, comme au Classique : 4 rangées, une par couleur, de 1 à 20.
    Les rangées partent ici de leurs 2 bouts et avancent vers le milieu.
    Peu de points, c'est bien : le total le plus bas gagne la partie.
rules-extremes-setup =
    Le 1 et le 20 de chaque couleur sont déjà sur la table. Il reste 72 cartes à distribuer.
    Votre main, comme au Classique : 20 cartes à 2 ou 3 joueurs, 15 cartes à 4 joueurs, 12 cartes à 5, 10 cartes à 6.
    La pioche, c'est le reste.
    À 2 joueurs, vous pouvez retirer une couleur, le bleu sauf autre choix. Il reste alors 54 cartes à distribuer.
    Règle maison : un joueur désigné commence par un tour ordinaire. À chaque manche, c'est le suivant, dans le sens horaire.
rules-extremes-turn =
    Posez au moins une carte dès que c'est possible, puis autant que vous voulez.
    Un nombre se pose à côté d'une place occupée de sa couleur : au début, seuls les 2 et les 19 se placent. On ne saute jamais de nombre.
    Si vous n'avez rien à poser, piochez jusqu'à 3 cartes, une à la fois.
    La première carte piochée qui se place doit être posée aussitôt, et votre tour est fini.
    Il est fini aussi après 3 cartes qui ne se placent pas, ou quand la pioche s'épuise.
    Pioche vide et rien à poser : vous passez.
rules-extremes-special =
    Aucune carte spéciale : ni joker, ni liaison, ni bonus.
    Le 11 est ici un nombre ordinaire : il lui faut son 10 ou son 12 à côté.
rules-extremes-end =
    Dès qu'une main est vide, la manche est finie, même en plein tour.
    Personne ne rejoue : on compte ce qui reste dans chaque main.
    Une partie dure le nombre de manches que vous réglez, par exemple une par joueur.
rules-extremes-score =
    Additionnez les nombres qui vous restent en main, comme au Classique : ce sont vos points.
    Une main vide fait 0.
    Le plus petit total de toutes les manches gagne la partie.
    En cas d'égalité, la victoire est partagée.

## Les trois ouvertures

rules-three-openings-aim =
    Videz votre main avant les autres, comme au Classique : 4 rangées, une par couleur, de 1 à 20.
    Chaque rangée s'ouvre par son 10, son 11 ou son 12.
    Peu de points, c'est bien : le total le plus bas gagne la partie.
rules-three-openings-setup =
    Le paquet compte 80 nombres, de 1 à 20 en 4 couleurs. La table est encore vide.
    Votre main, comme au Classique : 20 cartes à 2 ou 3 joueurs, 15 cartes à 4 joueurs, 12 cartes à 5, 10 cartes à 6.
    La pioche, c'est le reste.
    À 2 joueurs, vous pouvez retirer une couleur, le bleu sauf autre choix, et jouer avec 60 cartes.
    Un joueur désigné commence, le plus jeune par exemple. On joue dans le sens horaire.
    Règle maison : à chaque manche, c'est le suivant qui commence.
rules-three-openings-turn =
    Premier tour de la manche : posez exactement une carte, 10, 11 ou 12, de n'importe quelle couleur.
    Si vous n'en avez pas, piochez jusqu'à 3 cartes ; le premier 10, 11 ou 12 se pose aussitôt. Dans tous les cas, ce tour est fini.
    Règle maison : s'il n'en est pas venu, le joueur suivant joue un tour ordinaire.
    Ensuite, posez au moins une carte dès que c'est possible, puis autant que vous voulez.
    Un nombre se pose à côté d'une place occupée de sa couleur. Les 10, 11 et 12 se posent aussi si leur rangée n'est pas encore ouverte.
    Si vous n'avez rien à poser, piochez jusqu'à 3 cartes, une à la fois. La première qui se place est posée aussitôt et votre tour est fini.
    Il est fini aussi après 3 cartes qui ne se placent pas, ou quand la pioche s'épuise.
    Pioche vide et rien à poser : vous passez.
rules-three-openings-special =
    Aucune carte spéciale : ni joker, ni liaison, ni bonus.
    Le 10, le 11 et le 12 ouvrent les rangées, et d'une rangée à l'autre ce peut être un autre nombre.
    Une fois la rangée ouverte, ils y sont ordinaires : si le 10 l'a ouverte, le 12 attend le 11.
rules-three-openings-end =
    Dès qu'une main est vide, la manche est finie, même en plein tour.
    Personne ne rejoue : on compte ce qui reste dans chaque main.
    Une partie dure le nombre de manches que vous réglez, par exemple une par joueur.
rules-three-openings-score =
    Additionnez les nombres qui vous restent en main, comme au Classique : ce sont vos points.
    Une main vide fait 0.
    Le plus petit total de toutes les manches gagne la partie.
    En cas d'égalité, la victoire est partagée.

## L'ouverture libre

rules-free-opening-aim =
    Videz votre main avant les autres, comme au Classique : 4 rangées, une par couleur, de 1 à 20.
    La première carte de la manche est libre, et son nombre ouvre aussi toutes les autres rangées.
    Peu de points, c'est bien : le total le plus bas gagne la partie.
rules-free-opening-setup =
    Le paquet compte 80 nombres, de 1 à 20 en 4 couleurs. La table est encore vide.
    Votre main, comme au Classique : 20 cartes à 2 ou 3 joueurs, 15 cartes à 4 joueurs, 12 cartes à 5, 10 cartes à 6.
    La pioche, c'est le reste.
    À 2 joueurs, vous pouvez retirer une couleur, le bleu sauf autre choix, et jouer avec 60 cartes.
    Le sort désigne qui commence. Règle maison : on tire de nouveau à chaque manche.
rules-free-opening-turn =
    Premier tour de la manche : posez exactement une carte, celle que vous voulez. Puis on continue dans le sens horaire.
    Ensuite, posez au moins une carte dès que c'est possible, puis autant que vous voulez.
    Un nombre se pose à côté d'une place occupée de sa couleur. On ne saute jamais de nombre.
    Le nombre d'ouverture se pose aussi dans toute rangée de sa couleur qui n'est pas encore ouverte.
    Si vous n'avez rien à poser, piochez jusqu'à 3 cartes, une à la fois. La première qui se place est posée aussitôt et votre tour est fini.
    Il est fini aussi après 3 cartes qui ne se placent pas, ou quand la pioche s'épuise.
    Pioche vide et rien à poser : vous passez.
rules-free-opening-special =
    Aucune carte spéciale : ni joker, ni liaison, ni bonus.
    Le nombre d'ouverture est celui de la première carte : si c'est le 7 rouge, chaque autre rangée s'ouvre par son 7.
    Le 11 est un nombre ordinaire, à moins que la manche ne se soit ouverte par un 11.
rules-free-opening-end =
    Dès qu'une main est vide, la manche est finie, même en plein tour.
    Personne ne rejoue : on compte ce qui reste dans chaque main.
    Une partie dure le nombre de manches que vous réglez, par exemple une par joueur.
rules-free-opening-score =
    Additionnez les nombres qui vous restent en main, comme au Classique : ce sont vos points.
    Une main vide fait 0.
    Le plus petit total de toutes les manches gagne la partie.
    En cas d'égalité, la victoire est partagée.

## 11 nimm!

rules-nimm-aim =
    Videz votre main : chaque vachette qui vous reste à la fin est un point contre vous.
    Les cartes vont sur des piles, chacune un peu plus haute que celle qu'elle couvre.
    Ramasser une pile remplit la main, mais une grosse pile donne un buffle, qui permet de poser plusieurs cartes d'un coup.
    Le total le plus bas gagne.
rules-nimm-setup =
    Le paquet compte 100 cartes vachette, de 1 à 100. Les 10 cartes buffle sont à part, en réserve.
    Votre main : 10 cartes vachette, de 2 à 7 joueurs.
    La première pile, c'est une carte à découvert. Les autres cartes vachette font la pioche.
    Les piles ne montrent que leur carte du dessus : on ne regarde pas dessous.
    Un joueur désigné commence, le plus jeune par exemple. On joue dans le sens horaire.
    Aux manches suivantes commence le joueur le plus chargé en points jusque-là.
    Règle maison : en cas d'égalité, c'est le premier d'entre eux, dans le sens horaire, après celui qui a commencé la dernière fois.
rules-nimm-turn =
    Posez une carte ou ramassez une pile : c'est l'un ou l'autre.
    Une carte va sur une pile si elle dépasse celle du dessus de 1 à 10.
    Après 100, on repart à 1 : sur un 95 vont les cartes de 96 à 100, puis de 1 à 5.
    Sans buffle, vous ne posez qu'une carte.
    Ramassez la pile que vous voulez, faute de mieux ou par choix : elle vient dans votre main et votre tour est fini.
    Alors 2 cartes de la pioche ouvrent 2 nouvelles piles. Règle maison : s'il en reste moins, on prend ce qu'il y a.
rules-nimm-special =
    Buffle : vous en gagnez un en ramassant une pile de 3 cartes ou plus. S'en servir ne le fait pas perdre.
    Avec un buffle, posez toutes les cartes voulues sur une pile dans le tour, avec 2 buffles sur 2 piles au plus, et ainsi de suite.
    Chaque carte doit dépasser de 1 à 10 celle qui était sur le dessus de sa pile au début de votre tour.
    Elles se posent en montant, en passant de 100 à 1 s'il le faut.
    Réserve vide : le buffle gagné, vous pouvez le prendre au joueur qui en a le plus ; à égalité, vous choisissez à qui.
    Règle maison : jamais à vous-même. Si personne d'autre n'en a autant que vous, il n'y a rien à prendre.
rules-nimm-end =
    Dès qu'une main est vide, la manche est finie.
    Règle maison : elle finit aussi quand il n'y a plus de pile, la dernière étant ramassée et la pioche épuisée.
    Une partie compte une manche par joueur, sauf si vous réglez un autre nombre.
rules-nimm-score =
    Comptez les vachettes des cartes qui vous restent : ce sont vos points. Une main vide fait 0.
    Règle maison : le 55 a 7 vachettes, les autres multiples de 11 en ont 5, les multiples de 10 en ont 3, toute autre carte en a une.
    Le plus petit total de toutes les manches gagne la partie.
    En cas d'égalité, la victoire est partagée.
