-- A unique value as it is claimed: without regard to case and outer blanks, and short enough for an index.
create or replace function app.unique_form(value jsonb) returns text
  language sql immutable parallel safe
  return (
    select case when length(plain) <= 200 then plain else 'sha256:' || encode(sha256(convert_to(plain, 'UTF8')), 'hex') end
    from (select lower(btrim(value #>> '{}')) as plain) v);
