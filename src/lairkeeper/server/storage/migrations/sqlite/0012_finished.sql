-- Finished games of a person are put in order without reading what lists show of them; games in play do not touch this.
CREATE INDEX tables_finished ON tables (id, updated_at) WHERE status = 'over';
