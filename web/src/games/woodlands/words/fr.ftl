### Ce que seul le plateau d’Explorers of the Woodlands dit.

## Lieux

board-name = { CAPITAL($name) }
board-forest = La forêt. Les flèches passent de tuile en tuile, Entrée choisit, plus, moins et 0 zooment.
board-empty = Terrain vide
board-place = { CAPITAL($tile) }
board-place-with = { CAPITAL($tile) } : { $things }
board-offered = { $place }. Peut être choisi.
board-hidden = un Monstre face cachée
board-boss-card = la carte du Boss
board-chests =
    { $n ->
        [one] un Coffre
       *[other] { $n } Coffres
    }
board-event-token = un marqueur Événement
board-brambles = des Ronces
board-rune = une Rune ({ $colour })
board-special-start = Vous êtes partis d’ici. Le Vortex y ramène.
board-special-boss = Le Boss attend ici. Personne ne quitte la tuile tant qu’il vit.
board-special-inn = Pour 1 orbe un Héros y est servi, deux fois par partie.
board-special-campfire = Un Héros qui commence un tour ici retrouve tous ses cœurs.
board-special-vortex = Pour 1 orbe il ramène un Héros à la tuile Départ.
board-special-well = Chaque Héros peut y prendre un marqueur Orbe.
board-special-merchant = Un article coûte 3 orbes, une carte vendue en rapporte 1.
board-special-den = Avec les Tanières, on peut l’explorer : trois événements, puis un bonus.

board-tiles-left =
    { $n ->
        [one] tuile restante
       *[other] tuiles restantes
    }
board-hunt = Trouvez le Boss ensemble et battez-le.
board-hunt-later =
    { $n ->
        [1] Ce ne peut pas être la prochaine tuile.
       *[other] Il n’est pas parmi les { $n } prochaines tuiles.
    }
board-hunt-soon = Ce peut être la prochaine tuile.
board-hunt-found = Il attend dans la forêt, face cachée.
board-powers =
    { $n ->
        [0] { CAPITAL($hero) } n’a encore débloqué aucun pouvoir.
        [1] { CAPITAL($hero) } a débloqué le premier pouvoir.
       *[other] { CAPITAL($hero) } a débloqué les deux pouvoirs.
    }

## Poser une tuile

board-elsewhere = Ailleurs
board-new-tile = Les carrés dorés montrent où elle va.

## Héros

board-party = Le groupe
board-choose-hero = Choisissez votre Héros
board-role-xylia = Vitesse et précision
board-role-klethor = Protection et transport
board-role-shavi = Soins et orbes
board-role-bethras = Remèdes et force brute
board-power-die = Dé Pouvoir : { $colour }
board-hero-look = Voir le plateau de { $hero }
board-hero-board = Le plateau de { $hero }
board-hearts = { $n } cœurs sur { $most }. Sans cœur un Héros est à terre.
board-hearts-short =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
board-orbs = { $n } orbes sur { $most } : pour relancer en combat, pour les pouvoirs, les achats et les premiers secours.
board-orbs-short =
    { $n ->
        [one] { $n } orbe
       *[other] { $n } orbes
    }
board-ail-poison = Empoisonné : un cœur perdu au début de chaque tour.
board-ail-poison-short = Poison
board-ail-brambles = Marqueur Ronces : dans les Ronces, ce Héros lance un second dé.
board-ail-brambles-short = Ronces
board-ail-rooted = Immobilisé : aucun déplacement pendant ce tour.
board-ail-rooted-short = Immobilisé
board-ail-ale = Bière : un dé Combat de plus au prochain combat.
board-ail-ale-short = Bière
board-power-open = { $name } : { $rule }
board-power-locked = Verrouillé, { $orbs } orbes le débloquent. { $name } : { $rule }
board-loot = Cartes Butin
board-loot-says = { $text }
board-loot-used = Face cachée jusqu’à votre prochain tour. { $text }
board-loot-new =
    { $n ->
        [one] La nouvelle carte
       *[other] Les nouvelles cartes
    }
board-loot-instead = Choisissez la carte à défausser
board-loot-free = De la place pour une carte Butin
board-fact-hearts =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
board-fact-orbs =
    { $n ->
        [one] { $n } orbe
       *[other] { $n } orbes
    }

## Dés Héros

board-slots = Emplacements de dés
board-slot-move = Dépla­cement
board-slot-move-rule = Chaque dé est un déplacement.
board-slot-focus = Concen­tration
board-slot-focus-rule = Un orbe à la fin du tour.
board-slot-invoke = Invocation
board-slot-invoke-rule = Deux dés quelconques appellent votre dé Pouvoir pour tous les combats de ce tour.
board-slot-says = { $name }, reçoit { $takes }. { $rule }
board-tray = Dés Héros
board-tray-rolls = { CAPITAL($hero) } lance les dés
board-tray-roll = Accepter ce lancer, ou relancer une fois certains dés ?
board-tray-keep = Gardez le dé doré sur un emplacement, ou relancez-le
board-tray-place = Placez le dé doré sur un emplacement
board-tray-charm = Touchez un dé doré pour le changer de 1
board-tray-later = Les dés se placent l’un après l’autre : d’abord le dé doré.
board-tray-done = Ce dé est déjà placé.
board-tray-die = Ce dé montre { $face }. Touchez un emplacement doré plus bas, ou glissez-le dessus.
board-die = Un dé qui montre { $face }
board-die-now = Le dé à placer montre { $face }

## Combats

board-encounter = Ennemis ici
board-encounter-story =
    { $n ->
        [one] Un ennemi vous barre la route.
       *[other] { $n } ennemis vous barrent la route, un combat chacun.
    }
board-encounter-later = Plus tard : la défense la plus faible se combat en premier.
board-encounter-flee = Combattez, ou touchez une tuile dorée pour fuir.
board-encounter-stay = Pas d’issue : il faut combattre.
board-encounter-escape =
    { $n ->
        [one] L’ennemi frappe pendant la fuite.
       *[other] Les { $n } ennemis frappent pendant la fuite.
    }
board-encounter-strikes = Choisissez lequel des { $n } ennemis frappe maintenant.
board-combat = Le combat
board-combat-arm =
    { $heroes } : chaque dé qui montre { $defence } ou plus touche. { $needed ->
        [one] { $needed } touche suffit.
       *[other] Il faut { $needed } touches.
    }
board-combat-hopeless =
    Impossible à gagner avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : il faut { $needed } touches.
board-combat-defeat = Vaincre { $foe }
board-combat-won = { $hits } sur { $needed } : assez de touches !
board-combat-short = { $hits } sur { $needed } : pas encore assez de touches. Touchez un dé doré pour le relancer.
board-step-arm = Choisir
board-step-roll = Lancer
board-step-change = Relancer
board-step-end = Résultat
board-combat-lost = { $hits } sur { $needed } : pas assez de touches.
board-verdict-won = Victoire contre { $foe } !
board-verdict-lost = Pas assez de touches : { $foe } riposte.
board-verdict-hurt =
    { $n ->
        [1] { CAPITAL($hero) } perd 1 cœur.
       *[other] { CAPITAL($hero) } perd { $n } cœurs.
    }
board-verdict-guarded = La posture de { $hero } arrête l’attaque.
board-verdict-fell = { CAPITAL($hero) } est à terre.
board-percent = { $n } %
board-die-bonus = La Précision ajoute { $n }.
board-reroll =
    { $orbs ->
        [0] Relancer sans rien payer : { $percent } % de chances de toucher
        [1] Relancer pour 1 orbe : { $percent } % de chances de toucher
       *[other] Relancer pour { $orbs } orbes : { $percent } % de chances de toucher
    }
board-gain-game = Vous gagnez la partie.
board-loss-hearts =
    { $n ->
        [1] Perdez 1 cœur.
       *[other] Perdez { $n } cœurs, et 1 pour chaque soutien.
    }
board-die-hits = { $sum } fait { $total } : la défense de { $defence } est atteinte, le dé touche.
board-die-misses = { $sum } fait { $total } : moins que la défense de { $defence }, le dé manque.
board-defence = Défense { $n } : un dé qui montre { $n } ou plus touche.
board-foe-hearts =
    { $n ->
        [one] { $n } cœur : une touche suffit.
       *[other] { $n } cœurs : autant de touches en un combat pour le battre.
    }
board-damage =
    { $n ->
        [one] Dégâts { $n } : s’il n’est pas battu, le Héros actif perd { $n } cœur.
       *[other] Dégâts { $n } : s’il n’est pas battu, le Héros actif perd { $n } cœurs, chaque allié 1.
    }
board-leaf-shields =
    { $n ->
        [one] Un Bouclier Feuille : il absorbe { $n } dégât.
       *[other] { $n } Boucliers Feuille : chacun absorbe 1 dégât.
    }
board-weak = Faiblesse : un dé Pouvoir { $colour } compte 1 de plus.
board-resists = Résistance : un dé Pouvoir { $colour } compte 1 de moins.
board-immune = Immunité : un dé Pouvoir { $colour } ne peut pas servir.
board-enraged = Enragé
board-gain = Battu :
board-loss = Sinon :
board-skill = La capacité de { $boss }
board-threat = La menace de { $boss } est à { $threat } sur { $track }. Elle monte après chaque tour et chaque manche ; sur la dernière case, la forêt est perdue.

## Tiroirs

board-acts = Ce que vous pouvez faire ici
board-pile =
    { $safe ->
        [0] Il reste { $n } tuiles, et le Boss peut être la prochaine.
       *[other] Il reste { $n } tuiles. Le Boss vient après { $safe } autres au plus tôt.
    }
board-merchant = Le Marchand
board-merchant-rule = Chaque article coûte { $price } orbes. Une de vos cartes en rapporte { $sale }.
board-merchant-empty = Tout est vendu.
board-merchant-sell = Vendre
board-inn = L’Auberge
board-inn-rule =
    { $price ->
        [one] Pour { $price } orbe on vous sert l’une de ces cartes, { $visits } fois par partie.
       *[other] Pour { $price } orbes on vous sert l’une de ces cartes, { $visits } fois par partie.
    }
board-inn-served = { CAPITAL($hero) } : { $n } sur { $most }
board-den = La Tanière
board-den-explorers = En bas : { $heroes }
board-den-spaces = Les cases de la Tanière
board-den-bonus = À la fin :
board-den-penalty = Si le premier Héros tombe, pour ceux qui se sont joints :
board-book = Carnet de route
board-book-signs = Signes
board-book-foes = Monstres
board-book-bosses = Boss
board-book-brambles = Ronces

## Ce que font cartes et ennemis

board-all-colours = toutes les couleurs
board-do-nothing = Rien ne se passe.
board-do-gain_orbs =
    { $who ->
        [here] Chaque explorateur gagne
        [all] Chaque Héros gagne
       *[other] Gagnez
    } { $n ->
        [one] { $n } orbe.
       *[other] { $n } orbes.
    }
board-do-lose_orbs =
    { $who ->
        [here] Chaque Héros présent perd
        [joined] Chaque Héros qui s’est joint perd
       *[other] Perdez
    } { $n ->
        [one] { $n } orbe.
       *[other] { $n } orbes.
    }
board-do-heal =
    { $who ->
        [here] Chaque Héros présent regagne
       *[other] Regagnez
    } { $n ->
        [one] { $n } cœur.
        [99] tous les cœurs.
       *[other] { $n } cœurs.
    }
board-do-lose_hearts =
    { $who ->
        [all] Chaque Héros perd
        [here] Chaque Héros présent perd
        [joined] Chaque Héros qui s’est joint perd
       *[other] Perdez
    } { $n ->
        [one] { $n } cœur.
       *[other] { $n } cœurs.
    }
board-do-poison =
    { $who ->
        [you] Prenez un marqueur Poison.
       *[other] Chaque Héros présent prend un marqueur Poison.
    }
board-do-entangle =
    { $who ->
        [you] Prenez un marqueur Ronces.
       *[other] Chaque Héros présent prend un marqueur Ronces.
    }
board-do-cure = Retirez tous les marqueurs d’état.
board-do-immobilise = Aucun déplacement pendant ce tour.
board-do-draw_loot =
    { $n ->
        [one] Piochez { $n } carte Butin.
       *[other] Piochez { $n } cartes Butin.
    }
board-do-discard_loot =
    { $who ->
        [you] Défaussez une carte Butin.
       *[other] Chaque Héros présent défausse une carte Butin.
    }
board-do-flip_loot = Chaque Héros présent retourne une carte Butin.
board-do-draw_event = Piochez une carte Événement.
board-do-return = Il retourne dans la pile.
board-do-rune_monsters = Un Monstre sur chaque tuile avec une Rune : { $colours }.
board-do-threat = La menace monte de { $n }.
board-do-wander = Allez en tout lieu sûr.
board-do-ambush = Un Monstre apparaît, il faut le combattre.
board-do-brambles = On lance le dé des Ronces.
board-do-defence = Sa défense est { $n }.
board-do-immune = Immunité : { $colours }.
board-do-fewer_dice =
    { $n ->
        [one] Chaque Héros présent lance { $n } dé Combat de moins.
       *[other] Chaque Héros présent lance { $n } dés Combat de moins.
    }
board-do-rise = La menace monte de { $n }.
board-do-leaf_shield = Il gagne un Bouclier Feuille.
board-do-summon = Un Monstre apparaît, on le combat d’abord.
board-do-orb_drain = Chaque Héros du combat perd un orbe, et la menace monte d’autant.
board-do-fight =
    { $n ->
        [one] Combattez { $n } Monstre.
       *[other] Combattez { $n } Monstres.
    }
board-do-back =
    { $n ->
        [2] Retour à la case II.
       *[other] Retour à la case { $n }.
    }
board-do-ale = Un dé Combat de plus au prochain combat.
board-do-arrange = Regardez { $n } tuiles et remettez-les dans l’ordre voulu.

## La campagne

board-campaign-title = La campagne
board-campaign-chapter = Chapitre { $n }
board-campaign-state-done = gagné
board-campaign-state-now = en cours
board-campaign-state-ahead = à venir
board-campaign-carried = Ce que portent les héros
board-campaign-nothing = Rien encore
board-campaign-enraged = Enragés
board-campaign-powers =
    { $n ->
        [0] aucun pouvoir
        [one] { $n } pouvoir
       *[other] { $n } pouvoirs
    }

board-campaign-attempt = Essai { $n } : chaque Héros abandonne une carte et vous recommencez.
board-story = L’histoire
board-begin = Vers la forêt
board-chapter-1 = Des champignons pour l’ancien
board-chapter-2 = L’Arbre de Vie
board-chapter-3 = Le Puits
board-chapter-4 = Des pas dans la nuit
board-chapter-5 = La corruption
board-goals = Ce que demande ce chapitre
board-goal-potions = Potions préparées : { $have } sur { $need }. Sur le feu de camp, il faut un champignon rouge, un jaune, un bleu, une fiole et 2 orbes.
board-goal-potions-short = potions
board-goal-fire = Aucun Monstre ne doit rester sur le feu de camp quand les deux potions sont prêtes.
board-goal-fire-short = feu libre
board-goal-orbs = Vous avez { $have } des { $need } orbes qu’il faut au puits d’énergie. Les marqueurs Orbe comptent avec leur nombre.
board-goal-orbs-short = orbes
board-goal-gathered = Héros sur le puits d’énergie : { $have } sur { $need }. Tous doivent y être, sans combat à venir.
board-goal-gathered-short = au puits
board-goal-monsters = Monstres vaincus : { $have } sur { $need }. Les Esprits retournent dans la pile et ne comptent pas.
board-goal-monsters-short = Monstres
board-goal-boss = Il faut aussi vaincre un Boss.
board-goal-boss-short = Boss
board-goal-camps = Campements vidés : { $have } sur { $need }, face visible et sans Monstre.
board-goal-camps-short = campements
board-goal-totems = Totems allumés : { $have } sur { $need }. Sur la rune de votre couleur, posez-y votre dé Pouvoir invoqué.
board-goal-totems-short = totems
board-goal-bosses_left = Aucun Boss ne doit rester dans la forêt, ni visible ni caché.
board-goal-bosses_left-short = sans Boss
board-danger-orbs_gone = Marqueurs Orbe perdus pour de bon : { $have } sur { $limit }. Avec le dernier, le chapitre est perdu.
board-danger-orbs_gone-short = volés
board-danger-corruption = Tuiles corrompues : { $have } sur { $limit }. À { $limit }, la forêt est perdue. À partir de 4, les Héros y perdent un déplacement et les Monstres y sont plus forts.
board-danger-corruption-short = corrompues
board-orb-token-short = Marqueur Orbe, { $n }
board-orb-token = Un marqueur Orbe de valeur { $n } : il compte au puits d’énergie. Les Monstres suivent le Héros qui le porte.
board-quest-held = { CAPITAL($name) }. Au feu de camp, trois couleurs, une fiole et 2 orbes font une potion.
board-quest-down = un marqueur de quête face cachée
board-camp-down = un campement que personne n’a encore vu
board-camp-up = { $camp }
board-camp-cleared = un campement vidé
board-guard = un marqueur Bouclier +1
board-corrupted = Corruption
board-totem = un totem allumé
board-thief = un voleur avec des marqueurs Orbe
board-exchange = Repos au coin du feu
board-exchange-rule = Touchez une carte pour la donner. Tout ce qui est sur les plateaux des Héros vient au chapitre suivant.
board-exchange-too-many = Un Héros porte { $n } cartes au plus : donnez-en, ou défaussez-en.

## La fin

board-end-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
board-end-tiles =
    { $n ->
        [one] { $n } tuile dans la forêt
       *[other] { $n } tuiles dans la forêt
    }
board-end-foes =
    { $n ->
        [one] { $n } ennemi vaincu
       *[other] { $n } ennemis vaincus
    }
board-end-lost =
    { $n ->
        [one] { $n } combat perdu
       *[other] { $n } combats perdus
    }
board-end-hearts =
    { $n ->
        [one] { $n } cœur perdu
       *[other] { $n } cœurs perdus
    }
board-end-orbs =
    { $n ->
        [one] { $n } orbe gagné
       *[other] { $n } orbes gagnés
    }
board-end-loot =
    { $n ->
        [one] { $n } carte Butin trouvée
       *[other] { $n } cartes Butin trouvées
    }

## Les premiers tours

guide-aim = Vous gagnez ensemble : devenez forts dans la forêt, trouvez le Boss et battez-le en un combat. Si tous les Héros sont à terre ou si la menace est complète, la forêt est perdue.
guide-chapter = Un chapitre de la campagne a ses propres objectifs : ils sont au-dessus de la forêt, et chacun s’explique quand on le touche. Si tous les Héros sont à terre en même temps, le chapitre est perdu.
guide-hero = Choisissez votre Héros. Chacun a un dé Pouvoir de sa couleur et deux actions spéciales.
guide-space = Une nouvelle tuile ! Les carrés dorés montrent où elle peut aller. { $pointer ->
        [finger] Touchez-en un.
       *[mouse] Cliquez sur l’un d’eux.
    }
guide-rotation = Tournez la tuile si vous voulez ; les marques vertes montrent quels chemins se rejoignent. Puis posez-la.
guide-reroll = Vos quatre dés. Vous pouvez en garder et relancer les autres une fois.
guide-keep = Gardez le dé doré sur un emplacement, ou relancez-le.
guide-dice = Placez le dé doré sur un emplacement de votre plateau. Les petits nombres font bouger, les grands donnent des orbes et des actions spéciales.
guide-action = Les tuiles dorées sont celles où vous pouvez aller. Un point d’interrogation est un déplacement risqué vers l’inconnu : il rapporte un orbe.
guide-fight = Des ennemis ! Regardez les chances sous leurs noms, puis combattez, ou fuyez vers une tuile dorée.
guide-arm = Vous pouvez ajouter des dés Pouvoir avant de lancer. Quand tout y est, lancez.
guide-adjust = { $pointer ->
        [finger] Touchez un dé
       *[mouse] Cliquez sur un dé
    } pour le relancer contre un orbe, ou laissez les dés.
guide-wait = Aux autres de jouer : tout ce qu’ils font se voit ici.

## Deux minutes

minutes-title = Explorers of the Woodlands en deux minutes
minutes-goal = Votre but
minutes-goal-text = Quelque chose corrompt la forêt. Explorez-la ensemble, devenez forts, et battez le Boss en un seul combat.
minutes-growth = La forêt pousse
minutes-growth-text = Chaque manche commence par de nouvelles tuiles, une pour chacun. Les chemins doivent se rejoindre. Monstres, Coffres et Événements viennent avec elles.
minutes-dice = Quatre dés
minutes-dice-text = À votre tour vous lancez quatre dés et les placez sur votre plateau : 1 à 3 font bouger, 4 à 6 donnent un orbe, 5 et 6 servent aux actions spéciales. Une relance de certains dés est gratuite.
minutes-moves = Chemins connus ou risqués
minutes-moves-text = Un déplacement mène sur une tuile reliée. Un déplacement risqué révèle une nouvelle tuile, vous y mène, et rapporte un orbe aussitôt.
minutes-combat = Le combat
minutes-combat-text = Chaque dé qui atteint la défense touche. Obtenez assez de touches en un seul lancer pour vaincre l’ennemi ; sinon il frappe et reste. Les Héros sur la même tuile aident, et un orbe relance un dé.
minutes-power = Dés Pouvoir
minutes-power-text = Deux de vos dés appellent votre dé Pouvoir pour le tour. Il compte plus contre une faiblesse, moins contre une résistance, et pas du tout contre une immunité.
minutes-loot = Butin et orbes
minutes-loot-text = Vous pouvez avoir trois cartes. Le Marchand en vend contre des orbes, et les orbes débloquent les deux pouvoirs de votre Héros.
minutes-down = À terre, pas perdu
minutes-down-text = Un Héros sans cœur est à terre. Un ami sur la tuile peut le relever, une potion ou le Feu de camp aussi. Si tous sont à terre, vous avez perdu.
minutes-boss = Le Boss
minutes-boss-text = Il est l’une des trois dernières tuiles. Une fois révélé, sa menace monte après chaque tour et chaque manche : battez-le avant que l’épine n’arrive au bout.

## Ce que veut dire chaque signe

board-sign-heart = Cœur
board-sign-heart-rule = Un Héros en a 5 au plus ; sans cœur il est à terre. Sur un ennemi : combien de touches il faut en un combat.
board-sign-orb = Orbe
board-sign-orb-rule = De l’énergie, 10 au plus : relances en combat, pouvoirs, achats, premiers secours.
board-sign-shield = Défense
board-sign-shield-rule = Un dé touche s’il montre ce nombre ou plus.
board-sign-sword = Dégâts
board-sign-sword-rule = Ce que perd le Héros actif si l’ennemi n’est pas battu ; ceux qui l’aident perdent 1.
board-sign-weak = Faiblesse
board-sign-weak-rule = Un dé Pouvoir de cette couleur compte 1 de plus.
board-sign-resist = Résistance
board-sign-resist-rule = Un dé Pouvoir de cette couleur compte 1 de moins.
board-sign-immune = Immunité
board-sign-immune-rule = Un dé Pouvoir de cette couleur ne peut pas servir.
board-sign-leaf = Bouclier Feuille
board-sign-leaf-rule = Absorbe 1 dégât et disparaît.
board-sign-rage = Enragé
board-sign-rage-rule = Cet ennemi a une capacité de plus.
board-sign-threat = Menace
board-sign-threat-rule = Monte de 1 après chaque tour et chaque manche tant qu’un Boss est visible. Sur la dernière case, la partie est perdue.
board-sign-down = À terre
board-sign-down-rule = Un Héros sans cœur est à terre, et son tour est fini.
board-sign-poison = Poison
board-sign-poison-rule = Coûte un cœur au début de chaque tour jusqu’à ce qu’on l’enlève.
board-sign-brambles = Ronces
board-sign-brambles-rule = Un dé décide de ce qui arrive à ceux qui entrent. Un marqueur Ronces ajoute un second dé.
board-sign-rooted = Immobilisé
board-sign-rooted-rule = Ce Héros ne peut pas bouger pendant ce tour.
board-sign-chest = Coffre
board-sign-chest-rule = Sur une tuile sans ennemi on peut l’ouvrir : une carte Butin.
board-sign-event = Événement
board-sign-event-rule = Le premier Héros qui arrive pioche une carte Événement, après les combats.
board-sign-rune = Rune
board-sign-rune-rule = Certains Événements mettent des Monstres sur les tuiles à Rune de leur couleur.
board-sign-monster = Monstre
board-sign-monster-rule = Un Monstre est ici, face cachée. On le révèle quand un Héros arrive.
board-sign-boss = Boss
board-sign-boss-rule = Sa carte est révélée quand un Héros entre. Personne ne quitte la tuile tant qu’il vit.
board-sign-campfire = Feu de camp
board-sign-campfire-rule = Au début d’un tour ici un Héros retrouve tous ses cœurs, même à terre.
board-sign-well = Puits d’énergie
board-sign-well-rule = Un marqueur Orbe pour chaque Héros qui vient, une fois.
board-sign-vortex = Vortex
board-sign-vortex-rule = Pour 1 orbe, retour à la tuile Départ.
board-sign-merchant = Marchand
board-sign-merchant-rule = Trois articles à 3 orbes chacun ; on vend ses cartes 1 orbe.
board-sign-den = Tanière
board-sign-den-rule = Trois événements sous la terre, et un bonus à la fin.
board-sign-inn = Auberge
board-sign-inn-rule = Pour 1 orbe un Héros est servi d’une carte, deux fois par partie.
board-sign-ale = Bière
board-sign-ale-rule = Un dé Combat de plus au prochain combat.
board-sign-move = Déplacement
board-sign-move-rule = Chaque dé ici est un déplacement vers une tuile reliée, ou risqué vers une nouvelle.
board-sign-focus = Concentration
board-sign-focus-rule = Un orbe à la fin du tour.
board-sign-five = Action 5+
board-sign-five-rule = Ce que votre Héros sait faire avec un 5 ou un 6.
board-sign-six = Action 6
board-sign-six-rule = Ce que votre Héros sait faire avec un 6.
board-sign-invoke = Invocation
board-sign-invoke-rule = Deux dés appellent le dé Pouvoir du Héros pour tous les combats du tour.
board-sign-permanent = Carte permanente
board-sign-permanent-rule = Elle compte toujours.
board-sign-flip = Carte qui se retourne
board-sign-flip-rule = Retournée à l’usage, et de nouveau visible avant votre prochain lancer.
board-sign-discard = Carte à usage unique
board-sign-discard-rule = Défaussée à l’usage.
board-sign-lock = Pouvoir verrouillé
board-sign-lock-rule = 3 orbes débloquent le premier, 5 de plus le second.
board-sign-pile = Pile Forêt
board-sign-pile-rule = Les tuiles à venir. Le Boss est l’une des trois dernières.
board-sign-mushroom = Marqueur de quête
board-sign-mushroom-rule = Au chapitre 1, il y en a un sur chaque tuile avec une rune : champignons de trois couleurs et fioles. Fouillez la tuile pour le retourner.
board-sign-potion = Potion
board-sign-potion-rule = Préparée sur le feu de camp avec trois champignons, une fiole et 2 orbes.
board-sign-camp = Campement
board-sign-camp-rule = Au chapitre 4 : retourné quand sa tuile est sans Monstre. Ses propres Monstres arrivent alors.
board-sign-pack = Lot
board-sign-pack-rule = Des cartes Butin volées. Le Héros qui vide un campement en prend un.
board-sign-corruption = Corruption
board-sign-corruption-rule = Au chapitre 5, elle s’étend le long des chemins après chaque manche. Dix tuiles corrompues, et la partie est perdue.

## La première partie guidée

lesson-space = Vous jouez deux Héros, Xylia et Bethras. Chaque manche commence par la forêt : une nouvelle tuile. Les cases dorées montrent où elle peut aller, et le signe dit combien de chemins se rejoindraient. Posez-la au nord de la tuile de départ.
lesson-rotation = Tournez la tuile avec les flèches. Les marques vertes montrent les chemins qui se rejoignent. Posez-la de façon à rejoindre la tuile de départ.
lesson-grow-done = La forêt a grandi, et un Monstre est posé sur la nouvelle tuile, face cachée. Personne ne sait ce que c’est avant qu’un Héros y aille. C’est le tour de Xylia.
lesson-reroll = Quatre dés à chaque tour. Vous pouvez en relancer une fois. Ce jet est bon : acceptez-le.
lesson-move = Les emplacements disent quels chiffres ils prennent. 1 à 3 servent au Déplacement : posez-y le 1.
lesson-focus = Le 4 va sur la Concentration : il vous rapporte un orbe à la fin du tour. Les orbes paient beaucoup de choses, vous allez voir.
lesson-invoke = Deux dés quelconques appellent votre dé Pouvoir. Posez le 5 sur l’Invocation…
lesson-invoke-two = …et le 6. Votre dé Pouvoir vert aide maintenant dans tous les combats de ce tour.
lesson-go = Les tuiles dorées sont celles où vous pouvez aller. Les signes disent ce qui vous y attend. Allez au nord.
lesson-arm = Un Squelette ! Défense 4 : un dé qui montre 4 ou plus touche. Il a 2 cœurs, il faut donc 2 touches en un seul combat. Il est faible contre le vert, votre couleur : ajoutez votre dé Pouvoir vert, qui compte alors 1 de plus.
lesson-orb = Le 3 vert compte comme un 4 : une touche. Le 2 noir rate. Un orbe relance un dé : touchez le dé au cadre doré.
lesson-hits = Un 5 : la deuxième touche. C’est assez : vous pouvez vaincre le Squelette.
lesson-turn-done = Le Squelette est vaincu, et vous piochez une carte Butin, une Masse. Votre dé de Concentration rapporte 1 orbe à la fin du tour. Avec trop peu de touches, le Squelette vous aurait frappé et serait resté.
lesson-unlock = Deux manches plus tard, Xylia a 5 orbes et deux dés de Déplacement. Les orbes débloquent des pouvoirs pour le reste de la partie : choisissez Éclaireuse, pour 3 orbes.
lesson-venture = Maintenant un déplacement risqué : sortez de la forêt vers une tuile que personne n’a vue. Il rapporte un orbe tout de suite, mais n’importe quoi peut s’y trouver : les signes montrent les risques. Allez à l’est.
lesson-buy = Quelle chance : le Marchand ! Chaque carte coûte 3 orbes, et vous pouvez vendre les vôtres pour 1. Achetez l’Armure, ou ce qui vous plaît mieux.
lesson-leave = Il vous reste un dé de Déplacement, mais arrêtons-nous ici : terminez le tour.
lesson-venture-done = Les pouvoirs, les cartes et les cœurs rendent les Héros forts. Sans eux, personne ne bat le Boss. Mais Bethras a besoin de vous.
lesson-chest = Deux manches plus tard, une tuile plus à l’est. Les Monstres d’ici sont vaincus, mais Bethras n’a plus de cœur : il est à terre. D’abord le coffre de cette tuile : ouvrez-le.
lesson-raise = Un Bâton bleu ! Aidez maintenant Bethras : un Héros sur la même tuile le relève pour 2 orbes. Une potion ou le Feu de camp aident aussi.
lesson-down-done = Bethras est de nouveau debout, avec 1 cœur. Un Héros à terre passe tous ses tours, et si tous sont à terre, vous avez perdu. Voyons la fin de la partie.
lesson-boss = Trois manches plus tard : les deux Héros se sont reposés, Bethras a trouvé une Masse, et vous voici devant le Boss. Sa menace monte après chaque tour et chaque manche ; au bout de la piste, vous perdez. Il a 4 cœurs, et les 4 touches doivent venir en un seul combat. Il est faible contre le bleu : utilisez votre Bâton bleu.
lesson-boss-arm = Le dé bleu est là. Vous avez aussi appelé votre dé vert : ajoutez-le.
lesson-boss-roll = Quatre touches, et le 3 bleu en est une grâce à la faiblesse. Cela suffit ! Vous pouvez vaincre le Boss.
lesson-boss-done = Le Boss est vaincu : vous avez gagné ensemble ! Retenez : devenez forts d’abord, allez au Boss ensemble, et battez-le en un seul combat avant que sa menace n’arrive au bout. Ne soyez jamais tous à terre.

journey-next =
    { $won ->
        [yes] Chapitre suivant
       *[other] Retenter le chapitre
    }

board-named-place = La poser sur { $cell }
