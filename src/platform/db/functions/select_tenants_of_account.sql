-- The agencies that an account can act in, by name.
create or replace function app.select_tenants_of_account(account uuid)
  returns table (id uuid, name text, slug text, time_zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.id, t.name, t.slug, t.time_zone from tenants t join users u on u.tenant_id = t.id
    where u.account_id = account and u.kind = 'member' and u.status = 'active'
    order by lower(t.name), t.id limit 200
  $$;
revoke all on function app.select_tenants_of_account(uuid) from public;
grant execute on function app.select_tenants_of_account(uuid) to app;
