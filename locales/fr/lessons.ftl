# Les leçons : une idée par leçon, et après chaque étape pourquoi c'était bien joué.

learn-title = Que voulez-vous apprendre ?
learn-elevens = Onze Elevens, avec jokers, liaisons et bonus
learn-classic = Le jeu classique et Junior
learn-nimm = Onze nimm
learn-go-on = Continuer avec la leçon { $n }
learn-again = Reprendre depuis la première leçon
learn-where = { $done ->
    [1] Une leçon faite sur { $of }.
   *[other] { $done } leçons faites sur { $of }.
}
learn-left = Arrêt à la leçon { $n }. elevens learn reprend là.

lesson-begins = Leçon { $n } sur { $of } : { $title }
lesson-instead = C'est permis aussi, mais dans cette leçon il y a d'abord autre chose à faire.
lesson-over = Leçon terminée.
lesson-last-over = C'était la dernière leçon. À vous de jouer maintenant.
lesson-not-saved = Une leçon ne s'enregistre pas, mais le jeu retient où vous en êtes.
lesson-no-keys = Dans une leçon, on tape des commandes entières.

lesson-elevens-lay = poser des cartes
lesson-elevens-lay-hand = Le but : vider sa main avant les autres, car les cartes qui restent font perdre des points. Écoutez vos cartes. Tapez : main
lesson-elevens-lay-hand-why = Cela marche à tout moment. Pour une seule couleur, tapez main rouge.
lesson-elevens-lay-table = Chaque couleur a sa rangée, qui commence par le 11. Écoutez les rangées. Tapez : table
lesson-elevens-lay-table-why = Une rangée s'allonge des deux bouts, d'un nombre à la fois : à côté du 11 vont le 10 et le 12.
lesson-elevens-lay-first = Vous avez le 12 jaune, et il va. Tapez : jaune 12
lesson-elevens-lay-first-why = Le jaune continue maintenant au 13, pour tout le monde.
lesson-elevens-lay-more = On peut poser jusqu'à quatre cartes par tour. Le 13 jaune et le 10 bleu vont. Posez les deux, en une ligne ou en deux.
lesson-elevens-lay-more-why = Trois cartes de moins. Une ligne peut en nommer plusieurs : jaune 13, bleu 10.
lesson-elevens-lay-end = Le 12 rouge et le 9 vert peuvent attendre. Tapez : fin
lesson-elevens-lay-end-why = C'est ainsi que finit un tour où l'on a posé.

lesson-elevens-draw = piocher
lesson-elevens-draw-can = Que pouvez-vous poser ? Tapez : coups
lesson-elevens-draw-can-why = Posez-vous cette question à chaque tour.
lesson-elevens-draw-draw = Rien ne va, alors on pioche. Tapez : piocher
lesson-elevens-draw-draw-why = Piocher finit votre tour ; la nouvelle carte attend le suivant.
lesson-elevens-draw-thirteen = Le 12 rouge est posé maintenant, et vous avez le 13. Tapez : rouge 13
lesson-elevens-draw-thirteen-why = Les autres ouvrent aussi le chemin à vos grosses cartes. Écoutez donc ce qu'ils posent. Pour le réentendre, tapez dernier.

lesson-elevens-lock = garder une carte
lesson-elevens-lock-run = Le 12 bleu va, mais il ouvrirait la place du 13, que vous n'avez pas. Les 12, 13 et 14 verts sont tous à vous. Posez les trois verts.
lesson-elevens-lock-run-why = Une suite à vous ne coûte rien : personne ne s'y glisse.
lesson-elevens-lock-end = Le 12 bleu reste en main : tant que vous l'avez, personne ne passe. C'est votre verrou. Tapez : fin
lesson-elevens-lock-end-why = Gardez un verrou tant que vous avez autre chose à poser. Dès que l'adversaire n'a presque plus de cartes, ouvrez : ce que vous gardez vous coûte.

lesson-elevens-joker = jokers et échanges
lesson-elevens-joker-swap = Un joker tient la place du 12 bleu, et la vraie carte est à vous. Mettez-la à sa place et reprenez le joker. Tapez : échanger bleu 12
lesson-elevens-joker-swap-why = Le joker est à vous. Après un échange, il faut encore poser une carte dans le tour.
lesson-elevens-joker-joker = Il manque le 12 rouge pour vos 13 et 14. Posez le joker en rouge 12, puis les deux autres. Tapez : joker rouge 12, rouge 13 14
lesson-elevens-joker-joker-why = Un joker sert le mieux là où il libère vos propres cartes. Gardé jusqu'au bout, il coûte 11 points.
lesson-elevens-joker-end = Tapez : fin
lesson-elevens-joker-end-why = Pensez à qui pourrait avoir le 12 rouge : il vous reprendrait le joker.

lesson-elevens-bridge = liaisons
lesson-elevens-bridge-bridge = Le jaune va jusqu'au 14 ; le bleu, juste à côté, n'a que son 11. Une liaison fait passer une carte : le même nombre dans la rangée voisine. Tapez : liaison bleu 14
lesson-elevens-bridge-bridge-why = Le 14 bleu est posé sans 12 ni 13. Il vous reste trois liaisons, et elles ne coûtent rien à la fin.
lesson-elevens-bridge-beside = À côté du 14, le 13 va maintenant. Posez-le.
lesson-elevens-bridge-beside-why = Une liaison, deux cartes de moins. Elle vaut le plus là où plusieurs de vos cartes attendent derrière un trou.
lesson-elevens-bridge-end = Le 12 bleu comblerait le trou, et le 15 est libre. Tapez : fin
lesson-elevens-bridge-end-why = Les liaisons servent surtout quand les rangées sont longues : gardez-en pour plus tard.

lesson-elevens-bonus = cartes bonus
lesson-elevens-bonus-fill = Le jaune va de 11 à 19, et vous avez le 20 et le 21. Qui comble le dernier trou d'une moitié gagne une carte bonus. Posez les deux.
lesson-elevens-bonus-fill-why = Une carte bonus vaut 11 points. Tant que personne d'autre ne peut finir la moitié, elle peut attendre un meilleur moment.
lesson-elevens-bonus-score = Où en êtes-vous ? Tapez : score
lesson-elevens-bonus-score-why = Les bonus rapportent, les cartes en main coûtent : un bonus vaut souvent mieux que de finir premier.

lesson-elevens-game = une courte partie jusqu'au bout
lesson-elevens-game-play = La pioche est vide et les mains sont courtes. Jouez comme vous voulez. Tapez conseil si vous hésitez ; après certains tours, je ferai une remarque.
lesson-elevens-game-play-why = Bien joué.

lesson-classic-open = ouvrir les rangées
lesson-classic-open-eleven = Rien n'est encore posé. Qui a le 11 rouge commence par lui, et c'est vous. Tapez : rouge 11
lesson-classic-open-eleven-why = Le premier tour, c'est cette seule carte.
lesson-classic-open-lay = Ici il faut poser quand une carte va, et on pose autant qu'on veut. Le 10 et le 9 rouges vont l'un derrière l'autre. Posez les deux.
lesson-classic-open-lay-why = Dans ce jeu, pas de limite à quatre cartes.
lesson-classic-open-yellow = Un 11 va toujours : il ouvre sa rangée. Posez le 11 jaune.
lesson-classic-open-yellow-why = Une rangée ouverte l'est pour tous. Gardez un 11 tant que sa rangée aiderait les autres plus que vous.
lesson-classic-open-end = Tapez : fin
lesson-classic-open-end-why = À la fin, on additionne les cartes en main, et la somme la plus basse gagne.

lesson-classic-draw = piocher
lesson-classic-draw-draw = Rien ne va. On pioche jusqu'à trois cartes, tant qu'aucune ne va. Tapez piocher jusqu'à ce que l'une d'elles aille.
lesson-classic-draw-draw-why = La troisième va.
lesson-classic-draw-lay = Une carte piochée qui va doit être posée, et le tour est fini. Posez le 13 rouge.
lesson-classic-draw-lay-why = Chaque carte piochée alourdit votre main : gardez si possible une carte qui ira au tour suivant.

lesson-classic-game = une manche de Junior
lesson-classic-game-play = Junior, c'est le petit jeu : des nombres jusqu'à 11, cinq cartes chacun, une seule carte à piocher. Jouez jusqu'au bout. Tapez conseil si vous hésitez.
lesson-classic-game-play-why = Voilà une manche de Junior.

lesson-nimm-lay = poser sur les piles
lesson-nimm-lay-piles = Les cartes vont de 1 à 100, sans couleur. Écoutez les piles. Tapez : piles
lesson-nimm-lay-piles-why = Une pile, avec le 31 dessus. On y pose une carte plus haute de 1 à 10 : de 32 à 41.
lesson-nimm-lay-lay = Vous avez le 33, le 38 et le 40. Le plus petit écart vous laisse le plus de place. Tapez : 33 sur 31
lesson-nimm-lay-lay-why = Un petit écart garde vos autres cartes à portée, et laisse peu de place aux autres.
lesson-nimm-lay-cows = À la fin, les vachettes de vos cartes comptent contre vous. Combien en avez-vous ? Tapez : combien de vachettes
lesson-nimm-lay-cows-why = Les dizaines et les multiples de 11 en portent le plus : débarrassez-vous d'abord de celles-là.

lesson-nimm-take = prendre une pile
lesson-nimm-take-can = Qu'est-ce qui va sur le 31 ? Tapez : coups
lesson-nimm-take-can-why = Aucune de vos cartes n'est de 1 à 10 au-dessus.
lesson-nimm-take-take = Qui ne peut pas poser prend une pile en main. Tapez : prendre 31
lesson-nimm-take-take-why = Deux nouvelles piles s'ouvrent à la place. On peut aussi prendre une pile quand une carte irait : une petite maintenant peut coûter moins qu'une longue plus tard.
lesson-nimm-take-near = Le 49 est posé maintenant, et vous avez le 50. Tapez : 50 sur 49
lesson-nimm-take-near-why = Un seul point d'écart : vous n'avez presque rien perdu.

lesson-nimm-buffalo = les buffles
lesson-nimm-buffalo-take = La pile du 40 a cinq cartes. Qui en prend une de trois cartes ou plus gagne un buffle. Tapez : prendre 40
lesson-nimm-buffalo-take-why = Avec un buffle, vous pouvez poser plusieurs cartes sur une pile dans le même tour, jusqu'à la fin de la manche.
lesson-nimm-buffalo-three = Le 55, le 58 et le 60 vont tous sur le 53. Posez les trois. Tapez : 55, 58 et 60 sur 53
lesson-nimm-buffalo-three-why = Trois cartes de moins en un tour : voilà ce que vaut un buffle, et pourquoi une longue pile peut être bonne à prendre.

lesson-nimm-game = une manche entière
lesson-nimm-game-play = Jouez la manche jusqu'au bout. Elle finit dès que quelqu'un n'a plus de carte. Tapez conseil si vous hésitez.
lesson-nimm-game-play-why = Voilà une manche entière.

remark-drew-with-joker = Vous avez pioché avec un joker en main : il va partout, et à la fin il coûte 11.
remark-drew-though = Une de vos cartes allait. Ne piochez que pour garder un verrou.
remark-all-four = Quatre cartes : on ne peut pas en poser plus dans un tour.
remark-kept-back = Vous avez gardé une carte qui va. C'est un bon verrou, mais elle vous coûtera cher si l'autre finit.
remark-took-though = Une de vos cartes allait. Prenez une pile quand elle est petite, ou pour son buffle.
