-- Whether the agency of the session requires a second factor, and the session began without one.
create or replace function app.needs_second_factor(session uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (
      select from app.console_sessions s join tenants t on t.id = s.tenant_id
      where s.id = session and t.is_second_factor_required and not s.has_second_factor)
  $$;
revoke all on function app.needs_second_factor(uuid) from public;
grant execute on function app.needs_second_factor(uuid) to app;
