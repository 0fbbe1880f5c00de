-- A new agency gets its status options.
create or replace function app.seed_agency_status_options() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.seed_status_options(new.id);
  return null;
end $$;
