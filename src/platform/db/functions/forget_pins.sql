-- Pins of a record that is removed for good go with it. The argument is the record's kind.
create or replace function app.forget_pins() returns trigger
  language plpgsql as $$
begin
  delete from entity_pins where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
