-- False where the counter went back: a copy of the passkey was used before.
create or replace function app.use_passkey(passkey uuid, uses bigint, used_at timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
    with used as (
      update app.passkeys set counter = uses, last_used_at = used_at
        where id = passkey and (uses > counter or (uses = 0 and counter = 0)) returning 1)
    select exists (select from used)
  $$;
revoke all on function app.use_passkey(uuid, bigint, timestamptz) from public;
grant execute on function app.use_passkey(uuid, bigint, timestamptz) to app;
