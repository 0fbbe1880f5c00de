-- Webhooks are for agencies that have switched on one of the types.
create or replace function app.webhooks_want(tenant uuid, event_types text[]) returns boolean
  language sql stable
  as $$ select exists (select from webhook_settings s where s.tenant_id = tenant and s.enabled_events && event_types) $$;
revoke all on function app.webhooks_want(uuid, text[]) from public;
