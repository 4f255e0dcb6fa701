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

## Why the referee says so

because-nothing = no connection
because-same = “{ $word }” is the word itself
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
option-uncount_guess = Take the last guess back
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
option-waive = Waive it
option-let_spring = Let the trap spring
# Silent: trap
option-name_trap = The trap “{ $text }”
option-name_rule = { CAPITAL($rule) }
option-name_effect = { CAPITAL($effect) }
option-contest = Contest
option-contest_as_late = Too late
option-accept_stop = Accept the stop
option-type_word = It was “{ $text }”
option-uphold = Uphold the claim
option-reject = Reject the claim
option-reject_as_late = Reject it: too late
option-go_on = Go on
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
# Silent: entry, warnings
event-entry_proposed =
    { $is_kept ->
        [yes] { CAPITAL($seat) } proposes “{ $text }”, and it is kept.
       *[other] { CAPITAL($seat) } proposes “{ $text }”.
    }
# Silent: entry
event-entry_kept = { CAPITAL($seat) } keeps “{ $text }”.
# Silent: entry
event-entry_set_aside = { CAPITAL($seat) } sets “{ $text }” aside.
# Silent: entry
event-entry_withdrawn = { CAPITAL($seat) } withdraws “{ $text }”.
# Silent: entry
event-entry_starred = { CAPITAL($seat) } gives “{ $text }” the star.
event-list_confirmed = { CAPITAL($seat) } confirms the list.
event-left_to_others = { CAPITAL($seat) } leaves the list to the others.
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
event-stop_became_doubt = The stop of { $seat } becomes a doubt, and the turn goes on.
# Silent: kind, trap, rule, effect, level, reason, word
event-claim_named = The claim: { $about }{ $because ->
        [none] { "" }.
       *[other] { "" } ({ $because }).
    }
event-stop_contested =
    { $is_late ->
        [yes] { CAPITAL($seat) } contests: too late.
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
        [yes] The claim is upheld, { $decided_by ->
        [teams] by the teams
        [jurors] by the jurors
        [referee] by the referee
       *[other] for want of a vote
    }.
       *[other] The claim is rejected, { $decided_by ->
        [teams] by the teams
        [jurors] by the jurors
        [referee] by the referee
       *[other] for want of a vote
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
event-concede_wished = { CAPITAL($seat) } would concede.
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
question-await_lost = The hourglass waits for a player who was lost.
question-read_after_loss = The new clue-giver is reading.
question-last_words = Any last objections?
question-give_clue = What is your clue for “{ $word }”?
question-thinking_time = The clue-giver is thinking.
# Silent: rule, effect, reason
question-check_held_clue = “{ $text }” is held back: { $trap ->
        [none] “{ $word }” is not allowed
       *[other] “{ $word }” springs “{ $trap }”
    }. Waive it?
question-clue_window = The time for clues is running.
question-objection_window = Clue { $clue } can be objected to.
question-guess_word = What is the word? Guesses left: { $left }.
question-confirm_guess = Is “{ $text }” good enough for “{ $word }”?
question-check_guess = “{ $text }” springs the trap “{ $trap }”. Waive it?
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
        [none] An invalid clue is claimed.
       *[other] The trap “{ $trap }” is claimed.
    } Contest it?
# Silent: rule, effect, level
question-cast_vote = Is the claim right?
question-voting_time = People are voting.
question-watch_absence = Is { $seat } there?
question-watch_return = { CAPITAL($seat) } may come back.
question-agree_on_two_curses = Two curses at once: { $curses }. Play them?
question-say_wish = The round is over. Go on?
question-confirm_conceding = Do you really want to concede?
question-pause_time = A short pause between two rounds.
question-ponder_time = Time for a team to make up its mind.
question-join_late = Which team do you join?
draw-draw_the_monster = Which monster is drawn?
draw-draw_first_torch = Who gives the first clues for { $team }?
draw-draw_first_glow = Who sets with the glowing Book?
draw-draw_a_card = Which card is drawn for { $team }?
draw-draw_a_word = Which word is in the Book for { $team }?
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

## What is counted in many games

measure-guessed = Words guessed, of all turns
measure-sprung = Traps sprung, of all turns

## Table options

table-players = Players
    .help = How many people and computer players take part.
table-first_team = Size of the red team
    .help = 0 balances the teams.
table-computers = Computer players
    .help = The seats that the computer plays.
table-bots = Strength of the computer players
    .help = How well they set traps, give clues and guess.
table-bots-easy = Easy
    .help = They make mistakes.
table-bots-normal = Normal
    .help = They play as people do.
table-bots-hard = Hard
    .help = They miss little.
table-jurors = Jurors
    .help = Seats for spectators who decide when the teams disagree.
table-latecomers = Latecomers
    .help = Seats for people who come later; they join between two rounds.
table-content = Content
    .help = The components that are played with.
table-mode = Way to play
    .help = Over the network, or at one table.
table-mode-typed = Typed
    .help = Clues and guesses are typed.
table-mode-table = At the table
    .help = People speak; the screen keeps words, traps, clock and score.
table-devices = Devices at the table
    .help = How a team confirms its list.
table-devices-each = One for each player
    .help = Everybody confirms.
table-devices-team = One for each team
    .help = One tap speaks for the team.
table-language = Language of play
    .help = The language of words, traps and clues.
table-language-en = English
    .help = English words.
table-language-fr = French
    .help = French words.
table-group = Words
    .help = Which group of words the Books show.
table-group-fantasy = Fantasy
    .help = Things of an invented medieval world.
table-group-contemporary = Contemporary
    .help = Things of today.
table-word_list = Own words
    .help = A list pasted by the host takes the place of ours.
table-used_words = Used words
    .help = Words that were played at this table before.
table-dungeon = Dungeon
    .help = The numbers of the rooms.
table-dungeon-recommended = Recommended
    .help = Rooms 3, 4, 5, 6 and 7, two curses.
table-dungeon-alternative = Alternative
    .help = Rooms 2, 4, 6, 8 and 10, four curses.
table-dungeon-custom = Own
    .help = Rooms of your own choice.
table-rooms = Own rooms
    .help = Three to seven numbers from 1 to 10, ascending: 3-4-5-6-7.
table-curse_rooms = Rooms with curses
    .help = The numbers of rooms where a curse lies: 4-6. Nothing: the usual places.
table-curses = Curses
    .help = Whether curses lie in the dungeon.
table-curses-dealt = With curses
    .help = They lie face down.
table-curses-none = Without curses
    .help = For a first game.
table-deck = Decks
    .help = All cards, or as many as the box holds.
table-deck-all = All
    .help = 14 curses and 7 monsters.
table-deck-box = As in the box
    .help = 10 curses and 5 monsters.
table-monster_deck = Monsters
    .help = Plain monsters or those with the asterisk.
table-monster_deck-plain = Plain
    .help = Recommended.
table-monster_deck-hard = Harder
    .help = For groups that win too often.
table-monster = Monster
    .help = Drawn at random, or chosen.
table-monster-random = At random
    .help = A surprise.
table-monster-mummy = The Mummy
    .help = It draws curses.
table-monster-demon = The Demon
    .help = It counts words.
table-monster-troll = The Troll
    .help = It brings more traps.
table-monster-vampire = The Vampire
    .help = It takes guesses.
table-monster-dragon = The Dragon
    .help = It burns time.
table-monster-sphinx = The Sphinx
    .help = It wants questions.
table-monster-lich = The Lich
    .help = It wakes old traps.
table-clues = Restrictions on clues
    .help = Whether names, examples, sounds and the like are forbidden.
table-clues-strict = Strict
    .help = All rules of clues hold.
table-clues-relaxed = Relaxed
    .help = Only the secret word, the traps and written words count.
table-swap_word = Swapping a word
    .help = Once in the game a team may swap a word that none of them knows.
table-swap_word-yes = Allowed
    .help = Before the first trap is written.
table-swap_word-no = Not allowed
    .help = As in the rulebook.
table-tie_break = Both beat the monster
    .help = What happens if both teams beat it in one round.
table-tie_break-both = Both win
    .help = As in the rulebook.
table-tie_break-fastest = The faster one wins
    .help = The second team gets the time of the first.
table-clock_start = Start of the hourglass
    .help = When the time begins to run.
table-clock_start-after_reading = After reading
    .help = Three seconds to read.
table-clock_start-at_once = At once
    .help = More pressure.
table-clock_start-first_clue = With the first clue
    .help = Less pressure.
table-hourglass = Hourglass
    .help = How long a turn lasts, 20 to 180 seconds.
table-hourglass-none = As usual
    .help = 90 seconds typed, 40 at the table.
table-second_reader = Second clue-giver
    .help = When the second clue-giver sees the word.
table-second_reader-own_turn = At the own turn
    .help = Equal time to think.
table-second_reader-exchange = At the exchange
    .help = Both read at once.
table-monster_freeze = A fought monster
    .help = When it stands still.
table-monster_freeze-while_there = While a team is there
    .help = It moves again if the team has to leave.
table-monster_freeze-for_good = For good
    .help = After the first fight it never moves.
table-same_spelling = Same spelling
    .help = Another meaning of a trap.
table-same_spelling-springs = Springs it
    .help = The word itself was said.
table-same_spelling-meaning = Is a doubt
    .help = Only the meaning in mind counts.
table-part_of_compound_trap = Part of a compound trap
    .help = One word of a trap of several.
table-part_of_compound_trap-spares = Springs nothing
    .help = The whole compound is needed.
table-part_of_compound_trap-springs = Springs it
    .help = Every part counts.
table-gender_guess = The other gender
    .help = As a guess of the same noun.
table-gender_guess-correct = Correct
    .help = It is the same noun.
table-gender_guess-asked = To be asked
    .help = The setters decide.
table-relaxed_scope = Relaxed clues
    .help = What still counts.
table-relaxed_scope-written_words = Written words too
    .help = No gestures, no emoji.
table-relaxed_scope-traps_only = Traps only
    .help = The secret word and the traps.
table-reactions = Reactions to guesses
    .help = “Warmer”, “no, bigger”.
table-reactions-allowed = Allowed
    .help = They are clues.
table-reactions-forbidden = Forbidden
    .help = Only new clues.
table-short_list = Short lists
    .help = When time is up and traps are missing.
table-short_list-played = Played as they are
    .help = Nobody waits.
table-short_list-more_time = A little more time
    .help = 30 seconds, twice at most.
table-echo_reading = Echo
    .help = What is said twice.
table-echo_reading-own_words = Own words
    .help = The clue-giver says each word twice.
table-echo_reading-guesses = Guesses
    .help = The clue-giver repeats every guess.
table-forbidden_word_first_room = Forbidden Word in the first room
    .help = Nobody can go back from there.
table-forbidden_word_first_room-discarded = Discarded
    .help = Without another.
table-forbidden_word_first_room-replaced = Replaced
    .help = By another curse.
table-auto_referee = The referee
    .help = What it does when a trap is certainly sprung.
table-auto_referee-stops = Stops the turn
    .help = The setters may waive it.
table-auto_referee-alerts = Alerts the setters
    .help = What nobody notices does not count.
table-first_torch = First torch
    .help = Who gives the first clues.
table-first_torch-random = At random
    .help = Chance draws a name.
table-first_torch-chosen = Chosen
    .help = The team taps a name.

## Presets

preset-easy = First game
    .help = No curses, and relaxed clues.
preset-normal = Recommended
    .help = The recommended dungeon with two curses and plain monsters.
preset-hard = Hard
    .help = More traps, more curses, and monsters with an asterisk.

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

line-empty = “{ $word }” has no letters
line-function_word = “{ $word }” is too common a word to be guessed
line-too_many_words = “{ $word }” has more than three words
line-too_long = “{ $word }” is longer than 30 characters
line-twice = “{ $word }” stands there twice
line-family = “{ $word }” is of one family with “{ $other }”
