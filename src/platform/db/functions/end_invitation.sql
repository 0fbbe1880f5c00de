-- The link of somebody who was removed before they came, or was removed since, ends.
create or replace function app.end_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from user_invitations i where i.tenant_id = new.tenant_id and i.user_id = new.id;
  return null;
end $$;
revoke all on function app.end_invitation() from public;
