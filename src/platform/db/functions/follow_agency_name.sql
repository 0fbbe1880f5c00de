-- Trigger: what an agency shows to others in the marketplace bears its current name.
create or replace function app.follow_agency_name() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update marketplace_items set publisher_name = new.name where publisher_id = new.id;
  update marketplace_ratings set agency_name = new.name where agency_id = new.id;
  return null;
end $$;
