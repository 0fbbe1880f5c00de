-- Stores an event of authentication together with the origin of the transaction. `event` has the known columns of auth_events.
create or replace function app.note_auth_event(tenant uuid, event jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into auth_events (tenant_id, kind, outcome, user_id, actor_type, actor_id, credential_id, oauth_client_name,
        failure_reason, ip_address, user_agent, request_id, app_credential_id, changes)
      select tenant, e.kind, coalesce(e.outcome, 'succeeded'), e.user_id,
        case when e.actor_id is distinct from e.user_id then e.actor_type end,
        case when e.actor_id is distinct from e.user_id then e.actor_id end,
        e.credential_id, left(e.oauth_client_name, 200), left(e.failure_reason, 500), left(e.ip_address, 64),
        left(e.user_agent, 1000), left(e.request_id, 64), e.app_credential_id, coalesce(e.changes, '[]')
      from jsonb_populate_record(null::auth_events,
        coalesce(nullif(current_setting('app.auth_origin', true), '')::jsonb, '{}') || event) e
  $$;
revoke all on function app.note_auth_event(uuid, jsonb) from public;
