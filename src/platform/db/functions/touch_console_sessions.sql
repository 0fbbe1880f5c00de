-- Sessions of all agencies are marked as used in one statement, away from the callers.
create or replace function app.touch_console_sessions(session_ids uuid[], used_at timestamptz[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.console_sessions s set last_used_at = greatest(s.last_used_at, u.at)
    from unnest(session_ids, used_at) as u (id, at)
    where s.id = u.id and s.last_used_at < u.at
  $$;
revoke all on function app.touch_console_sessions(uuid[], timestamptz[]) from public;
grant execute on function app.touch_console_sessions(uuid[], timestamptz[]) to app;
