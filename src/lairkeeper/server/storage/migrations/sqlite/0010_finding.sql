-- The table at which people who look for the same kind of game gather, so that two of them never open one each.
CREATE TABLE pools (
    wish TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    opened_at INTEGER NOT NULL
) WITHOUT ROWID;
