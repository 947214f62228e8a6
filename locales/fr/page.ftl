## La page dans un navigateur, avec un serveur ou sans

page-description = Elevens, un jeu de cartes à l'oreille, au clavier et en braille.
page-log = Ce qui se passe
page-line = Un coup, une question ou un mot
page-send = Envoyer
page-usual = Questions courantes
page-speech = Lecture à voix haute par le navigateur
page-board = Montrer la table
page-board-title = La table
page-notify = M'avertir quand c'est mon tour
page-sign-out = Se déconnecter, et m'oublier dans ce navigateur
page-turn = À vous : Elevens
page-games = Parties en fichiers
page-export = Enregistrer toutes les parties dans un fichier
page-import = Reprendre des parties d'un fichier
page-lost = La connexion est coupée. Elle revient d'elle-même.
page-back = De nouveau connecté.
page-unheard = L'hôte n'a pas reçu ceci :
page-ended = La connexion est terminée. Pour revenir : rechargez la page.
page-script = Cette page a besoin de JavaScript. Sans lui : un client MUD, ou telnet.

# Behind the last word.
page-left = Entrée pour recommencer.
page-unstored = Ce navigateur ne garde rien ici : si vous fermez la page, vos parties sont perdues.
page-alone = Elevens est déjà ouvert dans un autre onglet. Jouez là-bas, ou fermez-le pour jouer ici.
page-failed = La page s'arrête sur une erreur. Rechargez-la : tout ce qui vous a été dit est enregistré.
page-update = Il y a une nouvelle version. Elle viendra au prochain chargement de la page.
page-cannot = Une page ne sait pas faire ça. Votre lecteur d'écran, votre plage braille et votre dictée marchent ici comme d'habitude.
page-voiceless = Ce navigateur n'a pas de voix. Votre lecteur d'écran continue à lire.
page-imported = { $n ->
    [0] Il n'y a rien de nouveau dedans.
    [one] Une partie de plus.
   *[other] { $n } parties de plus.
}
page-exported = { $n ->
    [0] Aucune partie n'est encore enregistrée.
    [one] Le fichier contient une partie.
   *[other] Le fichier contient { $n } parties.
}
page-hand = Votre main
page-piles = Piles
page-joker = joker
page-bridge = liaison
page-open = ouvert
