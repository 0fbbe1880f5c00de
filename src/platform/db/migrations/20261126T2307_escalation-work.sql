-- Escalations as their family works with them (domain model §5): participants, next steps, recommendations, links with their
-- relation, the settings of an agency.

alter table escalations
  add column client_program_id uuid,
  add column due_date timestamptz(3),
  add column resume_at timestamptz(3),
  add column resolution text collate app.unicode,
  add column resolved_at timestamptz(3),
  add column closed_at timestamptz(3),
  add column reopen_count integer not null default 0,
  add column summary_text text collate app.unicode,
  add column is_summary_generated boolean not null default false,
  add column summary_updated_at timestamptz(3),
  add column summary_updated_by uuid,
  add column source text not null default 'api' check (source in ('interface', 'api', 'automation')),
  add column field_values jsonb not null default '{}',
  add column search_text text collate app.unicode not null generated always as (app.fold(title || coalesce(' ' || description, '')) || ' #' || number) stored;
create index escalations_updated on escalations (tenant_id, updated_at desc, id desc);
create index escalations_assignee on escalations (tenant_id, assignee_id) where assignee_id is not null;
create index escalations_program on escalations (tenant_id, client_program_id) where client_program_id is not null;
create index escalations_resolved on escalations (tenant_id, resolved_at) where status_category = 'resolved';
select app.searchable('escalations', 'true');

alter table escalation_tasks
  add column relation text not null default 'subject' check (relation in ('subject', 'remedy', 'related')),
  add column linked_at timestamptz(3) not null default app.now(),
  -- Null for links that were stored before links told it: the creator of the escalation.
  add column linked_by uuid;

create table escalation_participants (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('contributor', 'observer')),
  added_at timestamptz(3) not null default app.now(),
  added_by uuid,
  primary key (tenant_id, escalation_id, user_id),
  foreign key (tenant_id, escalation_id) references escalations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index escalation_participants_user on escalation_participants (tenant_id, user_id);
create index escalation_participants_added on escalation_participants (tenant_id, added_at desc, escalation_id, user_id);
select app.protect('escalation_participants');
-- Assignees of escalations from before there were participants.
insert into escalation_participants (tenant_id, escalation_id, user_id, role, added_at)
  select tenant_id, id, assignee_id, 'contributor', created_at from escalations where assignee_id is not null;

create table escalation_next_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  escalation_id uuid not null,
  title text collate app.unicode not null,
  details text collate app.unicode,
  status text not null default 'open' check (status in ('open', 'done', 'dropped')),
  assignee_id uuid,
  due_date timestamptz(3),
  position integer not null,
  completed_at timestamptz(3),
  completed_by uuid,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  search_text text collate app.unicode not null generated always as (app.fold(title || coalesce(' ' || details, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, escalation_id) references escalations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, assignee_id) references users (tenant_id, id)
);
create index escalation_next_steps_place on escalation_next_steps (tenant_id, escalation_id, position, id);
create index escalation_next_steps_assignee on escalation_next_steps (tenant_id, assignee_id) where assignee_id is not null;
create index escalation_next_steps_newest on escalation_next_steps (tenant_id, created_at desc, id desc);
create index escalation_next_steps_updated on escalation_next_steps (tenant_id, updated_at desc, id desc);
select app.protect('escalation_next_steps');
select app.searchable('escalation_next_steps', 'true');

create table escalation_recommendations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  escalation_id uuid not null,
  status text not null default 'proposed' check (status in ('proposed', 'selected', 'superseded')),
  title text collate app.unicode not null,
  body_text text collate app.unicode not null,
  rationale text collate app.unicode,
  suggested_steps text[] collate app.unicode not null default '{}',
  confidence double precision check (confidence between 0 and 1),
  position integer not null,
  selected_at timestamptz(3),
  selected_by uuid,
  -- Since when its suggested steps are next steps: selecting it again adds none a second time.
  steps_added_at timestamptz(3),
  ai_request_id uuid not null,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, escalation_id) references escalations (tenant_id, id) on delete cascade
);
create index escalation_recommendations_newest on escalation_recommendations (tenant_id, escalation_id, created_at desc, position, id);
create unique index escalation_recommendations_selected on escalation_recommendations (tenant_id, escalation_id) where status = 'selected';
select app.protect('escalation_recommendations');

create table escalation_settings (
  tenant_id uuid not null default app.tenant_id() primary key references tenants (id),
  default_assignee_id uuid,
  default_participant_ids uuid[] not null default '{}',
  default_severity text not null default 'medium' check (default_severity in ('low', 'medium', 'high', 'critical')),
  due_minutes jsonb not null,
  auto_close_days integer check (auto_close_days between 1 and 90),
  can_ai_summarize boolean not null default true,
  can_ai_recommend boolean not null default true,
  revision integer not null default 1,
  updated_at timestamptz(3) not null default app.now(),
  foreign key (tenant_id, default_assignee_id) references users (tenant_id, id)
);
select app.protect('escalation_settings');
