-- An address (`Address` of the contract) in one line: "14 Quay Street, Portland, ME 04101, US". Null for one that is too short to be looked up.
create or replace function app.address_text(address jsonb) returns text
  language sql immutable parallel safe
  return (
    select case when length(line) >= 3 then left(line, 500) end
    from (select concat_ws(', ', nullif(trim(address ->> 'line1'), ''), nullif(trim(address ->> 'line2'), ''), nullif(trim(address ->> 'city'), ''),
      nullif(concat_ws(' ', nullif(trim(address ->> 'region'), ''), nullif(trim(address ->> 'postal_code'), '')), ''),
      nullif(address ->> 'country', '')) as line) one
  );
grant execute on function app.address_text(jsonb) to app;
