-- The authenticator app that waited becomes the second factor.
create or replace function app.confirm_totp(account uuid, enabled_at timestamptz, used_step bigint, salt bytea, hashes bytea[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.second_factors set totp_sealed = pending_sealed, totp_enabled_at = enabled_at, totp_last_step = used_step,
        pending_sealed = null, pending_until = null, recovery_salt = salt, recovery_hashes = hashes
      where account_id = account;
    -- Browsers that are signed in to let programs in.
    delete from app.oauth_artefacts a where a.model = 'Session' and a.payload ->> 'accountId' = account::text
  $$;
revoke all on function app.confirm_totp(uuid, timestamptz, bigint, bytea, bytea[]) from public;
grant execute on function app.confirm_totp(uuid, timestamptz, bigint, bytea, bytea[]) to app;
