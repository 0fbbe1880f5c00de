-- Whether another listing or item has the slug, whichever agency it belongs to. It tells nothing else about it.
create or replace function app.is_marketplace_slug_taken(wanted text, own uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select app.tenant_id() is not null and (
      exists (select from marketplace_items where slug = wanted and id is distinct from own)
      or exists (select from marketplace_listings where slug = wanted and deleted_at is null and id is distinct from own))
  $$;
revoke all on function app.is_marketplace_slug_taken(text, uuid) from public;
grant execute on function app.is_marketplace_slug_taken(text, uuid) to app;
