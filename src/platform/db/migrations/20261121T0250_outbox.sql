-- The outbox is the queue: consumers read the events of each agency in their order, each consumer from a position of its own
-- (src/platform/outbox/). No job row per event, no mark on the event.
--
-- Numbers of events are drawn before the commit, so an event may become visible after one with a higher number. A reader
-- that only kept the highest number would lose it. So whoever emits takes a shared lock first that says two things: whose
-- agency's events these are, and the number that was the last one before. All of the transaction's events come after that
-- number. A reader first looks at the last number drawn (the head), then at the locks, then at the events:
--   * An agency without a lock has no event up to the head that is still to come: who emits takes the lock before drawing a
--     number, so one that was not among the locks has ended, or draws a number above the head.
--   * Of an agency with locks, everything up to the smallest of their numbers is there; the rest is looked at again.
-- A transaction that stays open thus delays its own agency alone, and nobody waits for a lock.

-- The locks' first number: which agency. Two agencies may share one: both are then looked at again.
create function app.event_lock_key(tenant uuid) returns integer
  language sql immutable parallel safe
  return uuid_hash(tenant);
create index tenants_event_lock_key on tenants (app.event_lock_key(id));

-- Every number up to this one has been drawn.
create function app.event_head() returns bigint
  language sql volatile
  as $$ select last_value - (not is_called)::integer from app.event_sequence $$;
revoke all on function app.event_head() from public;

-- Stores the events and audit rows of one call, in call order. It travels with COMMIT: numbers are drawn while the records'
-- row locks are held, so they order the events of a record.
create or replace function app.emit_events(emitted jsonb, audited jsonb, logged_call uuid default null) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app.tenant_id();
  entry jsonb;
  event_sequence bigint;
begin
  if tenant is null then
    raise exception 'app.emit_events() needs a tenant';
  end if;
  if jsonb_array_length(emitted) > 0 then
    -- The low half of the number: readers know the rest.
    perform pg_advisory_xact_lock_shared(app.event_lock_key(tenant), app.event_head()::bit(32)::integer);
  end if;
  -- One plain statement after another: for the one event that most calls have, this costs a third less than one
  -- statement over all of them.
  for place in 0 .. jsonb_array_length(emitted) - 1 loop
    entry := emitted -> place;
    event_sequence := nextval('app.event_sequence');
    insert into events (tenant_id, sequence, event_type, correlation_id, data, call_id)
      values (tenant, event_sequence, entry ->> 'type', entry #>> '{data,correlation_id}',
        jsonb_set(entry -> 'data', '{sequence}', to_jsonb(event_sequence)), logged_call);
  end loop;
  for place in 0 .. jsonb_array_length(audited) - 1 loop
    entry := audited -> place;
    insert into audit_log (tenant_id, entity_type, entity_id, action, operation_id, actor_type, actor_id, request_id,
        changed_fields, previous, call_id)
      values (tenant, entry ->> 'entity_type', (entry ->> 'entity_id')::uuid, entry ->> 'action', entry ->> 'operation_id',
        entry ->> 'actor_type', (entry ->> 'actor_id')::uuid, entry ->> 'request_id',
        array(select jsonb_array_elements_text(entry -> 'changed_fields')), entry -> 'previous', logged_call);
  end loop;
end $$;

-- How far the events have been looked at. `unsettled`: agencies that had an emitter under way, each with the number from
-- which its events are looked at again.
create table app.event_scan (
  is_only boolean primary key default true check (is_only),
  scanned bigint not null,
  unsettled jsonb not null default '{}'
);

-- Where a consumer stands in the events of an agency. A row exists where it had something to do; `due_at` is null when it
-- has had everything up to `ready_to`.
create table app.event_positions (
  consumer text not null,
  tenant_id uuid not null,
  position bigint not null,
  ready_to bigint not null,
  due_at timestamptz,
  -- Of the event behind the position.
  failures integer not null default 0,
  last_error text,
  primary key (consumer, tenant_id)
);
create index event_positions_due on app.event_positions (consumer, due_at) where due_at is not null;
create index event_positions_behind on app.event_positions (tenant_id, position) where due_at is not null;

-- Events that a consumer could not process after all its tries. They were passed over, and wait for an operator
-- (scripts/events.ts), who has them replayed.
create table app.parked_events (
  consumer text not null,
  tenant_id uuid not null,
  event_id uuid not null,
  sequence bigint not null,
  event_type text not null,
  error text,
  attempts integer not null default 0,
  parked_at timestamptz(3) not null default now(),
  replay_at timestamptz,
  primary key (consumer, tenant_id, event_id)
);
create index parked_events_replay on app.parked_events (consumer, sequence) where replay_at is not null;

-- A span of one agency's new events, for whom it may concern.
create type app.event_span as (tenant_id uuid, first bigint, last bigint, types text[]);

create function app.due_consumers(more boolean) returns jsonb
  language sql volatile
  as $$
    select jsonb_build_object('more', more, 'due', coalesce(jsonb_agg(c.consumer), '[]')) from (
      select consumer from app.event_positions where due_at <= clock_timestamp()
      union select consumer from app.parked_events where replay_at <= clock_timestamp()) c
  $$;
revoke all on function app.due_consumers(boolean) from public;

-- Finds what has come and tells each consumer's positions. `consumers`: [{"name", "wants"}]; `wants` names a function of an
-- agency and the types of events (or is null: all are wanted). Answers {"more", "due"}: whether there is more to be found,
-- and the consumers that have something to do now. Only one process scans at a time; the others get to know what is due.
create function app.scan_events(consumers jsonb) returns jsonb
  language plpgsql set search_path = public, pg_temp as $$
declare
  -- Of one scan; more are found by the next one, so that none takes long.
  most constant integer := 20000;
  state app.event_scan;
  head bigint;
  bound bigint;
  flying jsonb;
  unsettled_now jsonb;
  spans app.event_span[];
  consumer jsonb;
begin
  select * into state from app.event_scan for update skip locked;
  if not found then
    return app.due_consumers(false);
  end if;
  -- In this order; see above.
  head := app.event_head();
  select coalesce(jsonb_object_agg(t.id, f.settled), '{}') into flying
    from (
      select l.classid, min(least(head, head + ((l.objid::bigint - (head & 4294967295) + 2147483648 + 4294967296) % 4294967296) - 2147483648)) as settled
      from pg_locks l
      where l.locktype = 'advisory' and l.objsubid = 2 and l.database = (select oid from pg_database where datname = current_database())
      group by l.classid) f
    join tenants t on app.event_lock_key(t.id) = f.classid::bigint::bit(32)::integer;
  if head = state.scanned and flying = '{}' and state.unsettled = '{}' then
    return app.due_consumers(false);
  end if;
  select e.sequence into bound from events e where e.sequence > state.scanned and e.sequence <= head order by e.sequence offset most limit 1;
  head := coalesce(bound, head);
  with found as (
    select e.tenant_id, e.sequence, e.event_type from events e
      where e.sequence > state.scanned and e.sequence <= head and not state.unsettled ? e.tenant_id::text
        and e.sequence <= coalesce((flying ->> e.tenant_id::text)::bigint, head)
    union all
    select e.tenant_id, e.sequence, e.event_type
      from jsonb_each_text(state.unsettled) u
      join events e on e.tenant_id = u.key::uuid and e.sequence > u.value::bigint
        and e.sequence <= coalesce(least((flying ->> u.key)::bigint, head), head)
  )
  select array_agg(row(s.tenant_id, s.first, s.last, s.types)::app.event_span) into spans
    from (select tenant_id, min(sequence) as first, max(sequence) as last, array_agg(distinct event_type) as types from found group by tenant_id) s;
  -- Agencies that still have an emitter under way. What they have had is not looked at twice.
  select coalesce(jsonb_object_agg(f.key, greatest(coalesce((state.unsettled ->> f.key)::bigint, state.scanned), least(f.value::bigint, head))), '{}')
    into unsettled_now from jsonb_each_text(flying) f;
  if spans is not null then
    for consumer in select value from jsonb_array_elements(consumers) loop
      execute format($q$
        insert into app.event_positions as p (consumer, tenant_id, position, ready_to, due_at)
          select $1, s.tenant_id, s.first - 1, s.last, clock_timestamp() from unnest($2) s where %s
          order by s.tenant_id
          on conflict (consumer, tenant_id) do update set
            position = case when p.due_at is null then excluded.position else p.position end,
            ready_to = greatest(p.ready_to, excluded.ready_to),
            due_at = coalesce(p.due_at, excluded.due_at)$q$,
        case when consumer ->> 'wants' is null then 'true' else format('app.%I(s.tenant_id, s.types)', consumer ->> 'wants') end)
        using consumer ->> 'name', spans;
    end loop;
  end if;
  if head <> state.scanned or unsettled_now <> state.unsettled then
    update app.event_scan set scanned = head, unsettled = unsettled_now;
  end if;
  return app.due_consumers(bound is not null);
end $$;
revoke all on function app.scan_events(jsonb) from public;

-- Whose turn it is with a consumer: the agency that has waited longest and that no other process is working on. The claim
-- lasts until the end of the transaction. It is no lock on the row, so nobody who finds new events waits for a consumer.
create function app.claim_events(consumer_name text) returns table (tenant_id uuid, "position" bigint, ready_to bigint, failures integer)
  language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  candidate uuid;
begin
  for candidate in
    select p.tenant_id from app.event_positions p where p.consumer = consumer_name and p.due_at <= clock_timestamp() order by p.due_at limit 100
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('consumer ' || consumer_name || ' ' || candidate, 0));
    -- Read again: another process may have had its turn since the list was made.
    return query select p.tenant_id, p.position, p.ready_to, p.failures from app.event_positions p
      where p.consumer = consumer_name and p.tenant_id = candidate and p.due_at <= clock_timestamp();
    if found then
      return;
    end if;
  end loop;
end $$;
revoke all on function app.claim_events(text) from public;

-- Webhooks are for agencies that have switched on one of the types.
create function app.webhooks_want(tenant uuid, event_types text[]) returns boolean
  language sql stable
  as $$ select exists (select from webhook_settings s where s.tenant_id = tenant and s.enabled_events && event_types) $$;
revoke all on function app.webhooks_want(uuid, text[]) from public;

-- How consumers stand, for metrics; says nothing about any agency.
create function app.event_backlog() returns table (consumer text, agencies integer, oldest_seconds double precision, parked integer)
  language sql stable security definer set search_path = public, pg_temp as $$
    select n.consumer, coalesce(w.agencies, 0), coalesce(w.oldest_seconds, 0), coalesce(k.parked, 0)
    from (select distinct consumer from app.event_positions union select distinct consumer from app.parked_events) n
    left join (
      select p.consumer, count(*)::integer as agencies, max(extract(epoch from now() - e.created_at)) as oldest_seconds
      from app.event_positions p
      left join lateral (select created_at from events e where e.tenant_id = p.tenant_id and e.sequence > p.position order by e.sequence limit 1) e on true
      where p.due_at is not null group by p.consumer) w on w.consumer = n.consumer
    left join (select consumer, count(*)::integer as parked from app.parked_events group by consumer) k on k.consumer = n.consumer
    union all
    select 'scan', 0, coalesce(extract(epoch from now() - (
      select created_at from events where sequence > (select scanned from app.event_scan) order by sequence limit 1)), 0), 0
  $$;
revoke all on function app.event_backlog() from public;
grant execute on function app.event_backlog() to app;

-- From the former layout: what no consumer has had goes to the webhooks one by one, and nothing goes twice.
create index events_scan on events (sequence);
insert into app.event_scan (scanned) values (app.event_head());
insert into app.parked_events (consumer, tenant_id, event_id, sequence, event_type, replay_at)
  select 'webhooks', tenant_id, id, sequence, event_type, now() from events where processed_at is null;
delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'deliver_event';
drop index events_unprocessed, events_age;
alter table events drop column processed_at;
-- For the purge only: rows lie in the order in which they came.
create index events_age on events using brin (created_at);
drop function app.deliver_event_task();
