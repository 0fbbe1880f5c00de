-- Registers an OAuth client.
create or replace function app.store_oauth_client(client_id text, client_metadata jsonb, registered_from text) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into app.oauth_clients (id, metadata, ip_address) values (client_id, client_metadata, registered_from)
  $$;
revoke all on function app.store_oauth_client(text, jsonb, text) from public;
grant execute on function app.store_oauth_client(text, jsonb, text) to app;
