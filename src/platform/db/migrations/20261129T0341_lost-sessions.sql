-- Sessions stay out of an agency in which their member was suspended or removed, also when the member is active there again.
alter table app.console_sessions add column lost_tenant_ids uuid[] not null default '{}';

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

create trigger member_lost_sessions after update of status on users
  for each row when (
    new.account_id is not null and old.status is distinct from new.status
    and (new.status in ('suspended', 'removed') or old.status = 'suspended'))
  execute function app.end_sessions_of_member();
