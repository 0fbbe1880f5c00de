-- Tasks with their stages, substages, dependencies and people (domain model §2). One module loads a task as a whole under
-- its row lock and stores it again (src/families/tasks/aggregate/); nobody else writes these tables.

-- The next number of each agency. Its row is locked from the first task of a transaction until the commit.
create table task_numbers (
  tenant_id uuid not null default app.tenant_id() references tenants (id) on delete cascade,
  last integer not null,
  primary key (tenant_id)
);
select app.protect('task_numbers');

create function app.take_task_number() returns integer
  language sql as $$
    insert into task_numbers as n (tenant_id, last) values (app.tenant_id(), 1)
    on conflict (tenant_id) do update set last = n.last + 1 returning last
  $$;

create table tasks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  number integer not null,
  name text not null,
  description text,
  status text not null,
  status_category text not null check (status_category in ('todo', 'active', 'on_hold', 'done', 'cancelled')),
  -- Status before the hold, to return to; set on hold only.
  held_status text,
  held_at timestamptz(3),
  hold_reason text,
  -- Time on hold so far, the present hold left out.
  held_minutes integer not null default 0,
  priority_level text check (priority_level in ('low', 'normal', 'high', 'urgent')),
  priority_rank smallint not null generated always as (
    case priority_level when 'urgent' then 4 when 'high' then 3 when 'normal' then 2 when 'low' then 1 else 0 end) stored,
  tags text[] not null default '{}',
  client_id uuid,
  department_id uuid,
  process_definition_id uuid,
  process_definition_version integer,
  assigned_to uuid[] not null default '{}',
  current_stage_id uuid,
  -- Stages that count, and those of them that are completed or skipped.
  stage_count integer not null default 0,
  finished_stage_count integer not null default 0,
  progress_percent numeric(5, 1) not null generated always as (case
    when status_category = 'done' then 100
    when stage_count = 0 then 0
    else round(100.0 * finished_stage_count / stage_count, 1) end) stored,
  start_date timestamptz(3),
  due_date timestamptz(3),
  started_at timestamptz(3),
  completed_at timestamptz(3),
  completed_by uuid,
  cancelled_at timestamptz(3),
  estimated_minutes integer,
  tracked_minutes integer not null default 0,
  is_private boolean not null default false,
  -- Who may see it while it is private: creator, watchers, and the assignees of the task, its stages and substages.
  involved_ids uuid[] not null default '{}',
  field_values jsonb not null default '{}',
  source_kind text not null check (source_kind in ('api', 'ticket', 'schedule', 'automation', 'form', 'interface')),
  source_id uuid,
  merged_into_id uuid,
  merged_at timestamptz(3),
  search_text text not null generated always as (lower(name) || ' #' || number::text) stored,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete set null (department_id),
  foreign key (tenant_id, process_definition_id, process_definition_version)
    references process_versions (tenant_id, process_definition_id, version),
  foreign key (tenant_id, merged_into_id) references tasks (tenant_id, id)
);
-- A task that lists, counts and searches know: neither deleted nor merged. Every condition below repeats it word for word.
-- `is_private` is in the indexes of the lists so that counting reads nothing else.
create index tasks_newest on tasks (tenant_id, created_at desc, id desc) include (is_private) where deleted_at is null and merged_into_id is null;
create index tasks_updated on tasks (tenant_id, updated_at desc, id desc) include (is_private) where deleted_at is null and merged_into_id is null;
create index tasks_status on tasks (tenant_id, status_category, created_at desc, id desc) include (is_private) where deleted_at is null and merged_into_id is null;
create index tasks_due on tasks (tenant_id, due_date) include (is_private)
  where deleted_at is null and merged_into_id is null and status_category in ('todo', 'active', 'on_hold') and due_date is not null;
create index tasks_client on tasks (tenant_id, client_id, created_at desc) where deleted_at is null and merged_into_id is null;
create index tasks_process on tasks (tenant_id, process_definition_id, process_definition_version);
create index tasks_merged_into on tasks (tenant_id, merged_into_id) where merged_into_id is not null;
create index tasks_deleted on tasks (tenant_id, deleted_at) where deleted_at is not null;
create index tasks_search on tasks using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null and merged_into_id is null;
select app.protect('tasks');

-- LIKE under row-level security cannot use an index (see app.search_clients); ids only, read again under the policy.
create function app.search_tasks(pattern text) returns setof uuid
  language sql stable security definer rows 50 set search_path = public, pg_temp
  as $$
    select id from tasks
    where tenant_id = app.tenant_id() and deleted_at is null and merged_into_id is null and search_text like pattern
  $$;
revoke all on function app.search_tasks(text) from public;
grant execute on function app.search_tasks(text) to app;

create table task_stages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  -- Stage of the process that it was made from; null for one added by hand.
  stage_definition_id uuid,
  name text not null,
  instructions text,
  position integer not null,
  status text not null,
  status_category text not null check (status_category in ('pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled')),
  -- Template whose statuses it offers; null for the agency's own.
  status_template_id uuid,
  is_required boolean not null default true,
  auto_start boolean not null default false,
  auto_complete boolean not null default false,
  department_id uuid,
  assigned_to uuid[] not null default '{}',
  assignment_state text not null default 'unassigned' check (assignment_state in ('unassigned', 'manual', 'auto', 'overflow')),
  -- How the process wants it assigned: {"mode", "user_ids", "skills"}.
  assignment jsonb not null default '{"mode": "none", "user_ids": [], "skills": []}',
  overflow_reason text,
  overflowed_at timestamptz(3),
  -- Decisions of auto assignment that found nobody, since the last that did.
  overflow_attempts integer not null default 0,
  overflow_attempted_at timestamptz(3),
  due_date timestamptz(3),
  due_rule jsonb,
  -- What the process wanted when the task was made or its anchor last moved.
  planned_due_date timestamptz(3),
  planned_minutes integer,
  dependency_reopened boolean not null default false,
  -- When the lag of its dependencies is over, for a pending stage whose predecessors are satisfied.
  ready_from timestamptz(3),
  estimated_minutes integer,
  tracked_minutes integer not null default 0,
  required_field_keys text[] not null default '{}',
  skip_reason text,
  started_at timestamptz(3),
  completed_at timestamptz(3),
  completed_by uuid,
  -- When it was completed or skipped: what successors and their due dates count from.
  finished_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete set null (department_id),
  foreign key (tenant_id, status_template_id) references status_templates (tenant_id, id)
);
create index task_stages_task on task_stages (tenant_id, task_id, position, id);
create index task_stages_open_due on task_stages (tenant_id, due_date) where status_category in ('pending', 'ready', 'in_progress');
create index task_stages_overflow on task_stages (tenant_id, overflowed_at) where assignment_state = 'overflow';
create index task_stages_lag on task_stages (ready_from) where status_category = 'pending' and ready_from is not null;
create index task_stages_template on task_stages (tenant_id, status_template_id) where status_template_id is not null;
create index task_stages_definition on task_stages (tenant_id, stage_definition_id) where stage_definition_id is not null;
select app.protect('task_stages');

create table task_substages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_id uuid not null,
  name text not null,
  description text,
  position integer not null,
  is_required boolean not null default true,
  assigned_to uuid[] not null default '{}',
  due_date timestamptz(3),
  completed_at timestamptz(3),
  completed_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, stage_id) references task_stages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade
);
create index task_substages_stage on task_substages (tenant_id, stage_id, position, id);
create index task_substages_task on task_substages (tenant_id, task_id);
select app.protect('task_substages');

create table task_stage_dependencies (
  tenant_id uuid not null default app.tenant_id(),
  task_id uuid not null,
  predecessor_id uuid not null,
  successor_id uuid not null,
  type text not null default 'finish_to_start' check (type in ('finish_to_start', 'start_to_start')),
  lag_minutes integer not null default 0,
  primary key (tenant_id, successor_id, predecessor_id),
  check (predecessor_id <> successor_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, predecessor_id) references task_stages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, successor_id) references task_stages (tenant_id, id) on delete cascade
);
create index task_stage_dependencies_task on task_stage_dependencies (tenant_id, task_id);
create index task_stage_dependencies_predecessor on task_stage_dependencies (tenant_id, predecessor_id);
select app.protect('task_stage_dependencies');

-- Who is to do what: a row for each person in `assigned_to` of a task, stage or substage (`holder_id`), kept by triggers,
-- because under row-level security the array operators can use no index, and equality can.
create table task_assignees (
  tenant_id uuid not null,
  user_id uuid not null,
  holder_id uuid not null,
  kind text not null check (kind in ('task', 'task_stage', 'task_substage')),
  task_id uuid not null,
  stage_id uuid,
  -- Whether the task, stage or substage itself is unfinished.
  is_open boolean not null,
  primary key (tenant_id, user_id, holder_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade
);
create index task_assignees_open on task_assignees (tenant_id, user_id, kind) where is_open;
create index task_assignees_holder on task_assignees (tenant_id, holder_id);
create index task_assignees_task on task_assignees (tenant_id, task_id);
select app.protect('task_assignees');

create function app.store_task_assignees(tenant uuid, holder uuid, holder_kind text, task uuid, stage uuid, people uuid[], unfinished boolean) returns void
  language plpgsql as $$
begin
  delete from task_assignees where tenant_id = tenant and holder_id = holder;
  insert into task_assignees (tenant_id, user_id, holder_id, kind, task_id, stage_id, is_open)
    select tenant, p, holder, holder_kind, task, stage, unfinished from unnest(people) p;
end $$;

create function app.follow_task_assignees() returns trigger
  language plpgsql as $$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task', new.id, null, new.assigned_to, new.status_category not in ('done', 'cancelled'));
  return null;
end $$;
create trigger store_assignees after insert on tasks for each row when (new.assigned_to <> '{}') execute function app.follow_task_assignees();
create trigger renew_assignees after update of assigned_to, status_category on tasks for each row
  when (old.assigned_to is distinct from new.assigned_to
    or (old.status_category in ('done', 'cancelled')) is distinct from (new.status_category in ('done', 'cancelled')))
  execute function app.follow_task_assignees();

create function app.follow_stage_assignees() returns trigger
  language plpgsql as $$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task_stage', new.task_id, new.id, new.assigned_to, new.status_category in ('pending', 'ready', 'in_progress'));
  return null;
end $$;
create trigger store_assignees after insert on task_stages for each row when (new.assigned_to <> '{}') execute function app.follow_stage_assignees();
create trigger renew_assignees after update of assigned_to, status_category on task_stages for each row
  when (old.assigned_to is distinct from new.assigned_to
    or (old.status_category in ('pending', 'ready', 'in_progress')) is distinct from (new.status_category in ('pending', 'ready', 'in_progress')))
  execute function app.follow_stage_assignees();

create function app.follow_substage_assignees() returns trigger
  language plpgsql as $$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task_substage', new.task_id, new.stage_id, new.assigned_to, new.completed_at is null);
  return null;
end $$;
create trigger store_assignees after insert on task_substages for each row when (new.assigned_to <> '{}') execute function app.follow_substage_assignees();
create trigger renew_assignees after update of assigned_to, completed_at on task_substages for each row
  when (old.assigned_to is distinct from new.assigned_to or (old.completed_at is null) is distinct from (new.completed_at is null))
  execute function app.follow_substage_assignees();

create function app.forget_task_assignees() returns trigger
  language plpgsql as $$
begin
  delete from task_assignees where tenant_id = old.tenant_id and holder_id = old.id;
  return null;
end $$;
create trigger forget_assignees after delete on task_stages for each row when (old.assigned_to <> '{}') execute function app.forget_task_assignees();
create trigger forget_assignees after delete on task_substages for each row when (old.assigned_to <> '{}') execute function app.forget_task_assignees();

create table task_watchers (
  tenant_id uuid not null default app.tenant_id(),
  task_id uuid not null,
  user_id uuid not null,
  -- Null: by an automation or a merge.
  added_by uuid,
  added_at timestamptz(3) not null default now(),
  primary key (tenant_id, task_id, user_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index task_watchers_user on task_watchers (tenant_id, user_id);
select app.protect('task_watchers');

-- A tool that was run in a stage, the latest run of each: for required tools this lets the stage be completed.
create table task_tool_runs (
  tenant_id uuid not null default app.tenant_id(),
  stage_id uuid not null,
  tool_id uuid not null,
  has_run boolean not null,
  run_at timestamptz(3) not null,
  run_by uuid,
  -- Record that it made, such as a form submission.
  result_kind text,
  result_id uuid,
  summary text,
  run_count integer not null default 1,
  primary key (tenant_id, stage_id, tool_id),
  foreign key (tenant_id, stage_id) references task_stages (tenant_id, id) on delete cascade
);
create index task_tool_runs_tool on task_tool_runs (tenant_id, tool_id);
select app.protect('task_tool_runs');

-- What happened to a task, once for the audit (changes with values) and for its activity (in words): `kind` is what the
-- entry is about, `action` what was done; entries with an action of TaskAuditAction are audit entries.
create table task_history (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_id uuid,
  substage_id uuid,
  kind text not null,
  action text not null,
  -- [{"field", "old_value", "new_value"}]; sensitive values are null.
  changes jsonb not null default '[]',
  changed_fields text[] not null default '{}',
  -- What its sentence needs besides, such as names at the time.
  details jsonb not null default '{}',
  -- Comment, ticket or other record that it is about.
  record_kind text,
  record_id uuid,
  reason text,
  actor_type text not null,
  actor_id uuid,
  actor_name text,
  correlation_id text not null,
  occurred_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade
);
create index task_history_task on task_history (tenant_id, task_id, occurred_at desc, id desc);
create index task_history_newest on task_history (tenant_id, occurred_at desc, id desc);
create index task_history_correlation on task_history (tenant_id, correlation_id);
select app.protect('task_history');
