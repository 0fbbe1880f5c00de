-- Accounts at outside services that members have connected by OAuth, and what was called by them.
create table connections (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  integration_key text not null,
  name text collate app.unicode not null,
  account_label text collate app.unicode,
  status text not null default 'pending' check (status in ('pending', 'active', 'expired', 'revoked', 'failing')),
  status_message text,
  visibility text not null default 'personal' check (visibility in ('agency', 'personal')),
  owner_id uuid not null,
  scopes text[] not null default '{}',
  access_token_sealed bytea,
  refresh_token_sealed bytea,
  token_expires_at timestamptz(3),
  -- One process at a time renews the token; one that dies leaves it to the next after this.
  refreshing_until timestamptz(3),
  -- A consent that was begun: what its answer has to prove.
  consent_state_hash bytea,
  consent_verifier_sealed bytea,
  consent_expires_at timestamptz(3),
  last_used_at timestamptz(3),
  last_checked_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id)
);
create index connections_newest on connections (tenant_id, created_at desc, id desc);
select app.protect('connections');

create table connection_calls (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  connection_id uuid not null,
  method text not null,
  host text not null,
  path text not null,
  status_code integer,
  failure text,
  duration_ms integer not null,
  called_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create index connection_calls_newest on connection_calls (tenant_id, connection_id, called_at desc);
create index connection_calls_oldest on connection_calls (called_at);
select app.protect('connection_calls');

-- Files that are copied from a cloud drive. `file_id` is the id that the file will have.
create table file_imports (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  file_id uuid not null default app.uuid7(),
  connection_id uuid not null,
  external_id text not null,
  file_name text collate app.unicode,
  export_content_type text,
  record_kind text,
  record_id uuid,
  status text not null default 'queued'
    check (status in ('queued', 'importing', 'checking', 'ready', 'failed', 'quarantined')),
  failure_reason text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id)
);
create index file_imports_oldest on file_imports (created_at);
select app.protect('file_imports');
