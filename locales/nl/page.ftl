## De pagina in een browser, met een server of zonder

page-description = Elevens, een kaartspel op het gehoor, met toetsenbord en in braille.
page-log = Wat er gebeurt
page-line = Een zet, een vraag of een woord
page-send = Verstuur
page-usual = Vaak gestelde vragen
page-speech = Voorlezen door de browser
page-board = Toon de tafel
page-board-title = De tafel
page-notify = Meld het als ik aan de beurt ben
page-sign-out = Afmelden, en mij in deze browser vergeten
page-turn = Jij bent aan de beurt: Elevens
page-games = Partijen als bestand
page-export = Bewaar alle partijen in een bestand
page-import = Haal partijen uit een bestand
page-lost = De verbinding is weg. Die komt vanzelf terug.
page-back = Weer verbonden.
page-unheard = Dit is niet aangekomen:
page-ended = De verbinding is verbroken. Om terug te komen: laad de pagina opnieuw.
page-script = Deze pagina heeft JavaScript nodig. Zonder: een MUD-programma, of telnet.

# Behind the last word.
page-left = Druk op Enter om opnieuw te beginnen.
page-unstored = Deze browser bewaart hier niets: sluit je de pagina, dan ben je je partijen kwijt.
page-alone = Elevens staat al open in een ander tabblad. Speel daar verder, of sluit het en speel hier.
page-failed = De pagina stopt door een fout. Laad de pagina opnieuw: alles wat je gehoord hebt, is bewaard.
page-update = Er is een nieuwe versie. Die komt als je de pagina weer laadt.
page-cannot = Dat kan een pagina niet. Je eigen schermlezer, leesregel en dicteerfunctie werken hier zoals altijd.
page-voiceless = Deze browser heeft geen stem. Je schermlezer leest gewoon verder.
page-imported = { $n ->
    [0] Er staat niets nieuws in.
    [one] Er is één partij bij.
   *[other] Er zijn { $n } partijen bij.
}
page-exported = { $n ->
    [0] Er is nog geen partij bewaard.
    [one] In het bestand staat één partij.
   *[other] In het bestand staan { $n } partijen.
}
page-hand = Je hand
page-piles = Stapels
page-joker = joker
page-bridge = brug
page-open = open
