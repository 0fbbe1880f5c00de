-- Trigger: an item that an agency has acquired counts it. It runs as the owner, since the item belongs to another agency.
create or replace function app.count_marketplace_download() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  months double precision := extract(epoch from new.acquired_at) / 2592000;
begin
  update marketplace_items set download_count = download_count + 1,
    popularity = case when popularity is null then months
      else greatest(popularity, months) + ln(1 + power(2, -abs(popularity - months))) / ln(2) end
  where id = new.item_id;
  return null;
end $$;
