-- A refresh that was refused, where the token is one of ours.
create or replace function app.note_refresh_failure(token_hash bytea, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(g.tenant_id, jsonb_build_object(
      'kind', 'token_refresh_failed', 'outcome', 'failed', 'failure_reason', reason,
      'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name))
    from app.oauth_artefacts a join oauth_grants g on g.id = a.grant_id
    where a.model = 'RefreshToken' and a.hash = token_hash;
end $$;
revoke all on function app.note_refresh_failure(bytea, text, jsonb) from public;
grant execute on function app.note_refresh_failure(bytea, text, jsonb) to app;
