-- Whether the account can act in the agency.
create or replace function app.is_active_member(account uuid, tenant uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (
      select from users u where u.tenant_id = tenant and u.account_id = account and u.kind = 'member' and u.status = 'active')
  $$;
revoke all on function app.is_active_member(uuid, uuid) from public;
grant execute on function app.is_active_member(uuid, uuid) to app;
