-- Ends the family of a token: because its client asked for it, or because something that was used came again.
create or replace function app.end_oauth_grant(ended uuid, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  g oauth_grants%rowtype;
begin
  perform app.set_auth_origin(origin);
  select * into g from oauth_grants where id = ended for update;
  if not found then
    return;
  end if;
  perform app.note_auth_event(g.tenant_id, jsonb_build_object(
    'kind', case reason when 'reuse' then 'token_reuse_detected' else 'token_revoked' end,
    'outcome', case reason when 'reuse' then 'failed' else 'succeeded' end,
    'failure_reason', case reason when 'reuse' then 'A code or refresh token that had been used came again.' end,
    'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name));
  update oauth_grants
    set status = 'revoked', revoked_at = now(), revoke_reason = reason, revision = g.revision + 1, updated_at = now()
    where id = ended and status = 'active';
end $$;
revoke all on function app.end_oauth_grant(uuid, text, jsonb) from public;
grant execute on function app.end_oauth_grant(uuid, text, jsonb) to app;
