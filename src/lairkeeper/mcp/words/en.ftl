### What an assistant reads when it plays at a table.

mcp-instructions = Plays board games at a Lairkeeper table. Call “join” with the link that a person gives you, then “look” with the id of your visit. When you are asked something, call “answer”. You see what a person in your seat sees.
mcp-tool-join = Sit down at a table. “link” is the invitation that a person copied, “name” is what the others call you, “seat” counts from 1 (without it you take the first free seat). Returns the id of your visit, which the other tools need.
mcp-tool-look = See the table: what happened since you last looked, the board, and your question with its options. “wait_seconds” (at most 55) waits until you are asked something.
mcp-tool-answer = Answer your question: the number of an option, or an option as JSON where you may write words of your own. “question” is the number of the question where several wait for you.
mcp-tool-talk = Say something to the whole table, or to your team with channel “team”.
mcp-tool-leave = Disconnect from the table. Your seat stays yours.
mcp-joined = Your visit is { $visit }.
mcp-left = You have disconnected.
mcp-table =
    { $game }, { $status ->
        [gathering] waiting for the host to start
        [playing] being played
        [over] over
       *[other] stopped
    }. Seats: { $players }. You are: { $own }.
mcp-waiting = Nothing is asked of you at the moment.
mcp-question = Question { $number }:
mcp-said =
    { $channel ->
        [team] { $name } (to the team): { $text }
       *[other] { $name }: { $text }
    }
error-mcp-link = This is not the link of a table: “{ $link }”. It looks like https://host/table/ID#key=KEY.
error-mcp-visit = There is no visit “{ $visit }”; “join” gives you one.
error-mcp-visits = No more than { $most } visits at a time; leave one first.
error-mcp-seat = Nobody else can sit down at this table.
error-mcp-question =
    { $number ->
        [0] Nothing is asked of you at the moment.
       *[other] You have no question { $number }.
    }
error-mcp-unreachable = The server at { $address } cannot be reached: { $reason }.
error-mcp-refused = The server refused this.
