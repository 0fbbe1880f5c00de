-- The account behind a link that resets a password, and the names that its agencies know it by.
create or replace function app.find_password_reset(reset_hash bytea) returns table (email text, names text[], expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.email, coalesce((select array_agg(distinct left(u.name, 200)) from users u where u.account_id = a.id), '{}'), r.expires_at
    from app.password_resets r join accounts a on a.id = r.account_id
    where r.token_hash = reset_hash and r.expires_at > now()
  $$;
revoke all on function app.find_password_reset(bytea) from public;
grant execute on function app.find_password_reset(bytea) to app;
