-- Locks endpoints in the order that all who lock several of them keep.
create or replace function app.lock_webhook_endpoints(tenants uuid[], endpoints uuid[]) returns void
  language plpgsql as $$
begin
  perform from webhook_endpoints e
    where (e.tenant_id, e.id) in (select * from unnest(tenants, endpoints))
    order by e.tenant_id, e.id for no key update;
end $$;
revoke all on function app.lock_webhook_endpoints(uuid[], uuid[]) from public;
