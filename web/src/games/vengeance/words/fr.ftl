### Ce que seul dit le plateau de Vengeance: Roll & Fight.

board-name = { $name }
board-title = { CAPITAL($name) }
board-seat = { $seat }

## Le repaire

board-plan = Plan du repaire. Les flèches vont d’une salle à l’autre, Entrée choisit.
board-no-lair = Pas encore de repaire
board-place = { CAPITAL($room) } : { $facts }.
board-place-plain = { CAPITAL($room) }.
board-you-here = le héros est ici
board-visited = visitée
board-inside = à l’intérieur : { $who }
board-minion-crossed = { $name } (hors de combat)
board-minion-dodged = { $name } (esquive en cours)
board-minion-dotted = { $name } (déjà 1 dégât)
board-loot-here =
    { $n ->
        [one] { $n } butin
       *[other] { $n } butins
    }
board-looted = butin ramassé
board-task-open =
    { $points ->
        [one] objectif à { $points } point : { $task }
       *[other] objectif à { $points } points : { $task }
    }
board-task-done =
    { $points ->
        [one] objectif atteint, { $points } point : { $task }
       *[other] objectif atteint, { $points } points : { $task }
    }
board-doors = portes vers { $rooms }
board-can-choose = peut être choisie
board-boss-bar = Boss : vie { $left } sur { $health }, points pour l’instant : { $points }
board-boss-fallen = { CAPITAL($boss) } ne se relèvera pas !
board-boss-avenged = { $seat } : +{ $points } points

## Les phases

board-phase-setup = Mise en place
board-phase-flashback = Flashback
board-phase-roll = Lancer
board-phase-fight = Combat
board-phase-resolution = Résolution
board-phase-scored = La fin
board-show-lair = Montrer le repaire
board-show-board = Montrer votre plateau
board-looking = Vous regardez les plateaux de { $seat }. Revenir aux vôtres
board-setup-wait = Les autres choisissent.
board-who = Qui revient ?
board-where = Où cela se passe-t-il ?

## Les dés et la Réserve

board-reserve-count =
    { $n ->
        [one] { $n } dé dans la Réserve
       *[other] { $n } dés dans la Réserve
    }
board-reserve-closed = La Réserve est fermée ; dés restants : { $n }
board-reserve-rule = Les nouveaux dés viennent d’ici. Une fois vide ou fermée, il ne reste que les dés en main.
board-hand = Vos dés
board-die = { CAPITAL($face) }
board-die-loose = { CAPITAL($face) } : sera relancé. Appuyez pour le garder.
board-die-kept = { CAPITAL($face) } : gardé. Appuyez pour le relancer quand même.
board-die-locked = { CAPITAL($face) } : coincé
board-kept = gardé
board-roll =
    { $n ->
        [0] Lancer
        [one] Lancer 1 dé
       *[other] Lancer { $n } dés
    }
board-space = Espace
board-take =
    { $n ->
        [0] Prendre
       *[other] Prendre { $n }
    }
board-stop = Arrêter
board-stop-sure = Pour de bon ?
board-you-stopped = Vous avez arrêté. Les autres lancent encore.
board-you-stuck = Vos dés ne permettent plus rien. Les autres lancent encore.
board-come-back = Continuer à lancer
board-place-wound = Encaisser
board-refill = Recharge auto
board-tick = Étape { $n }
board-tick-of = Étape { $n } sur { $all }
board-ordered = Votre ordre est donné ; il sera exécuté quand tous auront donné le leur.
board-entered = Dés entrés
board-entered-remove = { $face } : l’enlever
board-entered-send =
    { $n ->
        [one] Entrer ce dé
       *[other] Entrer ces { $n } dés
    }
board-time-left =
    { $n ->
        [one] Encore { $n } seconde
       *[other] Encore { $n } secondes
    }

## Les tuiles

board-skills = Compétences
board-skill =
    { CAPITAL($skill) }, { $about }. { $groups ->
        [0] Aucun groupe dessus
        [one] 1 groupe dessus
       *[other] { $groups } groupes dessus
    }, { $slots ->
        [0] pas d’emplacement d’anticipation
       *[other] { $marked } emplacements d’anticipation marqués sur { $slots }
    }.
board-once = Un seul groupe par phase de Lancer
board-items = Objets
board-item =
    { CAPITAL($item) }, { $about }. { $marked ->
        [one] { $marked } utilisation marquée
       *[other] { $marked } utilisations marquées
    }, libres : { $free }.
board-health =
    Barre de vie de { $slots } emplacements, { $wounds ->
        [one] { $wounds } coché
       *[other] { $wounds } cochés
    }, { $dice ->
        [one] { $dice } dé dessus
       *[other] { $dice } dés dessus
    } ; KO : { $kos }
board-loot =
    { $n ->
        [one] Butin : { $n } emplacement coché, valeur { $points }
       *[other] Butin : { $n } emplacements cochés, valeur { $points }
    }
board-training =
    { $n ->
        [one] Entraînement : { $n } emplacement marqué, { $left } à dépenser, valeur { $points }
       *[other] Entraînement : { $n } emplacements marqués, { $left } à dépenser, valeur { $points }
    }
board-health-rule = Tous les emplacements cochés en fin de tour, c’est le KO ; la deuxième fois, c’est la mort.
board-loot-rule = Le cadre montre sa valeur actuelle : plus il y a d’emplacements cochés, plus elle monte.
board-training-rule = L’expérience achète des compétences, et ce qui est dépensé compte encore.
board-to-spend-long = { $n } d’expérience à dépenser

## Flashback et Combat

board-flashback = Flashback
board-bonus = Bonus
board-flashback-skills = Ou choisissez une compétence pour l’anticiper.
board-flashback-items = Ou choisissez un objet pour en acheter une utilisation.
board-for-sale = Compétences à vendre
board-planner = Ce que vous pouvez encore utiliser
board-nothing-left = Il ne reste rien à utiliser.
board-you-dead = Votre héros est mort. Vous pouvez regarder les autres jusqu’au bout, ou quitter la table.
board-resolution = Fin du tour
board-fate-knocked_out = KO
board-fate-knocked_out-means = Votre barre de vie était pleine. Vos blessures s’effacent, mais il ne vous reste que { $dice } dés à lancer. Un second KO, c’est la mort.
board-fate-dead = Votre héros est mort
# Silent: dice
board-fate-dead-means = C’était le second KO. Les autres continuent ; vos points comptent encore, derrière tous les survivants.
# Silent: dice
board-fate-dead-alone = C’était le second KO. Le défi est perdu.
board-resolved-loot =
    { $n ->
        [one] { $n } symbole de butin récolté
       *[other] { $n } symboles de butin récoltés
    }
board-wounds-boss =
    { $n ->
        [one] { $n } blessure du Boss dans la salle
       *[other] { $n } blessures du Boss dans la salle
    }
board-wounds-henchmen =
    { $n ->
        [one] { $n } blessure d’un Homme de main dans la salle
       *[other] { $n } blessures d’Hommes de main dans la salle
    }
board-wounds-gunners =
    { $n ->
        [one] { $n } blessure d’un Flingueur tout proche
       *[other] { $n } blessures de Flingueurs tout proches
    }
board-wounds-kept_off =
    { $n ->
        [one] { $n } blessure évitée grâce à une compétence passive
       *[other] { $n } blessures évitées grâce à une compétence passive
    }
board-wounds-crossed =
    { $n ->
        [one] { $n } emplacement de vie coché
       *[other] { $n } emplacements de vie cochés
    }
board-resolution-read = Continuer
board-about-boss = Le Boss : { $effect }. Chaque blessure vaut des points, et sa mort met fin à cette règle.
board-about-minion-B = Brute : un coup suffit. Tant qu’une Brute est dans la salle du Boss, celui-ci est intouchable.
board-about-minion-T = Dur à cuire : deux coups dans le même Combat.
board-about-minion-K = Bloqueur : un coup suffit. Impossible de sortir à pied d’une salle où il y en a un.
board-about-minion-H = Homme de main : un coup suffit. Blesse en fin de tour dans sa salle.
board-about-minion-G = Flingueur : un coup suffit. Blesse en fin de tour dans sa salle et à côté.
board-use-group =
    { $count ->
        [one] { CAPITAL($name) } avec des dés : { $actions }
       *[other] { CAPITAL($name) } avec des dés, { $count } fois : { $actions }
    }
board-use-anticipated = { CAPITAL($name) }, anticipée : { $actions }
board-use-item =
    { $count ->
        [one] { CAPITAL($name) }, { $count } utilisation : { $actions }
       *[other] { CAPITAL($name) }, { $count } utilisations : { $actions }
    }
board-use-passive = { CAPITAL($name) } fait effet

## Les autres

board-rivals = Les autres
board-rival = { $seat } ({ $hero }) : vie { $health }, dés en main { $dice }, groupes { $groups } ; { $state }
board-rival-choosing = { $seat } : { $state }
board-state-ready = prêt
board-state-rolling = lance
board-state-ordered = décidé
board-state-stopped = arrêté
board-state-stuck = coincé
board-state-absent = absent
board-state-dead = mort
board-state-preparing = se prépare
board-state-prepared = préparé
board-state-combat = combat
board-state-resolution = Résolution
board-state-done = terminé
board-state-waiting = attend
board-fact-health = ♥ { $n }

## Le score

board-final-score = Score final
board-score-now = Score pour l’instant
board-score-loot = Butin
board-score-training = Entraînement
board-score-boss = Blessures du Boss
board-score-kill = Boss éliminé
board-score-objectives = Objectifs
board-score-exit = Sortie
board-score-total = Total
board-score-part = { $line } { $n }
board-score-told = Points pour l’instant : { $parts }. Total { $total }.
board-target =
    { $n ->
        [one] Le défi est gagné avec { $n } point.
       *[other] Le défi est gagné avec { $n } points.
    }
board-target-beaten =
    { $by ->
        [0] Objectif { $n } : atteint tout juste
       *[other] Objectif { $n } : dépassé de { $by }
    }
board-target-missed = Objectif { $n } : manqué de { $by }
board-target-dead = Objectif { $n } : seuls les survivants l’atteignent
board-end-rounds = Tours : { $n }
board-end-dice = Dés lancés : { $n }
board-end-groups = Groupes verrouillés : { $n }
board-end-minions = Ennemis éliminés : { $n }
board-end-objectives = Objectifs : { $n }
board-end-knock-outs = KO : { $n }

## Ce qui finit tout seul

clock-count_down = La course commence
clock-close_reserve = La Réserve ferme
clock-stop_rolling = Fin des lancers
clock-solo_timer = La Réserve ferme
clock-end_tick = Fin de l’étape
clock-end_flashback_in_time = Fin du Flashback
clock-end_combat_in_time = Fin du Combat
clock-end_resolution_in_time = Fin de la Résolution
clock-watch_absence = Vous êtes arrêté

## Comment jouer en deux minutes

minutes-title = Vengeance en deux minutes
minutes-goal = Le but
minutes-goal-text = On vous croyait hors d’état de nuire. Vous revoilà dans leur repaire, sans allié. Avancez de salle en salle, faites payer le Boss, et ayez plus de points que les autres après quatre tours. Chacun a son propre repaire ; on ne partage que les dés.
minutes-round = Un tour
minutes-round-text = Flashback : on se prépare. Lancer : on rafle des dés et on les verrouille sur ses compétences, tous en même temps. Combat : on dépense ce qu’on a verrouillé. Résolution : on ramasse le butin, et les coups de ceux qui tiennent encore debout.
minutes-flashback = Flashback
minutes-flashback-text = Trois dés disent ce que chacun peut faire : s’entraîner, acheter l’usage d’un objet, se soigner, anticiper une compétence ou récolter du butin. Chacun a en plus une action de son choix. L’expérience achète les compétences du héros, et compte encore à la fin, même dépensée.
minutes-roll = Lancer
minutes-roll-text = Lancez vos quatre dés, encore et encore, en gardant ce qui vous plaît. Dès que quelques-uns conviennent à une compétence, verrouillez-les dessus et reprenez des dés dans la Réserve. Quand elle est vide, elle l’est pour tous : soyez rapide, ou rusez.
minutes-wounds = Les blessures
minutes-wounds-text = Un dé qui montre une blessure reste coincé en main. Verrouiller un groupe en libère un. Ou bien posez-en un sur la barre de vie : cela coûte de la santé, et libère tous les autres.
minutes-combat = Combat
minutes-combat-text = Utilisez vos groupes dans l’ordre voulu. Passez dans une salle voisine, frappez dans la vôtre, tirez dans celle d’à côté, esquivez qui est trop fort. Une action impossible met fin à la tuile : réfléchissez avant de commencer.
minutes-minions = Qui barre la route
minutes-minions-text = Les Bloqueurs vous retiennent dans leur salle. Les Brutes protègent le Boss. Les Durs à cuire demandent deux coups dans le même tour. Les Hommes de main blessent dans leur salle, les Flingueurs aussi depuis celle d’à côté.
minutes-resolution = Résolution
minutes-resolution-text = Chaque salle visitée et vidée livre son butin. Puis viennent les blessures. Une barre de vie toute cochée, c’est le KO : on continue avec trois dés. La deuxième fois, c’est la mort.
minutes-score = Les points
minutes-score-text = Le Boss, cinq de plus s’il est mort, les objectifs, le butin et l’entraînement. Encore faut-il ressortir : chaque salle avec un ennemi sur le chemin coûte un point.

## La première partie, pas à pas

guide-aim = Quatre tours pour marquer des points : avancez dans le repaire, blessez le Boss, prenez le butin, restez en vie.
guide-hero = Choisissez un héros. Chacun a ses compétences, et une faiblesse.
guide-side = Choisissez le repaire qui vous plaît le plus. Le Boss ne se montre qu’ensuite.
guide-prepare = Utilisez les trois dés et l’action bonus, dans n’importe quel ordre. Commencer par s’entraîner est une bonne idée : cela paie des compétences.
guide-action = Choisissez ce que vous voulez faire. Ce qui est impossible n’est pas proposé.
guide-discard = Vous avez déjà quatre compétences. Choisissez celle qui laisse sa place.
guide-first-roll-alone = Lancez tous vos dés.
guide-first-roll = Lancez tous vos dés. Tout le monde le fait en ce moment même.
guide-dice = Choisissez les dés à garder, relancez les autres. Quand une compétence s’allume, choisissez-la : ses dés sont verrouillés, et d’autres viennent de la Réserve.
guide-order = Donnez un ordre, puis tous les ordres sont exécutés d’un coup.
guide-start = Avant le combat, utilisez ce qui le permet, si vous le souhaitez.
guide-use = Choisissez une compétence ou un objet à utiliser. L’ordre est libre.
guide-move = Les salles qui brillent sont celles où vous pouvez aller.
guide-target = Choisissez un ennemi. Dans la salle du Boss, les Brutes d’abord.
guide-modifier = Vous pouvez ajouter un objet maintenant, ou continuer sans.
guide-loot = Du butin ! Cochez un emplacement pour des points, ou changez-le en une autre préparation.
guide-effect = Après les blessures, vous pouvez encore utiliser ce qui dit Résolution.
guide-wait = Les autres n’ont pas fini. Regardez votre repaire et préparez la prochaine salle.

## La première partie guidée

lesson-train = On croyait en avoir fini avec vous, et vous revoilà. Il y a quatre tours. Chacun s’ouvre sur un Flashback : trois dés montrent ce que vous pouvez préparer. Utilisez le dé Entraînement.
lesson-train-two = L’Entraînement marque deux emplacements d’expérience. L’expérience paie des compétences, et ce qui est dépensé compte encore à la fin.
lesson-buy = Achetez une compétence de votre héros : prenez Direct. Désormais, deux poings suffisent pour un Coup.
lesson-bonus = En plus des dés, vous avez une action au choix, le bonus. Utilisez-la.
lesson-bonus-train = Ajouter un emplacement de vie, acheter l’utilisation d’un objet, anticiper une compétence ou s’entraîner. Entraînez-vous encore une fois.
lesson-ready = Il reste deux dés, Achat et Soin. Dans une vraie partie, vous vous en serviriez. Passez maintenant au lancer.
lesson-prepare-done = Tout est prêt. Dans la phase de Lancer, tous lancent en même temps et prennent leurs dés dans une seule Réserve. Ici, personne ne compte les secondes.
lesson-roll = Vous avez quatre dés en main. Lancez-les tous.
lesson-sprint = Deux courses allument le Sprint. Choisissez-le : elles y sont verrouillées, d’autres dés viennent de la Réserve, et le dé blessure peut être relancé.
lesson-keep = Touchez le poing pour le garder. Relancez ensuite les trois autres.
lesson-strike = Deux poings et un poing fort font une Frappe, avec un Coup de plus. Verrouillez-les sur la Frappe.
lesson-again = Encore une fois : lancez les quatre.
lesson-blood = Deux blessures : ces dés sont coincés. Encaissez : un dé va sur votre barre de vie, et l’autre redevient libre.
lesson-stop = Vous pourriez continuer tant que la Réserve dure. Deux groupes suffisent aujourd’hui : choisissez Arrêter, et encore une fois pour confirmer.
lesson-roll-done = Un Sprint et une Frappe sont verrouillés. Place au Combat, où on les dépense.
lesson-use = Utilisez ce que vous avez verrouillé, dans l’ordre de votre choix. Vous êtes dans la salle 2. Commencez par le Sprint.
lesson-move = Les salles qui brillent sont voisines. Allez dans la salle 1 : un Homme de main, un Flingueur et du butin.
lesson-hit = Maintenant, la Frappe. Grâce au poing fort, elle porte deux Coups.
lesson-gunner = Chacun tombe en un Coup. D’abord le Flingueur : il tire même depuis la salle voisine.
lesson-end = La salle 1 est visitée et vidée, son butin est à vous. Terminez le Combat : la prévision dit ce que vous allez subir.
lesson-loot = Du butin ! Cochez un emplacement pour des points, ou changez-le en une préparation. Cochez un emplacement.
lesson-fight-done = Il ne restait personne près de vous, donc aucune blessure. Une barre de vie pleine, c’est un KO, et le second est mortel. Voici le dernier tour.
lesson-boss = Quatrième tour. Il reste deux emplacements au Boss. Tant qu’une Brute se tient dans sa salle, on ne peut pas le blesser, mais les siennes sont tombées. Utilisez le Sprint.
lesson-boss-room = Allez dans la salle 7, où le Boss attend.
lesson-boss-strike = Frappez de toutes vos forces.
lesson-boss-hit = Touchez le Boss. Chacune de ses blessures vaut des points.
lesson-boss-kill = C’était aussi l’objectif de cette salle. Frappez-le encore !
lesson-boss-end = Le Boss est mort : cinq points de plus. Terminez le Combat et regardez le score.
lesson-boss-done = Objectif 18, et vous avez 22 points : c’est gagné ! Le Boss, les objectifs, le butin et l’entraînement rapportent des points ; chaque salle avec un ennemi sur le chemin de la sortie en coûte un. En solo, on joue contre un total à atteindre. À plusieurs, le plus grand total l’emporte.
