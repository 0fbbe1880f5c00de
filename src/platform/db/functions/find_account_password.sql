-- The hash that the password of an account is checked against, with its e-mail address.
create or replace function app.find_account_password(account uuid) returns table (email text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.email, a.password_hash from accounts a where a.id = account
  $$;
revoke all on function app.find_account_password(uuid) from public;
grant execute on function app.find_account_password(uuid) to app;
