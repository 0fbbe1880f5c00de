-- Changes the name of a passkey.
create or replace function app.rename_passkey(account uuid, passkey uuid, label text, renamed_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.passkeys set name = label, revision = revision + 1, updated_at = renamed_at where account_id = account and id = passkey
  $$;
revoke all on function app.rename_passkey(uuid, uuid, text, timestamptz) from public;
grant execute on function app.rename_passkey(uuid, uuid, text, timestamptz) to app;
