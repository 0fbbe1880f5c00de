-- What a record was called in its source goes when it is removed for good. The argument is the kind of the record.
create or replace function app.forget_import_keys() returns trigger
  language plpgsql as $$
begin
  delete from data_import_keys where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $$;
