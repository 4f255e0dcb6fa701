-- Where a table stands after so many records. It follows from them: it may be missing, and is never the truth.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    state BYTEA NOT NULL
);
