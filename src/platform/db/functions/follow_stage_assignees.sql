-- Keeps the rows of a stage's assignees as its column says (docs/decisions/0047-keep-assignees-as-rows-too.md).
create or replace function app.follow_stage_assignees() returns trigger
  language plpgsql as $$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task_stage', new.task_id, new.id, new.assigned_to, new.status_category in ('pending', 'ready', 'in_progress'));
  return null;
end $$;
