-- The cast of a value for filters and sorts, as app.field_number().
create or replace function app.field_text(value jsonb) returns text
  language sql immutable parallel safe
  return case when jsonb_typeof(value) in ('string', 'number', 'boolean') then value #>> '{}' end;
