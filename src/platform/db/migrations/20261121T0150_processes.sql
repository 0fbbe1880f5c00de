-- Processes: the working copy that authors edit, in rows, and each published version as an immutable snapshot that tasks
-- hold to (domain model §2.1).

create table process_definitions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text not null,
  description text,
  icon text,
  color text,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  -- Version that new tasks get; null until one is published.
  version integer,
  has_unpublished_changes boolean not null default true,
  department_id uuid,
  default_assignee_ids uuid[] not null default '{}',
  task_name_template text,
  priority_level text check (priority_level in ('low', 'normal', 'high', 'urgent')),
  tags text[] not null default '{}',
  due_offset_minutes integer,
  estimated_minutes integer,
  shift_due_on_hold boolean not null default false,
  status_template_id uuid,
  published_at timestamptz(3),
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete set null (department_id),
  foreign key (tenant_id, status_template_id) references status_templates (tenant_id, id)
);
create unique index process_definitions_name on process_definitions (tenant_id, lower(name)) where deleted_at is null;
create index process_definitions_newest on process_definitions (tenant_id, created_at desc, id desc) where deleted_at is null;
create index process_definitions_template on process_definitions (tenant_id, status_template_id) where status_template_id is not null;
select app.protect('process_definitions');

-- A stage of the working copy. Its id stays the same from version to version, so that stages of tasks can be compared.
create table process_stages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  process_definition_id uuid not null,
  -- Unique in the process: how the text form names it.
  key text not null,
  name text not null,
  instructions text,
  position integer not null,
  is_required boolean not null default true,
  auto_start boolean not null default false,
  auto_complete boolean not null default false,
  department_id uuid,
  -- {"mode": ..., "user_ids": [...], "skills": [...]}, as the contract writes it.
  assignment jsonb not null default '{"mode": "none", "user_ids": [], "skills": []}',
  -- {"anchor": ..., "offset_minutes": ...}, or null.
  due_rule jsonb,
  estimated_minutes integer,
  required_field_keys text[] not null default '{}',
  status_template_id uuid,
  -- [{"id", "name", "description", "is_required", "position", "due_rule", "user_ids"}], as the contract writes them.
  substages jsonb not null default '[]',
  primary key (tenant_id, id),
  unique (tenant_id, process_definition_id, key) deferrable initially deferred,
  foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete set null (department_id),
  foreign key (tenant_id, status_template_id) references status_templates (tenant_id, id)
);
create index process_stages_process on process_stages (tenant_id, process_definition_id, position);
create index process_stages_template on process_stages (tenant_id, status_template_id) where status_template_id is not null;
select app.protect('process_stages');

create table process_stage_dependencies (
  tenant_id uuid not null default app.tenant_id(),
  predecessor_id uuid not null,
  successor_id uuid not null,
  type text not null default 'finish_to_start' check (type in ('finish_to_start', 'start_to_start')),
  lag_minutes integer not null default 0,
  primary key (tenant_id, successor_id, predecessor_id),
  check (predecessor_id <> successor_id),
  foreign key (tenant_id, predecessor_id) references process_stages (tenant_id, id) on delete cascade,
  foreign key (tenant_id, successor_id) references process_stages (tenant_id, id) on delete cascade
);
create index process_stage_dependencies_predecessor on process_stage_dependencies (tenant_id, predecessor_id);
select app.protect('process_stage_dependencies');

create table stage_tools (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  process_definition_id uuid not null,
  stage_definition_id uuid not null,
  name text not null,
  description text,
  icon text,
  type text not null,
  -- As the contract writes it, `type` included.
  config jsonb not null,
  is_required boolean not null default false,
  is_visible_to_all boolean not null default true,
  position integer not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  check (config ->> 'type' = type),
  foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stage_definition_id) references process_stages (tenant_id, id) on delete cascade
);
create unique index stage_tools_name on stage_tools (tenant_id, stage_definition_id, lower(name));
create index stage_tools_process on stage_tools (tenant_id, process_definition_id, stage_definition_id, position);
select app.protect('stage_tools');

-- What was published, never changed again: {"stages": [...], "dependencies": [...], "defaults": {...}} as the answer of
-- getFullProcessDefinition writes its stages and dependencies; the types are in src/domain/processes/snapshot.ts.
create table process_versions (
  tenant_id uuid not null default app.tenant_id(),
  process_definition_id uuid not null,
  version integer not null,
  snapshot jsonb not null,
  change_note text,
  published_at timestamptz(3) not null default now(),
  published_by uuid not null,
  primary key (tenant_id, process_definition_id, version),
  foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id) on delete cascade
);
select app.protect('process_versions');
