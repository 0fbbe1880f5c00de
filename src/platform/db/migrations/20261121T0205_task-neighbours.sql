-- Records of other families that tasks refer to: what tasks need of each, which its family adds to when it is built.

-- Tickets ---------------------------------------------------------------------------------------------------------------

create table tickets (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  number integer not null,
  subject text not null,
  status text not null,
  status_category text not null check (status_category in ('new', 'open', 'pending', 'on_hold', 'resolved', 'closed')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  inbox_id uuid not null,
  channel text not null,
  client_id uuid,
  -- As the contract writes a correspondent, or null.
  requester jsonb,
  assigned_to uuid[] not null default '{}',
  tags text[] not null default '{}',
  is_private boolean not null default false,
  is_spam boolean not null default false,
  source text not null default 'api',
  merged_into_id uuid,
  search_text text not null generated always as (lower(subject) || ' #' || number::text) stored,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, client_id) references clients (tenant_id, id)
);
create index tickets_newest on tickets (tenant_id, created_at desc, id desc) where deleted_at is null and merged_into_id is null;
create index tickets_client on tickets (tenant_id, client_id, created_at desc) where deleted_at is null and merged_into_id is null;
select app.protect('tickets');

create table task_ticket_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  ticket_id uuid not null,
  -- A mere cross-reference: it does not count when the ticket's tasks are all completed.
  reference_only boolean not null default false,
  origin text not null check (origin in ('attached', 'created')),
  created_at timestamptz(3) not null default now(),
  created_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, task_id, ticket_id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade,
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade
);
create index task_ticket_links_ticket on task_ticket_links (tenant_id, ticket_id);
create index task_ticket_links_newest on task_ticket_links (tenant_id, created_at desc, id desc);
select app.protect('task_ticket_links');

-- Time ------------------------------------------------------------------------------------------------------------------

create table time_entries (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  client_id uuid,
  task_id uuid,
  task_stage_id uuid,
  ticket_id uuid,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete set null (task_id),
  foreign key (tenant_id, task_stage_id) references task_stages (tenant_id, id) on delete set null (task_stage_id)
);
create index time_entries_task on time_entries (tenant_id, task_id) where task_id is not null;
select app.protect('time_entries');

-- Files -----------------------------------------------------------------------------------------------------------------

-- A file on a record of any kind; the kind is a RecordKind of the contract.
create table record_attachments (
  tenant_id uuid not null default app.tenant_id(),
  record_kind text not null,
  record_id uuid not null,
  file_id uuid not null,
  attached_at timestamptz(3) not null default now(),
  attached_by uuid not null,
  primary key (tenant_id, record_kind, record_id, file_id),
  foreign key (tenant_id, file_id) references managed_files (tenant_id, id) on delete cascade
);
create index record_attachments_file on record_attachments (tenant_id, file_id);
select app.protect('record_attachments');

-- Pins ------------------------------------------------------------------------------------------------------------------

-- Records that a member keeps at hand; the kind is a RecordKind of the contract.
create table entity_pins (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  record_kind text not null,
  record_id uuid not null,
  pinned_at timestamptz(3) not null default now(),
  primary key (tenant_id, user_id, record_kind, record_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index entity_pins_record on entity_pins (tenant_id, record_kind, record_id);
select app.protect('entity_pins');

-- Comments --------------------------------------------------------------------------------------------------------------

create table comments (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  record_id uuid not null,
  -- First comment of the thread; its own id for that one.
  thread_id uuid not null,
  parent_id uuid,
  -- Null once it was deleted.
  body_text text,
  author_id uuid not null,
  mentioned_user_ids uuid[] not null default '{}',
  edited_at timestamptz(3),
  pinned_at timestamptz(3),
  pinned_by uuid,
  -- A deleted comment that has replies stays without its content.
  erased_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, thread_id) references comments (tenant_id, id) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, parent_id) references comments (tenant_id, id)
);
create index comments_record on comments (tenant_id, record_kind, record_id, created_at desc, id desc);
create index comments_newest on comments (tenant_id, created_at desc, id desc);
create index comments_thread on comments (tenant_id, thread_id, created_at);
create index comments_parent on comments (tenant_id, parent_id) where parent_id is not null;
select app.protect('comments');

create table comment_reactions (
  tenant_id uuid not null default app.tenant_id(),
  comment_id uuid not null,
  emoji text not null,
  user_id uuid not null,
  reacted_at timestamptz(3) not null default now(),
  primary key (tenant_id, comment_id, emoji, user_id),
  foreign key (tenant_id, comment_id) references comments (tenant_id, id) on delete cascade
);
select app.protect('comment_reactions');
