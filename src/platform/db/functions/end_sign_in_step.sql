-- A right password leads to one session; false where it has.
create or replace function app.end_sign_in_step(step_hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
    with ended as (delete from app.sign_in_steps where hash = step_hash returning 1)
    select exists (select from ended)
  $$;
revoke all on function app.end_sign_in_step(bytea) from public;
grant execute on function app.end_sign_in_step(bytea) to app;
