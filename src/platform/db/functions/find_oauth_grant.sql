-- An active grant of an active member.
create or replace function app.find_oauth_grant(grant_id uuid)
  returns table (account_id uuid, client_id text, resource text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select g.account_id, g.client_id, g.resource
    from oauth_grants g join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    where g.id = grant_id and g.status = 'active' and u.status = 'active'
  $$;
revoke all on function app.find_oauth_grant(uuid) from public;
grant execute on function app.find_oauth_grant(uuid) to app;
