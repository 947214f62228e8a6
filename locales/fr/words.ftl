# Ce qui se tape : chaque sens avec ses mots. Le premier est celui que l'aide et les choix montrent.
# Accents et majuscules ne comptent pas. Les mots sont séparés par | et peuvent avoir plusieurs parties.

red = rouge | rouges | r
yellow = jaune | jaunes | j
green = vert | verte | verts | vertes | v
blue = bleu | bleue | bleus | bleues | b

joker = joker | jokers | jk | *
bridge = liaison | liaisons | li | carte liaison | cartes liaison | pont | #
from = depuis | à partir de | à partir du | à partir de la | partant de | partant du
to = à | au | jusqu'à | jusqu'au | vers
lay = poser | pose | po | je pose | jouer | joue | je joue | mettre | mets | je mets
swap = échanger | échange | ec | j'échange | remplacer | remplace | je remplace | =
discard = défausser | défausse | x | je défausse | jeter | jette | je jette | me défausser de | je me défausse de
draw = piocher | p | + | je pioche | piocher une carte | je pioche une carte | pioche une carte | tirer | je tire
end = fin | f | . | finir | fini | j'ai fini | terminer | terminé | passer | passe | je passe | fin de tour | fin du tour
undo = annuler | an | annule | j'annule | reprendre | je reprends | retour
hand = main | m | cartes | ma main | mes cartes | qu'est-ce que j'ai | qu'ai-je en main
row = rangée | rang | la rangée
board = table | t | plateau | rangées | les rangées | toutes les rangées
can = coups | c | que puis-je poser | que puis-je jouer | que puis-je | puis-je | puis-je poser | puis-je jouer | qu'est-ce que je peux poser | qu'est-ce que je peux jouer | est-ce que je peux poser | est-ce que je peux jouer | je peux | je peux poser | je peux jouer | possible | qu'est-ce qui va
score = score | s | scores | points | combien de points
players = joueurs | jo | joueur | combien de cartes | qui joue
pile = pioche | pi | la pioche | talon
onto = sur
take = prendre | pr | < | prends | je prends | ramasser | ramasse | je ramasse | prendre la pile | je prends la pile
piles = piles | les piles | toutes les piles
buffalo = buffles | buffle | bf
bonus = bonus | carte bonus | cartes bonus
turn = tour | w | qui | à qui | à qui le tour | à qui de jouer | c'est à qui | mon tour
last = dernier | der | dernier coup | que s'est-il passé
since = depuis mon tour | depuis mon dernier tour
repeat = répéter | re | répète | répétez | encore | encore une fois
history = historique | h | hi
help = aide | ? | ai | aidez-moi
rules = règles | rg | règle | les règles
full = complet | complets | complète | tout | plus | détails | détail | en détail
quit = quitter | q | sortir
save = enregistrer | sauver
language = langue | language | taal
verbosity = messages | niveau
brief = bref | brefs | court
normal = normal | normaux
pause = pause
braille = braille
prompt-line = saisie | ligne de saisie
on = oui
off = non
settings = réglages
questions = questions
filler = par | le | la | les | l | un | une | des | du | de | d | ma | mon | mes | et | puis | avec | en | dans | s'il vous plaît | s'il te plaît | qu'est-ce qu'il y a | qu'est-ce qu'il y a sur | qu'y a-t-il | qu'y a-t-il sur | il y a | il y a sur | quoi | carte | comme | moi | je | numéro | maintenant | dit | quelle est | quel est
