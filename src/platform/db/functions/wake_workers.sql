-- Wakes the workers for jobs that were added without graphile_worker.add_job().
create or replace function app.wake_workers(added integer) returns void
  language sql
  return pg_notify('jobs:insert', json_build_object('r', random(), 'count', added)::text);
