### Ce que dit l’interface web elle-même. Les jeux et les refus du serveur ont leurs propres mots.

## Partout

skip-to-content = Aller au contenu
nav-label = Lairkeeper
nav-settings = Réglages
nav-settings-help = Nom, phrase secrète et réglages
language-switch-en = English
language-switch-fr = Français
waiting = Un instant…
close = Fermer
save = Enregistrer
copy = Copier
copied = Copié
share-link = Partager
menu = Menu
title-lobby = Lairkeeper – des jeux d’aventure dans le navigateur
# Said by the page itself, before the client runs.
page-description = Des jeux de plateau d’aventure dans le navigateur : en solo, avec des robots ou entre amis. Des règles qu’on peut interroger, des dés qu’on peut vérifier.
title-page = { $name } – Lairkeeper
title-your-turn = ● À vous – { $name }
title-ready = ● Vous êtes là ? – { $name }
to-lobby = À l’accueil
footer-notice = Lairkeeper est un projet indépendant, sans lien avec les éditeurs, les auteurs ou les illustrateurs des jeux, qui ne l’ont ni approuvé ni financé ; les noms des jeux appartiennent à leurs propriétaires. Tous les dessins et les textes d’ici sont les nôtres.
footer-open = Logiciel libre sous licence MIT. Ni publicité ni pistage ; les cookies gardent votre place et votre essai du jour.

## L’accueil

hero-title = Là-dedans, quelque chose s’est réveillé.
hero-lead = Des jeux de plateau d’aventure dans le navigateur : en solo avec un robot, à plusieurs sur un écran, ou avec des amis au loin. Des règles qu’on peut interroger, des dés qu’on peut vérifier.
play-now = Jouer tout de suite
play-now-help = En solo avec des robots. Ni compte ni téléchargement.
play-starting = La porte s’ouvre…
play-continue = Reprendre : { $game }
worlds-all = Toutes les portes : apprendre, ou jouer entre amis
join-link = Rejoindre une table avec un code
door-play = Jouer
door-learn = Apprendre en jouant
door-friends = Avec des amis
create-table = Créer la table
learn = Apprendre en deux minutes
learn-short = En deux minutes
my-tables-over = Parties terminées ({ $n })
my-tables = Vos parties
my-games-all = Toutes vos parties
my-games-title = Vos parties
my-games-lead = Gardées sur cet appareil ; avec un nom et une phrase secrète, sur tous vos appareils.
my-games-waiting = À vous de jouer
my-games-going = Parties en cours
my-games-stopped = Parties arrêtées
my-games-over = Parties terminées
my-games-none = Aucune partie terminée
my-games-none-help = Les parties que vous jouez jusqu’au bout apparaissent ici, avec leur enregistrement.
my-games-none-found = Aucune partie ne correspond
my-games-game = Jeu
my-games-any = Tous les jeux
my-games-name = Avec
my-games-name-help = Une partie du nom
my-games-more = Afficher plus
my-games-won = Gagnée
my-games-lost = Perdue
my-games-uncounted = Non comptée
my-games-replay = Revoir
my-games-table = Ce qui a décidé
my-games-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
my-games-daily = { $counts ->
    [yes] défi du jour
   *[no] défi du jour, hors classement
}
my-games-rematch = Rejouer
my-games-export = Télécharger toutes mes parties
numbers-title = Vos chiffres
numbers-rivals = les uns contre les autres
numbers-together = ensemble
numbers-won = { $won } sur { $played } gagnées
numbers-streak = { $n ->
    [0] Pas de série
    [one] { $n } victoire de suite
   *[other] { $n } victoires de suite
}
numbers-best-streak = record : { $n }
numbers-score = meilleur { $best }, médiane { $median }
numbers-turns = durée médiane : { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
numbers-thing = { $thing }
numbers-of = { $won } sur { $played }
numbers-won-of-played = gagnées, sur toutes
numbers-favourite = le plus souvent
numbers-recent = Dernières parties : { $won } sur { $played } gagnées
numbers-luck-chance = { $n ->
    [one] Une partie analysée
   *[other] { $n } parties analysées
} : { $reached } % de victoires, { $without } % avec une chance moyenne
numbers-luck-score = { $n ->
    [one] Une partie analysée
   *[other] { $n } parties analysées
} : { $reached } points en moyenne, { $without } avec une chance moyenne
profile-title = Profil
profile-own = Ce que voient les autres
profile-open = Laisser voir mes chiffres
profile-open-help = Désactivé : personne d’autre ne les voit. Activé : quiconque a le lien les voit.
profile-link = Lien vers votre profil
profile-link-help = Votre nom et vos chiffres, rien d’autre.
erase-title = Supprimer tout ce qui est à moi
erase-help = Votre nom, votre phrase secrète, vos chiffres et vos messages sont supprimés, et vous êtes déconnecté partout. Les parties avec d’autres restent, avec « quelqu’un » à votre place. C’est définitif.
erase-now = Tout supprimer pour de bon
worlds-title = Choisissez une porte
world-players = { $least } à { $most } joueurs
open-tables = Tables ouvertes
open-none = Aucune table ouverte pour l’instant
open-none-help = Créez une table publique : les autres la trouveront ici.
open-unknown = Les tables ouvertes ne peuvent pas être affichées
in-the-works-help = On ne peut pas encore jouer à ce jeu ici.
in-the-works = En préparation
status-gathering = En attente de joueurs
status-playing = En cours
status-over = Terminée
status-frozen = Arrêtée
why-title = Ce qui change ici
why-rules = Des règles qu’on peut interroger
why-rules-text = Chaque ligne du journal et chaque refus cite sa règle. Un geste ouvre le livret au bon endroit.
why-fair = Équitable par construction
why-fair-text = Les robots voient ce que vous verriez à leur place. Le hasard est fait de nombres du serveur et de chacun à la table, scellés avant la partie et ouverts après.
why-box = Votre boîte aussi
why-box-text = Vous avez le jeu ? Lancez et piochez à votre table, puis saisissez les résultats : coups permis, journal, annulation et relecture comme d’habitude.
why-anywhere = Rien ne se perd
why-anywhere-text = Fermez l’onglet, perdez le réseau, revenez sur le téléphone : la table est restée où vous l’avez laissée.

## Une nouvelle table

new-with-friends = Jouer entre amis
table-players = Joueurs
new-joining = Qui peut entrer
joining-invited = Sur invitation
joining-invited-help = Seules les personnes qui ont le lien trouvent la table.
joining-anyone = Publique
joining-anyone-help = La table figure à l’accueil ; chacun peut s’asseoir ou regarder.
new-luck = Qui pioche et lance
luck-server = Lairkeeper
luck-server-help = Lairkeeper mélange et lance, à partir d’une graine scellée qui est ouverte après la partie.
luck-table = Nous, avec notre boîte
luck-table-help = Vous jouez avec une vraie boîte : ce que vous piochez et lancez, vous le saisissez.
new-undo = Annulation
undo-on = Permise
undo-on-help = On peut annuler une réponse tant que rien n’a été révélé ; si d’autres ont joué ensuite, on leur demande d’abord.
undo-off = Interdite
undo-off-help = Personne ne peut annuler sa réponse.
new-title = Nom de la table
new-difficulty = Difficulté
preset-own = Personnalisée
new-tune = Régler en détail
new-variants = Ou une variante
new-more = Plus d’options
new-limits = Limites de temps
new-readings = Règles maison
new-readings-help = Chaque groupe lit certaines règles à sa façon. Au départ, chaque choix suit notre livret.
new-changed =
    { $n ->
        [0] par défaut
        [one] { $n } modifiée
       *[other] { $n } modifiées
    }
option-usual = Par défaut : { $value }.
option-bounds = De { $least } à { $most }.
option-less = Moins
option-more = Plus
choice-yes = oui
choice-no = non
choice-none = aucun
unit-unlimited = sans limite
unit-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
unit-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
unit-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
unit-lines =
    { $n ->
        [0] les nôtres
        [one] { $n } ligne
       *[other] { $n } lignes
    }
unit-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
unit-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## On s’installe

table-opening = La table se prépare…
table-opening-tip = Touchez ce que vous voyez sur le plateau pour savoir ce que c’est. « Pourquoi ? » montre la règle, et une suggestion vous aide si vous hésitez.
gather-free = 
    { $n ->
        [one] Une place est libre. Invitez quelqu’un, ou laissez jouer un robot.
       *[other] { $n } places sont libres. Invitez du monde, ou laissez jouer des robots.
    }
gather-sit =
    { $n ->
        [one] Une place est libre pour vous.
       *[other] { $n } places sont libres : choisissez la vôtre.
    }
gather-wait =
    { $n ->
        [one] On attend encore une personne.
       *[other] On attend encore { $n } personnes.
    }
gather-watch =
    { $n ->
        [0] Toutes les places sont prises : vous regardez.
        [one] Vous regardez. On attend encore une personne.
       *[other] Vous regardez. On attend encore { $n } personnes.
    }
gather-full = Tout le monde est là.
gather-away =
    { $n ->
        [one] Toutes les places sont prises ; { $who } n’est pas encore là.
       *[other] Toutes les places sont prises ; { $who } ne sont pas encore là.
    }
seat-empty = Place { $number }
guest-name = Invité { $number }
guest-names = Scarabée Hardi, Lanterne Vive, Renard Discret, Ânkh Chanceux, Papillon Brave, Hanneton Malin, Hibou Vagabond, Grenouille Patiente, Loutre Curieuse, Héron Rusé, Blaireau Joyeux, Hérisson Costaud
somebody = quelqu’un
seat-free = Libre
seat-host = Hôte
seat-ready = Prêt
seat-not-ready = Pas encore prêt
seat-gone = Pas là pour l’instant
seat-take = S’asseoir ici
seat-move = Venir ici
seat-swap = Échanger
seat-swap-with = Échanger avec { $name }
seat-swap-not = Ne pas échanger
seat-share = Quelqu’un d’autre à cet écran
seat-whose = Qui joue ici ?
seat-put-bot = Ajouter un robot
seats-fill = Laisser les { $n } places libres aux robots
seat-make-ready = Je suis prêt
seat-unready = Finalement pas prêt
seat-stand-up = Quitter la place
seat-remove = Retirer
bot-name = Robot { $number }
bot-easy = Facile
bot-expert = Expert
bot-hard = Difficile
bot-instinct = D’instinct
bot-normal = Normal
bot-level = Niveau du robot
start = Commencer la partie
start-needs =
    { $n ->
        [one] La partie peut commencer dès que la place libre est prise.
       *[other] La partie peut commencer dès que les { $n } places libres sont prises.
    }
start-by-host = L’hôte lance la partie.
team = Équipe { $number }
team-named = l’équipe { $name }
team-rename = Nommer l’équipe
team-name = Nom de l’équipe
team-count = { $n } sur { $all }
roles-title = Places en plus
roles-one = Place en plus
roles-help = Personne n’est obligé de s’y asseoir : la partie commence aussi sans.
role-free = Libre, si le cœur vous en dit
link-invite = Lien pour jouer
link-invite-help = Toute personne qui a ce lien peut s’asseoir ici.
link-watch = Lien pour regarder
link-watch-help = Les spectateurs voient le plateau, jamais les mains.
join-offer = Rejoindre avec un téléphone
join-offer-help = Scannez l’image, ou ouvrez { $address } et tapez
join-scan = Code QR du lien pour jouer
join-title = Rejoindre une table
join-help = Le code est affiché chez l’hôte, ou sur le téléviseur.
join-code = Code
join-go = Rejoindre
join-none = Aucune table n’a le code { $code } en ce moment
join-none-help = Un code sert tant qu’on attend des joueurs. La partie a-t-elle commencé, ou une lettre est-elle fausse ?
agreed-title = Règles de la table
agreed-change = Changer les règles
agreed-carried = Des parties précédentes
agreed-usual = Pour le reste, comme dans notre livret ({ $n })

## La partie

table-nav = Table
seats-label = Qui joue
seat-you = Vous
seat-here-too = À cet écran
seat-your-turn = À vous
seat-thinking = réfléchit…
seat-away = hors ligne
seat-here = en ligne
seat-bot = robot
seat-kept = robot, pour l’instant
seat-fact-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
seat-fact-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
seat-fact-hearts =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
seat-fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
turn-yours = À vous
turn-named = À vous, { $who }
turn-theirs =
    { $n ->
        [one] { $who } réfléchit…
       *[other] { $who } réfléchissent…
    }
turn-away =
    { $n ->
        [one] { $who } n’est pas là
       *[other] { $who } ne sont pas là
    }
turn-cut = Pas de connexion, nouvel essai…
turn-nobody = Regardez le plateau…
turn-paused = La partie est en pause
turn-sending = Envoi…
pause-hides = La partie est en pause. Le plateau revient à la reprise.
unsent = Pas encore confirmé :
unsent-drop = Ne pas renvoyer
waited-for =
    { $minutes ->
        [0] { $who } : aucun coup depuis { $seconds } secondes.
       *[other] { $who } : aucun coup depuis { $minutes } min { $seconds } s.
    }
answers-all = Réponses
clock-left = Temps restant
clock-seconds = { $n } s
answers-search = Trouver une réponse
answers-none = Aucune réponse ne contient cela.
answer-lines = Une par ligne, { $n } au plus
answer-send = Répondre
zoom-in = Zoomer (+)
zoom-out = Dézoomer (−)
zoom-fit = Tout voir (0)
hint = Suggestion
hint-compared = Les deux meilleures réponses
hint-worth =
    { $kind ->
        [chance] { $value } % de chances de gagner (± { $error })
       *[score] { $value } points (± { $error })
    }
hint-better =
    { $kind ->
        [chance] La première vaut { $gap } % de plus (± { $error }).
       *[score] La première vaut { $gap } points de plus (± { $error }).
    }
hint-equal = Les deux se valent à peu près.
hint-doubtful = Laquelle des deux est la meilleure reste trop incertain.
hint-mark = suggéré
undo = Annuler
begin-again = Recommencer le tour
undo-ask = Demander à annuler
undo-ask-help = On demande aux autres si vous pouvez annuler.
undo-wish = { $who } voudrait annuler quelque chose.
undo-wished = Vous avez demandé à annuler quelque chose.
undo-goes = Ceci serait annulé :
undo-goes-unseen = Le journal n’en a rien dit.
undo-goes-more =
    { $n ->
        [one] Une ligne de plus
       *[other] { $n } lignes de plus
    }
undo-own =
    { $n ->
        [one] L’une de vos réponses serait annulée aussi.
       *[other] { $n } de vos réponses seraient annulées aussi.
    }
undo-waiting = On attend { $who }.
undo-agree = D’accord
undo-refuse = Refuser
drawer-label = Journal, livret et discussion
drawer-label-before = Livret et discussion
drawer-log = Journal
drawer-rules = Livret
drawer-chat = Discussion
log-last = Ce qui vient de se passer :
log-keys = Tab mène à la dernière règle citée, les flèches à toutes les autres, Entrée ouvre le livret à cet endroit.
log-empty = Il ne s’est encore rien passé.
log-private = À la table, tout le monde ne peut pas lire cette ligne.
chat-channels = Qui peut lire
channel-table = Table
channel-team = Équipe
channel-after = Après la partie
closed-table = La discussion de la table est fermée pour l’instant.
closed-team = La discussion de l’équipe est fermée pour l’instant.
closed-after = S’ouvre quand la partie est finie.
chat-empty = Personne n’a encore rien dit.
chat-said = { $name } : { $text }
chat-label = Dire quelque chose
chat-send = Envoyer
chat-unread = non lus
chat-onlooker = Un spectateur
chat-lost = Ce message n’est pas arrivé.
curtain-title = C’est au tour de { $name }
curtain-help = Passez l’écran. Personne d’autre ne devrait regarder maintenant.
curtain-reveal = Je suis { $name } : montrez-moi la table
screen-hand-over = Passer l’écran
screen-hand-to = Passer à { $name }
curtain-trust = Aucun secret entre nous : ne plus demander
watching = Vous regardez
connection-connecting = connexion…
connection-reconnecting = reconnexion…
connection-closed = Vous n’êtes plus à cette table
pause = Mettre en pause
resume = Reprendre
skip-ahead = Passer l’attente
kept-for-you = Un robot joue pour vous.
paused-by-host = C’est l’hôte qui reprend la partie.
hand-over = Laisser un robot jouer pour { $name }
hand-over-me = Laisser un robot jouer pour moi
take-back-seat = Prendre la place de { $name }
seat-offer = Proposer la place de { $name } à un nouveau venu
seat-offer-help = Quelqu’un a joué à cette place et en a vu la main. Un nouveau venu peut la prendre si toute la table est d’accord.
seat-offered =
    { $n ->
        [one] Une personne laisserait la place de { $name } à un nouveau venu.
       *[other] { $n } personnes laisseraient la place de { $name } à un nouveau venu.
    }
seat-not-offered = Les autres peuvent vous la proposer dans le menu de la table.
host-others = Quelqu’un est absent ou doit partir
host-stand-in = Laisser un robot jouer pour { $name } en attendant
host-remove = Retirer { $name } pour de bon ; un robot continue
host-remove-sure = Retirer { $name } ? Le retour à cette table est impossible.
seal-title = Le hasard scellé
seal-help = Tous les lancers et toutes les pioches de cette partie viennent d’une seule graine. Le serveur en a scellé sa part avant que quiconque s’assoie, et voici la marque de cette part : gardez-la, et voyez après la partie qu’elle correspond.
seal-numbers =
    { $numbers ->
        [0] Personne d’autre n’y a de part.
        [one] Une personne y a une part.
       *[other] { $numbers } personnes y ont une part.
    } { $missing ->
        [0] { "" }
        [one] Un nombre a été annoncé et n’a pas été dit.
       *[other] { $missing } nombres ont été annoncés et n’ont pas été dits.
    }
seal-number-counts = Votre appareil a ajouté son propre nombre à la graine : personne ne pouvait choisir le hasard de cette partie sans vous.
seal-number-missing = Le nombre que votre appareil a annoncé ne fait pas partie de la graine.
to-lobby-stay = Quitter (place gardée)
guide-label = Premier tour
guide-stop = Masquer les conseils
tip-label = Conseil
tip-next = Compris
screen-title = Montrer une table sur cet écran
screen-help = Pour un téléviseur ou une tablette au milieu de la table : tout le monde voit le plateau, aucune main n’est montrée. Le code se trouve dans le menu de la table.
screen-code = Code de la table
screen-show = Montrer la table
screen-code-is = Code d’écran { $code }
screen-waiting = La partie commence bientôt.
screen-offer = Montrer sur un grand écran
screen-offer-help = Ouvrez { $address } sur cet écran et tapez ce code. On y voit le plateau, jamais une main.
screen-here = Ouvrir dans une nouvelle fenêtre
fallback-about = Ce jeu n’a pas encore de plateau. Voici ce qui se voit, en mots.
fallback-many =
    { $n ->
        [0] aucun
       *[other] { $n }
    }

## La fin

end-decided = Ce qui a fait la différence
end-numbers = La partie en chiffres
end-what-if = Et si… ?
end-share = Partager une image
journey-next = Poursuivre le voyage
journey-number = Partie { $n } d’un voyage
journey-way = Le voyage jusqu’ici
journey-waits = La suite est prête
journey-download = Télécharger le voyage
journey-import = Reprendre un voyage depuis un fichier
rematch = Rejouer ensemble
ending-rank = { $n }.
rematch-alone = Rejouer
rematch-join = À la partie suivante
replay-watch = Revoir la partie
journal-download = Télécharger la partie
fair-title = Le hasard était-il honnête ?
fair-help = Le serveur a scellé sa part de la graine à l’ouverture de la table, et les personnes à la table y ont ajouté la leur avant le premier coup. Voici le tout. Téléchargez la partie et lancez « lairkeeper verify » : chaque lancer et chaque pioche est recalculé.
fair-checked = Votre appareil l’a contrôlé : la graine est faite exactement de ces parts, et celle du serveur est bien celle qu’il avait scellée.
fair-broken = Votre appareil l’a contrôlé : la graine n’est pas faite de ces parts. Quelqu’un a touché au hasard.
fair-commitment = Marque montrée au début
fair-seed = Graine
fair-secret = La part du serveur
fair-number = Votre propre nombre

## Les relectures

replay-opening = On cherche la partie…
replay-title = Relecture : { $name }
replay-scrub = Moment
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-eyes = Point de vue
replay-eyes-public = Ce que tous ont vu
replay-eyes-open = Toutes les cartes visibles
replay-eyes-seat = Ce que { $name } a vu
replay-front = Cartes au premier plan
replay-link = Lien vers ce moment
replay-to-table = Voir la fin

## Les règles et la leçon

rules-page = Livret de règles
rules-title = { $game } : les règles
rules-lead = Avec nos mots, règle après règle. Le journal d’une partie et chaque coup refusé renvoient ici.
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient tout cela
rules-none-help = Essayez moins de mots, ou l’identifiant d’une règle.
learn-title = { $game } en deux minutes
learn-none = La leçon en deux minutes n’est pas encore écrite
learn-none-help = Le livret est complet, et chaque question offre une suggestion.

## Les réglages

settings-you = Vous
settings-look = Apparence
settings-language = Langue
settings-theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
settings-motion = Animations
motion-auto = Système
motion-full = Complet
motion-reduced = Réduit
settings-patterns = Motifs pour daltoniens
settings-patterns-help = Les plateaux emploient aussi des textures là où ils emploient des couleurs.
settings-turn = Quand c’est à vous
settings-sound = Son
settings-sound-help = Dés, cartes, cœurs, et quand c’est à vous.
settings-notifications = Notification
settings-notifications-help = Tant que Lairkeeper est ouvert dans un autre onglet ou en arrière-plan.
settings-notifications-denied = Le navigateur ne le permet pas ; cela se change dans ses réglages pour ce site.
settings-guide = Conseils
settings-guide-help = De courtes remarques la première fois que quelque chose arrive.
name-label = Votre nom à la table
name-short = Votre nom
name-saved = Enregistré : c’est votre nom partout où vous vous assiérez désormais.
passphrase-label = Phrase secrète
passphrase-change = Nouvelle phrase secrète
passphrase-help = Seulement pour être la même personne sur un autre appareil : au moins 8 caractères. Sur l’autre appareil, saisissez votre nom et cette phrase, puis choisissez « Se connecter ».
passphrase-saved = Enregistré. Votre nom et cette phrase vous ramènent partout.
sign-in = Se connecter avec ce nom et cette phrase
signed-in = Heureux de vous revoir.
sign-out = Se déconnecter
signed-out = Vous êtes de nouveau un invité.

## Quand quelque chose ne va pas

missing-title = Il n’y a rien derrière cette porte
missing-text = L’adresse ne mène nulle part. Un morceau du lien s’est peut-être perdu en chemin.
trouble-unreachable = Le serveur ne répond pas. Êtes-vous en ligne ? Réessayer suffit le plus souvent.
try-again = Réessayer
trouble-unknown = Quelque chose s’est mal passé.
trouble-page = Cette page ne peut pas être affichée
trouble-lobby = Vos tables ne peuvent pas être affichées
trouble-rules = Le livret ne peut pas être affiché
trouble-table = Cette table ne peut pas être ouverte
trouble-replay = Cette relecture ne peut pas être affichée

## Sur tous les plateaux

stage-which = Lequel ?
stage-close = Fermer
stage-why-not = Impossible :
stage-rule = Règle
stage-turning = Tourner, puis poser
stage-turn-left = Tourner à gauche
stage-turn-right = Tourner à droite (R)
stage-lay = Poser ici
stage-go-on = Touchez pour continuer
why = Pourquoi ?
why-rulebook = Dans les règles
turn-asked = { $who } vous demande
settings-speed = Vitesse des animations
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Instantanée
settings-ids = Numéros des règles et des cartes
settings-ids-help = Pour les arbitres : le journal, les réponses et les questions citent règles, cartes et coordonnées.
settings-asks = Toujours demander
settings-asks-help = Même là où l’on continue d’habitude, par exemple avant chaque usage possible d’un jeton.

## La première partie guidée

guided-first = Apprendre en jouant (5 minutes)
guided-title = { $game } : votre première partie
guided-skip = Passer
guided-step = Étape { $n } sur { $all }
guided-watch = Regardez…
guided-next = Continuer
guided-again = Recommencer la leçon
guided-play = Jouer une vraie partie
guided-not-yet = C’est possible dans une vraie partie. Pour l’instant, suivez ce qui brille.
sound = Son
settings-volume = Volume
replay-beginning = Le début
replay-turns = Tours
replay-moments = Moments clés
replay-speed = Vitesse : { $speed }
rules-contents = Sommaire
rules-example = Exemple :
trouble-lines = Ces lignes ne peuvent pas servir :
list-one = { $item }

## Ce qui a décidé d’une partie

analysis-waiting = On revoit la partie…
analysis-progress = On y regarde de plus près : { $percent } %
analysis-what =
    { $kind ->
        [chance] Les chances de gagner, telles que vous pouviez les connaître tour par tour.
       *[score] Les points que chacun pouvait attendre, tour par tour.
    }
analysis-curve-all = Les chances de gagner sont passées de { $first } à { $last } ; au plus bas { $lowest }, au plus haut { $highest }.
analysis-curve-seat = { $name } : de { $first } à { $last } ; au plus bas { $lowest }, au plus haut { $highest }.
analysis-value =
    { $kind ->
        [chance] { $n } %
       *[score] { $n }
    }
analysis-tick =
    { $kind ->
        [chance] { $n } %
       *[score] { $n }
    }
analysis-none = Aucun choix ni aucun tirage n’a fait bouger cette partie au-delà de l’erreur de l’estimation.
analysis-point-luck = Hasard.
analysis-point-choice = { $name } : « { $answer } ».
analysis-point-turn = { $told } { $side } :
analysis-by = { $amount } (± { $error })
analysis-better = « { $answer } » aurait valu { $amount } de plus (± { $error }).
analysis-better-elsewhere = « { $answer } », mais à un autre endroit, aurait valu { $amount } de plus (± { $error }).
analysis-look = Voir ce moment
analysis-picture = Image de ce moment
analysis-no-picture = Il n’y a pas d’image de ce moment.
analysis-table = Tour par tour
analysis-legend = Le choix se compare au jeu de nos robots. Le hasard, ce sont les dés, les cartes et l’horloge. L’écart des estimations est à part, et le tout fait la somme du changement. Un point signifie : pas détaillé.
analysis-column-turn = Tour
analysis-column-value =
    { $kind ->
        [chance] %
       *[score] Points
    }
analysis-column-change = Écart
analysis-column-choice = Choix
analysis-column-rivals = Rivaux
analysis-column-luck = Hasard
analysis-column-error = Estimation

## Reprendre à partir d’un moment

fork-title = Reprendre d’ici
fork-about = Une table à vous reprend à ce moment, avec des robots aux autres places. Elle ne compte dans aucun voyage.
fork-seats = Vos places
fork-dice = Dés et cartes
fork-dice-new = De nouveaux
fork-dice-same = Les mêmes qu’alors
fork-over = La partie finit ici : revenez à un moment plus tôt.
fork-go = Reprendre
fork-origin = Reprise d’une autre partie

## Les variantes

variant-title = Une variante
variant-help = Cette table ne joue pas la boîte telle quelle. Un paquet de contenu change :
variant-same = Ce lien contient un paquet de contenu, mais il ne change rien qui compte.
variant-change = { $before } → { $after }
variant-more = { $n ->
    [one] … et un autre changement
   *[other] … et { $n } autres changements
}
variant-damaged = La variante de ce lien est abîmée ; la table jouerait la boîte telle quelle.

## For the operator of a site

admin-title = Ce site
admin-lead = Pour la personne qui l’héberge : ce qui s’y passe, sans aucun nom ni rien de ce qui se dit aux tables.
admin-token = Jeton
admin-token-help = Il figure dans les réglages du serveur sous admin_token ; il est oublié à la fermeture de cet onglet.
admin-open = Ouvrir
admin-leave = Oublier le jeton
admin-off = Ce site n’a pas cette page : ses réglages n’indiquent aucun admin_token.
admin-version = Version { $version }, en service depuis le { $since }
admin-tables-live = Tables en mémoire
admin-visits = Connexions
admin-people-here = Personnes aux tables
admin-people = Personnes connues
admin-accounts = Avec nom et phrase secrète
admin-stored = Tables conservées
admin-now = En ce moment
admin-now-help = Dans le processus qui a répondu ; s’il y en a plusieurs, actualisez pour en voir un autre.
admin-game = Jeu
admin-status = État
admin-records = Enregistrements
admin-bots = Robots
admin-idle = Inutilisée depuis
admin-seconds = { $n } s
admin-minutes = { $n } min
admin-no-tables = Aucune table en mémoire.
admin-more-tables = Les { $n } dernières utilisées, sur { $all }.
admin-disk = Disque et sauvegardes
admin-database = Base de données
admin-free = Libre sur son disque
admin-unknown = à surveiller avec les outils de la base
admin-backups = Sauvegardes nocturnes
admin-backups-off = désactivées
admin-backups-none = aucune pour l’instant
admin-backups-some = { $n ->
        [one] une, du { $day } ({ $size })
       *[other] { $n }, la dernière du { $day } ({ $size })
    }
admin-queue = Notifications en attente
admin-retention = Tables terminées des invités
admin-retention-off = Elles sont gardées sans limite.
admin-retention-on = { $days ->
        [one] Elles deviennent des journaux dans des fichiers au bout d’un jour.
       *[other] Elles deviennent des journaux dans des fichiers au bout de { $days } jours.
    }
admin-retention-due = { $due ->
        [0] Aucune n’est arrivée à échéance.
        [one] Une est arrivée à échéance.
       *[other] { $due } sont arrivées à échéance.
    }
admin-retention-removed = { $removed ->
        [0] Aucune n’est partie depuis le démarrage.
        [one] Une est partie depuis le démarrage.
       *[other] { $removed } sont parties depuis le démarrage.
    }
admin-faults = Erreurs
admin-faults-help = Les dernières de ce processus ; le journal du serveur contient le reste sous la même référence.
admin-no-faults = Aucune depuis le démarrage.
admin-time = Heure
admin-event = Quoi
admin-kind = Genre
admin-reference = Référence
admin-level-warning = avertissement
admin-level-error = erreur
admin-requests = Réponses par code
admin-refusals = Refus les plus fréquents
admin-counted = { $name } : { $n }
admin-none = aucun

## Le défi du jour

daily-title = Défi du jour
daily-lead = La même donne pour tous. Une seule partie compte, et on peut rejouer ensuite.
daily-more = Les résultats et les meilleures parties d’hier
daily-today = Aujourd’hui
daily-left = Se termine dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-tries = { $n ->
    [one] une personne a commencé
   *[other] { $n } personnes ont commencé
}
daily-play = Jouer
daily-continue = Reprendre
daily-again = Rejouer hors classement
daily-results = Résultats du jour
daily-finished =
    { $n ->
        [one] Une partie terminée
       *[other] { $n } parties terminées
    }{ $shown ->
        [0] , aucune sous un nom
       *[other] , dont { $shown } sous un nom
    }
daily-place = place { $n }
daily-too-late = Elle s’est terminée après minuit UTC et ne compte pas.
daily-result = { $won ->
    [yes] Partie gagnée
   *[no] Partie perdue
}
daily-result-points = { $won ->
    [yes] Partie gagnée
   *[no] Partie perdue
} avec { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
}
daily-result-turns = { $won ->
    [yes] Partie gagnée
   *[no] Partie perdue
} après { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
daily-share-title = Lairkeeper, défi du { $day } : { $game }
daily-share-text = Copier en texte
daily-share-picture = Partager une image
daily-share-failed = La copie a échoué.
daily-show-name = Montrer mon nom
daily-yesterday = Les meilleures parties d’hier
daily-fair = La même chose pour tous, et fixée d’avance
daily-fair-text = Les graines d’un mois sont fixées avant qu’il commence, et leurs marques sont publiées. Chaque graine est dévoilée une fois son jour passé : « lairkeeper verify » compare alors une partie à la liste.
daily-fair-list = La liste de ce mois

## En bonne compagnie

muted-name = Joueur masqué { $number }
muted-title = Personnes masquées
muted-help = Vous ne voyez ni leurs messages, ni leurs noms, ni leurs repères, sur aucun de vos appareils.
muted-nameless = Quelqu’un sans nom
muted-here = { $name } est masqué. Les réglages permettent de lui rendre la parole.
mute = Masquer { $name }
mute-done = C’est fait, ici et à toutes les autres tables.
unmute = Rendre la parole à { $name }
company = Masquer ou signaler quelqu’un
report-line = Signaler ce message
report-name = Signaler le nom { $name }
report-done = L’hôte de ce site le lira.
line-acts = À propos de ce message de { $name }
channel-close = Fermer la discussion « { $channel } » pour tout le monde
channel-open = Rouvrir la discussion « { $channel } »
channel-by-host = L’hôte a fermé ce canal.
strangers-wait = { $n ->
    [one] Un message attend. Vous vous êtes rencontrés ici par hasard : écrivez d’abord quelque chose pour vous lire l’un l’autre.
   *[other] { $n } messages attendent. Vous vous êtes rencontrés ici par hasard : écrivez d’abord quelque chose pour vous lire l’un l’autre.
}
reactions = Réactions
reaction-cheer = Hourra !
reaction-laugh = Ha ha !
reaction-ouch = Aïe !
reaction-wonder = Hum ?
reaction-thanks = Merci !
reaction-hurry = Allons-y !
settings-reactions = Réactions
settings-reactions-help = De petites images que l’on s’envoie à la table. Sans elles, vous n’en voyez ni n’en envoyez.
admin-reports = Signalements

## Avec qui jouer

find-players = Trouver des joueurs
find-lead = Vous rejoignez des gens qui veulent la même partie, ou ouvrez une table qu’ils trouveront.
find-asking = Qui cherche des joueurs ? …
find-now = { $n ->
    [0] Personne ne cherche de joueurs pour ce jeu en ce moment.
    [one] Une personne cherche des joueurs en ce moment.
   *[other] { $n } personnes cherchent des joueurs en ce moment.
}
find-looking = { $n ->
    [one] { $n } cherche
   *[other] { $n } cherchent
}
find-any = Peu importe
find-pace = Rythme
pace-live = En même temps
pace-live-help = Tout le monde est là et joue aussitôt.
pace-days = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
pace-days-help = { $n ->
    [one] Un jour par coup. Un rappel vient à la moitié ; ensuite un robot garde le siège. Les pendules s’arrêtent pendant les vacances.
   *[other] { $n } jours par coup. Un rappel vient à la moitié ; ensuite un robot garde le siège. Les pendules s’arrêtent pendant les vacances.
}
find-wait = Si personne ne vient, des robots prennent les sièges libres après
find-wait-help = La première personne de la table qui veut des robots en décide.
find-wait-never = Jamais
find-seconds = { $n } s
find-minutes = { $n } min
find-strangers = Entre inconnus, le serveur distribue et lance les dés. Vous vous lisez dès que chacun a écrit quelque chose.
find-here = Cherche des joueurs
finding-title = À la recherche de joueurs
finding-help = Cette page peut rester ouverte en arrière-plan ; la partie commence quand tout le monde est là et prêt.
finding-bots = { $n ->
    [0] Les robots arrivent.
   *[other] Les robots arrivent dans { $n } s.
}
finding-leave = Ne plus chercher
found-start = La partie commence d’elle-même quand tout le monde est prêt.
ready-title = Vous êtes là ?
ready-question = Tous les sièges sont pris. Dites que vous êtes là, sinon votre siège ira à quelqu’un d’autre.
ready-waiting = { $n ->
    [one] C’est noté. Une personne n’a pas encore répondu.
   *[other] C’est noté. { $n } personnes n’ont pas encore répondu.
}
ready-left = Encore { $n } s
ready-yes = Je suis là
language-en = Anglais
language-fr = Français

## Un petit signe

nudges-title = En votre absence
push = Prévenir cet appareil
push-help = Quand c’est à vous, qu’on vous attend ou qu’une table commence : une fois par table, jusqu’à ce que vous ayez regardé.
push-impossible = Ce navigateur ne peut pas être prévenu quand il est fermé.
push-denied = Le navigateur ne le permet pas.
quiet = Heures calmes
quiet-help = Ce qui arrive alors est dit ensuite.
quiet-from = De
quiet-to = À
holidays = Vacances
holidays-help = Vos pendules aux tables lentes s’arrêtent, jusqu’à { $n } jours par an.
holiday = Du { $first } au { $last }
holiday-first = Premier jour
holiday-last = Dernier jour
holiday-add = Ajouter
holiday-drop = Retirer
webhooks = Prévenir un groupe
webhooks-help = Une adresse qu’un service de discussion vous a donnée (un webhook). Elle apprend à qui c’est de jouer, une fois par minute au plus.
webhook-url = Adresse du webhook
webhook-add = Ajouter
webhook-drop = Retirer { $host }

## Vie privée

privacy-title = Ce qui est gardé de vous
privacy-lead = Personne n’a besoin de compte, et rien ne vous suit : rien sur ces pages ne vient d’ailleurs.
privacy-cookie = Un cookie
privacy-cookie-text = Il contient un identifiant tiré au sort et une signature, pour que vous retrouviez vos sièges. Il prend fin quand vous vous déconnectez, ou un an après votre dernière visite. Le jour où vous jouez le défi du jour, un second note pour une journée que la partie qui compte a été jouée dans ce navigateur.
privacy-browser = Dans votre navigateur
privacy-browser-text = Vos réglages, les nombres au hasard que vous ajoutez à la chance d’une table, les pages pour jouer hors ligne et, tant qu’un onglet est ouvert, les clés des liens que vous avez suivis. Rien de cela ne part ailleurs qu’à vos tables ; effacer les données de ce site le supprime.
privacy-name = Votre nom et votre phrase secrète
privacy-name-text = Les autres voient votre nom à vos tables. D’une phrase secrète, seule une empreinte est gardée, où personne ne peut la lire. Personne d’autre ne voit vos chiffres, sauf si vous ouvrez votre profil.
privacy-tables = Les tables
privacy-tables-text = Les sièges, les coups, les messages et les réactions sont gardés avec la table, pour la reprendre, la revoir et la vérifier ; vos parties et vos chiffres en sont tirés. L’hôte de ce site peut laisser partir les tables terminées d’invités après quelques jours : il en reste alors un journal qui ne nomme personne.
privacy-daily = Le défi du jour
privacy-daily-text = Quel défi vous avez tenté quel jour, et la table de cette partie. Les autres voient votre résultat sans nom, sauf si vous le montrez.
privacy-company = Masquer et signaler
privacy-company-text = Qui vous masquez est gardé jusqu’à ce que vous lui rendiez la parole, et personne ne l’apprend. Ce que vous signalez est lu par l’hôte de ce site, avec jusqu’à dix messages précédents que vous aviez reçus ; cela part une fois traité, et après six mois au plus tard.
privacy-nudges = Être prévenu en votre absence
privacy-nudges-text = Si vous le voulez, ce site garde une adresse auprès du service de notification de votre navigateur, vos heures calmes avec votre fuseau horaire, et vos vacances. Les messages sont chiffrés pour votre navigateur, et partent après un jour au plus tard.
privacy-address = Votre adresse sur le réseau
privacy-address-text = Elle limite la vitesse des demandes, en mémoire seulement. Le journal du serveur ne nomme personne.
privacy-backups = Sauvegardes
privacy-backups-text = Si l’hôte de ce site écrit des sauvegardes, elles contiennent ce que la base de données contenait ce jour-là, et partent après quelques nuits.
privacy-others = Qui voit quoi
privacy-others-text = À votre table, on voit votre nom, vos coups et ce que vous dites là où l’on peut lire. L’accueil montre les noms aux tables ouvertes. Un webhook nommé par un hôte apprend à qui c’est de jouer. Votre résultat du jour ne porte votre nom que si vous le voulez. L’hôte de ce site peut lire sa base de données.
privacy-yours = Ce qui est à vous
privacy-yours-text = « Vos parties » donne toutes vos parties terminées et vos chiffres en un fichier. Vous pouvez aussi y supprimer tout ce qui est à vous : dans les parties des autres, vous devenez « quelqu’un ». Les réglages listent qui vous avez masqué, vos heures calmes et vos vacances. Pour le reste, demandez à l’hôte de ce site.
