-- When a member is suspended or removed, the sessions that their account has at that moment lose the agency for good, and those
-- that had no other end. Once more at reactivation, for a session that began while the suspension was being stored.
create or replace function app.end_sessions_of_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update app.console_sessions s
    set tenant_id = nullif(s.tenant_id, new.tenant_id),
      lost_tenant_ids = array_append(array_remove(s.lost_tenant_ids, new.tenant_id), new.tenant_id)
    where s.account_id = new.account_id;
  delete from app.console_sessions s
    where s.account_id = new.account_id and s.tenant_id is null
      and not exists (
        select from users u
        where u.account_id = s.account_id and u.kind = 'member' and u.status = 'active' and u.tenant_id <> all (s.lost_tenant_ids));
  return null;
end $$;
revoke all on function app.end_sessions_of_member() from public;
