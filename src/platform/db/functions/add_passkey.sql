-- Null where the passkey is there already.
create or replace function app.add_passkey(account uuid, credential text, key bytea, uses bigint, ways text[], label text, synced boolean, added_at timestamptz) returns uuid
  language sql security definer set search_path = public, pg_temp as $$
    insert into app.passkeys (account_id, credential_id, public_key, counter, transports, name, is_synced, created_at, updated_at)
      values (account, credential, key, uses, ways, label, synced, added_at, added_at)
      on conflict (credential_id) do nothing returning id
  $$;
revoke all on function app.add_passkey(uuid, text, bytea, bigint, text[], text, boolean, timestamptz) from public;
grant execute on function app.add_passkey(uuid, text, bytea, bigint, text[], text, boolean, timestamptz) to app;
