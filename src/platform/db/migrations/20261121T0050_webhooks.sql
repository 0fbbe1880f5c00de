-- Outbound webhooks: what an agency set up, what is on its way, and every attempt at it (domain model §14.1).

-- Which keys have sealed secrets of this database (src/platform/secrets/), so that a process with another key finds out at its
-- start and not when a receiver complains. Where nobody gave a key, the one that was made is kept here, out of reach of the
-- role that serves.
create table app.sealing_keys (
  key_id text primary key,
  key bytea,
  created_at timestamptz not null default now()
);
create unique index sealing_keys_own on app.sealing_keys ((true)) where key is not null;
grant select (key_id), insert (key_id) on app.sealing_keys to app;

create table webhook_settings (
  tenant_id uuid primary key default app.tenant_id() references tenants (id),
  enabled_events text[] not null default '{}',
  -- Sealed by the service; a secret is shown once, so when it was shown is kept.
  secret_sealed bytea,
  secret_created_at timestamptz(3),
  secret_revealed_at timestamptz(3),
  former_secret_sealed bytea,
  former_secret_expires_at timestamptz(3),
  revision integer not null default 1,
  updated_at timestamptz(3)
);
select app.protect('webhook_settings');

-- The global address has no event type; an override has the one that it is for.
create table webhook_endpoints (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  event_type text,
  url text not null,
  status text not null default 'active' check (status in ('active', 'disabled_by_user', 'disabled_by_failures')),
  consecutive_failures integer not null default 0,
  disabled_at timestamptz(3),
  -- Custom headers may carry credentials: values are sealed, names are not.
  header_names text[] not null default '{}',
  headers_sealed bytea,
  mean_duration_ms real not null default 0,
  last_success_at timestamptz(3),
  last_failure_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, event_type)
);
select app.protect('webhook_endpoints');

-- As with events, no key to tenants: rows come from events and from callers whose tenant is known. An override may be
-- removed while its deliveries are kept, so there is no key to endpoints either.
create table webhook_deliveries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  event_id uuid not null,
  event_type text not null,
  sequence bigint,
  endpoint_id uuid not null,
  endpoint_kind text not null check (endpoint_kind in ('global', 'override')),
  url text not null,
  status text not null check (status in ('pending', 'delivering', 'delivered', 'retrying', 'exhausted', 'skipped')),
  attempt_count smallint not null default 0,
  max_attempts smallint not null default 8,
  -- Somebody asked for it; a test (a ping or a sample) goes whatever state the endpoint is in and does not change it.
  is_manual boolean not null default false,
  is_test boolean not null default false,
  redelivery_of_id uuid,
  created_by uuid,
  body text not null,
  -- Records that the event is about, for the filter of the delivery log.
  record_ids uuid[] not null default '{}',
  -- When it took a place among those that are queued or under way for its endpoint; null while it waits for one.
  lane_at timestamptz,
  last_attempt_at timestamptz(3),
  -- Not rounded: what is due now is due now.
  next_attempt_at timestamptz,
  last_status_code smallint,
  error_class text,
  skip_reason text,
  delivered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index webhook_deliveries_newest on webhook_deliveries (tenant_id, created_at desc, id desc);
create index webhook_deliveries_event on webhook_deliveries (tenant_id, event_id);
create index webhook_deliveries_records on webhook_deliveries using gin (tenant_id, record_ids);
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, endpoint_id, next_attempt_at)
  where lane_at is null and status in ('pending', 'retrying');
create index webhook_deliveries_lane on webhook_deliveries (tenant_id, endpoint_id) where lane_at is not null;
create index webhook_deliveries_failed on webhook_deliveries (tenant_id, created_at) where status in ('exhausted', 'skipped');
-- For the purge only: rows lie in the order in which they came.
create index webhook_deliveries_age on webhook_deliveries using brin (created_at);
select app.protect('webhook_deliveries');

create table webhook_attempts (
  tenant_id uuid not null default app.tenant_id(),
  delivery_id uuid not null,
  number smallint not null,
  url text not null,
  ip_address text,
  started_at timestamptz(3) not null,
  duration_ms real not null,
  status_code smallint,
  error_class text,
  error_message text,
  response_body text,
  is_response_truncated boolean not null default false,
  primary key (tenant_id, delivery_id, number),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
select app.protect('webhook_attempts');

-- The engine -----------------------------------------------------------------------------------------------------------
--
-- The backlog of an endpoint waits in webhook_deliveries; only as many as its lane holds are jobs of the queue. So an
-- agency with a hundred thousand deliveries to a slow receiver has a few jobs there, and everybody else's go between them.
-- Every function that gives or frees places locks the endpoints first, in the order of their keys: none waits for another in
-- a circle, and a place that becomes free is never missed.

-- The queue's number for a task; it makes one when a task is first used.
create function app.job_task(task text) returns integer
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

-- How many deliveries of an endpoint may be queued or under way: 100 to one that answers within 200 ms, 20 to one that
-- takes a second, and at least 4.
create function app.webhook_lane(mean_duration_ms real) returns integer
  language sql immutable
  return greatest(4, least(100, (20000 / greatest(mean_duration_ms, 1))::integer));

create function app.lock_webhook_endpoints(tenants uuid[], endpoints uuid[]) returns void
  language plpgsql as $$
begin
  perform from webhook_endpoints e
    where (e.tenant_id, e.id) in (select * from unnest(tenants, endpoints))
    order by e.tenant_id, e.id for no key update;
end $$;
revoke all on function app.lock_webhook_endpoints(uuid[], uuid[]) from public;

-- One job for one attempt. The key says which attempt, so the next one can be added while this one's job is still there;
-- a job that a killed worker left behind is used again, and so is one that a living worker was given and never heard of,
-- when its connection broke over it. Should two workers run one job, then only one of them gets the delivery.
create function app.add_delivery_jobs(tenants uuid[], ids uuid[], numbers integer[], run_ats timestamptz[]) returns void
  language plpgsql as $$
declare
  task integer := app.job_task('attempt_delivery');
begin
  insert into graphile_worker._private_jobs as jobs (task_id, payload, key, max_attempts, run_at)
    select task, json_build_object('tenantId', k.tenant_id, 'deliveryId', k.id), k.id || ':' || k.number, 1, k.run_at
    from unnest(tenants, ids, numbers, run_ats) as k (tenant_id, id, number, run_at)
    on conflict (key) do update set run_at = excluded.run_at, attempts = 0, last_error = null, locked_at = null, locked_by = null, updated_at = now()
      where jobs.locked_at is null or jobs.locked_at < now() - interval '2 minutes';
end $$;
revoke all on function app.add_delivery_jobs(uuid[], uuid[], integer[], timestamptz[]) from public;

-- Wakes the workers for jobs that were added without graphile_worker.add_job().
create function app.wake_workers(added integer) returns void
  language sql
  return pg_notify('jobs:insert', json_build_object('r', random(), 'count', added)::text);

-- Queues what waits for these endpoints as far as their lanes have room, oldest first. The caller has locked them.
create function app.fill_webhook_lanes(tenants uuid[], endpoints uuid[]) returns integer
  language plpgsql as $$
declare
  task integer := app.job_task('attempt_delivery');
  queued integer;
begin
  with lanes as (
    select e.tenant_id, e.id, app.webhook_lane(e.mean_duration_ms) - (
      select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) as room
    from webhook_endpoints e
    where e.status = 'active' and (e.tenant_id, e.id) in (select * from unnest(tenants, endpoints))
  ), waiting as (
    select l.tenant_id, w.id from lanes l cross join lateral (
      select d.id from webhook_deliveries d
      where d.tenant_id = l.tenant_id and d.endpoint_id = l.id and d.lane_at is null and d.status in ('pending', 'retrying') and d.next_attempt_at <= now()
      order by d.next_attempt_at limit greatest(l.room, 0)) w
  ), entered as (
    update webhook_deliveries d set lane_at = now() from waiting w
    where d.tenant_id = w.tenant_id and d.id = w.id
    returning d.tenant_id, d.id, d.attempt_count + 1 as number
  )
  insert into graphile_worker._private_jobs as jobs (task_id, payload, key, max_attempts)
    select task, json_build_object('tenantId', e.tenant_id, 'deliveryId', e.id), e.id || ':' || e.number, 1 from entered e
    on conflict (key) do update set run_at = now(), attempts = 0, last_error = null, updated_at = now()
      where jobs.locked_at is null;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform app.wake_workers(queued);
  end if;
  return queued;
end $$;
revoke all on function app.fill_webhook_lanes(uuid[], uuid[]) from public;

-- The same for the caller's own agency, after it asked for deliveries.
create function app.fill_own_webhook_lanes(endpoints uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenants uuid[] := array_fill(app.tenant_id(), array[cardinality(endpoints)]);
begin
  perform app.lock_webhook_endpoints(tenants, endpoints);
  perform app.fill_webhook_lanes(tenants, endpoints);
end $$;
revoke all on function app.fill_own_webhook_lanes(uuid[]) from public;
grant execute on function app.fill_own_webhook_lanes(uuid[]) to app;

-- A test goes past the lane: somebody waits for it.
create function app.queue_webhook_test(delivery_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.add_delivery_jobs(array[d.tenant_id], array[d.id], array[1], array[now()])
    from webhook_deliveries d where d.tenant_id = app.tenant_id() and d.id = delivery_id and d.is_test;
  perform app.wake_workers(1);
end $$;
revoke all on function app.queue_webhook_test(uuid) from public;
grant execute on function app.queue_webhook_test(uuid) to app;

-- The body of a delivery, written once: every attempt and every redelivery sends these bytes.
create function app.webhook_body(event_id uuid, event_type text, created_at timestamptz, tenant_id uuid, data jsonb) returns text
  language sql stable
  return '{"id":"' || event_id || '","event_type":"' || event_type || '","created_at":"' || app.iso(created_at)
    || '","tenant_id":"' || tenant_id || '","data":' || data || '}';

-- One delivery for each of these events whose type is enabled, to its override or else to the global address. As far as the
-- lane has room it is queued at once: when something waits already, it has none.
create function app.fan_out_to_webhooks(tenants uuid[], ids uuid[]) returns void
  language plpgsql as $$
declare
  task integer := app.job_task('attempt_delivery');
  lane_tenants uuid[];
  lane_endpoints uuid[];
  queued integer;
begin
  -- Locked before the rows are made, so that none is stored as pending to an endpoint that is being disabled.
  select array_agg(r.tenant_id), array_agg(r.id) into lane_tenants, lane_endpoints
    from (
      select distinct e.tenant_id, e.id
      from unnest(tenants, ids) as k (tenant_id, id)
      join events v on v.tenant_id = k.tenant_id and v.id = k.id
      join webhook_settings s on s.tenant_id = v.tenant_id and v.event_type = any(s.enabled_events)
      join webhook_endpoints e on e.tenant_id = v.tenant_id and (e.event_type = v.event_type or e.event_type is null)) r;
  if lane_tenants is null then
    return;
  end if;
  perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
  with lanes as materialized (
    select e.*, app.webhook_lane(e.mean_duration_ms) - (
      select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) as room
    from webhook_endpoints e where (e.tenant_id, e.id) in (select * from unnest(lane_tenants, lane_endpoints))
  ), routed as (
    select v.tenant_id, v.id as event_id, v.event_type, v.sequence, e.id as endpoint_id, e.event_type is null as is_global, e.url, e.status = 'active' as is_active,
      e.status = 'active' and row_number() over (partition by v.tenant_id, e.id order by v.sequence) <= e.room as has_place,
      app.webhook_body(v.id, v.event_type, v.created_at, v.tenant_id, v.data) as body,
      -- Records that the event names: the objects with an id on the first level of its data, and their client. Not a function
      -- of its own, which would be started for each row.
      array(
        select distinct named.id::uuid
        from jsonb_each(v.data) as part (key, value), lateral (values (part.value ->> 'id'), (part.value ->> 'client_id')) as named (id)
        where jsonb_typeof(part.value) = 'object' and part.key not in ('actor', 'causation', '_previous', 'field_values')
          and named.id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$') as record_ids
    from unnest(tenants, ids) as k (tenant_id, id)
    join events v on v.tenant_id = k.tenant_id and v.id = k.id
    join webhook_settings s on s.tenant_id = v.tenant_id and v.event_type = any(s.enabled_events)
    join lateral (
      select * from lanes l where l.tenant_id = v.tenant_id and (l.event_type = v.event_type or l.event_type is null)
      order by l.event_type nulls last limit 1) e on true
  ), made as (
    insert into webhook_deliveries (tenant_id, event_id, event_type, sequence, endpoint_id, endpoint_kind, url, status, skip_reason, lane_at, next_attempt_at, body, record_ids)
    select tenant_id, event_id, event_type, sequence, endpoint_id, case when is_global then 'global' else 'override' end, url,
      case when is_active then 'pending' else 'skipped' end, case when not is_active then 'endpoint_disabled' end,
      case when has_place then now() end, case when is_active then now() end, body, record_ids
    from routed order by sequence
    returning tenant_id, id, lane_at
  )
  insert into graphile_worker._private_jobs (task_id, payload, key, max_attempts)
    select task, json_build_object('tenantId', m.tenant_id, 'deliveryId', m.id), m.id || ':1', 1 from made m where m.lane_at is not null;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform app.wake_workers(queued);
  end if;
end $$;
revoke all on function app.fan_out_to_webhooks(uuid[], uuid[]) from public;

-- Begins an attempt at each of these deliveries and answers what to send. Left out are those that are no longer to be
-- sent, those whose endpoint is off, which are skipped, and retries for which the lane has no room, which wait for it.
create function app.take_deliveries(tenants uuid[], ids uuid[])
  returns table (tenant_id uuid, id uuid, event_id uuid, event_type text, number integer, url text, body text, is_test boolean,
    secret_sealed bytea, former_secret_sealed bytea, headers_sealed bytea)
  language plpgsql as $$
#variable_conflict use_column
begin
  -- What has its place already changes nothing about the lane, and most do: for them nobody is kept waiting.
  perform app.lock_webhook_endpoints(array_agg(d.tenant_id), array_agg(d.endpoint_id))
    from webhook_deliveries d where (d.tenant_id, d.id) in (select * from unnest(tenants, ids)) and d.lane_at is null
    having count(*) > 0;
  return query
    with due as (
      -- An override may have been removed since.
      select d.tenant_id, d.id, coalesce(e.status = 'active' or d.is_test, false) as goes, coalesce(e.url, d.url) as url,
        d.is_test or d.lane_at is not null or app.webhook_lane(coalesce(e.mean_duration_ms, 0))
          >= row_number() over (partition by d.tenant_id, d.endpoint_id, d.lane_at is null order by d.next_attempt_at) + (
            select count(*) from webhook_deliveries o where o.tenant_id = d.tenant_id and o.endpoint_id = d.endpoint_id and o.lane_at is not null) as has_place
      from webhook_deliveries d left join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
      where (d.tenant_id, d.id) in (select * from unnest(tenants, ids)) and d.status in ('pending', 'retrying')
    ), changed as (
      update webhook_deliveries d set
        status = case when not due.goes then 'skipped' when due.has_place then 'delivering' else d.status end,
        skip_reason = case when due.goes then null else 'endpoint_disabled' end,
        lane_at = case when due.goes and due.has_place then now() end,
        attempt_count = d.attempt_count + case when due.goes and due.has_place then 1 else 0 end,
        last_attempt_at = case when due.goes and due.has_place then clock_timestamp() else d.last_attempt_at end,
        next_attempt_at = case when due.goes and not due.has_place then least(d.next_attempt_at, now()) end,
        url = due.url
      from due where d.tenant_id = due.tenant_id and d.id = due.id
      returning d.tenant_id, d.id, d.event_id, d.event_type, d.attempt_count, d.url, d.body, d.is_test, d.endpoint_id, d.status
    )
    select c.tenant_id, c.id, c.event_id, c.event_type, c.attempt_count::integer, c.url, c.body, c.is_test,
      s.secret_sealed, case when s.former_secret_expires_at > now() then s.former_secret_sealed end, e.headers_sealed
    from changed c
    join webhook_settings s on s.tenant_id = c.tenant_id
    join webhook_endpoints e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
    where c.status = 'delivering';
end $$;
revoke all on function app.take_deliveries(uuid[], uuid[]) from public;

-- Wait after a failed attempt of this number. They are the platform's own: a receiver's Retry-After does not alter them.
create function app.webhook_wait(failed_attempt integer) returns interval
  language sql immutable
  return (array['30 seconds', '2 minutes', '10 minutes', '30 minutes', '2 hours', '6 hours', '12 hours']::interval[])[failed_attempt];

-- Brings an endpoint up to date with its latest attempts, in their order: each failure adds one, a success begins anew, and
-- 50 in a row turn it off.
create function app.count_webhook_failures(lane jsonb) returns void
  language plpgsql as $$
declare
  endpoint webhook_endpoints;
  failed boolean;
  failures integer;
begin
  select * into endpoint from webhook_endpoints e where e.tenant_id = (lane ->> 'tenant_id')::uuid and e.id = (lane ->> 'endpoint_id')::uuid;
  if not found then
    return;
  end if;
  failures := endpoint.consecutive_failures;
  for failed in select value::boolean from jsonb_array_elements_text(lane -> 'failed') loop
    failures := case when failed then failures + 1 else 0 end;
    exit when failures >= 50;
  end loop;
  update webhook_endpoints e set
    consecutive_failures = failures,
    mean_duration_ms = case when e.mean_duration_ms = 0 then (lane ->> 'duration_ms')::real else e.mean_duration_ms * 0.8 + (lane ->> 'duration_ms')::real * 0.2 end,
    last_success_at = greatest(e.last_success_at, (lane ->> 'succeeded_at')::timestamptz),
    last_failure_at = greatest(e.last_failure_at, (lane ->> 'failed_at')::timestamptz),
    status = case when failures >= 50 and e.status = 'active' then 'disabled_by_failures' else e.status end,
    disabled_at = case when failures >= 50 and e.status = 'active' then now() else e.disabled_at end
    where e.tenant_id = endpoint.tenant_id and e.id = endpoint.id;
  if failures >= 50 and endpoint.status = 'active' then
    insert into graphile_worker._private_jobs (task_id, payload)
      values (app.job_task('disable_endpoint'), json_build_object('tenantId', endpoint.tenant_id, 'endpointId', endpoint.id));
    insert into audit_log (tenant_id, entity_type, entity_id, action, operation_id, actor_type, request_id, changed_fields, previous)
      values (endpoint.tenant_id, 'webhook_endpoint', endpoint.id, 'disabled', 'attempt_delivery', 'system', 'job_' || endpoint.id, array['status'], '{"status": "active"}');
  end if;
end $$;
revoke all on function app.count_webhook_failures(jsonb) from public;

-- Stores how attempts ended, with what follows: the next attempt, the endpoint's failures, its end at 50 of them, and the
-- deliveries that get the places that became free. An attempt that was already stored, or given up, changes nothing.
create function app.record_attempts(results jsonb) returns void
  language plpgsql as $$
declare
  lane_tenants uuid[];
  lane_endpoints uuid[];
  lanes jsonb;
  lane jsonb;
begin
  select array_agg(d.tenant_id), array_agg(d.endpoint_id) into lane_tenants, lane_endpoints
    from jsonb_array_elements(results) r
    join webhook_deliveries d on d.tenant_id = (r ->> 'tenantId')::uuid and d.id = (r ->> 'deliveryId')::uuid;
  perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
  with ended as materialized (
    select d.tenant_id, d.id, d.endpoint_id, d.attempt_count as number, d.max_attempts, d.is_test, r.place,
      a.error_class is not null as failed, coalesce(a.error_class in ('interrupted', 'internal'), false) as is_ours, a.*
    from jsonb_array_elements(results) with ordinality as r (result, place)
    cross join lateral (select
      r.result ->> 'url' as url, r.result ->> 'ipAddress' as ip_address, (r.result ->> 'startedAt')::timestamptz as started_at,
      (r.result ->> 'durationMs')::real as duration_ms, (r.result ->> 'statusCode')::smallint as status_code, r.result ->> 'errorClass' as error_class,
      r.result ->> 'errorMessage' as error_message, r.result ->> 'responseBody' as response_body, (r.result ->> 'isResponseTruncated')::boolean as is_response_truncated) a
    join webhook_deliveries d on d.tenant_id = (r.result ->> 'tenantId')::uuid and d.id = (r.result ->> 'deliveryId')::uuid
    where d.status = 'delivering' and d.attempt_count = (r.result ->> 'number')::integer
  ), stored as (
    insert into webhook_attempts (tenant_id, delivery_id, number, url, ip_address, started_at, duration_ms, status_code, error_class, error_message, response_body, is_response_truncated)
    select tenant_id, id, number, url, ip_address, started_at, duration_ms, status_code, error_class, error_message, response_body, is_response_truncated from ended
  ), changed as (
    update webhook_deliveries d set
      status = case when not e.failed then 'delivered' when e.number >= e.max_attempts then 'exhausted' else 'retrying' end,
      lane_at = null,
      last_status_code = e.status_code,
      error_class = e.error_class,
      delivered_at = case when not e.failed then now() end,
      -- One that our own end interrupted is taken up again at once.
      next_attempt_at = case when not e.failed or e.number >= e.max_attempts then null when e.error_class = 'interrupted' then now() else now() + app.webhook_wait(e.number) end
    from ended e where d.tenant_id = e.tenant_id and d.id = e.id
  )
  select jsonb_agg(to_jsonb(l)) into lanes
    from (
      select ended.tenant_id, ended.endpoint_id, array_agg(failed order by place) as failed, avg(duration_ms)::real as duration_ms,
        max(started_at) filter (where not failed) as succeeded_at, max(started_at) filter (where failed) as failed_at
      -- What was under way to an address that the endpoint has no more tells nothing of the one that it has.
      from ended join webhook_endpoints w on w.tenant_id = ended.tenant_id and w.id = ended.endpoint_id and w.url = ended.url
      where not is_test and not is_ours group by ended.tenant_id, ended.endpoint_id
    ) l;
  perform app.add_delivery_jobs(array_agg(d.tenant_id), array_agg(d.id), array_agg(d.attempt_count + 1), array_agg(d.next_attempt_at))
    from jsonb_array_elements(results) r
    join webhook_deliveries d on d.tenant_id = (r ->> 'tenantId')::uuid and d.id = (r ->> 'deliveryId')::uuid
    where d.status = 'retrying' and d.attempt_count = (r ->> 'number')::integer and d.next_attempt_at > now()
    having count(*) > 0;
  for lane in select * from jsonb_array_elements(coalesce(lanes, '[]')) loop
    perform app.count_webhook_failures(lane);
  end loop;
  perform app.fill_webhook_lanes(lane_tenants, lane_endpoints);
end $$;
revoke all on function app.record_attempts(jsonb) from public;

-- Skips what waits for an endpoint that is off, some at a time; answers how many.
create function app.skip_webhook_deliveries(tenant uuid, endpoint uuid, at_most integer) returns integer
  language plpgsql as $$
declare
  skipped integer;
begin
  perform app.lock_webhook_endpoints(array[tenant], array[endpoint]);
  with waiting as (
    select d.id from webhook_deliveries d
    where d.tenant_id = tenant and d.endpoint_id = endpoint and d.status in ('pending', 'retrying') and d.lane_at is null and not d.is_test
      and exists (select from webhook_endpoints e where e.tenant_id = tenant and e.id = endpoint and e.status <> 'active')
    limit at_most
  )
  update webhook_deliveries d set status = 'skipped', skip_reason = 'endpoint_disabled', next_attempt_at = null
    from waiting w where d.tenant_id = tenant and d.id = w.id;
  get diagnostics skipped = row_count;
  return skipped;
end $$;
revoke all on function app.skip_webhook_deliveries(uuid, uuid, integer) from public;

-- Takes up again what a process left behind that was killed: attempts under way for more than a minute whose job nobody
-- holds, queued deliveries whose job is gone, and lanes with room for what waits. Jobs of the dead are unlocked within
-- seconds (src/platform/jobs/pools.ts); a living worker may wait some minutes for a connection to a host that many deliver to.
create function app.sweep_webhooks() returns void
  language plpgsql as $$
declare
  interrupted jsonb;
  lane_tenants uuid[];
  lane_endpoints uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('sweep_webhooks')) then
    return;
  end if;
  select jsonb_agg(jsonb_build_object('tenantId', d.tenant_id, 'deliveryId', d.id, 'number', d.attempt_count, 'url', d.url, 'startedAt', d.last_attempt_at,
      'durationMs', extract(epoch from now() - d.last_attempt_at) * 1000, 'errorClass', 'interrupted',
      'errorMessage', 'The service ended while the attempt was under way; whether it arrived is not known.', 'isResponseTruncated', false))
    into interrupted
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status = 'delivering' and d.last_attempt_at < now() - interval '60 seconds'
      and not exists (select from graphile_worker._private_jobs j where j.key = d.id || ':' || d.attempt_count and j.locked_at > now() - interval '10 minutes');
  if interrupted is not null then
    perform app.record_attempts(interrupted);
  end if;
  perform app.add_delivery_jobs(array_agg(d.tenant_id), array_agg(d.id), array_agg(d.attempt_count + 1), array_agg(now()))
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status in ('pending', 'retrying')
    having count(*) > 0;
  select array_agg(e.tenant_id), array_agg(e.id) into lane_tenants, lane_endpoints
    from webhook_endpoints e where e.status = 'active' and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and d.next_attempt_at <= now());
  if lane_tenants is not null then
    perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
    perform app.fill_webhook_lanes(lane_tenants, lane_endpoints);
  end if;
  -- What was asked for while its endpoint was being turned off.
  insert into graphile_worker._private_jobs (task_id, payload, key)
    select app.job_task('disable_endpoint'), json_build_object('tenantId', e.tenant_id, 'endpointId', e.id), 'disable:' || e.id
    from webhook_endpoints e where e.status <> 'active' and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and not d.is_test)
    on conflict (key) do nothing;
end $$;
revoke all on function app.sweep_webhooks() from public;

-- Inbound ----------------------------------------------------------------------------------------------------------------

-- Calls of the inbound webhooks of automations (domain model §14.2), written by whoever takes them.
create table inbound_webhook_deliveries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  webhook_id uuid not null,
  status text not null check (status in ('received', 'accepted', 'captured', 'duplicate', 'rejected', 'failed')),
  reject_reason text,
  error text,
  execution_id uuid,
  duplicate_of_id uuid,
  delivery_key text not null,
  answered_status_code smallint not null,
  content_type text,
  body_size integer not null,
  ip_address text,
  user_agent text,
  duration_ms real not null,
  -- By names in lower case, credentials masked.
  headers jsonb not null default '{}',
  body text,
  is_truncated boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index inbound_webhook_deliveries_newest on inbound_webhook_deliveries (tenant_id, created_at desc, id desc);
create index inbound_webhook_deliveries_automation on inbound_webhook_deliveries (tenant_id, automation_id, created_at desc);
create index inbound_webhook_deliveries_key on inbound_webhook_deliveries (tenant_id, webhook_id, delivery_key, created_at desc);
create index inbound_webhook_deliveries_age on inbound_webhook_deliveries (created_at);
select app.protect('inbound_webhook_deliveries');
