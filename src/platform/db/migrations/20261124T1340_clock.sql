-- The time of the agencies' work, which tests and the demo can move forward (src/platform/clock). It is inlined, so it costs nothing.
create function app.now() returns timestamptz language sql stable parallel safe as 'select now()';

-- What is stored at an instant is stored by that clock. Credentials, deliveries, events and logs of calls keep the system's.
do $$
declare
  found record;
begin
  for found in
    select c.relname as relation, a.attname as name
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid
    where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) = 'now()'
      and c.relname not in ('accounts', 'api_keys', 'events', 'idempotency_keys', 'inbound_webhook_deliveries', 'mcp_calls', 'mcp_conversations',
        'oauth_grants', 'webhook_deliveries', 'webhook_endpoints')
  loop
    execute format('alter table %I alter column %I set default app.now()', found.relation, found.name);
  end loop;
end $$;
