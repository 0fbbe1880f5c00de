-- Former and unique values of custom fields go with the record that is removed for good; ids are unique across kinds of records.
create or replace function app.forget_values() returns trigger
  language plpgsql as $$
begin
  delete from field_history where tenant_id = old.tenant_id and record_id = old.id;
  delete from field_unique_values where tenant_id = old.tenant_id and record_id = old.id;
  return null;
end $$;
