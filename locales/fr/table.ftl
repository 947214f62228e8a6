# Tables of people far away, and the lobby where they meet.

## Le salon

lobby-help =
    Tables : ouvrir junior, nouvelle table, tables, rejoindre, regarder, inviter, le lien.
    Joueurs : qui est là, Ben est là, dire, dites à Ben, faire taire, laisser parler ; réduire au silence, à une table que vous avez ouverte.
    Amis : prévenez-moi quand Ben arrive, ouvrir junior avec Ben.
    Résultats : résultats, mes résultats, classement de junior ; donne du jour, liste du jour.
    Tournois : tournoi de classique, rejoindre le tournoi, commencer le tournoi, classement.
    À une table, avant le début : commencer donne les places libres à l'ordinateur. Après une partie : rejouer.
    Pour vous : langue, messages, braille oui, largeur 40, nouvelle clé, code de secours, oubliez-moi.
lobby-help-page = Quitter vous fait quitter la table, et votre place est gardée ; au salon, quitter vous déconnecte.
lobby-help-program = Menu vous fait quitter la table, quitter ferme le programme ; votre place est gardée. Et encore : touches, réglages.
lobby-unknown = Je ne connais pas cela ici. Essayez aide.
lobby-no-table = Vous n'êtes à aucune table. Pour savoir ce qui est ouvert : { $tables }.
table-no-match = Aucune partie n'est en cours à votre table.
lobby-quit = Au revoir, { $name }.
lobby-not-here = Cela ne se fait pas à distance.
lobby-saved = L'hôte enregistre chaque coup.
lobby-who = { $n ->
    [one] Personne d'autre que vous.
   *[other] { $n } ici : { $names }.
}
lobby-tables-none = Aucune table n'est ouverte. Pour en ouvrir une : { $new }.
lobby-table = { $table } : { $game }, { $who }. { $state }
lobby-limit = { $n ->
    [one] Une minute par tour.
   *[other] { $n } minutes par tour.
}
lobby-seats = { $n ->
    [one] Une place libre.
   *[other] { $n } places libres.
}
lobby-computers = { $n ->
    [one] un ordinateur
   *[other] { $n } ordinateurs
}
lobby-round = Manche { $round } sur { $rounds }.
lobby-over = La partie est finie.
lobby-full = Toutes les places sont prises.
lobby-yours = Votre place y est.
lobby-no-such-table = Il n'y a pas de table { $table }. Pour savoir ce qui est ouvert : { $tables }.
lobby-not-invited = { $table } est sur invitation.
lobby-table-full = Aucune place libre à { $table }. Pour regarder : { $watch }.
lobby-sitting = Vous jouez déjà à { $table }. Quittez d'abord cette table : { $leave }.
lobby-too-many = L'hôte n'a plus de place pour une autre table.
lobby-most-yours = { $n ->
    [one] Vous avez déjà une table.
   *[other] Vous avez déjà { $n } tables.
}
lobby-most-address = { $n ->
    [one] De votre adresse, une table est déjà ouverte.
   *[other] De votre adresse, { $n } tables sont déjà ouvertes.
}
lobby-stop = Aucune table n'a été ouverte.
ask-again = Ce n'est pas une réponse ici.
ask-game = Quel jeu ? Entrée pour { $usual }.
ask-people = Combien de personnes, de 1 à { $high } ? Entrée pour { $usual }.
ask-computers = Combien d'ordinateurs, de { $low } à { $high } ? Entrée pour { $low }.
ask-rounds = Combien de manches, de 1 à { $high } ? Entrée pour { $usual }.
ask-open = Qui peut s'asseoir ? Entrée pour tout le monde.
ask-open-all = tout le monde
ask-open-invited = ceux que j'invite
ask-stand-in = Si quelqu'un s'absente, quand l'ordinateur prend-il le relais ? Entrée pour 2 minutes.
ask-stand-in-soon = après 2 minutes
ask-stand-in-late = après 10 minutes
ask-stand-in-never = jamais
table-opened = La table { $table } est ouverte : { $game }, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}. Les autres tapent : { $sit }.
table-opened-with = La table { $table } est ouverte : { $game }, { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}. { $name } peut s'asseoir.
# Ce qui ne va pas dans une table comme elle a été décrite.
open-example = ouvrir débutants 3 joueurs 2 manches fort
open-unknown = Ici, je ne connais pas { $word }. Un exemple : { $example }.
open-no-game = Nommez le jeu. Un exemple : { $example }.
open-seats-wrong = { $game } se joue de { $low } à { $high }.
open-rounds-wrong = Une partie a de 1 à { $high } manches.
open-minutes-wrong = Les minutes vont de 1 à { $high }.
width-set = { $cells ->
    [0] Les lignes sont entières.
   *[other] { $cells } cellules par ligne.
}
width-wrong = Une largeur est 0, ou de { $low } à { $high }.
key-new = Votre nouvelle clé : { $key }. L'ancienne ne vaut plus.
key-unsaved = Pas de nouvelle clé, car elle n'a pas pu être enregistrée : { $reason }. L'ancienne reste valable.
key-failed = Aucune nouvelle clé n'a pu être créée. L'ancienne reste valable.
key-new-code = Votre nouvelle clé : { $key }. L'ancienne ne vaut plus, votre code de secours non plus.
key-recovery = Votre code de secours : { $key }. Notez-le. Si vous perdez la clé, tapez-le à sa place, une seule fois.
key-recovery-unsaved = Pas de code de secours, car il n'a pas pu être enregistré : { $reason }.
key-recovery-failed = Aucun code de secours n'a pu être créé.
account-unsaved = Vos réglages n'ont pas pu être enregistrés : { $reason }. Ils restent en vigueur, et un nouvel essai suit.
forget-unsaved = Rien n'a été effacé : { $reason }. Réessayez plus tard.
forget-ask = Pour faire effacer votre nom, votre clé et vos réglages, retapez la même chose.
forgotten = Effacé. Au revoir.
forget-seated = Rendez d'abord votre place à { $table } : abandonnez, ou attendez la fin.

## Amis

friend-unknown = Ici, je ne connais pas { $name }.
friend-away = { $name } n'est pas là. Pour le savoir : { $await }.
friend-away-awaited = { $name } n'est pas là. Vous saurez quand { $name } arrivera.
friend-awaited = Vous saurez quand { $name } arrivera.
friend-awaited-here = { $name } est là en ce moment. Vous saurez désormais quand { $name } arrive.
friend-awaited-no-more = Vous ne saurez plus quand { $name } arrive.
friend-not-awaited = Vous n'attendiez pas { $name }.
friend-most = Vous attendez déjà { $n } personnes.
friends-here = { $n ->
    [one] { $names } est là.
   *[other] { $n } sont là : { $names }.
}
friend-lobby = { $name } est là, au salon.
friend-table = { $name } est à la table { $table }.
friend-closed = { $name } est là, à une table sur invitation.
friend-told = { $name }, en privé : { $text }
friend-told-you = Message envoyé, en privé : { $name }.
friend-told-nothing = Dites votre message pour { $name } sur la même ligne.
# Le mot entre un nom et ce qui lui est dit ; la voyelle est élidée aussi.
tell-joiner = que

## Résultats

results-none = Aucune partie n'est encore allée à son terme ici.
results-own-none = Vous n'avez encore joué ici aucune partie jusqu'au bout.
results-last = { $n ->
    [one] La dernière partie :
   *[other] Les { $n } dernières parties, la plus récente d'abord :
}
result-line = { $game } : { $scores }.
result-computer = ordinateur
result-nobody = ancien joueur
day-list = { $n ->
    [0] Aucun score aujourd'hui.
    [one] Un score aujourd'hui.
   *[other] { $n } scores aujourd'hui.
}
rating-people = { $game } entre joueurs : environ { $rating }, à { $spread } près, après { $n ->
    [one] une partie
   *[other] { $n } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}.
rating-computers = { $game } contre l'ordinateur : environ { $rating }, à { $spread } près, après { $n ->
    [one] une partie
   *[other] { $n } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}.
ranking-no-game = Nommez le jeu.
ranking-people = { $n } au classement. Jeu : { $game }.
ranking-people-of = { $n } au classement à { $players } joueurs. Jeu : { $game }.
ranking-computers = { $n } au classement contre l'ordinateur. Jeu : { $game }.
ranking-computers-of = { $n } au classement contre l'ordinateur à { $players } joueurs. Jeu : { $game }.
ranking-line = { $place } : { $name }, environ { $rating }, à { $spread } près, après { $n ->
    [one] une partie
   *[other] { $n } parties
}.

## À une table

table-sat = { $name } prend place.
table-gone = { $name } n'est plus là.
table-back = { $name } est de retour.
table-left = { $name } rend sa place.
table-watches = { $name } regarde.
table-waits = { $n ->
    [one] Il manque une personne. Tapez commencer pour donner la place à l'ordinateur.
   *[other] Il manque { $n } personnes. Tapez commencer pour donner les places à l'ordinateur.
}
table-stand-in = L'ordinateur joue pour { $name }.
table-still-you = C'est toujours à vous.
table-awaits = On attend toujours { $name }.
table-time-last = { $n ->
    [one] Il vous reste une seconde pour jouer.
   *[other] Il vous reste { $n } secondes pour jouer.
}
table-time-over = { $name } n'a plus de temps. Un ordinateur joue ce tour.
table-time-over-you = Vous n'avez plus de temps. Un ordinateur joue ce tour.
table-stand-in-you = L'ordinateur a joué pour vous.
table-nobody = { $name } n'est plus là, et la table attend.
table-said = { $name } : { $text }
table-said-you = Message envoyé.
table-invited = { $name } peut s'asseoir.
table-invite-full = Aucune place libre ici. { $name } peut regarder : { $watch }.
table-invites = { $name } vous invite à la table { $table } : { $game }. Pour vous asseoir : { $sit }.
table-link = Pour venir à la table { $table }, on ouvre { $link }
table-link-none = Pas de lien par cette voie d'accès. Les autres tapent : { $sit }.
table-removed = { $name } a dû quitter la table.
table-removed-you = On vous a fait quitter la table { $table }.
table-only-opener = Seul { $name }, qui a ouvert la table, peut le faire.
table-not-here = { $name } n'est pas là.
table-muted = Vous n'entendez plus { $name }.
table-unmuted = Vous entendez de nouveau { $name }.
table-silenced = Personne à la table n'entend plus { $name }.
table-let-speak = Toute la table entend de nouveau { $name }.
table-silenced-you = Ce que vous dites, personne ne l'entend à cette table : { $name } l'a voulu ainsi.
table-let-speak-you = La table vous entend de nouveau.
table-said-fast = Pas dit : c'était trop à la fois. Attendez un instant.
table-not-yourself = C'est vous.
table-not-over = La partie n'est pas finie.
table-left-you = Vous quittez la table { $table }. Votre place est gardée.
table-left-free = Vous quittez la table { $table }.
table-watch-you = Vous regardez la table { $table }. Vous pouvez écouter, dire quelque chose, et quitter.
table-watcher = Qui regarde ne joue pas. Pour partir : quitter.
table-again = { $name } commence une autre partie.
table-over = Pour une autre partie : { $again }. Pour partir : quitter.
table-again-gone = Il manque encore { $names }.
table-taken-back = L'hôte n'a pas pu enregistrer la table : { $reason }. La partie continue, et il réessaie.
table-failed = Cette table s'arrête sur une erreur du programme. Ce qui vous a été dit est enregistré ; la partie reprendra au redémarrage de l'hôte.
node-away = Les tables sont hors d'atteinte pour l'instant. Rien n'est perdu : ce que vous tapez sera entendu à leur retour.
node-back = Les tables sont de retour.
node-moved = Votre table continue sur une autre machine. Si vous veniez de taper, vérifiez que c'est fait.
node-table-gone = Cette table n'existe plus.
node-not-opened = Quelqu'un a ouvert une table au même moment. Tapez-le encore une fois.
table-damaged = La table { $table } ne peut pas reprendre : son enregistrement est abîmé.

# The short names of tables, said alike in every language; who stands in the same place is the same table.
table-names = Oslo, Lima, Riga, Porto, Dakar, Sofia, Malaga, Boston, Nairobi, Madrid, Toronto, Quito, Tampa, Osaka, Perth, Lagos, Bergen, Kobe, Denver, Bogota, Dallas, Cardiff, Ottawa, Sydney, Hanoi, Rabat, Tallinn, Monaco, Leipzig, Salta, Tunis, Vigo, Zagreb

login-language = Pour le français, tapez { $n }.
login-other-language = Français : tapez { $code }.
login-name = Votre nom ?
login-taken = Quelqu'un s'appelle déjà { $name }. La clé, ou un autre nom ?

## Tournois

tournament-example = tournoi de classique, 8 joueurs, 3 rondes
tournament-none = Il n'y a pas de tournoi. Pour en ouvrir un : { $open }.
tournament-already = Il y a déjà un tournoi.
tournament-shared = Pas de tournoi chez des hôtes qui partagent leurs tables.
tournament-players-wrong = Un tournoi se joue de 2 à { $high } joueurs.
tournament-rounds-wrong = Un tournoi a de 1 à { $high } rondes.
tournament-opened = Un tournoi s'ouvre. { $game }, { $players } joueurs, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}. Pour jouer : { $join }.
tournament-opened-by = { $name } ouvre un tournoi. { $game }, { $players } joueurs, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}. Pour jouer : { $join }.
tournament-opened-you = Le tournoi est ouvert et vous en êtes. { $game }, { $players } joueurs, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}. Il commence dès qu'il est complet. Pour commencer avant : { $start }.
tournament-waits = Un tournoi attend des joueurs. { $game }, { $n } sur { $players }. Pour jouer : { $join }.
tournament-in-it = Inscrits : { $names }.
tournament-joined = Au tournoi, { $name } aussi, { $n } sur { $players }.
tournament-joined-you = Vous en êtes, { $n } sur { $players }.
tournament-in = Vous en êtes déjà.
tournament-out = Vous n'êtes pas du tournoi.
tournament-back = Vous en êtes de nouveau, dès la prochaine ronde.
tournament-left = { $name } quitte le tournoi.
tournament-left-you = Vous avez quitté le tournoi.
tournament-yours = Le tournoi est maintenant le vôtre. Pour le commencer : { $start }.
tournament-begun = Le tournoi a commencé.
tournament-only-opener = C'est à { $name } d'en décider, qui a ouvert le tournoi.
tournament-only-keeper = C'est à la personne qui tient l'hôte d'en décider.
tournament-few = Il faut deux joueurs pour un tournoi.
tournament-cancelled = Le tournoi est annulé.
tournament-begins = Le tournoi commence. { $n } joueurs, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}.
tournament-round = Ronde { $round } sur { $rounds } du tournoi : table { $table }, avec { $names }.
tournament-busy = Quittez votre table pour y aller, puis : { $sit }.
tournament-table = Pas à une table du tournoi.
tournament-table-over = La prochaine ronde commence quand toutes les tables ont fini.
tournament-leads = Après la ronde { $round }, { $n ->
    [one] { $names } mène
   *[other] { $names } mènent
} avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}.
tournament-leads-you = Après la ronde { $round }, vous menez avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}.
tournament-own = Vous : { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}, place { $place }.
tournament-won = Le tournoi est fini. { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
} avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}.
tournament-won-you = Le tournoi est fini. Vous gagnez avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}.
tournament-title = { $game }, { $played } { $played ->
    [one] ronde jouée
   *[other] rondes jouées
} sur { $rounds }.
tournament-line = { $what }.
tournament-place = { $place } : { $name }, { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
