# Le programme autour du jeu : choix, réglages, fichiers, pannes.

prompt = >{" "}
alone = { $name }, appuyez sur Entrée quand personne d'autre n'écoute.
prompt-word = Commande :{" "}
more = Entrée pour continuer.
which-one = Que choisissez-vous ?
choice = { $n }. { $what }.
choice-line = { $n }. { $what }
choose-again = Tapez un nombre de 1 à { $n }, ou un nom de la liste.
goodbye-saved = C'est enregistré. Relancez le jeu pour continuer.
goodbye = À bientôt.
interrupted-saved = Arrêt. La partie est enregistrée.
interrupted = Arrêt.
time-is-up = Le temps accordé par le système est épuisé.
input-ended-saved = Fin de l'entrée. La partie est enregistrée.
input-ended = Fin de l'entrée.
not-text = Cette ligne n'est pas du texte UTF-8 : retapez-la.
line-empty = Tapez un coup ou une question, ou aide.
unknown-words = Je ne comprends pas { $words }. Essayez aide.
meant-which = Vouliez-vous dire :
answer-first = Répondez d'abord : { $what } ? Oui ou non. Pas encore fait : { $other }.
answer-first-which = Répondez d'abord : { $one } ou { $second } ? Pas encore fait : { $other }.
nothing-done = Rien n'a été fait.
nothing-asked = Rien n'a été demandé.
nothing-to-choose = Il n'y a pas de liste.
now-moves = Coups : { $moves }.
now-questions = Questions : { $questions }. Aussi : aide, annuler, répéter, quitter.
now-questions-nimm = Questions : { $questions }. Aussi : aide, répéter, quitter.
referee-no-hand = Impossible : à une vraie table, le programme ne connaît aucune main.
history-first = C'était la première ligne.
history-last = C'était la dernière ligne.
not-a-move = Ce n'est pas un coup complet. Par exemple : rouge 10 9, piocher, fin.
not-a-move-bridge = Ce n'est pas un coup complet. Par exemple : rouge 10 9, bleu 9 depuis jaune, piocher, fin.
not-a-move-nimm = Ce n'est pas un coup complet. Par exemple : 36 sur 31, prendre 46, fin.
not-ordered = Rien n'a été fait : ce n'était pas un ordre.
not-understood = Je ne comprends pas. Essayez aide.
no-answer = Je n'ai pas de réponse à cela. Ce qui peut être demandé : aide questions.
waiting = D'accord.
waiting-turn = D'accord : votre tour continue jusqu'à ce que vous le finissiez.
said-too-long = C'est trop long. Un coup ou une question à la fois.
more-nothing = Il n'y a rien de plus à dire.
repeat-nothing = Rien n'a encore été dit.
language-set = Français.
language-choose = Langues : en, fr, nl.
verbosity-set = { $level ->
    [brief] Messages brefs.
    [normal] Messages normaux.
   *[full] Messages complets.
}
telling-set = { $sort ->
    [events] Les coups des autres
    [answers] Vos propres coups
    [chatter] Le bavardage
   *[all] Les messages
}{ $channel ->
    [print] {" "}à l'écrit
    [speech] {" "}à la voix
   *[both] {""}
} : { $level ->
    [off] rien
    [brief] en bref
    [normal] normalement
    [full] en entier
   *[on] comme d'habitude
}.
verbosity-choose = Niveaux : bref, normal ou complet.
pause-set = { $state ->
    [on] Pause après chaque tour d'ordinateur : oui.
   *[off] Pause après chaque tour d'ordinateur : non.
}
automation-set-forced = { $mode ->
    [automatic] Quand un seul coup est possible, il se joue de lui-même.
    [told] Quand un seul coup est possible, Entrée le joue.
   *[typed] Quand un seul coup est possible, vous le tapez.
}
automation-set-turn-end = { $mode ->
    [automatic] Dès que vous avez posé, votre tour finit de lui-même, sauf si vous dites { $wait }.
   *[other] Vous finissez votre tour vous-même.
}
braille-set = { $state ->
    [on] Forme braille : oui.
   *[off] Forme braille : non.
}
prompt-reply-set = { $state ->
    [on] Réponse sur la ligne de saisie : oui.
   *[off] Réponse sur la ligne de saisie : non.
}
sounds-set = { $state ->
    [on] Bips : oui.
   *[off] Bips : non.
}
sounds-missing = Ce programme a été compilé sans les bips.
sounds-fault = Aucun son ne sort : pas de carte son disponible. Les bips sont coupés.
saved = Enregistré après chaque coup, dans { $path }.
not-saved = Cette partie n'est pas enregistrée.

## Le menu

menu-title = Elevens. Choisissez un numéro.
menu-title-first = Elevens. Appuyez sur Entrée pour une première partie, { $game }, ou choisissez un numéro.
menu-continue = Continuer : { $game } avec { $names }, manche { $round } sur { $rounds }
menu-new = Jouer une nouvelle partie
menu-learn = Apprendre le jeu
menu-rules = Règles
menu-settings = Réglages
menu-quit = Quitter
menu-game = Quel jeu ?
menu-game-first = Quel jeu ? Entrée pour { $usual }.
menu-players = Combien de joueurs, de { $low } à { $high } ? Entrée pour { $low }.
menu-opponents = Quel niveau pour vos adversaires ? Entrée pour { $usual }.
kind-easy = facile
kind-medium = moyen
kind-hard = fort
kind-human = joueur
settings-title = Réglages. Choisissez un numéro à changer.
settings-language = Langue : français
settings-verbosity = { $level ->
    [brief] Messages : brefs
    [normal] Messages : normaux
   *[full] Messages : complets
}
settings-width = { $cells ->
    [0] Largeur des lignes : sans limite
    [terminal] Largeur des lignes : celle du terminal
   *[other] Largeur des lignes : { $cells } caractères
}
settings-name = Votre nom : { $name }
settings-pause = { $state ->
    [on] Pause après chaque tour d'ordinateur : oui
   *[off] Pause après chaque tour d'ordinateur : non
}
automation-forced = { $mode ->
    [automatic] Coups forcés : d'eux-mêmes
    [told] Coups forcés : annoncés, Entrée les joue
   *[typed] Coups forcés : tapés
}
automation-forced-automatic = d'eux-mêmes
automation-forced-told = annoncés, Entrée les joue
automation-forced-typed = tapés
automation-turn-end = { $mode ->
    [automatic] Fin de tour : automatique, dès que vous avez posé
   *[other] Fin de tour : tapée
}
automation-turn-end-automatic = automatique, dès que vous avez posé
automation-turn-end-typed = tapée
settings-braille = { $state ->
    [on] Forme braille : oui
   *[off] Forme braille : non
}
settings-prompt-reply = { $state ->
    [on] Réponse sur la ligne de saisie : oui
   *[off] Réponse sur la ligne de saisie : non
}
settings-prompt = { $outlet ->
    [print] Invite au terminal : { $prompt }
    [speech] Invite à la voix : { $prompt }
   *[braille] Invite sur la plage braille : { $prompt }
}
settings-sounds = { $state ->
    [on] Bips : oui
   *[off] Bips : non
}
settings-display = { $state ->
    [on] Jeu affiché sur la plage braille : oui
   *[off] Jeu affiché sur la plage braille : non
}
settings-speech = { $state ->
    [on] Le jeu parle : oui
   *[off] Le jeu parle : non
}
settings-listen = { $what ->
    [nothing] À la voix : personne n'écoute
    [itself] À la voix : le jeu écoute lui-même
   *[other] À la voix : { $command } écoute
}
settings-listen-nothing = Personne n'écoute
settings-listen-itself = Le jeu écoute lui-même
settings-model = { $folder ->
    [found] Modèle de la reconnaissance vocale : cherché
   *[other] Modèle de la reconnaissance vocale : { $folder }
}
settings-talk = { $talk ->
    [always] Écoute : toujours
    [key] Écoute : après F2
   *[word] Écoute : après le mot ordinateur
}
settings-talk-always = Toujours
settings-talk-key = Après F2, touche pressée ou tenue
settings-talk-word = Après le mot ordinateur
settings-headphones = { $state ->
    [on] Écoute pendant que le jeu parle, avec un casque : oui
   *[off] Écoute pendant que le jeu parle, avec un casque : non
}
settings-back = Retour
settings-ask-width = Combien de caractères, de 12 à 200 ? 0 pour sans limite, Entrée pour la largeur du terminal.
settings-ask-name = Votre nom ?
# By voice a name is spelled: a word that begins with each letter, a to z.
spelling-words = alfa, bravo, charlie, delta, écho, foxtrot, golf, hôtel, india, juliette, kilo, lima, mike, novembre, oscar, papa, québec, roméo, sierra, tango, uniforme, victor, whisky, xavier, yankee, zoulou
spelling-hint = À la voix, épelez-le : { $example } ; puis oui.
spelling-so-far = { $name }.
settings-ask-model = Dans quel dossier est le modèle ? Entrée pour le chercher.
settings-no-folder = Ce dossier n'existe pas.

## Pannes

error-option = L'option { $option } n'existe pas. elevens --help les donne toutes.
error-argument = Un mot de trop : { $argument }. elevens --help dit ce qui existe.
error-value = { $option } n'accepte pas { $value }. Possible : { $allowed }.
error-value-missing = Il faut une valeur après { $option }. Possible : { $allowed }.
error-no-value = { $option } ne prend pas de valeur.
error-not-text = Un mot de la ligne de commande n'est pas du texte UTF-8.
error-missing = Il manque un fichier : elevens replay FICHIER.
error-twice = { $option } ne se donne qu'une seule fois.
error-conflict = { $option } et { $other } ne vont pas ensemble.
error-only-with = { $option } ne va qu'avec { $other }.
error-name = Ce nom n'est pas possible : { $name }. Prenez des lettres, chiffres, espaces ou tirets, 20 au plus.
error-name-twice = Deux personnes s'appellent { $name } : donnez un autre nom à chacune.
error-too-many = { $n } personnes et ordinateurs, c'est trop pour { $seats } places.
error-players = { $game } : de { $low } à { $high } joueurs.
error-no-saved = Aucune partie enregistrée. Pour en commencer une : elevens --game elevens.
error-finished = Cette partie est finie. elevens replay { $path } la raconte.
error-held = Cette partie est ouverte dans une autre fenêtre : { $path }.
error-open = Impossible d'ouvrir { $path } : { $reason }.
error-record = Dans { $path }, ligne { $line } : { $fault }
error-fault-io = lecture impossible, { $reason }.
error-fault-line = ce n'est pas une ligne d'enregistrement.
error-fault-version = c'est un enregistrement de version { $version } ; ce programme lit la version 1.
error-fault-place = cette ligne n'est pas à sa place.
error-fault-game = le jeu { $game } n'existe pas.
error-fault-rows = les rangées ne sont pas les quatre couleurs.
error-fault-plan = aucune partie ne se joue ainsi.
error-fault-seat = il n'y a pas de place { $seat } à cette table.
error-fault-code = { $code } n'est ni une carte ni un coup.
error-fault-deal = cette donne est impossible, { $reason }
error-fault-round = c'est la manche { $found }, on attendait la manche { $expected }.
error-fault-turn = c'est à la place { $expected } de jouer, pas à la place { $found }.
error-fault-illegal = { $code } n'est pas permis ici.
error-fault-undo = rien ne peut être annulé ici.
error-fault-result = le résultat est { $computed }.
deal-hands = il y a { $found } mains pour { $seats } joueurs.
deal-hand-size = à la place { $seat }, il y a { $found } cartes au lieu de { $expected }.
deal-bridges = les liaisons ne sont pas celles de la règle.
deal-too-many = { $card } est là une fois de trop.
deal-missing = il manque { $card }.
deal-other-game = c'est la donne d'un autre jeu.
deal-open = { $found } cartes sont à découvert au lieu d'une.
deal-first = la place { $seat } ne peut pas commencer.
error-referee-nimm = L'arbitre tient seulement les jeux de rangées : dans 11 nimm!, il ne voit pas les cartes qui viennent de la pioche sur la table.
error-without = On n'écarte une couleur qu'à 2 joueurs, en Classique ou dans une de ses variantes.
error-empty-record = Il n'y a pas de partie dans { $path }.
error-no-folder = Pas de dossier pour les parties : celle-ci n'est pas enregistrée.
error-cannot-save = Impossible d'enregistrer la partie dans { $path } : { $reason }. Elle continue sans.
error-save-failed = L'enregistrement a échoué : { $reason }. La partie continue, un nouvel essai suit à chaque coup.
saving-again = De nouveau enregistré.
saving-anew = La partie enregistrée avait disparu ou changé. Réenregistrée en entier dans { $path }.
torn-line = La dernière ligne enregistrée était incomplète ; la partie reprend au coup d'avant.
error-settings = Les réglages dans { $path } sont illisibles, les habituels les remplacent : { $reason }.
error-settings-write = Impossible de retenir les réglages : { $reason }.
error-output = La sortie est fermée. La partie est enregistrée.
error-left-behind = Les derniers coups ne sont pas enregistrés.
error-output-plain = La sortie est fermée.
error-write-records = Impossible d'écrire les parties dans { $path } : { $reason }.
error-write-brf = Impossible d'écrire les pages dans { $path } : { $reason }.
error-emboss-what = Dites quoi embosser : elevens emboss rules JEU, ou elevens emboss record FICHIER.
error-emboss-built = La traduction en braille manque à ce programme : compilez-le de nouveau avec --features emboss.
error-emboss-table = La table braille { $table } est introuvable ou défectueuse : liblouis ne peut pas s'en servir.
error-emboss-dots = { $table } est une table à huit points : une embosseuse n'en a que six.
error-emboss-letter = { $table } n'a pas de braille pour { $letter } : donnez une autre table avec --table.
error-emboss-contracted = liblouis n'a pas d'abrégé français : enlevez --contracted.
reason-not-found = ce fichier n'existe pas
reason-denied = l'accès n'est pas autorisé
reason-full = le disque est plein
reason-read-only = le dossier est en lecture seule
reason-is-folder = c'est un dossier
reason-not-folder = une partie du chemin n'est pas un dossier
reason-name = le système refuse ce nom
reason-not-file = ce n'est pas un fichier ordinaire
reason-exists = il existe déjà
reason-content = le contenu n'a pas de sens
reason-unknown = le système ne dit pas pourquoi
reason-other = erreur { $code } du système

window-closes = Entrée ferme la fenêtre.
decimal-sign = ,
allowed-seat = une place de 1 à { $seats }, ou un nom
allowed-number-from = un nombre à partir de { $low }
speech-ask = Utilisez-vous un lecteur d'écran ? Oui ou non.
speech-ask-again = Oui si un lecteur d'écran parle, non si le jeu doit parler.
speech-set = { $state ->
    [on] La voix du jeu parle.
   *[off] La voix du jeu est coupée.
}
speech-is-off = La voix du jeu est coupée. Pour l'entendre : parole marche.
speech-none = Aucun service vocal ne répond. Le jeu continue à l'écrit et réessaie.
speech-denied = Le service vocal est interdit d'accès. Le jeu continue à l'écrit et réessaie.
speech-address = { $variable } ne désigne aucun endroit : supprimez cette variable, ou mettez-y un socket.
speech-refuses = Le service vocal ne peut pas parler. Le jeu continue à l'écrit et réessaie.
speech-lost = Le service vocal s'est arrêté. Le jeu continue à l'écrit et réessaie.
speech-hangs = Le service vocal est bloqué. Le jeu continue à l'écrit et réessaie.
speech-nonsense = Le service vocal répond de façon incompréhensible. Le jeu continue à l'écrit et réessaie.
speech-back = La voix est revenue.
speech-condensed = { $n ->
    [one] Encore un message.
   *[other] Encore { $n } messages.
} Pour les entendre : depuis mon tour.
speech-condensed-many = Beaucoup de messages. Pour les entendre : depuis mon tour.
tune-set = { $tune ->
    [faster] Plus vite.
    [slower] Moins vite.
    [louder] Plus fort.
    [softer] Moins fort.
    [higher] Plus aigu.
   *[lower] Plus grave.
}
tune-edge = Pas plus loin.
voice-set = Voix { $n } sur { $of } : { $name }.
voice-one = Il n'y a pas d'autre voix.
listen-failed = La reconnaissance vocale ne démarre pas : { $reason }. Jouez au clavier.
voice-no-model = Pour jouer en français à la voix, il manque un modèle de PocketSphinx : --model DOSSIER. Jouez au clavier.
voice-fetch-model = Pour jouer en français à la voix, il manque un modèle : { $command }. Jouez au clavier.
voice-no-microphone = Aucun micro ne répond. Pour voir ceux du système : { $command }. Jouez au clavier.
voice-no-system = Le jeu ne peut pas entendre lui-même pour l'instant. Jouez au clavier.
voice-built = Ce programme est construit sans l'écoute : cargo build --release --features voice. Jouez au clavier.
voice-ended = Le micro ne répond plus. Jouez au clavier.
voice-back = Le micro répond de nouveau.
listen-report-failed = Le rapport de ce qui est entendu ne peut pas s'écrire dans { $path } : { $reason }. Jouez au clavier.
listen-report-lost = Le rapport de ce qui est entendu ne peut plus s'écrire. Le jeu continue.
microphone-sentence = je voudrais jouer aux cartes ce soir
microphone-try = Maintenant le micro. Dites : { $sentence }. Entrée pour passer.
microphone-again = Encore une fois : { $sentence }. Entrée pour passer.
microphone-level = { $level ->
    [nothing] Aucun son. Le micro est-il allumé ?
    [quiet] Trop faible. Approchez-vous, ou montez le micro.
    [loud] Trop fort. Éloignez-vous, ou baissez le micro.
   *[good] Le niveau est bon.
}
microphone-understood = Compris.
microphone-later = Je n'ai pas compris. Réessayez plus tard dans les réglages, ou tapez.
settings-microphone = Essayer le micro
listen-no-program = Pour { $recognizer }, il manque { $program }. Sous Debian : { $install }. Jouez au clavier.
listen-no-model = Aucun modèle de { $recognizer } pour le français. Indiquez son dossier : --model DOSSIER. Jouez au clavier.
listen-ended = La reconnaissance vocale s'est arrêtée trop souvent, elle n'est plus relancée. Jouez au clavier.
listen-too-fast = La reconnaissance vocale en dit trop à la fois. Ce qui est le plus ancien est laissé de côté.
listen-heard = Entendu : { $what }.
listen-confirm = { $what } ? Oui ou non.
listen-word = ordinateur
listen-between = { $one } ou { $other } ?
display-none = Aucun service braille ne répond par BrlAPI. Le jeu continue à l'écrit et réessaie.
display-nonsense = Le service braille ne répond pas comme il faut. Le jeu continue à l'écrit et réessaie.
display-refused = BrlAPI refuse l'accès : il lui faut sa clé, voyez la page sur le braille. Le jeu continue à l'écrit.
display-version = BrlAPI parle la version { $version }, pas la 8. Le jeu continue à l'écrit.
display-lost = La plage braille a disparu. Le jeu continue à l'écrit et réessaie.
display-back = La plage braille est revenue.
display-missed = La plage est pleine : les lignes les plus anciennes sont perdues. Pour les lire : depuis mon tour.
keys-on = Touche par touche. Point d'interrogation : aide. Échap : retour aux lignes.
keys-off = Retour aux lignes.
keys-no-terminal = Le jeu touche par touche se fait dans un terminal, sans reconnaissance vocale, et sans que le jeu tienne la plage braille.
keys-unknown = Cette touche ne fait rien. Point d'interrogation : aide.
key-card = { $card }
key-card-fits = { $card }, ça va
key-joker = joker
key-no-card = Aucune carte sous le curseur : gauche ou droite d'abord.
key-no-pile = Aucune pile sous le curseur : haut ou bas d'abord.
key-nothing = Rien de tel n'est possible maintenant.
sign-star = étoile
sign-hash = dièse
sign-greater = plus grand que
sign-less = plus petit que
sign-equals = égal
sign-plus = plus
sign-or = ou
