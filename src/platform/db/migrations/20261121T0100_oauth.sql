-- Signing in and OAuth 2 (domain model §15): what happened to credentials, who was let in, and what the authorization
-- server remembers. Tables in the schema `app` belong to no tenant; the serving role reaches them by functions alone.

-- What happened to credentials -----------------------------------------------------------------------------------------

-- As with the audit trail, no key to tenants.
create table auth_events (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  outcome text not null check (outcome in ('succeeded', 'failed')),
  user_id uuid,
  actor_type text,
  actor_id uuid,
  credential_id uuid,
  oauth_client_name text,
  failure_reason text,
  ip_address text,
  user_agent text,
  request_id text,
  occurred_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index auth_events_newest on auth_events (tenant_id, occurred_at desc, id desc);
create index auth_events_user on auth_events (tenant_id, user_id, occurred_at desc);
create index auth_events_credential on auth_events (tenant_id, credential_id, occurred_at desc) where credential_id is not null;
create index auth_events_age on auth_events using brin (occurred_at);
select app.protect('auth_events');

-- Where the request comes from that a transaction works for, so that triggers can tell it too.
create function app.set_auth_origin(origin jsonb) returns void
  language sql
  as $$ select set_config('app.auth_origin', coalesce(origin, '{}')::text, true) $$;

-- Keeps an event together with the origin of the transaction. `event` has the columns of auth_events that are known.
create function app.note_auth_event(tenant uuid, event jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into auth_events (tenant_id, kind, outcome, user_id, actor_type, actor_id, credential_id, oauth_client_name,
        failure_reason, ip_address, user_agent, request_id)
      select tenant, e.kind, coalesce(e.outcome, 'succeeded'), e.user_id,
        case when e.actor_id is distinct from e.user_id then e.actor_type end,
        case when e.actor_id is distinct from e.user_id then e.actor_id end,
        e.credential_id, left(e.oauth_client_name, 200), left(e.failure_reason, 500), left(e.ip_address, 64),
        left(e.user_agent, 1000), left(e.request_id, 64)
      from jsonb_populate_record(null::auth_events,
        coalesce(nullif(current_setting('app.auth_origin', true), '')::jsonb, '{}') || event) e
  $$;
revoke all on function app.note_auth_event(uuid, jsonb) from public;

-- Grants ---------------------------------------------------------------------------------------------------------------

-- A member let a program act for them in one agency. All codes and tokens that follow from one consent belong to one grant:
-- it is the family that ends as a whole.
create table oauth_grants (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  account_id uuid not null,
  client_id text not null,
  client_name text not null,
  client_source text not null check (client_source in ('registration', 'metadata_document')),
  redirect_host text not null,
  resource text not null,
  state text not null default 'active' check (state in ('active', 'revoked')),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  revoked_by uuid,
  revoke_reason text check (revoke_reason in ('user', 'admin', 'client', 'reuse', 'member')),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
-- Found by its tokens before any tenant is known.
create unique index oauth_grants_id on oauth_grants (id);
create index oauth_grants_newest on oauth_grants (tenant_id, created_at desc, id desc);
create index oauth_grants_user on oauth_grants (tenant_id, user_id, created_at desc);
create index oauth_grants_client on oauth_grants (client_id);
select app.protect('oauth_grants');

create function app.note_grant_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  perform app.note_auth_event(new.tenant_id, jsonb_build_object(
    'kind', case when tg_op = 'INSERT' then 'grant_created' else 'grant_revoked' end,
    'user_id', new.user_id, 'credential_id', new.id, 'oauth_client_name', new.client_name,
    'actor_id', new.revoked_by, 'actor_type', (
      select case u.kind when 'member' then 'user' else u.kind end from users u where u.tenant_id = new.tenant_id and u.id = new.revoked_by)));
  if tg_op = 'UPDATE' then
    perform pg_notify('credentials_changed', new.tenant_id::text);
  end if;
  return null;
end $$;
create trigger grant_changed after insert or update of state on oauth_grants
  for each row execute function app.note_grant_change();

-- Whoever suspends or removes a member ends their grants with it, for good (domain model §15).
create function app.revoke_grants_of_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update oauth_grants g
    set state = 'revoked', revoked_at = now(), revoke_reason = 'member', revision = g.revision + 1, updated_at = now()
    where g.tenant_id = new.tenant_id and g.user_id = new.id and g.state = 'active';
  return null;
end $$;
create trigger member_left after update of status on users
  for each row when (new.status in ('suspended', 'removed') and old.status is distinct from new.status)
  execute function app.revoke_grants_of_member();

-- What the authorization server remembers ------------------------------------------------------------------------------

-- Programs that registered themselves. Their ids are no secrets.
create table app.oauth_clients (
  id text primary key,
  metadata jsonb not null,
  ip_address text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index oauth_clients_unused on app.oauth_clients (created_at) where last_used_at is null;

-- Sessions, interactions, codes and tokens, by the SHA-256 of what their holder has. Where the payload would repeat that, it
-- has a mark instead (src/api/auth/oauth/artefacts.ts).
create table app.oauth_artefacts (
  model text not null,
  hash bytea not null,
  uid text,
  grant_id uuid,
  payload jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, hash)
);
create index oauth_artefacts_uid on app.oauth_artefacts (uid) where uid is not null;
create index oauth_artefacts_expiry on app.oauth_artefacts (expires_at);

-- Keys that sign the cookies, sealed by the service; the newest signs, all are accepted.
create table app.oauth_keys (
  slot integer primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
grant select (slot, sealed), insert (slot, sealed) on app.oauth_keys to app;

create function app.store_oauth_artefact(
    artefact_model text, artefact_hash bytea, artefact_uid text, artefact_grant uuid, artefact_payload jsonb,
    ends_at timestamptz, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into app.oauth_artefacts (model, hash, uid, grant_id, payload, expires_at)
    values (artefact_model, artefact_hash, artefact_uid, artefact_grant, artefact_payload, ends_at)
    on conflict (model, hash) do update
      set uid = excluded.uid, grant_id = excluded.grant_id, payload = excluded.payload, expires_at = excluded.expires_at;
  if artefact_model = 'AccessToken' and artefact_payload ->> 'gty' = 'authorization_code' then
    perform app.set_auth_origin(origin);
    perform app.note_auth_event(g.tenant_id, jsonb_build_object(
        'kind', 'token_issued', 'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name))
      from oauth_grants g where g.id = artefact_grant;
  end if;
end $$;

create function app.find_oauth_artefact(artefact_model text, artefact_hash bytea)
  returns table (payload jsonb, consumed_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.payload, a.consumed_at, a.expires_at from app.oauth_artefacts a
      where a.model = artefact_model and a.hash = artefact_hash
  $$;

create function app.find_oauth_session(session_uid text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.payload from app.oauth_artefacts a
      where a.uid = session_uid and a.model = 'Session' and a.expires_at > now()
  $$;

-- Of several uses of a code or a refresh token, whatever processes they come to, one is the first.
create function app.consume_oauth_artefact(artefact_model text, artefact_hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
    with consumed as (
      update app.oauth_artefacts set consumed_at = now()
        where model = artefact_model and hash = artefact_hash and consumed_at is null
        returning 1)
    select exists (select from consumed)
  $$;

create function app.delete_oauth_artefact(artefact_model text, artefact_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from app.oauth_artefacts where model = artefact_model and hash = artefact_hash
  $$;

create function app.store_oauth_client(client_id text, client_metadata jsonb, registered_from text) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into app.oauth_clients (id, metadata, ip_address) values (client_id, client_metadata, registered_from)
  $$;

create function app.find_oauth_client(client_id text) returns jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select metadata from app.oauth_clients where id = client_id
  $$;

-- A grant of the account's own membership, or nothing where there is none that is active.
create function app.create_oauth_grant(
    granting_account uuid, tenant uuid, client text, name text, source text, host text, granted_resource text, origin jsonb)
  returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  member uuid;
  made uuid;
begin
  perform app.set_auth_origin(origin);
  -- Locked, so that whoever suspends the member meanwhile finds the grant.
  select u.id into member from users u
    where u.tenant_id = tenant and u.account_id = granting_account and u.kind = 'member' and u.status = 'active'
    for share;
  if member is null then
    return null;
  end if;
  insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource)
    values (tenant, member, granting_account, client, name, source, host, granted_resource)
    returning id into made;
  update app.oauth_clients set last_used_at = now() where id = client;
  return made;
end $$;

create function app.find_oauth_grant(grant_id uuid)
  returns table (account_id uuid, client_id text, resource text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select g.account_id, g.client_id, g.resource
    from oauth_grants g join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    where g.id = grant_id and g.state = 'active' and u.status = 'active'
  $$;

-- Ends the family of a token: because its client asked for it, or because something that was used came again.
create function app.end_oauth_grant(ended uuid, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  g oauth_grants%rowtype;
begin
  perform app.set_auth_origin(origin);
  select * into g from oauth_grants where id = ended for update;
  if not found then
    return;
  end if;
  perform app.note_auth_event(g.tenant_id, jsonb_build_object(
    'kind', case reason when 'reuse' then 'token_reuse_detected' else 'token_revoked' end,
    'outcome', case reason when 'reuse' then 'failed' else 'succeeded' end,
    'failure_reason', case reason when 'reuse' then 'A code or refresh token that had been used came again.' end,
    'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name));
  update oauth_grants
    set state = 'revoked', revoked_at = now(), revoke_reason = reason, revision = g.revision + 1, updated_at = now()
    where id = ended and state = 'active';
end $$;

-- A refresh that was refused, where the token is one of ours.
create function app.note_refresh_failure(token_hash bytea, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(g.tenant_id, jsonb_build_object(
      'kind', 'token_refresh_failed', 'outcome', 'failed', 'failure_reason', reason,
      'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name))
    from app.oauth_artefacts a join oauth_grants g on g.id = a.grant_id
    where a.model = 'RefreshToken' and a.hash = token_hash;
end $$;

-- The identity behind an access token, as app.find_api_key() finds the one behind a key.
create function app.find_oauth_token(token_hash bytea)
  returns table (
    grant_id uuid, tenant_id uuid, user_id uuid, name text, role text, status text, permissions text[], client_id text,
    expires_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select g.id, g.tenant_id, u.id, u.name, u.role, u.status,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      g.client_id, a.expires_at, g.revoked_at
    from app.oauth_artefacts a
    join oauth_grants g on g.id = a.grant_id
    join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    where a.model = 'AccessToken' and a.hash = token_hash
  $$;

create function app.touch_oauth_grants(grant_ids uuid[], used_at timestamptz[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
    update oauth_grants g set last_used_at = greatest(g.last_used_at, u.at)
    from unnest(grant_ids, used_at) as u (id, at)
    where g.id = u.id and (g.last_used_at is null or g.last_used_at < u.at)
  $$;

-- A call with a key that is known and not valid any more: kept once a minute, however often it comes.
create function app.note_refused_key(tenant uuid, refused_key uuid, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('api_key_refused'), hashtext(refused_key::text));
  if exists (
    select from auth_events e
    where e.tenant_id = tenant and e.credential_id = refused_key and e.kind = 'api_key_refused'
      and e.occurred_at > clock_timestamp() - interval '1 minute')
  then
    return;
  end if;
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(k.tenant_id, jsonb_build_object(
      'kind', 'api_key_refused', 'outcome', 'failed', 'failure_reason', reason, 'user_id', k.user_id, 'credential_id', k.id))
    from api_keys k where k.tenant_id = tenant and k.id = refused_key;
end $$;

-- Signing in -----------------------------------------------------------------------------------------------------------

-- What came too often, by the SHA-256 of whom or where it came from.
create table app.throttles (
  bucket text not null,
  subject bytea not null,
  count integer not null,
  since timestamptz not null,
  blocked_until timestamptz not null default '-infinity',
  primary key (bucket, subject)
);
create index throttles_age on app.throttles (since);

-- After `free` failures each further one doubles the wait, from 5 seconds to 15 minutes.
create function app.sign_in_wait(failures integer, free integer) returns interval
  language sql immutable
  return case when failures < free then interval '0' else make_interval(secs => least(900, 5 * 2 ^ least(failures - free, 12))) end;

-- Counts an attempt as failed before the password is looked at, so that attempts at once cannot go around the wait; answers
-- the seconds to wait, or 0 when the attempt may go on. A day without attempts forgets them.
create function app.begin_sign_in(account bytea, address bytea) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  wait interval;
begin
  insert into app.throttles as t (bucket, subject, count, since) values ('account', account, 0, at), ('address', address, 0, at)
    on conflict (bucket, subject) do update set
      count = case when t.since < at - interval '1 day' then 0 else t.count end;
  select max(t.blocked_until) - at into wait from app.throttles t
    where (t.bucket, t.subject) in (('account', account), ('address', address));
  if wait > interval '0' then
    return ceil(extract(epoch from wait))::integer;
  end if;
  update app.throttles t set
      count = t.count + 1, since = at,
      blocked_until = at + app.sign_in_wait(t.count + 1, case t.bucket when 'account' then 5 else 20 end)
    where (t.bucket, t.subject) in (('account', account), ('address', address));
  return 0;
end $$;

-- The attempt was right after all: the account's failures are forgotten, the address had one fewer.
create function app.end_sign_in(account bytea, address bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
    delete from app.throttles where bucket = 'account' and subject = account;
    update app.throttles set count = greatest(0, count - 1), blocked_until = '-infinity'
      where bucket = 'address' and subject = address;
  $$;

-- So many in a window, such as registrations from one address; answers the seconds to wait, or 0.
create function app.take_attempt(of_bucket text, of_subject bytea, most integer, window_seconds integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  at timestamptz := clock_timestamp();
  length interval := make_interval(secs => window_seconds);
  taken app.throttles%rowtype;
begin
  insert into app.throttles as t (bucket, subject, count, since) values (of_bucket, of_subject, 1, at)
    on conflict (bucket, subject) do update set
      count = case when t.since + length <= at then 1 else least(t.count, most) + 1 end,
      since = case when t.since + length <= at then at else t.since end
    returning * into taken;
  return case when taken.count <= most then 0 else greatest(1, ceil(extract(epoch from taken.since + length - at)))::integer end;
end $$;

create function app.find_account(account_email text) returns table (id uuid, email text, password_hash text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.id, a.email, a.password_hash from accounts a where lower(a.email) = lower(account_email)
  $$;

create function app.find_account_email(account uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
    select email from accounts where id = account
  $$;

-- The agencies that an account may act in, the one that it last let a program into first.
create function app.select_account_agencies(account uuid)
  returns table (tenant_id uuid, agency text, user_id uuid, name text, role text, permissions text[], departments text[], is_last boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select t.id, t.name, u.id, u.name, u.role,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      coalesce((
        select array_agg(l.name || ', ' || d.name order by d.name)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      t.id = (select g.tenant_id from oauth_grants g where g.account_id = account order by g.created_at desc, g.id desc limit 1)
    from users u join tenants t on t.id = u.tenant_id
    where u.account_id = account and u.kind = 'member' and u.status = 'active'
    order by lower(t.name), t.id
    limit 200
  $$;
create index users_account on users (account_id) where account_id is not null;
create index oauth_grants_account on oauth_grants (account_id, created_at desc);

-- Signing in and out concerns every agency that the account may act in.
create function app.note_sign_in(account uuid, happened text, reason text, origin jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(u.tenant_id, jsonb_build_object(
      'kind', happened, 'outcome', case when reason is null then 'succeeded' else 'failed' end,
      'failure_reason', reason, 'user_id', u.id))
    from users u where u.account_id = account and u.kind = 'member' and u.status = 'active';
end $$;

-- The serving role's ways in.
do $$
declare
  way regprocedure;
begin
  for way in
    select p.oid from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname in (
      'store_oauth_artefact', 'find_oauth_artefact', 'find_oauth_session', 'consume_oauth_artefact', 'delete_oauth_artefact',
      'store_oauth_client', 'find_oauth_client', 'create_oauth_grant', 'find_oauth_grant', 'end_oauth_grant',
      'note_refresh_failure', 'find_oauth_token', 'touch_oauth_grants', 'note_refused_key', 'begin_sign_in', 'end_sign_in',
      'take_attempt', 'find_account', 'find_account_email', 'select_account_agencies', 'note_sign_in')
  loop
    execute format('revoke all on function %s from public', way);
    execute format('grant execute on function %s to app', way);
  end loop;
end $$;
