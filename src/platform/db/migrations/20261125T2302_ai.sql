-- AI settings of agencies that changed them.
create table ai_settings (
  tenant_id uuid not null default app.tenant_id() primary key references tenants (id),
  is_enabled boolean not null,
  enabled_purposes text[] not null,
  -- Models that the operator has taken away since stay here and are not used; null: there was none.
  default_model text,
  allowed_models text[] not null,
  tone text not null check (tone in ('neutral', 'friendly', 'formal', 'concise')),
  language text not null,
  instructions text collate app.unicode,
  monthly_credit_limit bigint check (monthly_credit_limit >= 0),
  is_memory_enabled boolean not null,
  memory_refresh jsonb,
  is_content_logged boolean not null,
  log_retention_days smallint not null check (log_retention_days between 1 and 730),
  can_read_private_records boolean not null,
  revision integer not null default 1,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  foreign key (tenant_id, updated_by) references users (tenant_id, id)
);
select app.protect('ai_settings');

-- How the AI works for one purpose. Those that come with the service are in the code: an agency has a row for each that it may refer to.
create table ai_presets (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  purpose text not null check (purpose in ('assistant', 'ticket_reply', 'ticket_triage', 'escalation_summary', 'content', 'automation_step', 'memory', 'investigation', 'builder', 'stage_tool')),
  model text,
  tone text check (tone in ('neutral', 'friendly', 'formal', 'concise')),
  instructions text collate app.unicode not null,
  temperature numeric(3, 2) check (temperature between 0 and 1),
  max_output_tokens integer check (max_output_tokens >= 1),
  language text,
  tool_keys text[] not null default '{}',
  context_source_keys text[] not null default '{}',
  is_memory_used boolean not null default false,
  is_default boolean not null default false,
  is_built_in boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid,
  deleted_at timestamptz(3),
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(name || coalesce(' ' || description, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create unique index ai_presets_name on ai_presets (tenant_id, app.fold(name)) where deleted_at is null;
create unique index ai_presets_default on ai_presets (tenant_id, purpose) where is_default and deleted_at is null;
create index ai_presets_by_name on ai_presets (tenant_id, name, id) where deleted_at is null;
select app.protect('ai_presets');
select app.searchable('ai_presets');

-- What the AI remembers. Of one subject in a scope only one statement is active.
create table ai_memories (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  scope text not null check (scope in ('agency', 'department', 'client', 'user')),
  department_id uuid,
  client_id uuid,
  user_id uuid,
  scope_id uuid generated always as (coalesce(department_id, client_id, user_id)) stored,
  kind text not null check (kind in ('fact', 'preference', 'instruction', 'term')),
  subject text collate app.unicode not null,
  statement text collate app.unicode,
  status text not null default 'active' check (status in ('active', 'superseded', 'retracted')),
  source text not null check (source in ('stated', 'learned')),
  sources jsonb not null default '[]',
  superseded_by_id uuid,
  retracted_at timestamptz(3),
  retraction_reason text check (retraction_reason in ('deleted', 'contradicted', 'expired')),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  use_count integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(subject || coalesce(' ' || statement, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, department_id) references departments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, superseded_by_id) references ai_memories (tenant_id, id) on delete set null (superseded_by_id),
  check (num_nonnulls(department_id, client_id, user_id) = case scope when 'agency' then 0 else 1 end),
  check (case scope when 'department' then department_id when 'client' then client_id when 'user' then user_id else tenant_id end is not null),
  -- What was retracted is forgotten.
  check ((status = 'retracted') = (statement is null)),
  check ((status = 'retracted') = (retracted_at is not null) and (status = 'retracted') = (retraction_reason is not null)),
  check (status = 'superseded' or superseded_by_id is null)
);
create unique index ai_memories_subject on ai_memories (tenant_id, scope, coalesce(department_id, client_id, user_id, tenant_id), app.fold(subject)) where status = 'active';
create index ai_memories_changed on ai_memories (tenant_id, updated_at desc, id desc);
create index ai_memories_created on ai_memories (tenant_id, created_at desc, id desc);
create index ai_memories_scope on ai_memories (tenant_id, scope, scope_id, status);
create index ai_memories_department on ai_memories (tenant_id, department_id) where department_id is not null;
create index ai_memories_client on ai_memories (tenant_id, client_id) where client_id is not null;
create index ai_memories_user on ai_memories (tenant_id, user_id) where user_id is not null;
select app.protect('ai_memories');
select app.searchable('ai_memories', 'true');

-- When the memories of a scope were last looked through.
create table ai_memory_refreshes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  scope text not null,
  -- The agency's own id for its scope.
  subject_id uuid not null,
  refreshed_at timestamptz(3) not null,
  primary key (tenant_id, scope, subject_id)
);
select app.protect('ai_memory_refreshes');

-- Each question that was put to a model.
create table ai_requests (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  purpose text not null,
  status text not null check (status in ('running', 'succeeded', 'failed', 'refused', 'cancelled')),
  origin text not null check (origin in ('interface', 'api', 'mcp', 'automation', 'system')),
  user_id uuid,
  preset_id uuid,
  model text not null,
  record_kind text,
  record_id uuid,
  input_tokens integer not null default 0,
  cached_input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  credits bigint not null default 0,
  automation_execution_id uuid,
  correlation_id text,
  tool_calls jsonb not null default '[]',
  records_read jsonb not null default '[]',
  memory_ids uuid[] not null default '{}',
  duration_ms integer,
  error text,
  prompt_summary text,
  result_summary text,
  prompt_text text,
  result_text text,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, preset_id) references ai_presets (tenant_id, id) on delete set null (preset_id),
  check ((record_kind is null) = (record_id is null)),
  check ((finished_at is null) = (status = 'running'))
);
create index ai_requests_newest on ai_requests (tenant_id, created_at desc, id desc);
create index ai_requests_own on ai_requests (tenant_id, user_id, created_at desc, id desc);
create index ai_requests_record on ai_requests (tenant_id, record_id) where record_id is not null;
create index ai_requests_preset on ai_requests (tenant_id, preset_id, created_at) where preset_id is not null;
select app.protect('ai_requests');

-- The presets that come with the service: one for each purpose that has texts of its own. An agency refers to them by ids of its own.
create or replace function app.seed_ai_presets(agency uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into ai_presets (tenant_id, name, description, purpose, instructions, context_source_keys, is_memory_used, is_default, is_built_in)
    values
      (agency, 'Assistant', 'Talks with members about their work.', 'assistant',
        'Help members of the agency with their work. Say what you know from the records you were given, and what you do not know. Never invent records, dates or amounts.',
        '{client_profile,client_history,tasks}', true, true, true),
      (agency, 'Replies to tickets', 'Drafts an answer to the last message of a client.', 'ticket_reply',
        'Draft a reply to the last message. Answer what was asked, say what happens next and when, and promise nothing that no record says. Leave out what is internal.',
        '{client_profile,client_history,tasks}', true, true, true),
      (agency, 'Triage of tickets', 'Classifies incoming tickets and sums them up.', 'ticket_triage',
        'Sum up the ticket in one sentence. Choose priority and tags only from those that you were given, and say when none fits.',
        '{client_profile,fields}', false, true, true),
      (agency, 'Summaries of escalations', 'Sums up an escalation and recommends a next step.', 'escalation_summary',
        'Sum up what happened, in order, with dates. Then say what is open, and recommend one next step with its reason.',
        '{client_profile,client_history,tasks}', true, true, true),
      (agency, 'Texts', 'Drafts SOPs, lessons and posts.', 'content',
        'Write clearly and in short sentences. Use headings and numbered steps where something is to be done in order. Do not repeat the instructions you were given.',
        '{}', false, true, true)
    on conflict do nothing;
  $$;
revoke all on function app.seed_ai_presets(uuid) from public;

create or replace function app.seed_agency_ai_presets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.seed_ai_presets(new.id);
  return null;
end $$;

create trigger seed_ai_presets after insert on tenants for each row execute function app.seed_agency_ai_presets();
select app.seed_ai_presets(id) from tenants;
