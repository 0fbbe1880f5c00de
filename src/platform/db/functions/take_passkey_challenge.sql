-- A challenge counts once; null where it is gone.
create or replace function app.take_passkey_challenge(challenge_id uuid, registration boolean, account uuid, at timestamptz) returns text
  language sql security definer set search_path = public, pg_temp as $$
    with taken as (
      delete from app.passkey_challenges c
        where c.id = challenge_id and c.is_registration = registration and c.account_id is not distinct from account
        returning c.challenge, c.expires_at)
    select challenge from taken where expires_at > at
  $$;
revoke all on function app.take_passkey_challenge(uuid, boolean, uuid, timestamptz) from public;
grant execute on function app.take_passkey_challenge(uuid, boolean, uuid, timestamptz) to app;
