-- Takes a passkey away.
create or replace function app.delete_passkey(account uuid, passkey uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from app.passkeys where account_id = account and id = passkey
  $$;
revoke all on function app.delete_passkey(uuid, uuid) from public;
grant execute on function app.delete_passkey(uuid, uuid) to app;
