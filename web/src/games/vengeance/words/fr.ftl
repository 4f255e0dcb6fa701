### Ce que seul le plateau de Vengeance: Roll & Fight dit.

## Comment jouer en deux minutes

minutes-title = Vengeance en deux minutes
minutes-goal = Le but
minutes-goal-text = On vous croyait hors d’état de nuire. Vous revoilà dans leur repaire, sans personne à vos côtés. Avancez de salle en salle, faites payer le Boss, et ayez plus de points que les autres après quatre tours. Chacun a son propre repaire ; on ne partage que les dés.
minutes-round = Un tour
minutes-round-text = Flashback : on se prépare. Lancer : on rafle des dés et on les bloque sur ses compétences, tous en même temps. Combat : on dépense ce qu’on a bloqué. Résolution : on ramasse le butin, et les coups de ceux qui tiennent encore debout.
minutes-flashback = Flashback
minutes-flashback-text = Trois dés disent ce que chacun peut faire : s’entraîner, acheter l’usage d’un objet, se soigner, anticiper une compétence ou récolter du butin. Chacun a en plus une action de son choix. L’expérience achète les compétences du héros, et compte encore à la fin, même dépensée.
minutes-roll = Lancer
minutes-roll-text = Lancez vos quatre dés, encore et encore, en gardant ce qui vous plaît. Dès que quelques-uns conviennent à une compétence, bloquez-les dessus et reprenez des dés dans la Réserve. Quand elle est vide, elle l’est pour tous : soyez rapide, ou rusez.
minutes-wounds = Du sang
minutes-wounds-text = Un dé qui montre du sang reste coincé en main. Bloquer un groupe en libère un. Ou bien posez-en un sur la barre de vie : cela coûte de la santé, et libère tous les autres.
minutes-combat = Combat
minutes-combat-text = Utilisez vos groupes dans l’ordre voulu. Passez dans une salle voisine, frappez dans la vôtre, tirez dans celle d’à côté, esquivez qui est trop fort. Une action impossible met fin à la tuile : réfléchissez avant de commencer.
minutes-minions = Qui barre la route
minutes-minions-text = Les Bloqueurs vous retiennent dans leur salle. Les Brutes protègent le Boss. Les Durs à cuire demandent deux coups dans le même tour. Les Hommes de main blessent dans leur salle, les Flingueurs aussi depuis celle d’à côté.
minutes-resolution = Résolution
minutes-resolution-text = Chaque salle visitée et vidée livre son butin. Puis viennent les blessures. Une barre de vie toute cochée, c’est le KO : on continue avec trois dés. La deuxième fois, c’est la mort.
minutes-score = Les points
minutes-score-text = Le Boss, cinq de plus s’il est mort, les objectifs, le butin et l’entraînement. Encore faut-il ressortir : chaque salle avec un ennemi sur le chemin coûte un point.

## La première partie, pas à pas

guide-hero = Choisissez un héros. Chacun a ses compétences, et une faiblesse.
guide-side = Choisissez le repaire qui vous plaît le plus. Le Boss ne se montre qu’ensuite.
guide-prepare = Utilisez les trois dés et l’action bonus, dans n’importe quel ordre. Commencer par s’entraîner est une bonne idée : cela paie des compétences.
guide-action = Touchez ce que vous voulez faire. Ce qui est impossible n’est pas proposé.
guide-discard = Vous avez déjà quatre compétences. Touchez celle qui laisse sa place.
guide-first-roll = Lancez tous vos dés. Tout le monde le fait en ce moment même.
guide-dice = Touchez les dés à relancer. Quand une compétence s’allume, touchez-la : ses dés sont bloqués, et d’autres viennent de la Réserve.
guide-order = Donnez un ordre, puis tous les ordres sont exécutés d’un coup.
guide-start = Avant le combat, utilisez ce qui le permet, si vous le souhaitez.
guide-use = Touchez une compétence ou un objet pour l’utiliser. L’ordre est libre.
guide-move = Les salles qui brillent sont celles où vous pouvez aller.
guide-target = Touchez un ennemi. Dans la salle du Boss, les Brutes d’abord.
guide-modifier = Vous pouvez ajouter un objet maintenant, ou continuer sans.
guide-loot = Du butin ! Cochez un emplacement pour des points, ou changez-le en une autre préparation.
guide-effect = Après les blessures, vous pouvez encore utiliser ce qui dit Résolution.
guide-wait = Les autres n’ont pas fini. Regardez votre repaire et préparez la prochaine salle.
