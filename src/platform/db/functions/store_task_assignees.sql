-- Replaces the rows of those who are assigned to a task, a stage or a sub-stage.
create or replace function app.store_task_assignees(tenant uuid, holder uuid, holder_kind text, task uuid, stage uuid, people uuid[], unfinished boolean) returns void
  language plpgsql as $$
begin
  delete from task_assignees where tenant_id = tenant and holder_id = holder;
  insert into task_assignees (tenant_id, user_id, holder_id, kind, task_id, stage_id, is_open)
    select tenant, p, holder, holder_kind, task, stage, unfinished from unnest(people) p;
end $$;
