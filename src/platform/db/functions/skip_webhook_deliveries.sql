-- Skips what waits for an endpoint that is off, some at a time; answers how many.
create or replace function app.skip_webhook_deliveries(tenant uuid, endpoint uuid, at_most integer) returns integer
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
