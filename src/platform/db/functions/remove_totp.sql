-- Takes the authenticator app away, with the recovery codes.
create or replace function app.remove_totp(account uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.second_factors set totp_sealed = null, totp_enabled_at = null, pending_sealed = null, pending_until = null,
        recovery_salt = null, recovery_hashes = '{}'
      where account_id = account
  $$;
revoke all on function app.remove_totp(uuid) from public;
grant execute on function app.remove_totp(uuid) to app;
