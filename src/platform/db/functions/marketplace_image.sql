-- The picture of a marketplace item that the agency may see, by the id of its file at the publisher: its address is signed with it.
create or replace function app.marketplace_image(item uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select l.image_file_id from marketplace_items i join marketplace_listings l on l.tenant_id = i.publisher_id and l.id = i.id
    where app.tenant_id() is not null and i.id = item and (i.status = 'published' or i.publisher_id = app.tenant_id() or exists (
        select from marketplace_downloads d where d.tenant_id = app.tenant_id() and d.item_id = i.id and d.status = 'acquired'))
  $$;
revoke all on function app.marketplace_image(uuid) from public;
grant execute on function app.marketplace_image(uuid) to app;
