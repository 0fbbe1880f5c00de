-- The person behind the session has proved a second factor.
create or replace function app.note_second_factor(session uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    -- Named with the confirmation, whose trigger tells all processes.
    update app.console_sessions set has_second_factor = true, confirmed_at = confirmed_at where id = session
  $$;
revoke all on function app.note_second_factor(uuid) from public;
grant execute on function app.note_second_factor(uuid) to app;
