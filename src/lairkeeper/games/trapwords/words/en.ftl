### Trapwords in words: what may be answered, what happens, what is asked.
### Names carry their article. A comment "Silent" above a message names facts it leaves out on purpose.

## Names

team-0 = the red team
team-1 = the blue team
room = room { $number }
role-juror = juror
role-latecomer = latecomer
curse-flood = Flood
curse-petrification = Petrification
curse-echo = Echo
curse-feeble_minded = Feeble-minded
curse-forbidden_word = the Forbidden Word
curse-brambles = Brambles
curse-serpent = the Serpent
curse-three_tries = Three Tries
curse-lone_voice = the Lone Voice
curse-contagion = Contagion
curse-short_wick = the Short Wick
curse-denial = Denial
curse-pebbles = Pebbles
curse-last_word = the Last Word
monster-mummy = the Mummy
monster-mummy_hard = the Mummy*
monster-demon = the Demon
monster-demon_hard = the Demon*
monster-troll = the Troll
monster-troll_hard = the Troll*
monster-vampire = the Vampire
monster-vampire_hard = the Vampire*
monster-dragon = the Dragon
monster-dragon_hard = the Dragon*
monster-sphinx = the Sphinx
monster-sphinx_hard = the Sphinx*
monster-lich = the Lich
monster-lich_hard = the Lich*

## What curses and monsters do

effect-flood = The clue-giver takes one breath and gives all clues on it; silent pauses are fine. In typed play the clues have a window of 20 seconds.
effect-petrification = From the first guess on, the clue-giver gives no clue and does not move.
effect-echo = The clue-giver says every word twice in a row.
effect-feeble_minded = Clues are nouns only; articles do not matter.
effect-forbidden_word = The setters star one of their traps: if it is sprung, the team also goes back one room.
effect-brambles = Two more traps are written against this team.
effect-serpent = No clue word may begin with the letter S.
effect-three_tries = Three guesses instead of five.
effect-lone_voice = The clue-giver names one player, and only that player may guess; a team of two has four guesses instead.
effect-contagion = Traps also bite guessers: a guess that springs a trap fails the turn.
effect-short_wick = The hourglass has three fifths of its usual time.
effect-denial = Every clue contains a negation.
effect-pebbles = No clue word has more than seven letters.
effect-last_word = All clues first, then all guesses.
effect-mummy = A new curse is drawn at the start of every round fought.
effect-mummy_hard = Two new curses are drawn at the start of every round fought.
effect-demon = The clue-giver may say at most ten words.
effect-demon_hard = The clue-giver may say at most six words.
effect-troll = Three more traps are written against this team.
effect-troll_hard = Five more traps are written against this team.
effect-vampire = Three guesses.
effect-vampire_hard = Two guesses.
effect-dragon = Half of the hourglass.
effect-dragon_hard = Half of the hourglass, and it runs from the moment the word is handed over.
effect-sphinx = Every clue is a question.
effect-sphinx_hard = At most three clues, all of them questions.
effect-lich = Every trap written against this team in earlier rounds is active again.
effect-lich_hard = Every trap of earlier rounds is active again, those this team wrote too.

## Rules of clues, as claims name them

rule-trp-clue5 = the secret word was said
rule-trp-clue7 = an example of the secret word
rule-trp-clue8 = a proper noun
rule-trp-clue9 = a word meant as a proper noun
rule-trp-clue10 = sound or spelling instead of meaning
rule-trp-clue11 = a hint at letters, not at meaning
rule-trp-clue12 = an abbreviation of a proper noun
rule-trp-clue13 = a title in disguise
rule-trp-clue14 = private knowledge
rule-trp-clue15 = something here in the room
rule-trp-clue16 = something that cannot be written
rule-trp-clue20 = a reaction to a guess
rule-trp-clue21 = a translation or foreign word
about-trap = the trap “{ $trap }”
about-effect = { $effect }
about-rule = { $rule }
about-nothing = nothing in particular

## What a team is warned of

warned-trp-trap9 = it is in no dictionary
warned-trp-trap14 = people say it by habit
warned-trp-trap17 = it is close to the secret word
warned-trp-trap18 = it is nearly the same as another trap
warned-trp-trap20 = it is a name
warned-trp-trig6 = it counts only in its full meaning
warned-trp-trig16 = it counts only in its full meaning

## Why the referee says so

because-nothing = no connection
because-same = “{ $word }” matches word for word
because-spelling = “{ $word }” is another spelling of it
because-inflection = “{ $word }” is an inflection of it
because-homograph = “{ $word }” is spelled the same
because-full_meaning = “{ $word }” is said in its full meaning
because-family = “{ $word }” belongs to its family
because-derivative = “{ $word }” is a derivative
because-looks_related = “{ $word }” looks related
because-compound = “{ $word }” is a compound with it
because-closed_compound = “{ $word }” is made of it
because-whole_compound = “{ $word }” is the whole compound
because-part_of_trap = “{ $word }” is a part of it
because-abbreviation = “{ $word }” is short for it
because-blend = “{ $word }” is blended from it
because-number = “{ $word }” contains this number
because-slip = “{ $word }” is a slip of the fingers
because-split_letters = “{ $word }” spells it out
because-function_word = “{ $word }” is a function word here
because-gender = “{ $word }” is the other gender
because-clue_rule = “{ $word }” may break a rule
because-effect = “{ $word }” is not allowed now

## Answers

option-draw_monster = { CAPITAL($monster) }
option-draw_torch = { CAPITAL($seat) }
option-draw_glow = { CAPITAL($team) }
option-turn_up = { CAPITAL($curse) }
option-draw_curse = { CAPITAL($curse) }
option-draw_card = Card { $card }
option-draw_word = Word “{ $word }”
option-draw_trap = Trap “{ $text }”
option-draw_guesser = { CAPITAL($seat) }
option-time_is_up = Time is up
option-lose_seat = The connection is lost
option-come_back = The connection is back
option-give_torch = Give the torch to { $seat }
option-agree_on_curses = Play these two curses
option-redraw_curses = Ask for two others
option-propose = Propose “{ $text }”
# Silent: entry
option-keep = Keep “{ $text }”
# Silent: entry
option-set_aside = Set “{ $text }” aside
# Silent: entry
option-withdraw = Withdraw “{ $text }”
# Silent: entry
option-star = Give “{ $text }” the star
option-confirm_list = Confirm the list
option-leave_to_others = Leave the list to the others
option-swap_word = Swap a word that nobody knows
option-name_guesser = Let { $seat } guess
option-take_window = Take a window of 20 seconds
option-hold_breath = Give all clues on one breath
option-say_read = I have read it
option-start_glass = Turn the hourglass
option-say = Say “{ $text }”
option-end_clues = End the clues
option-guess = Guess “{ $text }”
option-hold_back = Wait and listen
option-count_guess = Count a wrong guess
option-uncount_guess = Undo the last guess
option-call_correct = Correct
option-let_stand = Let it stand
option-object = Object
option-count_word = Count a word
option-count_clue = Count a clue
option-mark_breath = Breath taken
option-mark_move = A movement
option-accept_guess = Accept the guess
option-refuse_guess = Refuse the guess
option-stop = Stop{ $clue ->
        [0] { "" }
       *[other] : “{ $text }”
    }
option-doubt = Doubt{ $clue ->
        [0] { "" }
       *[other] : “{ $text }”
    }
option-let_pass = Let it pass{ $clue ->
        [0] { "" }
       *[other] : “{ $text }”
    }
option-waive = Let them off
option-let_spring = Let the trap spring
# Silent: trap
option-name_trap = The trap “{ $text }”
option-name_rule = { CAPITAL($rule) }
option-name_effect = { CAPITAL($effect) }
option-contest = Contest
option-contest_as_late = Contest: the stop came too late
option-accept_stop = Accept the stop
option-type_word = It was “{ $text }”
option-uphold = Uphold the objection
option-reject = Reject the objection
option-reject_as_late = Reject it: the stop came too late
option-go_on = Continue
option-wish_no_curses = Play without curses from now on
option-wish_relaxed = Relax the restrictions
option-wish_strict = Bring the restrictions back
option-join = Join { $team }
option-concede = Concede the game

## Events

event-monster_appeared = { CAPITAL($monster) } waits in { $place }.
event-curse_laid = A curse lies face down in { $place }.
event-curse_turned_up = In { $place } a curse is turned up: { $curse }.
event-curse_discarded =
    { $curse ->
        [none] A curse is discarded unseen from { $place }.
       *[other] { CAPITAL($curse) } is discarded from { $place }.
    }
event-curse_pushed = The curse of { $place } is pushed into { $to }.
event-monster_moved = Both teams have failed: the monster comes into { $to }.
event-monster_stayed = The monster stays in { $place }.
event-curse_drawn = The Mummy draws a curse: { $curse }.
event-curses_redrawn = Both curses are drawn again.
event-torch_given = { CAPITAL($team) } gives its torch to { $seat }.
event-glow_given = { CAPITAL($team) } sets with the glowing Book.
event-round_began =
    { $is_last ->
        [yes] Round { $round } begins. It is the last one.
       *[other] Round { $round } begins.
    }
event-fight_began = { CAPITAL($team) } fights { $monster }.
event-round_ended = Round { $round } is over.
event-curses_switched_off = There are no curses any more.
event-restrictions_changed =
    { $is_relaxed ->
        [yes] The restrictions on clues are relaxed.
       *[other] The restrictions on clues are in force.
    }
event-team_wished =
    { $wish ->
        [no_curses] { CAPITAL($team) } would like to play without curses.
        [relaxed] { CAPITAL($team) } would like to relax the restrictions.
       *[other] { CAPITAL($team) } has a wish.
    }
event-player_joined = { CAPITAL($seat) } joins { $team }.
event-word_drawn = The word for { $team } is “{ $word }”.
event-word_swapped = { CAPITAL($team) } swaps the word.
# Silent: entry
event-entry_proposed =
    { $is_kept ->
        [yes] { CAPITAL($seat) }: “{ $text }” proposed and kept.
       *[other] { CAPITAL($seat) }: “{ $text }” proposed.
    }{ $warnings ->
        [none] { "" }
       *[other] { "" } Careful: { $warnings }.
    }
# Silent: entry
event-entry_kept = { CAPITAL($seat) }: “{ $text }” kept.
# Silent: entry
event-entry_set_aside = { CAPITAL($seat) }: “{ $text }” set aside.
# Silent: entry
event-entry_withdrawn = { CAPITAL($seat) }: “{ $text }” withdrawn.
# Silent: entry
event-entry_starred = { CAPITAL($seat) }: the star goes to “{ $text }”.
event-list_confirmed = { CAPITAL($seat) }: list confirmed.
event-left_to_others = { CAPITAL($seat) }: the list is left to the others.
event-team_ready = { CAPITAL($team) } is ready.
event-writing_extended =
    { $seconds ->
        [one] There is one second more to write.
       *[other] There are { $seconds } seconds more to write.
    }
event-writing_ended = The time for writing is over.
event-books_exchanged = The Books are exchanged. { CAPITAL($first) } goes first.
event-turn_began = { CAPITAL($giver) } gives clues for { $team }.
event-word_shown = The secret word is “{ $word }”.
event-guesser_named = Only { $seat } may guess.
event-window_taken = { CAPITAL($team) } takes a window of 20 seconds instead of one breath.
# Silent: milliseconds
event-glass_started = The hourglass runs.
event-clue_given = Clue { $clue }: “{ $text }”.
# Silent: clue
event-clue_held = The referee holds “{ $text }” back.
event-check_began = The opponents are checking a word.
event-clue_waived = The setters let clue { $clue } pass.
# Silent: clue, trap, rule, effect, reason
event-alert_raised =
    { $level ->
        [certain] “{ $word }” certainly concerns { $about } ({ $because ->
        [none] no reason
       *[other] { $because }
    }).
        [probable] “{ $word }” probably concerns { $about } ({ $because ->
        [none] no reason
       *[other] { $because }
    }).
       *[other] “{ $word }” may concern { $about }.
    }
event-clues_ended =
    { $why ->
        [first_guess] The first guess ends the clues.
        [window] The time for clues is over.
        [breath] A breath was taken: no more clues.
        [done] The clues have ended.
        [half_time] At half time the clues end.
        [limit] No words are left for clues.
       *[other] No more clues.
    }
event-guess_made =
    { $verdict ->
        [correct] { CAPITAL($seat) } guesses “{ $text }”: correct!
        [asked] { CAPITAL($seat) } guesses “{ $text }”; the setters are asked.
        [repeated] { CAPITAL($seat) } says “{ $text }” too; it counts once.
       *[other] { CAPITAL($seat) } guesses “{ $text }”: wrong. Guesses left: { $left }.
    }
event-guess_counted = Guesses used: { $used }, left: { $left }.
event-word_counted = Words said: { $said }.
event-clue_counted = Clues given: { $said }.
event-correct_called = { CAPITAL($seat) } says that the word was guessed.
event-call_refused = { CAPITAL($seat) } objects: the word was not said.
event-stop_called = { CAPITAL($seat) } calls stop.
event-doubt_raised = { CAPITAL($seat) } has a doubt{ $clue ->
        [0] { "" }.
       *[other] { "" } about clue { $clue }.
    }
event-stop_became_doubt =
    { $is_named ->
        [yes] The stop becomes a doubt ({ $seat }): the referee finds no connection.
       *[other] The stop becomes a doubt ({ $seat }): no reason was given in time.
    }
event-votes_counted = The vote: { $upheld } for the objection, { $rejected } against.
# Silent: kind, trap, rule, effect, level, reason, word
event-claim_named = The objection: { $about }{ $because ->
        [none] { "" }.
       *[other] { "" } ({ $because }).
    }
event-stop_contested =
    { $is_late ->
        [yes] { CAPITAL($seat) } contests: the stop came too late.
       *[other] { CAPITAL($seat) } contests the stop.
    }
# Silent: kind, trap, rule, effect
event-review_began = Review: { $about }{ $clue ->
        [none] { "" }.
       *[other] , in “{ $clue }”.
    }
# Silent: reason
event-word_typed = The word was “{ $word }”{ $level ->
        [none] ; the referee sees no connection.
       *[other] { "" } ({ $because ->
        [none] no reason
       *[other] { $because }
    }).
    }
# Silent: level, reason
event-claim_decided =
    { $is_upheld ->
        [yes] The objection is upheld, { $decided_by ->
        [teams] by the teams
        [jurors] by the jurors
        [referee] by the referee
       *[other] without a majority
    }.
       *[other] The objection is rejected, { $decided_by ->
        [teams] by the teams
        [jurors] by the jurors
        [referee] by the referee
       *[other] without a majority
    }.
    }
event-turn_resumed =
    { $seconds ->
        [one] The turn goes on with one second more.
       *[other] The turn goes on with { $seconds } seconds more.
    }
event-trap_made_void = The trap “{ $trap }” is void.
event-turn_succeeded = { CAPITAL($team) } has found its word.
# Silent: trap
event-turn_failed =
    { $why ->
        [TRP-FAIL1] { CAPITAL($team) } has sprung a trap.
        [TRP-FAIL2] { CAPITAL($team) } has given an invalid clue.
        [TRP-FAIL3] { CAPITAL($team) } has no guess left.
        [TRP-FAIL4] The hourglass of { $team } is empty.
       *[other] The turn of { $team } fails.
    }
event-word_revealed = The word of { $team } was “{ $word }”.
event-traps_revealed = The traps against { $team }: { $traps }{ $star ->
        [none] { "" }.
       *[other] ; the star was on “{ $star }”.
    }
event-figure_moved = { CAPITAL($team) } goes on into { $place }.
event-figure_sent_back = { CAPITAL($team) } is sent back into { $place }.
event-monster_beaten = { CAPITAL($team) } has beaten the monster.
event-seat_lost = { CAPITAL($seat) } has lost the connection.
event-seat_back = { CAPITAL($seat) } is back.
event-torch_passed = The torch of { $team } goes to { $seat }.
event-concede_wished = { CAPITAL($seat) } would like to concede.
event-team_conceded = { CAPITAL($team) } concedes.

## Questions

question-give_first_torch = Who gives the first clues for { $team }? The book suggests the oldest.
question-show_round = The round is about to begin.
# Silent: entries
question-write_list =
    { $quota ->
        [one] Write one trap for “{ $word }”;
       *[other] Write { $quota } traps for “{ $word }”;
    } { $kept ->
        [0] none is kept yet.
        [one] one is kept.
       *[other] { $kept } are kept.
    }
question-writing_time = Both teams are writing.
question-exchange_time = The Books are exchanged.
question-name_sole_guesser = Who alone may guess?
question-choose_breath = One breath, or a window of 20 seconds?
question-read_word = Is the word read?
question-run_glass = The hourglass is running.
question-await_lost = The hourglass waits for a player who lost the connection.
question-read_after_loss = The new clue-giver is reading.
question-last_words = Any last objections?
question-give_clue = What is your clue for “{ $word }”?
question-thinking_time = The clue-giver is thinking.
# Silent: rule, effect, reason
question-check_held_clue = “{ $text }” is held back: { $trap ->
        [none] “{ $word }” is not allowed
       *[other] “{ $word }” springs “{ $trap }”
    }. Let it spring?
question-clue_window = The time for clues is running.
question-objection_window = Clue { $clue } can be objected to.
question-guess_word = What is the word? Guesses left: { $left }.
question-confirm_guess = Is “{ $text }” good enough for “{ $word }”?
question-check_guess = “{ $text }” springs the trap “{ $trap }”. Let it spring?
question-half_time = Half of the time is for clues.
question-watch_table = What do you hear?
question-giver_at_table = Has the word been said?
question-object_to_call = The clue-giver says that the word was guessed. Any objection?
# Silent: clues
question-watch_clues = Is there anything wrong with these clues?
# Silent: traps
question-name_claim = What is wrong{ $text ->
        [none] ?
       *[other] { "" } with “{ $text }”?
    }
# Silent: rule, effect
question-contest_stop =
    { $trap ->
        [none] They say your clue is invalid.
       *[other] They say you said the trap “{ $trap }”.
    } Contest it?
# Silent: rule, effect, level
question-cast_vote = Is the objection right?
question-voting_time = People are voting.
question-watch_absence = Is { $seat } there?
question-watch_return = { CAPITAL($seat) } may come back.
question-agree_on_two_curses = Two curses at once: { $curses }. Play them?
question-say_wish = The round is over. Continue?
question-confirm_conceding = Do you really want to concede?
question-pause_time = A short pause between two rounds.
question-ponder_time = Time for a team to make up its mind.
question-join_late = Which team do you join?
draw-draw_the_monster = Which monster is drawn?
draw-draw_first_torch = Who gives the first clues for { $team }?
draw-draw_first_glow = Who sets with the glowing Book?
draw-draw_a_card = Which card is drawn for { $team }?
draw-draw_a_word = Which word is in the Book for { $team }?
draw-draw_a_trap = Which word is the next trap?
draw-draw_sole_guesser = Who alone may guess?
draw-turn_up_curse = Which curse lies in { $place }?
draw-draw_for_fight = Which curse does the Mummy draw?

## Endings

# Silent: scores
outcome-conceded = The game was conceded; { $winners } win.
    .short = A team conceded
# Silent: scores
outcome-both_teams = Both teams have beaten the monster; { $winners } win together.
    .short = Both teams won
# Silent: scores
outcome-faster_team = Both teams have beaten the monster, and the faster one wins: { $winners }.
    .short = The faster team won
# Silent: scores
outcome-monster_beaten = The monster is beaten; { $winners } win.
    .short = One team won
# Silent: scores, winners
outcome-monster_wins = After eight rounds the monster wins, and both teams lose.
    .short = The monster won
# Silent: scores
outcome-word_guessed = The word is guessed past all traps; { $winners } win.
    .short = The word was guessed
# Silent: scores
outcome-word_missed = The word stays a secret; { $winners } win.
    .short = The word was not guessed

## What is counted in many games

measure-guessed = Words guessed, of all turns
measure-sprung = Traps sprung, of all turns
measure-clue_giver = Words guessed from own clues
measure-guesser = Words guessed as a guesser
facet-group = Word groups
facet-language = Languages
facet-monster = Monsters

## Table options

table-players = Players
    .help = People and bots together; two teams of at least two.
table-first_team = Size of the red team
    .help = How many play for red; with 0 the teams are equal.
table-computers = Bots
    .help = The seats that bots play.
table-bots = Strength of the bots
    .help = How well bots set traps, give clues and guess.
table-bots-easy = Easy
    .help = They miss a lot.
table-bots-normal = Normal
    .help = They play like an average group.
table-bots-hard = Hard
    .help = They miss very little.
table-jurors = Jurors
    .help = Seats for people who only decide when the teams disagree.
table-latecomers = Latecomers
    .help = Seats for people who arrive later; they join between two rounds.
table-content = Content
    .help = The components that are played with.
table-mode = Where you play
    .help = Each on a device of their own, or together in one room.
table-mode-typed = Online
    .help = Everybody types clues and guesses; the referee reads them.
table-mode-table = In one room
    .help = You speak; phones and screen keep words, traps, time and score.
table-devices = Phones
    .help = Who confirms a team’s list of traps.
table-devices-each = One per player
    .help = Everybody in the team confirms the list.
table-devices-team = One per team
    .help = One tap confirms the list for the whole team.
table-language = Language
    .help = Words, traps and clues are in this language.
table-language-en = English
    .help = You guess English words.
table-language-fr = French
    .help = You guess French words.
table-group = Words
    .help = Which words you have to guess.
table-group-fantasy = Fantasy
    .help = Castles, dragons and old crafts.
table-group-contemporary = Everyday
    .help = Things of today.
table-word_list = Your own words
    .help = One word or phrase per line: 16 to 1000 lines, at most 3 words and 30 characters each. They replace ours.
table-used_words = Used words
    .help = Words already played at this table are not drawn again.
table-dungeon = Dungeon
    .help = The number of a room is the number of traps in it.
table-dungeon-recommended = Recommended
    .help = Rooms 3, 4, 5, 6 and 7, with two curses.
table-dungeon-alternative = Steep
    .help = Rooms 2, 4, 6, 8 and 10, with four curses.
table-dungeon-custom = Your own
    .help = You choose the rooms yourself.
table-dungeon-challenge = One word, seven traps
    .help = A challenge: one turn for the first player, against traps drawn from the word list.
table-rooms = Your own rooms
    .help = Three to seven rising numbers from 1 to 10, for example 3-4-5-6-7.
table-curse_rooms = Cursed rooms
    .help = The rooms where a curse lies, for example 4-6; if empty, the usual ones.
table-curses = Curses
    .help = A curse changes the rules for every team in its room.
table-curses-dealt = With curses
    .help = They lie face down until a team arrives.
table-curses-none = Without curses
    .help = Best for a first game.
table-deck = Cards
    .help = All curses and monsters, or only as many as in the box.
table-deck-all = All
    .help = 14 curses and 7 monsters.
table-deck-box = As in the box
    .help = 10 curses and 5 monsters.
table-monster_deck = Monsters
    .help = How dangerous the monster at the end is.
table-monster_deck-plain = Plain
    .help = The recommended monsters.
table-monster_deck-hard = Harder
    .help = For groups that win too often.
table-monster = Monster
    .help = A surprise, or the one you choose.
table-monster-random = Surprise
    .help = The monster is drawn at random.
table-monster-mummy = The Mummy
    .help = Teams that fight it draw more curses.
table-monster-demon = The Demon
    .help = It counts the words of your clues.
table-monster-troll = The Troll
    .help = It brings more traps.
table-monster-vampire = The Vampire
    .help = It takes guesses away.
table-monster-dragon = The Dragon
    .help = It burns time.
table-monster-sphinx = The Sphinx
    .help = Clues must be questions.
table-monster-lich = The Lich
    .help = Old traps work again.
table-clues = Clue rules
    .help = What clue-givers may say.
table-clues-strict = Strict
    .help = No names, examples, sounds, rhymes or foreign words.
table-clues-relaxed = Relaxed
    .help = Everything but the word itself and the traps.
table-swap_word = Swapping a word
    .help = Once per game a team may swap a word that nobody in it knows.
table-swap_word-yes = Allowed
    .help = Before the first trap is written.
table-swap_word-no = Not allowed
    .help = You play the word you get.
table-tie_break = Both beat the monster
    .help = What happens if both teams beat it in the same round.
table-tie_break-both = Both win
    .help = The two teams share the victory.
table-tie_break-fastest = The faster team wins
    .help = The second team has only as much time as the first one needed.
table-clock_start = Start of the hourglass
    .help = When the time for clues begins to run.
table-clock_start-after_reading = After reading
    .help = The clue-giver has three seconds to read the word.
table-clock_start-at_once = At once
    .help = More pressure: reading costs time.
table-clock_start-first_clue = With the first clue
    .help = Less pressure: thinking costs nothing.
table-hourglass = Hourglass
    .help = How long a team has to find its word.
table-hourglass-none = 90 seconds online, 40 in one room
    .help = The usual time.
table-second_reader = Second clue-giver
    .help = When the clue-giver of the second team sees the word.
table-second_reader-own_turn = In their own turn
    .help = Both clue-givers have the same time to think.
table-second_reader-exchange = Right away
    .help = Both read at once; the second one has longer to think.
table-monster_freeze = A fought monster
    .help = When it stops coming closer.
table-monster_freeze-while_there = While a team is there
    .help = It moves again if the team has to leave.
table-monster_freeze-for_good = For good
    .help = After the first fight it never moves again.
table-same_spelling = Same spelling
    .help = A clue is spelled like a trap but means something else.
table-same_spelling-springs = Springs the trap
    .help = The spelling counts.
table-same_spelling-meaning = Is only a doubt
    .help = The meaning counts, and people decide.
table-part_of_compound_trap = Part of a compound trap
    .help = A clue says one word of a trap of several words.
table-part_of_compound_trap-spares = Nothing happens
    .help = Only the whole phrase springs the trap.
table-part_of_compound_trap-springs = Springs the trap
    .help = Every word of the phrase counts.
table-gender_guess = The other gender
    .help = The guess is the other gender of the word: actor, actress.
table-gender_guess-correct = Correct
    .help = It counts as the same word.
table-gender_guess-asked = The other team decides
    .help = The setters say whether it counts.
table-relaxed_scope = Relaxed clues
    .help = What stays forbidden with relaxed clue rules.
table-relaxed_scope-written_words = Gestures and emoji
    .help = Clues are written words.
table-relaxed_scope-traps_only = Only word and traps
    .help = Anything else goes.
table-reactions = Reactions to guesses
    .help = Whether clue-givers may say “warmer” or “no, bigger”.
table-reactions-allowed = Allowed
    .help = A reaction counts as a clue.
table-reactions-forbidden = Forbidden
    .help = Only new clues may be given.
table-short_list = Short lists
    .help = Time is up, and traps are missing.
table-short_list-played = Played as they are
    .help = Nobody waits.
table-short_list-more_time = A little more time
    .help = 30 seconds more, twice at most.
table-echo_reading = Echo
    .help = What the clue-giver has to say twice.
table-echo_reading-own_words = Every word of a clue
    .help = The clue-giver repeats their own words.
table-echo_reading-guesses = Every guess
    .help = The clue-giver repeats what the team guesses.
table-forbidden_word_first_room = Forbidden Word in the first room
    .help = What happens if it lies in the first room, from where nobody can go back.
table-forbidden_word_first_room-discarded = Discarded
    .help = The room is free of curses.
table-forbidden_word_first_room-replaced = Replaced
    .help = Another curse takes its place.
table-auto_referee = The referee
    .help = What it does when a trap has certainly been said.
table-auto_referee-stops = Stops the turn
    .help = The team that set the trap may still waive it.
table-auto_referee-alerts = Only warns
    .help = The setters have to press Stop themselves.
table-first_torch = First torch
    .help = Who gives the first clues in each team.
table-first_torch-random = Drawn
    .help = Chance picks a name.
table-first_torch-chosen = Chosen
    .help = Each team taps a name.

## Presets

preset-easy = Easy
    .help = For a first game: no curses, and relaxed clue rules.
preset-normal = Normal
    .help = The recommended dungeon: two curses and a plain monster.
preset-hard = Hard
    .help = More traps, four curses and a harder monster.

## The game itself

game-title = { "Trapwords" }
game-about = Two teams make each other guess words, past traps that they cannot see.

## Tips

tip-aim = Write words that the other clue-giver will want to say. The list is hidden: they will walk into it.
tip-confirm = Propose as many words as you like, keep the best, and confirm the list together.
tip-torch = The player with the torch gives the clues; the torch goes round the team.
tip-clue = Make your team say the word, without saying it and without the traps that you cannot see. Go round about.
tip-guess = Type what you think. You have five guesses, and a trap cannot hurt you.
tip-object = Stop if a trap was said, doubt if you are not sure: doubts are settled after the turn.
tip-held = The referee has found something. The opponents may let it pass.
tip-room = One room further: there will be more traps against you.
tip-curse = A curse works for one round, on every team in its room.
tip-monster = Both teams failed, so the monster comes nearer.
tip-fight = Guess your word in this round, and you beat the monster.

## The referee: why a clue word springs a trap, or the secret word. `role` is trap or secret.

referee-target =
    { $role ->
        [secret] the secret word “{ $trap }”
       *[trap] the trap “{ $trap }”
    }
referee-of-target =
    { $role ->
        [secret] of the secret word “{ $trap }”
       *[trap] of the trap “{ $trap }”
    }
referee-nothing = Nothing was found that springs { referee-target }.
referee-same = “{ $clue }” is { referee-target }.
referee-spelling = “{ $clue }” is another spelling of { referee-target }.
referee-inflection = “{ $clue }” is an inflection { referee-of-target }.
referee-homograph = “{ $clue }” may also be an inflection { referee-of-target }.
referee-full_meaning = “{ $clue }” counts as { referee-target } in its full meaning only.
referee-family = “{ $clue }” belongs to the family { referee-of-target }.
referee-derivative = “{ $clue }” is built on the same root as { referee-target }.
referee-looks_related = “{ $clue }” looks like a relative { referee-of-target }.
referee-compound = “{ $clue }” is a compound with “{ $part }”, which springs { referee-target }.
referee-closed_compound = “{ $clue }” is made with “{ $part }”, which springs { referee-target }.
referee-whole_compound = “{ $clue }” is the whole of { referee-target }.
referee-part_of_trap = “{ $clue }” is a part { referee-of-target }.
referee-abbreviation = { $part ->
        [none] “{ $clue }” is a short form, or the full form, { referee-of-target }.
       *[other] “{ $clue }” stands for “{ $part }”, which springs { referee-target }.
    }
referee-blend = “{ $clue }” is a blend made with { referee-target }.
referee-number = “{ $clue }” is said with “{ $part }”, which springs { referee-target }.
referee-slip = “{ $clue }” looks like a misspelling { referee-of-target }.
referee-split_letters = “{ $clue }” spells { referee-target }.
referee-function_word = “{ $clue }” is spelled like { referee-target }, but is a small word of grammar.

## The referee: what it says of a guess.

guess-same = “{ $word }” is the secret word.
guess-spelling = “{ $word }” is another spelling of the secret word.
guess-inflection = “{ $word }” is a form of the secret word.
guess-compound = “{ $word }” contains the secret word.
guess-closed_compound = “{ $word }” seems to contain the secret word.
guess-whole_compound = “{ $word }” is the whole secret word.
guess-number = “{ $word }” is said with the secret word.
guess-gender = “{ $word }” is the other gender of the secret word.
guess-slip = “{ $word }” may be a slip of the keyboard.
guess-part_of_trap = That is only a part of the secret word.
guess-nothing = That is not the secret word.

## The referee: may this word be a trap?

legality-fine = This word can be a trap.
legality-one = The word “one” cannot be a trap.
legality-shape = A trap is one word or one fixed compound of 2 to 30 letters.
legality-like_pronoun = This word works as a pronoun.
legality-filler = People say this word by habit.
legality-near_filler = People often say this word by habit.
legality-auxiliary = An auxiliary verb cannot be a trap.
legality-function_word = A small word of grammar cannot be a trap.
legality-full_meaning_only = It counts in its full meaning only, not as an auxiliary.
legality-full_word_only = It counts only where it is said as a noun, an adjective or a full verb.
legality-unknown = This word is in no dictionary.
legality-name = This looks like a name; names may be forbidden in clues anyway.
legality-kind = Only nouns, adjectives, verbs and numbers can be traps.

## Lines of a pasted list that are refused

line-nonsense = “{ $word }” is no word
line-function_word = “{ $word }” is too common a word to be guessed
line-too_many_words = “{ $word }” has more than three words
line-too_long = “{ $word }” is longer than 30 characters
line-too_few = paste at least { $other } words; { $word } can be played
line-too_many = there are { $word } words, and { $other } is the most
line-too_many_lines = there are { $word } lines, and { $other } is the most
line-twice = “{ $word }” stands there twice
line-family = “{ $word }” is of one family with “{ $other }”

## Free words that are refused, by clause

refusal-TRP-TRAP10 = “one” cannot be a trap.
refusal-TRP-TRAP11 = “{ $text }” is a small word of grammar or an auxiliary: it cannot be a trap.
refusal-TRP-TRAP12 = “{ $text }” works as a pronoun: it cannot be a trap.
refusal-TRP-TRAP14 = People say “{ $text }” by habit: it cannot be a trap.
refusal-TRP-TRAP15 = “{ $text }” is no noun, adjective, verb or number: it cannot be a trap.
refusal-TRP-TRAP16 = A trap is one word or one fixed compound of 2 to 30 letters; “{ $text }” is not.
refusal-TRP-TRAP17 = “{ $text }” is the secret word or of its family: it is forbidden anyway.
refusal-TRP-CLUE16 = A clue is made of words: no pictures, links or spelled-out letters.
refusal-TRP-CLUE17 = This clue does not do what the curse or the monster demands.
refusal-TRP-AMB9 = Repeat the words of the last guess first.
refusal-TRP-GUES5 = “{ $text }” names no word: guess one.
refusal-TRP-GUES17 = One guess at a time.

## What a host should know before the game starts

caution-unknown_words =
    { $more ->
        [0] The bots know nothing about { $items }.
       *[other] The bots know nothing about { $items } and { $more } more words.
    } They will play them badly.
