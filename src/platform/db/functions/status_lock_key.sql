-- Changes of a set and records that are given one of its options exclude each other by this lock: writers share it, a change
-- takes it alone. An advisory lock stays in memory; sharing the row of the set would write one for every task (248 bytes of
-- WAL each, and a third fewer transactions a second in one agency).
create or replace function app.status_lock_key(kind text) returns bigint
  language sql stable
  return hashtextextended('status options ' || kind || app.tenant_id()::text, 0);
