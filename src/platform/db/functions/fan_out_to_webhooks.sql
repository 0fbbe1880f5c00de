-- One delivery for each of these events whose type is enabled, to its override or else to the global address. As far as the
-- lane has room it is queued at once: when something waits already, it has none.
create or replace function app.fan_out_to_webhooks(tenants uuid[], ids uuid[]) returns void
  language plpgsql as $$
declare
  task integer := app.job_task('attempt_delivery');
  lane_tenants uuid[];
  lane_endpoints uuid[];
  queued integer;
begin
  -- Locked before the rows are made, so that none is stored as pending to an endpoint that is being disabled.
  select array_agg(r.tenant_id), array_agg(r.id) into lane_tenants, lane_endpoints
    from (
      select distinct e.tenant_id, e.id
      from unnest(tenants, ids) as k (tenant_id, id)
      join events v on v.tenant_id = k.tenant_id and v.id = k.id
      join webhook_settings s on s.tenant_id = v.tenant_id and v.event_type = any(s.enabled_events)
      join webhook_endpoints e on e.tenant_id = v.tenant_id and (e.event_type = v.event_type or e.event_type is null)) r;
  if lane_tenants is null then
    return;
  end if;
  perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
  with lanes as materialized (
    select e.*, app.webhook_lane(e.mean_duration_ms) - (
      select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) as room
    from webhook_endpoints e where (e.tenant_id, e.id) in (select * from unnest(lane_tenants, lane_endpoints))
  ), routed as (
    select v.tenant_id, v.id as event_id, v.event_type, v.sequence, e.id as endpoint_id, e.event_type is null as is_global, e.url, e.status = 'active' as is_active,
      e.status = 'active' and row_number() over (partition by v.tenant_id, e.id order by v.sequence) <= e.room as has_place,
      app.webhook_body(v.id, v.event_type, v.created_at, v.tenant_id, v.data) as body,
      -- Records that the event names: the objects with an id on the first level of its data, and their client. Not a function
      -- of its own, which would be started for each row.
      array(
        select distinct named.id::uuid
        from jsonb_each(v.data) as part (key, value), lateral (values (part.value ->> 'id'), (part.value ->> 'client_id')) as named (id)
        where jsonb_typeof(part.value) = 'object' and part.key not in ('actor', 'causation', '_previous', 'field_values')
          and named.id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$') as record_ids
    from unnest(tenants, ids) as k (tenant_id, id)
    join events v on v.tenant_id = k.tenant_id and v.id = k.id
    join webhook_settings s on s.tenant_id = v.tenant_id and v.event_type = any(s.enabled_events)
    join lateral (
      select * from lanes l where l.tenant_id = v.tenant_id and (l.event_type = v.event_type or l.event_type is null)
      order by l.event_type nulls last limit 1) e on true
  ), made as (
    insert into webhook_deliveries (tenant_id, event_id, event_type, sequence, endpoint_id, endpoint_kind, url, status, skip_reason, lane_at, next_attempt_at, body, record_ids)
    select tenant_id, event_id, event_type, sequence, endpoint_id, case when is_global then 'global' else 'override' end, url,
      case when is_active then 'pending' else 'skipped' end, case when not is_active then 'endpoint_disabled' end,
      case when has_place then now() end, case when is_active then now() end, body, record_ids
    from routed order by sequence
    returning tenant_id, id, lane_at
  )
  insert into graphile_worker._private_jobs (task_id, payload, key, max_attempts)
    select task, json_build_object('tenantId', m.tenant_id, 'deliveryId', m.id), m.id || ':1', 1 from made m where m.lane_at is not null;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform app.wake_workers(queued);
  end if;
end $$;
revoke all on function app.fan_out_to_webhooks(uuid[], uuid[]) from public;
