-- The passkeys of an account, newest first.
create or replace function app.select_passkeys(account uuid) returns table (id uuid, account_id uuid, credential_id text, public_key bytea, counter bigint, transports text[], name text, is_synced boolean, last_used_at timestamptz, revision integer, created_at timestamptz, updated_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select p.id, p.account_id, p.credential_id, p.public_key, p.counter, p.transports, p.name, p.is_synced, p.last_used_at, p.revision, p.created_at, p.updated_at from app.passkeys p where p.account_id = account order by p.id desc
  $$;
revoke all on function app.select_passkeys(uuid) from public;
grant execute on function app.select_passkeys(uuid) to app;
