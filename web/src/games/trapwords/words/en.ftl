### What only the board of Trapwords says.

board-name = { $seat }
board-corridor = The dungeon
board-room = Room { $n }
board-round = Round { $n } of { $of }
board-curse-down = A curse, face down
board-effects = In force this round
board-other-wishes = Other wishes
board-rule = Rule
board-your-team = your team
board-ready = ready
board-writing = writing…
board-both-write = Both teams are writing traps.
board-round-over = Round { $n } is over.
board-opening = The round begins.
board-opening-torch = { $seat } gives the clues
board-opening-traps = { $n ->
    [one] past one trap
   *[other] past { $n } traps
}
board-handover = The Books change hands. First to play: { $team }.
board-now-clues = { $seat } gives clues for { $team }
board-you = you
board-now-write = { $n ->
    [one] Write one trap against { $team }
   *[other] Write { $n } traps against { $team }
}
board-now-giver = Your clues: make your team say the word
board-now-guesser = { $seat } gives clues: guess the word
board-now-setter = { $seat } gives clues: watch for your traps
board-now-watcher = { $seat } gives clues for { $team }
board-now-giver-aloud = Speak! Make your team say the word
board-now-guesser-aloud = Listen to { $seat } and guess aloud
board-now-setter-aloud = Listen to { $seat }: watch for your traps
board-now-watcher-aloud = { $seat } gives clues for { $team }
board-now-show = Show { $seat } the word, then turn the hourglass

board-word-of = For { $team }
board-word-hidden = Still a secret
board-word-was = The word was
board-glass = The sand is running
board-glass-ready = The sand waits
board-glass-over = The turn is over
board-glass-writing = Time to write
board-glass-stands = The sand stands still
board-seconds = { $n ->
    [one] One second left
   *[other] { $n } seconds left
}
board-frozen-held = { $role ->
    [setter] One of your traps was said: let it spring?
    [giver] Your clue is held back
   *[other] The opponents are checking a word
}
board-frozen-ask = { $role ->
    [setter] Does this guess count?
   *[other] The setters are asked about a guess
}
board-frozen-naming = { $role ->
    [setter] Stop! Name the reason
   *[other] Stop! The reason is being named
}
board-frozen-contest = { $role ->
    [giver] Stop! Accept it, or contest it
    [guesser] Stop! Accept it, or contest it
   *[other] Stop! The team may contest it
}
board-frozen-review = The table votes
board-lost-torch = { $seat } is away: in { $n } s { $next } takes the torch
board-lost-turn = { $seat } is away: in { $n } s the turn is lost
board-frozen-lost = Waiting for a lost player
board-frozen-correct = Was the word said?

board-sheet = Your trap list
board-sheet-title = { $n ->
    [one] One trap
   *[other] { $n } traps
}
board-proposed-by = by { $seat }
board-keep = Keep
board-keep-entry = Keep “{ $text }”
board-aside = Set aside
board-aside-entry = Set aside: “{ $text }”
board-withdraw = Withdraw
board-set-aside = Set aside
board-empty-line = a trap is missing here
board-starred = starred: it sends the team back
board-agreeing = Who agrees with the list
board-agrees = agrees
board-not-yet = has not agreed yet
board-leaves-it = leaves it to the others
board-list-final = The list is final.
board-warning = { $clause ->
    [TRP-TRAP9] In no dictionary: it counts if it is said.
    [TRP-TRAP11] Counts only in its full meaning.
    [TRP-TRAP14] People say this by habit.
    [TRP-TRAP17] Close to the secret word itself.
    [TRP-TRAP18] Nearly the same as another trap.
    [TRP-TRAP20] A name: clues may not use names anyway.
   *[other] Think twice about this one.
}
board-propose-label = A word they will want to say
board-propose = Propose
board-propose-locked = Nothing to write now

board-talk = Clues and guesses
board-no-clue-yet = No clue yet
board-not-started = Reading the word…
board-held = held back
board-checking = The opponents are checking a word.
board-stop = Stop
board-doubt = Doubt
board-let-pass = Fine
board-window = Time to object
board-window-left = { $n } s
board-level-certain = Trap!
board-level-probable = Probably:
board-level-weak = Perhaps:
board-verdict-correct = correct
board-verdict-wrong = wrong
board-verdict-asked = the setters are asked
board-verdict-repeated = said twice, counted once
board-verdict-untested = too early, not tested
board-clue-label = Your clue
board-say = Say
board-clues-closed = No more clues in this turn
board-echo = First repeat: { $text }
board-guess-label = Your guess
board-guess = Guess
board-guess-later = Guessing opens when the clues have ended
board-not-your-guess = Somebody else guesses this time
board-wait = One moment…
board-traps = Your traps
board-all-traps = The traps
board-old-traps = Old traps, awake again
board-guesses-left = { $n ->
    [0] No guess left
    [one] One guess left
   *[other] { $n } guesses left
}
board-words-left = { $n ->
    [one] One word left
   *[other] { $n } words left
}
board-clues-left = { $n ->
    [one] One clue left
   *[other] { $n } clues left
}

board-monster-waits = It waits in room { $n }:

board-claim = An objection
board-claim-stop = Stop! Is this a trap?
board-claim-stop-rule = Stop! Is this clue allowed?
board-claim-doubt = A doubt. What do you say?
board-claim-upheld = The trap snaps shut
board-claim-rejected = The clue was fine
board-claim-spoken = said aloud
board-another-rule = Another rule…
board-claim-unnamed = The reason is not named yet.
board-claim-late = The team says: the stop came too late.
board-the-trap = Trap: { $trap }.
board-no-reason = The referee sees no connection.
board-rule-broken = “{ $word }”: { $rule }.
board-rule-claimed = The objection: { $rule }.
board-decided =
    { $kind ->
        [stop] Stop
       *[doubt] Doubt
    } { $holds ->
        [yes] upheld
       *[no] { $kind ->
            [stop] overturned
           *[doubt] rejected
        }
    }{ $votes ->
        [none] { "" }
       *[other] { " " }{ $votes }
    }{ $seconds ->
        [0] { "" }
       *[other] , +{ $seconds } s
    }.
board-decided-by = { $by ->
        [jurors] The jurors decide.
        [referee] No majority: the referee decides.
       *[benefit] No majority: the clue-giver gets the benefit.
    }
board-decided-became-doubt = The stop became a doubt: { $named ->
        [yes] the referee finds no connection
       *[no] no reason was named in time
    }.
board-votes-for = Uphold
board-votes-against = Reject
board-type-spoken = Which word was said?
board-ask-referee = Ask

board-chronicle = The match, round by round
board-chronicle-round = Round
board-chronicle-traps = Traps: { $words }
board-chronicle-clues = Clues: { $words }
board-chronicle-guesses = Wrong guesses: { $words }
board-found = found
board-missed = not found

board-got-it = Got it!
board-wrong-guess = Wrong guess

board-thing-room = { $n ->
    [one] Room { $n }: a team that stands here faces one trap.
   *[other] Room { $n }: a team that stands here faces { $n } traps.
}
board-thing-curse-down = A face-down curse: it is turned up when a team shares its room, and works for one round.
board-thing-pawn = { $team } stands in room { $n }. A guessed word leads one room on.
board-thing-team = { $n ->
    [one] { $team } writes one trap this round.
   *[other] { $team } writes { $n } traps this round.
}
board-thing-torch = { $seat } holds the torch and gives the clues this round.
board-thing-quota = As many traps as the number of the room where the others stand, and { $n } in this round.
board-thing-round = After { $of } rounds without a victor the monster wins.
board-thing-book = The secret word. The clue-giver and the opponents may read it.
board-thing-book-setting = The word that the others will have to guess. Write what their clue-giver will want to say.
board-thing-guesses = { $n ->
    [one] One guess is left. Wrong guesses cost one each.
   *[other] { $n } guesses are left. Wrong guesses cost one each.
}
board-thing-words = The Demon counts: at most { $n } words in this turn.
board-thing-clues = The Sphinx counts: at most { $n } clues in this turn.

board-fact-torch = torch
board-rulings-download = Download the rulings of this table
board-words-download = Download your word list
board-rulings-title = The rulings of this table
board-ruling-turn = Round { $n }, { $team }, secret word “{ $secret }”
board-ruling-said = Said: “{ $word }”
board-number-rounds = { $n ->
    [one] One round
   *[other] { $n } rounds
}
board-number-words = { $n ->
    [0] No word guessed
    [one] One word guessed
   *[other] { $n } words guessed
}

clock-check_held_clue = Time to decide
clock-contest_stop = Time to contest
clock-name_claim = Time to name it
clock-voting_time = Time to vote
clock-clue_window = Time for clues
clock-exchange_time = The Books change hands
clock-show_round = The round begins
clock-read_word = Time to read
clock-pause_time = The next round follows
clock-thinking_time = Time to think

guide-write = Write what their clue-giver will want to say. Keep the best words, then confirm the list together.
guide-read = This is your word. Read it, then make your team say it.
guide-turn = The clue-giver reads the word. Turn the hourglass as soon as it is read.
guide-clue = Type a clue and send it. Go round about: you cannot see the traps.
guide-guess = Type what you think the word is. Wrong guesses cost one candle each.
guide-watch = Watch the clues. { $pointer ->
    [finger] Tap
   *[mouse] Click
} Stop if a trap was said, Doubt if you are not sure.
guide-vote = Read the objection, then decide.
guide-wait = The others are playing. What you can do appears below.

minutes-title = Trapwords in two minutes
minutes-goal = Through the dungeon
minutes-goal-text = Two teams walk through a corridor of numbered rooms. A monster waits at the end. Guess your word in its room, and you beat it.
minutes-traps = Set traps
minutes-traps-text = You see the other team’s secret word. Together you write words that their clue-giver will want to say: as many as the number of their room. They never see your list.
minutes-clues = Give clues
minutes-clues-text = The player with the torch reads the word and makes the team say it before the sand runs out. Say a trap, or the word itself, and the turn is lost. You do not know the traps, so go round about.
minutes-guess = Guess
minutes-guess-text = The team has five guesses. A trap cannot hurt those who guess. A right guess leads one room on, where more traps wait.
minutes-object = Stop and doubt
minutes-object-text = The opponents watch. Stop ends the turn at once, a doubt is settled afterwards. The referee says why a word counts, and people have the last word.
minutes-curses = Curses
minutes-curses-text = Curses lie in some rooms. One that shares a room with a team is turned up and makes a single round harder.
minutes-monster = The monster
minutes-monster-text = If both teams fail, the monster comes one room closer and pushes the curses before it. After eight rounds it wins.

lesson-write = You play with Player 3 against two others. This is the word they will have to guess: dragon. Write a word that their clue-giver will want to say: this one, or your own. Then press Propose.
lesson-second = Their room has the number 2, so the list has two traps. They will never see it. One more!
lesson-confirm = Your teammate agrees with the list. Confirm it, too. You could also propose more words and keep the best.
lesson-write-done = The list is final. The others have written one about your word, at the same time. Now your team plays.
lesson-guess = Your teammate holds the torch and gives clues. You guess for as long as the sand runs. Try this one, or your own idea.
lesson-again = Wrong, and one of five candles is out. A trap cannot hurt you while you guess. Here is another clue: guess again.
lesson-guess-done = Found! Your figure walks one room on, where more traps wait. Next time the torch is yours.
lesson-clue = A new round: now you alone read your team’s word, lion. Make your teammate say it. You cannot see the traps, so choose an indirect way: say this, or your own clue.
lesson-risk = Not yet. You could say the first thing that comes to mind… which is what the others have trapped. Say it all the same.
lesson-sprung = Snap! A trap closes on the very word, with the reason below. Your team could contest it, and then people vote. Here it is clear: accept.
lesson-clue-done = The turn is lost, and your figure stays. If both teams fail in a round, the monster comes one room closer. Now you are on the other side.
lesson-watch = The others play for dragon, and their clue-giver has said one of your traps. The referee holds the clue: nobody has read it yet. You may let them off, or let the trap spring. Let it spring.
lesson-watch-done = Caught! Such a held clue is certain. But the referee does not see everything: the rest is up to you.
lesson-pass = Another round. Their word is piano, and your traps are instrument and concert. This clue touches none of them: let it pass.
lesson-doubt = Concerto… is that your trap concert? You are not sure. Doubt does not stop anybody: it is looked at when the turn is over. Press Doubt.
lesson-doubt-trap = Say what you mean: the trap concert.
lesson-stop = Instrumental! That is your trap instrument, and the referee is not certain. Press Stop at once: the sand stands still.
lesson-stop-trap = Name the trap: instrument. If you were wrong, they would get their time back, and 5 seconds more.
lesson-stop-done = They accept it, and their turn is lost. Stop when you are sure, Doubt when you are not. Now for the end of the game.
lesson-fight = Some rounds later your team begins the round in the monster’s room: this is the fight. You have three guesses instead of five. Find the word!
lesson-fight-done = The monster is beaten: you have won! Remember: every word you find takes you one room further, a word found in the monster’s room wins, and after eight rounds the monster does.

journey-next = Play on with new words
journey-number = Game { $n }
