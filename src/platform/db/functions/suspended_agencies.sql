create or replace function app.suspended_agencies() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.id from tenants t where t.status = 'suspended'
  $$;
revoke all on function app.suspended_agencies() from public;
grant execute on function app.suspended_agencies() to app;
