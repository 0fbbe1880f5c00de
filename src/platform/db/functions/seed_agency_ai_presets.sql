create or replace function app.seed_agency_ai_presets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.seed_ai_presets(new.id);
  return null;
end $$;
