-- A session, a code or a token of the authorization server, by the hash of its secret.
create or replace function app.find_oauth_artefact(artefact_model text, artefact_hash bytea)
  returns table (payload jsonb, consumed_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.payload, a.consumed_at, a.expires_at from app.oauth_artefacts a
      where a.model = artefact_model and a.hash = artefact_hash
  $$;
revoke all on function app.find_oauth_artefact(text, bytea) from public;
grant execute on function app.find_oauth_artefact(text, bytea) to app;
