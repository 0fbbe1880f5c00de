-- Stores how attempts ended, with what follows: the next attempt, the endpoint's failures, its end at 50 of them, and the
-- deliveries that get the places that became free. An attempt that was already stored, or given up, changes nothing.
create or replace function app.record_attempts(results jsonb) returns void
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
