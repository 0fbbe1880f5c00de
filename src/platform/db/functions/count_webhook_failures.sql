-- Brings an endpoint up to date with its latest attempts, in their order: each failure adds one, a success starts again at zero, and
-- 50 in a row turn it off. Attempts that were under way when it was turned off do not count past the 50.
create or replace function app.count_webhook_failures(lane jsonb) returns void
  language plpgsql as $$
declare
  endpoint webhook_endpoints;
  failed boolean;
  failures integer;
begin
  select * into endpoint from webhook_endpoints e where e.tenant_id = (lane ->> 'tenant_id')::uuid and e.id = (lane ->> 'endpoint_id')::uuid;
  if not found then
    return;
  end if;
  failures := endpoint.consecutive_failures;
  for failed in select value::boolean from jsonb_array_elements_text(lane -> 'failed') loop
    failures := case when failed then least(failures + 1, 50) else 0 end;
    exit when failures >= 50;
  end loop;
  update webhook_endpoints e set
    consecutive_failures = failures,
    mean_duration_ms = case when e.mean_duration_ms = 0 then (lane ->> 'duration_ms')::real else e.mean_duration_ms * 0.8 + (lane ->> 'duration_ms')::real * 0.2 end,
    last_success_at = greatest(e.last_success_at, (lane ->> 'succeeded_at')::timestamptz),
    last_failure_at = greatest(e.last_failure_at, (lane ->> 'failed_at')::timestamptz),
    status = case when failures >= 50 and e.status = 'active' then 'disabled_by_failures' else e.status end,
    disabled_at = case when failures >= 50 and e.status = 'active' then now() else e.disabled_at end
    where e.tenant_id = endpoint.tenant_id and e.id = endpoint.id;
  if failures >= 50 and endpoint.status = 'active' then
    insert into graphile_worker._private_jobs (task_id, payload)
      values (app.job_task('disable_endpoint'), json_build_object('tenantId', endpoint.tenant_id, 'endpointId', endpoint.id));
    insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id, changed_fields, previous)
      values (endpoint.tenant_id, 'webhook_endpoint', endpoint.id, 'disabled', 'attempt_delivery', 'system', 'job_' || endpoint.id, array['status'], '{"status": "active"}');
  end if;
end $$;
revoke all on function app.count_webhook_failures(jsonb) from public;
