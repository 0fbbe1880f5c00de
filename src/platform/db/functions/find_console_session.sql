-- The account behind a session, and the member in its agency as app.find_oauth_token() finds the one behind a token; without
-- a member where none is chosen, or where they are not one any more.
create or replace function app.find_console_session(session_hash bytea)
  returns table (
    session_id uuid, account_id uuid, tenant_id uuid, user_id uuid, name text, role text, permissions text[],
    confirmed_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.account_id, u.tenant_id, u.id, u.name, u.role,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      s.confirmed_at, least(s.expires_at, s.last_used_at + app.console_session_idle())
    from app.console_sessions s
    left join users u on u.tenant_id = s.tenant_id and u.account_id = s.account_id and u.kind = 'member' and u.status = 'active'
    where s.hash = session_hash and s.expires_at > now() and s.last_used_at + app.console_session_idle() > now()
  $$;
revoke all on function app.find_console_session(bytea) from public;
grant execute on function app.find_console_session(bytea) to app;
