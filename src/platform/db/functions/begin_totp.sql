-- An authenticator app that waits for its first code.
create or replace function app.begin_totp(account uuid, sealed bytea, until timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.second_factors set pending_sealed = sealed, pending_until = until where account_id = account
  $$;
revoke all on function app.begin_totp(uuid, bytea, timestamptz) from public;
grant execute on function app.begin_totp(uuid, bytea, timestamptz) to app;
