# Shells read what they complete from the program, so that it is said in the player's language.
elevens completions fish | source
