### Ce qui s’est passé, dit à la personne qui l’a fait.

event-board_dealt = { $seat } reçoit le plateau Repaire { $board }.
    .you = Vous recevez le plateau Repaire { $board }.
event-hero_received = { $seat } joue { $hero }.
    .you = Vous jouez { $hero }.
event-boss_dealt = { $seat } reçoit un Boss, face cachée.
    .you = Vous recevez un Boss, face cachée.
event-side_chosen = { $seat } choisit { $lair }.
    .you = Vous choisissez { $lair }.
event-boss_revealed =
    { $health ->
        [one] { $seat } affrontera { $boss } : { $health } point de vie, { $effect }.
       *[other] { $seat } affrontera { $boss } : { $health } points de vie, { $effect }.
    }
    .you =
        { $health ->
            [one] Vous affronterez { $boss } : { $health } point de vie, { $effect }.
           *[other] Vous affronterez { $boss } : { $health } points de vie, { $effect }.
        }
event-minion_added = { CAPITAL($minion) } rejoint le repaire ({ $seat }).
    .you = { CAPITAL($minion) } rejoint votre repaire.
event-first_dice_taken = { $seat } prend { $dice } dés ; Réserve : { $reserve }.
    .you = Vous prenez { $dice } dés ; Réserve : { $reserve }.
event-trained =
    { $slots ->
        [one] { $seat } s’entraîne et marque { $slots } emplacement d’expérience.
       *[other] { $seat } s’entraîne et marque { $slots } emplacements d’expérience.
    }
    .you =
        { $slots ->
            [one] Vous vous entraînez et marquez { $slots } emplacement d’expérience.
           *[other] Vous vous entraînez et marquez { $slots } emplacements d’expérience.
        }
event-use_bought = { $seat } prépare { $item } pour une utilisation.
    .you = Vous préparez { $item } pour une utilisation.
event-slot_added = { $seat } s’endurcit : { $health } emplacements de vie.
    .you = Vous vous endurcissez : { $health } emplacements de vie.
event-healed =
    { $slots ->
        [one] { $seat } soigne { $slots } blessure.
       *[other] { $seat } soigne { $slots } blessures.
    }
    .you =
        { $slots ->
            [one] Vous soignez { $slots } blessure.
           *[other] Vous soignez { $slots } blessures.
        }
event-slot_anticipated = { $seat } anticipe { $skill } ({ $marked } sur { $slots }).
    .you = Vous anticipez { $skill } ({ $marked } sur { $slots }).
event-loot_crossed =
    { $loot ->
        [one] { $seat } empoche son premier butin ({ $loot }).
       *[other] { $seat } empoche du butin : { $loot } emplacements cochés.
    }
    .you =
        { $loot ->
            [one] Vous empochez votre premier butin ({ $loot }).
           *[other] Vous empochez du butin : { $loot } emplacements cochés.
        }
event-action_skipped = { $seat } passe une action.
    .you = Vous passez une action.
event-skill_bought = { $seat } apprend { $skill } pour { $cost } d’expérience.
    .you = Vous apprenez { $skill } pour { $cost } d’expérience.
event-skill_discarded = { $seat } défausse { $skill }.
    .you = Vous défaussez { $skill }.
event-flashback_finished = { $seat } a fini ses préparatifs.
    .you = Vous avez fini vos préparatifs.
event-dice_rolled = { $seat } lance les dés : { $faces }.
    .you = Vous lancez les dés : { $faces }.
event-group_assigned =
    { $released ->
        [yes] { $seat } verrouille { $dice } sur { $skill } et libère une blessure.
       *[no] { $seat } verrouille { $dice } sur { $skill }.
    }
    .you =
        { $released ->
            [yes] Vous verrouillez { $dice } sur { $skill } et libérez une blessure.
           *[no] Vous verrouillez { $dice } sur { $skill }.
        }
event-wound_placed = { $seat } place une blessure sur la barre de vie.
    .you = Vous placez une blessure sur la barre de vie.
event-dice_requested =
    { $count ->
        [one] { $seat } veut prendre { $count } dé.
       *[other] { $seat } veut prendre { $count } dés.
    }
    .you =
        { $count ->
            [one] Vous voulez prendre { $count } dé.
           *[other] Vous voulez prendre { $count } dés.
        }
event-dice_taken =
    { $count ->
        [0] { $seat } arrive trop tard et ne prend aucun dé ; Réserve : { $reserve }.
        [one] { $seat } prend { $count } dé ; Réserve : { $reserve }.
       *[other] { $seat } prend { $count } dés ; Réserve : { $reserve }.
    }
    .you =
        { $count ->
            [0] Vous arrivez trop tard et ne prenez aucun dé ; Réserve : { $reserve }.
            [one] Vous prenez { $count } dé ; Réserve : { $reserve }.
           *[other] Vous prenez { $count } dés ; Réserve : { $reserve }.
        }
event-player_stopped =
    { $cause ->
        [time] Arrêt pour { $seat } : le temps est écoulé.
        [absence] Arrêt pour { $seat }, en absence prolongée.
        [passes] Arrêt pour { $seat }, qui a passé trois fois de suite.
        [hopeless] Arrêt pour { $seat } : plus aucune compétence n’est à portée.
       *[wish] { $seat } arrête de lancer.
    }
    .you =
        { $cause ->
            [time] On vous arrête : le temps est écoulé.
            [absence] On vous arrête : absence prolongée.
            [passes] On vous arrête : vous avez passé trois fois de suite.
            [hopeless] Vous vous arrêtez : plus aucune compétence n’est à portée.
           *[wish] Vous arrêtez de lancer.
        }
event-player_came_back = { $seat } revient et continue à lancer.
    .you = Vous revenez et continuez à lancer.
event-tick_passed = { $seat } passe.
    .you = Vous passez.
event-wounds_crossed =
    { $slots ->
        [one] { $seat } coche { $slots } emplacement de vie pour les blessures des dés.
       *[other] { $seat } coche { $slots } emplacements de vie pour les blessures des dés.
    }
    .you =
        { $slots ->
            [one] Vous cochez { $slots } emplacement de vie pour les blessures des dés.
           *[other] Vous cochez { $slots } emplacements de vie pour les blessures des dés.
        }
event-skill_used =
    { $source ->
        [anticipation] { $seat } utilise { $skill } par anticipation.
        [passive] { CAPITAL($skill) } fait effet pour { $seat }.
       *[dice] { $seat } utilise { $skill }.
    }
    .you =
        { $source ->
            [anticipation] Vous utilisez { $skill } par anticipation.
            [passive] { CAPITAL($skill) } fait effet pour vous.
           *[dice] Vous utilisez { $skill }.
        }
event-item_used = { $seat } utilise { $item }.
    .you = Vous utilisez { $item }.
event-tile_ended = { CAPITAL($action) } impossible pour { $seat } : la suite est perdue.
    .you = { CAPITAL($action) } impossible pour vous : la suite est perdue.
event-tile_broken_off = { $seat } s’arrête là.
    .you = Vous vous arrêtez là.
event-hero_moved = { $seat } va vers { $room }.
    .you = Vous allez vers { $room }.
event-hero_jumped = { $seat } saute par { $via } vers { $room }.
    .you = Vous sautez par { $via } vers { $room }.
event-room_visited = { $seat } découvre { $room }.
    .you = Vous découvrez { $room }.
event-minion_dotted = { CAPITAL($minion) } vacille mais tient bon ({ $seat }).
    .you = { CAPITAL($minion) } vacille mais tient bon.
event-minion_crossed = { CAPITAL($minion) } est hors de combat ({ $seat }).
    .you = { CAPITAL($minion) } est hors de combat.
event-minion_dodged = Esquive réussie : { $minion } ({ $seat }).
    .you = Esquive réussie : { $minion }.
event-boss_damaged =
    { $left ->
        [one] { $seat } touche { $boss } : il lui reste { $left } point de vie.
       *[other] { $seat } touche { $boss } : il lui reste { $left } points de vie.
    }
    .you =
        { $left ->
            [one] Vous touchez { $boss } : il lui reste { $left } point de vie.
           *[other] Vous touchez { $boss } : il lui reste { $left } points de vie.
        }
event-boss_unhurt = { CAPITAL($boss) } encaisse sans broncher ({ $seat }).
    .you = { CAPITAL($boss) } encaisse sans broncher.
event-boss_died = { $seat } tient sa vengeance : { $boss } ne se relèvera pas !
    .you = Vous tenez votre vengeance : { $boss } ne se relèvera pas !
event-boss_recovered =
    { $left ->
        [one] { CAPITAL($boss) } récupère : { $left } point de vie ({ $seat }).
       *[other] { CAPITAL($boss) } récupère : { $left } points de vie ({ $seat }).
    }
    .you =
        { $left ->
            [one] { CAPITAL($boss) } récupère : { $left } point de vie.
           *[other] { CAPITAL($boss) } récupère : { $left } points de vie.
        }
event-slot_crossed =
    { $cause ->
        [trait] { $seat } commence avec une blessure.
        [razor] { $seat } prend une entaille en retour et coche un emplacement de vie.
        [skill] { $seat } le paie d’une blessure.
       *[dice] { $seat } coche un emplacement de vie.
    }
    .you =
        { $cause ->
            [trait] Vous commencez avec une blessure.
            [razor] Vous prenez une entaille en retour et cochez un emplacement de vie.
            [skill] Vous le payez d’une blessure.
           *[dice] Vous cochez un emplacement de vie.
        }
event-objective_marked =
    { $points ->
        [one] { $seat } remplit un objectif dans { $room }, { $objective } : { $points } point.
       *[other] { $seat } remplit un objectif dans { $room }, { $objective } : { $points } points.
    }
    .you =
        { $points ->
            [one] Vous remplissez un objectif dans { $room }, { $objective } : { $points } point.
           *[other] Vous remplissez un objectif dans { $room }, { $objective } : { $points } points.
        }
event-combat_ended = { $seat } termine le Combat.
    .you = Vous cessez le combat.
event-loot_found =
    { $symbols ->
        [one] { $seat } trouve { $symbols } symbole de butin dans { $room }.
       *[other] { $seat } trouve { $symbols } symboles de butin dans { $room }.
    }
    .you =
        { $symbols ->
            [one] Vous trouvez { $symbols } symbole de butin dans { $room }.
           *[other] Vous trouvez { $symbols } symboles de butin dans { $room }.
        }
event-wounds_received =
    { $wounds ->
        [0] { $seat } s’en tire sans une blessure.
        [one] { $seat } reçoit { $wounds } blessure (emplacements cochés : { $crossed }).
       *[other] { $seat } reçoit { $wounds } blessures (emplacements cochés : { $crossed }).
    }
    .you =
        { $wounds ->
            [0] Vous vous en tirez sans une blessure.
            [one] Vous recevez { $wounds } blessure (emplacements cochés : { $crossed }).
           *[other] Vous recevez { $wounds } blessures (emplacements cochés : { $crossed }).
        }
event-knocked_out = KO pour { $seat } : barre de vie neuve, mais 3 dés seulement désormais.
    .you = KO pour vous : barre de vie neuve, mais 3 dés seulement désormais.
event-hero_died = Second KO pour { $seat } : c’est la mort.
    .you = Second KO pour vous : c’est la mort.
event-resolution_timed_out = Le temps de la phase de Résolution est écoulé pour { $seat }.
    .you = Le temps de la phase de Résolution est écoulé pour vous.
event-scored =
    { $seat } marque { $total } : butin { $loot }, entraînement { $training }, Boss { $boss }, mise à mort { $kill }, objectifs { $objectives }, sortie { $exit ->
        [0] libre.
       *[other] −{ $exit }.
    }
    .you =
        Vous marquez { $total } : butin { $loot }, entraînement { $training }, Boss { $boss }, mise à mort { $kill }, objectifs { $objectives }, sortie { $exit ->
            [0] libre.
           *[other] −{ $exit }.
        }
