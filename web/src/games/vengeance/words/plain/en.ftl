### What happened, said to the one who did it.

event-board_dealt = { $seat } receives lair board { $board }.
    .you = You receive lair board { $board }.
event-hero_received = { $seat } plays { $hero }.
    .you = You play { $hero }.
event-boss_dealt = { $seat } is dealt a Boss, face down.
    .you = You are dealt a Boss, face down.
event-side_chosen = { $seat } goes to { $lair }.
    .you = You go to { $lair }.
event-boss_revealed =
    { $health ->
        [one] { $seat } will meet { $boss }: 1 health, { $effect }.
       *[other] { $seat } will meet { $boss }: { $health } health, { $effect }.
    }
    .you =
        { $health ->
            [one] You will meet { $boss }: 1 health, { $effect }.
           *[other] You will meet { $boss }: { $health } health, { $effect }.
        }
event-minion_added = { CAPITAL($minion) } joins the lair of { $seat }.
    .you = { CAPITAL($minion) } joins your lair.
event-first_dice_taken = { $seat } takes { $dice } dice; { $reserve } left in the Reserve.
    .you = You take { $dice } dice; { $reserve } left in the Reserve.
event-trained =
    { $slots ->
        [one] { $seat } trains and marks 1 experience slot.
       *[other] { $seat } trains and marks { $slots } experience slots.
    }
    .you =
        { $slots ->
            [one] You train and mark 1 experience slot.
           *[other] You train and mark { $slots } experience slots.
        }
event-use_bought = { $seat } prepares { $item } for one use.
    .you = You prepare { $item } for one use.
event-slot_added = { $seat } gets tougher: { $health } health slots.
    .you = You get tougher: { $health } health slots.
event-healed =
    { $slots ->
        [one] { $seat } heals 1 wound.
       *[other] { $seat } heals { $slots } wounds.
    }
    .you =
        { $slots ->
            [one] You heal 1 wound.
           *[other] You heal { $slots } wounds.
        }
event-slot_anticipated = { $seat } anticipates { $skill } ({ $marked } of { $slots }).
    .you = You anticipate { $skill } ({ $marked } of { $slots }).
event-loot_crossed =
    { $loot ->
        [one] { $seat } pockets the first loot.
       *[other] { $seat } pockets loot: { $loot } slots now.
    }
    .you =
        { $loot ->
            [one] You pocket the first loot.
           *[other] You pocket loot: { $loot } slots now.
        }
event-action_skipped = { $seat } skips an action.
    .you = You skip an action.
event-skill_bought = { $seat } learns { $skill } for { $cost } experience.
    .you = You learn { $skill } for { $cost } experience.
event-skill_discarded = { $seat } discards { $skill }.
    .you = You discard { $skill }.
event-flashback_finished = { $seat } is prepared.
    .you = You are prepared.
event-dice_rolled = { $seat } rolls { $faces }.
    .you = You roll { $faces }.
event-group_assigned =
    { $released ->
        [yes] { $seat } locks { $dice } on { $skill } and frees a wound.
       *[no] { $seat } locks { $dice } on { $skill }.
    }
    .you =
        { $released ->
            [yes] You lock { $dice } on { $skill } and free a wound.
           *[no] You lock { $dice } on { $skill }.
        }
event-wound_placed = { $seat } places a wound on the health bar.
    .you = You place a wound on the health bar.
event-dice_requested =
    { $count ->
        [one] { $seat } reaches for 1 die.
       *[other] { $seat } reaches for { $count } dice.
    }
    .you =
        { $count ->
            [one] You reach for 1 die.
           *[other] You reach for { $count } dice.
        }
event-dice_taken =
    { $count ->
        [0] { $seat } comes too late and gets no die; { $reserve } left in the Reserve.
        [one] { $seat } takes 1 die; { $reserve } left in the Reserve.
       *[other] { $seat } takes { $count } dice; { $reserve } left in the Reserve.
    }
    .you =
        { $count ->
            [0] You come too late and get no die; { $reserve } left in the Reserve.
            [one] You take 1 die; { $reserve } left in the Reserve.
           *[other] You take { $count } dice; { $reserve } left in the Reserve.
        }
event-player_stopped =
    { $cause ->
        [time] { $seat } is stopped: time is up.
        [absence] { $seat } is away and is stopped.
        [passes] { $seat } has passed three times and is stopped.
        [hopeless] { $seat } stops: no skill can be reached any more.
       *[wish] { $seat } stops rolling.
    }
    .you =
        { $cause ->
            [time] You are stopped: time is up.
            [absence] You are away and are stopped.
            [passes] You have passed three times and are stopped.
            [hopeless] You stop: no skill can be reached any more.
           *[wish] You stop rolling.
        }
event-player_came_back = { $seat } is back and goes on rolling.
    .you = You are back and go on rolling.
event-tick_passed = { $seat } passes.
    .you = You pass.
event-wounds_crossed =
    { $slots ->
        [one] { $seat } crosses 1 health slot for the wounds rolled.
       *[other] { $seat } crosses { $slots } health slots for the wounds rolled.
    }
    .you =
        { $slots ->
            [one] You cross 1 health slot for the wounds rolled.
           *[other] You cross { $slots } health slots for the wounds rolled.
        }
event-skill_used =
    { $source ->
        [anticipation] { $seat } uses { $skill }, as anticipated.
        [passive] { CAPITAL($skill) } helps { $seat }.
       *[dice] { $seat } uses { $skill }.
    }
    .you =
        { $source ->
            [anticipation] You use { $skill }, as anticipated.
            [passive] { CAPITAL($skill) } helps you.
           *[dice] You use { $skill }.
        }
event-item_used = { $seat } uses { $item }.
    .you = You use { $item }.
event-tile_ended = { CAPITAL($action) } is not possible for { $seat }: the rest is lost.
    .you = { CAPITAL($action) } is not possible for you: the rest is lost.
event-tile_broken_off = { $seat } breaks off.
    .you = You break off.
event-hero_moved = { $seat } goes to { $room }.
    .you = You go to { $room }.
event-hero_jumped = { $seat } jumps through { $via } to { $room }.
    .you = You jump through { $via } to { $room }.
event-room_visited = { $seat } visits { $room } for the first time.
    .you = You visit { $room } for the first time.
event-minion_dotted = { CAPITAL($minion) } staggers but stays up ({ $seat }).
    .you = { CAPITAL($minion) } staggers but stays up.
event-minion_crossed = { CAPITAL($minion) } is down ({ $seat }).
    .you = { CAPITAL($minion) } is down.
event-minion_dodged = { CAPITAL($minion) } is dodged ({ $seat }).
    .you = { CAPITAL($minion) } is dodged.
event-boss_damaged = { $seat } hurts { $boss }: { $left } health left.
    .you = You hurt { $boss }: { $left } health left.
event-boss_unhurt = { CAPITAL($boss) } shrugs off the blow of { $seat }.
    .you = { CAPITAL($boss) } shrugs off your blow.
event-boss_died = { $seat } has taken revenge: { $boss } is dead!
    .you = You have taken revenge: { $boss } is dead!
event-boss_recovered = { CAPITAL($boss) } recovers: { $left } health left ({ $seat }).
    .you = { CAPITAL($boss) } recovers: { $left } health left.
event-slot_crossed =
    { $cause ->
        [trait] { $seat } starts with a wound.
        [razor] { $seat } is cut in return and crosses a health slot.
        [skill] { $seat } pays with a wound.
       *[dice] { $seat } crosses a health slot.
    }
    .you =
        { $cause ->
            [trait] You start with a wound.
            [razor] You are cut in return and cross a health slot.
            [skill] You pay with a wound.
           *[dice] You cross a health slot.
        }
event-objective_marked =
    { $points ->
        [one] { $seat } reaches an objective in { $room }, { $objective }: 1 point.
       *[other] { $seat } reaches an objective in { $room }, { $objective }: { $points } points.
    }
    .you =
        { $points ->
            [one] You reach an objective in { $room }, { $objective }: 1 point.
           *[other] You reach an objective in { $room }, { $objective }: { $points } points.
        }
event-combat_ended = { $seat } stops fighting.
    .you = You stop fighting.
event-loot_found =
    { $symbols ->
        [one] { $seat } finds 1 loot symbol in { $room }.
       *[other] { $seat } finds { $symbols } loot symbols in { $room }.
    }
    .you =
        { $symbols ->
            [one] You find 1 loot symbol in { $room }.
           *[other] You find { $symbols } loot symbols in { $room }.
        }
event-wounds_received =
    { $wounds ->
        [0] { $seat } comes away without a wound.
        [one] { $seat } receives 1 wound (health slots crossed: { $crossed }).
       *[other] { $seat } receives { $wounds } wounds (health slots crossed: { $crossed }).
    }
    .you =
        { $wounds ->
            [0] You come away without a wound.
            [one] You receive 1 wound (health slots crossed: { $crossed }).
           *[other] You receive { $wounds } wounds (health slots crossed: { $crossed }).
        }
event-knocked_out = { $seat } is knocked out: fresh health bar, but only 3 dice from now on.
    .you = You are knocked out: fresh health bar, but only 3 dice from now on.
event-hero_died = { $seat } is knocked out once more and dies.
    .you = You are knocked out once more and die.
event-resolution_timed_out = The time for the Resolution phase of { $seat } is up.
    .you = The time for your Resolution phase is up.
event-scored =
    { $seat } scores { $total }: loot { $loot }, training { $training }, Boss { $boss }, kill { $kill }, objectives { $objectives }, way out { $exit ->
        [0] free.
       *[other] −{ $exit }.
    }
    .you =
        You score { $total }: loot { $loot }, training { $training }, Boss { $boss }, kill { $kill }, objectives { $objectives }, way out { $exit ->
            [0] free.
           *[other] −{ $exit }.
        }
