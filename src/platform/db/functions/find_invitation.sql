-- The invitation behind a link, before any tenant is known; whoever has the token may see it.
create or replace function app.find_invitation(invitation_hash bytea)
  returns table (
    tenant_id uuid, agency text, user_id uuid, name text, email text, invited_by text, expires_at timestamptz,
    accepted_at timestamptz, status text, account_id uuid, has_password boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select i.tenant_id, t.name, u.id, u.name, u.email, inviter.name, i.expires_at, i.accepted_at, u.status, a.id, a.password_hash is not null
    from user_invitations i
    join tenants t on t.id = i.tenant_id
    join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    left join users inviter on inviter.tenant_id = i.tenant_id and inviter.id = i.invited_by
    left join accounts a on lower(a.email) = lower(u.email)
    where i.token_hash = invitation_hash
  $$;
revoke all on function app.find_invitation(bytea) from public;
grant execute on function app.find_invitation(bytea) to app;
