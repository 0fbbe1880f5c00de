-- Automations: the record with its working copy, and its versions, which never change.

create table automations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  status text not null default 'draft' check (status in ('draft', 'active', 'disabled')),
  folder_id uuid,
  tags text[] collate app.unicode not null default '{}',
  owner_id uuid not null,
  run_as_id uuid,
  -- The working copy as the contract writes it, and what lists ask of it.
  config jsonb not null,
  config_hash text not null,
  trigger_type text,
  event_types text[] not null default '{}',
  action_keys text[] not null default '{}',
  node_count integer not null,
  problems jsonb not null default '[]',
  problem_count integer not null default 0,
  -- The same of the published version.
  published_version integer,
  published_at timestamptz(3),
  live_hash text,
  live_trigger_type text,
  live_event_types text[] not null default '{}',
  live_action_keys text[] not null default '{}',
  live_concurrency text check (live_concurrency in ('parallel', 'serial_per_record', 'single')),
  has_unpublished_changes boolean not null generated always as (live_hash is null or live_hash <> config_hash) stored,
  disabled_code text check (disabled_code in ('by_user', 'too_many_failures', 'run_as_inactive')),
  disabled_reason text collate app.unicode,
  disabled_at timestamptz(3),
  -- What executions leave behind: no change of the record.
  consecutive_failures integer not null default 0,
  last_execution_at timestamptz(3),
  last_execution_id uuid,
  -- The schedule as it is registered.
  scheduled_version integer,
  schedule_synced_at timestamptz(3),
  next_run_at timestamptz(3),
  last_run_at timestamptz(3),
  last_run_due_at timestamptz(3),
  last_run_execution_id uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(name || coalesce(' ' || description, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references folders (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id),
  check ((published_version is null) = (status = 'draft'))
);
create index automations_created on automations (tenant_id, created_at desc, id desc) where deleted_at is null;
create index automations_updated on automations (tenant_id, updated_at desc, id desc) where deleted_at is null;
create index automations_name on automations (tenant_id, lower(name), id) where deleted_at is null;
create index automations_published on automations (tenant_id, published_at desc nulls last, id desc) where deleted_at is null;
create index automations_last_execution on automations (tenant_id, last_execution_at desc nulls last, id desc) where deleted_at is null;
create index automations_problems on automations (tenant_id, problem_count desc, id desc) where deleted_at is null;
create index automations_folder on automations (tenant_id, folder_id) where deleted_at is null;
create index automations_owner on automations (tenant_id, owner_id) where deleted_at is null;
create index automations_run_as on automations (tenant_id, run_as_id) where status = 'active' and deleted_at is null;
-- Which automations an event starts.
create index automations_live_events on automations using gin (live_event_types) where status = 'active' and deleted_at is null;
select app.protect('automations');
select app.searchable('automations');

create table automation_versions (
  tenant_id uuid not null default app.tenant_id(),
  automation_id uuid not null,
  version integer not null check (version > 0),
  config jsonb not null,
  change_note text collate app.unicode,
  node_count integer not null,
  trigger_type text not null,
  published_at timestamptz(3) not null,
  published_by uuid not null,
  primary key (tenant_id, automation_id, version),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, published_by) references users (tenant_id, id)
);
select app.protect('automation_versions');

create table automation_settings (
  tenant_id uuid not null default app.tenant_id() primary key references tenants (id),
  failure_limit integer check (failure_limit between 5 and 100),
  answer_deadline_minutes integer not null check (answer_deadline_minutes between 60 and 43200),
  data_retention_days integer not null check (data_retention_days between 1 and 365),
  revision integer not null,
  updated_at timestamptz(3) not null
);
select app.protect('automation_settings');
