-- Tests of automations: each runs the working copy as it was, and what its steps came to is kept for 7 days.
create table automation_test_runs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  automation_revision integer not null,
  config jsonb not null,
  mode text not null check (mode in ('simulate', 'live')),
  status text not null default 'queued' check (status in ('queued', 'running', 'passed', 'failed', 'cancelled', 'timed_out')),
  -- What stands for answers of people, by step, and for the values of forms.
  answers jsonb not null default '{}',
  form_inputs jsonb not null default '{}',
  skip_waits boolean not null,
  record_kind text,
  record_id uuid,
  client_id uuid,
  input jsonb not null,
  state jsonb not null default '{}',
  step_count integer not null default 0,
  current_node_key text,
  waiting_kind text check (waiting_kind in ('time', 'retry', 'event', 'execution')),
  waiting_execution_id uuid,
  wake jsonb,
  error jsonb,
  correlation_id text not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade,
  check ((status in ('queued', 'running')) = (finished_at is null))
);
-- One test of an automation at a time.
create unique index automation_test_runs_open on automation_test_runs (tenant_id, automation_id) where status in ('queued', 'running');
create index automation_test_runs_newest on automation_test_runs (tenant_id, automation_id, created_at desc, id desc);
select app.protect('automation_test_runs');

create table automation_test_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  test_run_id uuid not null,
  position integer not null,
  node_key text not null,
  node_type text not null,
  iteration_path jsonb not null default '[]',
  visit integer not null,
  attempt smallint not null,
  status text not null check (status in ('pending', 'running', 'succeeded', 'failed', 'skipped', 'waiting', 'cancelled')),
  is_simulated boolean not null default false,
  preview text collate app.unicode,
  input jsonb,
  output jsonb,
  port text,
  error jsonb,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3),
  duration_ms double precision generated always as (extract(epoch from finished_at - started_at) * 1000) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_run_id) references automation_test_runs (tenant_id, id) on delete cascade
);
create unique index automation_test_steps_position on automation_test_steps (tenant_id, test_run_id, position);
select app.protect('automation_test_steps');
