-- False where the account is no active member there, and where the session lost the agency by a suspension or removal.
create or replace function app.set_console_session_tenant(session uuid, tenant uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid;
begin
  update app.console_sessions s set tenant_id = tenant
    where s.id = session and tenant <> all (s.lost_tenant_ids) and app.is_active_member(s.account_id, tenant)
    returning s.account_id into account;
  update accounts set last_tenant_id = tenant where id = account;
  return account is not null;
end $$;
revoke all on function app.set_console_session_tenant(uuid, uuid) from public;
grant execute on function app.set_console_session_tenant(uuid, uuid) to app;
