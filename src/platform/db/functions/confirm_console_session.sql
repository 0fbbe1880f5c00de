-- Notes that the person behind the session has just given their password again.
create or replace function app.confirm_console_session(session uuid) returns timestamptz
  language sql security definer set search_path = public, pg_temp as $$
    update app.console_sessions set confirmed_at = clock_timestamp() where id = session returning confirmed_at
  $$;
revoke all on function app.confirm_console_session(uuid) from public;
grant execute on function app.confirm_console_session(uuid) to app;
