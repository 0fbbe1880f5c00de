-- Begins an attempt at each of these deliveries and returns what to send. Left out are those that are no longer to be
-- sent, those whose endpoint is off, which are skipped, and retries for which the lane has no room, which wait for it.
--
-- A delivery that goes elsewhere while its attempt begins, since its override was removed, is not sent: it would go to the
-- removed address with the headers of the other. It waits in its new lane, where the sweep takes it up.
create or replace function app.take_deliveries(tenants uuid[], ids uuid[])
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
      select d.tenant_id, d.id, d.endpoint_id, coalesce(e.status = 'active' or d.is_test, false) as goes, coalesce(e.url, d.url) as url,
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
      from due where d.tenant_id = due.tenant_id and d.id = due.id and d.endpoint_id = due.endpoint_id
      returning d.tenant_id, d.id, d.event_id, d.event_type, d.attempt_count, d.url, d.body, d.is_test, d.endpoint_id, d.status
    ), refused as (
      -- The job of one that waits for its lane ends a moment later. Without its key it is not taken for the one that the place will need.
      update graphile_worker._private_jobs set key = null
        where key = any(array(select c.id || ':' || (c.attempt_count + 1) from changed c where c.status in ('pending', 'retrying')))
    )
    select c.tenant_id, c.id, c.event_id, c.event_type, c.attempt_count::integer, c.url, c.body, c.is_test,
      s.secret_sealed, case when s.former_secret_expires_at > now() then s.former_secret_sealed end, e.headers_sealed
    from changed c
    join webhook_settings s on s.tenant_id = c.tenant_id
    join webhook_endpoints e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
    where c.status = 'delivering';
end $$;
revoke all on function app.take_deliveries(uuid[], uuid[]) from public;
