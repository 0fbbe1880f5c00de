-- The account whose password was given.
create or replace function app.find_sign_in_step(step_hash bytea, at timestamptz) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select account_id from app.sign_in_steps where hash = step_hash and expires_at > at
  $$;
revoke all on function app.find_sign_in_step(bytea, timestamptz) from public;
grant execute on function app.find_sign_in_step(bytea, timestamptz) to app;
