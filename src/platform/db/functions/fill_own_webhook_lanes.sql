-- Queues what waits for endpoints of the caller's own agency, after it asked for deliveries; see app.fill_webhook_lanes().
create or replace function app.fill_own_webhook_lanes(endpoints uuid[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenants uuid[] := array_fill(app.tenant_id(), array[cardinality(endpoints)]);
begin
  perform app.lock_webhook_endpoints(tenants, endpoints);
  perform app.fill_webhook_lanes(tenants, endpoints);
end $$;
revoke all on function app.fill_own_webhook_lanes(uuid[]) from public;
grant execute on function app.fill_own_webhook_lanes(uuid[]) to app;
