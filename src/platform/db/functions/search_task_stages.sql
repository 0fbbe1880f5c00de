-- Stages that hold the text in their name, or in the name or number of their task; ids only, read again under the policy
-- (see app.search_tasks).
create or replace function app.search_task_stages(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from task_stages where tenant_id = app.tenant_id() and app.fold(name) like (select app.fold(pattern))
    union
    select s.id from tasks t join task_stages s on s.tenant_id = t.tenant_id and s.task_id = t.id
    where t.tenant_id = app.tenant_id() and t.deleted_at is null and t.merged_into_id is null and t.search_text like (select app.fold(pattern))
  $$;
revoke all on function app.search_task_stages(text) from public;
grant execute on function app.search_task_stages(text) to app;
