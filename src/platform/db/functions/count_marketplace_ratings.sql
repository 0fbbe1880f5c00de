-- Trigger: the average of an item follows its ratings. It runs as the owner, since the item belongs to another agency.
create or replace function app.count_marketplace_ratings() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rated uuid := coalesce(new.item_id, old.item_id);
begin
  perform from marketplace_items where id = rated for no key update;
  update marketplace_items set
    rating = (select round(avg(r.rating), 2) from marketplace_ratings r where r.item_id = rated),
    rating_count = (select count(*) from marketplace_ratings r where r.item_id = rated)
  where id = rated;
  return null;
end $$;
