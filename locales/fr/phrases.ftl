# Ce que les logiciels de reconnaissance vocale attendent : chaque sens avec des phrases entières, la plus courte d'abord.
# Les façons de le dire sont séparées par | ; ce qui est entre [ ] peut manquer, une des choses entre ( ) est dite,
# et <card> est ce que disent les phrases de ce nom. Rien que des mots : les nombres sont ceux de words.ftl.
# Ce qui sonne pareil se dit autrement : rouge dix neuf est le rouge 19, rouge dix et neuf le 10 et le 9.
# Un nombre seul ne pose rien ici : ce qui est mal entendu y ressemble souvent.

# Listes : chaque mot à la place de son sens, plusieurs mots pour un seul séparés par des virgules.
colour = rouge | jaune | vert | bleu
colour-of-card = rouge | jaune | vert | bleu
colour-of-cards = rouges | jaunes | vertes | bleues
colour-of-row = rouge | jaune | verte | bleue
topic = poser, poser des cartes | questions, les questions | joker, les jokers | liaison, les liaisons | bonus, les bonus | piles, les piles | tour, le tour | réglages, les réglages | voix, la voix | touches, les touches | braille, le braille | signes, les signes
section = le but | la mise en place | le tour | les jokers, les liaisons | la fin | les points
game = elevens | débutants | junior | classique | les extrêmes | les trois ouvertures | l'ouverture libre | nimm
tongue = anglais | français | néerlandais
level = brefs | normaux | complets
sort = événements, les événements | confirmations, les confirmations | bavardages, les bavardages
switch = activer, activez | désactiver, désactivez
switch-before = activer, activez | désactiver, désactivez

# Cartes.
card = <colour> <number> | le <number> <colour-of-card> | le <colour> <number>
card-of-mine = mon <number> <colour-of-card>
cards-two = <colour> <number-small> et <second> | le <number-small> et le <second> <colour-of-card>
cards-three = <colour> <number-small> puis <second> puis <third>
cards-run = <colour> <number> à <last> | <colour> de <number> à <last> | du <number> au <last> <colour-of-card>
cards-both = <card> et <other>

# Coups.
lay = <cards> | (pose | joue) <cards> | je pose <cards> | je voudrais poser <cards>
lay-joker = joker <card> | joker comme <card> | je pose un joker comme <card> | je pose un joker à la place de <card>
lay-number = pose le <number> | je joue le <number> | je voudrais poser le <number>
lay-cow = pose le <cow-high> | je joue le <cow-high> | je voudrais poser le <cow-high>
stack = <cow> sur <pile> | pose <cow> sur <pile> | je pose le <cow> sur le <pile>
bridge = liaison <card> | <card> avec une liaison | je pose une liaison pour poser <card>
bridge-from = <card> depuis <source> | <card> avec une liaison depuis <source> | je pose <card> depuis la rangée <source-of-row>
bridge-joker = joker <card> depuis <source> | joker comme <card> depuis <source> | je pose un joker comme <card> depuis la rangée <source-of-row>
swap = échanger <card> | échange le joker contre <card> | je récupère le joker avec <card-of-mine>
discard = défausser | défausser un joker | je défausse un joker | je voudrais me débarrasser d'un joker
take = prendre | ramasse la pile | je prends la pile
take-pile = prendre <pile-plain> | ramasse la pile <pile-plain> | je prends la pile numéro <pile>
claim = prendre <pile-plain> depuis <seat> | prendre <pile-plain> depuis le joueur <seat> | je prends la pile numéro <pile> depuis le joueur <seat>
draw = piocher | je pioche | pioche une carte | je voudrais piocher une carte
end = fin | terminé | je passe | j'ai fini | c'est tout pour moi
undo = annuler | je reprends | j'ai changé d'avis | je voudrais reprendre mon coup

# Questions.
ask-hand = main | mes cartes | lis-moi mes cartes | qu'est-ce que j'ai en main
ask-hand-full = jeu complet | mes cartes en détail | lis-moi mes cartes en détail
ask-hand-colour = main <colour> | mes cartes <colour-of-cards> | quelles cartes <colour-of-cards> ai-je en main
ask-row = <colour> | rangée <colour-of-row> | la rangée <colour-of-row> | qu'y a-t-il dans la rangée <colour-of-row>
ask-row-full = <colour> complet | la rangée <colour-of-row> en détail | lis-moi la rangée <colour-of-row> en entier
ask-board = table | les rangées | lis-moi la table | qu'est-ce qu'il y a sur la table
ask-board-full = plateau complet | les rangées en détail | lis-moi la table en détail
ask-can = coups | mes options | que puis-je poser | qu'est-ce que je peux jouer
ask-can-full = coups complets | mes options en détail | que puis-je poser en détail
ask-can-colour = coups <colour> | que puis-je poser en <colour> | qu'est-ce que je peux jouer en <colour>
ask-can-cards = puis-je <cards> | puis-je poser <cards> | est-ce que je peux jouer <cards>
ask-can-on = coups sur <pile> | que puis-je poser sur <pile> | qu'est-ce que je peux poser sur <pile>
ask-where = où <card> | où est <card> | qui a <card> | où se trouve <card>
ask-where-number = où <number> | où est le <number> | où se trouve le <number>
ask-missing = manquants | qu'est-ce qui manque | quels numéros manquent sur la table
ask-missing-colour = manquants <colour> | que manque-t-il en <colour> | qu'est-ce qui manque dans la rangée <colour-of-row>
ask-open = ouvertures | qu'est-ce qui est ouvert | où peut-on poser
ask-score = score | les points | quel est le score | combien de points ai-je
ask-score-full = score complet | les points en détail | donne-moi le score en détail
ask-players = joueurs | qui joue | combien de cartes ont les autres
ask-players-full = joueurs détaillés | qui joue en détail | combien de cartes ont les autres en détail
ask-pile = talon | la pioche | combien de cartes reste-t-il dans la pioche
ask-piles = piles | les piles | quelles piles sont sur la table
ask-piles-full = piles complètes | les piles en détail | lis-moi les piles en détail
ask-buffalos = buffles | mes buffles | combien de buffles ai-je
ask-bridges = liaisons | mes liaisons | combien de liaisons ai-je
ask-jokers = jokers | où sont les jokers | y a-t-il des jokers sur la table
ask-bonus = bonus | les bonus | combien de cartes bonus reste-t-il
ask-turn = tour | à qui le tour | c'est à qui de jouer | est-ce que c'est à moi
ask-last = dernier | dernier coup | que s'est-il passé | qu'ont fait les autres
ask-since = entre-temps | depuis mon tour | depuis mon dernier coup | que s'est-il passé depuis mon dernier tour
ask-history = historique | les messages | lis-moi les derniers messages
ask-history-lines = historique <count-many> | historique de <count-many> messages | lis-moi l'historique de <count-many> messages

# Aide et règles.
help = aide | aide-moi | j'ai besoin d'aide
help-topic = aide <topic> | aide sur <topic> | explique-moi <topic> | j'ai besoin d'aide sur <topic>
help-now = commandes | liste des commandes | que puis-je dire
rules = règles | les règles | lis-moi les règles | comment joue-t-on
rules-section = règles <section> | les règles sur <section> | lis-moi les règles sur <section>
rules-game = règles <game> | les règles pour <game> | lis-moi les règles pour <game>
hint = conseil | un conseil | donne-moi un conseil | que dois-je faire

# Ce qui a été dit.
repeat = répéter | encore une fois | pouvez-vous répéter | je n'ai pas compris
repeat-lines = répéter <count-many> | répète <count-many> messages | je voudrais répéter <count-many> messages
back = en arrière | message précédent | le message précédent s'il vous plaît
forward = en avant | message suivant | le message suivant s'il vous plaît
stop = silence | tais-toi | arrête de parler | ça suffit

# Le programme.
save = enregistrer | sauvegarder la partie | je voudrais sauvegarder la partie
quit = quitter | quitter le jeu | je veux arrêter | arrêter la partie
language = langue | la langue | la langue s'il vous plaît
language-to = <tongue> | parle <tongue> | change la langue en <tongue>
verbosity = niveau | niveau de détail | le niveau de détail s'il vous plaît
verbosity-to = messages <level> | des messages <level> | je voudrais des messages <level>
telling = <switch-before> <sort> | <sort> <switch> | je voudrais <switch-before> <sort>
telling-level = <sort> <level> | des <sort> <level> | je voudrais des <sort> <level>
pause = pause | la pause | la pause s'il vous plaît
pause-on = activer pause | activer la pause | je voudrais activer la pause
pause-off = désactiver pause | désactiver la pause | je voudrais désactiver la pause
braille = braille | le braille | le braille s'il vous plaît
braille-on = activer braille | activer le braille | je voudrais activer le braille
braille-off = désactiver braille | désactiver le braille | je voudrais désactiver le braille
prompt = saisie | la saisie | la saisie s'il vous plaît
prompt-on = activer saisie | activer la saisie | je voudrais activer la saisie
prompt-off = désactiver saisie | désactiver la saisie | je voudrais désactiver la saisie
sounds = bips | les bips | les bips s'il vous plaît
sounds-on = activer bips | activer les bips | je voudrais activer les bips
sounds-off = désactiver bips | désactiver les bips | je voudrais désactiver les bips
speech = parole | la parole | la parole s'il vous plaît
speech-on = activer parole | activer la parole | je voudrais activer la parole
speech-off = désactiver parole | désactiver la parole | je voudrais désactiver la parole
faster = plus vite | parle plus vite | pouvez-vous parler plus vite
slower = moins vite | parle plus lentement | pouvez-vous parler plus lentement
louder = plus fort | monte le son | pouvez-vous parler plus fort
softer = moins fort | baisse le son | pouvez-vous parler moins fort
higher = plus aigu | voix plus haute | une voix plus aiguë s'il vous plaît
lower = plus grave | voix plus basse | une voix plus grave s'il vous plaît
voice = voix | autre voix | je voudrais une autre voix
voice-number = voix <count-many> | la voix numéro <count> | je voudrais la voix numéro <count>
keys = touches | mode touches | activer le mode touches
yes = oui | d'accord | oui bien sûr
no = non | pas du tout | non merci
cancel = laisse tomber | laissez tomber | tant pis alors oubliez
choose = numéro <count> | choix <count> | le <count-place> | je choisis le numéro <count>
