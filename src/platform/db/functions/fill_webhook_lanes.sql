-- Queues what waits for these endpoints as far as their lanes have room, oldest first. The caller has locked them.
create or replace function app.fill_webhook_lanes(tenants uuid[], endpoints uuid[]) returns integer
  language plpgsql as $$
declare
  task integer := app.job_task('attempt_delivery');
  queued integer;
begin
  with lanes as (
    select e.tenant_id, e.id, app.webhook_lane(e.mean_duration_ms) - (
      select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) as room
    from webhook_endpoints e
    where e.status = 'active' and (e.tenant_id, e.id) in (select * from unnest(tenants, endpoints))
  ), waiting as (
    select l.tenant_id, w.id from lanes l cross join lateral (
      select d.id from webhook_deliveries d
      where d.tenant_id = l.tenant_id and d.endpoint_id = l.id and d.lane_at is null and d.status in ('pending', 'retrying') and d.next_attempt_at <= now()
      order by d.next_attempt_at limit greatest(l.room, 0)) w
  ), entered as (
    update webhook_deliveries d set lane_at = now() from waiting w
    where d.tenant_id = w.tenant_id and d.id = w.id
    returning d.tenant_id, d.id, d.attempt_count + 1 as number
  )
  insert into graphile_worker._private_jobs as jobs (task_id, payload, key, max_attempts)
    select task, json_build_object('tenantId', e.tenant_id, 'deliveryId', e.id), e.id || ':' || e.number, 1 from entered e
    on conflict (key) do update set run_at = now(), attempts = 0, last_error = null, updated_at = now()
      where jobs.locked_at is null;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform app.wake_workers(queued);
  end if;
  return queued;
end $$;
revoke all on function app.fill_webhook_lanes(uuid[], uuid[]) from public;
