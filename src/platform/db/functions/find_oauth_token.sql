-- The identity behind an access token, as app.find_api_key() finds the one behind a key.
create or replace function app.find_oauth_token(token_hash bytea)
  returns table (
    grant_id uuid, tenant_id uuid, user_id uuid, name text, role text, status text, permissions text[], client_id text,
    can_manage_people boolean, expires_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.id, g.tenant_id, u.id, u.name, u.role, u.status,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      g.client_id, g.can_manage_people, a.expires_at, g.revoked_at
    from app.oauth_artefacts a
    join oauth_grants g on g.id = a.grant_id
    join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    where a.model = 'AccessToken' and a.hash = token_hash
  $$;
revoke all on function app.find_oauth_token(bytea) from public;
grant execute on function app.find_oauth_token(bytea) to app;
