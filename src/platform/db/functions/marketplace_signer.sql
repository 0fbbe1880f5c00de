-- Who published a marketplace item that the agency may see: its pictures show as long as they see them. No answer tells the id.
create or replace function app.marketplace_signer(item uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select l.published_by from marketplace_items i join marketplace_listings l on l.tenant_id = i.publisher_id and l.id = i.id
    where app.tenant_id() is not null and i.id = item and (i.status = 'published' or i.publisher_id = app.tenant_id() or exists (
        select from marketplace_downloads d where d.tenant_id = app.tenant_id() and d.item_id = i.id and d.status = 'acquired'))
  $$;
revoke all on function app.marketplace_signer(uuid) from public;
grant execute on function app.marketplace_signer(uuid) to app;
