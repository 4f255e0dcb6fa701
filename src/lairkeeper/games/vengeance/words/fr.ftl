### Vengeance: Roll & Fight en mots : ce qu’on peut répondre, ce qui se passe, ce qui est demandé.
### Les noms de personnes, de lieux et de choses portent leur article quand ils en ont un.

## Les héros et leurs caractéristiques

hero-MAG = Magda
    .full = Magda Krol, la cogneuse
hero-ELI = Elias
    .full = Elias Quill, le tireur
hero-YUK = Yuki
    .full = Yuki Tanabe, l’ombre
hero-BAS = Bastien
    .full = Bastien Okoye, le roc
hero-other = le héros « { $id } »

trait-none = aucun malus
    .name = Aucun malus
trait-never_guns = ni Feu ni action Tir, jamais
    .name = Jamais d’armes à feu
trait-haunted = à l’Entraînement, l’action bonus ne marque qu’un emplacement
    .name = Passé qui hante
trait-hunted = commence avec un emplacement de vie coché
    .name = Tête mise à prix
trait-heavy = Sprint demande 3 courses
    .name = Poids lourd

## Les compétences

skill-SPRINT = Sprint
skill-STRIKE = Frappe
skill-FIRE = Feu
skill-CHARGE = Charge
skill-MAG-S1 = Direct
skill-MAG-S2 = Crochet
skill-MAG-S3 = Ruée
skill-MAG-S4 = Tourbillon
skill-MAG-S5 = Coup d’épaule
skill-MAG-S6 = Casse-os
skill-MAG-S7 = Second souffle
skill-MAG-S8 = Adrénaline
skill-ELI-S1 = Tir réflexe
skill-ELI-S2 = Doublé
skill-ELI-S3 = Tir en course
skill-ELI-S4 = Déluge de balles
skill-ELI-S5 = Coup de crosse
skill-ELI-S6 = Baroud d’honneur
skill-ELI-S7 = Balles perforantes
skill-ELI-S8 = Tir de couverture
skill-YUK-S1 = Voltige
skill-YUK-S2 = Pas de côté
skill-YUK-S3 = Lame silencieuse
skill-YUK-S4 = Écran de fumée
skill-YUK-S5 = Frappe de l’ombre
skill-YUK-S6 = Couteaux de lancer
skill-YUK-S7 = Pas de fantôme
skill-YUK-S8 = Tour de main
skill-BAS-S1 = Bélier
skill-BAS-S2 = Prix du sang
skill-BAS-S3 = Canon scié
skill-BAS-S4 = Séisme
skill-BAS-S5 = Boulet de démolition
skill-BAS-S6 = Rafistolage
skill-BAS-S7 = Cuir de fer
skill-BAS-S8 = Cran
skill-other = « { $id } »

about-skill = { $needs } → { $actions }
about-skill-once = { $needs } → { $actions } ; une fois
about-skill-power = { $needs } → { $actions }, plus { $bonus } avec un poing fort
about-second_wind = toujours : soigne 1 à la Résolution
about-adrenaline = toujours : un Coup de plus à chaque Frappe commencée avec au moins 2 blessures
about-armour_piercing = toujours : les Tirs font 2 dégâts à un Dur à cuire
about-covering_fire = toujours : esquive 1 au début du Combat
about-ghost_walk = toujours : les Bloqueurs ne retiennent pas le héros
about-sleight_of_hand = toujours : 1 expérience à la Résolution si aucun sbire actif n’est dans la salle
about-iron_hide = toujours : une blessure de moins à la Résolution
about-grit = toujours : soigne 1 au début du Combat

## Les objets

item-MAG-I1 = le poing américain
item-MAG-I2 = les chaussures de course
item-MAG-I3 = les antidouleurs
item-MAG-I4 = la bombe fumigène
item-ELI-I1 = le chargeur de rechange
item-ELI-I2 = la grenade aveuglante
item-ELI-I3 = le pansement de campagne
item-ELI-I4 = la porte dérobée
item-YUK-I1 = le grappin
item-YUK-I2 = le lacet étrangleur
item-YUK-I3 = les chausse-trapes
item-YUK-I4 = le baume aux herbes
item-BAS-I1 = la masse
item-BAS-I2 = la grenade
item-BAS-I3 = la boisson énergisante
item-BAS-I4 = le gilet pare-balles
item-other = l’objet « { $id } »

about-item-combat = { $actions }
about-item-start = début du Combat : { $actions }
about-item-resolution = Résolution : { $actions }
about-item-after-hit = après un Coup : { $actions }
about-item-after-shoot = après un Tir : { $actions }

## Les Boss et leurs effets

boss-BUTCHER = Vasile le Boucher
boss-AGATE = Mère Agate
boss-CORSO = don Corso
boss-BROKER = le Courtier
boss-RAZOR = Sœur Rasoir
boss-PETROV = Petrov de fer
boss-LYS = la docteure Lys
boss-COLONEL = le Colonel
boss-ODUYA = le caïd Oduya
boss-other = le Boss « { $id } »
boss-hidden = le Boss

effect-none = aucun effet
effect-butcher = inflige 2 blessures à la Résolution dans la même salle
effect-agate = un Homme de main de plus dans chaque salle adjacente au Boss, sauf l’entrée
effect-corso = les Tirs ne peuvent pas le viser
effect-broker = pendant le Flashback, une Collecte ne peut pas cocher de butin
effect-razor = le premier dégât au Boss de chaque Combat coûte une blessure au héros
effect-petrov = le premier dégât au Boss de chaque Combat est perdu
effect-lys = après la Résolution, regagne 1 si le héros n’est pas dans sa salle
effect-colonel = à la Résolution, les Flingueurs touchent à deux portes de distance
effect-oduya = les Brutes demandent deux dégâts, comme les Durs à cuire

## Repaires, salles, sbires et objectifs

lair-L1A = l’Entrepôt des quais
lair-L1B = la Chambre froide
lair-L2A = la Boîte aux néons
lair-L2B = le Casino du toit
lair-L3A = le Vieil abattoir
lair-L3B = le Dépôt du métro
lair-L4A = la Villa de la colline
lair-L4B = la Tour du penthouse
lair-L5A = le Pétrolier rouillé
lair-L5B = le Caveau du monastère
lair-other = le repaire « { $id } »

room = { $name } ({ $number })
room-other = la salle
room-L1A-0 = la grille
room-L1A-1 = le bureau de pesage
room-L1A-2 = le quai de chargement
room-L1A-3 = la remise à outils
room-L1A-4 = le hall de tri
room-L1A-5 = la cage des douanes
room-L1A-6 = le grand hangar
room-L1A-7 = le bureau du contremaître
room-L1B-0 = la rampe
room-L1B-1 = le sas
room-L1B-2 = la salle d’emballage
room-L1B-3 = la salle de découpe
room-L1B-4 = la salle des machines
room-L1B-5 = la glacière
room-L1B-6 = le grand congélateur
room-L1B-7 = la cour des camions
room-L1B-8 = la chambre forte
room-L2A-0 = la file d’attente
room-L2A-1 = le vestiaire
room-L2A-2 = le bar
room-L2A-3 = la cabine du DJ
room-L2A-4 = la cuisine
room-L2A-5 = la piste de danse
room-L2A-6 = le carré VIP
room-L2A-7 = l’arrière-salle
room-L2B-0 = l’ascenseur
room-L2B-1 = le hall
room-L2B-2 = la salle des machines à sous
room-L2B-3 = le couloir
room-L2B-4 = la caisse
room-L2B-5 = le salon de roulette
room-L2B-6 = la terrasse
room-L2B-7 = la salle des comptes
room-L3A-0 = le portail
room-L3A-1 = l’enclos
room-L3A-2 = la pesée
room-L3A-3 = le lavoir
room-L3A-4 = la halle aux crochets
room-L3A-5 = le couloir carrelé
room-L3A-6 = la chaufferie
room-L3A-7 = le fumoir
room-L3A-8 = la salle des couteaux
room-L3B-0 = l’escalier
room-L3B-1 = le hall des billets
room-L3B-2 = l’atelier
room-L3B-3 = le quai nord
room-L3B-4 = le quai sud
room-L3B-5 = le poste d’aiguillage
room-L3B-6 = la salle électrique
room-L3B-7 = le vieux tunnel
room-L4A-0 = l’allée
room-L4A-1 = le garage
room-L4A-2 = la piscine
room-L4A-3 = le vestibule
room-L4A-4 = la bibliothèque
room-L4A-5 = la cuisine
room-L4A-6 = le grand salon
room-L4A-7 = la cave à vin
room-L4B-0 = la porte à tambour
room-L4B-1 = l’accueil
room-L4B-2 = la cage d’ascenseur
room-L4B-3 = la salle des serveurs
room-L4B-4 = la salle de sport
room-L4B-5 = la galerie
room-L4B-6 = la banque privée
room-L4B-7 = le penthouse
room-L4B-8 = la salle du courrier
room-L5A-0 = la passerelle
room-L5A-1 = le pont bâbord
room-L5A-2 = le pont tribord
room-L5A-3 = la cambuse
room-L5A-4 = la salle des pompes
room-L5A-5 = la coursive
room-L5A-6 = la timonerie
room-L5A-7 = la cabine radio
room-L5A-8 = la citerne
room-L5B-0 = le portail du cloître
room-L5B-1 = le cloître
room-L5B-2 = le jardin des simples
room-L5B-3 = le scriptorium
room-L5B-4 = la crypte
room-L5B-5 = le réfectoire
room-L5B-6 = le reliquaire
room-L5B-7 = le clocher

minion = { $kind } de la salle { $number }
minion-B = la Brute
    .plural = Brutes
    .letter = B
minion-T = le Dur à cuire
    .plural = Durs à cuire
    .letter = D
minion-K = le Bloqueur
    .plural = Bloqueurs
    .letter = L
minion-H = l’Homme de main
    .plural = Hommes de main
    .letter = H
minion-G = le Flingueur
    .plural = Flingueurs
    .letter = F

objective-none = rien
objective-kill = { $number } { $minions } hors de combat
objective-clear1 = salle vidée en un tour
objective-health6 = barre de vie de 6 emplacements
objective-adj_visited = toutes les salles voisines visitées
objective-boss_hit = le Boss frappé en personne
objective-visit = { $number } salles visitées
objective-adj_kill = salles voisines sans { $minions }

## Dés et actions

die-run =
    { $count ->
        [one] { $count } course
       *[other] { $count } courses
    }
die-fist =
    { $count ->
        [one] { $count } poing
       *[other] { $count } poings
    }
die-power =
    { $count ->
        [one] { $count } poing fort
       *[other] { $count } poings forts
    }
die-gun =
    { $count ->
        [one] { $count } pistolet
       *[other] { $count } pistolets
    }
die-wound =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
die-released =
    { $count ->
        [one] { $count } blessure libérée
       *[other] { $count } blessures libérées
    }
die-blank =
    { $count ->
        [one] { $count } dé non lancé
       *[other] { $count } dés non lancés
    }
die-either = { $one } ou { $other }

flashback-train = Entraînement
flashback-buy = Achat
flashback-heal = Soin
flashback-anti = Anticipation
flashback-collect = Collecte

action-move = Mouvement
action-hit = Coup
action-shoot = Tir
action-wound = Blessure
action-heal = Soin
action-jump = Saut
action-dodge = Esquive
action-kill = Tuer

actions-cut = { $actions } ({ $cut })
cut-short =
    { $done ->
        [0] impossible pour l’instant
       *[other] s’arrête avant « { $lost } »
    }

## Ce qu’on peut répondre, et ce que le hasard et l’horloge peuvent dire

option-deal_board = Plateau Repaire { $board }
option-deal_hero = { CAPITAL($hero) }
option-deal_boss = { CAPITAL($boss) }
option-choose_hero = Jouer { $full } : { $trait }
option-choose_side = Face { $side } : { $lair }
option-show_flashback = { $faces }
option-use_die = Utiliser le dé : { $face }
option-use_bonus = Utiliser l’action bonus
option-buy_skill = Acheter { $skill } pour { $cost } ({ $about })
option-discard_skill = Défausser { $skill }
option-finish_flashback = Prêt à lancer
option-train =
    { $slots ->
        [one] Entraînement : marquer { $slots } emplacement d’expérience
       *[other] Entraînement : marquer { $slots } emplacements d’expérience
    }
option-buy_use = Achat : { $item } ({ $about })
option-add_slot = Soin : marquer un emplacement de vie supplémentaire
option-clean_slots =
    { $slots ->
        [one] Soin : nettoyer { $slots } emplacement de vie
       *[other] Soin : nettoyer { $slots } emplacements de vie
    }
option-anticipate = Anticipation : { $skill } ({ $about })
option-cross_loot = Collecte : cocher un emplacement de butin
option-skip_action = Passer cette action
option-roll = Lancer { $dice }
option-assign =
    { $skill } : { $dice }{ $release ->
        [yes]  ; libérer une blessure
       *[no] {""}
    }{ $take ->
        [0] {""}
        [one]  ; prendre { $take } dé
       *[other]  ; prendre { $take } dés
    }
option-place_wound =
    { $take ->
        [0] Placer une blessure sur la barre de vie
        [one] Placer une blessure sur la barre de vie ; prendre { $take } dé
       *[other] Placer une blessure sur la barre de vie ; prendre { $take } dés
    }
option-take_dice =
    { $count ->
        [one] Prendre { $count } dé
       *[other] Prendre { $count } dés
    }
option-stop = Arrêter de lancer
option-come_back = Revenir et continuer à lancer
option-show_faces = { $faces }
option-close_window = Servir { $order }, un dé à la fois
option-time_is_up = Le temps est écoulé
option-stop_absent = Arrêter le joueur absent
option-use_passive = { $skill } fait effet ({ $about })
option-use_group = { $skill } : { $actions }
option-use_anticipated = { $skill } par anticipation : { $actions }
option-use_item = Utiliser { $item } : { $actions }
option-end_start = Ne rien utiliser de plus et passer au combat
option-end_combat = Terminer le Combat
option-end_effects = Ne rien utiliser de plus
option-go_to = Aller vers { $room }
option-jump_to = Sauter par { $via } vers { $room }
option-aim =
    { $mark ->
        [dotted] { CAPITAL($minion) }, déjà 1 dégât
        [dodged] { CAPITAL($minion) }, esquive en cours
        [both] { CAPITAL($minion) }, déjà 1 dégât, esquive en cours
       *[none] { CAPITAL($minion) }
    }
option-aim_at_boss = Le Boss
option-use_modifier = Utiliser { $item } : { $actions }
option-decline = Ne rien utiliser maintenant
option-go_on = Continuer
option-break_off = S’arrêter là

## Ce qui s’est passé

event-board_dealt = { $seat } reçoit le plateau Repaire { $board }.
event-hero_received = { $seat } joue { $hero }.
event-boss_dealt = { $seat } reçoit un Boss, face cachée.
event-side_chosen = { $seat } choisit { $lair }.
event-boss_revealed =
    { $health ->
        [one] { $seat } affrontera { $boss } : { $health } point de vie, { $effect }.
       *[other] { $seat } affrontera { $boss } : { $health } points de vie, { $effect }.
    }
event-minion_added = { CAPITAL($minion) } rejoint le repaire ({ $seat }).
event-round_began = Le tour { $round } commence.
event-first_dice_taken = { $seat } prend { $dice } dés ; Réserve : { $reserve }.
event-flashback_rolled = Les dés Flashback montrent { $faces }.
event-trained =
    { $slots ->
        [one] { $seat } s’entraîne et marque { $slots } emplacement d’expérience.
       *[other] { $seat } s’entraîne et marque { $slots } emplacements d’expérience.
    }
event-use_bought = { $seat } prépare { $item } pour une utilisation.
event-slot_added = { $seat } s’endurcit : { $health } emplacements de vie.
event-healed =
    { $slots ->
        [one] { $seat } soigne { $slots } blessure.
       *[other] { $seat } soigne { $slots } blessures.
    }
event-slot_anticipated = { $seat } anticipe { $skill } ({ $marked } sur { $slots }).
event-loot_crossed =
    { $loot ->
        [one] { $seat } empoche son premier butin ({ $loot }).
       *[other] { $seat } empoche du butin : { $loot } emplacements cochés.
    }
event-action_skipped = { $seat } passe une action.
event-skill_bought = { $seat } apprend { $skill } pour { $cost } d’expérience.
event-skill_discarded = { $seat } défausse { $skill }.
event-flashback_finished = { $seat } a fini ses préparatifs.
event-flashback_timed_out = Le temps de la phase de Flashback est écoulé.
event-roll_began = Tenez-vous prêts : { $reserve } dés dans la Réserve.
event-counted_down = Trois, deux, un… partez !
event-dice_rolled = { $seat } lance les dés : { $faces }.
event-group_assigned =
    { $released ->
        [yes] { $seat } verrouille { $dice } sur { $skill } et libère une blessure.
       *[no] { $seat } verrouille { $dice } sur { $skill }.
    }
event-wound_placed = { $seat } place une blessure sur la barre de vie.
event-dice_requested =
    { $count ->
        [one] { $seat } veut prendre { $count } dé.
       *[other] { $seat } veut prendre { $count } dés.
    }
event-dice_taken =
    { $count ->
        [0] { $seat } arrive trop tard et ne prend aucun dé ; Réserve : { $reserve }.
        [one] { $seat } prend { $count } dé ; Réserve : { $reserve }.
       *[other] { $seat } prend { $count } dés ; Réserve : { $reserve }.
    }
event-reserve_closed =
    { $reserve ->
        [one] La Réserve ferme ; il y reste { $reserve } dé.
       *[other] La Réserve ferme ; il y reste { $reserve } dés.
    }
event-player_stopped =
    { $cause ->
        [time] Arrêt pour { $seat } : le temps est écoulé.
        [absence] Arrêt pour { $seat }, en absence prolongée.
        [passes] Arrêt pour { $seat }, qui a passé trois fois de suite.
        [hopeless] Arrêt pour { $seat } : plus aucune compétence n’est à portée.
       *[wish] { $seat } arrête de lancer.
    }
event-player_came_back = { $seat } revient et continue à lancer.
event-tick_passed = { $seat } passe.
event-orders_opened = Étape { $tick } : les ordres sont révélés, en commençant par { $first }.
event-roll_ended =
    { $reserve ->
        [one] La phase de Lancer est finie ; Réserve : { $reserve } dé.
       *[other] La phase de Lancer est finie ; Réserve : { $reserve } dés.
    }
event-wounds_crossed =
    { $slots ->
        [one] { $seat } coche { $slots } emplacement de vie pour les blessures des dés.
       *[other] { $seat } coche { $slots } emplacements de vie pour les blessures des dés.
    }
event-skill_used =
    { $source ->
        [anticipation] { $seat } utilise { $skill } par anticipation.
        [passive] { CAPITAL($skill) } fait effet pour { $seat }.
       *[dice] { $seat } utilise { $skill }.
    }
event-item_used = { $seat } utilise { $item }.
event-tile_ended = { CAPITAL($action) } impossible pour { $seat } : la suite est perdue.
event-tile_broken_off = { $seat } s’arrête là.
event-hero_moved = { $seat } va vers { $room }.
event-hero_jumped = { $seat } saute par { $via } vers { $room }.
event-room_visited = { $seat } découvre { $room }.
event-minion_dotted = { CAPITAL($minion) } vacille mais tient bon ({ $seat }).
event-minion_crossed = { CAPITAL($minion) } est hors de combat ({ $seat }).
event-minion_dodged = Esquive réussie : { $minion } ({ $seat }).
event-boss_damaged =
    { $left ->
        [one] { $seat } touche { $boss } : il lui reste { $left } point de vie.
       *[other] { $seat } touche { $boss } : il lui reste { $left } points de vie.
    }
event-boss_unhurt = { CAPITAL($boss) } encaisse sans broncher ({ $seat }).
event-boss_died = { $seat } tient sa vengeance : { $boss } ne se relèvera pas !
event-boss_recovered =
    { $left ->
        [one] { CAPITAL($boss) } récupère : { $left } point de vie ({ $seat }).
       *[other] { CAPITAL($boss) } récupère : { $left } points de vie ({ $seat }).
    }
event-slot_crossed =
    { $cause ->
        [trait] { $seat } commence avec une blessure.
        [razor] { $seat } prend une entaille en retour et coche un emplacement de vie.
        [skill] { $seat } le paie d’une blessure.
       *[dice] { $seat } coche un emplacement de vie.
    }
event-objective_marked =
    { $points ->
        [one] { $seat } remplit un objectif dans { $room }, { $objective } : { $points } point.
       *[other] { $seat } remplit un objectif dans { $room }, { $objective } : { $points } points.
    }
event-combat_ended = { $seat } termine le Combat.
event-combat_timed_out = Le temps de la phase de Combat est écoulé.
event-loot_found =
    { $symbols ->
        [one] { $seat } trouve { $symbols } symbole de butin dans { $room }.
       *[other] { $seat } trouve { $symbols } symboles de butin dans { $room }.
    }
# Silent: boss, henchmen, gunners, kept_off
event-wounds_received =
    { $wounds ->
        [0] { $seat } s’en tire sans une blessure.
        [one] { $seat } reçoit { $wounds } blessure (emplacements cochés : { $crossed }).
       *[other] { $seat } reçoit { $wounds } blessures (emplacements cochés : { $crossed }).
    }
event-knocked_out = KO pour { $seat } : barre de vie neuve, mais 3 dés seulement désormais.
event-hero_died = Second KO pour { $seat } : c’est la mort.
event-resolution_timed_out = Le temps de la phase de Résolution est écoulé pour { $seat }.
event-scored =
    { $seat } marque { $total } : butin { $loot }, entraînement { $training }, Boss { $boss }, mise à mort { $kill }, objectifs { $objectives }, sortie { $exit ->
        [0] libre.
       *[other] −{ $exit }.
    }

## Ce qui est demandé

question-choose_own_hero = Quel héros jouer ?
question-choose_own_side = Quelle face du plateau Repaire choisir ? Le Boss sera révélé ensuite.
question-prepare = Comment se préparer ?
# Silent: hero
question-choose_flashback_action =
    { $source ->
        [bonus] Quelle action bonus ?
        [train] Que faire d’un dé Entraînement ?
        [buy] Que faire d’un dé Achat ?
        [heal] Que faire d’un dé Soin ?
        [anti] Que faire d’un dé Anticipation ?
       *[collect] Que faire d’un dé Collecte ?
    }
question-choose_discard = Toutes les places sont prises. Quelle compétence laisser pour { $skill } ?
question-command = Que faire de ces dés ?
question-give_order = Étape { $tick } : que faire de ces dés ?
# Silent: ends
question-choose_start = Le Combat commence. Par quoi commencer ?
# Silent: ends, rush
question-choose_use = Que faire maintenant ?
# Silent: ends
question-choose_effect = Résolution : que faire maintenant ?
# Silent: at, item, of, skill
question-move = Où aller ?
# Silent: at, item, of, skill
question-jump = Où sauter ?
# Silent: at, item, of, skill
question-hit = Qui frapper ?
# Silent: at, item, of, skill
question-shoot = Sur qui tirer ?
# Silent: at, item, of, skill
question-dodge = Qui esquiver ?
# Silent: at, item, of, skill
question-kill = Qui tuer ?
# Silent: at, item, of, skill
question-offer_modifier = { CAPITAL($action) } : c’est fait. Ajouter un objet ?
# Silent: at, item, of, skill
question-go_on_with_tile = { CAPITAL($action) } : c’est la suite. Continuer ?
# Silent: hero
question-collect =
    { $left ->
        [one] Butin : que prendre pour le dernier symbole ({ $left }) ?
       *[other] Butin : que prendre ? Il reste { $left } symboles.
    }

## Ce qui est demandé à l’horloge

question-await_dice = Qui sert-on d’abord ? { $seat } attend des dés.
question-count_down = Le compte à rebours est-il à zéro ?
question-close_reserve = Est-il temps de fermer la Réserve ?
question-stop_rolling = Le temps des derniers dés est-il écoulé ?
question-solo_timer = Le temps du défi est-il écoulé ?
question-end_tick = Le temps donné pour cet ordre est-il écoulé ?
question-end_flashback_in_time = Le temps de la phase de Flashback est-il écoulé ?
question-end_combat_in_time = Le temps de la phase de Combat est-il écoulé ?
question-end_resolution_in_time = Le temps de la phase de Résolution est-il écoulé pour { $seat } ?
question-watch_absence = L’absence est-elle trop longue pour { $seat } ?
question-watch_return = { $seat } est de retour ?

## Ce qui est demandé au hasard : pour qui pioche et lance les dés à sa propre table

draw-deal_one_board = { $seat } reçoit un plateau Repaire. Lequel ?
draw-deal_one_hero = { $seat } reçoit un héros. Lequel ?
draw-deal_one_boss = { $seat } reçoit une carte Boss. Laquelle ?
draw-roll_flashback = Lancer les dés Flashback. Que montrent-ils ?
draw-roll_dice =
    { $dice ->
        [one] { $seat } lance { $dice } dé. Que montre-t-il ?
       *[other] { $seat } lance { $dice } dés. Que montrent-ils ?
    }

## Comment une partie se termine

outcome-most_points = Victoire pour { $winners } : le plus de points parmi les survivants.
    .short = Quelqu’un a le plus de points
outcome-most_health = Victoire pour { $winners } : égalité de points, mais meilleure santé.
    .short = La santé départage
outcome-shared_victory = Victoire partagée entre { $winners }, à égalité de points et de santé.
    .short = La victoire est partagée
outcome-all_dead = Personne n’a survécu, personne ne gagne.
outcome-target_reached = Défi réussi ! Score : { $scores }.
    .short = L’objectif est atteint
outcome-target_missed = Défi manqué : { $scores } points, ce n’est pas assez.
    .short = L’objectif est manqué
outcome-solo_dead = Défi manqué : le héros est mort. Points : { $scores }.
    .short = Le héros est mort

## Ce dont une table convient

table-players = Joueurs
    .help = De deux à quatre rivaux, ou une seule personne qui relève un défi.
table-content = Matériel
    .help = La marque des dés, des tuiles, des Boss et des repaires de cette table.
table-hero_choice = Héros
    .help = Comment chacun obtient son héros.
table-hero_choice-in_turn = dans l’ordre des places
    .help = On choisit l’un après l’autre, dans l’ordre des places.
table-hero_choice-first_come = au plus rapide
    .help = Tout le monde choisit en même temps, et le plus rapide prend le héros.
table-hero_choice-random = au hasard
    .help = Les héros sont tirés au sort.

table-solo_dice = Solo : dés
    .help = Combien de dés compte la Réserve quand on joue en solo.
table-solo_dice-easy = 20 dés
    .help = La Réserve compte 20 dés. La règle parle de niveau facile.
table-solo_dice-medium = 16 dés
    .help = La Réserve compte 16 dés. La règle parle de niveau moyen.
table-solo_dice-hard = 12 dés
    .help = La Réserve compte 12 dés. La règle parle de niveau difficile.
table-solo_time = Solo : temps
    .help = Combien de temps on peut prendre des dés à chaque Lancer, en solo.
table-solo_time-easy = 45 secondes
    .help = La Réserve ferme 45 secondes après le premier lancer. La règle parle de niveau facile.
table-solo_time-medium = 30 secondes
    .help = La Réserve ferme 30 secondes après le premier lancer. La règle parle de niveau moyen.
table-solo_time-hard = 25 secondes
    .help = La Réserve ferme 25 secondes après le premier lancer. La règle parle de niveau difficile.
table-solo_target = Solo : objectif
    .help = Combien de points il faut en solo.
table-solo_target-easy = 18 points
    .help = Le défi est réussi avec 18 points. La règle parle de niveau facile.
table-solo_target-medium = 23 points
    .help = Le défi est réussi avec 23 points. La règle parle de niveau moyen.
table-solo_target-hard = 28 points
    .help = Le défi est réussi avec 28 points. La règle parle de niveau difficile.

table-pace = Rythme du Lancer
    .help = Comment on se dispute les dés.
table-pace-real_time = une course
    .help = Tout le monde lance en même temps, aussi vite que possible.
table-pace-no_rush = sans se presser
    .help = Tout le monde lance en même temps, mais secouer les dés prend plus de temps : la vitesse ne compte guère.
table-pace-ticks = par étapes
    .help = À chaque étape, chacun donne un ordre ; puis tous les ordres sont exécutés.
table-reserve_limit = Temps pour la Réserve
    .help = Après tant de secondes, on ne prend plus de dés ; 0 veut dire sans limite.
table-hand_limit = Temps pour les derniers dés
    .help = Secondes pour finir une fois la Réserve fermée ; 0 veut dire sans limite.
table-absence_limit = Patience
    .help = En temps réel, on est arrêté après tant de secondes sans connexion ; 0 veut dire jamais. Par étapes, c’est le temps pour un ordre qui compte.
table-tick_limit = Temps pour un ordre
    .help = Secondes pour donner son ordre ; 0 veut dire sans limite.
table-flashback_limit = Temps pour le Flashback
    .help = Après tant de secondes, les actions qui restent sont perdues ; 0 veut dire sans limite.
table-combat_limit = Temps pour le Combat
    .help = Après tant de secondes, le Combat s’achève ; 0 veut dire sans limite.
table-resolution_limit = Temps pour la Résolution
    .help = Après tant de secondes, le butin restant va sur la piste de butin ; 0 veut dire sans limite.

table-last_resolution = Dernière Résolution
    .help = Indique si le 4e tour a une phase de Résolution avant le décompte.
table-last_resolution-played = jouée
    .help = Le 4e tour est complet, avec dernier butin et dernières blessures.
table-last_resolution-skipped = sautée
    .help = On compte les points juste après le Combat du 4e tour.
table-forced_tile = Tuiles commencées
    .help = Indique s’il faut mener une tuile à son terme une fois commencée.
table-forced_tile-whole = jusqu’au bout
    .help = Toute action possible doit être faite.
table-forced_tile-may_stop = interruption permise
    .help = On peut interrompre une tuile, mais pas pour éviter une Blessure.
table-jump_blocked = Bloqueurs et Saut
    .help = Ce que fait un Bloqueur au héros qui veut sauter hors de sa salle.
table-jump_blocked-blocked = pas de Saut
    .help = Un Bloqueur actif dans la salle de départ empêche le Saut.
table-jump_blocked-free = sans effet
    .help = Le Saut ne tient pas compte des Bloqueurs.
table-stopped_dice = Dés des joueurs arrêtés
    .help = Où vont les dés libres d’un joueur qui s’est arrêté.
table-stopped_dice-kept = à l’écart
    .help = Ils reviennent à la fin de la phase.
table-stopped_dice-returned = rendus aussitôt
    .help = Ils retournent aussitôt dans la Réserve, à prendre par les autres.
table-carry_anticipation = Anticipation contre butin
    .help = Indique si l’on peut changer du butin en Anticipation à la Résolution.
table-carry_anticipation-carried = pour le tour suivant
    .help = La marque reste et sert au tour suivant.
table-carry_anticipation-forbidden = interdite
    .help = On ne peut pas choisir l’Anticipation à la Résolution.
table-clear_whole = Nettoyage éclair
    .help = Quels sbires doivent tomber pour cet objectif.
table-clear_whole-all = tous
    .help = Tous les sbires de la salle doivent tomber ou être esquivés dans le même tour.
table-clear_whole-last_ones = les derniers
    .help = Il suffit des derniers ; les pertes d’avant ne comptent pas.
table-full_track = Pistes pleines
    .help = Ce que rapporte une piste de butin ou d’entraînement remplie.
table-full_track-end_value = le dernier nombre
    .help = Une piste pleine rapporte le nombre de sa fin.
table-full_track-nothing = rien
    .help = Une piste pleine ne rapporte rien, selon la lettre de la règle.
table-ko_four_dice = Quatre dés après un KO
    .help = Ce que deviennent les compétences à 4 dés quand on n’en tient plus que 3.
table-ko_four_dice-anticipated = anticipation permise
    .help = Elles ne reçoivent plus de dés mais peuvent être anticipées.
table-ko_four_dice-never = hors d’usage
    .help = Elles ne peuvent ni recevoir de dés ni être anticipées.
table-bonus_last = Action bonus
    .help = Quand l’action bonus du Flashback peut servir.
table-bonus_last-any_time = à tout moment
    .help = Les quatre actions Flashback se font dans n’importe quel ordre.
table-bonus_last-last = en dernier
    .help = Seulement après que les trois dés ont été utilisés ou passés.
table-objective_phase = Objectifs
    .help = Dans quelles phases un objectif peut être marqué.
table-objective_phase-any = dans toutes les phases
    .help = Un objectif est marqué dès que sa condition est remplie.
table-objective_phase-combat = au Combat seulement
    .help = Un objectif n’est marqué que pendant le Combat.

preset-printed = Selon le livret
    .help = Ce que la règle appelle facile : 18 points avec 20 dés, et 45 secondes pour les prendre.
preset-easy = Facile
    .help = 18 points à atteindre avec 12 dés, et 45 secondes pour les prendre.
preset-normal = Normal
    .help = 28 points à atteindre avec 20 dés, et 45 secondes pour les prendre.
preset-hard = Difficile
    .help = 28 points à atteindre avec 16 dés, et 30 secondes pour les prendre.

## Le jeu lui-même, et son image dans un terminal

game-title = Vengeance : Roll & Fight
game-about = Une course aux dés, un repaire plein de malfrats et un Boss qui l’a bien cherché : quatre tours pour régler ses comptes.

picture-room = { $name }
picture-round = Tour { $round }/{ $rounds }
picture-phase-setup = Mise en place
picture-phase-flashback = Flashback
picture-phase-roll = Lancer
picture-phase-fight = Combat et Résolution
picture-phase-scored = Score final
picture-reserve = Réserve { $dice }
picture-reserve-closed = Réserve { $dice }, fermée
picture-flashback = Dés : { $dice }
picture-target = Objectif { $points }
picture-score-loot = Butin
picture-score-training = Entraînement
picture-score-boss = Blessures du Boss
picture-score-kill = Boss tué
picture-score-objectives = Objectifs
picture-score-exit = Sortie
picture-score-total = Total
picture-dead = mort
picture-in-room = salle { $number }
picture-boss-left = Boss { $health }
picture-no-dice = aucun dé
picture-groups =
    { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    }
picture-standing-ready = paré
picture-standing-rolling = en jeu
picture-standing-stopped = arrêt
picture-standing-absent = absence
picture-standing-stuck = coincé
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-board = Héros
picture-boss = Boss
picture-objectives = Objectifs
picture-dice = Dés
picture-skills = Compétences
picture-items = Objets
picture-knock-outs = KO { $count }/{ $most }
picture-loot = Butin { $loot }/{ $slots }
picture-training = Expérience { $trained } ({ $unspent } à dépenser)
picture-objective = { $number } : { $objective } (+{ $points })
picture-hero = { $hero } : { $trait }
picture-tile =
    { $cost ->
        [0] { $skill } : { $about }
       *[other] { $skill }, { $cost } d’expérience : { $about }
    }
picture-item = { CAPITAL($item) } ({ $about })
picture-legend =
    Traits épais : murs ; pointillés : portes. @ le héros · ♛5 le Boss et sa vie · ✓ visitée · $ butin
    B Brute · D Dur à cuire · L Bloqueur · H Homme de main · F Flingueur · minuscule : esquivé · D′ touché · × éliminé
    ◎3 un objectif et ses points · ◉3 rempli · ‹2› la réponse 2 y mène ou y vise
    Dés : → course · † poing · ‡ poing fort · ¬ pistolet · ● blessure · ○ blessure à relancer · □ pas encore lancé
    ♥ emplacement libre · × blessure · · emplacement à venir · ◆◇ anticipation · ■ utilisation achetée · □ à acheter

## Ce qu’une réponse coûte, rapporte ou risque, avant de la donner

preview-actions_dropped =
    { $count ->
        [one] Abandonne { $count } action non utilisée
       *[other] Abandonne { $count } actions non utilisées
    }
preview-uses_dropped =
    { $count ->
        [one] Abandonne { $count } compétence non utilisée
       *[other] Abandonne { $count } compétences non utilisées
    }
preview-loot_ahead =
    { $symbols ->
        [one] { $symbols } symbole de butin à récolter
       *[other] { $symbols } symboles de butin à récolter
    }
preview-no_wounds_ahead = Aucun ennemi ne blesse ici
preview-wounds_ahead =
    { $wounds ->
        [one] Finir ici : { $wounds } blessure, santé restante : { $left }
       *[other] Finir ici : { $wounds } blessures, santé restante : { $left }
    }
preview-knock_out_ahead =
    { $wounds ->
        [0] Finir ici : KO, { $dice } dés ensuite
        [one] Finir ici : { $wounds } blessure, KO, { $dice } dés ensuite
       *[other] Finir ici : { $wounds } blessures, KO, { $dice } dés ensuite
    }
preview-death_ahead =
    { $wounds ->
        [0] Finir ici : le héros meurt
        [one] Finir ici : { $wounds } blessure, et le héros meurt
       *[other] Finir ici : { $wounds } blessures, et le héros meurt
    }
preview-may_heal = Se soigner en Résolution peut encore l’éviter
preview-slots_left =
    { $left ->
        [one] Il reste { $left } emplacement de vie
       *[other] Il reste { $left } emplacements de vie
    }
preview-bar_filled = Dernier emplacement de vie : KO en fin de tour, sauf soin

## Conseils d’une première partie, chacun montré une fois

tip-aim = Quatre tours pour marquer le plus de points : traversez le repaire jusqu’au Boss, et survivez. D’abord, préparez-vous : chaque dé Flashback est une action.
tip-race = Tous les dés viennent d’une seule Réserve. Verrouillez des dés sur une compétence dès qu’ils montrent ce qu’il faut, puis prenez-en d’autres.
tip-first-group = Ce groupe vaut une utilisation de la compétence au Combat. Plus il y a de groupes, plus le combat dure.
tip-first-wound-die = Un dé Blessure sur la barre de vie devient une blessure au début du Combat, mais il libère les autres, qui peuvent être relancés.
tip-combat = Les groupes s’utilisent dans n’importe quel ordre. Attention à la fin du tour : les Hommes de main de la salle et les Flingueurs d’à côté blessent.
tip-first-objective = Un objectif est atteint : ses points sont acquis.
tip-first-loot = Une salle visitée et nettoyée donne son butin à la fin du tour.
tip-first-wounds = Les ennemis encore debout autour du héros le blessent à chaque fin de tour. Éliminez-les, esquivez-les ou finissez ailleurs.
tip-knock-out = KO : les blessures s’effacent, mais il ne reste que 3 dés à lancer. Un second KO, c’est la mort.
tip-boss-hurt = Chaque blessure du Boss vaut des points. La dernière le tue et met fin à sa règle.
tip-boss-dead = Le Boss est mort. Reste la sortie : chaque salle avec un ennemi sur le chemin coûte un point.

## Ce que vaut une table : les termes de sa valeur, plus de chacun et (.less) moins

term-points = plus de points acquis
    .less = moins de points acquis
term-way_out = une sortie du repaire plus longue
    .less = une sortie du repaire plus courte
term-boss = de meilleures perspectives contre le Boss
    .less = de moins bonnes perspectives contre le Boss
term-loot = plus de butin en vue
    .less = moins de butin en vue
term-objectives = de meilleures perspectives d’objectifs
    .less = de moins bonnes perspectives d’objectifs
term-fallen = plus de sbires vaincus
    .less = moins de sbires vaincus
term-skills = des compétences plus fortes
    .less = des compétences moins fortes
term-experience = plus d’expérience à dépenser
    .less = moins d’expérience à dépenser
term-items = plus d’usages d’objets
    .less = moins d’usages d’objets
term-ready = plus de préparation au Combat
    .less = moins de préparation au Combat
term-dice = plus à espérer des dés
    .less = moins à espérer des dés
term-free_slots = plus de cases de santé libres
    .less = moins de cases de santé libres
term-cornered = un Héros sans case de santé libre
    .less = une case de santé gardée libre
term-knocked_out = plus de mises hors de combat
    .less = moins de mises hors de combat
term-dead = un plus grand risque de mourir
    .less = un moindre risque de mourir
term-is_rolling = la phase de lancer déjà commencée
    .less = la phase de lancer encore à venir
term-is_fighting = le Combat déjà commencé
    .less = le Combat encore à venir

## Ce que l’on compte sur beaucoup de parties

measure-boss_killed = Boss tués, sur tous les héros
measure-knocked_out = K.-O., sur tous les héros
measure-died = Héros morts
facet-hero = Héros
facet-boss = Boss
facet-lair = Repaires
