-- Browsers in which people are signed in to the console. A session belongs to an account and is in one agency at a time;
-- the table belongs to no tenant, and the serving role reaches it by functions alone.

create table app.console_sessions (
  id uuid primary key default app.uuid7(),
  -- SHA-256 of what the cookie holds.
  hash bytea not null unique,
  account_id uuid not null references accounts (id) on delete cascade,
  -- Null until one is chosen.
  tenant_id uuid references tenants (id) on delete cascade,
  -- When the password was given last.
  confirmed_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now()
);
create index console_sessions_account on app.console_sessions (account_id);
create index console_sessions_expiry on app.console_sessions (expires_at);
alter table accounts add column last_tenant_id uuid references tenants (id) on delete set null;

-- All processes forget what they know of the agency's callers; without one, of everybody.
create function app.note_session_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.tenant_id is not null then
    perform pg_notify('credentials_changed', old.tenant_id::text);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.tenant_id is distinct from old.tenant_id) then
    perform pg_notify('credentials_changed', coalesce(new.tenant_id::text, ''));
  end if;
  return null;
end $$;
create trigger session_changed after insert or delete or update of tenant_id, confirmed_at on app.console_sessions
  for each row execute function app.note_session_change();

-- How long a session lives after its last use.
create function app.console_session_idle() returns interval language sql immutable return interval '12 hours';

create function app.is_active_member(account uuid, tenant uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (
      select from users u where u.tenant_id = tenant and u.account_id = account and u.kind = 'member' and u.status = 'active')
  $$;

-- In the agency that the account was in last, or in the only one that it has; else in none until one is chosen.
create function app.create_console_session(session_hash bytea, account uuid, ends_at timestamptz, origin jsonb)
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

-- The account behind a session, and the member in its agency as app.find_oauth_token() finds the one behind a token; without
-- a member where none is chosen, or where they are not one any more.
create function app.find_console_session(session_hash bytea)
  returns table (
    session_id uuid, account_id uuid, tenant_id uuid, user_id uuid, name text, role text, permissions text[],
    confirmed_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.account_id, u.tenant_id, u.id, u.name, u.role,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      s.confirmed_at, least(s.expires_at, s.last_used_at + app.console_session_idle())
    from app.console_sessions s
    left join users u on u.tenant_id = s.tenant_id and u.account_id = s.account_id and u.kind = 'member' and u.status = 'active'
    where s.hash = session_hash and s.expires_at > now() and s.last_used_at + app.console_session_idle() > now()
  $$;

create function app.touch_console_sessions(session_ids uuid[], used_at timestamptz[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update app.console_sessions s set last_used_at = greatest(s.last_used_at, u.at)
    from unnest(session_ids, used_at) as u (id, at)
    where s.id = u.id and s.last_used_at < u.at
  $$;

-- False where the account is no active member there.
create function app.set_console_session_tenant(session uuid, tenant uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid;
begin
  update app.console_sessions s set tenant_id = tenant
    where s.id = session and app.is_active_member(s.account_id, tenant)
    returning s.account_id into account;
  update accounts set last_tenant_id = tenant where id = account;
  return account is not null;
end $$;

create function app.confirm_console_session(session uuid) returns timestamptz
  language sql security definer set search_path = public, pg_temp as $$
    update app.console_sessions set confirmed_at = clock_timestamp() where id = session returning confirmed_at
  $$;

create function app.select_console_sessions(account uuid)
  returns table (id uuid, tenant_id uuid, ip_address text, user_agent text, last_used_at timestamptz, expires_at timestamptz, created_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.id, s.tenant_id, s.ip_address, s.user_agent, s.last_used_at, s.expires_at, s.created_at
    from app.console_sessions s
    where s.account_id = account and s.expires_at > now() and s.last_used_at + app.console_session_idle() > now()
  $$;

-- Ends one session of the account, or, without one, all but the kept one; answers how many there were.
create function app.end_console_sessions(account uuid, ended uuid, kept uuid, origin jsonb) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ending uuid[];
begin
  with gone as (
    delete from app.console_sessions s
      where s.account_id = account and (s.id = ended or (ended is null and s.id is distinct from kept))
      returning s.id)
  select coalesce(array_agg(id), '{}') into ending from gone;
  if cardinality(ending) > 0 then
    perform app.note_sign_in(account, 'sign_out', null, origin);
  end if;
  return cardinality(ending);
end $$;

create function app.find_account_password(account uuid) returns table (email text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.email, a.password_hash from accounts a where a.id = account
  $$;

create function app.replace_password(account uuid, new_hash text, origin jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update accounts set password_hash = new_hash, updated_at = now() where id = account;
    -- Browsers that are signed in to let programs in.
    delete from app.oauth_artefacts a where a.model = 'Session' and a.payload ->> 'accountId' = account::text;
    select app.note_sign_in(account, 'password_changed', null, origin);
  $$;


create function app.select_tenants_of_account(account uuid)
  returns table (id uuid, name text, slug text, time_zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.id, t.name, t.slug, t.time_zone from tenants t join users u on u.tenant_id = t.id
    where u.account_id = account and u.kind = 'member' and u.status = 'active'
    order by lower(t.name), t.id limit 200
  $$;

do $$
declare
  way regprocedure;
begin
  for way in
    select p.oid from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname in (
      'create_console_session', 'find_console_session', 'touch_console_sessions', 'set_console_session_tenant',
      'confirm_console_session', 'select_console_sessions', 'end_console_sessions', 'find_account_password', 'replace_password',
      'select_tenants_of_account', 'is_active_member')
  loop
    execute format('revoke all on function %s from public', way);
    execute format('grant execute on function %s to app', way);
  end loop;
  revoke all on function app.note_session_change() from public;
end $$;
