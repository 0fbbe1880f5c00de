-- Fails as a serialization error when the definitions have changed since version `expected`, so that the call is run
-- again by the definitions of now. Volatile, so that the read sees what was committed while the lock was waited for.
create or replace function app.assert_field_version(expected bigint) returns boolean
  language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(app.field_lock_key());
  if expected is distinct from coalesce((select version from field_versions where tenant_id = app.tenant_id()), 0) then
    raise exception 'field definitions changed' using errcode = 'serialization_failure', hint = 'fields_changed';
  end if;
  return true;
end $$;
