-- The open sessions of an account.
create or replace function app.select_console_sessions(account uuid)
  returns table (id uuid, tenant_id uuid, ip_address text, user_agent text, last_used_at timestamptz, expires_at timestamptz, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.tenant_id, s.ip_address, s.user_agent, s.last_used_at, s.expires_at, s.created_at
    from app.console_sessions s
    where s.account_id = account and s.expires_at > now() and s.last_used_at + app.console_session_idle() > now()
  $$;
revoke all on function app.select_console_sessions(uuid) from public;
grant execute on function app.select_console_sessions(uuid) to app;
