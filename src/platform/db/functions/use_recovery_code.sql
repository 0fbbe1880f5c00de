-- Takes a recovery code, which counts once.
create or replace function app.use_recovery_code(account uuid, code_hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
    with used as (
      update app.second_factors set recovery_hashes = array_remove(recovery_hashes, code_hash)
        where account_id = account and code_hash = any (recovery_hashes) returning 1)
    select exists (select from used)
  $$;
revoke all on function app.use_recovery_code(uuid, bytea) from public;
grant execute on function app.use_recovery_code(uuid, bytea) to app;
