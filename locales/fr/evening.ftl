# Une soirée : qui joue, ce qui vient après une partie, et ce qui en reste.

# Les prénoms des ordinateurs, par niveau : le premier que personne ne porte à cette table. Sept par niveau, et aucun n'est
# un mot qui se dit au jeu, une couleur ou un nombre. La même place est la même personne dans chaque langue.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Eva, Bruno, Olga, Edgar, Diana, Leon, Greta
computers-expert = Vera, Konrad, Ines, Gustav, Selma, Anton, Flora
