-- Links the member who was invited to the account of their address, in the transaction that makes them active. A new account,
-- and one that nobody could ever sign in to, gets the password; of one that has a password the owner must have shown who they
-- are (`proven`), so that a link never opens somebody's account. Null when that is missing or the link does not hold.
create or replace function app.link_invited_account(invitation_hash bytea, proven uuid, new_hash text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  invited users%rowtype;
  account accounts%rowtype;
begin
  select u.* into invited from user_invitations i join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    where i.token_hash = invitation_hash and i.tenant_id = app.tenant_id() and i.accepted_at is null and i.expires_at > now() and u.status = 'invited'
    for update of i, u;
  if not found then
    return null;
  end if;
  if new_hash is not null then
    insert into accounts (email) values (invited.email) on conflict (lower(email)) do nothing;
  end if;
  select a.* into account from accounts a where lower(a.email) = lower(invited.email) for update;
  if not found then
    return null;
  end if;
  if account.password_hash is null then
    if new_hash is null then
      return null;
    end if;
    update accounts set password_hash = new_hash, updated_at = now() where id = account.id;
  elsif proven is distinct from account.id then
    return null;
  end if;
  update users u set account_id = account.id where u.tenant_id = invited.tenant_id and u.id = invited.id;
  update user_invitations i set accepted_at = now() where i.tenant_id = invited.tenant_id and i.user_id = invited.id;
  return account.id;
end $$;
revoke all on function app.link_invited_account(bytea, uuid, text) from public;
grant execute on function app.link_invited_account(bytea, uuid, text) to app;
