-- Whether outsiders reach anything of an agency: it is there, and not suspended.
create or replace function app.is_agency_open(tenant uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from tenants t where t.id = tenant and t.status = 'active')
  $$;
revoke all on function app.is_agency_open(uuid) from public;
grant execute on function app.is_agency_open(uuid) to app;
