-- Somebody has given the right password and still owes the second factor.
create or replace function app.add_sign_in_step(step_hash bytea, account uuid, until timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into app.sign_in_steps (hash, account_id, expires_at) values (step_hash, account, until)
  $$;
revoke all on function app.add_sign_in_step(bytea, uuid, timestamptz) from public;
grant execute on function app.add_sign_in_step(bytea, uuid, timestamptz) to app;
