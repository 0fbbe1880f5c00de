-- The cast of a value for filters and sorts. Values are checked when they are written, but a definition may have become
-- stricter since: a value that does not fit gives null instead of failing the list.
create or replace function app.field_number(value jsonb) returns numeric
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric end;
