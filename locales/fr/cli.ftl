# The command line, and what is asked for there beside playing.

## Relecture et simulation

standard-input = l'entrée standard
replay-torn = Dans { $path }, la ligne { $line } est incomplète : la partie est racontée jusque-là.
replay-ends-open = L'enregistrement s'arrête ici, en cours de partie.
simulate-summary = { $rounds ->
    [one] Une manche,
    [21] Vingt et une manches,
   *[other] { $rounds } manches,
} { $actions } coups, { $seconds } secondes, { $speed } manches par seconde.
simulate-wins = { $kind } : { $share } pour cent des victoires, entre { $low } et { $high } à 95 pour cent de certitude.
simulate-elo = { $kind } : Elo { $points }.
simulate-pair = { $kind } contre { $other } : { $share } pour cent des victoires, entre { $low } et { $high } à 95 pour cent de certitude.
simulate-progress = Parties : { $done } sur { $all }.

## Embossage

# The usual table of liblouis for this language, and that of its contracted braille: a hyphen if there is none.
braille-table = fr-bfu-comp6
braille-table-contracted = fr-bfu-g2
emboss-round = Manche { $round }
emboss-result = Résultat
emboss-written = { $pages ->
    [one] Une page écrite
    [21] Vingt et une pages écrites
   *[other] { $pages } pages écrites
} dans { $path }.

## Ligne de commande

program-purpose = un jeu de cartes à l'oreille, au clavier et en braille
help-title = elevens : { $purpose }.
help-new = elevens ouvre un menu. Avec l'une de ces options, une nouvelle partie commence aussitôt :
help-common = Celles-ci vont avec tout :
help-other = Autres façons de commencer :
help-line = { $what } : { $said }
help-more = Les valeurs anglaises, comme easy ou yellow, vont aussi, dans toutes les langues. Un mot suivi de --help dit ses options, par exemple elevens simulate --help.
help-all = elevens --help : ce qui va avec tout.
value-game = JEU
value-GAME = JEU
value-FAMILY = LEÇONS
value-players = N
value-rounds = N
value-matches = N
value-seed = N
value-cells = N
value-lines = N
value-me = NOM
value-opponents = FORCES
value-first = PLACE
value-rows = COULEURS
value-without = COULEUR
value-lang = CODE
value-data = DOSSIER
value-verbosity = NIVEAU
value-width = CELLULES
value-braille = FORME
value-listen = COMMANDE
value-model = DOSSIER
value-listen-report = FICHIER
value-talk = QUAND
value-forced = COMMENT
value-turn-end = COMMENT
value-confirm = QUAND
value-prompt = SORTE
value-prompt-speech = SORTE
value-prompt-braille = SORTE
value-speech = CHOIX
value-resume = FICHIER
value-FILE = FICHIER
value-records = FICHIER
value-output = FICHIER
value-format = FORMAT
value-table = NOM
value-WHO = NOM
value-date = DATE
value-SHELL = SHELL
option-game = { $games }.
option-GAME = { $games }.
option-FAMILY = elevens, classique ou nimm. Par défaut, le programme le demande.
option-players = le nombre de joueurs. Par défaut 2.
option-me = votre nom. À répéter pour chaque personne à ce clavier.
option-opponents = les ordinateurs, facile, moyen ou fort, par exemple facile,fort. La suite se répète autour de la table.
option-rounds = le nombre de manches. D'ordinaire autant que de joueurs.
option-first = qui commence, par numéro à partir de 1 ou par nom.
option-rows = les rangées de haut en bas, par exemple jaune,bleu,rouge,vert.
option-without = écarter une couleur, le bleu si rien n'est dit, à 2 joueurs, en classique et ses variantes.
option-seed = les mêmes cartes de nouveau.
option-pause = attendre Entrée après chaque tour d'ordinateur.
option-lang = en, fr ou nl.
option-data = y garder réglages et parties, par exemple sur une clé USB.
option-verbosity = bref, normal ou complet.
option-forced = les coups où il n'y a pas le choix : automatiques, annoncés (Entrée les joue) ou tapés.
option-turn-end = la fin du tour dès que vous avez posé : automatique ou tapée.
option-width = couper les lignes entre les mots à tant de caractères, de 12 à 200. Par défaut, la largeur du terminal décide ; avec 0, le terminal coupe lui-même.
option-braille = la forme courte pour le braille, à 40 cellules si aucune largeur n'est donnée. --braille fr, nl ou en : la table de la plage, dont les accents sont gardés. --braille brlapi : prendre la plage braille et y afficher le jeu, cartes sous les touches de routage.
option-listen = entendre une reconnaissance vocale : pocketsphinx, vosk, whisper, ou toute commande qui écrit une phrase par ligne.
option-voice = jouer à la voix : le jeu vous entend par le micro.
option-model = le dossier du modèle de la reconnaissance vocale. Par défaut, le jeu le cherche.
option-listen-report = jouer à la voix, et écrire dans un fichier ce qui est compris de chaque phrase, sans le son et sans les noms.
option-confirm = quand confirmer ce qui est entendu : toujours, définitif, doute ou jamais.
option-talk = quand vous êtes entendu à la voix : toujours, touche pour après F2, mot pour après le mot ordinateur.
option-headphones = écouter aussi pendant que le jeu parle.
option-prompt = ce qui annonce que vous pouvez taper : signe, rien ou mot. Par défaut, un signe ; rien quand le jeu parle.
option-prompt-speech = de même à la voix ; rien, sauf si vous le choisissez.
option-prompt-braille = de même sur la plage braille ; un signe, sauf autre choix.
option-speech = oui ou non : si le jeu parle de lui-même. Par défaut, le réglage décide.
option-echo = écrire aussi chaque ligne tapée, pour garder une trace.
option-help = les options ; après un mot, celles de ce mot.
option-resume = continuer cette partie, ou la dernière si aucune n'est nommée.
option-version = la version.
option-FILE = la partie enregistrée. - lit l'entrée standard.
option-legal = donner les coups permis en JSON.
option-matches = le nombre de parties. Par défaut 1.
option-records = y écrire toutes les parties. - les écrit sur la sortie standard.
option-json = en JSON, pour d'autres programmes.
option-elo = classer les niveaux entre eux, par autant de parties pour chaque paire.
option-format = jsgf, words (phrases), json, dict (prononciations) ou fsg (réseau). Par défaut jsgf.
option-moment = seulement ce qui peut se dire maintenant, dans la dernière partie gardée, dans celle de --resume, ou d'abord dans une nouvelle.
option-output = y écrire les pages.
option-cells = les cellules d'une ligne, de 20 à 80. Par défaut 40.
option-lines = les lignes d'une page, de 10 à 60. Par défaut 25.
option-table = une autre table de liblouis.
option-contracted = en braille abrégé.
option-WHO = de qui, par son nom. Par défaut, le vôtre.
option-date = le jour, par exemple 2026-11-22. Par défaut, aujourd'hui.
option-SHELL = bash, fish ou zsh.
word-replay = raconter une partie enregistrée.
word-review = ce qui a le plus coûté dans une partie enregistrée, et ce qui valait mieux.
word-simulate = les ordinateurs jouent.
word-referee = tenir une table de vraies cartes.
word-understand = dire ce que veut dire chaque ligne de l'entrée standard.
word-grammar = ce qui peut se dire, pour la reconnaissance vocale.
word-record = une partie enregistrée.
word-score = votre bilan sur toutes les parties.
word-today = la donne du jour : les mêmes cartes pour tous, et votre résultat face à l'expert avec ces cartes.
word-learn = apprendre à jouer : des leçons pour Onze Elevens, le jeu classique ou Onze nimm.
word-rules = les règles d'un jeu.
word-emboss = des pages de braille pour une embosseuse.
word-completions = ce que la touche Tab complète dans votre shell.
word-man = la page de manuel.
man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-words = COMMANDES
man-environment = ENVIRONNEMENT
man-status = CODE DE RETOUR
man-about = Les huit jeux de 11 Elevens, contre des ordinateurs ou à plusieurs au même clavier. Vous tapez un coup ou une question, et la réponse vient en lignes simples, qu'un lecteur d'écran dit et qu'une plage braille montre. En jeu, aide dit ce que vous pouvez taper, et quitter vous fait sortir ; chaque coup est enregistré.
man-variable-data = Le dossier des réglages et des parties, si --data n'en nomme pas.
man-variable-log = Ce qu'un hôte note de son travail, si --log ne le dit pas.
man-variable-lang = La langue, si ni --lang ni les réglages n'en nomment ; avec les autres variables du système qui le font.
man-status-well = Tout s'est bien passé.
man-status-badly = Quelque chose a manqué, et une ligne sur la sortie d'erreur a dit quoi.
man-status-misused = La ligne de commande n'a pas de sens.
man-status-stopped = Ctrl-C ou le système a arrêté la partie ; elle est enregistrée.
version = elevens { $version }
allowed-width = un nombre de { $low } à { $high }, ou 0
allowed-number = un nombre de { $low } à { $high }
allowed-colours = rouge, jaune, vert, bleu, chacun une seule fois
allowed-table = le nom d'une table de liblouis
allowed-folder = un dossier
allowed-date = un jour, par exemple 2026-11-22
allowed-text = un texte
called-lines = lignes
called-never = jamais
called-sign = signe
called-nothing = rien
called-word = mot
called-key = touche
called-final = définitif
called-unsure = doute
called-forced-automatic = automatiques
called-forced-told = annoncés
called-forced-typed = tapés
called-turn-end-automatic = automatique
called-turn-end-typed = tapée
called-always = toujours
called-off = non
called-on = oui
called-nimm = nimm
called-free-opening = ouverture-libre
called-three-openings = trois-ouvertures
called-extremes = extrêmes
called-classic = classique
called-junior = junior
called-beginner = débutants
called-elevens = elevens

# Ce qui ouvre un ordre quand c'est réglé ainsi ; un mot, qui est aussi dans le nom du réglage.
