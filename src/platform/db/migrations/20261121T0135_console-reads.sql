-- What the console shows: what single requests did, how the integrations are, and the conversations of AI hosts.

-- Effects of a request -------------------------------------------------------------------------------------------------

-- Calls may share a request id: the caller chooses it, and the tool calls of one MCP request have the same. So what a call
-- left behind names its line in the request log, which is written later.
alter table events add column call_id uuid;
alter table audit_log add column call_id uuid;
create index events_call on events (tenant_id, call_id) where call_id is not null;
create index audit_log_call on audit_log (tenant_id, call_id) where call_id is not null;

drop function app.emit_events(jsonb, jsonb);
create function app.emit_events(emitted jsonb, audited jsonb, logged_call uuid default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app.tenant_id();
  deliver integer;
  entry jsonb;
  event_id uuid;
  event_sequence bigint;
begin
  if tenant is null then
    raise exception 'app.emit_events() needs a tenant';
  end if;
  -- One plain statement after another: for the one event that most calls have, this costs a third less than one
  -- statement over all of them.
  for place in 0 .. jsonb_array_length(emitted) - 1 loop
    if deliver is null then
      deliver := app.deliver_event_task();
    end if;
    entry := emitted -> place;
    event_id := app.uuid7();
    event_sequence := nextval('app.event_sequence');
    insert into events (tenant_id, id, sequence, event_type, correlation_id, data, call_id)
      values (tenant, event_id, event_sequence, entry ->> 'type', entry #>> '{data,correlation_id}',
        jsonb_set(entry -> 'data', '{sequence}', to_jsonb(event_sequence)), logged_call);
    insert into graphile_worker._private_jobs (task_id, payload)
      values (deliver, json_build_object('tenantId', tenant, 'eventId', event_id));
  end loop;
  for place in 0 .. jsonb_array_length(audited) - 1 loop
    entry := audited -> place;
    insert into audit_log (tenant_id, entity_type, entity_id, action, operation_id, actor_type, actor_id, request_id,
        changed_fields, previous, call_id)
      values (tenant, entry ->> 'entity_type', (entry ->> 'entity_id')::uuid, entry ->> 'action', entry ->> 'operation_id',
        entry ->> 'actor_type', (entry ->> 'actor_id')::uuid, entry ->> 'request_id',
        array(select jsonb_array_elements_text(entry -> 'changed_fields')), entry -> 'previous', logged_call);
  end loop;
end $$;
revoke all on function app.emit_events(jsonb, jsonb, uuid) from public;
grant execute on function app.emit_events(jsonb, jsonb, uuid) to app;

create or replace function app.write_request_logs(rows jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into api_request_logs (tenant_id, id, request_id, channel, operation_id, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at)
    select tenant_id, coalesce(id, app.uuid7()), request_id, channel, operation_id, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at
    from jsonb_populate_recordset(null::api_request_logs, rows)
  $$;

-- Health of the integrations ----------------------------------------------------------------------------------------------

-- For the purge only: rows lie in the order in which they came. As a tree it was taken for a busy agency's last week, and
-- everybody's rows were read.
drop index api_request_logs_age;
create index api_request_logs_age on api_request_logs using brin (created_at);

create index webhook_deliveries_failing on webhook_deliveries (tenant_id, last_attempt_at desc, id desc) where status in ('retrying', 'exhausted');

-- Conversations of AI hosts -----------------------------------------------------------------------------------------------

-- Ended by somebody, before its time: calls under way prolong it no more.
alter table mcp_conversations add column ended_at timestamptz(3), add column ended_by uuid;
