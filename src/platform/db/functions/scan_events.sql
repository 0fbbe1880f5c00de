-- Numbers of events are drawn before the commit, so an event may become visible after one with a higher number, and a reader
-- that only kept the highest number would lose it. So app.emit_events() first takes a shared lock that says two things: whose
-- agency's events these are, and the number that was the last one before. All of the transaction's events come after that
-- number. A reader first looks at the last number drawn (the head), then at the locks, then at the events:
--   * An agency without a lock has no event up to the head that is still to come: the lock is taken before a number is drawn,
--     so a transaction that was not among the locks has ended, or draws a number above the head.
--   * Of an agency with locks, everything up to the smallest of their numbers is there; the rest is looked at again.
-- A transaction that stays open thus delays its own agency alone, and nobody waits for a lock.
--
-- Finds what has come and tells each consumer's positions. `consumers`: [{"name", "wants"}]; `wants` names a function of an
-- agency and the types of events (or is null: all are wanted). Answers {"more", "due"}: whether there is more to be found,
-- and the consumers that have something to do now. Only one process scans at a time; the others get to know what is due.
create or replace function app.scan_events(consumers jsonb) returns jsonb
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
  -- In this order: an agency without a lock then has no event up to the head that is still to come.
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
