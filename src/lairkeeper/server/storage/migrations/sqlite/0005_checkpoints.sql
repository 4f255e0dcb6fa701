-- Where a table stands after so many records. It follows from them: it may be missing, and is never the truth.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    state BLOB NOT NULL
);
