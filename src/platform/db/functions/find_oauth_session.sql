-- The session of the authorization server that has this uid.
create or replace function app.find_oauth_session(session_uid text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.payload from app.oauth_artefacts a
      where a.uid = session_uid and a.model = 'Session' and a.expires_at > now()
  $$;
revoke all on function app.find_oauth_session(text) from public;
grant execute on function app.find_oauth_session(text) to app;
