# Tables à distance : ce que dit l'hôte, à qui le fait tourner et à ses invités.

## Ce qu'écrit l'hôte

host-page = Pour jouer, ouvrez { $url } dans un navigateur.
host-lines = Avec telnet ou un client MUD : { $host }, port { $port }.
host-tables = { $n ->
    [one] Une table reprend où elle en était.
   *[other] { $n } tables reprennent où elles en étaient.
}
host-lines-tls = Avec un client MUD, par TLS : { $host }, port { $port }.
host-ssh = Par ssh : ssh -p { $port } { $host }
host-kept-once = Un seul serveur NATS garde toutes les parties. Avec trois serveurs en groupe, --replicas 3 les garde même si l'un se perd.
host-stays = Ctrl-C arrête l'hôte ; toutes les tables sont enregistrées.
error-host-built = Ce programme ne sait pas tenir de tables à distance : compilez-le avec --features host.
error-host-open = Le port { $port } ne peut pas être ouvert : { $reason }.
error-host-key = Il n'y a pas de clé ssh dans { $path }.
error-host-failed = L'hôte s'est arrêté sur une erreur du programme. Ce qui a été dit aux tables est enregistré.
error-host-folder = L'hôte n'a pas de dossier pour ses tables : donnez-en un par --data.
error-tls-certificate = Il n'y a pas de certificat dans { $path }.
error-tls-key = Il n'y a pas de clé privée dans { $path }.
error-tls-match = La clé dans { $key } n'est pas celle du certificat dans { $path }.
error-host-held = Un autre hôte tient ses tables dans { $path }.
error-nats-address = { $url } n'est pas l'adresse d'un serveur NATS : donnez-en une comme { $example }.
error-nats-none = Aucun serveur NATS ne répond à { $url }.
error-nats-refused = Le serveur NATS à { $url } ne laisse pas entrer l'hôte.
error-nats-store = Le serveur NATS à { $url } ne garde rien pour l'hôte : il lui faut JetStream, et le droit de s'en servir.
error-nats-replicas = Il y a trop peu de serveurs NATS à { $url } : --replicas en demande autant dans un même groupe.
error-replicas-alone = --replicas demande --nats, qui dit où sont les serveurs.
error-export-alone = --export demande --nats, qui dit où sont les parties.
host-exported = { $n ->
    [one] Une partie écrite dans { $path }.
   *[other] { $n } parties écrites dans { $path }.
}
option-web = le port de la page web, par défaut 8111. 0 : n'importe lequel ; off : aucun.
option-line = le port pour telnet et les clients MUD, par défaut 4111. 0 : n'importe lequel ; off : aucun.
option-ssh = le port pour ssh, par défaut 4122. 0 : n'importe lequel ; off : aucun.
option-address = l'adresse écoutée. Par défaut, toutes celles de la machine.
option-proxy = l'adresse d'un mandataire, qui dit d'où viennent les invités. Par défaut, aucun.
option-each = connexions simultanées d'une même adresse, et tables ouvertes de là. Par défaut, 30.
option-log = ce que l'hôte note sur sa sortie d'erreur, sans noms ni paroles. Par défaut, warn.
option-tls = les fichiers d'un certificat et de sa clé, en PEM. Les ports ne parlent alors que TLS.
option-nats = un serveur NATS où plusieurs hôtes partagent invités et tables ; rien n'est gardé dans le dossier.
option-replicas = combien de serveurs NATS gardent une copie de tout. Comme avant ; 1 au début.
option-export = écrire dans ce dossier toutes les parties que des hôtes partagent par --nats, et finir.
value-web = PORT
value-line = PORT
value-ssh = PORT
value-address = ADRESSE
value-proxy = ADRESSE
value-each = N
value-log = NIVEAU
value-tls = CERT CLÉ
value-nats = URL
value-replicas = N
value-export = DOSSIER
word-host = des tables pour des joueurs éloignés.
allowed-port = un nombre de 0 à 65535, ou off
allowed-address = une adresse comme 127.0.0.1
allowed-certificate = un fichier avec un certificat et un autre avec sa clé

## Qui tient l'hôte : les mots tapés là où il tourne, et ce qui revient

keep-warn = avertir *
keep-remove = renvoyer *, exclure *
keep-ban = bannir *
keep-unban = lever *, gracier *
keep-bans = bannis, qui est banni
keep-new-key = nouvelle clé pour *, nouvelle clé *
keep-close = fermer, fermer dans *, fermer dans * minutes, fermer dans * minute, fermer *
keep-stay = rester ouvert, ne pas fermer
keep-help = aide
keep-help-told =
    qui est là, tables. dire TEXTE parle à tous.
    avertir NOM, ou avertir NOM TEXTE. renvoyer NOM pour cette fois, bannir NOM pour de bon ; gracier NOM, bannis.
    nouvelle clé NOM donne une autre clé à qui a perdu la sienne.
    tournoi de classique, 8 joueurs ; commencer le tournoi, annuler le tournoi.
    fermer prévient tout le monde et ferme dans 5 minutes ; fermer dans 10, fermer dans 0 tout de suite ; rester ouvert.
keep-unknown = Je ne connais pas cela. Essayez aide.
keep-who = { $n ->
    [0] Personne n'est là.
   *[other] { $n } ici : { $names }.
}
keep-no-tables = Aucune table n'est ouverte.
keep-warned = Avertissement donné à { $name }.
keep-removed = { $name } a dû partir, et peut revenir.
keep-banned = { $name } ne peut plus entrer.
keep-unbanned = { $name } peut revenir.
keep-not-banned = Aucun bannissement ne touche { $name }.
keep-key = Nouvelle clé pour { $name } : { $key }. L'ancienne ne vaut plus.
keep-key-unsaved = Pas de nouvelle clé pour { $name }, car elle n'a pas pu être enregistrée : { $reason }.
keep-key-failed = Aucune nouvelle clé n'a pu être créée pour { $name }.
keep-nobody = { $name } n'est jamais venu ici.
keep-account-unsaved = Un compte n'a pas pu être enregistré : { $reason }. Un nouvel essai suit.
keep-tournament-unsaved = Le tournoi n'a pas pu être enregistré : { $reason }. Nouvel essai bientôt.
keep-bans-told = { $n ->
    [0] Personne n'est banni.
    [one] Une personne bannie : { $names }.
   *[other] { $n } personnes bannies : { $names }.
}
keep-closes = { $minutes ->
    [0] L'hôte ferme.
    [one] L'hôte ferme dans une minute. Pour y renoncer : rester ouvert.
   *[other] L'hôte ferme dans { $minutes } minutes. Pour y renoncer : rester ouvert.
}
keep-close-wrong = Un nombre de minutes de 0 à { $high }.
keep-stays = L'hôte reste ouvert.
keep-not-closing = Aucune fermeture n'était prévue.
host-keeper = Tapez aide pour savoir ce que vous pouvez faire ici.

# Ce que les invités entendent de lui.
admin-says = De l'hôte : { $text }
admin-warns = L'hôte vous avertit. La prochaine fois, il pourrait vous renvoyer.
admin-warns-of = L'hôte vous avertit : { $text }
admin-removed-you = L'hôte vous fait partir. Au revoir.
admin-key-replaced = Votre clé est remplacée : demandez la nouvelle à l'hôte. Au revoir.
admin-banned-you = L'hôte vous interdit l'accès. Au revoir.
admin-closes = { $minutes ->
    [one] L'hôte ferme dans une minute. Toutes les tables sont enregistrées.
   *[other] L'hôte ferme dans { $minutes } minutes. Toutes les tables sont enregistrées.
}
admin-closes-unsaved = { $minutes ->
    [one] L'hôte ferme dans une minute. Toutes les tables n'ont pas encore pu être enregistrées.
   *[other] L'hôte ferme dans { $minutes } minutes. Toutes les tables n'ont pas encore pu être enregistrées.
}
admin-stays = L'hôte reste ouvert, finalement.
admin-closed = L'hôte ferme. Toutes les tables sont enregistrées. Au revoir.
admin-closed-unsaved = L'hôte ferme. Une table au moins n'a pas pu être enregistrée. Au revoir.
login-banned = L'accès est fermé à { $name }. Au revoir.
login-barred = Pas de nouveaux invités depuis votre adresse. Au revoir.

## À la porte

login-origin = Cette page vient d'un autre hôte. Chargez celle de cet hôte.
login-key = Votre clé : { $key }. Gardez-la : avec votre nom et la clé, vous revenez comme { $name }.
login-ssh-key = Désormais, avec votre clé ssh, vous entrez comme { $name }.
login-wrong = Ce n'est pas la clé pour { $name }. La clé, ou un autre nom ?
login-too-often = Trop de clés fausses. Au revoir.
login-welcome = Bienvenue, { $name }. Pour ouvrir une table : { $new }. Pour savoir lesquelles sont ouvertes : { $tables }.
login-back = Vous revoilà, { $name }.
login-elsewhere = Vous jouez maintenant depuis une autre connexion. Au revoir.
login-instead = Votre connexion précédente est fermée.
login-full = Trop de connexions depuis votre adresse. Au revoir.
login-house-full = L'hôte est complet. Revenez plus tard.
login-unsaved = { $name }, vous ne pouvez pas encore entrer, car votre nom ne peut pas être enregistré : { $reason }. Un nouvel essai suit ; patientez, s'il vous plaît.
login-name-alike = Un nom presque pareil à { $name } est déjà pris. Prenez un nom qui s'entend autrement.
login-name-word = { $name } est un mot qui sert ici. Prenez un autre nom.
# Who nobody can be called, nor with a number; then words that would make a sentence of a name.
name-roles = hôte, gardien, ordinateur, joueur, joueuse, tous, toutes, tout le monde, personne, quelqu'un, administrateur, modérateur, serveur, système, invité, vous, toi, moi, autres, les autres
name-no-words = et, ou, dit, dis, dites, est, sont, ont, pose, joue, pioche, prend, passe, gagne, quitte, bonjour, pas, oui, non
# First names that are words besides.
name-first = Jo
login-key-unsaved = { $name }, vous ne pouvez pas encore entrer, car votre nouvelle clé ne peut pas être enregistrée : { $reason }. Un nouvel essai suit ; patientez.
login-ssh-unsaved = Votre clé ssh n'a pas pu être enregistrée : { $reason }. Revenez plus tard avec elle.
login-failed = Une erreur s'est produite ici. Revenez dans un instant.
host-failed = L'hôte s'arrête sur une erreur du programme. Ce qui vous a été dit est enregistré : revenez dans un instant.
host-busy = L'hôte ne peut rien enregistrer pour l'instant, et cela n'a pas été fait. Redites-le dans un instant.
login-late = Aucun nom n'est venu. Au revoir.
login-too-fast = Personne ne tape autant. Au revoir.
login-flood = C'était bien plus qu'une ligne. Au revoir.
login-http = Ce port n'est pas la page web : elle a le sien.
login-secure = Ce port ne parle pas TLS.
login-tls = Ce port ne parle que TLS.
login-tls-page = Cette page ne s'ouvre que par TLS : son adresse commence par https.
login-ssh = Ce port ne parle que ssh.
login-no-key = Ici, une clé ssh dit qui vous êtes. Pour en créer une, tapez ssh-keygen -t ed25519, puis revenez.
login-no-command = Il n'y a pas de commandes ici : connectez-vous sans.
login-version = Cet hôte parle une autre version d'Elevens que votre programme ou votre page : mettez le programme à jour, ou rechargez la page.

## Rejoindre un hôte

word-join = s'asseoir aux tables d'un hôte éloigné, avec votre voix et votre plage braille.
option-HOST = l'hôte : un nom ou une adresse, avec ou sans port, ou l'adresse de sa page.
value-HOST = HÔTE
option-as = votre nom chez l'hôte. Par défaut, celui que vous y aviez la dernière fois.
value-as = NOM
option-ca = les certificats, en PEM, auxquels se fier au lieu de ceux du système, par https.
value-ca = FICHIER
allowed-host = un nom ou une adresse comme 192.168.1.20, avec ou sans port
error-join-built = Ce programme ne sait pas rejoindre un hôte : compilez-le avec --features client.
error-join-ca = --ca ne vaut que par https : commencez le nom de l'hôte par https.
error-join-no-tls = À { $host }, on ne parle pas TLS. Sans TLS : http.
error-join-needs-tls = { $host } ne s'atteint que par TLS : commencez par https.
error-join-untrusted = Le certificat de { $host } n'est signé par personne de confiance ici. Pour se fier au vôtre : --ca FICHIER.
error-join-other-name = Le certificat trouvé là est à un autre nom que { $host }.
error-join-date = Le certificat de { $host } n'est pas valable aujourd'hui. La date de cet ordinateur est-elle juste ?
error-join-name = Aucune machine ne s'appelle { $host }.
error-join-silent = Aucun hôte ne répond à { $host }.
error-join-other = À { $host } répond autre chose qu'un hôte d'Elevens. Le port est celui de sa page web.
error-join-version = L'hôte { $host } parle une autre version d'Elevens : mettez à jour ce programme ou l'hôte.
error-join-kept = Votre clé n'a pas pu être gardée dans { $path } : { $reason }. Notez-la.
join-ended = L'hôte a mis fin à la connexion.
join-not-sent = Pas envoyé : il n'y a pas de connexion.
join-unsure = Peut-être pas entendu : { $line }
join-late = L'hôte n'a pas encore répondu.
join-goodbye = À bientôt. Si vous avez une place, elle est gardée.
