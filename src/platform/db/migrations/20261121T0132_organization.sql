-- How an agency is organised: departments below each other, levels with a rank, working hours, pay, invitations, and the way
-- back to an account whose password was forgotten.

alter table departments
  add column parent_id uuid,
  add column color text,
  add column lead_ids uuid[] not null default '{}',
  add column position integer not null default 0,
  add foreign key (tenant_id, parent_id) references departments (tenant_id, id);
create index departments_parent on departments (tenant_id, parent_id, position);
alter table department_levels add column description text;
create index department_levels_rank on department_levels (tenant_id, department_id, position, id);
create unique index department_levels_name on department_levels (tenant_id, department_id, lower(name));
create index department_members_level on department_members (tenant_id, level_id);

-- What was made before anybody was kept as its maker was made for the agency's first owner.
update departments d set created_by = (select u.id from users u where u.tenant_id = d.tenant_id and u.role = 'owner' order by u.created_at, u.id limit 1)
  where created_by is null;
update department_levels l set created_by = (select u.id from users u where u.tenant_id = l.tenant_id and u.role = 'owner' order by u.created_at, u.id limit 1)
  where created_by is null;

-- Custom field values of members and service accounts.
alter table users add column field_values jsonb not null default '{}';

create table employee_schedules (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  time_zone text not null,
  hours jsonb not null,
  capacity_minutes_per_week integer,
  exceptions jsonb not null,
  revision integer not null default 1,
  updated_at timestamptz(3) not null,
  updated_by uuid not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('employee_schedules');

create table employee_compensations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  pay_period text not null check (pay_period in ('hour', 'month', 'year')),
  pay jsonb not null,
  cost_per_hour jsonb,
  billing_rate_per_hour jsonb,
  effective_date date not null,
  note text,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, effective_date),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('employee_compensations');

-- What a member was certified in. Issued by training (domain model §11.5); the course is kept by name as it was then.
create table training_certifications (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  course_id uuid not null,
  course_name text not null,
  enrollment_id uuid not null,
  code text not null,
  template_id uuid not null,
  template_version integer not null,
  file_id uuid,
  score_percent numeric,
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  revoke_reason text,
  superseded_by_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index training_certifications_user on training_certifications (tenant_id, user_id, issued_at desc);
select app.protect('training_certifications');

-- Invitations ----------------------------------------------------------------------------------------------------------

-- The last invitation of a member, by the SHA-256 of what its link holds. Another one takes its place, so that the former
-- link ends; one that was accepted stays, so that whoever follows it again is told.
create table user_invitations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  user_id uuid not null,
  token_hash bytea not null unique,
  invited_by uuid not null,
  email_delivery_id uuid,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('user_invitations');

-- The link of somebody who was removed before they came, or was removed since, ends.
create function app.end_invitation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from user_invitations i where i.tenant_id = new.tenant_id and i.user_id = new.id;
  return null;
end $$;
revoke all on function app.end_invitation() from public;
create trigger invitation_ends after update of status on users
  for each row when (new.status = 'removed' and old.status <> 'removed') execute function app.end_invitation();

-- The invitation behind a link, before any tenant is known; whoever has the token may see it.
create function app.find_invitation(invitation_hash bytea)
  returns table (
    tenant_id uuid, agency text, user_id uuid, name text, email text, invited_by text, expires_at timestamptz,
    accepted_at timestamptz, status text, account_id uuid, has_password boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select i.tenant_id, t.name, u.id, u.name, u.email, inviter.name, i.expires_at, i.accepted_at, u.status, a.id, a.password_hash is not null
    from user_invitations i
    join tenants t on t.id = i.tenant_id
    join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    left join users inviter on inviter.tenant_id = i.tenant_id and inviter.id = i.invited_by
    left join accounts a on lower(a.email) = lower(u.email)
    where i.token_hash = invitation_hash
  $$;

-- Links the member who was invited to the account of their address, in the transaction that makes them active. A new account,
-- and one that nobody could ever sign in to, gets the password; of one that has a password the owner must have shown who they
-- are (`proven`), so that a link never opens somebody's account. Null when that is missing or the link does not hold.
create function app.link_invited_account(invitation_hash bytea, proven uuid, new_hash text) returns uuid
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

-- Forgotten passwords --------------------------------------------------------------------------------------------------

-- The last link for a new password that an account asked for, by the SHA-256 of its token.
create table app.password_resets (
  account_id uuid primary key references accounts (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_resets_expiry on app.password_resets (expires_at);

-- Stores the link and queues the mail that holds it, where there is such an account. Nothing tells whether there is.
create function app.request_password_reset(account_email text, reset_hash bytea, ends_at timestamptz, mail jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account accounts%rowtype;
begin
  select a.* into account from accounts a where lower(a.email) = lower(account_email);
  if not found then
    return;
  end if;
  insert into app.password_resets (account_id, token_hash, expires_at) values (account.id, reset_hash, ends_at)
    on conflict (account_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now();
  -- To the address that is known, however the other one was written.
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', account.email));
end $$;

create function app.find_password_reset(reset_hash bytea) returns table (email text, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select a.email, r.expires_at from app.password_resets r join accounts a on a.id = r.account_id
    where r.token_hash = reset_hash and r.expires_at > now()
  $$;

-- Uses the link up: of several uses at once one is the first. All browsers are signed out, and the owner is told.
create function app.reset_password(reset_hash bytea, new_hash text, mail jsonb, origin jsonb) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account uuid;
begin
  delete from app.password_resets r where r.token_hash = reset_hash and r.expires_at > now() returning r.account_id into account;
  if account is null then
    return null;
  end if;
  perform app.replace_password(account, new_hash, origin);
  perform app.end_console_sessions(account, null, null, origin);
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', (select a.email from accounts a where a.id = account)));
  return account;
end $$;

-- A password that was changed otherwise makes the links from before it worthless.
create function app.end_password_resets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from app.password_resets r where r.account_id = new.id;
  return null;
end $$;
revoke all on function app.end_password_resets() from public;
create trigger password_resets_end after update of password_hash on accounts
  for each row when (new.password_hash is distinct from old.password_hash) execute function app.end_password_resets();

do $$
declare
  way regprocedure;
begin
  for way in
    select p.oid from pg_proc p
    where p.pronamespace = 'app'::regnamespace and p.proname in (
      'find_invitation', 'link_invited_account', 'request_password_reset', 'find_password_reset', 'reset_password')
  loop
    execute format('revoke all on function %s from public', way);
    execute format('grant execute on function %s to app', way);
  end loop;
end $$;
