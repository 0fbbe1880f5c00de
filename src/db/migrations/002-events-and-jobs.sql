-- What the emitter, the queue and the authenticator call. The queue's own schema is migrated before this file
-- (src/db/migrate.ts), so that a process that only serves can add jobs.

-- Stores the events and audit rows of one call, in call order, with one `deliver_event` job for each event. It travels
-- with COMMIT: sequence numbers are drawn while the records' row locks are held, so they order the events of a record.
--
-- The jobs are inserted here and not through graphile_worker.add_job(), because that one sends NOTIFY, and Postgres
-- lets only one transaction at a time commit after a NOTIFY: 1,100 against 3,500 commits a second at 32 connections on
-- two cores. The workers look for jobs often instead (src/jobs/index.ts). A test compares these rows with add_job()'s.
create function app.emit_events(emitted jsonb, audited jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app.tenant_id();
  deliver integer;
begin
  if tenant is null then
    raise exception 'app.emit_events() needs a tenant';
  end if;
  if jsonb_array_length(emitted) > 0 then
    select id into deliver from graphile_worker._private_tasks where identifier = 'deliver_event';
    if deliver is null then
      insert into graphile_worker._private_tasks (identifier) values ('deliver_event')
        on conflict (identifier) do update set identifier = excluded.identifier
        returning id into deliver;
    end if;
    with numbered as (
      select event, nextval('app.event_sequence') as sequence
      from (select event from jsonb_array_elements(emitted) with ordinality as e (event, place) order by place) in_order
    ), stored as (
      insert into events (tenant_id, sequence, event_type, correlation_id, data)
      select tenant, sequence, event ->> 'type', event #>> '{data,correlation_id}',
        (event -> 'data') || jsonb_build_object('sequence', sequence)
      from numbered
      returning id
    )
    insert into graphile_worker._private_jobs (task_id, payload)
    select deliver, json_build_object('tenantId', tenant, 'eventId', id) from stored;
  end if;
  insert into audit_log (tenant_id, entity_type, entity_id, action, operation_id, actor_type, actor_id, request_id, changed_fields, previous)
  select tenant, a.entity_type, a.entity_id, a.action, a.operation_id, a.actor_type, a.actor_id, a.request_id,
    coalesce(a.changed_fields, '{}'), coalesce(a.previous, '{}')
  from jsonb_populate_recordset(null::audit_log, audited) a;
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
-- (src/jobs/pools.ts) and not after the four hours that the queue itself waits.
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
