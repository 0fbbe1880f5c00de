-- A call with a key that is known and not valid any more: kept once a minute, however often it comes.
create or replace function app.note_refused_key(tenant uuid, refused_key uuid, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('api_key_refused'), hashtext(refused_key::text));
  if exists (
    select from auth_events e
    where e.tenant_id = tenant and e.credential_id = refused_key and e.kind = 'api_key_refused'
      and e.occurred_at > clock_timestamp() - interval '1 minute')
  then
    return;
  end if;
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(k.tenant_id, jsonb_build_object(
      'kind', 'api_key_refused', 'outcome', 'failed', 'failure_reason', reason, 'user_id', k.user_id, 'credential_id', k.id))
    from api_keys k where k.tenant_id = tenant and k.id = refused_key;
end $$;
revoke all on function app.note_refused_key(uuid, uuid, text, jsonb) from public;
grant execute on function app.note_refused_key(uuid, uuid, text, jsonb) to app;
