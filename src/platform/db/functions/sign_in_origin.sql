-- How an origin stands to an account: a browser that is known is counted by itself, anything else by its address.
create or replace function app.sign_in_origin(of_account bytea, of_address bytea, of_browser bytea)
  returns table (knows_browser boolean, is_known boolean, pair bytea)
  language sql stable security definer set search_path = public, pg_temp as $$
    select k.browser, k.browser or k.address, sha256(of_account || case when k.browser then of_browser else of_address end)
    from (select
      exists (select from app.known_origins o where o.account = of_account and o.subject = of_browser) as browser,
      exists (select from app.known_origins o where o.account = of_account and o.subject = of_address) as address) k
  $$;
revoke all on function app.sign_in_origin(bytea, bytea, bytea) from public;
