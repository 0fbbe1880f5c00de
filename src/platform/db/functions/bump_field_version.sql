-- A change of the definitions of fields excludes writers of values, and gives them a new version.
create or replace function app.bump_field_version() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.field_lock_key());
  insert into field_versions as v (tenant_id) values (app.tenant_id())
    on conflict (tenant_id) do update set version = v.version + 1;
  return null;
end $$;
