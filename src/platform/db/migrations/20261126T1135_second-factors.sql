-- Second factors and passkeys of accounts. They belong to no tenant, and the serving role reaches them by functions alone.

create table app.second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  totp_sealed bytea,
  totp_enabled_at timestamptz(3),
  -- The last time step that was used: it and those before it are not taken again.
  totp_last_step bigint not null default -1,
  -- An app before its first code.
  pending_sealed bytea,
  pending_until timestamptz(3),
  recovery_salt bytea,
  recovery_hashes bytea[] not null default '{}'
);

create table app.passkeys (
  id uuid primary key default app.uuid7(),
  account_id uuid not null references accounts (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  last_used_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index passkeys_account on app.passkeys (account_id);

-- What a browser has to sign once, to add a passkey or to sign in with one.
create table app.passkey_challenges (
  id uuid primary key default app.uuid7(),
  -- Null where nobody has said yet who they are.
  account_id uuid references accounts (id) on delete cascade,
  is_registration boolean not null,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_account on app.passkey_challenges (account_id);
create index passkey_challenges_expiry on app.passkey_challenges (expires_at);

-- Between a right password and the second factor.
create table app.sign_in_steps (
  hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index sign_in_steps_account on app.sign_in_steps (account_id);
create index sign_in_steps_expiry on app.sign_in_steps (expires_at);

alter table app.console_sessions add column has_second_factor boolean not null default false;
alter table tenants add column is_second_factor_required boolean not null default false;
grant update (is_second_factor_required) on tenants to app;
