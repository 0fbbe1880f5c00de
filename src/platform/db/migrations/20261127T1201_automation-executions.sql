-- Executions of automations: where each stands, what each attempt at a step did, and starts that a schedule missed.

create table automation_executions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  version integer not null,
  status text not null check (status in ('pending', 'queued', 'running', 'waiting', 'paused', 'succeeded', 'failed', 'cancelled', 'skipped')),
  origin text not null check (origin in ('event', 'schedule', 'webhook', 'integration', 'button', 'manual', 'parent', 'rerun')),
  trigger_type text not null,
  event_type text,
  event_id uuid,
  record_kind text,
  record_id uuid,
  client_id uuid,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  -- Number of automations in the chain before it.
  depth smallint not null check (depth between 0 and 5),
  correlation_id text not null,
  trigger_key text,
  -- Executions with the same one come one after another; null for those that run at once.
  concurrency_key text,
  -- Whether it holds its concurrency key: from its admission until it ends or waits.
  is_holding boolean not null default false,
  -- Quiet time after a trigger is over then.
  ready_at timestamptz(3) not null,
  input jsonb,
  -- Position: step, loops around it, variables, what it waits for.
  state jsonb not null default '{}',
  step_count integer not null default 0,
  fault_count smallint not null default 0,
  current_node_key text,
  pending_request jsonb,
  asked_user_ids uuid[] not null default '{}',
  waiting_kind text check (waiting_kind in ('time', 'retry', 'event', 'execution')),
  waiting_event_types text[] not null default '{}',
  waiting_execution_id uuid,
  resumes_at timestamptz(3),
  -- What ended the wait: a time, an event, an answer, another execution.
  wake jsonb,
  is_cancelling boolean not null default false,
  skip_reason text check (skip_reason in ('filters_not_met', 'duplicate_trigger', 'debounced', 'own_change', 'loop_guard')),
  error jsonb,
  output jsonb,
  rerun_of_id uuid,
  parent_execution_id uuid,
  credits_used double precision not null default 0,
  queued_at timestamptz(3),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  duration_ms double precision generated always as (extract(epoch from finished_at - started_at) * 1000) stored,
  -- When inputs and outputs are erased; null until it ends.
  erase_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade,
  check ((status = 'skipped') = (skip_reason is not null)),
  check (not is_holding or status in ('running', 'waiting', 'paused', 'queued'))
);
create index automation_executions_created on automation_executions (tenant_id, created_at desc, id desc);
create index automation_executions_started on automation_executions (tenant_id, started_at desc nulls last, id desc);
create index automation_executions_finished on automation_executions (tenant_id, finished_at desc nulls last, id desc);
create index automation_executions_duration on automation_executions (tenant_id, duration_ms desc nulls last, id desc);
create index automation_executions_automation on automation_executions (tenant_id, automation_id, created_at desc, id desc);
create index automation_executions_version on automation_executions (tenant_id, automation_id, version);
create index automation_executions_record on automation_executions (tenant_id, record_id) where record_id is not null;
create index automation_executions_client on automation_executions (tenant_id, client_id) where client_id is not null;
create index automation_executions_event on automation_executions (tenant_id, event_id) where event_id is not null;
create index automation_executions_correlation on automation_executions (tenant_id, correlation_id);
create index automation_executions_parent on automation_executions (tenant_id, parent_execution_id) where parent_execution_id is not null;
create index automation_executions_asked on automation_executions using gin (asked_user_ids) where status = 'paused';
create index automation_executions_trigger_key on automation_executions (tenant_id, automation_id, trigger_key, created_at desc) where trigger_key is not null;
-- What is to be admitted, and which agencies have some; who waits for an event.
create index automation_executions_queued on automation_executions (tenant_id, ready_at, id) where status = 'queued';
create index automation_executions_running on automation_executions (tenant_id) where status = 'running';
create index automation_executions_waiting on automation_executions using gin (waiting_event_types) where status = 'waiting' and waiting_kind = 'event';
create index automation_executions_erase on automation_executions (erase_at) where erase_at is not null;
create unique index automation_executions_holder on automation_executions (tenant_id, automation_id, concurrency_key) where is_holding and concurrency_key is not null;
create index automation_executions_line on automation_executions (tenant_id, automation_id, concurrency_key, ready_at, id) where status = 'queued';
select app.protect('automation_executions');

create table automation_execution_items (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  execution_id uuid not null,
  automation_id uuid not null,
  position integer not null,
  node_key text not null,
  node_type text not null,
  label text collate app.unicode not null,
  action_key text,
  iteration_path jsonb not null default '[]',
  visit integer not null,
  attempt smallint not null check (attempt between 1 and 10),
  is_last_attempt boolean not null default true,
  status text not null check (status in ('pending', 'running', 'succeeded', 'failed', 'skipped', 'waiting', 'cancelled')),
  port text,
  input jsonb,
  output jsonb,
  is_truncated boolean not null default false,
  records jsonb not null default '[]',
  error jsonb,
  credits_used double precision not null default 0,
  resumes_at timestamptz(3),
  started_at timestamptz(3),
  finished_at timestamptz(3),
  duration_ms double precision generated always as (extract(epoch from finished_at - started_at) * 1000) stored,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, execution_id) references automation_executions (tenant_id, id) on delete cascade
);
-- The order of execution; no attempt is stored twice.
create unique index automation_execution_items_position on automation_execution_items (tenant_id, execution_id, position);
create unique index automation_execution_items_attempt on automation_execution_items (tenant_id, execution_id, node_key, iteration_path, visit, attempt);
create index automation_execution_items_started on automation_execution_items (tenant_id, started_at desc nulls last, id desc);
create index automation_execution_items_duration on automation_execution_items (tenant_id, duration_ms desc nulls last, id desc);
create index automation_execution_items_created on automation_execution_items (tenant_id, created_at desc, id desc);
create index automation_execution_items_failed on automation_execution_items (tenant_id, automation_id, finished_at desc) where status = 'failed';
select app.protect('automation_execution_items');

create table automation_missed_runs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  run_count integer not null check (run_count > 0),
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade
);
create index automation_missed_runs_automation on automation_missed_runs (tenant_id, automation_id, created_at);
select app.protect('automation_missed_runs');

-- Events that an automation starts on, or that an execution waits for, until they are looked at.
create table automation_hits (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  event_id uuid not null,
  automation_id uuid,
  execution_id uuid,
  attempts smallint not null default 0,
  due_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, execution_id) references automation_executions (tenant_id, id) on delete cascade,
  check ((automation_id is null) <> (execution_id is null))
);
create index automation_hits_due on automation_hits (tenant_id, due_at, id);
select app.protect('automation_hits');
