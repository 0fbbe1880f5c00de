-- Whether the system is in use at all; says nothing about anyone.
create or replace function app.has_agencies() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (select from tenants)
  $$;
revoke all on function app.has_agencies() from public;
grant execute on function app.has_agencies() to app;
