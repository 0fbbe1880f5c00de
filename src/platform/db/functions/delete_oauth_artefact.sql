-- Deletes a session, a code or a token of the authorization server.
create or replace function app.delete_oauth_artefact(artefact_model text, artefact_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from app.oauth_artefacts where model = artefact_model and hash = artefact_hash
  $$;
revoke all on function app.delete_oauth_artefact(text, bytea) from public;
grant execute on function app.delete_oauth_artefact(text, bytea) to app;
