-- The queue's number for a task; it makes one when a task is first used.
create or replace function app.job_task(task text) returns integer
  language plpgsql as $$
declare
  found_id integer;
begin
  select id into found_id from graphile_worker._private_tasks where identifier = task;
  if found_id is null then
    insert into graphile_worker._private_tasks (identifier) values (task)
      on conflict (identifier) do update set identifier = excluded.identifier
      returning id into found_id;
  end if;
  return found_id;
end $$;
revoke all on function app.job_task(text) from public;
