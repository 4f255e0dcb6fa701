### What only the board of Vengeance: Roll & Fight says.

board-name = { $name }
board-title = { CAPITAL($name) }
board-seat = { $seat }

## The lair

board-plan = Floor plan of the lair. Arrow keys move from room to room, Enter chooses.
board-no-lair = No lair yet
board-place = { CAPITAL($room) }: { $facts }.
board-you-here = the hero is here
board-visited = visited
board-inside = inside: { $who }
board-minion-crossed = { $name } (crossed)
board-minion-dodged = { $name } (dodged)
board-minion-dotted = { $name } (hurt)
board-loot-here =
    { $n ->
        [one] 1 loot
       *[other] { $n } loot
    }
board-looted = loot taken
board-task-open =
    { $points ->
        [one] objective for 1 point: { $task }
       *[other] objective for { $points } points: { $task }
    }
board-task-done =
    { $points ->
        [one] objective reached, 1 point: { $task }
       *[other] objective reached, { $points } points: { $task }
    }
board-doors = doors to { $rooms }
board-can-choose = can be chosen
board-boss-bar = Boss: { $left } of { $health } health left, { $points } points so far

## The phases

board-phase-setup = Set-up
board-phase-flashback = Flashback
board-phase-roll = Roll
board-phase-fight = Combat
board-phase-scored = The end
board-show-lair = Show the lair
board-show-board = Show your board
board-looking = You are looking at the boards of { $seat }. Back to yours
board-setup-wait = The others are choosing.
board-who = Who comes back?
board-where = Where does it happen?

## Dice and the Reserve

board-reserve-count =
    { $n ->
        [one] 1 die in the Reserve
       *[other] { $n } dice in the Reserve
    }
board-reserve-closed = The Reserve is closed, { $n } dice are left in it
board-hand = Your dice
board-die = { CAPITAL($face) }
board-die-loose = { CAPITAL($face) }: will be rolled. Press to keep it.
board-die-kept = { CAPITAL($face) }: kept. Press to roll it after all.
board-die-locked = { CAPITAL($face) }: locked
board-kept = kept
board-roll =
    { $n ->
        [0] Roll
        [one] Roll 1 die
       *[other] Roll { $n } dice
    }
board-space = Space
board-take =
    { $n ->
        [0] Take
       *[other] Take { $n }
    }
board-stop = Stop
board-stop-sure = Stop for good?
board-you-stopped = You have stopped. The others are still rolling.
board-you-stuck = Nothing more can be done with your dice. The others are still rolling.
board-come-back = Go on rolling
board-place-wound = Take the wound
board-refill = Refill with every group
board-which = Which one?
board-close = Close
board-why-not = Not now
board-tick = Tick { $n }
board-ordered = Your order is given; it is carried out when all have given theirs.
board-time-left =
    { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }

## Tiles

board-skills = Skills
board-skill =
    { CAPITAL($skill) }, { $about }. { $groups ->
        [0] No group on it
        [one] 1 group on it
       *[other] { $groups } groups on it
    }, { $slots ->
        [0] no anticipation slot
       *[other] { $marked } of { $slots } anticipation slots marked
    }.
board-once = One group in each Roll phase
board-items = Items
board-item =
    { CAPITAL($item) }, { $about }. { $marked ->
        [one] 1 use marked
       *[other] { $marked } uses marked
    }, { $free } free.
board-health =
    Health bar of { $slots } slots, { $wounds ->
        [one] 1 crossed
       *[other] { $wounds } crossed
    }, { $dice ->
        [one] 1 die on it
       *[other] { $dice } dice on it
    }; knock-outs: { $kos }
board-loot = Loot: { $n } slots crossed, worth { $points }
board-training = Training: { $n } slots marked, { $left } to spend, worth { $points }
board-to-spend-long = { $n } experience to spend

## Flashback and Combat

board-flashback = Flashback
board-bonus = Bonus
board-flashback-tiles = Or tap a skill to anticipate it, or an item to buy a use of it.
board-flashback-done = Done preparing
board-for-sale = Skills for sale
board-planner = What you can still use
board-nothing-left = Nothing is left to use.
board-use-group =
    { $count ->
        [one] { CAPITAL($name) } with dice: { $actions }
       *[other] { CAPITAL($name) } with dice, { $count } times: { $actions }
    }
board-use-anticipated = { CAPITAL($name) }, anticipated: { $actions }
board-use-item =
    { $count ->
        [one] { CAPITAL($name) }, 1 use: { $actions }
       *[other] { CAPITAL($name) }, { $count } uses: { $actions }
    }
board-use-passive = { CAPITAL($name) } takes effect

## The others

board-rivals = The others
board-rival = { $seat } ({ $hero }): { $health } health, { $dice } dice in hand, { $groups } groups; { $state }
board-state-ready = ready
board-state-rolling = rolling
board-state-ordered = order given
board-state-stopped = stopped
board-state-stuck = stuck
board-state-absent = away
board-state-dead = dead
board-state-preparing = preparing
board-state-prepared = prepared
board-state-combat = fighting
board-state-resolution = Resolution
board-state-done = done
board-state-waiting = waiting
board-fact-health = ♥ { $n }

## The score

board-final-score = Final score
board-score-now = Score so far
board-score-loot = Loot
board-score-training = Training
board-score-boss = Wounds of the Boss
board-score-kill = Boss killed
board-score-objectives = Objectives
board-score-exit = Enemies on the way out
board-score-total = Total
board-target =
    { $n ->
        [one] The challenge is won with 1 point.
       *[other] The challenge is won with { $n } points.
    }

## The first round

guide-hero = Everybody has a drawback, printed in red. Pick the one you can live with.
guide-side = Your lair board has two sides. Your Boss stays hidden until you have chosen.
guide-flashback = Three dice for everybody and a bonus for you: tap one, then say what you do with it. Training pays for skills.
guide-flashback-action = Pick what this action does. Tap a skill to anticipate it: it then works once without any dice.
guide-first-roll = Roll! Everybody draws from the same Reserve, so be quick.
guide-assign = Tap a die to keep it, roll the rest again. A skill that lights up can take its dice: tap it.
guide-more = New dice come with every group. When the Reserve is empty the race is over; stop when you like.
guide-combat = Now use what you laid down, one tile after another. Tiles that light up can begin now.
guide-move = Tap a room next door. Red dashes are doors.
guide-aim = Tap whom you mean. Brutes shield the Boss; a Tough takes two.
guide-collect = A room that is visited and cleared pays: a loot slot, or any Flashback action.
guide-wait = The others are still busy. Tap one of them to look at their boards.

## Two minutes

minutes-title = Vengeance in two minutes
minutes-goal = What you came for
minutes-goal-text = A gang left you for dead. You walk into its lair alone, four rounds long, and want more points than the others: for wounds of the Boss and for killing him, for objectives, loot and training.
minutes-flashback = Flashback
minutes-flashback-text = Three shared dice and one bonus say how you prepare: train, buy uses of items, heal, anticipate a skill, collect loot. Training pays for new skills, and still scores.
minutes-roll = The race
minutes-roll-text = Everybody rolls four dice at once. Keep what fits, roll the rest, lay whole groups on your skills and refill from the one Reserve that all are emptying. A wound locks its die until you lay a group or put it on your health bar.
minutes-combat = Combat
minutes-combat-text = Use your groups, anticipated skills and items in any order. A tile is carried out from its first action to its last; what cannot be done ends it.
minutes-minions = Who is in the way
minutes-minions-text = Square Brutes shield the Boss. Six-sided Toughs take two damages in one Combat. Eight-sided Blockers hold you in their room. Round Henchmen wound you in their room, pointed Gunners from next door as well.
minutes-resolution = Resolution
minutes-resolution-text = Rooms that are visited and cleared pay their loot. Then everybody still standing wounds you. A full health bar knocks you out: the first time costs you a die, the second time your life.
minutes-end = The way out
minutes-end-text = After four rounds each room with an enemy between you and the entrance costs a point. Highest score wins.
