-- A grant of the account's own membership, or nothing where there is none that is active. The first decision of an interaction
-- counts; the same grant is returned for those that follow.
create or replace function app.create_oauth_grant(
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
revoke all on function app.create_oauth_grant(uuid, uuid, text, text, text, text, text, boolean, bytea, jsonb) from public;
grant execute on function app.create_oauth_grant(uuid, uuid, text, text, text, text, text, boolean, bytea, jsonb) to app;
