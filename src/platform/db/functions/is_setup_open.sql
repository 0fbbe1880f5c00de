create or replace function app.is_setup_open(link_hash bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (select from app.setup_link l where l.token_hash = link_hash and l.expires_at > now()) and not exists (select from tenants)
  $$;
revoke all on function app.is_setup_open(bytea) from public;
grant execute on function app.is_setup_open(bytea) to app;
