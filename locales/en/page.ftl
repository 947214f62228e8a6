## The page in a browser, with a server or without

page-description = Elevens, a card game for ear, keyboard and braille.
page-log = What happens
page-line = A move, a question or a word
page-send = Send
page-usual = Usual questions
page-speech = Read aloud by the browser
page-board = Show the table
page-board-title = The table
page-notify = Notify me when it is my turn
page-sign-out = Sign out, and forget me in this browser
page-turn = Your turn: Elevens
page-games = Games as files
page-export = Save all games to a file
page-import = Bring in games from files
page-lost = The connection is lost. It comes back by itself.
page-back = Connected again.
page-unheard = The host did not hear this:
page-ended = The connection has ended. To come back: load the page again.
page-script = This page needs JavaScript. Without it: a MUD client, or telnet.

# Behind the last word.
page-left = Press Enter to begin again.
page-unstored = This browser keeps nothing here: close the page, and your games are gone.
page-alone = Elevens is open in another tab. Play there, or close it and play here.
page-failed = The page has stopped on a fault. Load it again: all that you were told is saved.
page-update = There is a new version. It comes the next time you load the page.
page-cannot = A page can't do that. Your own screen reader, braille display and dictation work here as usual.
page-voiceless = This browser has no voice. Your screen reader goes on as before.
page-imported = { $n ->
    [0] There is no new game in it.
    [one] One game is here now.
   *[other] { $n } games are here now.
}
page-exported = { $n ->
    [0] No game is saved yet.
    [one] The file has one game.
   *[other] The file has { $n } games.
}
page-hand = Your hand
page-piles = Piles
page-joker = joker
page-bridge = bridge
page-open = open
