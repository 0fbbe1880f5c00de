-- A grant says whether its app may change what people may do, which the person decides on the consent page; grants from before
-- may not. A consent page makes one grant, however often its form is sent.

alter table oauth_grants
  add column can_manage_people boolean not null default false,
  -- SHA-256 of the interaction that the consent page belonged to; null for grants from before.
  add column interaction_hash bytea;
create unique index oauth_grants_interaction on oauth_grants (interaction_hash) where interaction_hash is not null;

drop function app.create_oauth_grant(uuid, uuid, text, text, text, text, text, jsonb);
-- A grant of the account's own membership, or nothing where there is none that is active. The first decision of an interaction
-- counts; the same grant is returned for those that follow.
create function app.create_oauth_grant(
    granting_account uuid, tenant uuid, client text, name text, source text, host text, granted_resource text,
    manages_people boolean, interaction bytea, origin jsonb)
  returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  member uuid;
  made uuid;
begin
  perform app.set_auth_origin(origin);
  -- Locked, so that whoever suspends the member meanwhile finds the grant.
  select u.id into member from users u
    where u.tenant_id = tenant and u.account_id = granting_account and u.kind = 'member' and u.status = 'active'
    for share;
  if member is null then
    return null;
  end if;
  insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource, can_manage_people, interaction_hash)
    values (tenant, member, granting_account, client, name, source, host, granted_resource, manages_people, interaction)
    on conflict (interaction_hash) where interaction_hash is not null do nothing
    returning id into made;
  if made is null then
    select g.id into made from oauth_grants g where g.interaction_hash = interaction and g.account_id = granting_account;
  end if;
  update app.oauth_clients set last_used_at = now() where id = client;
  return made;
end $$;

drop function app.find_oauth_token(bytea);
create function app.find_oauth_token(token_hash bytea)
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

do $$
declare
  way regprocedure;
begin
  for way in
    select p.oid from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname in ('create_oauth_grant', 'find_oauth_token')
  loop
    execute format('revoke all on function %s from public', way);
    execute format('grant execute on function %s to app', way);
  end loop;
end $$;
