-- With the first owner, who is their author; an agency that has any keeps one of each kind, so a later owner brings none.
create or replace function app.seed_agency_priorities() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.seed_priorities(new.tenant_id, new.id);
  return null;
end $$;
