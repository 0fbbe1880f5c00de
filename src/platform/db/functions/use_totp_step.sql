-- False where a code of this step or a later one was used: each counts once.
create or replace function app.use_totp_step(account uuid, step bigint) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
    with used as (
      update app.second_factors set totp_last_step = step
        where account_id = account and totp_last_step < step and totp_sealed is not null returning 1)
    select exists (select from used)
  $$;
revoke all on function app.use_totp_step(uuid, bigint) from public;
grant execute on function app.use_totp_step(uuid, bigint) to app;
