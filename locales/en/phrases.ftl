# What speech recognizers listen for: each meaning with whole phrases, the shortest first.
# Ways to say it apart by |; what stands in [ ] may be left out, one of what stands in ( ) is said,
# and <card> is whatever the phrases of that name say. Only words: numbers are those of words.ftl.
# What sounds the same is said in another way: "red 10 to 8" is "red 10 2 8" to a recognizer.
# A number alone lays no card here: whatever is misheard often sounds like one.

# Lists: each word in the place of its meaning, several words for one apart by commas.
colour = red | yellow | green | blue
colour-of-card = red | yellow | green | blue
colour-of-cards = red | yellow | green | blue
colour-of-row = red | yellow | green | blue
topic = laying cards, laying | questions | jokers, the joker | bridges, the bridge | bonus cards, the bonus | piles, taking piles | the turn, turn | settings | speech, the voice | keys | braille | signs, the signs
section = the aim | the setup | the turn | the jokers, the bridges | the end | the score
game = elevens | beginner | junior | classic | the extremes | three openings | free opening | nimm
tongue = english | french | dutch
level = brief | normal | full
sort = events | answers | notices
switch = on | off
switch-before = switch on, turn on | switch off, turn off

# Cards.
card = [the] <colour> <number>
card-of-mine = my <colour> <number>
cards-two = [the] <colour> <number-small> [and] <second>
cards-three = [the] <colour> <number-small> <second> [and] <third>
cards-run = [the] <colour> <number> (through | down to | up to) <last>
cards-both = <card> and <other>

# Moves.
lay = <cards> | (lay | play) <cards> | put down <cards> | i lay <cards> | i would like to play <cards>
lay-joker = joker <card> | joker as <card> | lay a joker as <card> | i play my joker as <card>
lay-number = play <number> | lay my <number> | i would like to lay my <number>
lay-cow = play <cow-high> | lay my <cow-high> | i would like to lay my <cow-high>
stack = <cow> on <pile> | lay <cow> on <pile> | i play <cow> on top of <pile>
bridge = bridge <card> | <card> with a bridge | lay a bridge to <card> | i would like to build a bridge to <card>
bridge-from = <card> from <source> | bridge from <source> to <card> | lay <card> with a bridge from <source>
bridge-joker = joker <card> from <source> | joker as <card> from <source> | lay a joker as <card> from <source>
swap = swap <card> | swap [the] joker with <card> | exchange the joker at <card> | i swap the joker with <card-of-mine>
discard = discard | discard a joker | throw away a joker | i want to get rid of my joker
take = take | take the pile | i take this pile | i would like to take the pile
take-pile = take <pile-plain> | take pile <pile> | take the pile with <pile> | i take the pile topped with <pile>
claim = take <pile-plain> from <seat> | take pile <pile> from player <seat> | i take the pile with <pile> from player <seat>
draw = draw | draw a card | i draw | i'll pick up a card | i would like to draw a card
end = end | done | pass | end my turn | i am done | that is all
undo = undo | take it back | i changed my mind | i want to take my last move back

# Questions.
ask-hand = hand | my cards | what is in my hand | what cards do i have
ask-hand-full = hand full | my cards in full | read me my whole hand in detail
ask-hand-colour = hand <colour> | my <colour-of-cards> cards | what <colour-of-cards> cards do i have
ask-row = <colour> | <colour-of-row> row | show the <colour-of-row> row | what is in the <colour-of-row> row
ask-row-full = <colour> full | <colour-of-row> row in full | read the <colour-of-row> row in detail
ask-board = table | the rows | read the table | what is on the table
ask-board-full = table full | the rows in full | read the whole table in detail
ask-can = moves | my options | what can i lay | what can i play now
ask-can-full = moves full | my options in full | what can i play in detail
ask-can-colour = can <colour> | <colour-of-card> moves | what <colour-of-cards> cards can i lay
ask-can-cards = can <cards> | can i lay <cards> | is it possible to play <cards>
ask-can-on = can on <pile> | what fits on <pile> | what can i lay on <pile>
ask-where = where is <card> | who has <card> | do you know where <card> is
ask-where-number = where is <number> | where is my <number> | where is the number <number>
ask-missing = missing | what is missing | which numbers are missing on the table
ask-missing-colour = missing <colour> | what is missing in <colour> | which numbers are missing in the <colour-of-row> row
ask-open = openings | what is open | where can the rows be extended
ask-score = score | the points | what is the score | how many points do i have
ask-score-full = score full | the points in detail | tell me the score in full
ask-players = players | who is playing | how many cards has everyone
ask-players-full = players full | the players in detail | i want to know the players in full
ask-pile = pile | the draw pile | how many cards are in the pile | how many cards are left in the deck
ask-piles = piles | the piles | what piles are on the table
ask-piles-full = piles full | the piles in detail | read me the piles in full
ask-buffalos = buffalos | my buffalos | how many buffalos do i have
ask-bridges = bridges | my bridges | how many bridges do i have
ask-jokers = jokers | where are the jokers | are there jokers on the table
ask-bonus = bonus | bonus cards | how many bonus cards are left
ask-turn = turn | whose turn | whose turn is it | is it my turn
ask-last = last | last move | what happened | what did they just do
ask-since = since | since my turn | what happened since my last turn
ask-history = history | the messages | show me the last messages
ask-history-lines = history <count> | last <count> messages | read me the last <count> messages

# Help and rules.
help = help | help me | i need help
help-topic = help <topic> | help with <topic> | tell me about <topic> | i need help with <topic>
help-now = commands | list commands | what can i say
rules = rules | the rules | tell me the rules | how do you play this
rules-section = rules <section> | rules about <section> | read me the rules about <section>
rules-game = rules <game> | rules of <game> | what are the rules of <game>
hint = hint | a tip | give me a hint | what should i do

# What was said.
repeat = repeat | again | say that again | could you repeat that
repeat-lines = repeat <count> | repeat the last <count> | repeat <count> messages
back = back | step back | the previous message please
forward = forward | step forward | the next message please
stop = stop | be quiet | stop talking please

# The program.
save = save | save the game | where is the game saved
quit = quit | leave the game | i want to stop | i have to go
language = language | the language | another language please
language-to = <tongue> | speak <tongue> | change the language to <tongue>
verbosity = verbosity | level of detail | how much detail
verbosity-to = messages <level> | <level> messages | make the messages <level>
telling = <sort> <switch> | <switch-before> <sort> | i would like the <sort> <switch>
telling-level = <sort> <level> | <level> <sort> | i would like <level> <sort>
pause = pause | the pause | the pause please
pause-on = pause on | switch on the pause | i would like the pause on
pause-off = pause off | switch off the pause | i would like the pause off
braille = braille | the braille | the braille please
braille-on = braille on | switch on braille | i would like braille on
braille-off = braille off | switch off braille | i would like braille off
prompt = prompt | the prompt | the prompt please
prompt-on = prompt on | switch on the prompt | i would like the prompt on
prompt-off = prompt off | switch off the prompt | i would like the prompt off
sounds = sounds | the sounds | the sounds please
sounds-on = sounds on | switch on the sounds | i would like the sounds on
sounds-off = sounds off | switch off the sounds | i would like the sounds off
speech = speech | the speech | the speech please
speech-on = speech on | switch on the speech | i would like the speech on
speech-off = speech off | switch off the speech | i would like the speech off
faster = faster | speed up | could you speak faster
slower = slower | slow down | could you speak more slowly
louder = louder | speak up | turn up the volume
softer = quieter | volume down | turn down the volume
higher = higher | pitch up | a higher voice please
lower = deeper | pitch down | a lower voice please
voice = voice | another voice | i would like another voice
voice-number = voice <count> | voice number <count> | choose voice number <count>
keys = keys | key mode | switch on the single keys
yes = yes | that's right | yes please do
no = no | no thanks | i'd rather not
cancel = cancel | never mind | that's not what i said
choose = choose <count> | number <count> | the <count-place> one | i choose number <count>
