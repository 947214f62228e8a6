# Commands as they can be typed: what choices, offers and advice name them with.

say-aim = but
say-answers = réponses
say-automatic = d'eux-mêmes
say-back = message précédent
say-blue = bleu
say-board = table
say-bonus = bonus
say-braille = braille
say-bridge = liaison
say-brief = bref
say-buffalo = buffles
say-can = coups
say-cancel = laisse tomber
say-chatter = bavardage
say-choose = choix
say-discard = défausser
say-draw = piocher
say-end = fin
say-end-automatic = d'elles-mêmes
say-end-typed = tapées
say-events = événements
say-faster = plus vite
say-forced = coups forcés
say-forward = message suivant
say-from = depuis
say-full = complet
say-green = vert
say-hand = main
say-help = aide
say-higher = plus aigu
say-review = analyse
say-hint = conseil
say-history = historique
say-joker = joker
say-keys = touches
say-language = langue
say-last = dernier
say-lay = poser
say-louder = plus fort
say-lower = plus grave
say-missing = manque
say-no = non
say-normal = normal
say-off = arrêt
say-on = marche
say-onto = sur
say-open = ouvert
say-pause = pause
say-pile = la pioche
say-piles = piles
say-players = joueurs
say-print = écrit
say-prompt-line = saisie
say-questions = questions
say-quit = quitter
say-red = rouge
say-repeat = répéter
say-row = rangée
say-rules = règles
say-save = enregistrer
say-sayable = commandes
say-score = score
say-settings = réglages
say-setup = mise en place
say-signs = signes
say-since = depuis mon tour
say-slower = moins vite
say-softer = moins fort
say-sounds = bips
say-speech = parole
say-stop = stop
say-swap = échanger
say-take = prendre
say-told = annoncés
say-turn = tour
say-turn-end = fins de tour
say-typed = tapés
say-undo = annuler
say-verbosity = niveau
say-voice = voix
say-where = où
say-yellow = jaune
say-yes = oui

say-value = valeur
say-round = manche
say-left = encore combien
say-can-draw = puis-je piocher
say-can-end = puis-je passer
say-who = qui a posé
say-neighbours = voisines
say-next = à qui ensuite
say-joker-places = places du joker
say-drawn = piochée
say-unseen = pas vues
say-cows = vachettes
say-why = pourquoi
say-now = que faire
say-did = qu'a fait { $who }
say-why-did = pourquoi { $who } a fait ça
say-cards-of = combien de cartes a { $who }
say-player-number = joueur { $n }
say-what-if = et si { $moves }
say-ask-bridges = liaisons
say-ask-jokers = jokers
say-ask-turn = à qui le tour

# Hors du jeu : à un menu, au salon d'un serveur, à une table à côté du jeu.

say-width = largeur
say-resume = continuer
say-play = jouer, { $table }
say-lessons = leçons
say-lessons-game = apprends-moi { $game }
say-together = à plusieurs
say-today = donne du jour
say-today-game = donne du jour en { $game }
say-saved-games = parties enregistrées
say-text = dire { $text }
say-here = qui est là
say-tell = dites à { $text }
say-find = { $name } est là
say-await = prévenez-moi quand { $name } arrive
say-stop-awaiting = ne me prévenez plus quand { $name } arrive
say-tables = tables
say-new-table = nouvelle table
say-open-table = ouvrir { $table }
say-sit = rejoindre { $name }
say-watch = regarder { $name }
say-invite = inviter { $name }
say-start = commencer
say-again = rejouer
say-remove = exclure { $name }
say-mute = faire taire { $name }
say-silence = réduire { $name } au silence
say-let-speak = rendre la parole à { $name }
say-unmute = laisser parler { $name }
say-link = le lien
say-results = résultats
say-day-list = liste du jour
say-own-results = mes résultats
say-ranking = classement de { $table }
say-tournament = tournoi
say-tournament-open = tournoi de { $table }
say-tournament-join = rejoindre le tournoi
say-tournament-leave = quitter le tournoi
say-tournament-start = commencer le tournoi
say-tournament-cancel = annuler le tournoi
say-tournament-standings = classement du tournoi
say-new-key = nouvelle clé
say-recovery-code = code de secours
say-forget = oubliez-moi
say-lobby-help = aide du salon
say-table-players = { $n } joueurs
say-table-people = { $n } personnes
say-table-computers = { $n } ordinateurs
say-table-rounds = { $n } manches
say-table-turn = { $n } minutes par tour
say-table-stand-in = { $n } minutes
say-table-waits = sans remplaçant
say-table-open = ouverte à tous
say-table-invited = sur invitation
say-table-guest = avec { $name }

say-that = fais ça
say-both = pose les deux
say-all = pose-les toutes
say-other = l'autre
say-likewise = la même en { $colour }
say-also = et { $cards }
say-not-that = pas celle-là
say-take-back = reprends { $cards }
say-must = dois-je
say-must-draw = dois-je piocher
say-must-end = dois-je passer
say-must-lay = dois-je poser
say-count = combien de cartes ai-je
say-count-colour = combien de { $colour } ai-je
say-wait = attends
say-me = moi
say-term = que veut dire { $term ->
    [fit] va
    [lock] verrou
    [opening] place libre
    [half] moitié
    [row] rangée
    [run] suite
    [joker] joker
    [swap] échanger
    [discard] jeter
    [bridge] liaison
    [neighbour] voisine
    [bonus] carte bonus
    [pile] pioche
    [draw] piocher
    [pass] passer
    [out] finir
    [blocked] bloquée
    [round] manche
    [points] points
    [cow] vachette
    [buffalo] buffle
    [hand] main
    [turn] tour
    [missing] manquer
   *[hint] conseil
}
