-- Automatic assignment of stages (domain model §2.2): how an agency wants it, and every decision with what it was based on.

-- An agency without a row has the defaults of src/domain/assignment/settings.ts.
create table task_assignment_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) on delete cascade,
  is_enabled boolean not null,
  candidate_scope text not null check (candidate_scope in ('department', 'agency')),
  -- As the contract writes them; together 100.
  weights jsonb not null,
  max_open_stages integer,
  max_open_minutes integer,
  only_scheduled_members boolean not null,
  overflow_user_ids uuid[] not null,
  retry_interval_minutes integer,
  revision integer not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id)
);
select app.protect('task_assignment_settings');

create table assignment_decisions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_id uuid not null,
  -- Names and department of the stage at the time.
  stage_name text not null,
  department_id uuid,
  trigger text not null check (trigger in ('stage_ready', 'requested', 'overflow_retry', 'rerun', 'member_left', 'automation')),
  outcome text not null check (outcome in ('auto', 'overflow')),
  overflow_reason text check (overflow_reason in ('no_candidates', 'missing_skills', 'not_scheduled', 'over_capacity')),
  assignee_id uuid,
  previous_assignee_id uuid,
  explanation text not null,
  -- Those considered as the contract writes them, the best first, at most 200; `candidate_count` is how many there were.
  candidates jsonb not null,
  candidate_ids uuid[] not null,
  candidate_count integer not null,
  rule_ids uuid[] not null default '{}',
  rerun_of_id uuid,
  reason text,
  -- As the contract writes it.
  actor jsonb not null,
  decided_at timestamptz(3) not null,
  primary key (tenant_id, id),
  check ((outcome = 'auto') = (assignee_id is not null)),
  check ((outcome = 'overflow') = (overflow_reason is not null)),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, assignee_id) references users (tenant_id, id),
  foreign key (tenant_id, previous_assignee_id) references users (tenant_id, id)
);
create index assignment_decisions_newest on assignment_decisions (tenant_id, decided_at desc, id desc);
create index assignment_decisions_stage on assignment_decisions (tenant_id, stage_id, decided_at desc, id desc);
create index assignment_decisions_task on assignment_decisions (tenant_id, task_id);
select app.protect('assignment_decisions');

-- What was finished on a day, for whoever looks back at theirs.
create index tasks_completed on tasks (tenant_id, completed_at) where completed_at is not null;
create index task_stages_completed on task_stages (tenant_id, completed_at) where completed_at is not null;
create index task_substages_completed on task_substages (tenant_id, completed_at) where completed_at is not null;
