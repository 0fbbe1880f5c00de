-- Keeps the rows of a task's assignees as its column says (docs/decisions/0047-keep-assignees-as-rows-too.md).
create or replace function app.follow_task_assignees() returns trigger
  language plpgsql as $$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task', new.id, null, new.assigned_to, new.status_category not in ('done', 'cancelled'));
  return null;
end $$;
