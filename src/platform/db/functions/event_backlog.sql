-- How consumers stand, for metrics; says nothing about any agency. What suspended agencies have waits for them, and for no consumer.
create or replace function app.event_backlog() returns table (consumer text, agencies integer, oldest_seconds double precision, parked integer)
  language sql stable security definer set search_path = public, pg_temp as $$
    select n.consumer, coalesce(w.agencies, 0), coalesce(w.oldest_seconds, 0), coalesce(k.parked, 0)
    from (select distinct consumer from app.event_positions union select distinct consumer from app.parked_events) n
    left join (
      select p.consumer, count(*)::integer as agencies, max(extract(epoch from now() - e.created_at)) as oldest_seconds
      from app.event_positions p
      left join lateral (select created_at from events e where e.tenant_id = p.tenant_id and e.sequence > p.position order by e.sequence limit 1) e on true
      where p.due_at is not null and not exists (select from tenants t where t.id = p.tenant_id and t.status = 'suspended')
      group by p.consumer) w on w.consumer = n.consumer
    left join (select consumer, count(*)::integer as parked from app.parked_events group by consumer) k on k.consumer = n.consumer
    union all
    select 'scan', 0, coalesce(extract(epoch from now() - (
      select created_at from events where sequence > (select scanned from app.event_scan) order by sequence limit 1)), 0), 0
  $$;
revoke all on function app.event_backlog() from public;
grant execute on function app.event_backlog() to app;
