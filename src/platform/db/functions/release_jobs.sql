-- Gives the jobs of an agency back to the queue; answers how many.
create or replace function app.release_jobs(tenant uuid) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  released integer;
begin
  perform graphile_worker.add_job(h.task, h.payload::json, job_key => h.job_key, max_attempts => h.max_attempts)
    from (select * from app.held_jobs where tenant_id = tenant order by id) h;
  delete from app.held_jobs where tenant_id = tenant;
  get diagnostics released = row_count;
  return released;
end $$;
revoke all on function app.release_jobs(uuid) from public;
