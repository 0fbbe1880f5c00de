-- Whether the account has let this app in, and is sent back to the same place as then.
create or replace function app.has_oauth_grant(granting_account uuid, client text, host text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (
      select from oauth_grants g
      where g.account_id = granting_account and g.client_id = client and g.redirect_host = host and g.status = 'active')
  $$;
revoke all on function app.has_oauth_grant(uuid, text, text) from public;
grant execute on function app.has_oauth_grant(uuid, text, text) to app;
