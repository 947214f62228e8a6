# What can be typed: every meaning with its words. The first is the one that help and choices show.
# Accents and capitals do not matter. Words apart by |; a word may be of several parts.

red = red | r
yellow = yellow | y
green = green | g
blue = blue | b

joker = joker | jokers | j | *
bridge = bridge | bridges | br | bridged | bridge card | bridge cards | #
from = from | over from | starting at
to = to | down to | up to | through | till
lay = lay | play | put | place | i lay | i play | let me lay | lay down
swap = swap | sw | exchange | replace | =
discard = discard | x | throw away | throw out | throw | get rid of
draw = draw | d | + | draw a card | i draw | take a card | pick up | pick a card
end = end | e | . | done | pass | i pass | i am done | end turn | end my turn | finish | finished
undo = undo | u | take back | take it back
hand = hand | h | cards | my hand | my cards | what do i have | what do i hold | what have i got
row = row | the row
board = table | t | board | rows | all rows | all the rows
can = can | c | can i | can i lay | can i play | what can i lay | what can i play | what fits | fits | moves
score = score | s | scores | points | how many points
players = players | p | player | how many cards | who is playing | card counts
pile = pile | pi | draw pile | stock | the draw pile
onto = onto | upon
take = take | tk | < | i take | take pile | take the pile | collect
piles = piles | the piles | all piles
buffalo = buffalos | buffalo | bu | buffaloes
bonus = bonus | bonus card | bonus cards
turn = turn | w | whose turn | whose turn is it | who | whose go | my turn
last = last | l | last move | what happened
since = since | since my turn | since my last turn
repeat = repeat | rep | again | say again | say that again
history = history | hi
help = help | ? | help me
rules = rules | ru | rule
full = full | more | details | in full
quit = quit | q | exit | leave
save = save
language = language | langue | taal | lang
verbosity = verbosity | messages
brief = brief | short
normal = normal
pause = pause
braille = braille
prompt-line = prompt
on = on | yes
off = off | no
settings = settings
questions = questions
filler = the | my | a | an | i | it | please | what | what is | what is in | what about | is | in | of | with | at | as | for | about | and | then | now | me | show | tell me | card | number | by
