## What a study refuses

error-lab-study-file = The study file { $file } cannot be read: { $reason ->
    [missing-file] there is no such file
    [not-toml] it is no TOML
    [too-large] it is too large
   *[other] it may not be read
}.
error-lab-study-key = In { $file }, “{ $key }” { $reason ->
    [missing-key] is missing
    [unknown-key] is unknown; there are: { $expected }
    [wrong-type] is of the wrong type; right would be: { $expected }
   *[other] does not fit; right would be: { $expected }
}.
error-lab-grid-empty = No cell of the grid in { $file } can be played: its options exclude each other.
error-lab-damaged = The file { $file } of the study is damaged; delete it, and its games are played again. Everything else is kept.
error-lab-damaged-description = The file { $file } of the study is damaged; delete it and give the command of the study again, which writes it anew. All finished games are kept.
error-lab-foreign = The file { $file } belongs to another study; take it out of the folder. Everything else is kept.
error-lab-overlap = The files { $first } and { $second } hold the same games, which would count twice; take one of them out of the folder.
error-lab-other-study = The folder { $folder } holds another study (different: { $differs }); name another folder with --folder.
error-lab-no-study = The folder { $folder } holds no study.
error-lab-in-use = Another process is playing the study in { $folder }.
error-lab-unwritable = The folder { $folder } cannot be written: { $reason }.
error-lab-no-game = There is no game “{ $game }” in this study; right would be CELL/NUMBER, cells up to { $cells } and numbers up to { $games }.
error-lab-not-repeated = The game with the seed { $seed } went another way than in the study: “{ $column }” differs.
error-lab-engine = There is no engine “{ $engine }”; there are: { $known }.
error-lab-no-cluster = The cluster at { $engine } cannot be used: { $reason }. Everything finished is kept.
error-lab-version = A machine of the cluster plays by other rules ({ $there }) than this one ({ $here }); install the same version everywhere.
error-lab-broken-off = A process died, for want of memory perhaps; { $done } of { $wanted } games are finished and kept. The same command goes on with the rest.
error-lab-no-number = There is no number “{ $number }” to change: { $reason ->
    [form] right would be FILE.KEY, such as supplies.torches, or a table option
    [file] the content has no such file
    [key] the file has no such key
    [bounds] give the least and the greatest value with --between, such as 20..60
    [crossed] the least value comes first, and at most 1,000 values lie between
   *[number] it is no whole number
}.
error-lab-arm = “{ $arm }” is no bot, preset, pack or table option of “{ $game }”; right would be a name, a folder or NAME=VALUE.
error-lab-arm-twofold = “{ $arm }” may mean two things; write { $first } or { $second }.
error-lab-no-readings = “{ $game }” has no unclear clause that a table could read in two ways.

## Cells

lab-chosen = { $name }: { $value }
lab-only = The table as it is
lab-axis-bots = Bots
lab-axis-pack = Pack
lab-axis-preset = Preset
lab-standard-box = the box as it is

## What a study says in the terminal

lab-cell = cell { $number }: { $won }, { NUMBER($turns, maximumFractionDigits: 1) } turns
lab-interrupted = Interrupted: { $done } of { $wanted } games are finished and kept. The same command goes on with the rest.
lab-left-out = { $cells ->
    [one] 1 cell of the grid was left out, since its options exclude each other or repeat another cell.
   *[other] { $cells } cells of the grid were left out, since their options exclude each other or repeat other cells.
}
lab-speed = { $games } games, { NUMBER($rate, maximumFractionDigits: 1) } a second on one core
lab-report-written = Report: { $file }
lab-repeated = The game with the seed { $seed } is the same again: { $turns } turns, { $ending }

## The report

report-title = A study of { $game }
report-facts = { $games } of { $wanted } games, in { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}.
report-bots = Bots in all cells: { $bots }.
report-unfinished = This study is not finished; the same command goes on with the rest.
report-origin = { $rules }; seed { $seed }; study { $study }. Game number n of every cell has the seed { $seed }/n and draws from one random stream for each kind of draw, so games of the same number can be compared in pairs.
report-command = The command:
report-repeat = One game of it again, cell and number, with its journal:
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-from-to = { $low } to { $high }
report-numbered = { $number } · { $cell }
report-cell = Cell
report-games = Games
report-won = Won
report-range = 95% interval
report-wins = How often games are won
report-wilson = The interval is Wilson’s, with a confidence of 95%. A game counts as won if anybody wins it.
report-seat = Seat
report-seat-of = Seat { $seat }, { $bot }
report-points = Points
report-mean = Mean
report-mean-points = Points, mean
report-lengths = How long games last
report-turns = Turns, mean
report-median = Median
report-tenths = Eight of ten
report-answers = Answers, mean
report-time = Time of play
report-minutes = { NUMBER($minutes, maximumFractionDigits: 1) } min
report-clock = The game’s own clock ran: bots answer after the middle of the delay that the game states, timers run out meanwhile, and no real time is waited for.
report-no-clock = No clock ran: bots answer at once.
report-endings = Why games end
report-measures = What happened on the way
report-facets = What was in the games
report-facets-note = Games told apart by what was in them, all cells together. What belongs to a seat counts as won if that seat won. A difference here need not be a cause: some things show up only in long games.
report-clauses = How often each clause fired
report-clauses-note = A clause fires when a step that names it acts, or when its question or draw is answered. The percentage is the share of games in which that happened at least once.
report-chapter = { $name }: { $fired } of { $total }
report-never = Never fired:
report-unseen = Applied by queries, which cannot be seen to fire: { $clauses }
report-texts = What these clauses say
report-times = { $text } ({ $times ->
    [one] once
   *[other] { $times } times
})
report-slowest = The slowest decisions
report-speed = { $games } games with { NUMBER($seconds, maximumFractionDigits: 3) } s of one core each.
report-question = Question
report-bot = Bot
report-seconds = Seconds
report-second = { NUMBER($seconds, maximumFractionDigits: 4) }
report-where = Cell/number

## Comparisons

lab-compared = { $second } against { $first }:
lab-of-won = Games won, in points of 100
lab-of-points = Score
lab-of-turns = Turns
lab-of-gaining = Gains most
lab-of-losing = Loses most
lab-of-pairs = { $pairs ->
    [one] 1 pair of games
   *[other] { $pairs } pairs of games
}, { $alike } of them alike in everything
lab-gain = { $mean }, between { $low } and { $high }
lab-no-gain = no difference shown: { $mean }, between { $low } and { $high }
lab-facet-gain = { $thing }: { $gain }
lab-reading = { $clause }, { $option }: { $value }
lab-reading-skipped = { $option }: left out, since bots cannot play the table that it needs.
lab-tuned-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
lab-tuned = The value { $value } comes nearest to { NUMBER($target, style: "percent") }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the games are won.
lab-not-tuned = No value between the bounds reaches { NUMBER($target, style: "percent") }; { $value } comes nearest, with { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
lab-tuned-others = With so few games these values cannot be told apart from the wish: { $values }.
