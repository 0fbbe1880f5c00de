-- Whoever suspends or removes a member ends their grants with it, for good (domain model §15).
create or replace function app.revoke_grants_of_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update oauth_grants g
    set status = 'revoked', revoked_at = now(), revoke_reason = 'member', revision = g.revision + 1, updated_at = now()
    where g.tenant_id = new.tenant_id and g.user_id = new.id and g.status = 'active';
  return null;
end $$;
