-- What the emitter, the queue and the authenticator call. The queue's own schema is migrated before this file
-- (src/platform/db/migrate.ts), so that a process that only serves can add jobs.

-- The queue's number for the task; it makes one when a task is first used.
create function app.deliver_event_task() returns integer
  language plpgsql as $$
declare
  task integer;
begin
  select id into task from graphile_worker._private_tasks where identifier = 'deliver_event';
  if task is null then
    insert into graphile_worker._private_tasks (identifier) values ('deliver_event')
      on conflict (identifier) do update set identifier = excluded.identifier
      returning id into task;
  end if;
  return task;
end $$;
revoke all on function app.deliver_event_task() from public;

-- Stores the events and audit rows of one call, in call order, with one `deliver_event` job for each event. It travels
-- with COMMIT: sequence numbers are drawn while the records' row locks are held, so they order the events of a record.
--
-- The jobs are inserted here and not through graphile_worker.add_job(), because that one sends NOTIFY, and Postgres
-- lets only one transaction at a time commit after a NOTIFY: 1,100 against 3,500 commits a second at 32 connections on
-- two cores. The workers look for jobs often instead (src/platform/jobs/index.ts). A test compares these rows with add_job()'s.
create function app.emit_events(emitted jsonb, audited jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app.tenant_id();
  deliver integer;
  entry jsonb;
  event_id uuid;
  event_sequence bigint;
begin
  if tenant is null then
    raise exception 'app.emit_events() needs a tenant';
  end if;
  -- One plain statement after another: for the one event that most calls have, this costs a third less than one
  -- statement over all of them.
  for place in 0 .. jsonb_array_length(emitted) - 1 loop
    if deliver is null then
      deliver := app.deliver_event_task();
    end if;
    entry := emitted -> place;
    event_id := app.uuid7();
    event_sequence := nextval('app.event_sequence');
    insert into events (tenant_id, id, sequence, event_type, correlation_id, data)
      values (tenant, event_id, event_sequence, entry ->> 'type', entry #>> '{data,correlation_id}',
        jsonb_set(entry -> 'data', '{sequence}', to_jsonb(event_sequence)));
    insert into graphile_worker._private_jobs (task_id, payload)
      values (deliver, json_build_object('tenantId', tenant, 'eventId', event_id));
  end loop;
  for place in 0 .. jsonb_array_length(audited) - 1 loop
    entry := audited -> place;
    insert into audit_log (tenant_id, entity_type, entity_id, action, operation_id, actor_type, actor_id, request_id,
        changed_fields, previous)
      values (tenant, entry ->> 'entity_type', (entry ->> 'entity_id')::uuid, entry ->> 'action', entry ->> 'operation_id',
        entry ->> 'actor_type', (entry ->> 'actor_id')::uuid, entry ->> 'request_id',
        array(select jsonb_array_elements_text(entry -> 'changed_fields')), entry -> 'previous');
  end loop;
end $$;
revoke all on function app.emit_events(jsonb, jsonb) from public;
grant execute on function app.emit_events(jsonb, jsonb) to app;

-- Adds a job in the caller's transaction. Its payload carries the tenant of that transaction and no other.
create function app.add_job(task text, payload jsonb, run_at timestamptz, job_key text, max_attempts integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.tenant_id() is null then
    raise exception 'app.add_job() needs a tenant';
  end if;
  perform graphile_worker.add_job(task, (payload || jsonb_build_object('tenantId', app.tenant_id()))::json,
    run_at => add_job.run_at, job_key => add_job.job_key, max_attempts => add_job.max_attempts);
end $$;
revoke all on function app.add_job(text, jsonb, timestamptz, text, integer) from public;
grant execute on function app.add_job(text, jsonb, timestamptz, text, integer) to app;

-- Worker processes say here that they live, so that the jobs of one that was killed are taken over within seconds
-- (src/platform/jobs/pools.ts) and not after the four hours that the queue itself waits.
create table app.job_pools (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- Keys of all tenants are marked in one statement, away from the callers; the minute is as exact as it is kept.
create function app.touch_api_keys(key_ids uuid[], used_at timestamptz[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update api_keys k set last_used_at = greatest(k.last_used_at, u.at)
    from unnest(key_ids, used_at) as u (id, at)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)
  $$;
revoke all on function app.touch_api_keys(uuid[], timestamptz[]) from public;
grant execute on function app.touch_api_keys(uuid[], timestamptz[]) to app;
