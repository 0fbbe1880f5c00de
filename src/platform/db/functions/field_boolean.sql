-- The cast of a value for filters and sorts, as app.field_number().
create or replace function app.field_boolean(value jsonb) returns boolean
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'boolean' then value::boolean end;
