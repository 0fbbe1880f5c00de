-- Keeps the tracked minutes of tasks and stages as their time entries say. The rows are locked first, so that the sum sees what others have stored
-- meanwhile.
create or replace function app.count_time() returns trigger
  language plpgsql as $$
declare
  tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  task_ids uuid[] := array_remove(array[old.task_id, new.task_id], null);
  stage_ids uuid[] := array_remove(array[old.task_stage_id, new.task_stage_id], null);
begin
  if cardinality(task_ids) = 0 then return null; end if;
  perform from tasks where tenant_id = tenant and id = any(task_ids) order by id for no key update;
  update tasks t set tracked_minutes = coalesce((
    select round(sum(e.duration_seconds) / 60.0) from time_entries e
    where e.tenant_id = tenant and e.task_id = t.id and e.deleted_at is null), 0)
  where t.tenant_id = tenant and t.id = any(task_ids);
  update task_stages s set tracked_minutes = coalesce((
    select round(sum(e.duration_seconds) / 60.0) from time_entries e
    where e.tenant_id = tenant and e.task_stage_id = s.id and e.deleted_at is null), 0)
  where s.tenant_id = tenant and s.id = any(stage_ids);
  return null;
end $$;
