-- The statuses that an agency gives its tasks, stages, tickets and escalations: its own set of each kind, and named sets
-- of stage statuses (templates) that processes may use instead. The rules are stated over categories (domain model §1.2).

-- The set of one kind of record as a whole, for its revision; its options refer to no more than its kind.
create table status_option_sets (
  tenant_id uuid not null default app.tenant_id() references tenants (id) on delete cascade,
  entity_kind text not null check (entity_kind in ('task', 'task_stage', 'ticket', 'escalation')),
  revision integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, entity_kind)
);
select app.protect('status_option_sets');

create table status_templates (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text not null,
  description text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  -- A removed template stays as long as stages of tasks have its statuses: their foreign key keeps it from the purge.
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create unique index status_templates_name on status_templates (tenant_id, lower(name)) where deleted_at is null;
create index status_templates_newest on status_templates (tenant_id, created_at desc, id desc) where deleted_at is null;
select app.protect('status_templates');

create table status_options (
  tenant_id uuid not null default app.tenant_id(),
  entity_kind text not null,
  -- Null: an option of the agency's own set.
  template_id uuid,
  key text not null,
  label text not null,
  color text not null,
  category text not null,
  position integer not null,
  is_default boolean not null default false,
  archived_at timestamptz(3),
  foreign key (tenant_id, entity_kind) references status_option_sets (tenant_id, entity_kind) on delete cascade,
  foreign key (tenant_id, template_id) references status_templates (tenant_id, id) on delete cascade,
  check (template_id is null or entity_kind = 'task_stage')
);
create unique index status_options_key on status_options (tenant_id, entity_kind, template_id, key) nulls not distinct;
create unique index status_options_default on status_options (tenant_id, entity_kind, template_id) nulls not distinct where is_default;
select app.protect('status_options');

-- Changes of a set and records that are given one of its options exclude each other by this lock: writers share it, a change
-- takes it alone. An advisory lock stays in memory; sharing the row of the set would write one for every task (248 bytes of
-- WAL each, and a third fewer transactions a second in one agency).
create function app.status_lock_key(kind text) returns bigint
  language sql stable
  return hashtextextended('status options ' || kind || app.tenant_id()::text, 0);

-- Every agency begins with one option for each category.
create function app.seed_status_options(tenant uuid) returns void
  language sql as $$
    insert into status_option_sets (tenant_id, entity_kind) select tenant, unnest(array['task', 'task_stage', 'ticket', 'escalation']);
    insert into status_options (tenant_id, entity_kind, key, label, color, category, position, is_default)
    select tenant, o.kind, o.key, o.label, o.color, o.category, row_number() over (partition by o.kind order by o.place) - 1, o.place in (1, 11, 21, 31)
    from (values
      (1, 'task', 'todo', 'To do', '#64748b', 'todo'), (2, 'task', 'in_progress', 'In progress', '#2563eb', 'active'),
      (3, 'task', 'on_hold', 'On hold', '#d97706', 'on_hold'), (4, 'task', 'done', 'Done', '#16a34a', 'done'), (5, 'task', 'cancelled', 'Cancelled', '#9ca3af', 'cancelled'),
      (11, 'task_stage', 'pending', 'Pending', '#94a3b8', 'pending'), (12, 'task_stage', 'ready', 'Ready', '#64748b', 'ready'),
      (13, 'task_stage', 'in_progress', 'In progress', '#2563eb', 'in_progress'), (14, 'task_stage', 'completed', 'Completed', '#16a34a', 'completed'),
      (15, 'task_stage', 'skipped', 'Skipped', '#9ca3af', 'skipped'), (16, 'task_stage', 'cancelled', 'Cancelled', '#9ca3af', 'cancelled'),
      (21, 'ticket', 'new', 'New', '#7c3aed', 'new'), (22, 'ticket', 'open', 'Open', '#2563eb', 'open'), (23, 'ticket', 'pending', 'Pending', '#d97706', 'pending'),
      (24, 'ticket', 'on_hold', 'On hold', '#b45309', 'on_hold'), (25, 'ticket', 'resolved', 'Resolved', '#16a34a', 'resolved'), (26, 'ticket', 'closed', 'Closed', '#9ca3af', 'closed'),
      (31, 'escalation', 'open', 'Open', '#dc2626', 'open'), (32, 'escalation', 'in_progress', 'In progress', '#2563eb', 'in_progress'),
      (33, 'escalation', 'waiting', 'Waiting', '#d97706', 'waiting'), (34, 'escalation', 'resolved', 'Resolved', '#16a34a', 'resolved'), (35, 'escalation', 'closed', 'Closed', '#9ca3af', 'closed')
    ) o (place, kind, key, label, color, category)
  $$;
revoke all on function app.seed_status_options(uuid) from public;

create function app.seed_agency_status_options() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.seed_status_options(new.id);
  return null;
end $$;
create trigger seed_status_options after insert on tenants for each row execute function app.seed_agency_status_options();

select app.seed_status_options(id) from tenants;
