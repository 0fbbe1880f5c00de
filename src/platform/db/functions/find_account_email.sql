-- The e-mail address of an account.
create or replace function app.find_account_email(account uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
    select email from accounts where id = account
  $$;
revoke all on function app.find_account_email(uuid) from public;
grant execute on function app.find_account_email(uuid) to app;
