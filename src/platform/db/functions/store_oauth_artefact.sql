-- Stores a session, a code or a token of the authorization server, or its new state.
create or replace function app.store_oauth_artefact(
    artefact_model text, artefact_hash bytea, artefact_uid text, artefact_grant uuid, artefact_payload jsonb,
    ends_at timestamptz, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.oauth_artefacts (model, hash, uid, grant_id, payload, expires_at)
    values (artefact_model, artefact_hash, artefact_uid, artefact_grant, artefact_payload, ends_at)
    on conflict (model, hash) do update
      set uid = excluded.uid, grant_id = excluded.grant_id, payload = excluded.payload, expires_at = excluded.expires_at;
  if artefact_model = 'AccessToken' and artefact_payload ->> 'gty' = 'authorization_code' then
    perform app.set_auth_origin(origin);
    perform app.note_auth_event(g.tenant_id, jsonb_build_object(
        'kind', 'token_issued', 'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name))
      from oauth_grants g where g.id = artefact_grant;
  end if;
end $$;
revoke all on function app.store_oauth_artefact(text, bytea, text, uuid, jsonb, timestamptz, jsonb) from public;
grant execute on function app.store_oauth_artefact(text, bytea, text, uuid, jsonb, timestamptz, jsonb) to app;
