-- Foundations every family stands on: tenants, people, credentials, the outbox, the audit trail and the door's own tables.
-- `app` stands for the installation's serving role (src/platform/db/run-migrations.ts), which exists already; the connection that runs
-- this is the owner.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The installation is kept there before anything else (src/platform/db/installation.ts).
create schema if not exists app;
grant usage on schema app to app;
grant usage on schema public to app;

-- The tenant of the current connection; null when none is set, so that every policy then shows nothing.
create function app.tenant_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

-- An instant as the contract writes it: UTC, milliseconds, `Z`.
create function app.iso(at timestamptz) returns text
  language sql stable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- UUIDv7: Postgres 18 has it built in, older servers build it from the clock and random bytes.
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is not null then
    execute 'create function app.uuid7() returns uuid language sql volatile parallel safe return uuidv7()';
  else
    execute $f$
      create function app.uuid7() returns uuid language sql volatile parallel safe as $body$
        select encode(
          set_bit(set_bit(
            overlay(uuid_send(gen_random_uuid())
              placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
              from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
      $body$
    $f$;
  end if;
end $$;

-- Row-level security for a tenant table: the app role sees and writes its own tenant's rows; the owner, who serves
-- nobody, passes for migrations and for the few security-definer functions that name their tenant themselves.
create function app.protect(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s to app using (tenant_id = app.tenant_id()) with check (tenant_id = app.tenant_id())', target);
  execute format('create policy owner_access on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to app', target);
end $$;

-- Tenants ------------------------------------------------------------------------------------------------------------

create table tenants (
  id uuid primary key default app.uuid7(),
  name text not null,
  slug text not null unique,
  time_zone text not null default 'UTC',
  locale text not null default 'en-US',
  currency text not null default 'USD',
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenant_isolation on tenants to app using (id = app.tenant_id()) with check (id = app.tenant_id());
do $$ begin execute format('create policy owner_access on tenants to %I using (true) with check (true)', current_user); end $$;
grant select, update on tenants to app;

-- People -------------------------------------------------------------------------------------------------------------

-- A person who can sign in; one person may be a member of several agencies. The app role has no access: sign-in goes
-- through security-definer functions.
create table accounts (
  id uuid primary key default app.uuid7(),
  email text not null,
  password_hash text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index accounts_email on accounts (lower(email));
alter table accounts enable row level security;
alter table accounts force row level security;
do $$ begin execute format('create policy owner_access on accounts to %I using (true) with check (true)', current_user); end $$;

create table users (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null check (kind in ('member', 'service_account')),
  account_id uuid references accounts (id),
  name text not null,
  email text,
  status text not null default 'active' check (status in ('invited', 'active', 'suspended', 'removed')),
  role text check (role in ('owner', 'admin')),
  permissions text[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id),
  check (kind = 'member' or role is null)
);
create unique index users_email on users (tenant_id, lower(email)) where status <> 'removed';
create index users_newest on users (tenant_id, created_at desc, id desc);
select app.protect('users');

create table departments (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text not null,
  description text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id)
);
create unique index departments_name on departments (tenant_id, lower(name));
select app.protect('departments');

create table department_levels (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  department_id uuid not null,
  name text not null,
  position integer not null default 0,
  permissions text[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, department_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade
);
select app.protect('department_levels');

create table department_members (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  department_id uuid not null,
  level_id uuid not null,
  user_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, department_id, user_id),
  foreign key (tenant_id, department_id, level_id) references department_levels (tenant_id, department_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index department_members_user on department_members (tenant_id, user_id);
select app.protect('department_members');

-- Credentials --------------------------------------------------------------------------------------------------------

create table api_keys (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  name text not null,
  hint text not null,
  hash bytea not null,
  previous_hash bytea,
  previous_expires_at timestamptz(3),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index api_keys_hash on api_keys (hash);
create unique index api_keys_previous_hash on api_keys (previous_hash) where previous_hash is not null;
select app.protect('api_keys');

-- The identity behind a key, before any tenant is known: the hash is the secret, so whoever has it may see this row.
create function app.find_api_key(key_hash bytea)
  returns table (
    key_id uuid, tenant_id uuid, user_id uuid, kind text, name text, role text, status text, permissions text[],
    is_previous boolean, expires_at timestamptz, previous_expires_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.id, k.tenant_id, u.id, u.kind, u.name, u.role, u.status,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      k.hash <> key_hash, k.expires_at, k.previous_expires_at, k.revoked_at
    from api_keys k
    join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
    where k.hash = key_hash or k.previous_hash = key_hash
  $$;
revoke all on function app.find_api_key(bytea) from public;
grant execute on function app.find_api_key(bytea) to app;

-- Every process drops its cached identities of a tenant when one of these rows changes; sent at commit.
create function app.notify_credentials_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('credentials_changed', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $$;

create trigger credentials_changed after insert or delete or update of user_id, hash, previous_hash, previous_expires_at, expires_at, revoked_at
  on api_keys for each row execute function app.notify_credentials_changed();
create trigger credentials_changed after delete or update of name, status, role, permissions
  on users for each row execute function app.notify_credentials_changed();
create trigger credentials_changed after insert or update or delete
  on department_members for each row execute function app.notify_credentials_changed();
create trigger credentials_changed after delete or update of permissions
  on department_levels for each row execute function app.notify_credentials_changed();

-- Outbox and audit trail ---------------------------------------------------------------------------------------------
--
-- What grows with every call (events, audit_log, api_request_logs) has no foreign key to tenants: its tenant comes from the
-- transaction or the identity and never from a caller, and the key's check was half the cost of such a row (45 of 100 µs;
-- 1,990 of 3,540 µs for a batch of request logs), all of it on one row of tenants that every writer of an agency locks.

create sequence app.event_sequence;
grant usage on sequence app.event_sequence to app;

create table events (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sequence bigint not null,
  event_type text not null,
  correlation_id text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  processed_at timestamptz(3),
  primary key (tenant_id, id)
);
create index events_sequence on events (tenant_id, sequence desc);
create index events_unprocessed on events (created_at) where processed_at is null;
select app.protect('events');

create table audit_log (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  entity_type text not null,
  entity_id uuid not null,
  action text not null,
  operation_id text not null,
  actor_type text not null,
  actor_id uuid,
  request_id text not null,
  changed_fields text[] not null default '{}',
  previous jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id)
);
create index audit_log_entity on audit_log (tenant_id, entity_type, entity_id, created_at desc);
create index audit_log_newest on audit_log (tenant_id, created_at desc, id desc);
select app.protect('audit_log');

-- The door's own tables ----------------------------------------------------------------------------------------------

create table idempotency_keys (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  key text not null,
  operation_id text not null,
  fingerprint bytea not null,
  status integer,
  body text,
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
select app.protect('idempotency_keys');

create table api_request_logs (
  tenant_id uuid not null,
  id uuid not null default app.uuid7(),
  request_id text not null,
  operation_id text,
  method text not null,
  path text not null,
  query_string text,
  status integer not null,
  error_type text,
  error_message text,
  duration_ms real not null,
  request_bytes integer not null,
  response_bytes integer not null,
  user_id uuid,
  credential_id uuid,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index api_request_logs_newest on api_request_logs (tenant_id, created_at desc, id desc);
create index api_request_logs_age on api_request_logs (created_at);
select app.protect('api_request_logs');

-- One batch holds rows of many tenants, each naming its own; written after the answers, away from the callers.
create function app.write_request_logs(rows jsonb) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into api_request_logs (tenant_id, request_id, operation_id, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at)
    select tenant_id, request_id, operation_id, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at
    from jsonb_populate_recordset(null::api_request_logs, rows)
  $$;
revoke all on function app.write_request_logs(jsonb) from public;
grant execute on function app.write_request_logs(jsonb) to app;

-- Budgets of requests. Unlogged: after a crash a full budget is the right answer.
create unlogged table rate_limit_windows (
  tenant_id uuid not null default app.tenant_id(),
  budget text not null,
  subject text not null default '',
  window_started_at timestamptz not null,
  used integer not null,
  primary key (tenant_id, budget, subject)
);
select app.protect('rate_limit_windows');

-- Takes up to `wanted` requests out of the tenant's window and says how many were granted, how many the window still
-- holds and how long it lasts. A window starts with the first request after the last one ended.
create function app.take_tokens(tenant uuid, budget_name text, subject_name text, budget_limit integer, window_seconds integer, wanted integer)
  returns table (granted integer, remaining integer, reset_ms integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  length interval := make_interval(secs => window_seconds);
  spent rate_limit_windows%rowtype;
begin
  insert into rate_limit_windows as w (tenant_id, budget, subject, window_started_at, used)
    values (tenant, budget_name, subject_name, at, 0)
    on conflict (tenant_id, budget, subject) do update set
      window_started_at = case when w.window_started_at + length <= at then at else w.window_started_at end,
      used = case when w.window_started_at + length <= at then 0 else w.used end
    returning * into spent;
  granted := greatest(0, least(wanted, budget_limit - spent.used));
  update rate_limit_windows w set used = w.used + granted
    where w.tenant_id = tenant and w.budget = budget_name and w.subject = subject_name;
  remaining := greatest(0, budget_limit - spent.used - granted);
  reset_ms := greatest(1, extract(epoch from spent.window_started_at + length - at) * 1000)::integer;
  return next;
end $$;
revoke all on function app.take_tokens(uuid, text, text, integer, integer, integer) from public;
grant execute on function app.take_tokens(uuid, text, text, integer, integer, integer) to app;
