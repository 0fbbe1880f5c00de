-- One job for one attempt. The key says which attempt, so the next one can be added while this one's job is still there;
-- a job that a killed worker left behind is used again, and so is one that a living worker was given and never heard of,
-- when its connection broke over it. Should two workers run one job, then only one of them gets the delivery.
create or replace function app.add_delivery_jobs(tenants uuid[], ids uuid[], numbers integer[], run_ats timestamptz[]) returns void
  language plpgsql as $$
declare
  task integer := app.job_task('attempt_delivery');
begin
  insert into graphile_worker._private_jobs as jobs (task_id, payload, key, max_attempts, run_at)
    select task, json_build_object('tenantId', k.tenant_id, 'deliveryId', k.id), k.id || ':' || k.number, 1, k.run_at
    from unnest(tenants, ids, numbers, run_ats) as k (tenant_id, id, number, run_at)
    on conflict (key) do update set run_at = excluded.run_at, attempts = 0, last_error = null, locked_at = null, locked_by = null, updated_at = now()
      where jobs.locked_at is null or jobs.locked_at < now() - interval '2 minutes';
end $$;
revoke all on function app.add_delivery_jobs(uuid[], uuid[], integer[], timestamptz[]) from public;
