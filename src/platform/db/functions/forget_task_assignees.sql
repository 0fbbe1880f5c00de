-- Rows of assignees go with what they were assigned to.
create or replace function app.forget_task_assignees() returns trigger
  language plpgsql as $$
begin
  delete from task_assignees where tenant_id = old.tenant_id and holder_id = old.id;
  return null;
end $$;
