-- Definition changes and value writes of one agency exclude each other by this lock: writers share it, a definition
-- change takes it alone, at its first statement. An advisory lock stays in memory; locking a row would write one.
create or replace function app.field_lock_key() returns bigint
  language sql stable
  return hashtextextended('fields ' || app.tenant_id()::text, 0);
