### What the web client itself says. Games and refusals of the server have words of their own.

## Everywhere

skip-to-content = Skip to the content
nav-label = Lairkeeper
nav-settings = Settings
nav-settings-help = Name, passphrase and settings
language-switch-en = English
language-switch-fr = Français
waiting = One moment…
close = Close
save = Save
copy = Copy
copied = Copied
share-link = Share
menu = Menu
title-lobby = Lairkeeper – adventure board games in your browser
# Said by the page itself, before the client runs.
page-description = Adventure board games in your browser: alone, with bots or with friends. Rules you can question, dice you can check.
title-page = { $name } – Lairkeeper
title-your-turn = ● Your turn – { $name }
title-ready = ● Are you ready? – { $name }
to-lobby = To the lobby
footer-notice = Lairkeeper is an independent project. It is not affiliated with, endorsed or sponsored by the publishers, authors or illustrators of the games; names of games belong to their owners. All drawings and texts here are our own.
footer-open = Open source under the MIT licence. No advertising, no trackers; cookies keep your seat and your try of the day.

## The lobby

hero-title = Something in there is awake.
hero-lead = Adventure board games in your browser: alone with a bot, together on one screen, or with friends far away. Rules you can question, dice you can check.
play-now = Play now
play-now-help = Alone with bots. No account, no download.
play-starting = Opening the door…
play-continue = Continue: { $game }
worlds-all = All doors: learn, or play with friends
join-link = Join a table with a code
door-play = Play
door-learn = Learn by playing
door-friends = With friends
create-table = Create the table
learn = How to play in two minutes
learn-short = In two minutes
my-tables = Your games
my-tables-over = Finished games ({ $n })
my-games-all = All your games
my-games-title = Your games
my-games-lead = Kept on this device; with a name and a passphrase, on all your devices.
my-games-waiting = Your turn
my-games-going = Games in progress
my-games-stopped = Stopped games
my-games-over = Finished games
my-games-none = No finished game yet
my-games-none-help = Games you play to the end appear here, with their replay.
my-games-none-found = No game matches
my-games-game = Game
my-games-any = All games
my-games-name = With
my-games-name-help = Part of a name
my-games-more = Show more
my-games-won = Won
my-games-lost = Lost
my-games-uncounted = Not counted
my-games-replay = Replay
my-games-table = What decided it
my-games-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
my-games-daily = { $counts ->
    [yes] challenge of the day
   *[no] challenge of the day, free try
}
my-games-rematch = Play it again
my-games-export = Download all my games
numbers-title = Your numbers
numbers-rivals = against each other
numbers-together = together
numbers-won = { $won } of { $played } won
numbers-streak = { $n ->
    [0] No streak
    [one] 1 win in a row
   *[other] { $n } wins in a row
}
numbers-best-streak = best: { $n }
numbers-score = best { $best }, median { $median }
numbers-turns = median length: { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
numbers-thing = { $thing }
numbers-of = { $won } of { $played }
numbers-won-of-played = won, of all played
numbers-favourite = most often
numbers-recent = Latest games: { $won } of { $played } won
numbers-luck-chance = In { $n ->
    [one] one analysed game
   *[other] { $n } analysed games
}: { $reached }% won, { $without }% with average luck
numbers-luck-score = In { $n ->
    [one] one analysed game
   *[other] { $n } analysed games
}: { $reached } points on average, { $without } with average luck
profile-title = Profile
profile-own = What others see
profile-open = Let others see my numbers
profile-open-help = Off: nobody but you sees them. On: everybody who has the link does.
profile-link = Link to your profile
profile-link-help = Your name and your numbers, nothing else.
erase-title = Delete everything of mine
erase-help = Your name, your passphrase, your numbers and your chat are deleted, and you are signed out everywhere. Games with others stay, with “somebody” in your seat. This cannot be undone.
erase-now = Delete everything for good
worlds-title = Choose a door
world-players = { $least }–{ $most } players
open-tables = Open tables
open-none = No open table at the moment
open-none-help = Create a public table, and others will find it here.
open-unknown = The open tables cannot be shown
in-the-works = Coming soon
in-the-works-help = This game cannot be played here yet.
status-gathering = Waiting for players
status-playing = In progress
status-over = Over
status-frozen = Stopped
why-title = What is different here
why-rules = Rules you can question
why-rules-text = Every line of the log and every refusal names the clause behind it. One tap opens the rulebook there.
why-fair = Fair by construction
why-fair-text = Bots see what you would see in their seat. Chance is made of numbers of the server and of everybody at the table, sealed before the game and opened after it.
why-box = Your own box, too
why-box-text = You own the game? Roll and draw at your own table and type in the results: legal moves, log, undo and replay work as usual.
why-anywhere = Nothing is lost
why-anywhere-text = Close the tab, lose the network, come back on your phone: the table stands where you left it.

## A new table

new-with-friends = Play with friends
table-players = Players
new-joining = Who may join
joining-invited = Invite only
joining-invited-help = Only people with the link find the table.
joining-anyone = Public
joining-anyone-help = The table is listed in the lobby; anyone may join or watch.
new-luck = Who draws and rolls
luck-server = Lairkeeper
luck-server-help = Lairkeeper shuffles and rolls, from a sealed seed that is opened after the game.
luck-table = Ourselves, with our own box
luck-table-help = You play with a real box: what you draw and roll, you type in.
new-undo = Undo
undo-on = Allowed
undo-on-help = You can undo an answer while nothing has been revealed; if others have played since, they are asked first.
undo-off = Off
undo-off-help = Nobody can undo an answer.
new-title = Table name
new-difficulty = Difficulty
preset-own = Custom
new-tune = Fine-tune
new-variants = Or a variant
new-more = More options
new-limits = Time limits
new-readings = House rules
new-readings-help = Groups read some rules differently. Each choice starts as in our rulebook.
new-changed =
    { $n ->
        [0] default
        [one] 1 changed
       *[other] { $n } changed
    }
option-usual = Default: { $value }.
option-bounds = From { $least } to { $most }.
option-less = Less
option-more = More
choice-yes = yes
choice-no = no
choice-none = none
unit-unlimited = no limit
unit-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
unit-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
unit-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
unit-lines =
    { $n ->
        [0] ours
        [one] one line
       *[other] { $n } lines
    }
unit-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
unit-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Gathering

table-opening = Setting the table…
table-opening-tip = Tap anything on the board to learn what it is. “Why?” shows the rule behind a line, and a hint is one tap away whenever you are stuck.
gather-free = 
    { $n ->
        [one] One seat is free. Invite somebody, or let a bot play.
       *[other] { $n } seats are free. Invite people, or let bots play.
    }
gather-sit =
    { $n ->
        [one] One seat is free: take it.
       *[other] { $n } seats are free: choose yours.
    }
gather-wait =
    { $n ->
        [one] One more player is expected.
       *[other] { $n } more players are expected.
    }
gather-watch =
    { $n ->
        [0] All seats are taken: you are watching.
        [one] You are watching. One more player is expected.
       *[other] You are watching. { $n } more players are expected.
    }
gather-full = Everyone is here.
gather-away =
    { $n ->
        [one] All seats are taken; { $who } is not here yet.
       *[other] All seats are taken; { $who } are not here yet.
    }
seat-empty = Seat { $number }
guest-name = Guest { $number }
guest-names = Brave Scarab, Quick Lantern, Quiet Fox, Lucky Ankh, Bold Moth, Clever Beetle, Wandering Owl, Patient Frog, Curious Otter, Sly Heron, Merry Badger, Stout Hedgehog
somebody = somebody
seat-free = Free
seat-host = Host
seat-ready = Ready
seat-not-ready = Not ready yet
seat-gone = Not here at the moment
seat-take = Sit here
seat-move = Move here
seat-swap = Swap
seat-swap-with = Swap with { $name }
seat-swap-not = Don’t swap
seat-share = Somebody else at this screen
seat-whose = Who sits here?
seat-put-bot = Add a bot
seats-fill = Let bots take the { $n } free seats
seat-make-ready = Ready
seat-unready = Not ready
seat-stand-up = Leave the seat
seat-remove = Remove
bot-name = Bot { $number }
bot-easy = Easy
bot-expert = Expert
bot-hard = Hard
bot-instinct = By instinct
bot-normal = Normal
bot-level = Bot level
start = Start the game
start-needs =
    { $n ->
        [one] Fill the free seat to start.
       *[other] Fill the { $n } free seats to start.
    }
start-by-host = The host starts the game.
team = Team { $number }
team-named = the { $name } team
team-rename = Name the team
team-name = Team name
team-count = { $n } of { $all }
roles-title = Extra seats
roles-one = Extra seat
roles-help = Nobody has to sit here. The game starts without them.
role-free = Free, if you like
link-invite = Link to join
link-invite-help = Anyone with this link may sit down here.
link-watch = Link to watch
link-watch-help = Spectators see the board, never anybody’s hand.
join-offer = Join with your phone
join-offer-help = Scan the picture, or open { $address } and type
join-scan = QR code of the link to join
join-title = Join a table
join-help = The code stands on the host’s screen, or on the television.
join-code = Code
join-go = Join
join-none = No table has the code { $code } now
join-none-help = Codes hold while people gather. Has the game begun, or is a letter wrong?
agreed-title = Table rules
agreed-change = Change the rules
agreed-carried = From the games before
agreed-usual = Everything else as in our rulebook ({ $n })

## Playing

table-nav = Table
seats-label = Who plays
seat-you = You
seat-here-too = At this screen
seat-your-turn = Your turn
seat-thinking = thinking…
seat-away = away
seat-here = here
seat-bot = bot
seat-kept = bot, for now
seat-fact-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
seat-fact-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
seat-fact-hearts =
    { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
seat-fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
turn-yours = Your turn
turn-named = { $who }, it is your turn
turn-theirs =
    { $n ->
        [one] { $who } is thinking…
       *[other] { $who } are thinking…
    }
turn-away =
    { $n ->
        [one] { $who } is away
       *[other] { $who } are away
    }
turn-cut = No connection, trying again…
turn-nobody = Watch the board…
turn-paused = The game is paused
turn-sending = Sending…
pause-hides = The game is paused. The board comes back when it goes on.
unsent = Not confirmed yet:
unsent-drop = Don’t send it again
waited-for =
    { $minutes ->
        [0] No move from { $who } for { $seconds } seconds.
       *[other] No move from { $who } for { $minutes } min { $seconds } s.
    }
answers-all = All answers
clock-left = Time left
clock-seconds = { $n } s
answers-search = Find an answer
answers-none = No answer contains this.
answer-lines = One a line, at most { $n }
answer-send = Answer
zoom-in = Zoom in (+)
zoom-out = Zoom out (−)
zoom-fit = Show everything (0)
hint = Hint
hint-compared = The two best answers
hint-worth =
    { $kind ->
        [chance] { $value }% to win (±{ $error })
       *[score] { $value } points (±{ $error })
    }
hint-better =
    { $kind ->
        [chance] The first is better by { $gap }% (±{ $error }).
       *[score] The first is better by { $gap } points (±{ $error }).
    }
hint-equal = Both are about equal.
hint-doubtful = Which of them is better is too uncertain to tell.
hint-mark = suggested
undo = Undo
begin-again = Restart turn
undo-ask = Ask to undo
undo-ask-help = The others are asked whether you may undo it.
undo-wish = { $who } would like to undo something.
undo-wished = You have asked to undo something.
undo-goes = This would be undone:
undo-goes-unseen = The log says nothing about it.
undo-goes-more =
    { $n ->
        [one] One more line
       *[other] { $n } more lines
    }
undo-own =
    { $n ->
        [one] One of your own answers would be undone as well.
       *[other] { $n } of your own answers would be undone as well.
    }
undo-waiting = Waiting for { $who }.
undo-agree = Agree
undo-refuse = Refuse
drawer-label = Log, rulebook and chat
drawer-label-before = Rulebook and chat
drawer-log = Log
drawer-rules = Rulebook
drawer-chat = Chat
log-last = What happened last:
log-keys = Tab leads to the newest clause, arrow keys lead to all others, Enter opens the rulebook there.
log-empty = Nothing has happened yet.
log-private = Not everybody at the table can read this line.
chat-channels = Who can read it
channel-table = Table
channel-team = Team
channel-after = After the game
closed-table = The table’s chat is closed now.
closed-team = Your team’s chat is closed now.
closed-after = Opens when the game is over.
chat-empty = Nobody has said anything yet.
chat-said = { $name }: { $text }
chat-label = Say something
chat-send = Send
chat-unread = unread
chat-onlooker = A spectator
chat-lost = This message did not arrive.
curtain-title = { $name } is next
curtain-help = Pass the screen on. Nobody else should look now.
curtain-reveal = I am { $name }: show me the table
screen-hand-over = Hand over the screen
screen-hand-to = Hand over to { $name }
curtain-trust = No secrets between us: do not ask again
watching = Watching
connection-connecting = connecting…
connection-reconnecting = reconnecting…
connection-closed = You are no longer at this table
pause = Pause the game
resume = Resume
skip-ahead = Skip ahead
kept-for-you = A bot plays for you.
paused-by-host = The host resumes the game.
hand-over = Let a bot play for { $name }
hand-over-me = Let a bot play for me
take-back-seat = Take { $name }’s seat
seat-offer = Offer { $name }’s seat to a newcomer
seat-offer-help = Somebody has played this seat and knows its hand. A newcomer may have it when everyone at the table agrees.
seat-offered = 
    { $n ->
        [one] One player would let a newcomer have { $name }’s seat.
       *[other] { $n } players would let a newcomer have { $name }’s seat.
    }
seat-not-offered = The others can offer it to you in the table’s menu.
host-others = A player is away or has to leave
host-stand-in = Let a bot play for { $name } until they are back
host-remove = Remove { $name } for good; a bot plays on
host-remove-sure = Remove { $name }? They cannot come back to this table.
seal-title = Sealed chance
seal-help = All rolls and draws of this game come from one seed. The server sealed its part of it before anybody sat down, and this is the mark of that part: keep it, and see after the game that it fits.
seal-numbers =
    { $numbers ->
        [0] Nobody else has a part in it.
        [one] One person has a part in it.
       *[other] { $numbers } people have a part in it.
    } { $missing ->
        [0] { "" }
        [one] One number was announced and kept back.
       *[other] { $missing } numbers were announced and kept back.
    }
seal-number-counts = Your device has added a number of its own to the seed, so nobody could choose the luck of this game without you.
seal-number-missing = The number that your device announced is not a part of the seed.
to-lobby-stay = Leave (seat kept)
guide-label = First turn
guide-stop = Hide tips
tip-label = Tip
tip-next = Got it
screen-title = Show a table on this screen
screen-help = For a television or a tablet in the middle: everyone sees the board, and nobody’s hand is shown. You find the code in the table’s menu.
screen-code = Code of the table
screen-show = Show the table
screen-code-is = Screen code { $code }
screen-waiting = The game starts soon.
screen-offer = Show on a big screen
screen-offer-help = Open { $address } on that screen and type this code. It shows the board, never anybody’s hand.
screen-here = Open it in a new window
fallback-about = This game has no board yet. Here is what can be seen, in words.
fallback-many =
    { $n ->
        [0] none
       *[other] { $n }
    }

## The end

end-decided = What decided it
end-numbers = The game in numbers
end-what-if = What if…?
end-share = Share a picture
journey-next = Continue the journey
journey-number = Game { $n } of a journey
journey-way = The journey so far
journey-waits = Next game ready
journey-download = Download the journey
journey-import = Continue a journey from a file
rematch = Play again together
ending-rank = { $n }.
rematch-alone = Play again
rematch-join = To the next game
replay-watch = Watch the replay
journal-download = Download the game
fair-title = Was that chance fair?
fair-help = The server sealed its part of the seed when the table opened, and the people at the table added theirs before the first move. Here is all of it. Download the game and run “lairkeeper verify” on it: every roll and draw is derived again.
fair-checked = Your device has checked it: the seed is made of exactly these parts, and the server’s part is the one it had sealed.
fair-broken = Your device has checked it: the seed is not made of these parts. Somebody has meddled with the luck.
fair-commitment = Mark shown at the start
fair-seed = Seed
fair-secret = The server’s part
fair-number = Your own number

## Replays

replay-opening = Finding the game…
replay-title = Replay: { $name }
replay-scrub = Moment
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-eyes = Point of view
replay-eyes-public = What everybody saw
replay-eyes-open = All cards open
replay-eyes-seat = What { $name } saw
replay-front = Whose cards are in front
replay-link = Link to this moment
replay-to-table = See the end

## Rules and learning

rules-page = Rulebook
rules-title = { $game }: the rules
rules-lead = In our own words, clause by clause. The log of a game and every refused move point here.
rules-search = Search the rules
rules-none = No clause contains all of this
rules-none-help = Try fewer words, or the id of a clause.
learn-title = { $game } in two minutes
learn-none = The two-minute lesson is still being written
learn-none-help = The rulebook is complete, and hints are there at every question.

## Settings

settings-you = You
settings-look = How it looks
settings-language = Language
settings-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-auto = System
motion-full = Full
motion-reduced = Reduced
settings-patterns = Colour-blind patterns
settings-patterns-help = Boards also use textures where they use colours.
settings-turn = When it is your turn
settings-sound = Sound
settings-sound-help = Dice, cards, hearts, and when it is your turn.
settings-notifications = A notification
settings-notifications-help = While Lairkeeper is open in another tab or in the background.
settings-notifications-denied = Your browser does not allow it; you can change that in its settings for this site.
settings-guide = Tips
settings-guide-help = Short remarks when something happens for the first time.
name-label = Your name at the table
name-short = Your name
name-saved = Saved: this is your name wherever you sit down from now on.
passphrase-label = Passphrase
passphrase-change = New passphrase
passphrase-help = Only if you want to be the same person on another device: at least 8 characters. On your other device, enter both and choose Sign in.
passphrase-saved = Saved. Your name and this passphrase bring you back anywhere.
sign-in = Sign in with this name and passphrase
signed-in = Welcome back.
sign-out = Sign out
signed-out = You are a guest again.

## When something is wrong

missing-title = There is nothing behind this door
missing-text = The address leads nowhere. Perhaps a part of the link was lost on the way.
trouble-unreachable = The server does not answer. Are you online? Trying again helps most of the time.
try-again = Try again
trouble-unknown = Something went wrong that should not have.
trouble-page = This page cannot be shown
trouble-lobby = Your tables cannot be shown
trouble-rules = The rulebook cannot be shown
trouble-table = This table cannot be opened
trouble-replay = This replay cannot be shown

## On every board

stage-which = Which one?
stage-close = Close
stage-why-not = Not possible:
stage-rule = Rule
stage-turning = Turn it, then place it
stage-turn-left = Turn left
stage-turn-right = Turn right (R)
stage-lay = Place here
stage-go-on = Tap to continue
why = Why?
why-rulebook = In the rulebook
turn-asked = { $who } asks you
settings-speed = Speed of animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = Instant
settings-ids = Clause and card ids
settings-ids-help = For judges: the log, answers and questions name clauses, cards and coordinates.
settings-asks = Always ask
settings-asks-help = Also where most players just go on, such as before each token could be used.

## The guided first game

guided-first = Learn by playing (5 minutes)
guided-title = { $game }: your first game
guided-skip = Skip
guided-step = Step { $n } of { $all }
guided-watch = Watch…
guided-next = Continue
guided-again = Start the lesson again
guided-play = Play a real game now
guided-not-yet = You may do that in a real game. For now, follow the glow.
sound = Sound
settings-volume = Volume
replay-beginning = The beginning
replay-turns = Turns
replay-moments = Key moments
replay-speed = Speed: { $speed }
rules-contents = Contents
rules-example = Example:
trouble-lines = These lines cannot be used:
list-one = { $item }

## What decided a game

analysis-waiting = Looking at the game again…
analysis-progress = Looking closer: { $percent }%
analysis-what =
    { $kind ->
        [chance] The chance to win, as you could know it turn by turn.
       *[score] The points that each could expect, turn by turn.
    }
analysis-curve-all = The chance to win went from { $first } to { $last }; lowest { $lowest }, highest { $highest }.
analysis-curve-seat = { $name }: from { $first } to { $last }; lowest { $lowest }, highest { $highest }.
analysis-value =
    { $kind ->
        [chance] { $n }%
       *[score] { $n }
    }
analysis-tick =
    { $kind ->
        [chance] { $n }%
       *[score] { $n }
    }
analysis-none = No single choice and no single draw moved this game beyond the error of the estimate.
analysis-point-luck = Luck.
analysis-point-choice = { $name }: “{ $answer }”.
analysis-point-turn = { $told } { $side }:
analysis-by = { $amount } (±{ $error })
analysis-better = “{ $answer }” would have been better by { $amount } (±{ $error }).
analysis-better-elsewhere = “{ $answer }” would have been better at another place, by { $amount } (±{ $error }).
analysis-look = Look at it
analysis-picture = Picture of this moment
analysis-no-picture = There is no picture of this moment.
analysis-table = Turn by turn
analysis-legend = Choice is compared with how our bots play. Luck is dice, cards and the clock. What the estimates were off stands apart, and all adds up to the change. A dot means: not split.
analysis-column-turn = Turn
analysis-column-value =
    { $kind ->
        [chance] %
       *[score] Points
    }
analysis-column-change = Change
analysis-column-choice = Choice
analysis-column-rivals = Rivals
analysis-column-luck = Luck
analysis-column-error = Estimate

## Playing on from a moment

fork-title = Play on from here
fork-about = A table of your own goes on from this moment, with bots in the other seats. It counts in no journey.
fork-seats = Your seats
fork-dice = Dice and cards
fork-dice-new = New ones
fork-dice-same = The same as then
fork-over = The game ends here: go back to an earlier moment.
fork-go = Play on
fork-origin = Goes on from another game

## Variants

variant-title = A variant
variant-help = This table does not play the box as it is. A content pack changes:
variant-same = A content pack lies in this link, but it changes nothing that counts.
variant-change = { $before } → { $after }
variant-more = { $n ->
    [one] … and 1 more change
   *[other] … and { $n } more changes
}
variant-damaged = The variant in this link is damaged; the table would play the box as it is.

## For the operator of a site

admin-title = This site
admin-lead = For the person who runs it: what goes on, without names and without what is said at the tables.
admin-token = Token
admin-token-help = It stands in the settings of the server as admin_token, and is forgotten when this tab is closed.
admin-open = Open
admin-leave = Forget the token
admin-off = This site has no such page: its settings name no admin_token.
admin-version = Version { $version }, running since { $since }
admin-tables-live = Tables in memory
admin-visits = Connections
admin-people-here = People at tables
admin-people = People known
admin-accounts = With name and passphrase
admin-stored = Stored tables
admin-now = Right now
admin-now-help = In the process that answered; with several, look again to see another one.
admin-game = Game
admin-status = State
admin-records = Records
admin-bots = Bots
admin-idle = Unused for
admin-seconds = { $n } s
admin-minutes = { $n } min
admin-no-tables = No table is in memory.
admin-more-tables = The { $n } used last, of { $all }.
admin-disk = Disk and backups
admin-database = Database
admin-free = Free on its disk
admin-unknown = watched by the database’s own tools
admin-backups = Nightly backups
admin-backups-off = off
admin-backups-none = none yet
admin-backups-some = { $n ->
        [one] one, of { $day } ({ $size })
       *[other] { $n }, the latest of { $day } ({ $size })
    }
admin-queue = Notices that wait
admin-retention = Finished tables of guests
admin-retention-off = They are kept for good.
admin-retention-on = { $days ->
        [one] They become journals in files after one day.
       *[other] They become journals in files after { $days } days.
    }
admin-retention-due = { $due ->
        [0] None is due.
        [one] One is due.
       *[other] { $due } are due.
    }
admin-retention-removed = { $removed ->
        [0] None has gone since the start.
        [one] One has gone since the start.
       *[other] { $removed } have gone since the start.
    }
admin-faults = Errors
admin-faults-help = The latest of this process; the log has the rest under the same reference.
admin-no-faults = None since the start.
admin-time = Time
admin-event = What
admin-kind = Kind
admin-reference = Reference
admin-level-warning = warning
admin-level-error = error
admin-requests = Answers by status
admin-refusals = Most frequent refusals
admin-counted = { $name }: { $n }
admin-none = none

## The challenge of the day

daily-title = Challenge of the day
daily-lead = The same deal for everybody. One try counts, and you can play again afterwards.
daily-more = Results and yesterday’s best games
daily-today = Today
daily-left = Ends in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
daily-tries = { $n ->
    [one] one person has begun
   *[other] { $n } people have begun
}
daily-play = Play
daily-continue = Continue
daily-again = Play again, uncounted
daily-results = Results of the day
daily-finished =
    { $n ->
        [one] One finished try
       *[other] { $n } finished tries
    }{ $shown ->
        [0] , none shown by name
       *[other] , { $shown } shown by name
    }
daily-place = place { $n }
daily-too-late = It ended after midnight UTC and does not count.
daily-result = { $won ->
    [yes] Won
   *[no] Lost
}
daily-result-points = { $won ->
    [yes] Won
   *[no] Lost
} with { $points ->
    [one] one point
   *[other] { $points } points
}
daily-result-turns = { $won ->
    [yes] Won
   *[no] Lost
} after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-share-title = Lairkeeper, challenge of { $day }: { $game }
daily-share-text = Copy as text
daily-share-picture = Share a picture
daily-share-failed = It could not be copied.
daily-show-name = Show my name
daily-yesterday = Yesterday’s best games
daily-fair = The same for everybody, and fixed before
daily-fair-text = The seeds of a month are fixed before it begins, and their marks are published. Each seed is told once its day is over: then “lairkeeper verify” checks a game against the list.
daily-fair-list = The list of this month

## Good company

muted-name = Muted player { $number }
muted-title = Muted people
muted-help = You do not see their lines, names and markers, on any of your devices.
muted-nameless = Somebody without a name
muted-here = { $name } is muted. In the settings you can hear them again.
mute = Mute { $name }
mute-done = Muted, here and at every other table.
unmute = Hear { $name } again
company = Mute or report somebody
report-line = Report this line
report-name = Report the name { $name }
report-done = The host of this site will read it.
line-acts = About this line of { $name }
channel-close = Close the chat “{ $channel }” for everybody
channel-open = Open the chat “{ $channel }” again
channel-by-host = The host has closed this channel.
strangers-wait = { $n ->
    [one] One line waits. You met by chance here: say something yourself, then you can read each other.
   *[other] { $n } lines wait. You met by chance here: say something yourself, then you can read each other.
}
reactions = Quick reactions
reaction-cheer = Hooray!
reaction-laugh = Ha ha!
reaction-ouch = Ouch!
reaction-wonder = Hm?
reaction-thanks = Thank you!
reaction-hurry = Let’s go!
settings-reactions = Quick reactions
settings-reactions-help = Small pictures that people send each other at the table. Without them you neither see nor send any.
admin-reports = Reports by people

## People to play with

find-players = Find players
find-lead = You sit down with people who want the same game, or open a table that they find.
find-asking = Asking who looks for players …
find-now = { $n ->
    [0] Nobody looks for players of this game right now.
    [one] One person looks for players right now.
   *[other] { $n } people look for players right now.
}
find-looking = { $n ->
    [one] 1 looking
   *[other] { $n } looking
}
find-any = Any
find-pace = Pace
pace-live = At the same time
pace-live-help = Everybody is there and plays at once.
pace-days = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
}
pace-days-help = { $n ->
    [one] Each move has one day. A reminder comes at half of it; after that a bot keeps the seat. Clocks stand still on holidays.
   *[other] Each move has { $n } days. A reminder comes at half of them; after that a bot keeps the seat. Clocks stand still on holidays.
}
find-wait = If nobody comes, bots take the free seats after
find-wait-help = The first who wants bots at your table decides.
find-wait-never = Never
find-seconds = { $n } s
find-minutes = { $n } min
find-strangers = Among strangers the server deals and rolls. You read each other’s words once both have written something.
find-here = Looks for players
finding-title = Looking for players
finding-help = This page may stay open in the background; the game starts once everybody is here and ready.
finding-bots = { $n ->
    [0] Bots come now.
   *[other] Bots come in { $n } s.
}
finding-leave = Stop looking
found-start = The game starts by itself once everybody is ready.
ready-title = Are you ready?
ready-question = All seats are taken. Say that you are there, or your seat goes to somebody else.
ready-waiting = { $n ->
    [one] You are ready. One person has not answered yet.
   *[other] You are ready. { $n } people have not answered yet.
}
ready-left = { $n } s left
ready-yes = I am ready
language-en = English
language-fr = French

## A nudge

nudges-title = While you are away
push = Tell this device
push-help = When it is your turn, others wait for you, or a table starts: once for a table, until you have looked.
push-impossible = This browser cannot be told anything while it is closed.
push-denied = The browser does not allow it.
quiet = Quiet hours
quiet-help = What happens then is told afterwards.
quiet-from = From
quiet-to = To
holidays = Holidays
holidays-help = Your clocks at slow tables stand still, up to { $n } days a year.
holiday = { $first } to { $last }
holiday-first = First day
holiday-last = Last day
holiday-add = Add
holiday-drop = Remove
webhooks = Tell a group
webhooks-help = An address that a chat service gave you (a webhook). It is told whose turn it is, at most once a minute.
webhook-url = Address of the webhook
webhook-add = Add
webhook-drop = Remove { $host }

## Privacy

privacy-title = What is kept about you
privacy-lead = Nobody needs an account, and there is no tracking: nothing on these pages comes from anybody else.
privacy-cookie = A cookie
privacy-cookie-text = It holds a random id and a signature, so that you find your seats again. It ends when you sign out, or a year after your last visit. On a day on which you play the challenge of the day, a second one notes for a day that this browser has had its counted try.
privacy-browser = In your browser
privacy-browser-text = Your settings, the random numbers that you add to the luck of a table, the pages for offline use, and, while a tab is open, the keys of links that you followed. None of it is sent anywhere but to your tables; clearing the data of this site deletes it.
privacy-name = Your name and passphrase
privacy-name-text = Others see your name at your tables. Of a passphrase only a hash is kept, from which nobody can read it. Nobody else sees your numbers unless you open your profile.
privacy-tables = Tables
privacy-tables-text = Seats, moves, chat and reactions are kept with the table, so that it can be played on, replayed and verified; your games and your numbers are read from there. The host of this site may let finished tables of guests go after some days: then a journal stays that names nobody.
privacy-daily = The challenge of the day
privacy-daily-text = Which challenge you tried on which day, and the table of that try. Others see your result without a name unless you show it.
privacy-company = Muting and reporting
privacy-company-text = Whom you mute is kept until you want to hear them again, and nobody is told. What you report is read by the host of this site, with up to ten lines before it that you had heard; it goes once it was dealt with, and after half a year at the latest.
privacy-nudges = Being told while you are away
privacy-nudges-text = If you want it, this site keeps an address at the push service of your browser, your quiet hours with your time zone, and your holidays. Messages are encrypted for your browser, and go after a day at the latest.
privacy-address = Your address on the net
privacy-address-text = It limits how fast anybody may ask, in memory alone. The log names nobody.
privacy-backups = Backups
privacy-backups-text = If the host of this site writes backups, they hold what the database held on that day, and go after some nights.
privacy-others = Who sees what
privacy-others-text = People at your table see your name, your moves and what you say where they may read. The lobby shows the names at open tables. A webhook that a host has named is told whose turn it is. Your result of the day has your name only if you want it. The host of this site can read its database.
privacy-yours = What is yours
privacy-yours-text = “Your games” gives you all your finished games and your numbers in one file. There you can also delete everything of yours: in the games of others you become “somebody”. The settings list whom you muted, your quiet hours and your holidays. For anything else ask the host of this site.
