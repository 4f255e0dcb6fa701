## Setting up

chapter-setup = Setting up
TRP-SET1 = Two teams play, and each has at least two players: one gives clues, the others guess.
TRP-SET2 = With an odd number of players one team has one more; nothing else changes. Teams are balanced to a difference of one unless the host wants it otherwise.
TRP-SET3 = Empty seats may be taken by computer players, from none to all of them, and at most sixteen players take part. There is no variant for two or three seats, because a team needs a clue-giver and a guesser.
TRP-SET4 = Each team has its own figure, and the teams face each other: every screen shows its own team in front.
TRP-SET5 = The dungeon is a row of rooms in ascending order. The recommended row has five: 3, 4, 5, 6 and 7.
TRP-SET6 = In the box room 3 is printed on the back of room 10, so both cannot lie on one table. A limit of cardboard only: rows of your own may hold both.
TRP-SET7 = Both figures start in the first room, the one with the lowest number.
TRP-SET8 = Each team gives its torch to one of its players, who gives the clues in the first round.
TRP-SET9 = A team that cannot decide may leave it to custom: the book names the oldest players, and here chance draws a name.
TRP-SET10 = One hourglass times the turns of both teams.
TRP-SET11 = The curses are shuffled and two are dealt face down; nobody knows which they are.
TRP-SET12 = One curse lies in the second room, the other in the room before the monster’s. Where those are one and the same room, a single curse is dealt. A host who chooses the places replaces this.
TRP-SET13 = There are two monster decks: the plain one is recommended, the one with the asterisk makes the game harder.
TRP-SET14 = One monster of the chosen deck is drawn and lies face up. A host may pick one by name instead.
TRP-SET15 = The monster waits in the last room, the one with the highest number.
TRP-SET16 = Each team writes its traps on a sheet of its own, folded so that the opponents cannot read it: only the team that writes a list sees it.
TRP-SET17 = Experienced groups may play in other rooms with more curses, for example rooms 2, 4, 6, 8 and 10 with a curse in each of the first four.
TRP-SET18 = The dungeon may be adapted freely: three to seven rooms with different numbers from 1 to 10 in ascending order, and any number of curses, but none in the last room.
TRP-SET19 = The language of the words, French or English, and the group of words are fixed for the whole game before the first round.
TRP-SET20 = All 14 curses and 7 monsters are in the decks. A table may keep to ten curses and five monsters, as many as the box holds.

## Words and Books

chapter-words = Words and Books
TRP-BOOK1 = The words are shuffled as often as needed, and nobody looks at them meanwhile.
TRP-BOOK2 = Every card carries words of two groups, and the type of Book decides which group is read.
TRP-BOOK3 = Fantasy words would be ordinary in an invented medieval world; contemporary words would be out of place there.
TRP-BOOK4 = Both teams read the same group of words for the whole game.
TRP-BOOK5 = At the start of a round each team draws one word.
TRP-BOOK6 = The card goes into the Book with the side up that nobody has seen: the opponents learn nothing about the word that was drawn.
TRP-BOOK7 = The word a team draws is the secret word that the other team will have to guess. The whole team that drew it sees it, its own clue-giver too.
TRP-BOOK8 = Each word is drawn evenly from those of the list that have not been used, in this game or in an earlier one of the same table, until the list is used up. The two words of a round differ and are not of one family.
TRP-BOOK9 = The two Books are alike, but one of them bears a glowing symbol.
TRP-BOOK10 = The Books are exchanged every round, so the glowing one changes sides every round. Who sets with it in the first round is drawn.
TRP-BOOK11 = If the table agreed on it, a team may swap a word that none of its players knows, once in the game and before it has written a trap.
TRP-BOOK12 = A word list is refused if an entry looks like a function word, has more than three words, or belongs to one family with another entry; the refusal names both. This holds for lists pasted by a host too.

## The round

chapter-round = The round
TRP-RND1 = The game is a series of rounds. In a round both teams write traps at the same time; then each team takes a turn.
TRP-RND2 = One sheet of eight lists serves a team for the whole game. Each list notes the room of the opponents and their secret word, and the team can read its old lists again.
TRP-RND3 = A game lasts at most eight rounds.
TRP-RND4 = After the first team’s turn the other team always takes its own, whatever happened.
TRP-RND5 = If no team advanced in the round, the monster moves one room towards the teams.
TRP-RND6 = If at least one team advanced, the monster stays where it is.
TRP-RND7 = When the monster enters a room with a curse, the curse is pushed one room further towards the teams.
TRP-RND8 = A curse that is pushed into a room with another curse pushes that one on, and so on down the row.
TRP-RND9 = A curse that would be pushed past the first room is discarded unseen.
TRP-RND10 = At the end of the round each clue-giver passes the torch to the next player of the team, in the order of the seats.
TRP-RND11 = Everybody gives clues in turn: nobody holds the torch twice before all have held it once. In a team of more than eight some may never get it.
TRP-RND12 = A round ends in this order: open doubts are settled; victory is looked for; the curses that were active are discarded; the monster moves if nobody advanced; curses that now share a room with a team are turned up; the torches are passed; the next round begins.
TRP-RND13 = Later rounds follow the same rules in the rooms then reached, until a team starts a round in the monster’s room.
TRP-RND14 = A short overview stands beside the rulebook; here it is a guide of two minutes.

## Writing traps

chapter-traps = Writing traps
TRP-TRAP1 = Each team reads the opponents’ secret word and writes down words that the opposing clue-giver may want to say. Only the team itself sees its list.
TRP-TRAP2 = The list has exactly as many traps as the number of the room where the opponents started the round, and more if a curse or the monster says so.
TRP-TRAP3 = The two lists are independent: against opponents in room 4 you write four traps, while they write three against you in room 3.
TRP-TRAP4 = A team may propose more words than it needs and then choose which to keep. What is set aside is no trap.
TRP-TRAP5 = Everybody in the team may propose words and keep or set aside those of others, never more than the list needs. The list is final when it is full and more than half of the team confirm it, at least two; any change takes the confirmations back. Computer players confirm a full list at once. At a table with one device per team one tap speaks for the team.
TRP-TRAP6 = Everybody knows who holds the torches while traps are written, so you may use what you know about the opposing clue-giver.
TRP-TRAP7 = A team says when its list is complete, and nothing more is known about it. Clues begin when both lists are.
TRP-TRAP8 = Traps must be about this secret word; words that serve for any secret word (and, he) are not traps.
TRP-TRAP9 = A trap is a noun, an adjective or a verb, in any form. Words that the dictionary does not know are accepted with a warning; the pronoun of a reflexive verb and the English “to” are ignored.
TRP-TRAP10 = Numbers are allowed, except one. Digits stand for their words; zero is allowed.
TRP-TRAP11 = Pronouns, the auxiliaries to be and to have, and go, do, make and can are not allowed, in any form; nor is the French devoir as a verb, and the English will, would, shall, should, may, might and must. Pouvoir and devoir are accepted as nouns, with a reminder. A form that is also a noun or an adjective is accepted with a warning: it counts only as such.
TRP-TRAP12 = Words that work as pronouns are not allowed: thing, something, someone, stuff and their like.
TRP-TRAP13 = General words such as person and place are allowed.
TRP-TRAP14 = Filler words that a speaker says by habit are not allowed (well, okay, um). Good, like, kind and sort are accepted with a warning.
TRP-TRAP15 = Adverbs, prepositions, conjunctions, articles and interjections are refused, unless the form is also a noun or an adjective.
TRP-TRAP16 = A trap is one word or one fixed compound of 2 to 30 characters: letters, digits, hyphens and apostrophes, at most two spaces. A single digit other than 1 is long enough.
TRP-TRAP17 = A trap that certainly or probably belongs to the family of the secret word is refused, because the secret word is a trap already. A weak resemblance only warns.
TRP-TRAP18 = Two traps of one family are accepted after a warning: legal, but a waste.
TRP-TRAP19 = When the time for writing is over, the kept words fill the list, then the others by number of votes, then in the order in which they were proposed. What is missing stays missing: the turn is played with fewer traps. The star of the Forbidden Word falls on the first entry of that order.
TRP-TRAP20 = Proper nouns are accepted with a warning.

## What springs a trap

chapter-springing = What springs a trap
TRP-TRIG1 = A trap is sprung as soon as the clue-giver says a trap word or any derivative of it.
TRP-TRIG2 = A compound springs a trap through any of its parts. A word written in one piece is a compound if it is made of two words of today that anybody sees in it; letters that meet by chance (carpet) and suffixes (friendship) do not count.
TRP-TRIG3 = A trap word is sprung when it stands inside a compound: butterfly springs butter.
TRP-TRIG4 = All derivatives count, abbreviations too. A blend springs a word of which it keeps at least four letters in a row or the whole last syllable.
TRP-TRIG5 = Words whose kinship is only history do not count; do not be petty. A derivative counts if a school dictionary explains it with the base word or a word of its family.
TRP-TRIG6 = Pouvoir and devoir as traps count only in their full meaning, not as auxiliaries.
TRP-TRIG7 = Traps bind the clue-giver only. A guesser who says one risks nothing, unless a curse says so.
TRP-TRIG8 = A common abbreviation springs its full word: TV springs television.
TRP-TRIG9 = Case, accents, ligatures, hyphens and regional spellings are ignored. Two different words of the dictionary that differ only in their accents stay two words if both carry one; if only the trap carries one, the match is probable, or weak if the plain word is far more usual.
TRP-TRIG10 = Synonyms, translations and words that merely sound alike spring nothing.
TRP-TRIG11 = A part of a compound trap does not spring it, unless that part alone is a usual short form of the whole.
TRP-TRIG12 = Digits equal number words. A compound number springs its parts, and ordinals, fractions and numbers that show the base whole spring it (fourteen: four; but not thirteen: three).
TRP-TRIG13 = The same spelling with another meaning springs the trap; the setters may waive it. A base form that is only by chance an inflected form of the trap is probable.
TRP-TRIG14 = Everything the clue-giver says from the moment the word is shown to the end of the turn counts, a word repeated from a guess too, except a bare yes or no.
TRP-TRIG15 = In typed play a misspelling of a trap or of the secret word counts as that word: one slip in a word of five letters or more that no dictionary knows, or letters split apart. A word typed without its accents or its apostrophe is that word, never a slip of another.
TRP-TRIG16 = A function word said as such springs no trap by its spelling. Where its place shows that it is a noun, an adjective or a full verb, it is compared like any word, and the match is probable at most.
TRP-TRIG17 = A compound trap is sprung by the whole compound only, in any spelling and inflection, or by an abbreviation of the whole.

## Who goes first

chapter-order = Who goes first
TRP-ORD1 = When both lists are complete the Books are exchanged, and the teams give clues one after the other. The second clue-giver does not see the word before their own turn.
TRP-ORD2 = The team that is less advanced gives clues first.
TRP-ORD3 = If both teams started the round in one room, the team that receives the glowing Book goes first.
TRP-ORD4 = While the teams stay level they take turns to go first, since the glowing Book changes sides every round, also in rounds where nobody needs it.
TRP-ORD5 = Order and number of traps follow the rooms at the start of the round; a success in the first turn changes neither.

## Clues

chapter-clues = Clues
TRP-CLUE1 = The clue-giver receives the secret word from the opponents and reads it; the guessers do not see it.
TRP-CLUE2 = The clue-giver has about three seconds to take it in; then the opponents start the hourglass.
TRP-CLUE3 = The clues should make the team say the word. There is no limit to their number.
TRP-CLUE4 = The clue-giver does not see the traps, nor does anybody else of the guessing team.
TRP-CLUE5 = The secret word and all its derivatives are forbidden: it is a trap like the others, at every table.
TRP-CLUE6 = The clue-giver must not say any trap.
TRP-CLUE7 = No examples of the secret word (no breeds for dog); synonyms are allowed. The referee marks known examples for the setters.
TRP-CLUE8 = No proper nouns, and no adjectives made from them: countries, titles, people. The referee marks likely ones for the setters; an ordinary abbreviation in capitals is none.
TRP-CLUE9 = Whether a word is a proper noun depends on how it is meant.
TRP-CLUE10 = Clues are about meaning, not about sound or spelling: no rhymes, no first letters, no “sounds like”. The referee marks such turns of phrase for the setters.
TRP-CLUE11 = A clue may aim at an expression that contains the secret word, as long as it is about meaning. To say the expression is to say the secret word.
TRP-CLUE12 = No abbreviations of proper nouns (USA); ordinary ones (TV) are fine.
TRP-CLUE13 = No titles in disguise; to describe the work is fine.
TRP-CLUE14 = No clues that rest on private knowledge which the opponents lack.
TRP-CLUE15 = No clues about things in the room or what the players are living through right now, nor about anything on the screen.
TRP-CLUE16 = A clue rests on words that can be written: no gestures, tone of voice or melody. In typed play no emoji, drawings made of signs, links or spelled-out letters; they are refused where they can be detected.
TRP-CLUE17 = A clue that breaks one of these rules, or the rule of an active curse or monster, is invalid and fails the turn if it is claimed in time.
TRP-CLUE18 = New or shy groups may leave the restrictions aside until they feel at ease: then only the secret word, the traps and the rule of written words bind.
TRP-CLUE19 = If clues are found that no trap can catch, the restrictions must be put in force. Between rounds both teams together may relax them, and the wish of one team brings them back.
TRP-CLUE20 = To react to a guess (“warmer”, “no, bigger”) is a clue like any other.
TRP-CLUE21 = A translation of the secret word or of its parts is an invalid clue, and so is a foreign word that is not in use in the language of the game.

## Guesses

chapter-guesses = Guesses
TRP-GUES1 = Guesses are made while clues are given. Any player of the team except the clue-giver may guess, in no order.
TRP-GUES2 = A team has five guesses in a turn.
TRP-GUES3 = Guessers may not question the clue-giver. A question that names a word is a guess of it; at the table any other is void, and in typed play every message is a guess unless it is refused.
TRP-GUES4 = Guessers may not discuss; to name a word while wondering aloud is to guess it.
TRP-GUES5 = To say “I think I know” is allowed, though discouraged, and is no guess. In typed play such a message is refused and costs nothing, unless it contains the secret word.
TRP-GUES6 = If the team guesses its word, its figure moves to the next room as soon as the success is final. A team that started the round with the monster wins instead.
TRP-GUES7 = A guess is correct if it contains the secret word, also inflected or inside a compound.
TRP-GUES8 = A derivative is not a correct guess: scientific is not science.
TRP-GUES9 = Count guesses generously: a compound is one guess, and a whole sentence is one guess.
TRP-GUES10 = In typed play one message is one guess of at most 60 characters. Words listed with commas, slashes or “or” count one each, if every item has at most three words; otherwise the message is a sentence. A longer message is refused and costs nothing.
TRP-GUES11 = The same wrong guess by two players within two seconds counts once; a later repeat counts again.
TRP-GUES12 = The last guess may be the right one; the turn fails only if it is wrong.
TRP-GUES13 = A word that no dictionary knows, not even with its accents restored, and that is one slip away from a secret word of six letters or more is accepted unless a setter refuses it within five seconds.
TRP-GUES14 = Accents, case and hyphens are ignored, and the feminine or masculine of the same noun is the same word, both ways; where more than the ending changes, the setters are asked. Forms in -ess are other words.
TRP-GUES15 = Guesses count in the order in which they arrive; one that arrives after the end of the turn is void.
TRP-GUES16 = A guess that is only a part of a compound secret word is wrong.
TRP-GUES17 = In typed play a string of nouns is refused with “one guess at a time” and costs nothing but time, unless they form a known compound.
TRP-GUES18 = At the table the setters say when a guess is correct. The clue-giver may say so too: the clock stops, and a setter may object within five seconds.

## Failure and the opponents’ part

chapter-failure = Failure, and what the opponents do
TRP-FAIL1 = The turn fails if the clue-giver said a trap or a derivative of one.
TRP-FAIL2 = The turn fails if the clue-giver gave an invalid clue.
TRP-FAIL3 = The turn fails when the last allowed guess is wrong.
TRP-FAIL4 = The turn fails when the hourglass is empty.
TRP-FAIL5 = After a failure the team may no longer guess and does not advance in this round.
TRP-FAIL6 = What happened first counts first: a correct guess before the end of the clock is a success, unless a clue given before it is claimed by stop or doubt and the claim is upheld. The few seconds for objections go on running after the guess.
TRP-FAIL7 = At the table a word begun before the end of the clock counts.
TRP-OPP1 = The opponents turn the hourglass once the clue-giver has read the word. In typed play it starts by itself after three seconds; at the table the setters tap start.
TRP-OPP2 = The opponents stop the team when a trap or a derivative is said.
TRP-OPP3 = The opponents stop the team when an invalid clue is given.
TRP-OPP4 = The opponents count the guesses and stop the team after the last one. At the table each tap counts one and can be taken back.
TRP-OPP5 = The opponents watch the hourglass and stop the team at once when it ends; the clock of the game decides.

## Curses

chapter-curses = Curses
TRP-CUR1 = When a team stands in a room with a curse, because it went there or because the monster pushed the curse, the card is turned face up.
TRP-CUR2 = A curse works only in the first round that is played in its room.
TRP-CUR3 = It adds rules for every team that is in the room in that round.
TRP-CUR4 = If both teams start the round there it binds both; otherwise only the team that is there.
TRP-CUR5 = At the end of that round the card is discarded, whatever happened.
TRP-CUR6 = Curses may be left out, in a first game or when players struggle; both teams together may also switch them off between rounds.
TRP-CUR7 = Flood: breathe as you like while you think, then give all clues on one breath. Silent pauses are fine; the slightest intake of air ends the clues, and guessing goes on. In typed play the clues have a window of 20 seconds.
TRP-CUR8 = Petrification: from the first guess on the clue-giver gives no clue, makes no sign and does not move.
TRP-CUR9 = Echo: the clue-giver says every word twice, in good faith; the opponents are lenient.
TRP-CUR10 = Feeble-minded: clues are nouns only, that is persons, places or things. Pronouns are no nouns; articles do not matter.
TRP-CUR11 = The Forbidden Word is discarded if its room is the first one, and not replaced.
TRP-CUR12 = Against the Mummy a new curse is drawn for each round fought, from the cards not dealt; when there are none, the discards are shuffled.
TRP-CUR13 = The harder Mummy draws two curses at once. They combine: numbers add, limits take the smaller value, all conditions hold. At the table the teams may agree on another reading aloud.
TRP-CUR14 = Pairs that cannot be played together are drawn again; any other pair is drawn again once if both teams ask for it.
TRP-CUR15 = If both teams fight the Mummy in one round, the same curses bind both.
TRP-CUR16 = Curses are turned up before the traps of the round that they bind are written.
TRP-CUR17 = A curse and the monster never share a room: a team in the monster’s room is bound by no room curse.
TRP-CUR18 = If the Mummy draws the Forbidden Word while its room is the first one, another curse is drawn instead. In any other room it works as printed, on a fighting team too.
TRP-CUR19 = The step back of the Forbidden Word is made when the failure is final, never below the first room. It is no advance, and after a fight of that round the monster still stays. A curse that waits in the room reached is turned up at the end of the round.
TRP-CUR20 = A redraw replaces both cards, which go to the discards at once. When fewer than two cards are left, the discards are shuffled in first.
TRP-CUR21 = Nobody has to hold their breath: at the table a team may choose the window of 20 seconds for Flood before the word is read.

## The monster

chapter-monster = The monster
TRP-MON1 = A team meets the monster by entering its room, or when the monster enters theirs.
TRP-MON2 = A team that starts a round in the monster’s room fights: the monster’s rule binds it, and guessing the word wins the game. To enter the room is not yet a fight.
TRP-MON3 = If both teams are there, the rule binds both.
TRP-MON4 = If one team is alone with the monster, the team behind plays first.
TRP-MON5 = The lone fighter that guesses its word wins the game, also if the other team succeeded before.
TRP-MON6 = If the lone fighter fails, the game goes on, the team stays there, and the monster does not move while a team is in its room, even if both failed.
TRP-MON7 = If both teams are with the monster, the one that received the glowing Book starts, and the other gets its turn in any case.
TRP-MON8 = If both guess, both teams win.
TRP-MON9 = If exactly one guesses, that team wins.
TRP-MON10 = If neither guesses, another round is played.
TRP-MON11 = Every monster has a harder version, marked with an asterisk.
TRP-MON12 = The team behind advances as usual, into the monster’s room too, in a round where the other team fights.
TRP-MON13 = When the monster walks into a team’s room, the fight begins in the next round.

## End of the game

chapter-ending = End of the game
TRP-END1 = The game ends at the end of a round in which a team has beaten the monster; then everything hidden is shown.
TRP-END2 = The eighth round is the last: if nobody has beaten the monster by its end, the monster wins and both teams lose.
TRP-END3 = Everybody can see that the round is the last one.
TRP-END4 = Between two rounds a team may concede if most of its people agree; the other team wins.

## Variants

chapter-variants = Variants
TRP-VAR1 = Tie-break: if both teams beat the monster in one round, the faster one wins.
TRP-VAR2 = The clock is stopped when the first team succeeds, and the second team gets exactly the time the first one used. Reading and stopped time do not count.
TRP-VAR3 = If the second team guesses before that time is over, it wins; otherwise the first team wins, also with equal times.
TRP-VAR4 = If the first team failed, the second has its usual time, as without the variant.
TRP-VAR5 = More pressure: the hourglass starts as soon as the word is taken.
TRP-VAR6 = Less pressure: the hourglass starts with the first clue, or by itself after 20 seconds of thinking. The harder Dragon goes before this.
TRP-VAR7 = Groups set the start of the hourglass as they like; it is fixed during a round.

## Objections and disputes

chapter-disputes = Objections and disputes
TRP-RULE1 = A trap or an invalid clue counts only if it is noticed at once. In typed play later claims are refused; at the table people judge.
TRP-RULE2 = Opponents who noticed in time but are not sure let the team finish; afterwards the players talk it over, and the decision is applied as if it had been made then.
TRP-RULE3 = A doubt raised in time keeps the right to object.
TRP-RULE4 = In typed play a clue can be objected to for six seconds after it is shown; the hourglass does not wait.
TRP-RULE5 = There are two buttons. Stop freezes the clock at once, and the setter then names the trap, the rule or the curse, and in typed play the clue, within ten seconds. Doubt lets the turn go on. A stop that is not completed becomes a doubt, and in typed play so does one on a trap or the secret word where the referee sees no connection at all.
TRP-RULE6 = A success is provisional until the last clue can no longer be objected to and all doubts are settled; then the figure moves.
TRP-RULE7 = In a review each team has one vote, that of the majority of those who voted; a tie or silence is no vote. Two equal votes, or one vote against a silent team, decide. Otherwise the jurors do by majority. Without them, or on a tie, the referee decides about traps and the secret word: certain and probable are upheld; all other claims are rejected.
TRP-RULE8 = If a stop is overturned, the turn goes on with the time that was left plus five seconds and the same number of guesses, and the trap that was named is void.
TRP-RULE9 = In typed play the referee withholds a message that certainly springs a trap, says the secret word or breaks a curse, and stops the clock. The setters have five seconds to waive it; otherwise the trap is sprung. The guessing team may contest.
TRP-RULE10 = Judges are generous: in counting guesses, with Echo, and with the kinship of words.
TRP-RULE11 = After one overturned stop in a turn the setters have only doubts for the rest of it.
TRP-RULE12 = A contested stop is reviewed with the secret word still hidden. Guessers vote only on traps; claims that need the secret word are voted by the clue-giver alone for the team, without jurors. Doubts are reviewed after the turn with the word shown to all; doubts about a turn that failed anyway are dropped, unless they name the starred trap.
TRP-RULE13 = At the table nobody but people hears what is said: a stop or doubt is always accepted, and the guessing team may answer “too late” within ten seconds, which is reviewed like any contest. The spoken word may be typed in for the referee.

## On the screen

chapter-screen = On the screen
TRP-DIG1 = The hourglass lasts 40 seconds at the table and 90 seconds in typed play; a host may set 20 to 180 seconds.
TRP-DIG2 = Writing lasts 150 seconds and 10 more for each trap above three, by the longer of the two lists; it ends early when both teams are ready.
TRP-DIG3 = If the clue-giver is lost during the turn, the clock stops once for up to 30 seconds; then the next player of the rotation takes the torch, sees the word and has three seconds to read it. If no guesser would remain, the turn fails.
TRP-DIG4 = Spectators see what is public and nothing else.
TRP-DIG5 = When a turn is final, its secret word and its whole list of traps are shown to everybody.
TRP-DIG6 = At the table each team has a device for its list, and the clue-giver reads the word on the opponents’ device or on their own phone. One shared device works too, with a curtain. The hourglass is always started by a tap.
TRP-DIG7 = Every draw comes from one recorded seed, and the whole game can be played back.
TRP-DIG8 = During a turn the guessing team has no chat, and the clue-giver’s only channel are the clues. The setters may talk among themselves.
TRP-DIG9 = A player who joins late sits at the end of the rotation from the next round on.
TRP-DIG10 = At the table computer players hold no seat: two people per team are needed. A team may ask for proposals of traps.
TRP-DIG11 = Computer players confirm and vote like players, within limits: they never concede, pause, contest or ask for a redraw; a team with people is decided by its people; a team of computers rejects every claim of its own below certain against a team with people; between two teams of computers the referee decides.
TRP-DIG12 = A challenge is one turn: the first player of the first team gives clues for a word with seven traps, which are drawn from what people connect with the word. A guessed word earns 100 points, five less for each word of the clues and ten less for each wrong guess.

## Readings

chapter-readings = Readings that groups choose
TRP-AMB1 = Second clue-giver. The second clue-giver sees the word only in their own turn; or both clue-givers read when the Books are exchanged.
TRP-AMB2 = A fought monster. The monster stands still while a team is in its room; or it never moves again after the first fight.
TRP-AMB3 = Same spelling. The same spelling with another meaning springs a trap; or only the meaning that the setters had in mind, and anything else is a doubt.
TRP-AMB4 = Part of a compound trap. A part of a compound trap does not spring it; or it does.
TRP-AMB5 = The other gender. The other gender of the same noun is a correct guess; or the setters are asked.
TRP-AMB6 = Relaxed clues. Relaxed clues keep the secret word, the traps and the rule of written words; or only the secret word and the traps.
TRP-AMB7 = Reactions to guesses. The clue-giver may react to guesses; or may not, and only gives new clues.
TRP-AMB8 = Short lists. A list that is short when time is up is played as it is; or the team gets 30 seconds more, twice at most.
TRP-AMB9 = Echo. The clue-giver says each own word twice; or repeats every word of a guess before going on.
TRP-AMB10 = Forbidden Word in the first room. The Forbidden Word is discarded in the first room; or discarded and replaced by another curse.
TRP-AMB11 = The referee. The referee stops the turn when a trap is certainly sprung, and the setters may waive it; or it only alerts the setters, and what they do not notice in time does not count.
TRP-AMB12 = First torch. The first torch is given at random; or the team taps a name.
