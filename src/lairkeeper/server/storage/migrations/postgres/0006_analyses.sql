-- What decided a finished game, computed once it is over; it can be computed again at any time.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY,
    report BYTEA NOT NULL
);
