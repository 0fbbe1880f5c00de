-- The former codes end.
create or replace function app.replace_recovery_codes(account uuid, salt bytea, hashes bytea[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.second_factors set recovery_salt = salt, recovery_hashes = hashes where account_id = account
  $$;
revoke all on function app.replace_recovery_codes(uuid, bytea, bytea[]) from public;
grant execute on function app.replace_recovery_codes(uuid, bytea, bytea[]) to app;
