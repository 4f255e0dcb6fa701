-- Codes that people type, by kind: which table each was drawn for.
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    table_id TEXT NOT NULL
);
