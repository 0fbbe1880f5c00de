-- Takes up again what a process left behind that was killed: attempts under way for more than a minute whose job nobody
-- holds, queued deliveries whose job is gone, and lanes with room for what waits. Jobs of the dead are unlocked within
-- seconds (src/platform/jobs/pools.ts); a living worker may wait some minutes for a connection to a host that many deliver to.
create or replace function app.sweep_webhooks()
 returns void
 language plpgsql
as $$
declare
  interrupted jsonb;
  lane_tenants uuid[];
  lane_endpoints uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('sweep_webhooks')) then
    return;
  end if;
  select jsonb_agg(jsonb_build_object('tenantId', d.tenant_id, 'deliveryId', d.id, 'number', d.attempt_count, 'url', d.url, 'startedAt', d.last_attempt_at,
      'durationMs', extract(epoch from now() - d.last_attempt_at) * 1000, 'errorClass', 'interrupted',
      'errorMessage', 'The service ended while the attempt was under way; whether it arrived is not known.', 'isResponseTruncated', false))
    into interrupted
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status = 'delivering' and d.last_attempt_at < now() - interval '60 seconds'
      and not exists (select from graphile_worker._private_jobs j where j.key = d.id || ':' || d.attempt_count and j.locked_at > now() - interval '10 minutes');
  if interrupted is not null then
    perform app.record_attempts(interrupted);
  end if;
  perform app.add_delivery_jobs(array_agg(d.tenant_id), array_agg(d.id), array_agg(d.attempt_count + 1), array_agg(now()))
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status in ('pending', 'retrying')
      and not exists (select from tenants t where t.id = d.tenant_id and t.status = 'suspended')
    having count(*) > 0;
  select array_agg(e.tenant_id), array_agg(e.id) into lane_tenants, lane_endpoints
    from webhook_endpoints e where e.status = 'active' and not exists (select from tenants t where t.id = e.tenant_id and t.status = 'suspended')
      and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and d.next_attempt_at <= now());
  if lane_tenants is not null then
    perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
    perform app.fill_webhook_lanes(lane_tenants, lane_endpoints);
  end if;
  -- What was asked for while its endpoint was being turned off.
  insert into graphile_worker._private_jobs (task_id, payload, key)
    select app.job_task('disable_endpoint'), json_build_object('tenantId', e.tenant_id, 'endpointId', e.id), 'disable:' || e.id
    from webhook_endpoints e where e.status <> 'active' and not exists (select from tenants t where t.id = e.tenant_id and t.status = 'suspended')
      and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and not d.is_test)
    on conflict (key) do nothing;
end $$;
revoke all on function app.sweep_webhooks() from public;
