-- Takes a job aside; false when its agency is not suspended. The lock makes a resumption wait for it, so that it leaves none behind.
create or replace function app.hold_job(tenant uuid, job_task text, job_payload jsonb, held_key text, attempts integer) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from tenants t where t.id = tenant and t.status = 'suspended' for share;
  if not found then
    return false;
  end if;
  insert into app.held_jobs (tenant_id, task, payload, job_key, max_attempts) values (tenant, job_task, job_payload, held_key, attempts)
    on conflict (tenant_id, job_key) do update set payload = excluded.payload;
  return true;
end $$;
revoke all on function app.hold_job(uuid, text, jsonb, text, integer) from public;
