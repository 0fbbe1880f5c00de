-- Keeps the rows of a sub-stage's assignees as its column says (docs/decisions/0047-keep-assignees-as-rows-too.md).
create or replace function app.follow_substage_assignees() returns trigger
  language plpgsql as $$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task_substage', new.task_id, new.stage_id, new.assigned_to, new.completed_at is null);
  return null;
end $$;
