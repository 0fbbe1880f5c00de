-- Changes of the factors of one account follow one another.
create or replace function app.lock_second_factors(account uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into app.second_factors (account_id) values (account) on conflict do nothing;
    select from app.second_factors where account_id = account for update
  $$;
revoke all on function app.lock_second_factors(uuid) from public;
grant execute on function app.lock_second_factors(uuid) to app;
