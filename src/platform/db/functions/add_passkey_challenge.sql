-- Keeps what a browser has to sign.
create or replace function app.add_passkey_challenge(account uuid, registration boolean, challenge text, until timestamptz) returns uuid
  language sql security definer set search_path = public, pg_temp as $$
    -- One registration of an account at a time.
    delete from app.passkey_challenges c where registration and c.account_id = account and c.is_registration;
    insert into app.passkey_challenges (account_id, is_registration, challenge, expires_at)
      values (account, registration, challenge, until) returning id
  $$;
revoke all on function app.add_passkey_challenge(uuid, boolean, text, timestamptz) from public;
grant execute on function app.add_passkey_challenge(uuid, boolean, text, timestamptz) to app;
