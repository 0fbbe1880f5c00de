-- A test goes past the lane: somebody waits for it.
create or replace function app.queue_webhook_test(delivery_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.add_delivery_jobs(array[d.tenant_id], array[d.id], array[1], array[now()])
    from webhook_deliveries d where d.tenant_id = app.tenant_id() and d.id = delivery_id and d.is_test;
  perform app.wake_workers(1);
end $$;
revoke all on function app.queue_webhook_test(uuid) from public;
grant execute on function app.queue_webhook_test(uuid) to app;
