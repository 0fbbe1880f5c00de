-- Escalations (domain model §5): what comments, their events and their activity need of them, which their family adds to
-- when it is built.

create table escalations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  number integer not null,
  title text not null,
  description text,
  status text not null,
  status_category text not null check (status_category in ('open', 'in_progress', 'waiting', 'resolved', 'closed')),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  assignee_id uuid,
  client_id uuid,
  tags text[] not null default '{}',
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, assignee_id) references users (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete set null (client_id)
);
create index escalations_newest on escalations (tenant_id, created_at desc, id desc);
create index escalations_client on escalations (tenant_id, client_id) where client_id is not null;
select app.protect('escalations');

create table escalation_tickets (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  ticket_id uuid not null,
  primary key (tenant_id, escalation_id, ticket_id),
  foreign key (tenant_id, escalation_id) references escalations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade
);
create index escalation_tickets_ticket on escalation_tickets (tenant_id, ticket_id);
select app.protect('escalation_tickets');

create table escalation_tasks (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  task_id uuid not null,
  primary key (tenant_id, escalation_id, task_id),
  foreign key (tenant_id, escalation_id) references escalations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, task_id) references tasks (tenant_id, id) on delete cascade
);
create index escalation_tasks_task on escalation_tasks (tenant_id, task_id);
select app.protect('escalation_tasks');
