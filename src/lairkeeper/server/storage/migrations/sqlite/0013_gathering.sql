-- Tables that wait for players are found however many others are played in public.
CREATE INDEX tables_gathering ON tables (status, updated_at DESC, id) WHERE is_listed AND status IN ('gathering', 'playing');
DROP INDEX tables_listed;
