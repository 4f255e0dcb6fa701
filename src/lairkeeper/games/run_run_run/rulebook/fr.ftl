## Généralités

chapter-general = Généralités
RRR-GEN1 = Run Run Run ! se joue de 1 à 4 joueurs.
RRR-GEN2 = Tous les joueurs sont dans le même camp : la victoire comme la défaite sont celles du groupe entier.
RRR-GEN3 = Chaque décision appartient à un seul joueur, qui peut passer outre l’avis du groupe. C’est le joueur actif, sauf si une règle désigne quelqu’un d’autre.
RRR-GEN4 = Quand un choix fait pendant un tour reviendrait « aux joueurs » dans leur ensemble, la règle concernée désigne un seul joueur qui tranche, car il faut que quelqu’un ait le dernier mot. En discuter avant est libre.
RRR-GEN5 = Tout le hasard de la partie (mélanges, dés, défausses au hasard, tirages au hasard dans la défausse) vient d’un seul générateur, lancé à partir d’une graine. La même graine et les mêmes décisions donnent toujours la même partie, qui peut donc être rejouée à l’identique.

## Communication

chapter-communication = Communication
RRR-COM1 = Les joueurs peuvent parler ouvertement de leurs intentions et des décisions à prendre.
RRR-COM2 = Personne n’a le droit de montrer les cartes de sa main aux autres ni de les décrire avec précision : chaque main reste cachée à tous les autres joueurs.
RRR-COM3 = Un joueur peut, sans un mot, désigner un hexagone pour signaler qu’il aimerait le garder pour plus tard.
RRR-COM4 = Un tel souhait n’engage personne : les autres peuvent ne pas en tenir compte.
RRR-COM5 = Pour exprimer ce souhait, chaque joueur dispose d’un marqueur public « réservé », que son propriétaire peut à tout moment poser sur un hexagone vide touchant une case du labyrinthe, déplacer ou retirer ; il ne change jamais ce qui est permis. Les messages libres, là où il y en a, ne sont pas contrôlés, car un programme ne peut pas juger de la précision d’une description.
RRR-COM6 = Les cartes devenues publiques (posées dans le labyrinthe, défaussées ou révélées lors d’un regroupement) peuvent être commentées librement, puisque tout le monde les a vues sur la table.

## Géométrie du labyrinthe

chapter-geometry = Géométrie du labyrinthe
RRR-GEO1 = Le labyrinthe s’étend sur une grille d’hexagones sans bord. Chaque hexagone a deux coordonnées (q, r), selon deux axes de la grille, et la Crypte occupe l’hexagone (0, 0).
RRR-GEO2 = Les côtés d’un hexagone sont numérotés dans le sens horaire à partir du haut ; les parenthèses donnent le décalage vers l’hexagone voisin : 0 nord (0, −1), 1 nord-est (+1, −1), 2 sud-est (+1, 0), 3 sud (0, +1), 4 sud-ouest (−1, +1), 5 nord-ouest (−1, 0). Le côté 0 d’une case fait face au côté 3 de sa voisine, le 1 au 4, le 2 au 5, et inversement.
RRR-GEO3 = Chaque case, y compris la Crypte et la Porte de sortie, occupe exactement un hexagone, et un hexagone contient au plus une case.
RRR-GEO4 = Le joueur actif choisit l’orientation d’une Salle avant de la poser, parmi six rotations : chaque cran dans le sens horaire fait passer chaque côté imprimé au numéro suivant, et le 5 au 0. Une Salle n’est jamais retournée, et son orientation ne change plus une fois posée.
RRR-GEO5 = Deux cases adjacentes sont connectées si les deux côtés qui se font face sont des issues, si un passage secret se trouve sur leur arête commune, ou si cette arête relie la Porte de sortie au labyrinthe. Une connexion vaut dans les deux sens, pour les chats comme pour les momies.
RRR-GEO6 = Un chemin ouvert est une issue d’une case qui donne sur un hexagone encore vide.
RRR-GEO7 = Un triangle est formé de trois Salles autour d’une même intersection, donc sur trois hexagones qui se touchent tous : un hexagone et ses voisins sur deux côtés consécutifs. Chaque hexagone appartient à six triangles possibles.
RRR-GEO8 = Les trois Salles d’un triangle n’ont pas besoin d’être connectées entre elles : seuls comptent leur position et leurs symboles, se toucher à l’intersection suffit donc.
RRR-GEO9 = La distance entre deux cases est le plus petit nombre de connexions à franchir pour aller de l’une à l’autre.
RRR-GEO10 = Toute case est toujours reliée à la Crypte, puisqu’un chat se rend sur chaque Salle au moment où elle est posée et que rien n’est jamais retiré : en jeu, une momie a donc toujours un trajet possible. Seule une position composée à la main peut isoler une momie ; dans ce cas, elle ne bouge simplement pas.

## Mise en place

chapter-setup = Mise en place
RRR-SET1 = La Crypte du Pharaon est placée au centre.
RRR-SET2 = Chaque joueur reçoit au hasard une tuile de chat aventurier, visible de tous ; en solo, le joueur choisit la sienne.
RRR-SET3 = Tous les chats commencent sur la Crypte.
RRR-SET4 = La Porte de sortie est mise de côté avec les 3 jetons mécanisme de Porte et les 5 jetons mécanisme de Torche.
RRR-SET5 = Sur les 39 torches, 5 forment la réserve, commune à tous les joueurs ; les 34 autres restent dans le stock.
RRR-SET6 = Les 17 jetons Sarcophage sont mélangés et empilés, contenu caché. Personne ne connaît ni leur contenu ni leur ordre.
RRR-SET7 = Les 4 cartes Momie sont mélangées face cachée pour former la pile des momies, près de la Crypte, avec les 4 figurines et 5 cœurs à côté. L’identité et l’ordre des cartes sont cachés à tous.
RRR-SET8 = Les 3 cartes Boss sont mélangées ; l’une est mise de côté face cachée, les deux autres retournent dans la boîte sans être vues. Personne ne sait quel Boss est en jeu ni lesquels sont écartés.
RRR-SET9 = La figurine du Boss et les 15 cœurs restants sont gardés ensemble sur le côté.
RRR-SET10 = Les 3 tuiles Regroupement forment une pile.
RRR-SET11 = La puissance des momies est de 1 au départ : un seul dé Momie est actif ; les 3 autres attendent sur le côté avec les 6 dés de combat.
RRR-SET12 = Les 64 cartes Salle sont mélangées face cachée pour former la pioche, puis chaque joueur en reçoit 5, quel que soit le nombre de joueurs. L’ordre de la pioche est caché à tous, et chaque main aux autres joueurs.
RRR-SET13 = La défausse est vide au départ et reste face visible : comme on défausse au vu de tous, chacun peut la consulter.
RRR-SET14 = La boîte contient aussi quatre cartes d’aide de jeu, sans effet sur la partie.
RRR-SET15 = Les joueurs se mettent d’accord sur celui qui commence.
RRR-SET16 = Le premier joueur est indiqué à la préparation de la table ; si personne n’est désigné, il est tiré au sort.
RRR-SET17 = La carte du dessus de la pile des momies commence sans aucun cœur.

## Le tour de jeu

chapter-turn = Le tour de jeu
RRR-TRN1 = Les joueurs jouent à tour de rôle, dans le sens horaire.
RRR-TRN2 = Un tour comporte toujours deux phases, dans cet ordre : les Actions des momies, puis l’Action du joueur.
RRR-TRN3 = Dans la seconde phase, le joueur actif effectue exactement une action de son choix : Explorer, Combattre ou Coopérer.
RRR-TRN4 = Explorer peut être choisi s’il existe au moins une façon permise de le faire.
RRR-TRN5 = Combattre peut être choisi s’il existe au moins une façon permise de le faire.
RRR-TRN6 = Coopérer peut être choisi tant qu’il reste une tuile Regroupement, même si personne ne peut venir et que la défausse est vide : la tuile est la seule condition.
RRR-TRN7 = Agir est obligatoire : un joueur ne peut pas passer tant qu’Explorer ou Combattre est possible. Une action possible seulement en dépensant un jeton Sarcophage n’est pas obligatoire, mais elle peut toujours être choisie.
RRR-TRN8 = Si ni Explorer ni Combattre n’est possible sans dépenser de jeton, le joueur peut aussi passer, afin que personne ne reste bloqué. Coopérer, s’il reste une tuile, et les actions qui demandent un jeton restent possibles.
RRR-TRN9 = Le joueur actif peut utiliser des jetons Sarcophage aux moments suivants, plusieurs à la fois s’il le souhaite : au début du tour, avant le lancer des dés Momie ; après les Actions des momies, avant de déclarer une action ; dans la déclaration elle-même, là où une règle le prévoit (un passage secret pour Explorer, un jeton Double pour Combattre) ; une fois l’action entièrement résolue, avant la fin du tour.
RRR-TRN10 = La fin du tour ne fait piocher aucune carte, et le nombre de cartes en main n’est pas limité.
RRR-TRN11 = À la fin du tour, le joueur suivant dans le sens horaire devient le joueur actif ; en solo, le même joueur rejoue.
RRR-TRN12 = Le joueur qui passe peut d’abord déplacer son chat de 3 cases au plus, uniquement par des cases sans momie et en terminant sur l’une d’elles ; aucune carte ne peut être défaussée pour aller plus loin. Cela aide un joueur bloqué, le plus souvent à peine trop loin d’un chemin ouvert.

## Les actions des momies

chapter-mummies = Les actions des momies
RRR-MUM1 = Le joueur actif lance les dés Momie actifs.
RRR-MUM2 = Le nombre de dés actifs est de 1, plus les dés supplémentaires des momies réveillées (2 pour le héraut, 1 pour le coureur) ; il peut augmenter et diminuer au cours de la partie.
RRR-MUM3 = Les dés sont comptés au moment du lancer : une momie qui se réveille ou meurt plus tard dans le même tour ne change que les lancers suivants.
RRR-MUM4 = Chaque symbole obtenu a deux effets : d’abord, toutes les momies déjà dans le labyrinthe, Boss compris, avancent d’une case ; ensuite, un cœur est placé. Une face vierge ne fait rien.
RRR-MUM5 = Une momie avance toujours vers la Crypte par l’un des trajets les plus courts.
RRR-MUM6 = Si plusieurs cases suivantes se trouvent sur des trajets aussi courts vers la Crypte, le joueur actif choisit, pour chaque momie et chaque pas séparément. Seules sont proposées les cases voisines qui rapprochent la momie d’exactement un pas.
RRR-MUM7 = Les symboles sont résolus l’un après l’autre : déplacement puis cœur pour le premier, déplacement puis cœur pour le deuxième, et ainsi de suite.
RRR-MUM8 = Pour un même pas, les momies avancent une par une, dans l’ordre de leur réveil, le Boss en dernier ; personne n’a donc d’ordre à choisir.
RRR-MUM9 = Les momies ne se bloquent pas entre elles et peuvent partager une case. Les chats ne les bloquent pas non plus, si ce n’est qu’une momie s’arrête quand elle en rencontre un.
RRR-MUM10 = Une momie qui entre sur une case occupée par un ou plusieurs chats s’arrête et attaque aussitôt.
RRR-MUM11 = Une momie arrêtée ne bouge plus pendant cette phase d’Actions des momies, ni pour les symboles suivants ni pour un déplacement supplémentaire. Les cœurs des symboles suivants sont tout de même placés.
RRR-MUM12 = Pour le second effet d’un symbole, un cœur est posé sur la carte du dessus de la pile des momies.
RRR-MUM13 = Au cinquième cœur, une momie se réveille : sa carte est retournée, les 5 cœurs deviennent ses points de vie et sa figurine est placée sur une Salle. Le joueur actif choisit n’importe quelle carte Salle du labyrinthe ; mieux vaut la prendre loin de la Crypte.
RRR-MUM14 = Les cœurs au-delà du cinquième vont sur la carte suivante de la pile.
RRR-MUM15 = La Salle choisie pour une momie qui se réveille peut contenir des chats ou d’autres momies. Y apparaître n’est pas y entrer : cela ne provoque aucune attaque.
RRR-MUM16 = Une momie réveillée par un symbole avance dès les symboles suivants du même lancer, puisqu’ils font avancer toutes les momies alors présentes ; son éventuel déplacement supplémentaire attend un tour ultérieur.
RRR-MUM17 = Une momie qui se réveille trouve toujours une Salle où apparaître : cinq cœurs demandent au moins cinq tours avec un seul dé, trois tours au plus ont pu servir à Coopérer, et lors d’un quatrième, il a bien fallu poser une Salle.
RRR-MUM18 = Si les quatre momies sont réveillées, un symbole des dés ne place aucun cœur et rien ne le remplace : ce symbole a déjà fait avancer toutes les momies.
RRR-MUM19 = Une fois le Boss apparu, plus aucune momie ne peut se réveiller.
RRR-MUM20 = Une fois le Boss apparu, les symboles ne placent donc plus de cœur ; les déplacements continuent comme avant.
RRR-MUM21 = Les cœurs ne manquent jamais : on en utilise autant qu’il en faut, car 20 suffisent pour quatre momies, mais pas pour quatre momies et un Boss à 12 cœurs, ce qui peut arriver.
RRR-MUM22 = Le déplacement supplémentaire du coureur et des Boss est d’un pas de plus à chaque tour, fait une fois tous les symboles résolus, même si aucun symbole n’est sorti. Seuls le font ceux qui étaient dans le labyrinthe au moment du lancer et qui ne se sont pas arrêtés.
RRR-MUM23 = Une momie qui atteint la Crypte met aussitôt fin à la partie : le groupe a perdu.
RRR-MUM24 = Il en va de même si des chats se trouvent sur la Crypte : la défaite est immédiate, sans attaque préalable.
RRR-MUM25 = Une momie qui commence la phase sur la même case qu’un chat repart normalement et n’attaque que si elle entre sur une autre case occupée par des chats ; si elle ne bouge pas, elle n’attaque pas.
RRR-MUM26 = La Crypte et la Porte de sortie ne peuvent pas être choisies pour une momie qui se réveille, car ce ne sont pas des cartes Salle.

## Les attaques des momies

chapter-attack = Les attaques des momies
RRR-ATK1 = L’attaque a lieu à l’instant où une momie en mouvement entre sur une case occupée par des chats, et tous les chats présents sont attaqués.
RRR-ATK2 = Seuls trois déplacements mènent à une attaque : un pas donné par les dés, un déplacement supplémentaire et une avancée due à l’obscurité. Un chat qui rejoint une momie (combat, téléportation, trace de pas, regroupement) n’est pas attaqué, et un combat n’entraîne pas de riposte.
RRR-ATK3 = Les dégâts d’une attaque sont le nombre imprimé sur la momie ou le Boss ; ils comptent une seule fois au total, et non une fois par chat.
RRR-ATK4 = Chaque dégât fait défausser une carte de la main, au hasard. Le programme tire la carte, qui devient publique une fois défaussée.
RRR-ATK5 = Si plusieurs chats sont attaqués, ils se répartissent les dégâts comme ils le veulent.
RRR-ATK6 = La répartition est indiquée par le joueur actif s’il est attaqué, sinon par le joueur attaqué dont le tour vient le plus tôt. Tous les nombres entiers, 0 compris, sont acceptés pourvu que le total soit juste.
RRR-ATK7 = Quand plusieurs momies attaquent, chacune inflige ses propres dégâts.
RRR-ATK8 = Leurs attaques sont résolues l’une après l’autre, dans l’ordre de déplacement des momies, chacune avec sa propre répartition et ses propres boucliers.
RRR-ATK9 = Un joueur qui doit défausser sa dernière carte est tué, et la partie est aussitôt perdue.
RRR-ATK10 = Un joueur qui, boucliers déduits, subit au moins autant de dégâts qu’il a de cartes entraîne donc la défaite. Un joueur dont la main est vide à cet instant, ce qui n’arrive qu’au milieu de l’action Explorer, meurt au moindre dégât.

## Explorer

chapter-explore = Explorer
RRR-EXP1 = Explorer comporte cinq étapes, dans cet ordre : ajouter une Salle, déplacer le chat, éclairer la Salle, piocher des cartes, appliquer les effets de la Salle.
RRR-EXP2 = À la première étape, exactement une carte Salle de la main du joueur est posée sur un hexagone vide, de façon à agrandir le labyrinthe. Le joueur actif choisit la carte, l’hexagone et l’orientation.
RRR-EXP3 = Première règle de pose : là où une issue de la nouvelle Salle fait face à une case existante, elle doit faire face à une issue.
RRR-EXP4 = Inversement, un mur de la nouvelle Salle ne peut pas faire face à une issue d’une case existante, car cela fermerait un chemin. Mur contre mur est permis.
RRR-EXP5 = Les issues de la nouvelle Salle qui donnent sur des hexagones vides restent simplement ouvertes.
RRR-EXP6 = Pour cette concordance, la Crypte et la Porte de sortie comptent comme des Salles, puisqu’elles ont elles aussi des issues et des murs.
RRR-EXP7 = La nouvelle Salle doit avoir au moins une connexion, sans quoi le chat ne pourrait pas s’y rendre.
RRR-EXP8 = Seconde règle de pose : le joueur doit pouvoir amener son chat sur la nouvelle Salle sans traverser de case occupée par une momie. Si c’est impossible, la pose est refusée.
RRR-EXP9 = La distance compte aussi : le trajet doit tenir dans le déplacement dont le chat dispose, carte défaussée pour aller plus loin comprise.
RRR-EXP10 = La case de départ du chat ne compte pas comme traversée, même si une momie s’y trouve ; sinon, un chat à côté d’une momie serait figé.
RRR-EXP11 = Une téléportation ne peut pas remplacer le trajet jusqu’à la nouvelle Salle. Elle peut servir plus tôt, au début du tour ou avant de déclarer l’action, pour partir d’ailleurs.
RRR-EXP12 = Par exemple, sur cinq emplacements envisagés pour une Salle, trois peuvent être permis, un refusé parce que les côtés ne concordent pas, et un autre parce qu’une momie se tient sur le seul trajet possible.
RRR-EXP13 = Il est permis de fermer le dernier chemin ouvert du labyrinthe ; le groupe en subit les conséquences.
RRR-EXP14 = Une Salle posée n’est jamais déplacée ni retirée.
RRR-EXP15 = La carte, l’hexagone, l’orientation, la carte pour aller plus loin et les éventuels passages secrets forment une seule déclaration, vérifiée dans son ensemble avant que quoi que ce soit ne change : aucune action interdite ne peut donc rester à moitié faite. Elle est demandée par petites questions.
RRR-EXP16 = Un joueur peut poser la dernière carte de sa main si la pioche lui en rend au moins une à l’étape de pioche ; avec une pioche vide, Explorer demande deux cartes en main. Poser n’est pas défausser, mais finir sans carte est une défaite : le programme refuse donc une pose suicidaire.

## Le déplacement des chats

chapter-movement = Le déplacement des chats
RRR-MOV1 = Dès que la Salle est posée, le joueur doit y déplacer son chat.
RRR-MOV2 = Un chat va d’une case à une case adjacente connectée à elle, et son déplacement de base est de 3 cases au plus.
RRR-MOV3 = Le joueur actif peut défausser 1 carte de sa main pour aller plus loin : chaque issue imprimée sur cette carte donne une case de déplacement de plus.
RRR-MOV4 = Une seule carte par tour au plus peut servir à cela, et seulement si le trajet dépasse 3 cases et que les issues de la carte couvrent la différence ; une défausse inutile n’est pas proposée.
RRR-MOV5 = Cette défausse doit laisser au moins une carte en main, sans compter la Salle à poser ni les cartes à dépenser au combat, car défausser sa dernière carte serait une défaite. Explorer ou Combattre en allant plus loin demande donc au moins 3 cartes en main.
RRR-MOV6 = Un trajet ne peut pas passer par une case occupée par une momie.
RRR-MOV7 = Les chats ne se bloquent jamais entre eux : ils peuvent être aussi nombreux qu’on veut sur une même case.
RRR-MOV8 = Les chats peuvent traverser la Crypte et la Porte de sortie et s’y tenir, car toutes deux sont des cases du labyrinthe.
RRR-MOV9 = Il suffit qu’un trajet assez court existe : on ne choisit pas l’itinéraire, et rien ne se passe en chemin.
RRR-MOV10 = Le déplacement non utilisé est perdu.
RRR-MOV11 = Les mêmes règles de déplacement valent pour Explorer et pour Combattre.

## La lumière

chapter-light = La lumière
RRR-LIT1 = Une Salle sur laquelle une torche est imprimée est déjà éclairée et ne demande rien.
RRR-LIT2 = Toute autre Salle qui vient d’être posée reçoit une torche de la réserve.
RRR-LIT3 = Éclairer est obligatoire tant que la réserve n’est pas vide, et la torche reste définitivement sur cette Salle.
RRR-LIT4 = Si la réserve est vide, un cœur est aussitôt ajouté sur la carte du dessus de la pile des momies ; si c’est le cinquième, cette momie se réveille comme d’habitude.
RRR-LIT5 = Si ce cœur ne peut pas être ajouté parce que toutes les momies sont réveillées, toutes les momies avancent d’une case à la place.
RRR-LIT6 = La même avancée a lieu une fois le Boss apparu, pour toutes les momies réveillées et le Boss : là non plus, aucune carte ne peut recevoir le cœur, et l’obscurité ne doit pas devenir gratuite au moment décisif.
RRR-LIT7 = Une avancée due à l’obscurité est un pas ordinaire : trajet le plus court, égalités tranchées par le joueur actif, momies une par une dans l’ordre de leur réveil et le Boss en dernier, attaque des chats rencontrés, défaite à la Crypte. Elle ne comprend aucun déplacement supplémentaire, et les momies arrêtées plus tôt dans le tour avancent aussi.
RRR-LIT8 = Une Salle posée sans lumière reste sombre, sans autre effet, et n’est jamais éclairée par la suite.
RRR-LIT9 = Il n’y a que 39 torches : un gain supérieur au stock donne ce qui reste.
RRR-LIT10 = La Crypte et la Porte de sortie n’ont pas besoin de lumière : on n’éclaire qu’une Salle qui vient d’être posée.
RRR-LIT11 = Les torches défaussées ou sacrifiées retournent au stock ; celles qui sont posées sur des Salles, non.

## Piocher des cartes Salle

chapter-drawing = Piocher des cartes Salle
RRR-DRW1 = À la quatrième étape d’Explorer, le joueur pioche une carte pour chaque connexion réalisée. Les cartes piochées sont cachées aux autres ; leur nombre est public.
RRR-DRW2 = On compte les côtés par lesquels la nouvelle Salle, au moment où elle est posée, est connectée à des cases déjà présentes : Salles, Crypte, Porte de sortie, y compris par les passages secrets posés avec elle.
RRR-DRW3 = Par exemple, une Salle qui réalise deux connexions donne deux cartes.
RRR-DRW4 = Piocher est obligatoire ; si la pioche ne suffit pas, le joueur prend ce qui reste.
RRR-DRW5 = Quand la pioche est vide, la partie continue sans y piocher.
RRR-DRW6 = La défausse n’est jamais remélangée dans la pioche : les joueurs se débrouillent avec ce qu’ils ont. Coopérer permet toujours de reprendre des cartes dans la défausse.
RRR-DRW7 = On vérifie si le joueur actif n’a plus de carte après l’étape de pioche, et non entre la pose de la Salle et la pioche.

## Salles et jetons Sarcophage

chapter-sarcophagus = Salles et jetons Sarcophage
RRR-SAR1 = Le joueur qui a posé une Salle Sarcophage prend, à la cinquième étape d’Explorer, le jeton Sarcophage du dessus de la pile et le révèle.
RRR-SAR2 = Seule la pose de la Salle donne un jeton ; y passer plus tard n’en donne pas.
RRR-SAR3 = Si la pile de jetons Sarcophage est vide, il ne se passe rien ; les jetons utilisés n’y retournent jamais.
RRR-SAR4 = Un jeton autre qu’un piège est conservé, et son propriétaire peut l’utiliser pendant l’un de ses tours, tout de suite ou plus tard.
RRR-SAR5 = Les jetons conservés sont publics, puisqu’ils ont été révélés en étant pris, et un joueur peut en avoir autant qu’il veut.
RRR-SAR6 = Un jeton sert soit pour son effet, soit à téléporter le chat de son propriétaire sur n’importe quelle autre case du labyrinthe, quelle que soit la distance.
RRR-SAR7 = Une téléportation peut aboutir sur n’importe quelle autre case (une Salle, la Crypte ou la Porte de sortie), avec ou sans momies ou chats. Elle ne déclenche ni attaque ni effet de Salle.
RRR-SAR8 = Un jeton Torches ajoute à la réserve le nombre de torches imprimé dessus.
RRR-SAR9 = Un jeton Double, défaussé avant d’attaquer, double les dégâts de ce combat.
RRR-SAR10 = Un jeton Salles permet à son propriétaire de piocher le nombre de cartes Salle imprimé dessus.
RRR-SAR11 = Un bouclier, défaussé quand une momie attaque son propriétaire, annule tous les dégâts que cette attaque lui inflige.
RRR-SAR12 = Le propriétaire d’un bouclier peut l’utiliser pendant le tour de n’importe qui, car les attaques surviennent surtout pendant le tour des autres.
RRR-SAR13 = Un piège est résolu dès qu’il est pris : la carte Momie du dessus de la pile est retournée, ses cœurs sont complétés à 5 et sa figurine est placée sur une Salle choisie par le joueur actif.
RRR-SAR14 = Un piège ne peut jamais servir à se téléporter.
RRR-SAR15 = S’il ne reste aucune carte Momie dans la pile des momies (toutes sont réveillées, ou le Boss est arrivé), le piège est sans effet et dépensé ; il ne fait pas avancer les momies.
RRR-SAR16 = Premier usage d’un passage secret, lors de l’action Explorer : il relie la nouvelle Salle à une case adjacente, même si une issue y fait face à un mur ou si les deux côtés sont des murs.
RRR-SAR17 = La connexion ainsi créée compte pour la pioche : une Salle avec une connexion ordinaire et un passage secret donne deux cartes.
RRR-SAR18 = Un jeton Passage secret couvre un côté de la nouvelle Salle, et chaque côté qui ne concorde pas demande le sien. Le passage peut être la seule connexion : l’hexagone n’a donc pas besoin de se trouver au bout d’un chemin ouvert.
RRR-SAR19 = Second usage d’un passage secret, au début du tour, avant de déclarer l’action ou après l’avoir résolue : il relie deux cases adjacentes du labyrinthe qui ne sont pas encore connectées. Il ne fait piocher aucune carte.
RRR-SAR20 = Un passage secret reste sur son arête jusqu’à la fin de la partie et constitue une connexion ordinaire pour les chats comme pour les momies. L’une de ses deux cases peut être la Crypte ou la Porte de sortie.
RRR-SAR21 = Les jetons ne peuvent changer de main que pendant l’action Coopérer.
RRR-SAR22 = Les jetons Torches peuvent porter la réserve au-dessus de 5, qui n’est que le niveau auquel un mécanisme de Torche la complète.
RRR-SAR23 = Les boucliers sont demandés une fois les dégâts répartis, à chaque joueur attaqué qui en subit au moins 1. Un bouclier n’annule que la part de son propriétaire, pour cette seule attaque.
RRR-SAR24 = Un jeton qui vient d’être révélé peut servir au plus tôt une fois l’action, Explorer ou Combattre, entièrement résolue ; seul un piège interrompt l’action.

## Les mécanismes

chapter-mechanisms = Les mécanismes
RRR-MEC1 = Certaines Salles portent l’un des trois symboles : ânkh, œil ou scarabée.
RRR-MEC2 = Chaque fois qu’une Salle est ajoutée, on vérifie à la cinquième étape d’Explorer si elle complète des triangles de trois symboles identiques ou de trois symboles différents.
RRR-MEC3 = Seuls les triangles qui contiennent la nouvelle Salle sont examinés. Il faut trois Salles avec symbole : la Crypte, la Porte de sortie et les Salles sans symbole ne comptent jamais.
RRR-MEC4 = Trois symboles identiques déclenchent un mécanisme de Torche : la réserve est complétée jusqu’à 5 ; s’il restait 3 torches, le groupe en gagne 2.
RRR-MEC5 = Une Salle ne peut servir qu’une fois à un mécanisme de Torche : un jeton mécanisme de Torche posé sur l’intersection marque les trois Salles comme utilisées. Par exemple, une Salle de même symbole posée plus tard à côté de deux Salles déjà utilisées ne donne rien.
RRR-MEC6 = Trois symboles différents déclenchent un mécanisme de Porte : le jeton mécanisme de Porte du dessus de la pile est posé sur l’intersection.
RRR-MEC7 = Une Salle ne peut servir qu’une fois à un mécanisme de Porte, mais la même Salle peut servir à un mécanisme de Torche et à un mécanisme de Porte.
RRR-MEC8 = Comme la nouvelle Salle fait partie de tous les nouveaux triangles, une pose déclenche au plus un mécanisme de Torche et au plus un mécanisme de Porte.
RRR-MEC9 = Si plusieurs triangles d’une même sorte conviennent, le joueur actif choisit celui qui est utilisé.
RRR-MEC10 = Un mécanisme dont les conditions sont remplies doit être déclenché ; seul le choix entre plusieurs triangles d’une même sorte est libre.
RRR-MEC11 = Exception : avec 5 torches ou plus dans la réserve, un mécanisme de Torche ne se déclenche pas, puisqu’il n’y a rien à compléter. Aucun jeton n’est posé, aucune Salle n’est marquée comme utilisée, aucune torche n’est perdue.
RRR-MEC12 = Après le cinquième mécanisme de Torche, les triangles de symboles identiques sont sans effet, car il ne reste plus de jeton pour les marquer.
RRR-MEC13 = Les effets d’une Salle s’appliquent dans cet ordre : le jeton Sarcophage, piège compris, puis le mécanisme de Torche, puis le mécanisme de Porte.
RRR-MEC14 = Un triangle qui ne s’est pas déclenché au moment où il a été complété ne se déclenche pas plus tard de lui-même, puisque la vérification a lieu à l’ajout d’une Salle. Ses Salles non utilisées peuvent servir dans de nouveaux triangles.
RRR-MEC15 = Après le troisième mécanisme de Porte, les triangles de symboles différents sont sans effet : il ne reste plus de jeton.

## La Porte de sortie

chapter-exit = La Porte de sortie
RRR-EXT1 = Le troisième mécanisme de Porte ouvre la Porte de sortie, qui est aussitôt reliée au labyrinthe.
RRR-EXT2 = Le joueur actif choisit un chemin ouvert quelconque, c’est-à-dire une case et l’un de ses côtés, et la Porte de sortie occupe l’hexagone auquel il mène.
RRR-EXT3 = Les chemins ouverts de la Crypte peuvent aussi être choisis ; ce serait seulement imprudent.
RRR-EXT4 = La Porte de sortie n’est reliée que par ce seul côté ; ses cinq autres côtés sont des murs.
RRR-EXT5 = Si le labyrinthe n’a aucun chemin ouvert, le joueur actif place la Porte de sortie sur n’importe quel hexagone vide adjacent à une Salle, et elle est reliée à cette Salle à travers son mur, gratuitement : le troisième mécanisme doit toujours pouvoir l’ouvrir.
RRR-EXT6 = La carte Boss est retournée, ses cœurs (8, 10 ou 12) sont placés et sa figurine est posée sur la Porte de sortie.
RRR-EXT7 = Toutes les cartes de la pile des momies quittent la partie, avec les cœurs éventuels de la carte du dessus.
RRR-EXT8 = Les momies déjà réveillées restent dans le labyrinthe avec leurs cœurs et leurs pouvoirs et doivent encore être vaincues, puisque la victoire exige que toutes aient disparu. Une fois vaincues, leurs cartes quittent la partie.
RRR-EXT9 = La Porte de sortie n’est pas une Salle : elle ne fait pas piocher, n’a pas besoin de lumière et ne forme aucun triangle.
RRR-EXT10 = La partie continue : ouvrir la Porte de sortie ne suffit pas pour gagner.
RRR-EXT11 = Des Salles peuvent ensuite être posées à côté de la Porte de sortie ; leurs côtés tournés vers elle doivent concorder, et ses cinq autres côtés sont des murs.
RRR-EXT12 = La Porte de sortie n’a pas à concorder avec ses autres voisines quand elle est placée, sinon elle pourrait ne tenir nulle part : un autre chemin qui menait au même hexagone est simplement bouché.

## Combattre

chapter-fight = Combattre
RRR-FGT1 = Le chat se déplace selon les règles habituelles et s’arrête sur la première case occupée par une momie : c’est là que se déroule le combat.
RRR-FGT2 = La cible peut donc être n’importe quelle case occupée par une momie, pourvu qu’on l’atteigne sans passer par une autre case occupée par une momie.
RRR-FGT3 = Un chat qui commence sur une case occupée par une momie peut y combattre sans bouger, ou la quitter pour combattre ailleurs.
RRR-FGT4 = Le joueur actif choisit des cartes Salle à défausser, et chacune vaut autant de dés de combat qu’elle a d’issues (de 1 à 6). Par exemple, 3 + 2 issues donnent 5 dés.
RRR-FGT5 = Il faut défausser au moins une carte : sans carte, pas de dé, et sans dé, pas de combat.
RRR-FGT6 = On ne lance jamais plus de 6 dés ; la force au-delà de 6 est perdue.
RRR-FGT7 = Au moins une carte doit rester en main, car une main vide signifie la mort immédiate ; le programme refuse un combat qui ne respecterait pas cette règle. Un joueur qui n’a qu’une carte ne peut donc pas combattre.
RRR-FGT8 = Un jeton Double doit être dépensé avant le lancer des dés : il fait partie de la déclaration du combat.
RRR-FGT9 = Les dés sont lancés une seule fois. Chaque coup retire un cœur à une momie de cette case.
RRR-FGT10 = Chaque « ? » déclenche la capacité du chat aventurier qui combat.
RRR-FGT11 = Chaque face Salle (l’hexagone) permet au joueur qui combat de piocher une carte Salle.
RRR-FGT12 = Le lancer est résolu dans cet ordre, favorable aux joueurs : d’abord les dégâts, « ? » du bagarreur compris, les éliminations et la vérification de la victoire ; puis les faces Salle ; puis les autres capacités, un « ? » après l’autre ; enfin les traces de pas.
RRR-FGT13 = Les dégâts, les faces Salle et les capacités s’appliquent d’eux-mêmes. Seule exception : la chasseuse de reliques peut refuser de prendre un jeton, à chaque fois séparément, puisqu’un piège peut sortir.
RRR-FGT14 = Si plusieurs momies sont sur la case, le joueur actif répartit librement les dégâts entre elles, Boss compris. Les dégâts qui dépassent les cœurs présents sont perdus, mais aucun ne peut être gaspillé tant qu’il y reste un cœur.
RRR-FGT15 = Chaque trace de pas permet au chat d’aller, après le combat, sur une case voisine connectée à la sienne.
RRR-FGT16 = Les pas donnés par les traces de pas sont facultatifs et se font un par un. Entrer sur une case occupée par une momie y met fin, sans combat ni attaque.
RRR-FGT17 = Une momie qui perd son dernier cœur est aussitôt éliminée, et sa figurine quitte le labyrinthe.
RRR-FGT18 = La carte d’une momie éliminée est remélangée dans la pile des momies, sauf si le Boss est déjà apparu. Les cœurs qui se trouvaient sur la carte du dessus sont remis sur la nouvelle carte du dessus ; le nouvel ordre est caché à tous.
RRR-FGT19 = Si la pile des momies était vide, cette carte la forme à elle seule, sans aucun cœur ; les cœurs de la momie morte retournent avec les autres, sur le côté.
RRR-FGT20 = Les dés supplémentaires, le déplacement supplémentaire et les autres pouvoirs d’une momie disparaissent avec elle.
RRR-FGT21 = Après le combat, le chat reste sur la case, que la momie survive ou non, sauf s’il utilise des traces de pas ou une téléportation.
RRR-FGT22 = Combattre est la seule façon de retirer des momies du labyrinthe.
RRR-FGT23 = Un jeton Double double tous les dégâts du combat, y compris les dégâts supplémentaires du bagarreur.
RRR-FGT24 = Un seul jeton Double au plus peut servir dans un combat : les dégâts sont doublés, jamais davantage.

## Coopérer

chapter-cooperate = Coopérer
RRR-COP1 = Coopérer se déroule dans cet ordre : dépenser une tuile, se regrouper, proposer des cartes, tirer dans la défausse, partager, échanger des jetons. Les jetons viennent en dernier, une fois les mains fixées.
RRR-COP2 = Une tuile Regroupement quitte la partie ; quand les trois sont parties, l’action n’est plus possible.
RRR-COP3 = Le chat du joueur actif ne bouge pas.
RRR-COP4 = Chaque autre joueur décide pour lui-même s’il amène son chat sur cette case, gratuitement et à n’importe quelle distance, mais sans traverser de case occupée par une momie.
RRR-COP5 = Les participants sont le joueur actif et ceux qui acceptent. Un chat déjà sur la case peut accepter sans bouger, ou refuser.
RRR-COP6 = Une momie sur la case du joueur actif, ou sur la case de départ d’un chat qui veut venir, n’empêche pas le regroupement, puisque ni l’une ni l’autre n’est traversée.
RRR-COP7 = Chaque participant choisit 0, 1 ou 2 cartes de sa main et les met face cachée dans un pot commun. Jusqu’à la révélation du pot, une offre est cachée à tous les autres.
RRR-COP8 = Proposer n’est pas défausser, puisque les cartes reviennent par le partage : un participant peut proposer toutes ses cartes.
RRR-COP9 = Deux cartes tirées au hasard dans la défausse s’ajoutent gratuitement au pot, plus deux autres pour chaque torche de la réserve que les participants sacrifient.
RRR-COP10 = Le joueur actif fixe le nombre de torches à sacrifier, avant tout tirage.
RRR-COP11 = Si la défausse ne suffit pas, on prend tout ce qu’elle contient.
RRR-COP12 = Toutes les cartes du pot sont ensuite révélées.
RRR-COP13 = Le pot est partagé entre les participants de n’importe quelle façon, équitable ou non : l’un peut prendre plusieurs cartes et un autre aucune.
RRR-COP14 = Après discussion, le joueur actif indique le partage.
RRR-COP15 = Le pot est distribué en entier, et chaque participant doit finir avec au moins une carte en main, car une main vide est une défaite ; tout autre partage est refusé. C’est toujours possible : chacun peut au moins reprendre ce qu’il a proposé.
RRR-COP16 = Pendant la halte, les participants peuvent se donner ou s’échanger des jetons Sarcophage, chaque propriétaire décidant pour les siens.
RRR-COP17 = Un regroupement ne déclenche ni attaque ni effet de Salle.
RRR-COP18 = Le pot est révélé à tous les joueurs, participants ou non, puisqu’il est sur la table.
RRR-COP19 = Un échange de jetons s’indique comme deux dons.
RRR-COP20 = Une torche ne peut être sacrifiée que s’il reste au moins une carte de la défausse à prendre pour elle : on ne paie pas pour rien.

## Fin de la partie

chapter-ending = Fin de la partie
RRR-END1 = Les joueurs gagnent quand la Porte de sortie est reliée au labyrinthe et qu’il n’y a plus aucune momie, Boss compris, dans le labyrinthe.
RRR-END2 = La victoire est vérifiée à chaque élimination et met aussitôt fin à la partie ; personne n’a besoin de rejoindre la Porte de sortie.
RRR-END3 = Les joueurs perdent aussitôt que l’un d’eux doit défausser la dernière carte de sa main.
RRR-END4 = Les joueurs perdent aussitôt que l’un d’eux n’a plus de carte Salle en main ; pendant l’action Explorer, on le vérifie après l’étape de pioche.
RRR-END5 = Les joueurs perdent aussitôt qu’une momie entre dans la Crypte.
RRR-END6 = Le premier de ces événements à être résolu décide du sort de la partie, et tout ce qui restait à résoudre est abandonné.
RRR-END7 = Tuer les dernières momies réveillées avant l’ouverture de la Porte de sortie ne fait pas gagner ; tuer le Boss alors qu’une autre momie est réveillée ne fait pas encore gagner.
RRR-END8 = Toute partie finit par s’achever, car les cartes sont limitées et les momies qu’on ne combat pas atteignent la Crypte. Le nombre de tours n’est pas fixé d’avance, puisque les dés peuvent longtemps donner des faces vierges.

## Les chats aventuriers

chapter-catventurers = Les chats aventuriers
RRR-CAT1 = La cartographe : pour chaque « ? », le joueur pioche une carte Salle.
RRR-CAT2 = La chasseuse de reliques : pour chaque « ? », le joueur prend un jeton Sarcophage et le révèle, comme pour une Salle Sarcophage ; un piège est aussitôt résolu.
RRR-CAT3 = Le bagarreur : pour chaque « ? », un dégât supplémentaire.
RRR-CAT4 = L’allumeur de torches : pour chaque « ? », une torche passe du stock à la réserve, qui peut alors dépasser 5.
RRR-CAT5 = Une capacité n’agit que dans les combats de son propriétaire, et pas tant que le bâillonneur est dans le labyrinthe.

## Les quatre momies

chapter-mummy-cards = Les quatre momies
RRR-MUMMY1 = Le héraut : attaque 1. L’un des joueurs attaqués défausse une carte au hasard.
RRR-MUMMY2 = Le héraut : tant qu’il est réveillé, 2 dés Momie de plus sont lancés au début du tour de chaque joueur.
RRR-MUMMY3 = Le coureur : attaque 1.
RRR-MUMMY4 = Le coureur : au tour de chaque joueur, il avance d’une case de plus que ne l’indiquent les dés.
RRR-MUMMY5 = Le coureur : tant qu’il est réveillé, 1 dé Momie de plus est lancé.
RRR-MUMMY6 = La brute : attaque 2, c’est-à-dire deux cartes au hasard pour un seul joueur attaqué ou une carte pour chacun de deux joueurs attaqués.
RRR-MUMMY7 = L’éteigneur : attaque 1.
RRR-MUMMY8 = L’éteigneur : quand il apparaît, 2 torches de la réserve sont défaussées.
RRR-MUMMY9 = S’il reste moins de 2 torches, la réserve tombe à 0 et rien d’autre ne se passe. L’éteigneur produit cet effet à chaque apparition, même due à un piège ou à un retour en jeu.

## Les trois Boss

chapter-bosses = Les trois Boss
RRR-BOSS1 = Le ravageur : 8 cœurs ; attaque 4, soit quatre cartes au hasard au total, à répartir entre les chats présents.
RRR-BOSS2 = Le bâillonneur : 10 cœurs ; attaque 3, soit trois cartes au hasard au total, à répartir entre les chats présents.
RRR-BOSS3 = Le colosse : 12 cœurs ; attaque 2, soit deux cartes au hasard au total, à répartir entre les chats présents.
RRR-BOSS4 = Au tour de chaque joueur, tout Boss avance d’une case de plus que ne l’indiquent les dés. Les Boss n’ajoutent aucun dé Momie.
RRR-BOSS5 = Le bâillonneur : tant qu’il est dans le labyrinthe, aucune capacité de chat aventurier n’agit, où que soient les chats.
RRR-BOSS6 = C’est au lancer des dés de combat que se décide si les capacités agissent : le combat qui tue le bâillonneur se fait encore sans capacité, puisqu’il était dans le labyrinthe au moment du lancer.
RRR-BOSS7 = Pour tout le reste, le Boss compte comme une momie : il barre les trajets, peut être combattu, s’arrête quand il rencontre des chats et met fin à la partie dans la Crypte.

## Solo

chapter-solo = Solo
RRR-SOL1 = En solo, on joue avec exactement les mêmes règles.
RRR-SOL2 = En solo, le joueur choisit son chat aventurier.
RRR-SOL3 = Coopérer reste possible en solo : personne ne vient, mais des cartes de la défausse sont récupérées.
RRR-SOL4 = En solo, toutes les cartes du pot finissent dans l’unique main : proposer des cartes est donc sans effet.

## Ce qui reste toujours vrai

chapter-invariants = Ce qui reste toujours vrai
RRR-INV1 = Les cartes Salle de la pioche, des mains, de la défausse et du labyrinthe, plus celles du pot pendant un regroupement, font toujours 64 au total.
RRR-INV2 = Les torches de la réserve, du stock et des Salles font toujours 39 au total, et aucun de ces nombres n’est jamais négatif.
RRR-INV3 = Les jetons Sarcophage de la pile, ceux des joueurs, ceux posés sur des arêtes et ceux déjà utilisés font toujours 17 au total.
RRR-INV4 = Chaque fois qu’une décision est attendue, la carte du dessus de la pile des momies porte de 0 à 4 cœurs, une momie réveillée de 1 à 5, et un Boss de 1 à son maximum.
RRR-INV5 = Chaque Salle appartient à au plus un triangle déclenché de chaque sorte, et il y a au plus 5 jetons mécanisme de Torche et 3 jetons mécanisme de Porte dans le labyrinthe.
RRR-INV6 = Sur chaque arête entre deux cases, les deux côtés concordent, issue contre issue ou mur contre mur, sauf là où se trouve un passage secret ou autour de la Porte de sortie.
RRR-INV7 = Entre deux tours d’une partie en cours, chaque main compte au moins 1 carte et aucune momie n’est sur la Crypte.
RRR-INV8 = Depuis chaque case, on peut atteindre la Crypte en un nombre fini de pas.

## Options de table

chapter-switches = Options de table
RRR-SW1 = Attaques sans entrer. Par défaut : une momie n’attaque que lorsqu’elle entre sur une case occupée par des chats. Variante : de plus, à la fin des Actions des momies, chaque momie qui partage une case avec des chats et n’a pas attaqué pendant cette phase les attaque.
RRR-SW2 = Durée d’un arrêt. Par défaut : une momie qui a rencontré un chat reste immobile jusqu’à la fin de la phase. Variante : elle ne s’arrête que pour ce pas ; les symboles suivants et le déplacement supplémentaire la font repartir.
RRR-SW3 = Cœurs sans carte. Par défaut : quand les quatre momies sont réveillées, seul un cœur dû à l’obscurité les fait avancer. Variante : tout cœur qui ne trouve pas de carte les fait avancer, ceux des dés aussi, tant que le Boss n’est pas apparu ; ensuite, les symboles des dés ne placent de cœur dans aucun des deux cas.
RRR-SW4 = Déplacement supplémentaire. Par défaut : le coureur et le Boss font leur déplacement supplémentaire à chaque tour. Variante : seulement lors d’un tour où au moins un symbole est sorti.
RRR-SW5 = Réveil près des chats. Par défaut : une momie peut se réveiller sur une Salle occupée par des chats et n’attaque pas. Variante : elle le peut, et attaque aussitôt.
RRR-SW6 = Portée du bâillonneur. Par défaut : les capacités sont annulées partout. Variante : seulement pour les chats qui se trouvent sur la case du bâillonneur.
RRR-SW7 = Boucliers. Par défaut : un bouclier sert pendant le tour de n’importe qui. Variante : seulement pendant le tour de son propriétaire.
RRR-SW8 = Réserve pleine. Par défaut : avec 5 torches ou plus, un triangle de symboles identiques ne se déclenche pas. Variante : il se déclenche ; le jeton est posé et les Salles sont utilisées, mais aucune torche n’est gagnée.
RRR-SW9 = Dernière carte. Par défaut : la dernière carte d’une main peut être posée si une carte doit être piochée ensuite. Variante : Explorer demande toujours deux cartes en main.
RRR-SW10 = Passages secrets seuls. Par défaut : un passage secret peut être posé entre deux cases déjà dans le labyrinthe. Variante : seulement en même temps qu’une Salle.

## Les grands choix en petites questions

chapter-splitting = Les grands choix en petites questions
RRR-SPL1 = Les grands choix (utiliser un jeton, Explorer, Combattre, répartir les dégâts entre des momies, proposer des cartes, partager le pot, donner des jetons) sont demandés par petites questions, et les réponses déjà données forment un brouillon que seul son auteur voit. Jusqu’à la dernière réponse, rien ne change, le hasard n’intervient pas et personne n’est prévenu de rien ; la déclaration entière est alors vérifiée et exécutée d’un seul coup.
RRR-SPL2 = Une réponse n’est proposée que si le brouillon peut encore, avec elle, aboutir à une déclaration permise. Un brouillon n’est donc jamais bloqué, et une action est proposée exactement quand sa première question a au moins une réponse.
RRR-SPL3 = Un joueur peut abandonner son brouillon inachevé et recommencer ; pour Explorer et Combattre, il revient au choix de l’action. C’est une commande à côté des réponses, jamais l’une d’elles, afin que les robots aillent toujours de l’avant.
RRR-SPL4 = Ce qui ne peut pas être distingué donne une seule réponse : cartes de la même sorte dans une main, jetons de même sorte et de même valeur, rotations qui donnent le même résultat (le plus petit numéro vaut pour toutes).
RRR-SPL5 = Quand un ensemble se compose pièce par pièce, l’ordre dans lequel les pièces ont été nommées est sans importance.
