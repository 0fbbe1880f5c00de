-- The account of an e-mail address, with the hash that a password is checked against.
create or replace function app.find_account(account_email text) returns table (id uuid, email text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.id, a.email, a.password_hash from accounts a where lower(a.email) = lower(account_email)
  $$;
revoke all on function app.find_account(text) from public;
grant execute on function app.find_account(text) to app;
