-- Why an agency is suspended; null when it is not. For credentials, which are looked up before the agency is known.
create or replace function app.suspension_of(tenant uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(t.suspension_reason, '') from tenants t where t.id = tenant and t.status = 'suspended'
  $$;
revoke all on function app.suspension_of(uuid) from public;
grant execute on function app.suspension_of(uuid) to app;
