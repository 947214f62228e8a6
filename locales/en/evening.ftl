# An evening: who plays, what comes after a match, and what is kept of it.

# The names of the computers, by level: the first that nobody at the table has. Seven each, so that a table always has
# enough, and none is a word that can be said, a colour or a number. Who stands in the same place is the same person in
# every language.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Eva, Bruno, Olga, Edgar, Diana, Leon, Greta
computers-expert = Vera, Konrad, Ines, Gustav, Selma, Anton, Flora
