-- In the agency that the account was in last, or in the only one that it has; else in none until one is chosen.
create or replace function app.create_console_session(session_hash bytea, account uuid, ends_at timestamptz, origin jsonb)
  returns table (id uuid, tenant_id uuid)
  language sql security definer set search_path = public, pg_temp as $$
    delete from app.console_sessions s
      where s.account_id = account and (s.expires_at <= now() or s.last_used_at + app.console_session_idle() <= now());
    insert into app.console_sessions (hash, account_id, tenant_id, expires_at, ip_address, user_agent)
      select session_hash, account,
        coalesce(
          (select a.last_tenant_id from accounts a where a.id = account and app.is_active_member(account, a.last_tenant_id)),
          (select (array_agg(u.tenant_id))[1] from users u
            where u.account_id = account and u.kind = 'member' and u.status = 'active' having count(*) = 1)),
        ends_at, left(origin ->> 'ip_address', 64), left(origin ->> 'user_agent', 1000)
      returning id, tenant_id;
  $$;
revoke all on function app.create_console_session(bytea, uuid, timestamptz, jsonb) from public;
grant execute on function app.create_console_session(bytea, uuid, timestamptz, jsonb) to app;
