# L'aide : courte, par couches. Chaque ligne est une ligne dite.

help =
    Coups : rouge 10 9, piocher, fin, annuler.
    Questions : main, rouge, table, coups, score, dernier.
    Plus : aide poser, aide questions, aide joker, aide liaison, aide bonus, aide tour, aide signes, aide réglages, aide braille, aide parole, aide touches. Ou : règles, quitter.
help-plain =
    Coups : rouge 10 9, piocher, fin, annuler.
    Questions : main, rouge, table, coups, score, dernier.
    Plus : aide poser, aide questions, aide tour, aide signes, aide réglages, aide braille, aide parole, aide touches. Ou : règles, quitter.
help-lay =
    Posez par couleur et nombres : rouge 10 9 8, ou r10 r9, ou rouge 10 à 8. Tout est posé, ou rien.
    Un nombre seul suffit quand une seule de vos cartes de ce nombre va : 8.
    Finissez ensuite votre tour : fin, ou f.
    Piocher une carte : piocher, ou p. Reprendre un coup de ce tour : annuler, ou an.
help-questions =
    Vos cartes : main, ou m. Une seule couleur : main rouge.
    Une rangée : rouge. Toutes les rangées : table, ou t.
    Ce que vous pouvez poser : coups, ou c. Une carte : puis-je poser rouge 8.
    Aussi : score, joueurs, la pioche, liaisons, bonus, tour, dernier, répéter, historique 5.
    Une fois la manche finie, ce qui a le plus coûté : analyse.
    Demandez deux fois, ou ajoutez complet, pour en savoir plus : score complet.
help-questions-plain =
    Vos cartes : main, ou m. Une seule couleur : main rouge.
    Une rangée : rouge. Toutes les rangées : table, ou t.
    Ce que vous pouvez poser : coups, ou c. Une carte : puis-je poser rouge 8.
    Aussi : score, joueurs, la pioche, tour, dernier, répéter, historique 5.
    Une fois la manche finie, ce qui a le plus coûté : analyse.
    Demandez deux fois, ou ajoutez complet, pour en savoir plus : score complet.
help-questions-nimm =
    Vos cartes : main, ou m. Les piles : piles, ou t.
    Ce que vous pouvez poser : coups, ou c. Sur une pile : coups sur 46.
    Aussi : buffles, combien de vachettes, score, joueurs, la pioche, tour, dernier, répéter, historique 5.
    Une fois la manche finie, ce qui a le plus coûté : analyse.
    Demandez deux fois, ou ajoutez complet, pour en savoir plus : score complet.
help-joker =
    Poser un joker comme carte : joker rouge 9, ou *r9.
    Échanger votre 9 rouge contre le joker posé là : échanger rouge 9, ou =r9.
    Retirer un joker du jeu : défausser, ou x. Il compte parmi les 4 du tour.
    Où sont les jokers : jokers.
help-bridge =
    Une liaison part d'une carte de la table vers la rangée du dessus ou du dessous, au même nombre : bleu 9 depuis jaune, ou j>b9.
    Avec un joker : joker bleu 9 depuis jaune.
    La liaison ne compte pas parmi les 4 du tour, la carte oui. Combien il vous en reste : liaisons.
help-bonus =
    Une carte bonus vaut 11 : comblez le dernier trou de 1 à 11 ou de 11 à 21 d'une rangée.
    Combien vous en avez, combien sont encore à gagner : bonus.
help-turn =
    Un tour, c'est de 1 à 4 cartes posées, puis fin. Ou une carte piochée, et le tour est fini.
    Pioche vide, il faut poser une carte si l'une d'elles va ; sinon passez avec fin.
help-turn-until =
    Dans un tour, posez autant de cartes que vous voulez, puis fin. Si une carte va, il faut en poser au moins une.
    Si rien ne va, piochez { $n ->
        [one] une carte : si elle va, elle se pose aussitôt
       *[other] jusqu'à { $n } cartes : la première qui va se pose aussitôt
    }, et le tour est fini.
help-turn-nimm =
    Un tour, c'est une carte posée sur une pile, ou une pile prise.
    Avec des buffles, posez autant de cartes que vous voulez, sur autant de piles que vous avez de buffles, puis fin.
help-settings =
    Messages : messages brefs, messages normaux, messages complets.
    Langue : langue en, langue nl, langue fr.
    Les coups sans choix : coups forcés d'eux-mêmes, coups forcés annoncés, coups forcés tapés.
    La fin du tour dès que vous avez posé : fins de tour d'elles-mêmes, fins de tour tapées. Pour continuer : attends.
    Attendre après chaque tour d'ordinateur : pause oui, pause non.
    De petits sons : bips oui, bips non.
    La partie est enregistrée après chaque coup. Pour partir : quitter, ou q. Aussi : menu, nouvelle partie, abandonner.
help-signs =
    Étoile : un joker. Tapez * ou joker, comme dans *r9.
    Carré : une liaison. Tapez # ou liaison, comme dans #b9.
    Onze en braille : une carte bonus, qui vaut 11 points. Les quatre 11 des rangées sont sur la table dès le début.
    Les autres cartes portent leur nombre en braille.
help-signs-plain =
    Chaque carte porte son nombre en braille. Pour la couleur, tapez sa première lettre, comme dans r9.
help-signs-nimm = Chaque carte porte son nombre en braille.
help-referee =
    Dites ce que fait la personne dont c'est le tour : rouge 10 9, piocher, fin. Une erreur : annuler, autant de fois qu'il faut.
    Questions : rouge, table, coups, coups rouge 8, score, joueurs, liaisons, jokers, tour, dernier.
    À la fin d'une manche, dites ce qu'il reste à chacun, comme rouge 3 5, joker. Ou rien.
    Plus : aide poser, aide questions, aide joker, aide liaison, aide bonus, aide tour, aide signes. Ou : règles, quitter.
help-referee-plain =
    Dites ce que fait la personne dont c'est le tour : rouge 10 9, piocher, fin. Une erreur : annuler, autant de fois qu'il faut.
    Questions : rouge, table, coups, coups rouge 8, score, joueurs, tour, dernier.
    À la fin d'une manche, dites ce qu'il reste à chacun, comme rouge 3 5, bleu 12. Ou rien.
    Plus : aide poser, aide questions, aide tour, aide signes. Ou : règles, quitter.
help-braille =
    La forme courte pour le braille : braille oui, braille non. Les coups s'y tapent comme ils s'y lisent.
help-braille-rows =
    r rouge, j jaune, v vert, b bleu, avant les nombres : r7, r8-14, r5 12 20.
    Une rangée finit par ouv et les places libres, puis vous et ce que vous en avez : r11-13 ouv 10 14, vous 14.
help-braille-joker =
    Joker * : *r9 est un joker en rouge 9, =r9 l'échange. Liaison # : j#b9 va du jaune au 9 bleu.
help-braille-nimm =
    36>31, c'est 36 sur 31.
help-braille-facts =
    Une virgule sépare les faits. jo2 est le joueur 2. Un refus commence par non ou pas.
    La dernière ligne d'une réponse sur la ligne de saisie : saisie oui, saisie non.
help-nimm =
    Coups : 36 sur 31, prendre 46, fin.
    Questions : main, piles, coups, coups sur 46, buffles, score, dernier.
    Plus : aide prendre, aide questions, aide réglages, aide braille. Ou : règles, quitter.
help-piles =
    Poser une carte sur une pile : 36 sur 31. Le nombre seul suffit s'il ne va que sur une pile : 36.
    Avec un buffle, plusieurs cartes à la fois : 36 37 sur 31.
    Ramasser une pile : prendre 46. S'il ne reste plus de buffle, prenez-en un à quelqu'un : prendre 46 chez 2.
    Les piles : piles, ou t. Ce qui va sur l'une : coups sur 46. Les buffles de chacun : buffles.
help-speech =
    La voix : parole marche, parole arrêt. Plus vite, moins vite, plus fort, moins fort, plus aigu, plus grave.
    Une autre voix : voix, ou voix 3. Silence : stop. Encore : répéter, ou répéter 3.
    En dire moins à la voix : messages parole bref. Ne plus dire : événements arrêt, bavardage arrêt. De nouveau : événements marche.
help-keys =
    Jouer touche par touche : touches. Revenir aux lignes : échap, ou { press-leave }.
    Gauche et droite parcourent votre main, tabulation ou plus va à la prochaine carte qui va, point et virgule changent de couleur, origine et fin vont aux extrémités. Un nombre va à cette carte.
    Haut et bas parcourent les rangées. Entrée pose la carte.
    { press-draw } piocher, { press-end } fin, { press-undo } annuler. Ce qui ne s'annule pas est d'abord demandé : { press-yes } oui, { press-no } non, ou la même touche encore.
    { press-board } table, { press-hand } main, { press-can } coups, { press-score } score, { press-last } dernier, { press-turn } à qui de jouer, { press-players } joueurs, { press-pile } la pioche, { press-open } places libres, { press-missing } ce qui manque, { press-hint } conseil. Un chiffre choisit dans une liste.
help-keys-bridges =
    { press-bridges } liaisons, { press-swaps } échanges.
help-keys-nimm =
    Jouer touche par touche : touches. Revenir aux lignes : échap, ou { press-leave }.
    Gauche et droite parcourent votre main, haut et bas les piles, entrée pose la carte.
    { press-take } prend la pile, { press-end } fin. Ce qui ne s'annule pas est d'abord demandé : { press-yes } oui, { press-no } non, ou la même touche encore.
    { press-board } piles, { press-hand } main, { press-can } coups, { press-score } score, { press-last } dernier, { press-turn } à qui de jouer, { press-players } joueurs, { press-pile } la pioche, { press-hint } conseil. Un chiffre choisit dans une liste.
help-keys-lines =
    Page haut et page bas relisent. { press-repeat } répète, espace fait taire, { press-keys } dit les touches du moment, point d'interrogation redit cette aide.

# The letters of single keys, those that are typed for the same where there are such.
press-draw = p
press-end = f
press-undo = u
press-yes = o
press-no = n
press-repeat = r
press-hint = i
press-board = t
press-hand = m
press-can = c
press-score = s
press-last = d
press-turn = a
press-players = j
press-pile = e
press-open = b
press-missing = x
press-bridges = l
press-swaps = z
press-take = g
press-keys = h
press-leave = q
keys-now-answer = { press-yes } oui, { press-no } non, ou la même touche encore.
keys-now-choose = un chiffre choisit, { press-no } aucun.
keys-now-playable = tabulation va à la prochaine carte qui va, entrée la pose.
keys-now-draw = { press-draw } pioche.
keys-now-bridges = { press-bridges } liaisons.
keys-now-swaps = { press-swaps } échanges.
keys-now-take = haut et bas vont à une pile, { press-take } la prend.
keys-now-end = { press-end } finit votre tour.
keys-now-undo = { press-undo } annule.
keys-now-ask = { press-hand } main, { press-board } table, { press-can } ce qui va, { press-hint } conseil. Point d'interrogation : toutes les touches.
