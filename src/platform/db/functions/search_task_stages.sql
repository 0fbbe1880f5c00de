-- Stages that hold the text in their name, or in the name or number of their task; ids only, read again under the policy
-- (see app.search_tasks).
create or replace function app.search_task_stages(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from task_stages where tenant_id = app.tenant_id() and app.fold(name) like (select app.fold(pattern))
      and (select app.pairs_query(app.fold(pattern))) is null and (select app.beginnings(app.fold(pattern))) is null
    union
    select id from task_stages where tenant_id = app.tenant_id() and app.fold(name) like any ((select app.beginnings(app.fold(pattern)))::text[])
      and (select app.beginnings(app.fold(pattern))) is not null
    union
    select id from task_stages where tenant_id = app.tenant_id() and app.is_unspaced(app.fold(name))
      and app.search_pairs(app.fold(name)) @@ (select app.pairs_query(app.fold(pattern)))
      and app.fold(name) || '' like (select app.fold(pattern))
    union
    select s.id from app.search_tasks(pattern) t (id) join task_stages s on s.tenant_id = app.tenant_id() and s.task_id = t.id
  $$;
revoke all on function app.search_task_stages(text) from public;
grant execute on function app.search_task_stages(text) to app;
