-- The metadata that an OAuth client was registered with.
create or replace function app.find_oauth_client(client_id text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select metadata from app.oauth_clients where id = client_id
  $$;
revoke all on function app.find_oauth_client(text) from public;
grant execute on function app.find_oauth_client(text) to app;
