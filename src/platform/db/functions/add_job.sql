-- Adds a job in the caller's transaction. Its payload carries the tenant of that transaction and no other.
create or replace function app.add_job(task text, payload jsonb, run_at timestamptz, job_key text, max_attempts integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.tenant_id() is null then
    raise exception 'app.add_job() needs a tenant';
  end if;
  perform graphile_worker.add_job(task, (payload || jsonb_build_object('tenantId', app.tenant_id()))::json,
    run_at => add_job.run_at, job_key => add_job.job_key, max_attempts => add_job.max_attempts);
end $$;
revoke all on function app.add_job(text, jsonb, timestamptz, text, integer) from public;
grant execute on function app.add_job(text, jsonb, timestamptz, text, integer) to app;
