-- The schema as the migrations leave it, to read and to compare. Written by scripts/database-types.ts; change it by a migration.
-- Functions are in functions/.

create collation app.unicode (provider = icu, locale = 'und');

create table accounts (
  id uuid not null default app.uuid7(),
  email text collate app.unicode not null,
  password_hash text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  last_tenant_id uuid,
  constraint accounts_last_tenant_id_fkey FOREIGN KEY (last_tenant_id) REFERENCES tenants(id) ON DELETE SET NULL,
  constraint accounts_pkey PRIMARY KEY (id)
);
alter table accounts enable row level security, force row level security;

create table agency_field_values (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.tenant_id(),
  field_values jsonb not null default '{}'::jsonb,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint agency_field_values_check CHECK ((id = tenant_id)),
  constraint agency_field_values_pkey PRIMARY KEY (tenant_id, id),
  constraint agency_field_values_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table agency_field_values enable row level security, force row level security;

create table agency_quotas (
  tenant_id uuid not null default app.tenant_id(),
  quota text not null,
  max_count bigint not null,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint agency_quotas_max_count_check CHECK ((max_count >= 0)),
  constraint agency_quotas_pkey PRIMARY KEY (tenant_id, quota),
  constraint agency_quotas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
alter table agency_quotas enable row level security, force row level security;

create table agency_usage (
  tenant_id uuid not null default app.tenant_id(),
  quota text not null,
  day date not null,
  slot integer not null,
  used bigint not null,
  constraint agency_usage_pkey PRIMARY KEY (tenant_id, quota, day, slot),
  constraint agency_usage_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
alter table agency_usage enable row level security, force row level security;

create table ai_credit_purchases (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  status text not null,
  is_automatic boolean not null,
  amount_minor bigint not null,
  currency text not null,
  credits bigint not null,
  payment_method_id uuid not null,
  external_id text,
  checks integer not null default 0,
  failure_code text,
  failure_message text collate app.unicode,
  settled_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  constraint ai_credit_purchases_amount_minor_check CHECK ((amount_minor > 0)),
  constraint ai_credit_purchases_credits_check CHECK ((credits > 0)),
  constraint ai_credit_purchases_pkey PRIMARY KEY (tenant_id, id),
  constraint ai_credit_purchases_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'needs_authorization'::text]))),
  constraint ai_credit_purchases_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint ai_credit_purchases_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ai_credit_purchases_tenant_id_payment_method_id_fkey FOREIGN KEY (tenant_id, payment_method_id) REFERENCES payment_methods(tenant_id, id)
);
alter table ai_credit_purchases enable row level security, force row level security;

create table ai_memories (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  scope text not null,
  department_id uuid,
  client_id uuid,
  user_id uuid,
  scope_id uuid generated always as (COALESCE(department_id, client_id, user_id)) stored,
  kind text not null,
  subject text collate app.unicode not null,
  statement text collate app.unicode,
  status text not null default 'active'::text,
  source text not null,
  sources jsonb not null default '[]'::jsonb,
  superseded_by_id uuid,
  retracted_at timestamp(3) with time zone,
  retraction_reason text,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  use_count integer not null default 0,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((subject || COALESCE((' '::text || statement), ''::text)))) stored,
  constraint ai_memories_check CHECK ((num_nonnulls(department_id, client_id, user_id) =
CASE scope
    WHEN 'agency'::text THEN 0
    ELSE 1
END)),
  constraint ai_memories_check1 CHECK ((
CASE scope
    WHEN 'department'::text THEN department_id
    WHEN 'client'::text THEN client_id
    WHEN 'user'::text THEN user_id
    ELSE tenant_id
END IS NOT NULL)),
  constraint ai_memories_check2 CHECK (((status = 'retracted'::text) = (statement IS NULL))),
  constraint ai_memories_check3 CHECK ((((status = 'retracted'::text) = (retracted_at IS NOT NULL)) AND ((status = 'retracted'::text) = (retraction_reason IS NOT NULL)))),
  constraint ai_memories_check4 CHECK (((status = 'superseded'::text) OR (superseded_by_id IS NULL))),
  constraint ai_memories_kind_check CHECK ((kind = ANY (ARRAY['fact'::text, 'preference'::text, 'instruction'::text, 'term'::text]))),
  constraint ai_memories_pkey PRIMARY KEY (tenant_id, id),
  constraint ai_memories_retraction_reason_check CHECK ((retraction_reason = ANY (ARRAY['deleted'::text, 'contradicted'::text, 'expired'::text]))),
  constraint ai_memories_scope_check CHECK ((scope = ANY (ARRAY['agency'::text, 'department'::text, 'client'::text, 'user'::text]))),
  constraint ai_memories_source_check CHECK ((source = ANY (ARRAY['stated'::text, 'learned'::text]))),
  constraint ai_memories_status_check CHECK ((status = ANY (ARRAY['active'::text, 'superseded'::text, 'retracted'::text]))),
  constraint ai_memories_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint ai_memories_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint ai_memories_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES departments(tenant_id, id) ON DELETE CASCADE,
  constraint ai_memories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ai_memories_tenant_id_superseded_by_id_fkey FOREIGN KEY (tenant_id, superseded_by_id) REFERENCES ai_memories(tenant_id, id) ON DELETE SET NULL (superseded_by_id),
  constraint ai_memories_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table ai_memories enable row level security, force row level security;

create table ai_memory_refreshes (
  tenant_id uuid not null default app.tenant_id(),
  scope text not null,
  subject_id uuid not null,
  refreshed_at timestamp(3) with time zone not null,
  constraint ai_memory_refreshes_pkey PRIMARY KEY (tenant_id, scope, subject_id),
  constraint ai_memory_refreshes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ai_memory_refreshes enable row level security, force row level security;

create table ai_presets (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  purpose text not null,
  model text,
  tone text,
  instructions text collate app.unicode not null,
  temperature numeric(3,2),
  max_output_tokens integer,
  language text,
  tool_keys text[] not null default '{}'::text[],
  context_source_keys text[] not null default '{}'::text[],
  is_memory_used boolean not null default false,
  is_default boolean not null default false,
  is_built_in boolean not null default false,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((name || COALESCE((' '::text || description), ''::text)))) stored,
  constraint ai_presets_max_output_tokens_check CHECK ((max_output_tokens >= 1)),
  constraint ai_presets_pkey PRIMARY KEY (tenant_id, id),
  constraint ai_presets_purpose_check CHECK ((purpose = ANY (ARRAY['assistant'::text, 'ticket_reply'::text, 'ticket_triage'::text, 'escalation_summary'::text, 'content'::text, 'automation_step'::text, 'memory'::text, 'investigation'::text, 'builder'::text, 'stage_tool'::text]))),
  constraint ai_presets_temperature_check CHECK (((temperature >= (0)::numeric) AND (temperature <= (1)::numeric))),
  constraint ai_presets_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint ai_presets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ai_presets_tone_check CHECK ((tone = ANY (ARRAY['neutral'::text, 'friendly'::text, 'formal'::text, 'concise'::text])))
);
alter table ai_presets enable row level security, force row level security;

create table ai_requests (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  purpose text not null,
  status text not null,
  origin text not null,
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
  tool_calls jsonb not null default '[]'::jsonb,
  records_read jsonb not null default '[]'::jsonb,
  memory_ids uuid[] not null default '{}'::uuid[],
  duration_ms integer,
  error text,
  prompt_summary text,
  result_summary text,
  prompt_text text,
  result_text text,
  created_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  constraint ai_requests_check CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint ai_requests_check1 CHECK (((finished_at IS NULL) = (status = 'running'::text))),
  constraint ai_requests_origin_check CHECK ((origin = ANY (ARRAY['interface'::text, 'api'::text, 'mcp'::text, 'automation'::text, 'system'::text]))),
  constraint ai_requests_pkey PRIMARY KEY (tenant_id, id),
  constraint ai_requests_status_check CHECK ((status = ANY (ARRAY['running'::text, 'succeeded'::text, 'failed'::text, 'refused'::text, 'cancelled'::text]))),
  constraint ai_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ai_requests_tenant_id_preset_id_fkey FOREIGN KEY (tenant_id, preset_id) REFERENCES ai_presets(tenant_id, id) ON DELETE SET NULL (preset_id),
  constraint ai_requests_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table ai_requests enable row level security, force row level security;

create table ai_settings (
  tenant_id uuid not null default app.tenant_id(),
  is_enabled boolean not null,
  enabled_purposes text[] not null,
  default_model text,
  allowed_models text[] not null,
  tone text not null,
  language text not null,
  instructions text collate app.unicode,
  monthly_credit_limit bigint,
  is_memory_enabled boolean not null,
  memory_refresh jsonb,
  is_content_logged boolean not null,
  log_retention_days smallint not null,
  can_read_private_records boolean not null,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  updated_by uuid,
  constraint ai_settings_log_retention_days_check CHECK (((log_retention_days >= 1) AND (log_retention_days <= 730))),
  constraint ai_settings_monthly_credit_limit_check CHECK ((monthly_credit_limit >= 0)),
  constraint ai_settings_pkey PRIMARY KEY (tenant_id),
  constraint ai_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ai_settings_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES users(tenant_id, id),
  constraint ai_settings_tone_check CHECK ((tone = ANY (ARRAY['neutral'::text, 'friendly'::text, 'formal'::text, 'concise'::text])))
);
alter table ai_settings enable row level security, force row level security;

create table api_keys (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  name text collate app.unicode not null,
  hint text not null,
  hash bytea not null,
  previous_hash bytea,
  previous_expires_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  created_by uuid,
  constraint api_keys_pkey PRIMARY KEY (tenant_id, id),
  constraint api_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint api_keys_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table api_keys enable row level security, force row level security;

create table api_request_hours (
  tenant_id uuid not null default app.tenant_id(),
  starts_at timestamp(3) with time zone not null,
  rest_success integer not null,
  rest_client_error integer not null,
  rest_server_error integer not null,
  mcp_success integer not null,
  mcp_client_error integer not null,
  mcp_server_error integer not null,
  durations jsonb not null,
  operations jsonb not null,
  errors jsonb not null,
  credentials jsonb not null,
  constraint api_request_hours_pkey PRIMARY KEY (tenant_id, starts_at),
  constraint api_request_hours_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table api_request_hours enable row level security, force row level security;

create table api_request_logs (
  tenant_id uuid not null,
  id uuid not null default app.uuid7(),
  request_id text not null,
  operation_id text,
  method text not null,
  path text not null,
  query_string text,
  status integer not null,
  error_type text,
  error_message text collate app.unicode,
  duration_ms real not null,
  request_bytes integer not null,
  response_bytes integer not null,
  user_id uuid,
  credential_id uuid,
  ip_address text,
  user_agent text,
  created_at timestamp(3) with time zone not null,
  channel text not null default 'rest'::text,
  mcp_call text,
  constraint api_request_logs_channel_check CHECK ((channel = ANY (ARRAY['rest'::text, 'mcp'::text]))),
  constraint api_request_logs_pkey PRIMARY KEY (tenant_id, id)
);
alter table api_request_logs enable row level security, force row level security;

create table app.console_sessions (
  id uuid not null default app.uuid7(),
  hash bytea not null,
  account_id uuid not null,
  tenant_id uuid,
  confirmed_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp(3) with time zone not null default now(),
  has_second_factor boolean not null default false,
  lost_tenant_ids uuid[] not null default '{}'::uuid[],
  constraint console_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint console_sessions_hash_key UNIQUE (hash),
  constraint console_sessions_pkey PRIMARY KEY (id),
  constraint console_sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);

create table app.event_positions (
  consumer text not null,
  tenant_id uuid not null,
  "position" bigint not null,
  ready_to bigint not null,
  due_at timestamp with time zone,
  failures integer not null default 0,
  last_error text,
  constraint event_positions_pkey PRIMARY KEY (consumer, tenant_id)
);

create table app.event_scan (
  is_only boolean not null default true,
  scanned bigint not null,
  unsettled jsonb not null default '{}'::jsonb,
  constraint event_scan_is_only_check CHECK (is_only),
  constraint event_scan_pkey PRIMARY KEY (is_only)
);

create table app.file_store (
  is_only boolean not null default true,
  mark text not null,
  created_at timestamp with time zone not null default now(),
  constraint file_store_is_only_check CHECK (is_only),
  constraint file_store_mark_check CHECK ((mark <> ''::text)),
  constraint file_store_pkey PRIMARY KEY (is_only)
);

create table app.functions (
  name text collate "C" not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint functions_pkey PRIMARY KEY (name)
);

create table app.held_jobs (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  task text not null,
  payload jsonb not null,
  job_key text,
  max_attempts integer not null,
  held_at timestamp(3) with time zone not null default now(),
  constraint held_jobs_pkey PRIMARY KEY (tenant_id, id),
  constraint held_jobs_tenant_id_job_key_key UNIQUE (tenant_id, job_key)
);

create table app.installation (
  is_only boolean not null default true,
  id uuid not null,
  serving_role text not null,
  password text not null,
  created_at timestamp with time zone not null default now(),
  constraint installation_is_only_check CHECK (is_only),
  constraint installation_pkey PRIMARY KEY (is_only)
);

create table app.job_pools (
  id text not null,
  seen_at timestamp with time zone not null default now(),
  constraint job_pools_pkey PRIMARY KEY (id)
);

create table app.known_origins (
  account bytea not null,
  subject bytea not null,
  last_used_at timestamp with time zone not null default now(),
  constraint known_origins_pkey PRIMARY KEY (account, subject)
);

create table app.migrations (
  name text collate "C" not null,
  checksum text not null,
  is_breaking boolean not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table app.oauth_artefacts (
  model text not null,
  hash bytea not null,
  uid text,
  grant_id uuid,
  payload jsonb not null,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint oauth_artefacts_pkey PRIMARY KEY (model, hash)
);

create table app.oauth_clients (
  id text not null,
  metadata jsonb not null,
  ip_address text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint oauth_clients_pkey PRIMARY KEY (id)
);

create table app.oauth_keys (
  slot integer not null,
  sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint oauth_keys_pkey PRIMARY KEY (slot)
);

create table app.parked_events (
  consumer text not null,
  tenant_id uuid not null,
  event_id uuid not null,
  sequence bigint not null,
  event_type text not null,
  error text,
  attempts integer not null default 0,
  parked_at timestamp(3) with time zone not null default now(),
  replay_at timestamp with time zone,
  constraint parked_events_pkey PRIMARY KEY (consumer, tenant_id, event_id)
);

create table app.passkey_challenges (
  id uuid not null default app.uuid7(),
  account_id uuid,
  is_registration boolean not null,
  challenge text not null,
  expires_at timestamp(3) with time zone not null,
  constraint passkey_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint passkey_challenges_pkey PRIMARY KEY (id)
);

create table app.passkeys (
  id uuid not null default app.uuid7(),
  account_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  is_synced boolean not null,
  last_used_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (id)
);

create table app.password_resets (
  account_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint password_resets_pkey PRIMARY KEY (account_id),
  constraint password_resets_token_hash_key UNIQUE (token_hash)
);

create table app.request_hours_done (
  is_only boolean not null default true,
  rolled_to timestamp(3) with time zone,
  constraint request_hours_done_is_only_check CHECK (is_only),
  constraint request_hours_done_pkey PRIMARY KEY (is_only)
);

create table app.sealing_keys (
  key_id text not null,
  key bytea,
  created_at timestamp with time zone not null default now(),
  constraint sealing_keys_pkey PRIMARY KEY (key_id)
);

create table app.second_factors (
  account_id uuid not null,
  totp_sealed bytea,
  totp_enabled_at timestamp(3) with time zone,
  totp_last_step bigint not null default '-1'::integer,
  pending_sealed bytea,
  pending_until timestamp(3) with time zone,
  recovery_salt bytea,
  recovery_hashes bytea[] not null default '{}'::bytea[],
  constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint second_factors_pkey PRIMARY KEY (account_id)
);

create table app.setup_link (
  is_only boolean not null default true,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint setup_link_is_only_check CHECK (is_only),
  constraint setup_link_pkey PRIMARY KEY (is_only)
);

create table app.sign_in_steps (
  hash bytea not null,
  account_id uuid not null,
  expires_at timestamp(3) with time zone not null,
  constraint sign_in_steps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint sign_in_steps_pkey PRIMARY KEY (hash)
);

create table app.system_mails (
  id uuid not null default app.uuid7(),
  kind text not null,
  status text not null default 'queued'::text,
  from_address text not null,
  to_address text not null,
  subject text not null,
  sealed bytea,
  provider text not null,
  message_reference text,
  attempt_count integer not null default 0,
  error_message text,
  request_id text,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  sent_at timestamp(3) with time zone,
  constraint system_mails_check CHECK (((status = 'queued'::text) = (sealed IS NOT NULL))),
  constraint system_mails_pkey PRIMARY KEY (id),
  constraint system_mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
);

create table app.throttles (
  bucket text not null,
  subject bytea not null,
  count integer not null,
  since timestamp with time zone not null,
  blocked_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  account bytea,
  refused_at timestamp with time zone,
  constraint throttles_pkey PRIMARY KEY (bucket, subject)
);

create table app.vapid_keys (
  id integer not null,
  public_key text not null,
  sealed bytea not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint vapid_keys_id_check CHECK ((id = 1)),
  constraint vapid_keys_pkey PRIMARY KEY (id)
);

create table app.write_probe (
  is_only boolean not null default true,
  written_at timestamp with time zone not null default now(),
  constraint write_probe_is_only_check CHECK (is_only),
  constraint write_probe_pkey PRIMARY KEY (is_only)
);

create table assignment_decisions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_id uuid not null,
  stage_name text collate app.unicode not null,
  department_id uuid,
  trigger text not null,
  outcome text not null,
  overflow_reason text,
  assignee_id uuid,
  previous_assignee_id uuid,
  explanation text not null,
  candidates jsonb not null,
  candidate_ids uuid[] not null,
  candidate_count integer not null,
  rule_ids uuid[] not null default '{}'::uuid[],
  rerun_of_id uuid,
  reason text,
  actor jsonb not null,
  decided_at timestamp(3) with time zone not null,
  constraint assignment_decisions_check CHECK (((outcome = 'auto'::text) = (assignee_id IS NOT NULL))),
  constraint assignment_decisions_check1 CHECK (((outcome = 'overflow'::text) = (overflow_reason IS NOT NULL))),
  constraint assignment_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['auto'::text, 'overflow'::text]))),
  constraint assignment_decisions_overflow_reason_check CHECK ((overflow_reason = ANY (ARRAY['no_candidates'::text, 'missing_skills'::text, 'not_scheduled'::text, 'over_capacity'::text]))),
  constraint assignment_decisions_pkey PRIMARY KEY (tenant_id, id),
  constraint assignment_decisions_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES users(tenant_id, id),
  constraint assignment_decisions_tenant_id_previous_assignee_id_fkey FOREIGN KEY (tenant_id, previous_assignee_id) REFERENCES users(tenant_id, id),
  constraint assignment_decisions_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE,
  constraint assignment_decisions_trigger_check CHECK ((trigger = ANY (ARRAY['stage_ready'::text, 'requested'::text, 'overflow_retry'::text, 'rerun'::text, 'member_left'::text, 'automation'::text])))
);
alter table assignment_decisions enable row level security, force row level security;

create table assignment_rules (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  effect text not null,
  user_ids uuid[] not null,
  client_ids uuid[] not null,
  process_definition_ids uuid[] not null,
  department_ids uuid[] not null,
  stage_names text[] collate app.unicode not null,
  tags text[] collate app.unicode not null,
  strength smallint not null,
  reason text collate app.unicode,
  decision_id uuid,
  expires_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  constraint assignment_rules_effect_check CHECK ((effect = ANY (ARRAY['prefer'::text, 'avoid'::text, 'require'::text, 'exclude'::text]))),
  constraint assignment_rules_pkey PRIMARY KEY (tenant_id, id),
  constraint assignment_rules_strength_check CHECK (((strength >= 1) AND (strength <= 100))),
  constraint assignment_rules_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint assignment_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint assignment_rules_user_ids_check CHECK (((cardinality(user_ids) >= 1) AND (cardinality(user_ids) <= 50)))
);
alter table assignment_rules enable row level security, force row level security;

create table audit_log (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  record_id uuid not null,
  action text not null,
  operation_id text not null,
  actor_type text not null,
  actor_id uuid,
  request_id text not null,
  changed_fields text[] not null default '{}'::text[],
  previous jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default app.now(),
  call_id uuid,
  new_values jsonb not null default '{}'::jsonb,
  reason text collate app.unicode,
  actor_name text collate app.unicode,
  due_at timestamp(3) with time zone,
  constraint audit_log_pkey PRIMARY KEY (tenant_id, id)
);
alter table audit_log enable row level security, force row level security;

create table auth_events (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  outcome text not null,
  user_id uuid,
  actor_type text,
  actor_id uuid,
  credential_id uuid,
  oauth_client_name text collate app.unicode,
  failure_reason text collate app.unicode,
  ip_address text,
  user_agent text,
  request_id text,
  occurred_at timestamp(3) with time zone not null default clock_timestamp(),
  app_credential_id uuid,
  changes jsonb not null default '[]'::jsonb,
  constraint auth_events_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'failed'::text]))),
  constraint auth_events_pkey PRIMARY KEY (tenant_id, id)
);
alter table auth_events enable row level security, force row level security;

create table automation_answer_files (
  tenant_id uuid not null default app.tenant_id(),
  file_id uuid not null,
  execution_id uuid not null,
  asked_id uuid not null,
  field_key text not null,
  is_sent boolean not null default false,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint automation_answer_files_pkey PRIMARY KEY (tenant_id, file_id),
  constraint automation_answer_files_tenant_id_execution_id_fkey FOREIGN KEY (tenant_id, execution_id) REFERENCES automation_executions(tenant_id, id) ON DELETE CASCADE,
  constraint automation_answer_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES managed_files(tenant_id, id) ON DELETE CASCADE
);
alter table automation_answer_files enable row level security, force row level security;

create table automation_execution_items (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  execution_id uuid not null,
  automation_id uuid not null,
  "position" integer not null,
  node_key text not null,
  node_type text not null,
  label text collate app.unicode not null,
  action_key text,
  iteration_path jsonb not null default '[]'::jsonb,
  visit integer not null,
  attempt smallint not null,
  is_last_attempt boolean not null default true,
  status text not null,
  port text,
  input jsonb,
  output jsonb,
  is_truncated boolean not null default false,
  records jsonb not null default '[]'::jsonb,
  error jsonb,
  credits_used double precision not null default 0,
  resumes_at timestamp(3) with time zone,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  duration_ms double precision generated always as ((EXTRACT(epoch FROM (finished_at - started_at)) * (1000)::numeric)) stored,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint automation_execution_items_attempt_check CHECK (((attempt >= 1) AND (attempt <= 10))),
  constraint automation_execution_items_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_execution_items_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'skipped'::text, 'waiting'::text, 'cancelled'::text]))),
  constraint automation_execution_items_tenant_id_execution_id_fkey FOREIGN KEY (tenant_id, execution_id) REFERENCES automation_executions(tenant_id, id) ON DELETE CASCADE
);
alter table automation_execution_items enable row level security, force row level security;

create table automation_executions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  version integer not null,
  status text not null,
  origin text not null,
  trigger_type text not null,
  event_type text,
  event_id uuid,
  record_kind text,
  record_id uuid,
  client_id uuid,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  depth smallint not null,
  correlation_id text not null,
  trigger_key text,
  concurrency_key text,
  is_holding boolean not null default false,
  ready_at timestamp(3) with time zone not null,
  input jsonb,
  state jsonb not null default '{}'::jsonb,
  step_count integer not null default 0,
  fault_count smallint not null default 0,
  current_node_key text,
  pending_request jsonb,
  asked_user_ids uuid[] not null default '{}'::uuid[],
  waiting_kind text,
  waiting_event_types text[] not null default '{}'::text[],
  waiting_execution_id uuid,
  resumes_at timestamp(3) with time zone,
  wake jsonb,
  is_cancelling boolean not null default false,
  skip_reason text,
  error jsonb,
  output jsonb,
  rerun_of_id uuid,
  parent_execution_id uuid,
  credits_used double precision not null default 0,
  queued_at timestamp(3) with time zone,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  duration_ms double precision generated always as ((EXTRACT(epoch FROM (finished_at - started_at)) * (1000)::numeric)) stored,
  erase_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint automation_executions_check CHECK (((status = 'skipped'::text) = (skip_reason IS NOT NULL))),
  constraint automation_executions_check1 CHECK (((NOT is_holding) OR (status = ANY (ARRAY['running'::text, 'waiting'::text, 'paused'::text, 'queued'::text])))),
  constraint automation_executions_depth_check CHECK (((depth >= 0) AND (depth <= 5))),
  constraint automation_executions_origin_check CHECK ((origin = ANY (ARRAY['event'::text, 'schedule'::text, 'webhook'::text, 'integration'::text, 'button'::text, 'manual'::text, 'parent'::text, 'rerun'::text]))),
  constraint automation_executions_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_executions_skip_reason_check CHECK ((skip_reason = ANY (ARRAY['filters_not_met'::text, 'duplicate_trigger'::text, 'debounced'::text, 'own_change'::text, 'loop_guard'::text]))),
  constraint automation_executions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'queued'::text, 'running'::text, 'waiting'::text, 'paused'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text, 'skipped'::text]))),
  constraint automation_executions_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE,
  constraint automation_executions_waiting_kind_check CHECK ((waiting_kind = ANY (ARRAY['time'::text, 'retry'::text, 'event'::text, 'execution'::text])))
);
alter table automation_executions enable row level security, force row level security;

create table automation_hits (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  event_id uuid not null,
  automation_id uuid,
  execution_id uuid,
  attempts smallint not null default 0,
  due_at timestamp(3) with time zone not null default now(),
  constraint automation_hits_check CHECK (((automation_id IS NULL) <> (execution_id IS NULL))),
  constraint automation_hits_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_hits_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE,
  constraint automation_hits_tenant_id_execution_id_fkey FOREIGN KEY (tenant_id, execution_id) REFERENCES automation_executions(tenant_id, id) ON DELETE CASCADE
);
alter table automation_hits enable row level security, force row level security;

create table automation_inbound_webhooks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  status text not null default 'enabled'::text,
  address_sealed bytea not null,
  authentication text not null,
  signing jsonb not null,
  delivery_key_header text,
  secret_sealed bytea not null,
  secret_hint text not null,
  former_secret_sealed bytea,
  former_secret_expires_at timestamp(3) with time zone,
  listening_ends_at timestamp(3) with time zone,
  sample jsonb,
  payload_fields jsonb not null default '[]'::jsonb,
  is_sample_applied boolean not null default false,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint automation_inbound_webhooks_authentication_check CHECK ((authentication = ANY (ARRAY['signature'::text, 'bearer'::text, 'none'::text]))),
  constraint automation_inbound_webhooks_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_inbound_webhooks_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
  constraint automation_inbound_webhooks_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE,
  constraint automation_inbound_webhooks_tenant_id_automation_id_key UNIQUE (tenant_id, automation_id),
  constraint automation_inbound_webhooks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table automation_inbound_webhooks enable row level security, force row level security;

create table automation_missed_runs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  run_count integer not null,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint automation_missed_runs_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_missed_runs_run_count_check CHECK ((run_count > 0)),
  constraint automation_missed_runs_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE
);
alter table automation_missed_runs enable row level security, force row level security;

create table automation_price_changes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  version integer not null,
  reason text not null,
  previous_typical_credits double precision,
  typical_credits double precision not null,
  minimum_credits double precision not null,
  model_prices text not null,
  effective_at timestamp(3) with time zone not null,
  constraint automation_price_changes_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_price_changes_reason_check CHECK ((reason = ANY (ARRAY['version_published'::text, 'action_repriced'::text, 'usage_measured'::text]))),
  constraint automation_price_changes_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE
);
alter table automation_price_changes enable row level security, force row level security;

create table automation_settings (
  tenant_id uuid not null default app.tenant_id(),
  failure_limit integer,
  answer_deadline_minutes integer not null,
  data_retention_days integer not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint automation_settings_answer_deadline_minutes_check CHECK (((answer_deadline_minutes >= 60) AND (answer_deadline_minutes <= 43200))),
  constraint automation_settings_data_retention_days_check CHECK (((data_retention_days >= 1) AND (data_retention_days <= 365))),
  constraint automation_settings_failure_limit_check CHECK (((failure_limit >= 5) AND (failure_limit <= 100))),
  constraint automation_settings_pkey PRIMARY KEY (tenant_id),
  constraint automation_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table automation_settings enable row level security, force row level security;

create table automation_test_runs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  automation_revision integer not null,
  config jsonb not null,
  mode text not null,
  status text not null default 'queued'::text,
  answers jsonb not null default '{}'::jsonb,
  form_inputs jsonb not null default '{}'::jsonb,
  skip_waits boolean not null,
  record_kind text,
  record_id uuid,
  client_id uuid,
  input jsonb not null,
  state jsonb not null default '{}'::jsonb,
  step_count integer not null default 0,
  current_node_key text,
  waiting_kind text,
  waiting_execution_id uuid,
  wake jsonb,
  error jsonb,
  correlation_id text not null,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint automation_test_runs_check CHECK (((status = ANY (ARRAY['queued'::text, 'running'::text])) = (finished_at IS NULL))),
  constraint automation_test_runs_mode_check CHECK ((mode = ANY (ARRAY['simulate'::text, 'live'::text]))),
  constraint automation_test_runs_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_test_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'passed'::text, 'failed'::text, 'cancelled'::text, 'timed_out'::text]))),
  constraint automation_test_runs_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE,
  constraint automation_test_runs_waiting_kind_check CHECK ((waiting_kind = ANY (ARRAY['time'::text, 'retry'::text, 'event'::text, 'execution'::text])))
);
alter table automation_test_runs enable row level security, force row level security;

create table automation_test_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  test_run_id uuid not null,
  "position" integer not null,
  node_key text not null,
  node_type text not null,
  iteration_path jsonb not null default '[]'::jsonb,
  visit integer not null,
  attempt smallint not null,
  status text not null,
  is_simulated boolean not null default false,
  preview text collate app.unicode,
  input jsonb,
  output jsonb,
  port text,
  error jsonb,
  started_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  duration_ms double precision generated always as ((EXTRACT(epoch FROM (finished_at - started_at)) * (1000)::numeric)) stored,
  constraint automation_test_steps_pkey PRIMARY KEY (tenant_id, id),
  constraint automation_test_steps_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'skipped'::text, 'waiting'::text, 'cancelled'::text]))),
  constraint automation_test_steps_tenant_id_test_run_id_fkey FOREIGN KEY (tenant_id, test_run_id) REFERENCES automation_test_runs(tenant_id, id) ON DELETE CASCADE
);
alter table automation_test_steps enable row level security, force row level security;

create table automation_versions (
  tenant_id uuid not null default app.tenant_id(),
  automation_id uuid not null,
  version integer not null,
  config jsonb not null,
  change_note text collate app.unicode,
  node_count integer not null,
  trigger_type text not null,
  published_at timestamp(3) with time zone not null,
  published_by uuid not null,
  constraint automation_versions_pkey PRIMARY KEY (tenant_id, automation_id, version),
  constraint automation_versions_tenant_id_automation_id_fkey FOREIGN KEY (tenant_id, automation_id) REFERENCES automations(tenant_id, id) ON DELETE CASCADE,
  constraint automation_versions_tenant_id_published_by_fkey FOREIGN KEY (tenant_id, published_by) REFERENCES users(tenant_id, id),
  constraint automation_versions_version_check CHECK ((version > 0))
);
alter table automation_versions enable row level security, force row level security;

create table automations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  status text not null default 'draft'::text,
  folder_id uuid,
  tags text[] collate app.unicode not null default '{}'::text[],
  owner_id uuid not null,
  run_as_id uuid,
  config jsonb not null,
  config_hash text not null,
  trigger_type text,
  event_types text[] not null default '{}'::text[],
  action_keys text[] not null default '{}'::text[],
  node_count integer not null,
  problems jsonb not null default '[]'::jsonb,
  problem_count integer not null default 0,
  published_version integer,
  published_at timestamp(3) with time zone,
  live_hash text,
  live_trigger_type text,
  live_event_types text[] not null default '{}'::text[],
  live_action_keys text[] not null default '{}'::text[],
  live_concurrency text,
  has_unpublished_changes boolean not null generated always as (((live_hash IS NULL) OR (live_hash <> config_hash))) stored,
  disabled_code text,
  disabled_reason text collate app.unicode,
  disabled_at timestamp(3) with time zone,
  consecutive_failures integer not null default 0,
  last_execution_at timestamp(3) with time zone,
  last_execution_id uuid,
  scheduled_version integer,
  schedule_synced_at timestamp(3) with time zone,
  next_run_at timestamp(3) with time zone,
  last_run_at timestamp(3) with time zone,
  last_run_due_at timestamp(3) with time zone,
  last_run_execution_id uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((name || COALESCE((' '::text || description), ''::text)))) stored,
  constraint automations_check CHECK (((published_version IS NULL) = (status = 'draft'::text))),
  constraint automations_disabled_code_check CHECK ((disabled_code = ANY (ARRAY['by_user'::text, 'too_many_failures'::text, 'run_as_inactive'::text]))),
  constraint automations_live_concurrency_check CHECK ((live_concurrency = ANY (ARRAY['parallel'::text, 'serial_per_record'::text, 'single'::text]))),
  constraint automations_pkey PRIMARY KEY (tenant_id, id),
  constraint automations_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'disabled'::text]))),
  constraint automations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint automations_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id),
  constraint automations_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id)
);
alter table automations enable row level security, force row level security;

create table background_jobs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  topic text not null default ''::text,
  status text not null default 'queued'::text,
  input jsonb not null,
  progress_percent numeric(5,2) not null default 0,
  attempts smallint not null default 0,
  error text,
  failed_count integer not null default 0,
  outcomes jsonb not null default '[]'::jsonb,
  started_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  created_by uuid not null,
  constraint background_jobs_check CHECK (((finished_at IS NOT NULL) = (status <> ALL (ARRAY['queued'::text, 'running'::text])))),
  constraint background_jobs_pkey PRIMARY KEY (tenant_id, id),
  constraint background_jobs_progress_percent_check CHECK (((progress_percent >= (0)::numeric) AND (progress_percent <= (100)::numeric))),
  constraint background_jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'partially_succeeded'::text, 'failed'::text, 'cancelled'::text]))),
  constraint background_jobs_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint background_jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table background_jobs enable row level security, force row level security;

create table billing_settings (
  tenant_id uuid not null default app.tenant_id(),
  legal_name text collate app.unicode,
  billing_email text,
  billing_phone text,
  address jsonb,
  tax_number text collate app.unicode,
  currency text not null,
  payment_terms jsonb not null,
  default_tax_rate_id uuid,
  is_tax_inclusive boolean not null,
  invoice_number_prefix text not null,
  credit_note_number_prefix text not null,
  invoice_number_digits integer not null,
  is_numbered_by_year boolean not null,
  program_invoices text not null,
  default_memo text collate app.unicode,
  invoice_footer text collate app.unicode,
  reminder_days integer[] not null,
  is_credit_auto_applied boolean not null,
  is_auto_charged boolean not null,
  ai_credit_alert_below bigint,
  ai_credit_recharge jsonb,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint billing_settings_invoice_number_digits_check CHECK (((invoice_number_digits >= 1) AND (invoice_number_digits <= 10))),
  constraint billing_settings_pkey PRIMARY KEY (tenant_id),
  constraint billing_settings_program_invoices_check CHECK ((program_invoices = ANY (ARRAY['draft'::text, 'finalize'::text, 'send'::text]))),
  constraint billing_settings_tenant_id_default_tax_rate_id_fkey FOREIGN KEY (tenant_id, default_tax_rate_id) REFERENCES tax_rates(tenant_id, id),
  constraint billing_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table billing_settings enable row level security, force row level security;

create table bounced_addresses (
  tenant_id uuid not null default app.tenant_id(),
  address text collate app.unicode not null,
  reason text collate app.unicode,
  bounced_at timestamp(3) with time zone not null default app.now(),
  constraint bounced_addresses_pkey PRIMARY KEY (tenant_id, address),
  constraint bounced_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table bounced_addresses enable row level security, force row level security;

create table builder_sessions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  status text not null default 'draft'::text,
  goal text collate app.unicode,
  changes jsonb not null,
  change_count integer not null,
  record_kinds text[] not null,
  target_ids uuid[] not null,
  problems jsonb not null default '[]'::jsonb,
  problem_count integer not null default 0,
  plan jsonb,
  plan_hash text,
  validated_at timestamp(3) with time zone,
  records jsonb,
  error_key text,
  error text,
  applied_at timestamp(3) with time zone,
  applier_id uuid,
  cancelled_at timestamp(3) with time zone,
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint builder_sessions_check CHECK (((plan IS NULL) = (plan_hash IS NULL))),
  constraint builder_sessions_check1 CHECK (((status <> ALL (ARRAY['valid'::text, 'applying'::text, 'applied'::text, 'apply_failed'::text])) OR (plan IS NOT NULL))),
  constraint builder_sessions_check2 CHECK (((applied_at IS NOT NULL) = (records IS NOT NULL))),
  constraint builder_sessions_pkey PRIMARY KEY (tenant_id, id),
  constraint builder_sessions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'validating'::text, 'valid'::text, 'invalid'::text, 'applying'::text, 'applied'::text, 'apply_failed'::text, 'cancelled'::text, 'archived'::text]))),
  constraint builder_sessions_tenant_id_applier_id_fkey FOREIGN KEY (tenant_id, applier_id) REFERENCES users(tenant_id, id),
  constraint builder_sessions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint builder_sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table builder_sessions enable row level security, force row level security;

create table certificate_template_versions (
  tenant_id uuid not null default app.tenant_id(),
  template_id uuid not null,
  version integer not null,
  orientation text not null,
  paper_size text not null,
  heading text collate app.unicode not null,
  body text collate app.unicode not null,
  accent_color text not null,
  logo_file_id uuid,
  background_file_id uuid,
  has_qr_code boolean not null,
  signatories jsonb not null,
  constraint certificate_template_versions_orientation_check CHECK ((orientation = ANY (ARRAY['landscape'::text, 'portrait'::text]))),
  constraint certificate_template_versions_paper_size_check CHECK ((paper_size = ANY (ARRAY['a4'::text, 'letter'::text]))),
  constraint certificate_template_versions_pkey PRIMARY KEY (tenant_id, template_id, version),
  constraint certificate_template_versions_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES certificate_templates(tenant_id, id) ON DELETE CASCADE
);
alter table certificate_template_versions enable row level security, force row level security;

create table certificate_templates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  version integer not null default 1,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((name || COALESCE((' '::text || description), ''::text)))) stored,
  constraint certificate_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint certificate_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table certificate_templates enable row level security, force row level security;

create table channel_arrivals (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  connection_id uuid not null,
  external_id text not null,
  content jsonb,
  conversation_key text,
  size_bytes integer not null,
  status text not null default 'stored'::text,
  received_at timestamp(3) with time zone not null,
  processed_at timestamp(3) with time zone,
  constraint channel_arrivals_check CHECK (((content IS NOT NULL) = (status = 'stored'::text))),
  constraint channel_arrivals_pkey PRIMARY KEY (tenant_id, id),
  constraint channel_arrivals_status_check CHECK ((status = ANY (ARRAY['stored'::text, 'processed'::text]))),
  constraint channel_arrivals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table channel_arrivals enable row level security, force row level security;

create table channel_connections (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  provider text not null,
  channels text[] not null,
  external_account_id text,
  address_sealed bytea not null,
  secret_sealed bytea not null,
  send_url text,
  outcome text not null default 'untested'::text,
  problem text collate app.unicode,
  is_paused boolean not null default false,
  last_received_at timestamp(3) with time zone,
  last_sent_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  constraint channel_connections_channels_check CHECK (((cardinality(channels) > 0) AND (channels <@ ARRAY['phone'::text, 'sms'::text, 'chat'::text]))),
  constraint channel_connections_check CHECK (((problem IS NOT NULL) = (outcome = 'failing'::text))),
  constraint channel_connections_check1 CHECK (((provider <> 'twilio'::text) OR ((external_account_id IS NOT NULL) AND (send_url IS NULL)))),
  constraint channel_connections_outcome_check CHECK ((outcome = ANY (ARRAY['untested'::text, 'connected'::text, 'failing'::text]))),
  constraint channel_connections_pkey PRIMARY KEY (tenant_id, id),
  constraint channel_connections_provider_check CHECK ((provider = ANY (ARRAY['twilio'::text, 'custom'::text]))),
  constraint channel_connections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table channel_connections enable row level security, force row level security;

create table chat_channels (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  name text collate app.unicode,
  description text collate app.unicode,
  department_id uuid,
  client_id uuid,
  first_user_id uuid,
  second_user_id uuid,
  last_sequence integer not null default 0,
  last_message_at timestamp(3) with time zone,
  archived_at timestamp(3) with time zone,
  is_archived_by_service boolean not null default false,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint chat_channels_check CHECK ((((kind = 'direct'::text) = (name IS NULL)) AND ((kind = 'direct'::text) = ((first_user_id IS NOT NULL) AND (second_user_id IS NOT NULL))))),
  constraint chat_channels_check1 CHECK ((((kind = 'department'::text) = (department_id IS NOT NULL)) AND ((kind = 'client'::text) = (client_id IS NOT NULL)))),
  constraint chat_channels_kind_check CHECK ((kind = ANY (ARRAY['direct'::text, 'group'::text, 'department'::text, 'client'::text]))),
  constraint chat_channels_pkey PRIMARY KEY (tenant_id, id),
  constraint chat_channels_tenant_id_client_id_key UNIQUE (tenant_id, client_id),
  constraint chat_channels_tenant_id_department_id_key UNIQUE (tenant_id, department_id),
  constraint chat_channels_tenant_id_first_user_id_fkey FOREIGN KEY (tenant_id, first_user_id) REFERENCES users(tenant_id, id),
  constraint chat_channels_tenant_id_first_user_id_second_user_id_key UNIQUE (tenant_id, first_user_id, second_user_id),
  constraint chat_channels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint chat_channels_tenant_id_second_user_id_fkey FOREIGN KEY (tenant_id, second_user_id) REFERENCES users(tenant_id, id)
);
alter table chat_channels enable row level security, force row level security;

create table chat_members (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  channel_id uuid not null,
  user_id uuid not null,
  status text not null default 'member'::text,
  watch_state text not null,
  joined_at timestamp(3) with time zone not null default app.now(),
  left_at timestamp(3) with time zone,
  added_by uuid,
  last_read_sequence integer not null default 0,
  last_read_message_id uuid,
  last_read_at timestamp(3) with time zone,
  constraint chat_members_pkey PRIMARY KEY (tenant_id, channel_id, user_id),
  constraint chat_members_status_check CHECK ((status = ANY (ARRAY['member'::text, 'left'::text, 'removed'::text]))),
  constraint chat_members_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES chat_channels(tenant_id, id) ON DELETE CASCADE,
  constraint chat_members_tenant_id_id_key UNIQUE (tenant_id, id),
  constraint chat_members_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint chat_members_watch_state_check CHECK ((watch_state = ANY (ARRAY['all'::text, 'mentions'::text, 'muted'::text])))
);
alter table chat_members enable row level security, force row level security;

create table chat_messages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  channel_id uuid not null,
  sequence integer not null,
  thread_root_id uuid,
  body_text text collate app.unicode,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  mentioned_user_ids uuid[] not null default '{}'::uuid[],
  is_mentioning_all boolean not null default false,
  referred jsonb not null default '[]'::jsonb,
  client_message_id uuid,
  sent_at timestamp(3) with time zone not null default app.now(),
  edited_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  erased_by uuid,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint chat_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint chat_messages_tenant_id_actor_id_client_message_id_key UNIQUE (tenant_id, actor_id, client_message_id),
  constraint chat_messages_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES chat_channels(tenant_id, id) ON DELETE CASCADE,
  constraint chat_messages_tenant_id_thread_root_id_fkey FOREIGN KEY (tenant_id, thread_root_id) REFERENCES chat_messages(tenant_id, id) ON DELETE CASCADE
);
alter table chat_messages enable row level security, force row level security;

create table chat_reactions (
  tenant_id uuid not null default app.tenant_id(),
  chat_message_id uuid not null,
  emoji text not null,
  user_id uuid not null,
  reacted_at timestamp(3) with time zone not null default app.now(),
  constraint chat_reactions_pkey PRIMARY KEY (tenant_id, chat_message_id, emoji, user_id),
  constraint chat_reactions_tenant_id_chat_message_id_fkey FOREIGN KEY (tenant_id, chat_message_id) REFERENCES chat_messages(tenant_id, id) ON DELETE CASCADE
);
alter table chat_reactions enable row level security, force row level security;

create table client_billing_addresses (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  label text collate app.unicode,
  company_name text collate app.unicode,
  attention text collate app.unicode,
  address jsonb not null,
  tax_number text collate app.unicode,
  is_default boolean not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint client_billing_addresses_pkey PRIMARY KEY (tenant_id, id),
  constraint client_billing_addresses_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_billing_addresses_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint client_billing_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_billing_addresses enable row level security, force row level security;

create table client_billing_history (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  kind text not null,
  occurred_at timestamp(3) with time zone not null,
  summary text collate app.unicode not null,
  search_text text collate app.unicode not null generated always as (app.fold(summary)) stored,
  amount_minor bigint,
  currency text,
  outstanding_minor bigint,
  invoice_id uuid,
  client_program_id uuid,
  transaction_id uuid,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  constraint client_billing_history_check CHECK (((amount_minor IS NULL) OR (currency IS NOT NULL))),
  constraint client_billing_history_kind_check CHECK ((kind = ANY (ARRAY['invoice_finalized'::text, 'invoice_sent'::text, 'invoice_viewed'::text, 'invoice_paid'::text, 'invoice_voided'::text, 'invoice_written_off'::text, 'reminder_sent'::text, 'payment_succeeded'::text, 'payment_failed'::text, 'payment_needs_authorization'::text, 'payment_refunded'::text, 'collection_changed'::text, 'credit_note_issued'::text, 'credit_changed'::text, 'method_added'::text, 'method_removed'::text, 'program_billing_changed'::text, 'terms_changed'::text, 'tax_changed'::text]))),
  constraint client_billing_history_pkey PRIMARY KEY (tenant_id, id),
  constraint client_billing_history_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_billing_history_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_billing_history enable row level security, force row level security;

create table client_billing_recipients (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  "position" integer not null,
  contact_id uuid,
  name text collate app.unicode,
  email text,
  kind text not null,
  receives text[] not null,
  constraint client_billing_recipients_check CHECK (((contact_id IS NULL) <> (email IS NULL))),
  constraint client_billing_recipients_kind_check CHECK ((kind = ANY (ARRAY['to'::text, 'cc'::text]))),
  constraint client_billing_recipients_pkey PRIMARY KEY (tenant_id, id),
  constraint client_billing_recipients_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_billing_recipients_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_billing_recipients enable row level security, force row level security;

create table client_billing_settings (
  tenant_id uuid not null default app.tenant_id(),
  client_id uuid not null,
  currency text,
  language text,
  is_auto_charged boolean,
  is_credit_auto_applied boolean,
  has_reminders boolean,
  purchase_order_number text collate app.unicode,
  invoice_note text collate app.unicode,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint client_billing_settings_pkey PRIMARY KEY (tenant_id, client_id),
  constraint client_billing_settings_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_billing_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_billing_settings enable row level security, force row level security;

create table client_contact_keys (
  tenant_id uuid not null default app.tenant_id(),
  kind text not null,
  value text not null,
  client_id uuid not null,
  constraint client_contact_keys_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text, 'id'::text]))),
  constraint client_contact_keys_pkey PRIMARY KEY (tenant_id, kind, value, client_id),
  constraint client_contact_keys_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_contact_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_contact_keys enable row level security, force row level security;

create table client_integration_accounts (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  provider text not null,
  external_account_id text not null,
  display_name text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint client_integration_accounts_pkey PRIMARY KEY (tenant_id, id),
  constraint client_integration_accounts_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_integration_accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_integration_accounts_tenant_id_provider_external_acc_key UNIQUE (tenant_id, provider, external_account_id)
);
alter table client_integration_accounts enable row level security, force row level security;

create table client_list_preferences (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  preferences jsonb not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint client_list_preferences_pkey PRIMARY KEY (tenant_id, user_id),
  constraint client_list_preferences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_list_preferences_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table client_list_preferences enable row level security, force row level security;

create table client_note_favorites (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  note_id uuid not null,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint client_note_favorites_pkey PRIMARY KEY (tenant_id, user_id, note_id),
  constraint client_note_favorites_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_note_favorites_tenant_id_note_id_fkey FOREIGN KEY (tenant_id, note_id) REFERENCES client_notes(tenant_id, id) ON DELETE CASCADE,
  constraint client_note_favorites_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table client_note_favorites enable row level security, force row level security;

create table client_notes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  folder_id uuid,
  title text collate app.unicode,
  body_text text collate app.unicode not null,
  is_pinned boolean not null default false,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((COALESCE((title || ' '::text), ''::text) || body_text))) stored,
  language text not null default app.text_language(),
  words tsvector not null generated always as (app.note_words(language, title, body_text)) stored,
  constraint client_notes_pkey PRIMARY KEY (tenant_id, id),
  constraint client_notes_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_notes_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table client_notes enable row level security, force row level security;

create table client_payment_terms (
  tenant_id uuid not null default app.tenant_id(),
  client_id uuid not null,
  terms jsonb,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint client_payment_terms_pkey PRIMARY KEY (tenant_id, client_id),
  constraint client_payment_terms_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_payment_terms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_payment_terms enable row level security, force row level security;

create table client_pins (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  client_id uuid not null,
  pinned_at timestamp(3) with time zone not null default app.now(),
  constraint client_pins_pkey PRIMARY KEY (tenant_id, user_id, client_id),
  constraint client_pins_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_pins_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_pins_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table client_pins enable row level security, force row level security;

create table client_profile_fields (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  profile_id uuid not null,
  field_id uuid not null,
  "position" integer not null default 0,
  constraint client_profile_fields_pkey PRIMARY KEY (tenant_id, id),
  constraint client_profile_fields_tenant_id_field_id_fkey FOREIGN KEY (tenant_id, field_id) REFERENCES fields(tenant_id, id) ON DELETE CASCADE,
  constraint client_profile_fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_profile_fields_tenant_id_profile_id_field_id_key UNIQUE (tenant_id, profile_id, field_id),
  constraint client_profile_fields_tenant_id_profile_id_fkey FOREIGN KEY (tenant_id, profile_id) REFERENCES client_profiles(tenant_id, id) ON DELETE CASCADE
);
alter table client_profile_fields enable row level security, force row level security;

create table client_profiles (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  folder_id uuid,
  name text collate app.unicode not null,
  description text collate app.unicode,
  color text,
  allowed_transitions jsonb,
  layout jsonb,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint client_profiles_pkey PRIMARY KEY (tenant_id, id),
  constraint client_profiles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_profiles_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table client_profiles enable row level security, force row level security;

create table client_program_periods (
  tenant_id uuid not null default app.tenant_id(),
  client_program_id uuid not null,
  period_start_date date not null,
  period_end_date date not null,
  price_minor bigint not null,
  whole_days integer not null,
  tax_rate_id uuid,
  invoice_id uuid,
  created_at timestamp(3) with time zone not null default app.now(),
  applied_price_minor bigint,
  applied_total_minor bigint,
  constraint client_program_periods_applied_check CHECK (((applied_price_minor IS NULL) = (applied_total_minor IS NULL))),
  constraint client_program_periods_applied_price_minor_check CHECK ((applied_price_minor >= 0)),
  constraint client_program_periods_check CHECK ((period_end_date >= period_start_date)),
  constraint client_program_periods_pkey PRIMARY KEY (tenant_id, client_program_id, period_start_date),
  constraint client_program_periods_price_minor_check CHECK ((price_minor >= 0)),
  constraint client_program_periods_tenant_id_client_program_id_fkey FOREIGN KEY (tenant_id, client_program_id) REFERENCES client_programs(tenant_id, id) ON DELETE CASCADE,
  constraint client_program_periods_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_program_periods_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint client_program_periods_tenant_id_tax_rate_id_fkey FOREIGN KEY (tenant_id, tax_rate_id) REFERENCES tax_rates(tenant_id, id),
  constraint client_program_periods_whole_days_check CHECK ((whole_days > 0))
);
alter table client_program_periods enable row level security, force row level security;

create table client_program_processes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  schedule_id uuid not null default app.uuid7(),
  client_program_id uuid not null,
  process_definition_id uuid not null,
  "position" integer not null,
  recurrence jsonb,
  lead_days integer not null,
  due_in_days integer,
  day_shift text not null,
  catch_up text not null,
  task_name_template text collate app.unicode,
  is_active boolean not null,
  assigned_to uuid[] not null default '{}'::uuid[],
  next_period_date date,
  next_period_key text,
  next_task_at timestamp(3) with time zone,
  skipped_period_keys text[] not null default '{}'::text[],
  revision integer not null default 1,
  schedule_updated_at timestamp(3) with time zone not null default app.now(),
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint client_program_processes_catch_up_check CHECK ((catch_up = ANY (ARRAY['none'::text, 'last'::text]))),
  constraint client_program_processes_check CHECK (((next_period_date IS NULL) = (next_period_key IS NULL))),
  constraint client_program_processes_day_shift_check CHECK ((day_shift = ANY (ARRAY['none'::text, 'before'::text, 'after'::text]))),
  constraint client_program_processes_due_in_days_check CHECK (((due_in_days >= 0) AND (due_in_days <= 365))),
  constraint client_program_processes_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 90))),
  constraint client_program_processes_pkey PRIMARY KEY (tenant_id, id),
  constraint client_program_processes_tenant_id_client_program_id_fkey FOREIGN KEY (tenant_id, client_program_id) REFERENCES client_programs(tenant_id, id) ON DELETE CASCADE,
  constraint client_program_processes_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint client_program_processes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_program_processes_tenant_id_process_definition_id_fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id)
);
alter table client_program_processes enable row level security, force row level security;

create table client_program_prorations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_program_id uuid not null,
  name text collate app.unicode not null,
  amount_minor bigint not null,
  tax_rate_id uuid,
  period_start_date date not null,
  period_end_date date not null,
  invoice_id uuid,
  created_at timestamp(3) with time zone not null default app.now(),
  total_minor bigint,
  constraint client_program_prorations_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint client_program_prorations_pkey PRIMARY KEY (tenant_id, id),
  constraint client_program_prorations_tenant_id_client_program_id_fkey FOREIGN KEY (tenant_id, client_program_id) REFERENCES client_programs(tenant_id, id) ON DELETE CASCADE,
  constraint client_program_prorations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_program_prorations_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint client_program_prorations_tenant_id_tax_rate_id_fkey FOREIGN KEY (tenant_id, tax_rate_id) REFERENCES tax_rates(tenant_id, id)
);
alter table client_program_prorations enable row level security, force row level security;

create table client_program_tasks (
  tenant_id uuid not null default app.tenant_id(),
  client_program_id uuid not null,
  process_definition_id uuid not null,
  period_key text not null,
  period_date date not null,
  task_id uuid not null,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint client_program_tasks_pkey PRIMARY KEY (tenant_id, client_program_id, process_definition_id, period_key),
  constraint client_program_tasks_tenant_id_client_program_id_fkey FOREIGN KEY (tenant_id, client_program_id) REFERENCES client_programs(tenant_id, id) ON DELETE CASCADE,
  constraint client_program_tasks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_program_tasks_tenant_id_process_definition_id_fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id)
);
alter table client_program_tasks enable row level security, force row level security;

create table client_programs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  program_id uuid not null,
  program_definition_id uuid not null,
  status text not null,
  status_reason text collate app.unicode,
  start_date date not null,
  end_date date,
  minimum_term_ends_on date,
  started_at timestamp(3) with time zone,
  paused_at timestamp(3) with time zone,
  resume_on date,
  suspended_at timestamp(3) with time zone,
  cancels_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  frequency text not null,
  amount_minor bigint not null,
  currency text not null,
  override_minor bigint,
  tax_rate_id uuid,
  setup_fee_minor bigint,
  next_billing_date date,
  billing_anchor_day integer,
  scheduled_change jsonb,
  program_invoices text,
  is_auto_charged boolean,
  payment_method_id uuid,
  assigned_to uuid[] not null default '{}'::uuid[],
  note text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  pause_proration text,
  pause_unsettled_from date,
  constraint client_programs_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint client_programs_billing_anchor_day_check CHECK (((billing_anchor_day >= 1) AND (billing_anchor_day <= 31))),
  constraint client_programs_check CHECK (((end_date IS NULL) OR (end_date >= start_date))),
  constraint client_programs_check1 CHECK (((status = 'paused'::text) = (paused_at IS NOT NULL))),
  constraint client_programs_check2 CHECK (((status = 'suspended'::text) = (suspended_at IS NOT NULL))),
  constraint client_programs_check3 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint client_programs_check4 CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  constraint client_programs_check5 CHECK (((billing_anchor_day IS NULL) = (frequency = ANY (ARRAY['one_time'::text, 'weekly'::text])))),
  constraint client_programs_frequency_check CHECK ((frequency = ANY (ARRAY['one_time'::text, 'weekly'::text, 'monthly'::text, 'quarterly'::text, 'semiannually'::text, 'yearly'::text]))),
  constraint client_programs_override_minor_check CHECK ((override_minor >= 0)),
  constraint client_programs_pause_check CHECK (((pause_proration IS NULL) = (pause_unsettled_from IS NULL))),
  constraint client_programs_pause_proration_check CHECK ((pause_proration = ANY (ARRAY['next_invoice'::text, 'credit'::text]))),
  constraint client_programs_pkey PRIMARY KEY (tenant_id, id),
  constraint client_programs_program_invoices_check CHECK ((program_invoices = ANY (ARRAY['draft'::text, 'finalize'::text, 'send'::text]))),
  constraint client_programs_setup_fee_minor_check CHECK ((setup_fee_minor >= 0)),
  constraint client_programs_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'paused'::text, 'suspended'::text, 'completed'::text, 'cancelled'::text]))),
  constraint client_programs_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_programs_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint client_programs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_programs_tenant_id_payment_method_id_fkey FOREIGN KEY (tenant_id, payment_method_id) REFERENCES payment_methods(tenant_id, id) ON DELETE SET NULL (payment_method_id),
  constraint client_programs_tenant_id_program_definition_id_fkey FOREIGN KEY (tenant_id, program_definition_id) REFERENCES program_definitions(tenant_id, id),
  constraint client_programs_tenant_id_program_id_fkey FOREIGN KEY (tenant_id, program_id) REFERENCES programs(tenant_id, id),
  constraint client_programs_tenant_id_tax_rate_id_fkey FOREIGN KEY (tenant_id, tax_rate_id) REFERENCES tax_rates(tenant_id, id)
);
alter table client_programs enable row level security, force row level security;

create table client_service_categories (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  color text,
  icon text,
  folder_id uuid,
  "position" integer not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint client_service_categories_pkey PRIMARY KEY (tenant_id, id),
  constraint client_service_categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_service_categories_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table client_service_categories enable row level security, force row level security;

create table client_service_selections (
  tenant_id uuid not null default app.tenant_id(),
  client_id uuid not null,
  service_id uuid not null,
  quantity integer not null default 1,
  note text collate app.unicode,
  "position" integer not null,
  selected_at timestamp(3) with time zone not null default app.now(),
  constraint client_service_selections_pkey PRIMARY KEY (tenant_id, client_id, service_id),
  constraint client_service_selections_quantity_check CHECK ((quantity > 0)),
  constraint client_service_selections_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_service_selections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_service_selections_tenant_id_service_id_fkey FOREIGN KEY (tenant_id, service_id) REFERENCES client_services(tenant_id, id)
);
alter table client_service_selections enable row level security, force row level security;

create table client_services (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  category text,
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  description text collate app.unicode,
  category_id uuid,
  "position" integer not null default 0,
  unit_price jsonb,
  unit text not null default 'project'::text,
  default_quantity numeric(10,4) not null default 1,
  internal_cost jsonb,
  tax_rate_id uuid,
  estimated_minutes integer,
  process_definition_id uuid,
  tags text[] collate app.unicode not null default '{}'::text[],
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint client_services_default_quantity_check CHECK ((default_quantity > (0)::numeric)),
  constraint client_services_pkey PRIMARY KEY (tenant_id, id),
  constraint client_services_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES client_service_categories(tenant_id, id),
  constraint client_services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_services_tenant_id_process_definition_id_fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id) ON DELETE SET NULL (process_definition_id),
  constraint client_services_tenant_id_tax_rate_id_fkey FOREIGN KEY (tenant_id, tax_rate_id) REFERENCES tax_rates(tenant_id, id),
  constraint client_services_unit_check CHECK ((unit = ANY (ARRAY['item'::text, 'hour'::text, 'month'::text, 'quarter'::text, 'year'::text, 'project'::text])))
);
alter table client_services enable row level security, force row level security;

create table client_status_options (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  profile_id uuid not null,
  key text not null,
  label text collate app.unicode not null,
  color text not null,
  category text not null,
  "position" integer not null,
  is_default boolean not null default false,
  archived_at timestamp(3) with time zone,
  constraint client_status_options_category UNIQUE (tenant_id, profile_id, key, category),
  constraint client_status_options_category_check CHECK ((category = ANY (ARRAY['prospect'::text, 'active'::text, 'inactive'::text]))),
  constraint client_status_options_pkey PRIMARY KEY (tenant_id, id),
  constraint client_status_options_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_status_options_tenant_id_profile_id_fkey FOREIGN KEY (tenant_id, profile_id) REFERENCES client_profiles(tenant_id, id) ON DELETE CASCADE,
  constraint client_status_options_tenant_id_profile_id_key_key UNIQUE (tenant_id, profile_id, key)
);
alter table client_status_options enable row level security, force row level security;

create table client_tax_exemptions (
  tenant_id uuid not null default app.tenant_id(),
  client_id uuid not null,
  is_exempt boolean not null,
  reason text,
  certificate_number text collate app.unicode,
  tax_number text collate app.unicode,
  country text,
  region text collate app.unicode,
  valid_from date,
  valid_to date,
  certificate_file_id uuid,
  note text collate app.unicode,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint client_tax_exemptions_check CHECK (((NOT is_exempt) OR (reason IS NOT NULL))),
  constraint client_tax_exemptions_pkey PRIMARY KEY (tenant_id, client_id),
  constraint client_tax_exemptions_reason_check CHECK ((reason = ANY (ARRAY['reseller'::text, 'nonprofit'::text, 'government'::text, 'education'::text, 'reverse_charge'::text, 'foreign'::text, 'other'::text]))),
  constraint client_tax_exemptions_tenant_id_certificate_file_id_fkey FOREIGN KEY (tenant_id, certificate_file_id) REFERENCES managed_files(tenant_id, id),
  constraint client_tax_exemptions_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_tax_exemptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table client_tax_exemptions enable row level security, force row level security;

create table client_ticket_ai_overrides (
  tenant_id uuid not null default app.tenant_id(),
  client_id uuid not null,
  is_ai_enabled boolean,
  reply_mode text,
  tone text,
  language text,
  instructions text,
  signature text,
  revision integer not null,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint client_ticket_ai_overrides_pkey PRIMARY KEY (tenant_id, client_id),
  constraint client_ticket_ai_overrides_reply_mode_check CHECK ((reply_mode = ANY (ARRAY['suggest'::text, 'draft'::text, 'auto_send'::text]))),
  constraint client_ticket_ai_overrides_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_ticket_ai_overrides_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_ticket_ai_overrides_tone_check CHECK ((tone = ANY (ARRAY['neutral'::text, 'friendly'::text, 'formal'::text, 'concise'::text])))
);
alter table client_ticket_ai_overrides enable row level security, force row level security;

create table clients (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  profile_id uuid not null,
  name text collate app.unicode not null,
  slug text collate "C" not null,
  status text not null,
  status_category text not null,
  contacts jsonb not null default '[]'::jsonb,
  addresses jsonb not null default '[]'::jsonb,
  tags text[] collate app.unicode not null default '{}'::text[],
  assigned_to uuid[] not null default '{}'::uuid[],
  field_values jsonb not null default '{}'::jsonb,
  source text not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.client_search_text(name, slug, contacts)) stored,
  merged_into_id uuid,
  merged_at timestamp(3) with time zone,
  constraint clients_merged_check CHECK (((merged_into_id IS NULL) OR (deleted_at IS NOT NULL))),
  constraint clients_pkey PRIMARY KEY (tenant_id, id),
  constraint clients_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES clients(tenant_id, id) ON DELETE SET NULL (merged_into_id),
  constraint clients_tenant_id_profile_id_status_status_category_fkey FOREIGN KEY (tenant_id, profile_id, status, status_category) REFERENCES client_status_options(tenant_id, profile_id, key, category) ON UPDATE CASCADE
);
alter table clients enable row level security, force row level security;

create table comment_activity (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  escalation_id uuid not null,
  comment_id uuid not null,
  thread_id uuid not null,
  kind text not null,
  emoji text,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  occurred_at timestamp(3) with time zone not null,
  constraint comment_activity_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'edited'::text, 'deleted'::text, 'pinned'::text, 'unpinned'::text, 'reaction_added'::text, 'reaction_removed'::text, 'attachment_added'::text, 'attachment_removed'::text]))),
  constraint comment_activity_pkey PRIMARY KEY (tenant_id, id),
  constraint comment_activity_tenant_id_escalation_id_fkey FOREIGN KEY (tenant_id, escalation_id) REFERENCES escalations(tenant_id, id) ON DELETE CASCADE
);
alter table comment_activity enable row level security, force row level security;

create table comment_reactions (
  tenant_id uuid not null default app.tenant_id(),
  comment_id uuid not null,
  emoji text not null,
  user_id uuid not null,
  reacted_at timestamp(3) with time zone not null default app.now(),
  constraint comment_reactions_pkey PRIMARY KEY (tenant_id, comment_id, emoji, user_id),
  constraint comment_reactions_tenant_id_comment_id_fkey FOREIGN KEY (tenant_id, comment_id) REFERENCES comments(tenant_id, id) ON DELETE CASCADE
);
alter table comment_reactions enable row level security, force row level security;

create table comments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  record_id uuid not null,
  thread_id uuid not null,
  parent_id uuid,
  body_text text collate app.unicode,
  author_id uuid not null,
  mentioned_user_ids uuid[] not null default '{}'::uuid[],
  edited_at timestamp(3) with time zone,
  pinned_at timestamp(3) with time zone,
  pinned_by uuid,
  erased_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint comments_pkey PRIMARY KEY (tenant_id, id),
  constraint comments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint comments_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES comments(tenant_id, id),
  constraint comments_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES comments(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
alter table comments enable row level security, force row level security;

create table connection_calls (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  connection_id uuid not null,
  method text not null,
  host text not null,
  path text not null,
  status_code integer,
  failure text,
  duration_ms integer not null,
  called_at timestamp(3) with time zone not null,
  endpoint_key text,
  subaccount_key text,
  outcome text,
  error jsonb,
  actor_type text,
  actor_id uuid,
  actor_name text collate app.unicode,
  execution_id uuid,
  credits_used numeric not null default 0,
  constraint connection_calls_actor_type_check CHECK ((actor_type = ANY (ARRAY['user'::text, 'service_account'::text, 'automation'::text, 'system'::text]))),
  constraint connection_calls_endpoint CHECK ((((endpoint_key IS NULL) = (outcome IS NULL)) AND ((endpoint_key IS NULL) = (actor_type IS NULL)))),
  constraint connection_calls_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'refused'::text, 'unreachable'::text, 'unknown'::text]))),
  constraint connection_calls_pkey PRIMARY KEY (tenant_id, id),
  constraint connection_calls_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id) ON DELETE CASCADE,
  constraint connection_calls_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table connection_calls enable row level security, force row level security;

create table connection_subaccounts (
  tenant_id uuid not null default app.tenant_id(),
  connection_id uuid not null,
  key text not null,
  name text collate app.unicode not null,
  kind text not null,
  parent_key text,
  currency text,
  time_zone text,
  is_selectable boolean not null,
  "position" integer not null,
  constraint connection_subaccounts_key_check CHECK ((key ~ '^\S{1,200}$'::text)),
  constraint connection_subaccounts_pkey PRIMARY KEY (tenant_id, connection_id, key),
  constraint connection_subaccounts_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES connections(tenant_id, id) ON DELETE CASCADE,
  constraint connection_subaccounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table connection_subaccounts enable row level security, force row level security;

create table connections (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  integration_key text not null,
  name text collate app.unicode not null,
  account_label text collate app.unicode,
  status text not null default 'pending'::text,
  status_message text,
  visibility text not null default 'personal'::text,
  owner_id uuid not null,
  scopes text[] not null default '{}'::text[],
  access_token_sealed bytea,
  refresh_token_sealed bytea,
  token_expires_at timestamp(3) with time zone,
  refreshing_until timestamp(3) with time zone,
  consent_state_hash bytea,
  consent_verifier_sealed bytea,
  consent_expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  last_checked_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  inputs_sealed bytea,
  consent_user_id uuid,
  revoked_at timestamp(3) with time zone,
  subaccounts_fetched_at timestamp(3) with time zone,
  constraint connections_pkey PRIMARY KEY (tenant_id, id),
  constraint connections_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'expired'::text, 'revoked'::text, 'failing'::text]))),
  constraint connections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint connections_visibility_check CHECK ((visibility = ANY (ARRAY['agency'::text, 'personal'::text])))
);
alter table connections enable row level security, force row level security;

create table contact_matching_settings (
  tenant_id uuid not null default app.tenant_id(),
  email_mode text not null,
  phone_mode text not null,
  name_mode text not null,
  name_similarity real not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint contact_matching_settings_email_mode_check CHECK ((email_mode = ANY (ARRAY['off'::text, 'warn'::text, 'forbid'::text]))),
  constraint contact_matching_settings_name_mode_check CHECK ((name_mode = ANY (ARRAY['off'::text, 'warn'::text, 'forbid'::text]))),
  constraint contact_matching_settings_name_similarity_check CHECK (((name_similarity >= (0.3)::double precision) AND (name_similarity <= (1)::double precision))),
  constraint contact_matching_settings_phone_mode_check CHECK ((phone_mode = ANY (ARRAY['off'::text, 'warn'::text, 'forbid'::text]))),
  constraint contact_matching_settings_pkey PRIMARY KEY (tenant_id),
  constraint contact_matching_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table contact_matching_settings enable row level security, force row level security;

create table content_removals (
  tenant_id uuid not null default app.tenant_id(),
  kind text not null,
  id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint content_removals_kind_check CHECK ((kind = ANY (ARRAY['file'::text, 'upload'::text]))),
  constraint content_removals_pkey PRIMARY KEY (tenant_id, kind, id),
  constraint content_removals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table content_removals enable row level security, force row level security;

create table credit_note_lines (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  credit_note_id uuid not null,
  invoice_line_id uuid not null,
  "position" integer not null,
  name text collate app.unicode not null,
  subtotal_minor bigint not null,
  taxes jsonb not null,
  tax_minor bigint not null,
  constraint credit_note_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint credit_note_lines_tenant_id_credit_note_id_fkey FOREIGN KEY (tenant_id, credit_note_id) REFERENCES credit_notes(tenant_id, id) ON DELETE CASCADE,
  constraint credit_note_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint credit_note_lines_tenant_id_invoice_line_id_fkey FOREIGN KEY (tenant_id, invoice_line_id) REFERENCES invoice_lines(tenant_id, id)
);
alter table credit_note_lines enable row level security, force row level security;

create table credit_notes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  credit_note_number text not null,
  invoice_id uuid not null,
  client_id uuid not null,
  currency text not null,
  issued_on date not null,
  reason text collate app.unicode not null,
  subtotal_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null,
  tax_summary jsonb not null,
  balance_reduced_minor bigint not null,
  credited_minor bigint not null,
  refunded_minor bigint not null,
  seller jsonb not null,
  buyer jsonb not null,
  pdf_file_id uuid,
  sent_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint credit_notes_balance_reduced_minor_check CHECK ((balance_reduced_minor >= 0)),
  constraint credit_notes_check CHECK (((subtotal_minor + tax_minor) = total_minor)),
  constraint credit_notes_check1 CHECK ((((balance_reduced_minor + credited_minor) + refunded_minor) = total_minor)),
  constraint credit_notes_credited_minor_check CHECK ((credited_minor >= 0)),
  constraint credit_notes_pkey PRIMARY KEY (tenant_id, id),
  constraint credit_notes_refunded_minor_check CHECK ((refunded_minor >= 0)),
  constraint credit_notes_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  constraint credit_notes_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint credit_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint credit_notes_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint credit_notes_tenant_id_pdf_file_id_fkey FOREIGN KEY (tenant_id, pdf_file_id) REFERENCES managed_files(tenant_id, id),
  constraint credit_notes_total_minor_check CHECK ((total_minor > 0))
);
alter table credit_notes enable row level security, force row level security;

create table custom_object_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  anchor_kind text not null,
  anchor_id uuid not null,
  record_id uuid not null,
  custom_object_id uuid not null,
  is_primary boolean not null default false,
  "position" integer not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  constraint custom_object_links_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_object_links_tenant_id_anchor_id_record_id_key UNIQUE (tenant_id, anchor_id, record_id),
  constraint custom_object_links_tenant_id_custom_object_id_fkey FOREIGN KEY (tenant_id, custom_object_id) REFERENCES custom_objects(tenant_id, id) ON DELETE CASCADE,
  constraint custom_object_links_tenant_id_record_id_fkey FOREIGN KEY (tenant_id, record_id) REFERENCES custom_object_records(tenant_id, id) ON DELETE CASCADE
);
alter table custom_object_links enable row level security, force row level security;

create table custom_object_numbers (
  tenant_id uuid not null default app.tenant_id(),
  custom_object_id uuid not null,
  last integer not null,
  constraint custom_object_numbers_pkey PRIMARY KEY (tenant_id, custom_object_id),
  constraint custom_object_numbers_tenant_id_custom_object_id_fkey FOREIGN KEY (tenant_id, custom_object_id) REFERENCES custom_objects(tenant_id, id) ON DELETE CASCADE
);
alter table custom_object_numbers enable row level security, force row level security;

create table custom_object_record_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  relationship_id uuid not null,
  from_record_id uuid not null,
  to_record_id uuid not null,
  created_at timestamp(3) with time zone not null,
  created_by uuid not null,
  constraint custom_object_record_links_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_object_record_links_tenant_id_from_record_id_fkey FOREIGN KEY (tenant_id, from_record_id) REFERENCES custom_object_records(tenant_id, id) ON DELETE CASCADE,
  constraint custom_object_record_links_tenant_id_relationship_id_fkey FOREIGN KEY (tenant_id, relationship_id) REFERENCES custom_object_relationships(tenant_id, id) ON DELETE CASCADE,
  constraint custom_object_record_links_tenant_id_relationship_id_from_r_key UNIQUE (tenant_id, relationship_id, from_record_id, to_record_id),
  constraint custom_object_record_links_tenant_id_to_record_id_fkey FOREIGN KEY (tenant_id, to_record_id) REFERENCES custom_object_records(tenant_id, id) ON DELETE CASCADE
);
alter table custom_object_record_links enable row level security, force row level security;

create table custom_object_records (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  custom_object_id uuid not null,
  number integer not null,
  name text collate app.unicode not null,
  lifecycle_state text not null,
  lifecycle_category text not null,
  client_id uuid,
  owner_id uuid,
  field_values jsonb not null default '{}'::jsonb,
  definition_version integer not null,
  search_text text collate app.unicode not null default ''::text,
  archived_at timestamp(3) with time zone,
  archived_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint custom_object_records_check CHECK (((archived_at IS NULL) = (archived_by IS NULL))),
  constraint custom_object_records_lifecycle_category_check CHECK ((lifecycle_category = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint custom_object_records_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_object_records_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE SET NULL (client_id),
  constraint custom_object_records_tenant_id_custom_object_id_fkey FOREIGN KEY (tenant_id, custom_object_id) REFERENCES custom_objects(tenant_id, id),
  constraint custom_object_records_tenant_id_custom_object_id_number_key UNIQUE (tenant_id, custom_object_id, number),
  constraint custom_object_records_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint custom_object_records_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id)
);
alter table custom_object_records enable row level security, force row level security;

create table custom_object_relationships (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  from_custom_object_id uuid not null,
  to_custom_object_id uuid not null,
  key text not null,
  name text collate app.unicode not null,
  inverse_name text collate app.unicode,
  description text collate app.unicode,
  cardinality text not null,
  is_required boolean not null default false,
  on_target_delete text not null,
  "position" integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  constraint custom_object_relationships_cardinality_check CHECK ((cardinality = ANY (ARRAY['one_to_one'::text, 'one_to_many'::text, 'many_to_one'::text, 'many_to_many'::text]))),
  constraint custom_object_relationships_check CHECK (((NOT is_required) OR (on_target_delete <> 'unlink'::text))),
  constraint custom_object_relationships_on_target_delete_check CHECK ((on_target_delete = ANY (ARRAY['restrict'::text, 'cascade'::text, 'unlink'::text]))),
  constraint custom_object_relationships_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_object_relationships_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint custom_object_relationships_tenant_id_from_custom_object_i_fkey FOREIGN KEY (tenant_id, from_custom_object_id) REFERENCES custom_objects(tenant_id, id) ON DELETE CASCADE,
  constraint custom_object_relationships_tenant_id_to_custom_object_id_fkey FOREIGN KEY (tenant_id, to_custom_object_id) REFERENCES custom_objects(tenant_id, id) ON DELETE CASCADE
);
alter table custom_object_relationships enable row level security, force row level security;

create table custom_objects (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  key text not null,
  name text collate app.unicode not null,
  view_permission text,
  lifecycle jsonb,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  plural_name text collate app.unicode not null,
  description text collate app.unicode,
  icon text,
  color text,
  folder_id uuid,
  status text not null default 'active'::text,
  name_label text collate app.unicode not null default 'Name'::text,
  name_template text collate app.unicode,
  client_requirement text not null default 'optional'::text,
  anchors jsonb not null default '[]'::jsonb,
  record_access text not null default 'all'::text,
  has_view_audience boolean not null default false,
  view_is_everyone boolean not null default false,
  view_department_ids uuid[] not null default '{}'::uuid[],
  view_level_ids uuid[] not null default '{}'::uuid[],
  view_user_ids uuid[] not null default '{}'::uuid[],
  edit_permission text,
  has_edit_audience boolean not null default false,
  edit_is_everyone boolean not null default false,
  edit_department_ids uuid[] not null default '{}'::uuid[],
  edit_level_ids uuid[] not null default '{}'::uuid[],
  edit_user_ids uuid[] not null default '{}'::uuid[],
  rollups jsonb not null default '[]'::jsonb,
  definition_version integer not null default 1,
  migration jsonb,
  migration_job_id uuid,
  constraint custom_objects_check CHECK (((status = 'migrating'::text) = (migration IS NOT NULL))),
  constraint custom_objects_client_requirement_check CHECK ((client_requirement = ANY (ARRAY['none'::text, 'optional'::text, 'required'::text]))),
  constraint custom_objects_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_objects_record_access_check CHECK ((record_access = ANY (ARRAY['all'::text, 'owner'::text]))),
  constraint custom_objects_status_check CHECK ((status = ANY (ARRAY['active'::text, 'migrating'::text]))),
  constraint custom_objects_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint custom_objects_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table custom_objects enable row level security, force row level security;

create table data_exports (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  custom_object_id uuid,
  view_id uuid,
  format text not null,
  query jsonb not null,
  record_count integer,
  file_id uuid not null default app.uuid7(),
  job_id uuid not null,
  expires_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint data_exports_check CHECK (((expires_at IS NULL) = (record_count IS NULL))),
  constraint data_exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  constraint data_exports_pkey PRIMARY KEY (tenant_id, id),
  constraint data_exports_record_count_check CHECK (((record_count >= 0) AND (record_count <= 100000))),
  constraint data_exports_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint data_exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint data_exports_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES background_jobs(tenant_id, id)
);
alter table data_exports enable row level security, force row level security;

create table data_import_claims (
  tenant_id uuid not null default app.tenant_id(),
  import_id uuid not null,
  check_id uuid not null,
  claim text not null,
  row_number integer not null,
  constraint data_import_claims_pkey PRIMARY KEY (tenant_id, import_id, check_id, claim),
  constraint data_import_claims_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint data_import_claims_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES data_imports(tenant_id, id) ON DELETE CASCADE
);
alter table data_import_claims enable row level security, force row level security;

create table data_import_keys (
  tenant_id uuid not null default app.tenant_id(),
  source_name text not null,
  scope text not null,
  source_key text collate app.unicode not null,
  record_kind text not null,
  record_id uuid not null,
  constraint data_import_keys_pkey PRIMARY KEY (tenant_id, source_name, scope, source_key),
  constraint data_import_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table data_import_keys enable row level security, force row level security;

create table data_import_rows (
  tenant_id uuid not null default app.tenant_id(),
  import_id uuid not null,
  check_id uuid not null,
  row_number integer not null,
  texts jsonb not null,
  outcome text not null,
  record_id uuid,
  problem jsonb,
  is_done boolean not null default false,
  constraint data_import_rows_check CHECK (((outcome = 'failed'::text) = (problem IS NOT NULL))),
  constraint data_import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['created'::text, 'updated'::text, 'unchanged'::text, 'failed'::text]))),
  constraint data_import_rows_pkey PRIMARY KEY (tenant_id, import_id, check_id, row_number),
  constraint data_import_rows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint data_import_rows_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES data_imports(tenant_id, id) ON DELETE CASCADE
);
alter table data_import_rows enable row level security, force row level security;

create table data_imports (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  record_kind text not null,
  custom_object_id uuid,
  profile_id uuid,
  process_definition_id uuid,
  source_name text,
  file_id uuid not null,
  file_name text collate app.unicode not null,
  content_type text not null,
  file_size bigint not null,
  sheet_name text collate app.unicode,
  has_headings boolean not null,
  row_count integer not null,
  columns jsonb not null,
  mapping jsonb not null,
  key_column text collate app.unicode,
  match_targets text[] not null default '{}'::text[],
  on_match text not null default 'skip'::text,
  status text not null default 'draft'::text,
  plan jsonb,
  check_id uuid,
  read_columns text[] collate app.unicode not null default '{}'::text[],
  job_id uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint data_imports_check CHECK (((record_kind = 'custom_object_record'::text) = (custom_object_id IS NOT NULL))),
  constraint data_imports_on_match_check CHECK ((on_match = ANY (ARRAY['update'::text, 'fill_empty'::text, 'skip'::text]))),
  constraint data_imports_pkey PRIMARY KEY (tenant_id, id),
  constraint data_imports_record_kind_check CHECK ((record_kind = ANY (ARRAY['client'::text, 'task'::text, 'custom_object_record'::text]))),
  constraint data_imports_row_count_check CHECK (((row_count >= 0) AND (row_count <= 100000))),
  constraint data_imports_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'checking'::text, 'ready'::text, 'invalid'::text, 'importing'::text, 'imported'::text, 'partially_imported'::text, 'failed'::text, 'cancelled'::text]))),
  constraint data_imports_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint data_imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint data_imports_tenant_id_job_id_fkey FOREIGN KEY (tenant_id, job_id) REFERENCES background_jobs(tenant_id, id) ON DELETE SET NULL (job_id)
);
alter table data_imports enable row level security, force row level security;

create table department_levels (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  department_id uuid not null,
  name text collate app.unicode not null,
  "position" integer not null default 0,
  permissions text[] not null default '{}'::text[],
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  description text collate app.unicode,
  constraint department_levels_pkey PRIMARY KEY (tenant_id, id),
  constraint department_levels_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES departments(tenant_id, id) ON DELETE CASCADE,
  constraint department_levels_tenant_id_department_id_id_key UNIQUE (tenant_id, department_id, id),
  constraint department_levels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table department_levels enable row level security, force row level security;

create table department_members (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  department_id uuid not null,
  level_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint department_members_pkey PRIMARY KEY (tenant_id, id),
  constraint department_members_tenant_id_department_id_level_id_fkey FOREIGN KEY (tenant_id, department_id, level_id) REFERENCES department_levels(tenant_id, department_id, id) ON DELETE CASCADE,
  constraint department_members_tenant_id_department_id_user_id_key UNIQUE (tenant_id, department_id, user_id),
  constraint department_members_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint department_members_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table department_members enable row level security, force row level security;

create table departments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  parent_id uuid,
  color text,
  lead_ids uuid[] not null default '{}'::uuid[],
  "position" integer not null default 0,
  constraint departments_pkey PRIMARY KEY (tenant_id, id),
  constraint departments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint departments_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES departments(tenant_id, id)
);
alter table departments enable row level security, force row level security;

create table email_deliveries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  category text not null,
  kind text not null,
  status text not null default 'queued'::text,
  from_address text not null,
  to_address text collate app.unicode not null,
  user_id uuid,
  subject text collate app.unicode not null,
  record_kind text,
  record_id uuid,
  record_name text collate app.unicode,
  sealed bytea,
  provider text not null,
  message_reference text,
  attempt_count integer not null default 0,
  suppressed_reason text,
  error_message text collate app.unicode,
  has_bounced boolean not null default false,
  request_id text,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  sent_at timestamp(3) with time zone,
  delivered_at timestamp(3) with time zone,
  constraint email_deliveries_category_check CHECK ((category = ANY (ARRAY['ticket_message'::text, 'notification'::text, 'invitation'::text, 'billing'::text, 'form'::text, 'automation'::text, 'security'::text, 'other'::text]))),
  constraint email_deliveries_check CHECK (((status = 'queued'::text) = (sealed IS NOT NULL))),
  constraint email_deliveries_check1 CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint email_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint email_deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'suppressed'::text]))),
  constraint email_deliveries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint email_deliveries_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE SET NULL (user_id)
);
alter table email_deliveries enable row level security, force row level security;

create table email_delivery_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  delivery_id uuid not null,
  status text not null,
  recipient text,
  response_code integer,
  message text,
  occurred_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint email_delivery_steps_pkey PRIMARY KEY (tenant_id, id),
  constraint email_delivery_steps_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'suppressed'::text]))),
  constraint email_delivery_steps_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id) REFERENCES email_deliveries(tenant_id, id) ON DELETE CASCADE,
  constraint email_delivery_steps_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table email_delivery_steps enable row level security, force row level security;

create table employee_compensations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  pay_period text not null,
  pay jsonb not null,
  cost_per_hour jsonb,
  billing_rate_per_hour jsonb,
  effective_date date not null,
  note text collate app.unicode,
  created_at timestamp(3) with time zone not null,
  created_by uuid not null,
  constraint employee_compensations_pay_period_check CHECK ((pay_period = ANY (ARRAY['hour'::text, 'month'::text, 'year'::text]))),
  constraint employee_compensations_pkey PRIMARY KEY (tenant_id, id),
  constraint employee_compensations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint employee_compensations_tenant_id_user_id_effective_date_key UNIQUE (tenant_id, user_id, effective_date),
  constraint employee_compensations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table employee_compensations enable row level security, force row level security;

create table employee_schedules (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  time_zone text not null,
  hours jsonb not null,
  capacity_minutes_per_week integer,
  exceptions jsonb not null,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  constraint employee_schedules_pkey PRIMARY KEY (tenant_id, user_id),
  constraint employee_schedules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint employee_schedules_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table employee_schedules enable row level security, force row level security;

create table entity_layout_versions (
  tenant_id uuid not null default app.tenant_id(),
  layout_id uuid not null,
  version integer not null,
  tabs jsonb not null,
  change_note text collate app.unicode,
  operation_count integer not null,
  published_at timestamp(3) with time zone not null,
  published_by uuid not null,
  constraint entity_layout_versions_pkey PRIMARY KEY (tenant_id, layout_id, version),
  constraint entity_layout_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint entity_layout_versions_tenant_id_layout_id_fkey FOREIGN KEY (tenant_id, layout_id) REFERENCES entity_layouts(tenant_id, id) ON DELETE CASCADE
);
alter table entity_layout_versions enable row level security, force row level security;

create table entity_layouts (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null,
  record_kind text not null,
  definition_kind text not null,
  tabs jsonb not null,
  tab_count integer not null,
  item_count integer not null,
  version integer not null,
  published_at timestamp(3) with time zone not null,
  published_by uuid not null,
  removed_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint entity_layouts_pkey PRIMARY KEY (tenant_id, id),
  constraint entity_layouts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table entity_layouts enable row level security, force row level security;

create table entity_pins (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  record_kind text not null,
  record_id uuid not null,
  pinned_at timestamp(3) with time zone not null default app.now(),
  constraint entity_pins_pkey PRIMARY KEY (tenant_id, user_id, record_kind, record_id),
  constraint entity_pins_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table entity_pins enable row level security, force row level security;

create table escalation_next_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  escalation_id uuid not null,
  title text collate app.unicode not null,
  details text collate app.unicode,
  status text not null default 'open'::text,
  assignee_id uuid,
  due_date timestamp(3) with time zone,
  "position" integer not null,
  completed_at timestamp(3) with time zone,
  completed_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  search_text text collate app.unicode not null generated always as (app.fold((title || COALESCE((' '::text || details), ''::text)))) stored,
  constraint escalation_next_steps_pkey PRIMARY KEY (tenant_id, id),
  constraint escalation_next_steps_status_check CHECK ((status = ANY (ARRAY['open'::text, 'done'::text, 'dropped'::text]))),
  constraint escalation_next_steps_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES users(tenant_id, id),
  constraint escalation_next_steps_tenant_id_escalation_id_fkey FOREIGN KEY (tenant_id, escalation_id) REFERENCES escalations(tenant_id, id) ON DELETE CASCADE
);
alter table escalation_next_steps enable row level security, force row level security;

create table escalation_participants (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  user_id uuid not null,
  role text not null,
  added_at timestamp(3) with time zone not null default app.now(),
  added_by uuid,
  constraint escalation_participants_pkey PRIMARY KEY (tenant_id, escalation_id, user_id),
  constraint escalation_participants_role_check CHECK ((role = ANY (ARRAY['contributor'::text, 'observer'::text]))),
  constraint escalation_participants_tenant_id_escalation_id_fkey FOREIGN KEY (tenant_id, escalation_id) REFERENCES escalations(tenant_id, id) ON DELETE CASCADE,
  constraint escalation_participants_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table escalation_participants enable row level security, force row level security;

create table escalation_recommendations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  escalation_id uuid not null,
  status text not null default 'proposed'::text,
  title text collate app.unicode not null,
  body_text text collate app.unicode not null,
  rationale text collate app.unicode,
  suggested_steps text[] collate app.unicode not null default '{}'::text[],
  confidence double precision,
  "position" integer not null,
  selected_at timestamp(3) with time zone,
  selected_by uuid,
  steps_added_at timestamp(3) with time zone,
  ai_request_id uuid not null,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint escalation_recommendations_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint escalation_recommendations_pkey PRIMARY KEY (tenant_id, id),
  constraint escalation_recommendations_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'selected'::text, 'superseded'::text]))),
  constraint escalation_recommendations_tenant_id_escalation_id_fkey FOREIGN KEY (tenant_id, escalation_id) REFERENCES escalations(tenant_id, id) ON DELETE CASCADE
);
alter table escalation_recommendations enable row level security, force row level security;

create table escalation_settings (
  tenant_id uuid not null default app.tenant_id(),
  default_assignee_id uuid,
  default_participant_ids uuid[] not null default '{}'::uuid[],
  default_severity text not null default 'medium'::text,
  due_minutes jsonb not null,
  auto_close_days integer,
  can_ai_summarize boolean not null default true,
  can_ai_recommend boolean not null default true,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint escalation_settings_auto_close_days_check CHECK (((auto_close_days >= 1) AND (auto_close_days <= 90))),
  constraint escalation_settings_default_severity_check CHECK ((default_severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'critical'::text]))),
  constraint escalation_settings_pkey PRIMARY KEY (tenant_id),
  constraint escalation_settings_tenant_id_default_assignee_id_fkey FOREIGN KEY (tenant_id, default_assignee_id) REFERENCES users(tenant_id, id),
  constraint escalation_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table escalation_settings enable row level security, force row level security;

create table escalation_tasks (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  task_id uuid not null,
  relation text not null default 'subject'::text,
  linked_at timestamp(3) with time zone not null default app.now(),
  linked_by uuid,
  constraint escalation_tasks_pkey PRIMARY KEY (tenant_id, escalation_id, task_id),
  constraint escalation_tasks_relation_check CHECK ((relation = ANY (ARRAY['subject'::text, 'remedy'::text, 'related'::text]))),
  constraint escalation_tasks_tenant_id_escalation_id_fkey FOREIGN KEY (tenant_id, escalation_id) REFERENCES escalations(tenant_id, id) ON DELETE CASCADE,
  constraint escalation_tasks_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE
);
alter table escalation_tasks enable row level security, force row level security;

create table escalation_tickets (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  ticket_id uuid not null,
  constraint escalation_tickets_pkey PRIMARY KEY (tenant_id, escalation_id, ticket_id),
  constraint escalation_tickets_tenant_id_escalation_id_fkey FOREIGN KEY (tenant_id, escalation_id) REFERENCES escalations(tenant_id, id) ON DELETE CASCADE,
  constraint escalation_tickets_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table escalation_tickets enable row level security, force row level security;

create table escalations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  number integer not null,
  title text collate app.unicode not null,
  description text collate app.unicode,
  status text not null,
  status_category text not null,
  severity text not null,
  assignee_id uuid,
  client_id uuid,
  tags text[] collate app.unicode not null default '{}'::text[],
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  client_program_id uuid,
  due_date timestamp(3) with time zone,
  resume_at timestamp(3) with time zone,
  resolution text collate app.unicode,
  resolved_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  reopen_count integer not null default 0,
  summary_text text collate app.unicode,
  is_summary_generated boolean not null default false,
  summary_updated_at timestamp(3) with time zone,
  summary_updated_by uuid,
  source text not null default 'api'::text,
  field_values jsonb not null default '{}'::jsonb,
  search_text text collate app.unicode not null generated always as (((app.fold((title || COALESCE((' '::text || description), ''::text))) || ' #'::text) || number)) stored,
  constraint escalations_pkey PRIMARY KEY (tenant_id, id),
  constraint escalations_severity_check CHECK ((severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'critical'::text]))),
  constraint escalations_source_check CHECK ((source = ANY (ARRAY['interface'::text, 'api'::text, 'automation'::text]))),
  constraint escalations_status_category_check CHECK ((status_category = ANY (ARRAY['open'::text, 'in_progress'::text, 'waiting'::text, 'resolved'::text, 'closed'::text]))),
  constraint escalations_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES users(tenant_id, id),
  constraint escalations_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE SET NULL (client_id),
  constraint escalations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint escalations_tenant_id_number_key UNIQUE (tenant_id, number)
);
alter table escalations enable row level security, force row level security;

create table events (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sequence bigint not null,
  event_type text not null,
  correlation_id text not null,
  data jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  call_id uuid,
  traceparent text,
  constraint events_pkey PRIMARY KEY (tenant_id, id)
);
alter table events enable row level security, force row level security;

create table field_history (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  record_id uuid not null,
  field_id uuid not null,
  previous_value jsonb,
  value jsonb,
  actor_type text not null,
  actor_id uuid,
  changed_at timestamp(3) with time zone not null,
  constraint field_history_pkey PRIMARY KEY (tenant_id, id),
  constraint field_history_tenant_id_field_id_fkey FOREIGN KEY (tenant_id, field_id) REFERENCES fields(tenant_id, id) ON DELETE CASCADE
);
alter table field_history enable row level security, force row level security;

create table field_unique_values (
  tenant_id uuid not null default app.tenant_id(),
  field_id uuid not null,
  value text not null,
  record_id uuid not null,
  constraint field_unique_values_pkey PRIMARY KEY (tenant_id, field_id, value),
  constraint field_unique_values_tenant_id_field_id_fkey FOREIGN KEY (tenant_id, field_id) REFERENCES fields(tenant_id, id) ON DELETE CASCADE
);
alter table field_unique_values enable row level security, force row level security;

create table field_versions (
  tenant_id uuid not null default app.tenant_id(),
  version bigint not null default 1,
  constraint field_versions_pkey PRIMARY KEY (tenant_id),
  constraint field_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table field_versions enable row level security, force row level security;

create table fields (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  profile_id uuid,
  key text not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  type text not null,
  config jsonb not null,
  is_required boolean not null default false,
  is_unique boolean not null default false,
  is_sensitive boolean not null default false,
  default_value jsonb,
  folder_id uuid,
  "position" integer not null default 0,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  custom_object_id uuid,
  view_permission text,
  edit_permission text,
  constraint fields_check CHECK (((config ->> 'type'::text) = type)),
  constraint fields_check1 CHECK (((profile_id IS NULL) OR (record_kind = 'client'::text))),
  constraint fields_check2 CHECK (((custom_object_id IS NULL) OR ((record_kind = 'custom_object_record'::text) AND (folder_id IS NULL)))),
  constraint fields_pkey PRIMARY KEY (tenant_id, id),
  constraint fields_tenant_id_custom_object_id_fkey FOREIGN KEY (tenant_id, custom_object_id) REFERENCES custom_objects(tenant_id, id),
  constraint fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint fields_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id),
  constraint fields_tenant_id_profile_id_fkey FOREIGN KEY (tenant_id, profile_id) REFERENCES client_profiles(tenant_id, id)
);
alter table fields enable row level security, force row level security;

create table file_imports (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  file_id uuid not null default app.uuid7(),
  connection_id uuid not null,
  external_id text not null,
  file_name text collate app.unicode,
  export_content_type text,
  record_kind text,
  record_id uuid,
  status text not null default 'queued'::text,
  failure_reason text,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint file_imports_pkey PRIMARY KEY (tenant_id, id),
  constraint file_imports_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'importing'::text, 'checking'::text, 'ready'::text, 'failed'::text, 'quarantined'::text]))),
  constraint file_imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table file_imports enable row level security, force row level security;

create table file_readings (
  tenant_id uuid not null default app.tenant_id(),
  file_id uuid not null,
  kind text not null,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  due_at timestamp(3) with time zone not null default app.now(),
  text text collate app.unicode,
  is_cut boolean not null default false,
  failure_reason text,
  read_at timestamp(3) with time zone,
  constraint file_readings_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'pdf'::text, 'docx'::text]))),
  constraint file_readings_pkey PRIMARY KEY (tenant_id, file_id),
  constraint file_readings_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  constraint file_readings_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES managed_files(tenant_id, id) ON DELETE CASCADE
);
alter table file_readings enable row level security, force row level security;

create table folders (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  scope_id uuid,
  parent_id uuid,
  name text collate app.unicode not null,
  "position" integer not null default 0,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  client_id uuid generated always as (
CASE
    WHEN (kind = 'client_note'::text) THEN scope_id
    ELSE NULL::uuid
END) stored,
  constraint folders_check CHECK (((kind <> 'client_note'::text) OR (scope_id IS NOT NULL))),
  constraint folders_pkey PRIMARY KEY (tenant_id, id),
  constraint folders_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint folders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint folders_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES folders(tenant_id, id)
);
alter table folders enable row level security, force row level security;

create table form_erased_choices (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  version integer not null,
  submitted_on date not null,
  element_key text not null,
  choice_key text not null,
  answer_count integer not null,
  constraint form_erased_choices_pkey PRIMARY KEY (tenant_id, form_id, submitted_on, version, element_key, choice_key),
  constraint form_erased_choices_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE
);
alter table form_erased_choices enable row level security, force row level security;

create table form_files (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  file_id uuid not null,
  constraint form_files_pkey PRIMARY KEY (tenant_id, form_id, file_id),
  constraint form_files_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE
);
alter table form_files enable row level security, force row level security;

create table form_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  form_id uuid not null,
  client_id uuid not null,
  record_kind text,
  record_id uuid,
  answers jsonb not null default '{}'::jsonb,
  submission_id uuid,
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint form_links_check CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint form_links_pkey PRIMARY KEY (tenant_id, id),
  constraint form_links_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint form_links_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE
);
alter table form_links enable row level security, force row level security;

create table form_submissions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  form_id uuid not null,
  form_version integer not null,
  status text not null default 'in_progress'::text,
  answers jsonb not null default '{}'::jsonb,
  respondent_name text collate app.unicode,
  respondent_email text,
  client_id uuid,
  user_id uuid,
  link_id uuid,
  record_kind text,
  record_id uuid,
  source_url text collate app.unicode,
  source_host text,
  captcha text,
  spam_score numeric(3,2),
  spam_signals text[] not null default '{}'::text[],
  content_hash text,
  hold_reason text,
  hold_details text[] collate app.unicode not null default '{}'::text[],
  created_records jsonb not null default '[]'::jsonb,
  reviewed_by uuid,
  reviewed_at timestamp(3) with time zone,
  rejection_reason text collate app.unicode,
  last_key text,
  shown_keys text[] not null default '{}'::text[],
  answered_keys text[] not null default '{}'::text[],
  links_sent integer not null default 0,
  links_sent_on date,
  submitted_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  words text collate app.unicode not null default ''::text,
  search_text text collate app.unicode not null generated always as (app.fold(words)) stored,
  submitted_revision integer,
  constraint form_submissions_check CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint form_submissions_hold_reason_check CHECK ((hold_reason = ANY (ARRAY['review_required'::text, 'spam_suspected'::text, 'upload_refused'::text, 'mapping_failed'::text]))),
  constraint form_submissions_pkey PRIMARY KEY (tenant_id, id),
  constraint form_submissions_spam_score_check CHECK (((spam_score >= (0)::numeric) AND (spam_score <= (1)::numeric))),
  constraint form_submissions_status_check CHECK ((status = ANY (ARRAY['in_progress'::text, 'submitted'::text, 'abandoned'::text, 'held'::text, 'ready'::text, 'rejected'::text]))),
  constraint form_submissions_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE SET NULL (client_id),
  constraint form_submissions_tenant_id_form_id_form_version_fkey FOREIGN KEY (tenant_id, form_id, form_version) REFERENCES form_versions(tenant_id, form_id, version),
  constraint form_submissions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table form_submissions enable row level security, force row level security;

create table form_uploads (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  submission_id uuid not null,
  element_key text not null,
  file_name text collate app.unicode not null,
  content_type text not null,
  size_bytes bigint not null,
  checksum_sha256 text not null,
  status text not null default 'stored'::text,
  reason text collate app.unicode,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint form_uploads_pkey PRIMARY KEY (tenant_id, id),
  constraint form_uploads_status_check CHECK ((status = ANY (ARRAY['stored'::text, 'kept'::text, 'refused'::text]))),
  constraint form_uploads_tenant_id_submission_id_fkey FOREIGN KEY (tenant_id, submission_id) REFERENCES form_submissions(tenant_id, id) ON DELETE CASCADE
);
alter table form_uploads enable row level security, force row level security;

create table form_versions (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  version integer not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  language text not null,
  elements jsonb not null,
  settings jsonb not null,
  note text collate app.unicode,
  input_count integer not null,
  submission_count integer not null default 0,
  published_at timestamp(3) with time zone not null default app.now(),
  published_by uuid not null,
  constraint form_versions_pkey PRIMARY KEY (tenant_id, form_id, version),
  constraint form_versions_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE,
  constraint form_versions_tenant_id_published_by_fkey FOREIGN KEY (tenant_id, published_by) REFERENCES users(tenant_id, id)
);
alter table form_versions enable row level security, force row level security;

create table form_views (
  tenant_id uuid not null default app.tenant_id(),
  form_id uuid not null,
  version integer not null,
  viewed_on date not null,
  view_count integer not null default 0,
  constraint form_views_pkey PRIMARY KEY (tenant_id, form_id, viewed_on, version),
  constraint form_views_tenant_id_form_id_fkey FOREIGN KEY (tenant_id, form_id) REFERENCES forms(tenant_id, id) ON DELETE CASCADE
);
alter table form_views enable row level security, force row level security;

create table forms (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  slug text not null,
  description text collate app.unicode,
  status text not null default 'draft'::text,
  version integer not null default 0,
  language text not null,
  tags text[] collate app.unicode not null default '{}'::text[],
  elements jsonb not null default '[]'::jsonb,
  settings jsonb not null,
  page_count integer not null default 1,
  input_count integer not null default 0,
  maps_to text[] not null default '{}'::text[],
  content_hash text not null,
  live_hash text,
  has_unpublished_changes boolean not null generated always as (((live_hash IS NULL) OR (live_hash <> content_hash))) stored,
  embed_token text,
  submission_count integer not null default 0,
  held_count integer not null default 0,
  last_submitted_at timestamp(3) with time zone,
  published_at timestamp(3) with time zone,
  published_by uuid,
  unpublished_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((((name || ' '::text) || slug) || COALESCE((' '::text || description), ''::text)))) stored,
  constraint forms_check CHECK (((status = 'draft'::text) = (version = 0))),
  constraint forms_pkey PRIMARY KEY (tenant_id, id),
  constraint forms_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'unpublished'::text]))),
  constraint forms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table forms enable row level security, force row level security;

create table geocode_cache (
  tenant_id uuid not null default app.tenant_id(),
  normalized_address text collate "C" not null,
  address_text text collate app.unicode not null,
  outcome text not null,
  latitude double precision,
  longitude double precision,
  "precision" text,
  provider text not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  constraint geocode_cache_check CHECK (((outcome = 'found'::text) = ((latitude IS NOT NULL) AND (longitude IS NOT NULL) AND ("precision" IS NOT NULL)))),
  constraint geocode_cache_check1 CHECK (((expires_at IS NULL) = (provider = 'manual'::text))),
  constraint geocode_cache_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint geocode_cache_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint geocode_cache_normalized_address_check CHECK ((normalized_address <> ''::text)),
  constraint geocode_cache_outcome_check CHECK ((outcome = ANY (ARRAY['found'::text, 'not_found'::text]))),
  constraint geocode_cache_pkey PRIMARY KEY (tenant_id, normalized_address),
  constraint geocode_cache_precision_check CHECK (("precision" = ANY (ARRAY['rooftop'::text, 'street'::text, 'city'::text, 'region'::text, 'country'::text]))),
  constraint geocode_cache_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table geocode_cache enable row level security, force row level security;

create table geocoder_turns (
  tenant_id uuid not null default app.tenant_id(),
  next_at timestamp(3) with time zone not null,
  constraint geocoder_turns_pkey PRIMARY KEY (tenant_id),
  constraint geocoder_turns_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table geocoder_turns enable row level security, force row level security;

create table hosted_tokens (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  purpose text not null,
  record_id uuid not null,
  hash bytea not null,
  contact_id uuid,
  uses_left integer,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint hosted_tokens_pkey PRIMARY KEY (tenant_id, id),
  constraint hosted_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint hosted_tokens_uses_left_check CHECK ((uses_left >= 0))
);
alter table hosted_tokens enable row level security, force row level security;

create table idempotency_keys (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  key text not null,
  operation_id text not null,
  fingerprint bytea not null,
  status integer,
  body text,
  created_at timestamp(3) with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, user_id, key),
  constraint idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table idempotency_keys enable row level security, force row level security;

create table inbound_mails (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  digest text not null,
  size_bytes bigint not null,
  envelope_from text,
  envelope_to text[] not null,
  address_ids uuid[] not null,
  status text not null default 'stored'::text,
  received_at timestamp(3) with time zone not null,
  processed_at timestamp(3) with time zone,
  constraint inbound_mails_pkey PRIMARY KEY (tenant_id, id),
  constraint inbound_mails_status_check CHECK ((status = ANY (ARRAY['stored'::text, 'processed'::text]))),
  constraint inbound_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table inbound_mails enable row level security, force row level security;

create table inbound_webhook_deliveries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  webhook_id uuid not null,
  status text not null,
  reject_reason text,
  error text,
  execution_id uuid,
  duplicate_of_id uuid,
  delivery_key text not null,
  answered_status_code smallint not null,
  content_type text,
  body_size integer not null,
  ip_address text,
  user_agent text,
  duration_ms real not null,
  headers jsonb not null default '{}'::jsonb,
  body text,
  is_truncated boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  constraint inbound_webhook_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint inbound_webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['received'::text, 'accepted'::text, 'captured'::text, 'duplicate'::text, 'rejected'::text, 'failed'::text])))
);
alter table inbound_webhook_deliveries enable row level security, force row level security;

create table invoice_lines (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  invoice_id uuid not null,
  "position" integer not null,
  kind text not null,
  service_id uuid,
  name text collate app.unicode not null,
  description text collate app.unicode,
  quantity numeric(11,4) not null,
  unit_minor bigint not null,
  discount_percent numeric(7,4) not null,
  discount_minor bigint,
  discounted_minor bigint not null,
  tax_rate_id uuid,
  taxes jsonb not null,
  time_entry_ids uuid[] not null default '{}'::uuid[],
  subtotal_minor bigint not null,
  tax_minor bigint not null,
  period_start_date date,
  period_end_date date,
  late_invoice_id uuid,
  constraint invoice_lines_kind_check CHECK ((kind = ANY (ARRAY['item'::text, 'time'::text, 'program'::text, 'setup_fee'::text, 'proration'::text, 'late_fee'::text]))),
  constraint invoice_lines_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_lines_quantity_check CHECK ((quantity >= (0)::numeric)),
  constraint invoice_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invoice_lines_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id) ON DELETE CASCADE,
  constraint invoice_lines_tenant_id_service_id_fkey FOREIGN KEY (tenant_id, service_id) REFERENCES client_services(tenant_id, id) ON DELETE SET NULL (service_id),
  constraint invoice_lines_tenant_id_tax_rate_id_fkey FOREIGN KEY (tenant_id, tax_rate_id) REFERENCES tax_rates(tenant_id, id)
);
alter table invoice_lines enable row level security, force row level security;

create table invoices (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  invoice_number text,
  running_number integer,
  status text not null,
  origin text not null,
  client_id uuid not null,
  client_program_id uuid,
  currency text not null,
  invoice_date date,
  due_on date,
  is_tax_inclusive boolean not null,
  billing_address_id uuid,
  recipients jsonb,
  seller jsonb,
  buyer jsonb,
  tax_exemption jsonb,
  late_fee_percent numeric(7,4),
  grace_days integer,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null,
  tax_summary jsonb not null,
  credit_minor bigint not null default 0,
  credit_note_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  balance_minor bigint not null generated always as (
CASE
    WHEN (status = 'void'::text) THEN (0)::bigint
    ELSE (((total_minor - credit_minor) - credit_note_minor) - paid_minor)
END) stored,
  is_collection_paused boolean not null default false,
  collection_resumes_on date,
  purchase_order_number text collate app.unicode,
  memo text collate app.unicode,
  footer text collate app.unicode,
  internal_note text collate app.unicode,
  pdf_file_id uuid,
  late_fee_invoice_id uuid,
  first_failed_at timestamp(3) with time zone,
  failed_attempts integer not null default 0,
  next_retry_at timestamp(3) with time zone,
  finalized_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  viewed_at timestamp(3) with time zone,
  paid_at timestamp(3) with time zone,
  voided_at timestamp(3) with time zone,
  written_off_at timestamp(3) with time zone,
  status_reason text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  payment_url_sealed bytea,
  search_text text collate app.unicode not null generated always as (app.fold(((((((((COALESCE(invoice_number, ''::text) || ' '::text) || COALESCE(purchase_order_number, ''::text)) || ' '::text) || COALESCE(memo, ''::text)) || ' '::text) || COALESCE(internal_note, ''::text)) || ' '::text) || COALESCE((buyer ->> 'name'::text), ''::text)))) stored,
  constraint invoices_check CHECK (((status = 'draft'::text) = (invoice_number IS NULL))),
  constraint invoices_check1 CHECK (((invoice_number IS NULL) = (running_number IS NULL))),
  constraint invoices_check2 CHECK (((status = 'draft'::text) OR ((seller IS NOT NULL) AND (buyer IS NOT NULL) AND (invoice_date IS NOT NULL) AND (due_on IS NOT NULL) AND (finalized_at IS NOT NULL)))),
  constraint invoices_check3 CHECK (((deleted_at IS NULL) OR (status = 'draft'::text))),
  constraint invoices_credit_minor_check CHECK ((credit_minor >= 0)),
  constraint invoices_credit_note_minor_check CHECK ((credit_note_minor >= 0)),
  constraint invoices_origin_check CHECK ((origin = ANY (ARRAY['manual'::text, 'program'::text]))),
  constraint invoices_pkey PRIMARY KEY (tenant_id, id),
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'partially_paid'::text, 'paid'::text, 'void'::text, 'uncollectible'::text]))),
  constraint invoices_tenant_id_billing_address_id_fkey FOREIGN KEY (tenant_id, billing_address_id) REFERENCES client_billing_addresses(tenant_id, id),
  constraint invoices_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  constraint invoices_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint invoices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invoices_tenant_id_late_fee_invoice_id_fkey FOREIGN KEY (tenant_id, late_fee_invoice_id) REFERENCES invoices(tenant_id, id),
  constraint invoices_tenant_id_pdf_file_id_fkey FOREIGN KEY (tenant_id, pdf_file_id) REFERENCES managed_files(tenant_id, id)
);
alter table invoices enable row level security, force row level security;

create table layout_settings (
  tenant_id uuid not null default app.tenant_id(),
  embed_hosts text[] not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint layout_settings_pkey PRIMARY KEY (tenant_id),
  constraint layout_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table layout_settings enable row level security, force row level security;

create table layout_uses (
  tenant_id uuid not null default app.tenant_id(),
  holder_kind text not null,
  holder_id uuid not null,
  used_kind text not null,
  used_id uuid not null,
  constraint layout_uses_holder_kind_check CHECK ((holder_kind = ANY (ARRAY['entity_layout'::text, 'shared_section'::text, 'modal'::text]))),
  constraint layout_uses_pkey PRIMARY KEY (tenant_id, holder_kind, holder_id, used_kind, used_id),
  constraint layout_uses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table layout_uses enable row level security, force row level security;

create table learning_path_courses (
  tenant_id uuid not null default app.tenant_id(),
  learning_path_id uuid not null,
  course_id uuid not null,
  "position" integer not null,
  is_required boolean not null default true,
  constraint learning_path_courses_pkey PRIMARY KEY (tenant_id, learning_path_id, course_id),
  constraint learning_path_courses_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id) ON DELETE CASCADE,
  constraint learning_path_courses_tenant_id_learning_path_id_fkey FOREIGN KEY (tenant_id, learning_path_id) REFERENCES learning_paths(tenant_id, id) ON DELETE CASCADE
);
alter table learning_path_courses enable row level security, force row level security;

create table learning_paths (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  status text not null default 'draft'::text,
  is_sequential boolean not null default false,
  tags text[] collate app.unicode not null default '{}'::text[],
  cover_file_id uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((name || COALESCE((' '::text || description), ''::text)))) stored,
  constraint learning_paths_pkey PRIMARY KEY (tenant_id, id),
  constraint learning_paths_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  constraint learning_paths_tenant_id_cover_file_id_fkey FOREIGN KEY (tenant_id, cover_file_id) REFERENCES managed_files(tenant_id, id) ON DELETE SET NULL (cover_file_id),
  constraint learning_paths_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table learning_paths enable row level security, force row level security;

create table ledger_accounts (
  tenant_id uuid not null default app.tenant_id(),
  ledger text not null,
  owner_id uuid not null,
  currency text not null default ''::text,
  balance bigint not null default 0,
  reserved bigint not null default 0,
  constraint ledger_accounts_balance_check CHECK ((balance >= 0)),
  constraint ledger_accounts_check CHECK ((reserved <= balance)),
  constraint ledger_accounts_pkey PRIMARY KEY (tenant_id, ledger, owner_id, currency),
  constraint ledger_accounts_reserved_check CHECK ((reserved >= 0)),
  constraint ledger_accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ledger_accounts enable row level security, force row level security;

create table ledger_entries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ledger text not null,
  owner_id uuid not null,
  currency text not null default ''::text,
  kind text not null,
  amount bigint not null,
  balance_after bigint not null,
  reason text,
  purpose text,
  cause_id uuid,
  expires_on date,
  created_at timestamp(3) with time zone not null,
  created_by uuid,
  invoice_id uuid,
  credit_note_id uuid,
  transaction_id uuid,
  reference text collate app.unicode,
  constraint ledger_entries_amount_check CHECK ((amount <> 0)),
  constraint ledger_entries_balance_after_check CHECK ((balance_after >= 0)),
  constraint ledger_entries_check CHECK (((kind <> 'adjust'::text) OR (reason IS NOT NULL))),
  constraint ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'apply'::text, 'consume'::text, 'refund'::text, 'expire'::text, 'adjust'::text]))),
  constraint ledger_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint ledger_entries_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint ledger_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ledger_entries_tenant_id_ledger_owner_id_currency_fkey FOREIGN KEY (tenant_id, ledger, owner_id, currency) REFERENCES ledger_accounts(tenant_id, ledger, owner_id, currency)
);
alter table ledger_entries enable row level security, force row level security;

create table ledger_lots (
  tenant_id uuid not null default app.tenant_id(),
  entry_id uuid not null,
  ledger text not null,
  owner_id uuid not null,
  currency text not null default ''::text,
  remaining bigint not null,
  expires_on date,
  constraint ledger_lots_pkey PRIMARY KEY (tenant_id, entry_id),
  constraint ledger_lots_remaining_check CHECK ((remaining > 0)),
  constraint ledger_lots_tenant_id_entry_id_fkey FOREIGN KEY (tenant_id, entry_id) REFERENCES ledger_entries(tenant_id, id),
  constraint ledger_lots_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ledger_lots enable row level security, force row level security;

create table ledger_reservations (
  tenant_id uuid not null default app.tenant_id(),
  cause_id uuid not null,
  ledger text not null,
  owner_id uuid not null,
  currency text not null default ''::text,
  amount bigint not null,
  created_at timestamp(3) with time zone not null,
  constraint ledger_reservations_amount_check CHECK ((amount > 0)),
  constraint ledger_reservations_pkey PRIMARY KEY (tenant_id, ledger, cause_id),
  constraint ledger_reservations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ledger_reservations_tenant_id_ledger_owner_id_currency_fkey FOREIGN KEY (tenant_id, ledger, owner_id, currency) REFERENCES ledger_accounts(tenant_id, ledger, owner_id, currency)
);
alter table ledger_reservations enable row level security, force row level security;

create table mail_domains (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  status text not null default 'pending'::text,
  ownership_token text not null,
  dkim_selector text not null,
  dkim_record text not null,
  dkim_key_sealed bytea,
  checks jsonb not null default '{}'::jsonb,
  missing_since timestamp(3) with time zone,
  is_default boolean not null default false,
  sender_address text,
  sender_name text collate app.unicode,
  checked_at timestamp(3) with time zone,
  verified_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint mail_domains_check CHECK (((deleted_at IS NOT NULL) OR (dkim_key_sealed IS NOT NULL))),
  constraint mail_domains_pkey PRIMARY KEY (tenant_id, id),
  constraint mail_domains_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'failing'::text]))),
  constraint mail_domains_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table mail_domains enable row level security, force row level security;

create table mail_intakes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  secret_sealed bytea not null,
  former_secret_sealed bytea,
  former_secret_expires_at timestamp(3) with time zone,
  authserv_id text,
  domain text,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint mail_intakes_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'events'::text]))),
  constraint mail_intakes_pkey PRIMARY KEY (tenant_id, id),
  constraint mail_intakes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mail_intakes_tenant_id_kind_key UNIQUE (tenant_id, kind)
);
alter table mail_intakes enable row level security, force row level security;

create table mail_reports (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  digest text not null,
  body text not null,
  status text not null default 'stored'::text,
  received_at timestamp(3) with time zone not null,
  processed_at timestamp(3) with time zone,
  constraint mail_reports_pkey PRIMARY KEY (tenant_id, id),
  constraint mail_reports_status_check CHECK ((status = ANY (ARRAY['stored'::text, 'processed'::text]))),
  constraint mail_reports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table mail_reports enable row level security, force row level security;

create table managed_files (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  file_name text collate app.unicode not null,
  content_type text not null,
  size_bytes bigint not null,
  status text not null default 'created'::text,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  checksum_sha256 text not null,
  file_kind text not null default 'other'::text,
  source text not null default 'upload'::text,
  image_width_px integer,
  image_height_px integer,
  duration_seconds integer,
  page_count integer,
  derived_from_id uuid,
  unattached_since timestamp(3) with time zone default app.now(),
  constraint managed_files_file_kind_check CHECK ((file_kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text, 'document'::text, 'spreadsheet'::text, 'archive'::text, 'text'::text, 'other'::text]))),
  constraint managed_files_pkey PRIMARY KEY (tenant_id, id),
  constraint managed_files_source_check CHECK ((source = ANY (ARRAY['upload'::text, 'cloud'::text, 'message'::text, 'generated'::text, 'derived'::text]))),
  constraint managed_files_status_check CHECK ((status = ANY (ARRAY['created'::text, 'uploading'::text, 'assembling'::text, 'checking'::text, 'ready'::text, 'failed'::text, 'quarantined'::text, 'expired'::text]))),
  constraint managed_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table managed_files enable row level security, force row level security;

create table managed_upload_parts (
  tenant_id uuid not null default app.tenant_id(),
  upload_id uuid not null,
  part_number integer not null,
  checksum_sha256 text not null,
  received_at timestamp(3) with time zone not null,
  constraint managed_upload_parts_pkey PRIMARY KEY (tenant_id, upload_id, part_number),
  constraint managed_upload_parts_tenant_id_upload_id_fkey FOREIGN KEY (tenant_id, upload_id) REFERENCES managed_uploads(tenant_id, id) ON DELETE CASCADE
);
alter table managed_upload_parts enable row level security, force row level security;

create table managed_uploads (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  file_id uuid not null default app.uuid7(),
  status text not null default 'created'::text,
  file_name text collate app.unicode not null,
  content_type text not null,
  size_bytes bigint not null,
  checksum_sha256 text,
  part_size bigint not null,
  part_count integer not null,
  record_kind text,
  record_id uuid,
  failure_reason text,
  expires_at timestamp(3) with time zone not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint managed_uploads_pkey PRIMARY KEY (tenant_id, id),
  constraint managed_uploads_status_check CHECK ((status = ANY (ARRAY['created'::text, 'uploading'::text, 'assembling'::text, 'checking'::text, 'ready'::text, 'failed'::text, 'quarantined'::text, 'expired'::text]))),
  constraint managed_uploads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table managed_uploads enable row level security, force row level security;

create table map_layer_features (
  tenant_id uuid not null default app.tenant_id(),
  layer_id uuid not null,
  nth integer not null,
  geometry jsonb not null,
  properties jsonb not null,
  is_point boolean not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  constraint map_layer_features_pkey PRIMARY KEY (tenant_id, layer_id, nth),
  constraint map_layer_features_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint map_layer_features_tenant_id_layer_id_fkey FOREIGN KEY (tenant_id, layer_id) REFERENCES map_layers(tenant_id, id) ON DELETE CASCADE
);
alter table map_layer_features enable row level security, force row level security;

create table map_layers (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  visibility text not null,
  is_shown boolean not null,
  "position" integer not null,
  min_zoom smallint not null,
  max_zoom smallint not null,
  source jsonb not null,
  style jsonb not null,
  file_feature_count integer,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint map_layers_check CHECK ((max_zoom >= min_zoom)),
  constraint map_layers_pkey PRIMARY KEY (tenant_id, id),
  constraint map_layers_position_check CHECK (("position" >= 0)),
  constraint map_layers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint map_layers_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'shared'::text])))
);
alter table map_layers enable row level security, force row level security;

create table marketplace_categories (
  id uuid not null,
  slug text not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  icon text,
  parent_id uuid,
  "position" integer not null,
  constraint marketplace_categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES marketplace_categories(id),
  constraint marketplace_categories_pkey PRIMARY KEY (id),
  constraint marketplace_categories_slug_key UNIQUE (slug)
);
alter table marketplace_categories enable row level security, force row level security;

create table marketplace_downloads (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  item_id uuid not null,
  status text not null,
  price_minor bigint,
  currency text,
  acquired_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint marketplace_downloads_check CHECK (((status = 'acquired'::text) = (acquired_at IS NOT NULL))),
  constraint marketplace_downloads_item_id_fkey FOREIGN KEY (item_id) REFERENCES marketplace_items(id),
  constraint marketplace_downloads_pkey PRIMARY KEY (tenant_id, id),
  constraint marketplace_downloads_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'payment_pending'::text, 'acquired'::text, 'failed'::text]))),
  constraint marketplace_downloads_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint marketplace_downloads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table marketplace_downloads enable row level security, force row level security;

create table marketplace_imports (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  download_id uuid not null,
  version text not null,
  status text not null,
  plan_hash text not null,
  choices jsonb not null,
  records jsonb not null default '[]'::jsonb,
  record_count integer not null default 0,
  error text collate app.unicode,
  created_at timestamp(3) with time zone not null default app.now(),
  finished_at timestamp(3) with time zone,
  created_by uuid not null,
  constraint marketplace_imports_check CHECK (((status = 'applying'::text) = (finished_at IS NULL))),
  constraint marketplace_imports_pkey PRIMARY KEY (tenant_id, id),
  constraint marketplace_imports_status_check CHECK ((status = ANY (ARRAY['applying'::text, 'applied'::text, 'failed'::text]))),
  constraint marketplace_imports_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint marketplace_imports_tenant_id_download_id_fkey FOREIGN KEY (tenant_id, download_id) REFERENCES marketplace_downloads(tenant_id, id) ON DELETE CASCADE,
  constraint marketplace_imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table marketplace_imports enable row level security, force row level security;

create table marketplace_items (
  id uuid not null,
  publisher_id uuid not null default app.tenant_id(),
  publisher_name text collate app.unicode not null,
  is_publisher_verified boolean not null default false,
  slug text not null,
  name text collate app.unicode not null,
  summary text collate app.unicode not null,
  description text collate app.unicode not null,
  category_id uuid not null,
  status text not null,
  version text not null,
  contents jsonb not null,
  content_kinds text[] not null,
  price_minor bigint,
  currency text,
  is_verified boolean not null default false,
  languages text[] not null,
  tags text[] collate app.unicode not null,
  license text not null,
  support_url text,
  rating numeric(3,2),
  rating_count integer not null default 0,
  download_count integer not null default 0,
  popularity double precision,
  published_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint marketplace_items_category_id_fkey FOREIGN KEY (category_id) REFERENCES marketplace_categories(id),
  constraint marketplace_items_check CHECK (((price_minor IS NULL) = (currency IS NULL))),
  constraint marketplace_items_license_check CHECK ((license = ANY (ARRAY['single_agency'::text, 'client_use'::text, 'open'::text]))),
  constraint marketplace_items_pkey PRIMARY KEY (id),
  constraint marketplace_items_price_minor_check CHECK ((price_minor > 0)),
  constraint marketplace_items_slug_key UNIQUE (slug),
  constraint marketplace_items_status_check CHECK ((status = ANY (ARRAY['published'::text, 'withdrawn'::text])))
);
alter table marketplace_items enable row level security, force row level security;

create table marketplace_listings (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  slug text not null,
  name text collate app.unicode not null,
  summary text collate app.unicode not null,
  description text collate app.unicode not null,
  category_id uuid not null,
  contents jsonb not null,
  price_minor bigint,
  currency text,
  languages text[] not null,
  tags text[] collate app.unicode not null,
  image_file_id uuid,
  screenshot_file_ids uuid[] not null default '{}'::uuid[],
  license text not null,
  support_url text,
  status text not null default 'draft'::text,
  version text,
  published_hash text,
  published_at timestamp(3) with time zone,
  published_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint marketplace_listings_category_id_fkey FOREIGN KEY (category_id) REFERENCES marketplace_categories(id),
  constraint marketplace_listings_check CHECK (((price_minor IS NULL) = (currency IS NULL))),
  constraint marketplace_listings_check1 CHECK (((status = 'draft'::text) = (version IS NULL))),
  constraint marketplace_listings_check2 CHECK (((deleted_at IS NULL) OR (status = 'draft'::text))),
  constraint marketplace_listings_license_check CHECK ((license = ANY (ARRAY['single_agency'::text, 'client_use'::text, 'open'::text]))),
  constraint marketplace_listings_pkey PRIMARY KEY (tenant_id, id),
  constraint marketplace_listings_price_minor_check CHECK ((price_minor > 0)),
  constraint marketplace_listings_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text]))),
  constraint marketplace_listings_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint marketplace_listings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table marketplace_listings enable row level security, force row level security;

create table marketplace_packages (
  item_id uuid not null,
  version text not null,
  records jsonb not null,
  constraint marketplace_packages_item_id_version_fkey FOREIGN KEY (item_id, version) REFERENCES marketplace_versions(item_id, version),
  constraint marketplace_packages_pkey PRIMARY KEY (item_id, version)
);
alter table marketplace_packages enable row level security, force row level security;

create table marketplace_payout_settings (
  tenant_id uuid not null default app.tenant_id(),
  is_enabled boolean not null,
  currency text not null,
  frequency text not null,
  minimum_minor bigint not null,
  payout_email text collate app.unicode,
  legal_name text collate app.unicode,
  tax_number_sealed bytea,
  tax_form text,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint marketplace_payout_settings_frequency_check CHECK ((frequency = ANY (ARRAY['weekly'::text, 'monthly'::text, 'quarterly'::text]))),
  constraint marketplace_payout_settings_minimum_minor_check CHECK ((minimum_minor > 0)),
  constraint marketplace_payout_settings_pkey PRIMARY KEY (tenant_id),
  constraint marketplace_payout_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table marketplace_payout_settings enable row level security, force row level security;

create table marketplace_ratings (
  item_id uuid not null,
  agency_id uuid not null default app.tenant_id(),
  agency_name text collate app.unicode not null,
  version text not null,
  rating smallint not null,
  comment text collate app.unicode,
  updated_at timestamp(3) with time zone not null,
  constraint marketplace_ratings_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES tenants(id),
  constraint marketplace_ratings_item_id_fkey FOREIGN KEY (item_id) REFERENCES marketplace_items(id),
  constraint marketplace_ratings_pkey PRIMARY KEY (item_id, agency_id),
  constraint marketplace_ratings_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
alter table marketplace_ratings enable row level security, force row level security;

create table marketplace_versions (
  item_id uuid not null,
  version text not null,
  notes text collate app.unicode,
  records jsonb not null,
  requirements jsonb not null,
  published_at timestamp(3) with time zone not null,
  constraint marketplace_versions_item_id_fkey FOREIGN KEY (item_id) REFERENCES marketplace_items(id),
  constraint marketplace_versions_pkey PRIMARY KEY (item_id, version)
);
alter table marketplace_versions enable row level security, force row level security;

create table mcp_calls (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  conversation_id uuid not null,
  tool_name text not null,
  call_id text,
  status integer not null,
  error_type text,
  duration_ms real not null,
  request_id text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint mcp_calls_pkey PRIMARY KEY (tenant_id, id),
  constraint mcp_calls_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES mcp_conversations(tenant_id, id) ON DELETE CASCADE
);
alter table mcp_calls enable row level security, force row level security;

create table mcp_connection_tools (
  tenant_id uuid not null default app.tenant_id(),
  connection_id uuid not null,
  name text collate app.unicode not null,
  title text collate app.unicode,
  description text collate app.unicode,
  effect text not null,
  is_enabled boolean not null,
  input_schema jsonb not null,
  output_schema jsonb,
  "position" integer not null,
  last_used_at timestamp(3) with time zone,
  constraint mcp_connection_tools_effect_check CHECK ((effect = ANY (ARRAY['read'::text, 'write'::text, 'destructive'::text, 'unknown'::text]))),
  constraint mcp_connection_tools_name_check CHECK ((name <> ''::text)),
  constraint mcp_connection_tools_pkey PRIMARY KEY (tenant_id, connection_id, name),
  constraint mcp_connection_tools_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES mcp_connections(tenant_id, id) ON DELETE CASCADE,
  constraint mcp_connection_tools_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table mcp_connection_tools enable row level security, force row level security;

create table mcp_connections (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  server_url text not null,
  server_name text collate app.unicode,
  server_version text,
  protocol_version text,
  authentication text not null,
  status text not null,
  status_message text,
  access_sealed bytea,
  token_expires_at timestamp(3) with time zone,
  refreshing_until timestamp(3) with time zone,
  consent_user_id uuid,
  consent_state_hash bytea,
  consent_sealed bytea,
  consent_expires_at timestamp(3) with time zone,
  tools_fetched_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  last_checked_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint mcp_connections_authentication_check CHECK ((authentication = ANY (ARRAY['none'::text, 'api_key'::text, 'oauth'::text]))),
  constraint mcp_connections_pkey PRIMARY KEY (tenant_id, id),
  constraint mcp_connections_status_check CHECK ((status = ANY (ARRAY['active'::text, 'unreachable'::text, 'needs_authorization'::text, 'disabled'::text]))),
  constraint mcp_connections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table mcp_connections enable row level security, force row level security;

create table mcp_conversations (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  credential_id uuid not null,
  subject text collate app.unicode not null,
  client_model text not null,
  client_provider text,
  user_agent text,
  prompt text collate app.unicode not null,
  client_id uuid,
  task_id uuid,
  ticket_id uuid,
  allowed_tools text[] not null,
  used_tools text[] not null default '{}'::text[],
  call_count integer not null default 0,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  ended_by uuid,
  constraint mcp_conversations_pkey PRIMARY KEY (tenant_id, id),
  constraint mcp_conversations_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE SET NULL (client_id),
  constraint mcp_conversations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint mcp_conversations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table mcp_conversations enable row level security, force row level security;

create table modals (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  key text not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  title text collate app.unicode not null,
  size text not null,
  record_kind text,
  custom_object_id uuid,
  folder_id uuid,
  sections jsonb not null,
  actions jsonb not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint modals_pkey PRIMARY KEY (tenant_id, id),
  constraint modals_size_check CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'full'::text]))),
  constraint modals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint modals_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table modals enable row level security, force row level security;

create table navigation_items (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  system_key text,
  label text collate app.unicode not null,
  icon text,
  target jsonb not null,
  target_type text not null generated always as ((target ->> 'type'::text)) stored,
  target_id uuid generated always as ((COALESCE((target ->> 'view_id'::text), (target ->> 'modal_id'::text), (target ->> 'custom_object_id'::text), (target ->> 'record_id'::text)))::uuid) stored,
  parent_id uuid,
  "position" integer not null,
  department_ids uuid[] not null default '{}'::uuid[],
  hidden_at timestamp(3) with time zone,
  hidden_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint navigation_items_check CHECK (((system_key IS NULL) = (created_by IS NOT NULL))),
  constraint navigation_items_check1 CHECK (((system_key IS NOT NULL) = (target_type = 'page'::text))),
  constraint navigation_items_check2 CHECK (((hidden_at IS NULL) OR (system_key IS NOT NULL))),
  constraint navigation_items_check3 CHECK (((hidden_at IS NULL) = (hidden_by IS NULL))),
  constraint navigation_items_pkey PRIMARY KEY (tenant_id, id),
  constraint navigation_items_target_type_check CHECK ((target_type = ANY (ARRAY['heading'::text, 'page'::text, 'view'::text, 'custom_object'::text, 'record'::text, 'modal'::text, 'url'::text]))),
  constraint navigation_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint navigation_items_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES navigation_items(tenant_id, id)
);
alter table navigation_items enable row level security, force row level security;

create table notification_deliveries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  notification_id uuid,
  user_id uuid not null,
  kind text not null,
  record_kind text,
  record_id uuid,
  channel text not null,
  destination text collate app.unicode,
  device_id uuid,
  email_delivery_id uuid,
  can_wait boolean not null default true,
  is_test boolean not null default false,
  subject text collate app.unicode,
  body_text text collate app.unicode,
  status text not null,
  suppressed_reason text,
  error_message text collate app.unicode,
  attempt_count integer not null default 0,
  due_at timestamp(3) with time zone,
  send_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  delivered_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint notification_deliveries_channel_check CHECK ((channel = ANY (ARRAY['in_app'::text, 'email'::text, 'push'::text, 'chat'::text]))),
  constraint notification_deliveries_check CHECK (((status = 'suppressed'::text) = (suppressed_reason IS NOT NULL))),
  constraint notification_deliveries_check1 CHECK (((status = 'queued'::text) OR (due_at IS NULL))),
  constraint notification_deliveries_check2 CHECK ((is_test = (notification_id IS NULL))),
  constraint notification_deliveries_check3 CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint notification_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint notification_deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'suppressed'::text]))),
  constraint notification_deliveries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notification_deliveries_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table notification_deliveries enable row level security, force row level security;

create table notification_preferences (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  channels jsonb not null default '{}'::jsonb,
  has_quiet_hours boolean not null default false,
  exempt_kinds text[] not null default '{}'::text[],
  digest text not null default 'none'::text,
  former_digest text,
  digest_sent_at timestamp(3) with time zone,
  revision integer not null default 2,
  updated_at timestamp(3) with time zone not null,
  constraint notification_preferences_digest_check CHECK ((digest = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text]))),
  constraint notification_preferences_former_digest_check CHECK ((former_digest = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  constraint notification_preferences_pkey PRIMARY KEY (tenant_id, user_id),
  constraint notification_preferences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notification_preferences_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table notification_preferences enable row level security, force row level security;

create table notification_settings (
  tenant_id uuid not null default app.tenant_id(),
  channels jsonb not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint notification_settings_pkey PRIMARY KEY (tenant_id),
  constraint notification_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table notification_settings enable row level security, force row level security;

create table notification_subscriptions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  kind text not null,
  created_at timestamp(3) with time zone not null,
  constraint notification_subscriptions_pkey PRIMARY KEY (tenant_id, id),
  constraint notification_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notification_subscriptions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint notification_subscriptions_tenant_id_user_id_kind_key UNIQUE (tenant_id, user_id, kind)
);
alter table notification_subscriptions enable row level security, force row level security;

create table notification_templates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  language text not null,
  is_customized boolean not null default true,
  subject text collate app.unicode not null,
  body_text text collate app.unicode not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  updated_by uuid not null,
  constraint notification_templates_pkey PRIMARY KEY (tenant_id, kind, language),
  constraint notification_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notification_templates_tenant_id_id_key UNIQUE (tenant_id, id)
);
alter table notification_templates enable row level security, force row level security;

create table notifications (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  kind text not null,
  title text collate app.unicode not null,
  body_text text collate app.unicode,
  bundle text not null,
  occurrence_count integer not null default 1,
  last_occurred_at timestamp(3) with time zone not null,
  read_at timestamp(3) with time zone,
  record_kind text,
  record_id uuid,
  comment_id uuid,
  reminder_id uuid,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  url text,
  constraint notifications_pkey PRIMARY KEY (tenant_id, id),
  constraint notifications_tenant_id_comment_id_fkey FOREIGN KEY (tenant_id, comment_id) REFERENCES comments(tenant_id, id) ON DELETE SET NULL (comment_id),
  constraint notifications_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table notifications enable row level security, force row level security;

create table number_series (
  tenant_id uuid not null default app.tenant_id(),
  series text not null,
  year integer not null,
  next_number integer not null,
  constraint number_series_next_number_check CHECK ((next_number > 0)),
  constraint number_series_pkey PRIMARY KEY (tenant_id, series, year),
  constraint number_series_series_check CHECK ((series = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint number_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table number_series enable row level security, force row level security;

create table oauth_grants (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  account_id uuid not null,
  client_id text not null,
  client_name text collate app.unicode not null,
  client_source text not null,
  redirect_host text not null,
  resource text not null,
  status text not null default 'active'::text,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoked_by uuid,
  revoke_reason text,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  can_manage_people boolean not null default false,
  interaction_hash bytea,
  constraint oauth_grants_client_source_check CHECK ((client_source = ANY (ARRAY['registration'::text, 'metadata_document'::text]))),
  constraint oauth_grants_pkey PRIMARY KEY (tenant_id, id),
  constraint oauth_grants_revoke_reason_check CHECK ((revoke_reason = ANY (ARRAY['user'::text, 'admin'::text, 'client'::text, 'reuse'::text, 'member'::text]))),
  constraint oauth_grants_status_check CHECK ((status = ANY (ARRAY['active'::text, 'revoked'::text]))),
  constraint oauth_grants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint oauth_grants_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table oauth_grants enable row level security, force row level security;

create table payment_events (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  payment_provider_id uuid not null,
  external_id text not null,
  type text not null,
  object_external_id text,
  transaction_id uuid,
  received_at timestamp(3) with time zone not null,
  processed_at timestamp(3) with time zone,
  constraint payment_events_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint payment_events_tenant_id_payment_provider_id_fkey FOREIGN KEY (tenant_id, payment_provider_id) REFERENCES payment_providers(tenant_id, id)
);
alter table payment_events enable row level security, force row level security;

create table payment_methods (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  owner_kind text not null,
  client_id uuid,
  payment_provider_id uuid,
  provider text not null,
  type text not null,
  scheme text,
  label text collate app.unicode,
  status text not null,
  is_default boolean not null,
  brand text collate app.unicode,
  bank_name text collate app.unicode,
  last4 text,
  expiry_month integer,
  expiry_year integer,
  external_id text not null,
  external_customer_id text,
  fingerprint text not null,
  authorization_url text,
  authorization_expires_at timestamp(3) with time zone,
  authorized_at timestamp(3) with time zone,
  last_charged_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  authorization_url_sealed bytea,
  is_authorization_announced boolean not null default false,
  mandate_external_id text,
  account_holder_name text collate app.unicode,
  constraint payment_methods_check CHECK (((owner_kind = 'client'::text) = (client_id IS NOT NULL))),
  constraint payment_methods_expiry_month_check CHECK (((expiry_month >= 1) AND (expiry_month <= 12))),
  constraint payment_methods_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['client'::text, 'agency'::text]))),
  constraint payment_methods_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_methods_scheme_check CHECK ((scheme = ANY (ARRAY['ach'::text, 'sepa'::text, 'bacs'::text]))),
  constraint payment_methods_status_check CHECK ((status = ANY (ARRAY['active'::text, 'needs_authorization'::text, 'failed'::text]))),
  constraint payment_methods_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint payment_methods_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint payment_methods_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint payment_methods_tenant_id_payment_provider_id_fkey FOREIGN KEY (tenant_id, payment_provider_id) REFERENCES payment_providers(tenant_id, id),
  constraint payment_methods_type_check CHECK ((type = ANY (ARRAY['card'::text, 'bank_account'::text, 'wallet'::text])))
);
alter table payment_methods enable row level security, force row level security;

create table payment_providers (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  provider text not null,
  name text collate app.unicode not null,
  status text not null,
  is_test_mode boolean not null,
  webhook_status text not null default 'waiting'::text,
  last_event_at timestamp(3) with time zone,
  is_default boolean not null,
  supported_types text[] not null,
  currencies text[] not null,
  onboarding_url text,
  requirements text[] collate app.unicode not null default '{}'::text[],
  payout_bank_last4 text,
  external_id text not null,
  connected_at timestamp(3) with time zone,
  disconnected_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  publishable_key text,
  secret_key_sealed bytea,
  webhook_secret_sealed bytea,
  webhook_external_id text,
  constraint payment_providers_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_providers_provider_check CHECK ((provider = ANY (ARRAY['simulated'::text, 'stripe'::text, 'square'::text, 'paypal'::text, 'gocardless'::text]))),
  constraint payment_providers_status_check CHECK ((status = ANY (ARRAY['onboarding'::text, 'active'::text, 'restricted'::text, 'disconnected'::text]))),
  constraint payment_providers_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint payment_providers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint payment_providers_webhook_status_check CHECK ((webhook_status = ANY (ARRAY['waiting'::text, 'working'::text, 'failing'::text])))
);
alter table payment_providers enable row level security, force row level security;

create table payment_settings (
  tenant_id uuid not null default app.tenant_id(),
  accepted_types text[],
  can_pay_partially boolean not null,
  minimum_part_payment jsonb,
  can_save_methods boolean not null,
  is_address_required boolean not null,
  card_surcharge_percent numeric(7,4) not null,
  statement_descriptor text,
  page_message text collate app.unicode,
  success_message text collate app.unicode,
  terms_url text,
  return_url text,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint payment_settings_pkey PRIMARY KEY (tenant_id),
  constraint payment_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table payment_settings enable row level security, force row level security;

create table payment_setups (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  payment_provider_id uuid not null,
  is_default boolean not null,
  external_customer_id text,
  expires_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint payment_setups_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_setups_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint payment_setups_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint payment_setups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint payment_setups_tenant_id_payment_provider_id_fkey FOREIGN KEY (tenant_id, payment_provider_id) REFERENCES payment_providers(tenant_id, id)
);
alter table payment_setups enable row level security, force row level security;

create table payment_transactions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  status text not null,
  client_id uuid not null,
  invoice_id uuid,
  payment_method_id uuid,
  method text not null,
  method_label text collate app.unicode,
  currency text not null,
  amount_minor bigint not null,
  credited_minor bigint not null default 0,
  surcharge_minor bigint not null default 0,
  fee_minor bigint,
  reference text collate app.unicode,
  search_text text collate app.unicode not null generated always as (app.fold(((((COALESCE(reference, ''::text) || ' '::text) || COALESCE(method_label, ''::text)) || ' '::text) || COALESCE(note, ''::text)))) stored,
  external_id text,
  is_automatic boolean not null default false,
  paid_at timestamp(3) with time zone,
  attempt_number integer not null default 1,
  next_retry_at timestamp(3) with time zone,
  failure_code text,
  failure_message text collate app.unicode,
  note text collate app.unicode,
  refunds_transaction_id uuid,
  settled_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  payment_provider_id uuid,
  source text not null default 'recorded'::text,
  checks integer not null default 0,
  is_method_saved boolean not null default false,
  billing_address jsonb,
  paid_from text not null default 'invoice'::text,
  credit_note_id uuid,
  constraint payment_transactions_check CHECK (((amount_minor <> 0) AND ((amount_minor > 0) = (kind = 'payment'::text)))),
  constraint payment_transactions_check1 CHECK (((paid_from = 'credit_note'::text) = (credit_note_id IS NOT NULL))),
  constraint payment_transactions_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'reversal'::text]))),
  constraint payment_transactions_method_check CHECK ((method = ANY (ARRAY['card'::text, 'bank_account'::text, 'wallet'::text, 'bank_transfer'::text, 'check'::text, 'cash'::text, 'credit'::text, 'other'::text]))),
  constraint payment_transactions_paid_from_check CHECK ((paid_from = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'client_credit'::text]))),
  constraint payment_transactions_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_transactions_source_check CHECK ((source = ANY (ARRAY['recorded'::text, 'saved_method'::text, 'page'::text]))),
  constraint payment_transactions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'needs_authorization'::text]))),
  constraint payment_transactions_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  constraint payment_transactions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint payment_transactions_tenant_id_credit_note_id_fkey FOREIGN KEY (tenant_id, credit_note_id) REFERENCES credit_notes(tenant_id, id),
  constraint payment_transactions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint payment_transactions_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint payment_transactions_tenant_id_payment_method_id_fkey FOREIGN KEY (tenant_id, payment_method_id) REFERENCES payment_methods(tenant_id, id),
  constraint payment_transactions_tenant_id_payment_provider_id_fkey FOREIGN KEY (tenant_id, payment_provider_id) REFERENCES payment_providers(tenant_id, id),
  constraint payment_transactions_tenant_id_refunds_transaction_id_fkey FOREIGN KEY (tenant_id, refunds_transaction_id) REFERENCES payment_transactions(tenant_id, id)
);
alter table payment_transactions enable row level security, force row level security;

create table platform_feedback (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  severity text,
  title text collate app.unicode,
  body_text text collate app.unicode not null,
  page_url text,
  request_id text,
  attachment_ids uuid[] not null default '{}'::uuid[],
  can_contact boolean not null,
  status text not null default 'open'::text,
  answer_text text collate app.unicode,
  settled_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint platform_feedback_check CHECK (((severity IS NULL) OR (kind = 'problem'::text))),
  constraint platform_feedback_kind_check CHECK ((kind = ANY (ARRAY['idea'::text, 'problem'::text, 'question'::text, 'praise'::text]))),
  constraint platform_feedback_pkey PRIMARY KEY (tenant_id, id),
  constraint platform_feedback_severity_check CHECK ((severity = ANY (ARRAY['blocking'::text, 'major'::text, 'minor'::text]))),
  constraint platform_feedback_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))),
  constraint platform_feedback_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table platform_feedback enable row level security, force row level security;

create table process_definitions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  icon text,
  color text,
  status text not null default 'draft'::text,
  version integer,
  has_unpublished_changes boolean not null default true,
  department_id uuid,
  default_assignee_ids uuid[] not null default '{}'::uuid[],
  task_name_template text,
  priority_level text,
  tags text[] collate app.unicode not null default '{}'::text[],
  due_offset_minutes integer,
  estimated_minutes integer,
  shift_due_on_hold boolean not null default false,
  status_template_id uuid,
  published_at timestamp(3) with time zone,
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint process_definitions_pkey PRIMARY KEY (tenant_id, id),
  constraint process_definitions_priority_level_check CHECK ((priority_level = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint process_definitions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  constraint process_definitions_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES departments(tenant_id, id) ON DELETE SET NULL (department_id),
  constraint process_definitions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint process_definitions_tenant_id_status_template_id_fkey FOREIGN KEY (tenant_id, status_template_id) REFERENCES status_templates(tenant_id, id)
);
alter table process_definitions enable row level security, force row level security;

create table process_stage_dependencies (
  tenant_id uuid not null default app.tenant_id(),
  predecessor_id uuid not null,
  successor_id uuid not null,
  type text not null default 'finish_to_start'::text,
  lag_minutes integer not null default 0,
  constraint process_stage_dependencies_check CHECK ((predecessor_id <> successor_id)),
  constraint process_stage_dependencies_pkey PRIMARY KEY (tenant_id, successor_id, predecessor_id),
  constraint process_stage_dependencies_tenant_id_predecessor_id_fkey FOREIGN KEY (tenant_id, predecessor_id) REFERENCES process_stages(tenant_id, id) ON DELETE CASCADE,
  constraint process_stage_dependencies_tenant_id_successor_id_fkey FOREIGN KEY (tenant_id, successor_id) REFERENCES process_stages(tenant_id, id) ON DELETE CASCADE,
  constraint process_stage_dependencies_type_check CHECK ((type = ANY (ARRAY['finish_to_start'::text, 'start_to_start'::text])))
);
alter table process_stage_dependencies enable row level security, force row level security;

create table process_stages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  process_definition_id uuid not null,
  key text not null,
  name text collate app.unicode not null,
  instructions text,
  "position" integer not null,
  is_required boolean not null default true,
  auto_start boolean not null default false,
  auto_complete boolean not null default false,
  department_id uuid,
  assignment jsonb not null default '{"mode": "none", "skills": [], "user_ids": []}'::jsonb,
  due_rule jsonb,
  estimated_minutes integer,
  required_field_keys text[] not null default '{}'::text[],
  status_template_id uuid,
  substages jsonb not null default '[]'::jsonb,
  constraint process_stages_pkey PRIMARY KEY (tenant_id, id),
  constraint process_stages_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES departments(tenant_id, id) ON DELETE SET NULL (department_id),
  constraint process_stages_tenant_id_process_definition_id_fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id) ON DELETE CASCADE,
  constraint process_stages_tenant_id_process_definition_id_key_key UNIQUE (tenant_id, process_definition_id, key) DEFERRABLE INITIALLY DEFERRED,
  constraint process_stages_tenant_id_status_template_id_fkey FOREIGN KEY (tenant_id, status_template_id) REFERENCES status_templates(tenant_id, id)
);
alter table process_stages enable row level security, force row level security;

create table process_versions (
  tenant_id uuid not null default app.tenant_id(),
  process_definition_id uuid not null,
  version integer not null,
  snapshot jsonb not null,
  change_note text,
  published_at timestamp(3) with time zone not null default app.now(),
  published_by uuid not null,
  constraint process_versions_pkey PRIMARY KEY (tenant_id, process_definition_id, version),
  constraint process_versions_tenant_id_process_definition_id_fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id) ON DELETE CASCADE
);
alter table process_versions enable row level security, force row level security;

create table program_definition_processes (
  tenant_id uuid not null default app.tenant_id(),
  program_definition_id uuid not null,
  process_definition_id uuid not null,
  "position" integer not null,
  recurrence jsonb,
  lead_days integer not null,
  due_in_days integer,
  day_shift text not null,
  catch_up text not null,
  task_name_template text collate app.unicode,
  assigned_to uuid[] not null default '{}'::uuid[],
  constraint program_definition_processes_catch_up_check CHECK ((catch_up = ANY (ARRAY['none'::text, 'last'::text]))),
  constraint program_definition_processes_day_shift_check CHECK ((day_shift = ANY (ARRAY['none'::text, 'before'::text, 'after'::text]))),
  constraint program_definition_processes_due_in_days_check CHECK (((due_in_days >= 0) AND (due_in_days <= 365))),
  constraint program_definition_processes_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 90))),
  constraint program_definition_processes_pkey PRIMARY KEY (tenant_id, program_definition_id, process_definition_id),
  constraint program_definition_processes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint program_definition_processes_tenant_id_process_definition__fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id),
  constraint program_definition_processes_tenant_id_program_definition__fkey FOREIGN KEY (tenant_id, program_definition_id) REFERENCES program_definitions(tenant_id, id) ON DELETE CASCADE
);
alter table program_definition_processes enable row level security, force row level security;

create table program_definition_services (
  tenant_id uuid not null default app.tenant_id(),
  program_definition_id uuid not null,
  service_id uuid not null,
  "position" integer not null,
  quantity numeric(11,4) not null,
  constraint program_definition_services_pkey PRIMARY KEY (tenant_id, program_definition_id, service_id),
  constraint program_definition_services_quantity_check CHECK ((quantity > (0)::numeric)),
  constraint program_definition_services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint program_definition_services_tenant_id_program_definition_i_fkey FOREIGN KEY (tenant_id, program_definition_id) REFERENCES program_definitions(tenant_id, id) ON DELETE CASCADE,
  constraint program_definition_services_tenant_id_service_id_fkey FOREIGN KEY (tenant_id, service_id) REFERENCES client_services(tenant_id, id)
);
alter table program_definition_services enable row level security, force row level security;

create table program_definitions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  tags text[] collate app.unicode not null default '{}'::text[],
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint program_definitions_pkey PRIMARY KEY (tenant_id, id),
  constraint program_definitions_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint program_definitions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table program_definitions enable row level security, force row level security;

create table programs (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  program_definition_id uuid not null,
  frequency text not null,
  amount_minor bigint not null,
  currency text not null,
  setup_fee_minor bigint,
  tax_rate_id uuid,
  duration_months integer,
  minimum_term_months integer,
  is_exclusive boolean not null,
  tags text[] collate app.unicode not null default '{}'::text[],
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint programs_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint programs_duration_months_check CHECK (((duration_months >= 1) AND (duration_months <= 120))),
  constraint programs_frequency_check CHECK ((frequency = ANY (ARRAY['one_time'::text, 'weekly'::text, 'monthly'::text, 'quarterly'::text, 'semiannually'::text, 'yearly'::text]))),
  constraint programs_minimum_term_months_check CHECK (((minimum_term_months >= 1) AND (minimum_term_months <= 120))),
  constraint programs_pkey PRIMARY KEY (tenant_id, id),
  constraint programs_setup_fee_minor_check CHECK ((setup_fee_minor >= 0)),
  constraint programs_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id),
  constraint programs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint programs_tenant_id_program_definition_id_fkey FOREIGN KEY (tenant_id, program_definition_id) REFERENCES program_definitions(tenant_id, id),
  constraint programs_tenant_id_tax_rate_id_fkey FOREIGN KEY (tenant_id, tax_rate_id) REFERENCES tax_rates(tenant_id, id)
);
alter table programs enable row level security, force row level security;

create table push_devices (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  name text collate app.unicode not null,
  platform text not null,
  address_hash bytea not null,
  sealed bytea not null,
  is_failing boolean not null default false,
  last_used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint push_devices_pkey PRIMARY KEY (tenant_id, id),
  constraint push_devices_platform_check CHECK ((platform = 'web'::text)),
  constraint push_devices_tenant_id_address_hash_key UNIQUE (tenant_id, address_hash),
  constraint push_devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint push_devices_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table push_devices enable row level security, force row level security;

create table rate_limit_windows (
  tenant_id uuid not null default app.tenant_id(),
  budget text not null,
  subject text collate app.unicode not null default ''::text,
  window_started_at timestamp with time zone not null,
  used integer not null,
  constraint rate_limit_windows_pkey PRIMARY KEY (tenant_id, budget, subject)
);
alter table rate_limit_windows enable row level security, force row level security;

create table record_attachments (
  tenant_id uuid not null default app.tenant_id(),
  record_kind text not null,
  record_id uuid not null,
  file_id uuid not null,
  attached_at timestamp(3) with time zone not null default app.now(),
  attached_by uuid not null,
  is_unpublished boolean not null default false,
  constraint record_attachments_pkey PRIMARY KEY (tenant_id, record_kind, record_id, file_id),
  constraint record_attachments_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES managed_files(tenant_id, id) ON DELETE CASCADE
);
alter table record_attachments enable row level security, force row level security;

create table reminders (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  title text collate app.unicode not null,
  body_text text collate app.unicode,
  remind_at timestamp(3) with time zone not null,
  record_kind text,
  record_id uuid,
  channels text[] not null,
  notification_id uuid,
  fired_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  status text not null generated always as (
CASE
    WHEN (fired_at IS NOT NULL) THEN 'fired'::text
    WHEN (cancelled_at IS NOT NULL) THEN 'cancelled'::text
    ELSE 'scheduled'::text
END) stored,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint reminders_check CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  constraint reminders_check1 CHECK (((fired_at IS NULL) OR (cancelled_at IS NULL))),
  constraint reminders_pkey PRIMARY KEY (tenant_id, id),
  constraint reminders_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'fired'::text, 'cancelled'::text]))),
  constraint reminders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reminders_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table reminders enable row level security, force row level security;

create table shared_sections (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  key text not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  record_kind text not null,
  section jsonb not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint shared_sections_pkey PRIMARY KEY (tenant_id, id),
  constraint shared_sections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table shared_sections enable row level security, force row level security;

create table signatures (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  scope text not null,
  user_id uuid,
  inbox_id uuid,
  is_default boolean not null default false,
  body_html text not null,
  body_text text collate app.unicode not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint signatures_check CHECK (((scope = 'user'::text) = (user_id IS NOT NULL))),
  constraint signatures_check1 CHECK (((scope = 'inbox'::text) = (inbox_id IS NOT NULL))),
  constraint signatures_pkey PRIMARY KEY (tenant_id, id),
  constraint signatures_scope_check CHECK ((scope = ANY (ARRAY['agency'::text, 'inbox'::text, 'user'::text]))),
  constraint signatures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint signatures_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table signatures enable row level security, force row level security;

create table sop_blocks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  step_id uuid not null,
  "position" integer not null,
  content jsonb not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint sop_blocks_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_blocks_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_blocks_tenant_id_step_id_fkey FOREIGN KEY (tenant_id, step_id) REFERENCES sop_steps(tenant_id, id) ON DELETE CASCADE
);
alter table sop_blocks enable row level security, force row level security;

create table sop_checklists (
  tenant_id uuid not null default app.tenant_id(),
  block_id uuid not null,
  sop_id uuid not null,
  constraint sop_checklists_pkey PRIMARY KEY (tenant_id, block_id),
  constraint sop_checklists_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_checklists enable row level security, force row level security;

create table sop_feedback (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  version integer not null,
  step_id uuid,
  body_text text collate app.unicode not null,
  rating integer,
  status text not null default 'open'::text,
  answer_text text collate app.unicode,
  changed_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint sop_feedback_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_feedback_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint sop_feedback_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint sop_feedback_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_feedback enable row level security, force row level security;

create table sop_flags (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  version integer not null,
  step_id uuid,
  body_text text collate app.unicode not null,
  status text not null default 'open'::text,
  status_reason text collate app.unicode,
  status_changed_at timestamp(3) with time zone,
  changed_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  search_text text collate app.unicode not null generated always as (app.fold(body_text)) stored,
  constraint sop_flags_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_flags_status_check CHECK ((status = ANY (ARRAY['open'::text, 'acknowledged'::text, 'resolved'::text, 'dismissed'::text]))),
  constraint sop_flags_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_flags enable row level security, force row level security;

create table sop_places (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  place text not null,
  step_id uuid,
  block_id uuid,
  ordinal integer not null,
  body_text text collate app.unicode not null,
  language text not null default app.text_language(),
  words tsvector not null generated always as (app.text_words(language, body_text)) stored,
  search_text text collate app.unicode not null generated always as (app.fold(body_text)) stored,
  constraint sop_places_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_places_place_check CHECK ((place = ANY (ARRAY['title'::text, 'summary'::text, 'tag'::text, 'step'::text, 'block'::text]))),
  constraint sop_places_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_places enable row level security, force row level security;

create table sop_prerequisites (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  prerequisite_id uuid not null,
  is_required boolean not null,
  note text collate app.unicode,
  "position" integer not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint sop_prerequisites_check CHECK ((sop_id <> prerequisite_id)),
  constraint sop_prerequisites_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_prerequisites_tenant_id_prerequisite_id_fkey FOREIGN KEY (tenant_id, prerequisite_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_prerequisites_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_prerequisites enable row level security, force row level security;

create table sop_ratings (
  tenant_id uuid not null default app.tenant_id(),
  sop_id uuid not null,
  user_id uuid not null,
  rating integer not null,
  rated_at timestamp(3) with time zone not null default app.now(),
  constraint sop_ratings_pkey PRIMARY KEY (tenant_id, sop_id, user_id),
  constraint sop_ratings_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint sop_ratings_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_ratings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table sop_ratings enable row level security, force row level security;

create table sop_readers (
  tenant_id uuid not null default app.tenant_id(),
  sop_id uuid not null,
  user_id uuid not null,
  latest_view_id uuid not null,
  read_version integer not null,
  last_seen_at timestamp(3) with time zone not null,
  acknowledged_version integer,
  acknowledged_at timestamp(3) with time zone,
  constraint sop_readers_pkey PRIMARY KEY (tenant_id, sop_id, user_id),
  constraint sop_readers_tenant_id_latest_view_id_fkey FOREIGN KEY (tenant_id, latest_view_id) REFERENCES sop_views(tenant_id, id) ON DELETE CASCADE,
  constraint sop_readers_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_readers_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table sop_readers enable row level security, force row level security;

create table sop_reviews (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  kind text not null,
  status text not null default 'requested'::text,
  content_revision integer not null,
  change_note text collate app.unicode,
  is_reread_required boolean not null default false,
  reviewer_ids uuid[] not null default '{}'::uuid[],
  due_date timestamp(3) with time zone,
  comment text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamp(3) with time zone,
  published_version integer,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  constraint sop_reviews_check CHECK (((kind = 'publish'::text) = (created_by IS NOT NULL))),
  constraint sop_reviews_kind_check CHECK ((kind = ANY (ARRAY['publish'::text, 'periodic'::text]))),
  constraint sop_reviews_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_reviews_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'changes_requested'::text, 'rejected'::text, 'cancelled'::text]))),
  constraint sop_reviews_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_reviews enable row level security, force row level security;

create table sop_searches (
  tenant_id uuid not null default app.tenant_id(),
  searched_on date not null,
  search text collate app.unicode not null,
  search_count integer not null default 1,
  last_searched_at timestamp(3) with time zone not null,
  constraint sop_searches_pkey PRIMARY KEY (tenant_id, searched_on, search),
  constraint sop_searches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table sop_searches enable row level security, force row level security;

create table sop_settings (
  tenant_id uuid not null default app.tenant_id(),
  is_review_required boolean not null,
  default_review_interval_days integer,
  review_due_days integer,
  embed_hosts text[] not null,
  revision integer not null,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint sop_settings_default_review_interval_days_check CHECK (((default_review_interval_days >= 30) AND (default_review_interval_days <= 730))),
  constraint sop_settings_pkey PRIMARY KEY (tenant_id),
  constraint sop_settings_review_due_days_check CHECK (((review_due_days >= 1) AND (review_due_days <= 90))),
  constraint sop_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table sop_settings enable row level security, force row level security;

create table sop_steps (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  "position" integer not null,
  title text collate app.unicode not null,
  summary text collate app.unicode,
  is_optional boolean not null default false,
  estimated_minutes integer,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint sop_steps_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_steps_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE
);
alter table sop_steps enable row level security, force row level security;

create table sop_tags (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  color text,
  description text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint sop_tags_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_tags_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table sop_tags enable row level security, force row level security;

create table sop_ticks (
  tenant_id uuid not null default app.tenant_id(),
  sop_id uuid not null,
  block_id uuid not null,
  item_id uuid not null,
  user_id uuid,
  task_id uuid,
  stage_id uuid,
  checked_at timestamp(3) with time zone not null default app.now(),
  checked_by uuid not null,
  constraint sop_ticks_check CHECK ((((user_id IS NULL) <> (task_id IS NULL)) AND ((stage_id IS NULL) OR (task_id IS NOT NULL)))),
  constraint sop_ticks_tenant_id_block_id_item_id_user_id_task_id_stage__key UNIQUE NULLS NOT DISTINCT (tenant_id, block_id, item_id, user_id, task_id, stage_id),
  constraint sop_ticks_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_ticks_tenant_id_stage_id_fkey FOREIGN KEY (tenant_id, stage_id) REFERENCES task_stages(tenant_id, id) ON DELETE CASCADE,
  constraint sop_ticks_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE,
  constraint sop_ticks_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table sop_ticks enable row level security, force row level security;

create table sop_versions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  version integer not null,
  title text collate app.unicode not null,
  summary text collate app.unicode,
  change_note text collate app.unicode,
  is_reread_required boolean not null default false,
  step_count integer not null,
  steps jsonb not null,
  author_id uuid not null,
  review_id uuid,
  published_at timestamp(3) with time zone not null default app.now(),
  published_by uuid not null,
  constraint sop_versions_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_versions_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_versions_tenant_id_sop_id_version_key UNIQUE (tenant_id, sop_id, version)
);
alter table sop_versions enable row level security, force row level security;

create table sop_views (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  sop_id uuid not null,
  user_id uuid not null,
  version integer not null,
  task_id uuid,
  stage_id uuid,
  status text not null default 'started'::text,
  reached_step_ids uuid[] not null default '{}'::uuid[],
  acknowledged_at timestamp(3) with time zone,
  started_at timestamp(3) with time zone not null default app.now(),
  last_seen_at timestamp(3) with time zone not null default app.now(),
  ended_at timestamp(3) with time zone,
  constraint sop_views_check CHECK (((status = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint sop_views_pkey PRIMARY KEY (tenant_id, id),
  constraint sop_views_status_check CHECK ((status = ANY (ARRAY['started'::text, 'ended'::text]))),
  constraint sop_views_tenant_id_sop_id_fkey FOREIGN KEY (tenant_id, sop_id) REFERENCES sops(tenant_id, id) ON DELETE CASCADE,
  constraint sop_views_tenant_id_stage_id_fkey FOREIGN KEY (tenant_id, stage_id) REFERENCES task_stages(tenant_id, id) ON DELETE SET NULL (stage_id),
  constraint sop_views_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE SET NULL (task_id),
  constraint sop_views_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table sop_views enable row level security, force row level security;

create table sops (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  title text collate app.unicode not null,
  summary text collate app.unicode,
  status text not null default 'draft'::text,
  version integer not null default 0,
  live_version_id uuid,
  was_published boolean not null generated always as ((version > 0)) stored,
  reread_version integer not null default 0,
  folder_id uuid,
  tags text[] collate app.unicode not null default '{}'::text[],
  owner_id uuid not null,
  department_ids uuid[] not null default '{}'::uuid[],
  is_restricted boolean not null default false,
  estimated_minutes integer,
  review_interval_days integer,
  last_reviewed_at timestamp(3) with time zone,
  next_review_at timestamp(3) with time zone,
  content_hash text not null default ''::text,
  live_hash text,
  has_unpublished_changes boolean not null generated always as (((live_hash IS NULL) OR (live_hash <> content_hash))) stored,
  content_revision integer not null default 1,
  content_author_id uuid not null,
  step_count integer not null default 0,
  live_step_count integer not null default 0,
  view_count integer not null default 0,
  rating_count integer not null default 0,
  rating_sum integer not null default 0,
  average_rating numeric(3,2) generated always as (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2)) stored,
  open_flag_count integer not null default 0,
  published_at timestamp(3) with time zone,
  published_by uuid,
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((title || COALESCE((' '::text || summary), ''::text)))) stored,
  constraint sops_pkey PRIMARY KEY (tenant_id, id),
  constraint sops_review_interval_days_check CHECK (((review_interval_days >= 30) AND (review_interval_days <= 730))),
  constraint sops_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'published'::text, 'archived'::text]))),
  constraint sops_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint sops_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id),
  constraint sops_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id)
);
alter table sops enable row level security, force row level security;

create table stage_tools (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  process_definition_id uuid not null,
  stage_definition_id uuid not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  icon text,
  type text not null,
  config jsonb not null,
  is_required boolean not null default false,
  is_visible_to_all boolean not null default true,
  "position" integer not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint stage_tools_check CHECK (((config ->> 'type'::text) = type)),
  constraint stage_tools_pkey PRIMARY KEY (tenant_id, id),
  constraint stage_tools_tenant_id_process_definition_id_fkey FOREIGN KEY (tenant_id, process_definition_id) REFERENCES process_definitions(tenant_id, id) ON DELETE CASCADE,
  constraint stage_tools_tenant_id_stage_definition_id_fkey FOREIGN KEY (tenant_id, stage_definition_id) REFERENCES process_stages(tenant_id, id) ON DELETE CASCADE
);
alter table stage_tools enable row level security, force row level security;

create table status_option_sets (
  tenant_id uuid not null default app.tenant_id(),
  record_kind text not null,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint status_option_sets_pkey PRIMARY KEY (tenant_id, record_kind),
  constraint status_option_sets_record_kind_check CHECK ((record_kind = ANY (ARRAY['task'::text, 'task_stage'::text, 'ticket'::text, 'escalation'::text]))),
  constraint status_option_sets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
alter table status_option_sets enable row level security, force row level security;

create table status_options (
  tenant_id uuid not null default app.tenant_id(),
  record_kind text not null,
  template_id uuid,
  key text not null,
  label text collate app.unicode not null,
  color text not null,
  category text not null,
  "position" integer not null,
  is_default boolean not null default false,
  archived_at timestamp(3) with time zone,
  constraint status_options_check CHECK (((template_id IS NULL) OR (record_kind = 'task_stage'::text))),
  constraint status_options_tenant_id_record_kind_fkey FOREIGN KEY (tenant_id, record_kind) REFERENCES status_option_sets(tenant_id, record_kind) ON DELETE CASCADE,
  constraint status_options_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES status_templates(tenant_id, id) ON DELETE CASCADE
);
alter table status_options enable row level security, force row level security;

create table status_templates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint status_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint status_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table status_templates enable row level security, force row level security;

create table tag_priority_options (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  record_kind text not null,
  kind text not null,
  tag text collate app.unicode,
  rank text,
  label text collate app.unicode not null,
  description text collate app.unicode,
  color text not null,
  "position" integer not null,
  is_default boolean not null default false,
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint tag_priority_options_check CHECK (((kind = 'tag'::text) = (tag IS NOT NULL))),
  constraint tag_priority_options_check1 CHECK (((kind = 'priority'::text) = (rank IS NOT NULL))),
  constraint tag_priority_options_check2 CHECK (((kind = 'tag'::text) OR (record_kind = ANY (ARRAY['task'::text, 'ticket'::text])))),
  constraint tag_priority_options_check3 CHECK (((NOT is_default) OR ((kind = 'priority'::text) AND (archived_at IS NULL)))),
  constraint tag_priority_options_kind_check CHECK ((kind = ANY (ARRAY['tag'::text, 'priority'::text]))),
  constraint tag_priority_options_pkey PRIMARY KEY (tenant_id, id),
  constraint tag_priority_options_rank_check CHECK ((rank = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint tag_priority_options_record_kind_check CHECK ((record_kind = ANY (ARRAY['task'::text, 'ticket'::text, 'client'::text, 'escalation'::text]))),
  constraint tag_priority_options_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table tag_priority_options enable row level security, force row level security;

create table task_assignees (
  tenant_id uuid not null,
  user_id uuid not null,
  holder_id uuid not null,
  kind text not null,
  task_id uuid not null,
  stage_id uuid,
  is_open boolean not null,
  constraint task_assignees_kind_check CHECK ((kind = ANY (ARRAY['task'::text, 'task_stage'::text, 'task_substage'::text]))),
  constraint task_assignees_pkey PRIMARY KEY (tenant_id, user_id, holder_id),
  constraint task_assignees_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE
);
alter table task_assignees enable row level security, force row level security;

create table task_assignment_settings (
  tenant_id uuid not null default app.tenant_id(),
  is_enabled boolean not null,
  candidate_scope text not null,
  weights jsonb not null,
  max_open_stages integer,
  max_open_minutes integer,
  only_scheduled_members boolean not null,
  overflow_user_ids uuid[] not null,
  retry_interval_minutes integer,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint task_assignment_settings_candidate_scope_check CHECK ((candidate_scope = ANY (ARRAY['department'::text, 'agency'::text]))),
  constraint task_assignment_settings_pkey PRIMARY KEY (tenant_id),
  constraint task_assignment_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
alter table task_assignment_settings enable row level security, force row level security;

create table task_history (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_id uuid,
  substage_id uuid,
  kind text not null,
  action text not null,
  changes jsonb not null default '[]'::jsonb,
  changed_fields text[] not null default '{}'::text[],
  details jsonb not null default '{}'::jsonb,
  record_kind text,
  record_id uuid,
  reason text,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  correlation_id text not null,
  occurred_at timestamp(3) with time zone not null,
  constraint task_history_pkey PRIMARY KEY (tenant_id, id),
  constraint task_history_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE
);
alter table task_history enable row level security, force row level security;

create table task_numbers (
  tenant_id uuid not null default app.tenant_id(),
  last integer not null,
  constraint task_numbers_pkey PRIMARY KEY (tenant_id),
  constraint task_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
alter table task_numbers enable row level security, force row level security;

create table task_stage_dependencies (
  tenant_id uuid not null default app.tenant_id(),
  task_id uuid not null,
  predecessor_id uuid not null,
  successor_id uuid not null,
  type text not null default 'finish_to_start'::text,
  lag_minutes integer not null default 0,
  constraint task_stage_dependencies_check CHECK ((predecessor_id <> successor_id)),
  constraint task_stage_dependencies_pkey PRIMARY KEY (tenant_id, successor_id, predecessor_id),
  constraint task_stage_dependencies_tenant_id_predecessor_id_fkey FOREIGN KEY (tenant_id, predecessor_id) REFERENCES task_stages(tenant_id, id) ON DELETE CASCADE,
  constraint task_stage_dependencies_tenant_id_successor_id_fkey FOREIGN KEY (tenant_id, successor_id) REFERENCES task_stages(tenant_id, id) ON DELETE CASCADE,
  constraint task_stage_dependencies_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE,
  constraint task_stage_dependencies_type_check CHECK ((type = ANY (ARRAY['finish_to_start'::text, 'start_to_start'::text])))
);
alter table task_stage_dependencies enable row level security, force row level security;

create table task_stages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_definition_id uuid,
  name text collate app.unicode not null,
  instructions text,
  "position" integer not null,
  status text not null,
  status_category text not null,
  status_template_id uuid,
  is_required boolean not null default true,
  auto_start boolean not null default false,
  auto_complete boolean not null default false,
  department_id uuid,
  assigned_to uuid[] not null default '{}'::uuid[],
  assignment_status text not null default 'unassigned'::text,
  assignment jsonb not null default '{"mode": "none", "skills": [], "user_ids": []}'::jsonb,
  overflow_reason text,
  overflowed_at timestamp(3) with time zone,
  overflow_attempts integer not null default 0,
  overflow_attempted_at timestamp(3) with time zone,
  due_date timestamp(3) with time zone,
  due_rule jsonb,
  planned_due_date timestamp(3) with time zone,
  planned_minutes integer,
  dependency_reopened boolean not null default false,
  ready_from timestamp(3) with time zone,
  estimated_minutes integer,
  tracked_minutes integer not null default 0,
  required_field_keys text[] not null default '{}'::text[],
  skip_reason text,
  started_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  completed_by uuid,
  finished_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint task_stages_assignment_status_check CHECK ((assignment_status = ANY (ARRAY['unassigned'::text, 'manual'::text, 'auto'::text, 'overflow'::text]))),
  constraint task_stages_pkey PRIMARY KEY (tenant_id, id),
  constraint task_stages_status_category_check CHECK ((status_category = ANY (ARRAY['pending'::text, 'ready'::text, 'in_progress'::text, 'completed'::text, 'skipped'::text, 'cancelled'::text]))),
  constraint task_stages_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES departments(tenant_id, id) ON DELETE SET NULL (department_id),
  constraint task_stages_tenant_id_status_template_id_fkey FOREIGN KEY (tenant_id, status_template_id) REFERENCES status_templates(tenant_id, id),
  constraint task_stages_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE
);
alter table task_stages enable row level security, force row level security;

create table task_substages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  stage_id uuid not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  "position" integer not null,
  is_required boolean not null default true,
  assigned_to uuid[] not null default '{}'::uuid[],
  due_date timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  completed_by uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  constraint task_substages_pkey PRIMARY KEY (tenant_id, id),
  constraint task_substages_tenant_id_stage_id_fkey FOREIGN KEY (tenant_id, stage_id) REFERENCES task_stages(tenant_id, id) ON DELETE CASCADE,
  constraint task_substages_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE
);
alter table task_substages enable row level security, force row level security;

create table task_ticket_links (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  task_id uuid not null,
  ticket_id uuid not null,
  reference_only boolean not null default false,
  origin text not null,
  created_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  constraint task_ticket_links_origin_check CHECK ((origin = ANY (ARRAY['attached'::text, 'created'::text]))),
  constraint task_ticket_links_pkey PRIMARY KEY (tenant_id, id),
  constraint task_ticket_links_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE,
  constraint task_ticket_links_tenant_id_task_id_ticket_id_key UNIQUE (tenant_id, task_id, ticket_id),
  constraint task_ticket_links_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table task_ticket_links enable row level security, force row level security;

create table task_tool_runs (
  tenant_id uuid not null default app.tenant_id(),
  stage_id uuid not null,
  tool_id uuid not null,
  has_run boolean not null,
  run_at timestamp(3) with time zone,
  run_by uuid,
  result_kind text,
  result_id uuid,
  summary text collate app.unicode,
  run_count integer not null default 1,
  type text,
  state jsonb,
  revision integer not null default 1,
  constraint task_tool_runs_pkey PRIMARY KEY (tenant_id, stage_id, tool_id),
  constraint task_tool_runs_tenant_id_stage_id_fkey FOREIGN KEY (tenant_id, stage_id) REFERENCES task_stages(tenant_id, id) ON DELETE CASCADE
);
alter table task_tool_runs enable row level security, force row level security;

create table task_watchers (
  tenant_id uuid not null default app.tenant_id(),
  task_id uuid not null,
  user_id uuid not null,
  added_by uuid,
  added_at timestamp(3) with time zone not null default app.now(),
  constraint task_watchers_pkey PRIMARY KEY (tenant_id, task_id, user_id),
  constraint task_watchers_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE CASCADE,
  constraint task_watchers_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table task_watchers enable row level security, force row level security;

create table tasks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  number integer not null,
  name text collate app.unicode not null,
  description text collate app.unicode,
  status text not null,
  status_category text not null,
  held_status text,
  held_at timestamp(3) with time zone,
  hold_reason text,
  held_minutes integer not null default 0,
  priority_level text,
  priority_rank smallint not null generated always as (
CASE priority_level
    WHEN 'urgent'::text THEN 4
    WHEN 'high'::text THEN 3
    WHEN 'normal'::text THEN 2
    WHEN 'low'::text THEN 1
    ELSE 0
END) stored,
  tags text[] collate app.unicode not null default '{}'::text[],
  client_id uuid,
  department_id uuid,
  process_definition_id uuid,
  process_definition_version integer,
  assigned_to uuid[] not null default '{}'::uuid[],
  current_stage_id uuid,
  stage_count integer not null default 0,
  finished_stage_count integer not null default 0,
  progress_percent numeric(5,1) not null generated always as (
CASE
    WHEN (status_category = 'done'::text) THEN (100)::numeric
    WHEN (stage_count = 0) THEN (0)::numeric
    ELSE round(((100.0 * (finished_stage_count)::numeric) / (stage_count)::numeric), 1)
END) stored,
  start_date timestamp(3) with time zone,
  due_date timestamp(3) with time zone,
  started_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  completed_by uuid,
  cancelled_at timestamp(3) with time zone,
  estimated_minutes integer,
  tracked_minutes integer not null default 0,
  is_private boolean not null default false,
  involved_ids uuid[] not null default '{}'::uuid[],
  field_values jsonb not null default '{}'::jsonb,
  source_kind text not null,
  source_id uuid,
  merged_into_id uuid,
  merged_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (((app.fold(name) || ' #'::text) || (number)::text)) stored,
  constraint tasks_pkey PRIMARY KEY (tenant_id, id),
  constraint tasks_priority_level_check CHECK ((priority_level = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint tasks_source_kind_check CHECK ((source_kind = ANY (ARRAY['api'::text, 'ticket'::text, 'schedule'::text, 'automation'::text, 'form'::text, 'interface'::text]))),
  constraint tasks_status_category_check CHECK ((status_category = ANY (ARRAY['todo'::text, 'active'::text, 'on_hold'::text, 'done'::text, 'cancelled'::text]))),
  constraint tasks_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  constraint tasks_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES departments(tenant_id, id) ON DELETE SET NULL (department_id),
  constraint tasks_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES tasks(tenant_id, id),
  constraint tasks_tenant_id_number_key UNIQUE (tenant_id, number),
  constraint tasks_tenant_id_process_definition_id_process_definition_v_fkey FOREIGN KEY (tenant_id, process_definition_id, process_definition_version) REFERENCES process_versions(tenant_id, process_definition_id, version)
);
alter table tasks enable row level security, force row level security;

create table tax_rates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  kind text not null,
  percent numeric(7,4) not null,
  components jsonb not null default '[]'::jsonb,
  country text,
  region text collate app.unicode,
  archived_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint tax_rates_kind_check CHECK ((kind = ANY (ARRAY['sales_tax'::text, 'vat'::text, 'gst'::text, 'pst'::text, 'other'::text]))),
  constraint tax_rates_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric))),
  constraint tax_rates_pkey PRIMARY KEY (tenant_id, id),
  constraint tax_rates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table tax_rates enable row level security, force row level security;

create table tenants (
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  slug text not null,
  time_zone text not null default 'UTC'::text,
  locale text not null default 'en-US'::text,
  currency text not null default 'USD'::text,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  status text not null default 'active'::text,
  suspended_at timestamp(3) with time zone,
  suspension_reason text collate app.unicode,
  purge_days integer not null default 30,
  postal_address text collate app.unicode,
  week_start text not null default 'monday'::text,
  is_second_factor_required boolean not null default false,
  logo_file_id uuid,
  has_full_private_payloads boolean not null default false,
  logo_png bytea,
  deletion_began_at timestamp(3) with time zone,
  constraint tenants_deletion_check CHECK (((deletion_began_at IS NULL) OR (status = 'suspended'::text))),
  constraint tenants_id_logo_file_id_fkey FOREIGN KEY (id, logo_file_id) REFERENCES managed_files(tenant_id, id) ON DELETE SET NULL (logo_file_id),
  constraint tenants_logo_png_check CHECK ((octet_length(logo_png) <= 262144)),
  constraint tenants_pkey PRIMARY KEY (id),
  constraint tenants_purge_days_check CHECK (((purge_days >= 7) AND (purge_days <= 90))),
  constraint tenants_slug_key UNIQUE (slug),
  constraint tenants_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text]))),
  constraint tenants_suspension_check CHECK (((status = 'suspended'::text) = (suspended_at IS NOT NULL))),
  constraint tenants_week_start_check CHECK ((week_start = ANY (ARRAY['monday'::text, 'saturday'::text, 'sunday'::text])))
);
alter table tenants enable row level security, force row level security;

create table ticket_ai_interactions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  kind text not null,
  outcome text not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  instruction text collate app.unicode,
  output_text text collate app.unicode,
  confidence numeric(5,4),
  model text not null,
  ai_request_id uuid not null,
  message_id uuid,
  draft_id uuid,
  input_tokens integer not null,
  output_tokens integer not null,
  duration_ms integer not null,
  error text collate app.unicode,
  created_at timestamp(3) with time zone not null,
  constraint ticket_ai_interactions_actor_type_check CHECK ((actor_type = ANY (ARRAY['user'::text, 'service_account'::text, 'automation'::text, 'system'::text]))),
  constraint ticket_ai_interactions_check CHECK (((outcome = 'failed'::text) = (error IS NOT NULL))),
  constraint ticket_ai_interactions_confidence_check CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint ticket_ai_interactions_kind_check CHECK ((kind = ANY (ARRAY['classification'::text, 'summary'::text, 'reply_suggestion'::text, 'reply_draft'::text, 'auto_reply'::text, 'rewrite'::text, 'translation'::text, 'spam_check'::text, 'client_match'::text, 'duplicate_check'::text, 'draft_check'::text]))),
  constraint ticket_ai_interactions_outcome_check CHECK ((outcome = ANY (ARRAY['pending'::text, 'accepted'::text, 'edited'::text, 'dismissed'::text, 'applied'::text, 'failed'::text]))),
  constraint ticket_ai_interactions_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_ai_interactions_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_ai_interactions enable row level security, force row level security;

create table ticket_ai_proposals (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  interaction_id uuid not null,
  kind text not null,
  category_key text,
  tag text collate app.unicode,
  priority_level text,
  client_id uuid,
  body_text text collate app.unicode,
  confidence numeric(5,4) not null,
  status text not null default 'open'::text,
  reason text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamp(3) with time zone,
  ai_request_id uuid not null,
  created_at timestamp(3) with time zone not null,
  constraint ticket_ai_proposals_check CHECK (((kind = 'category'::text) = (category_key IS NOT NULL))),
  constraint ticket_ai_proposals_check1 CHECK (((kind = 'tag'::text) = (tag IS NOT NULL))),
  constraint ticket_ai_proposals_check2 CHECK (((kind = 'priority_level'::text) = (priority_level IS NOT NULL))),
  constraint ticket_ai_proposals_check3 CHECK (((kind = 'client'::text) = (client_id IS NOT NULL))),
  constraint ticket_ai_proposals_check4 CHECK (((kind = 'reply'::text) = (body_text IS NOT NULL))),
  constraint ticket_ai_proposals_check5 CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint ticket_ai_proposals_confidence_check CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint ticket_ai_proposals_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'tag'::text, 'priority_level'::text, 'client'::text, 'reply'::text]))),
  constraint ticket_ai_proposals_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_ai_proposals_priority_level_check CHECK ((priority_level = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint ticket_ai_proposals_status_check CHECK ((status = ANY (ARRAY['open'::text, 'taken'::text, 'dismissed'::text]))),
  constraint ticket_ai_proposals_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint ticket_ai_proposals_tenant_id_interaction_id_fkey FOREIGN KEY (tenant_id, interaction_id) REFERENCES ticket_ai_interactions(tenant_id, id) ON DELETE CASCADE,
  constraint ticket_ai_proposals_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_ai_proposals enable row level security, force row level security;

create table ticket_assignment_settings (
  tenant_id uuid not null default app.tenant_id(),
  is_enabled boolean not null,
  strategy text not null,
  default_capacity integer,
  is_schedule_respected boolean not null,
  is_previous_agent_preferred boolean not null,
  is_client_owner_preferred boolean not null,
  overflow text not null,
  overflow_user_id uuid,
  reassign_after_minutes integer,
  members jsonb not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint ticket_assignment_settings_default_capacity_check CHECK (((default_capacity >= 1) AND (default_capacity <= 10000))),
  constraint ticket_assignment_settings_overflow_check CHECK ((overflow = ANY (ARRAY['leave_unassigned'::text, 'assign_anyway'::text, 'assign_user'::text]))),
  constraint ticket_assignment_settings_pkey PRIMARY KEY (tenant_id),
  constraint ticket_assignment_settings_reassign_after_minutes_check CHECK (((reassign_after_minutes >= 5) AND (reassign_after_minutes <= 10080))),
  constraint ticket_assignment_settings_strategy_check CHECK ((strategy = ANY (ARRAY['round_robin'::text, 'least_loaded'::text, 'weighted'::text, 'best_match'::text]))),
  constraint ticket_assignment_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_assignment_settings enable row level security, force row level security;

create table ticket_assignments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  action text not null,
  user_ids uuid[] not null,
  method text not null,
  rule_id uuid,
  reason text collate app.unicode,
  score numeric(5,4),
  candidate_count integer,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  created_at timestamp(3) with time zone not null,
  constraint ticket_assignments_action_check CHECK ((action = ANY (ARRAY['assigned'::text, 'unassigned'::text]))),
  constraint ticket_assignments_method_check CHECK ((method = ANY (ARRAY['manual'::text, 'auto'::text, 'rule'::text]))),
  constraint ticket_assignments_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_assignments_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_assignments enable row level security, force row level security;

create table ticket_blacklist_rules (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  match_type text not null,
  pattern text collate app.unicode not null,
  action text not null default 'block'::text,
  inbox_ids uuid[] not null default '{}'::uuid[],
  note text collate app.unicode,
  is_enabled boolean not null default true,
  source_ticket_id uuid,
  hit_count integer not null default 0,
  last_hit_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint ticket_blacklist_rules_action_check CHECK ((action = ANY (ARRAY['block'::text, 'mark_spam'::text, 'discard'::text]))),
  constraint ticket_blacklist_rules_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_blacklist_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_blacklist_rules enable row level security, force row level security;

create table ticket_communications (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  mail_id uuid,
  channel text not null,
  status text not null,
  inbox_id uuid,
  recipient_address text collate app.unicode,
  ticket_id uuid,
  client_id uuid,
  message_id uuid,
  sender_name text collate app.unicode,
  sender_email text collate app.unicode,
  sender_phone text,
  reply_to jsonb,
  recipients_to jsonb not null default '[]'::jsonb,
  recipients_cc jsonb not null default '[]'::jsonb,
  recipient_count integer not null default 0,
  subject text collate app.unicode,
  body_text text collate app.unicode,
  quoted_text text collate app.unicode,
  body_html text,
  is_truncated boolean not null default false,
  is_automatic boolean not null default false,
  headers jsonb not null default '[]'::jsonb,
  sender_checks jsonb,
  external_id text collate app.unicode,
  reference_ids text[] not null default '{}'::text[],
  digest text,
  size_bytes bigint not null default 0,
  raw_file_id uuid,
  file_ids uuid[] not null default '{}'::uuid[],
  error text collate app.unicode,
  occurred_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  search_text text collate app.unicode not null generated always as (app.fold((((COALESCE((subject || ' '::text), ''::text) || COALESCE((sender_name || ' '::text), ''::text)) || COALESCE((sender_email || ' '::text), ''::text)) || COALESCE(body_text, ''::text)))) stored,
  conversation_key text,
  duration_seconds integer,
  is_claimed boolean not null default false,
  constraint ticket_communications_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'chat'::text, 'phone'::text, 'sms'::text, 'form'::text, 'portal'::text, 'api'::text, 'internal'::text]))),
  constraint ticket_communications_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 86400))),
  constraint ticket_communications_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_communications_status_check CHECK ((status = ANY (ARRAY['filed'::text, 'in_review'::text, 'blocked'::text, 'discarded'::text, 'expired'::text]))),
  constraint ticket_communications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ticket_communications_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_communications enable row level security, force row level security;

create table ticket_correspondents (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  name text collate app.unicode,
  email text collate app.unicode,
  phone text,
  role text not null,
  client_contact_id uuid,
  is_verified boolean not null default false,
  created_at timestamp(3) with time zone not null,
  email_key text collate app.unicode generated always as (lower(email)) stored,
  constraint ticket_correspondents_check CHECK ((COALESCE(name, email, phone) IS NOT NULL)),
  constraint ticket_correspondents_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_correspondents_role_check CHECK ((role = ANY (ARRAY['requester'::text, 'cc'::text, 'participant'::text]))),
  constraint ticket_correspondents_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_correspondents enable row level security, force row level security;

create table ticket_draft_reviews (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  draft_id uuid not null,
  status text not null,
  reason text not null,
  reviewer_ids uuid[] not null default '{}'::uuid[],
  decided_by uuid,
  comment text collate app.unicode,
  edits jsonb not null default '[]'::jsonb,
  became_stale_at timestamp(3) with time zone,
  submitted_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid,
  constraint ticket_draft_reviews_check CHECK (((status = ANY (ARRAY['pending_review'::text, 'discarded'::text])) = (decided_by IS NULL))),
  constraint ticket_draft_reviews_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_draft_reviews_reason_check CHECK ((reason = ANY (ARRAY['author_requires_review'::text, 'generated'::text, 'inbox_policy'::text]))),
  constraint ticket_draft_reviews_status_check CHECK ((status = ANY (ARRAY['pending_review'::text, 'approved'::text, 'changes_requested'::text, 'rejected'::text, 'discarded'::text]))),
  constraint ticket_draft_reviews_tenant_id_draft_id_fkey FOREIGN KEY (tenant_id, draft_id) REFERENCES ticket_drafts(tenant_id, id) ON DELETE CASCADE,
  constraint ticket_draft_reviews_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_draft_reviews enable row level security, force row level security;

create table ticket_drafts (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  author_id uuid,
  status text not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid,
  sender_id uuid,
  recipients_to jsonb not null default '[]'::jsonb,
  recipients_cc jsonb not null default '[]'::jsonb,
  recipients_bcc jsonb not null default '[]'::jsonb,
  subject text collate app.unicode,
  body_text text collate app.unicode not null default ''::text,
  body_html text,
  reply_template_id uuid,
  in_reply_to_id uuid,
  status_after text not null default 'unchanged'::text,
  send_at timestamp(3) with time zone,
  is_cancelled_by_reply boolean not null default false,
  signature_id uuid,
  generated boolean not null default false,
  ai_request_id uuid,
  review_id uuid,
  message_id uuid,
  submitted_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  constraint ticket_drafts_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_drafts_status_after_check CHECK ((status_after = ANY (ARRAY['unchanged'::text, 'open'::text, 'pending'::text, 'on_hold'::text, 'resolved'::text]))),
  constraint ticket_drafts_status_check CHECK ((status = ANY (ARRAY['editing'::text, 'pending_review'::text, 'changes_requested'::text, 'approved'::text, 'rejected'::text, 'sent'::text, 'discarded'::text]))),
  constraint ticket_drafts_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_drafts enable row level security, force row level security;

create table ticket_duplicates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  first_id uuid not null,
  second_id uuid not null,
  status text not null default 'open'::text,
  score numeric(5,4) not null,
  reasons text[] not null,
  explanation text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  constraint ticket_duplicates_check CHECK ((first_id < second_id)),
  constraint ticket_duplicates_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_duplicates_status_check CHECK ((status = ANY (ARRAY['open'::text, 'dismissed'::text, 'merged'::text, 'obsolete'::text]))),
  constraint ticket_duplicates_tenant_id_first_id_fkey FOREIGN KEY (tenant_id, first_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE,
  constraint ticket_duplicates_tenant_id_first_id_second_id_key UNIQUE (tenant_id, first_id, second_id),
  constraint ticket_duplicates_tenant_id_second_id_fkey FOREIGN KEY (tenant_id, second_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_duplicates enable row level security, force row level security;

create table ticket_inbox_addresses (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  inbox_id uuid not null,
  "position" integer not null,
  channel text not null,
  value text collate app.unicode not null,
  display_name text collate app.unicode,
  is_default boolean not null,
  forwarding_key text,
  forwarding_status text,
  last_received_at timestamp(3) with time zone,
  mail_domain_id uuid,
  connection_id uuid,
  test_sent_at timestamp(3) with time zone,
  test_key text,
  constraint ticket_inbox_addresses_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'chat'::text, 'phone'::text, 'sms'::text, 'form'::text, 'portal'::text, 'api'::text, 'internal'::text]))),
  constraint ticket_inbox_addresses_check CHECK (((channel = 'email'::text) = (forwarding_key IS NOT NULL))),
  constraint ticket_inbox_addresses_check1 CHECK (((channel = 'email'::text) = (forwarding_status IS NOT NULL))),
  constraint ticket_inbox_addresses_forwarding_status_check CHECK ((forwarding_status = ANY (ARRAY['untested'::text, 'testing'::text, 'working'::text, 'failing'::text]))),
  constraint ticket_inbox_addresses_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_inbox_addresses_tenant_id_connection_id_fkey FOREIGN KEY (tenant_id, connection_id) REFERENCES channel_connections(tenant_id, id),
  constraint ticket_inbox_addresses_tenant_id_inbox_id_fkey FOREIGN KEY (tenant_id, inbox_id) REFERENCES ticket_inboxes(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_inbox_addresses enable row level security, force row level security;

create table ticket_inboxes (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  color text not null default '#2f6fed'::text,
  "position" integer not null default 0,
  access text not null default 'everyone'::text,
  member_ids uuid[] not null default '{}'::uuid[],
  department_ids uuid[] not null default '{}'::uuid[],
  categories jsonb not null default '[]'::jsonb,
  reopen_window_days integer,
  auto_close_mode text not null default 'agency'::text,
  auto_close_days integer,
  is_category_required boolean not null default false,
  is_tag_required boolean not null default false,
  is_linked_task_required boolean not null default false,
  replies jsonb not null,
  ai jsonb not null,
  unknown_senders text not null default 'hold'::text,
  is_auto_assignment_enabled boolean not null default false,
  assignment_strategy text,
  archived_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint ticket_inboxes_access_check CHECK ((access = ANY (ARRAY['everyone'::text, 'members'::text]))),
  constraint ticket_inboxes_assignment_strategy_check CHECK ((assignment_strategy = ANY (ARRAY['round_robin'::text, 'least_loaded'::text, 'weighted'::text, 'best_match'::text]))),
  constraint ticket_inboxes_auto_close_days_check CHECK (((auto_close_days >= 1) AND (auto_close_days <= 90))),
  constraint ticket_inboxes_auto_close_mode_check CHECK ((auto_close_mode = ANY (ARRAY['agency'::text, 'never'::text, 'after_days'::text]))),
  constraint ticket_inboxes_check CHECK (((auto_close_mode = 'after_days'::text) = (auto_close_days IS NOT NULL))),
  constraint ticket_inboxes_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_inboxes_reopen_window_days_check CHECK (((reopen_window_days >= 0) AND (reopen_window_days <= 90))),
  constraint ticket_inboxes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ticket_inboxes_unknown_senders_check CHECK ((unknown_senders = ANY (ARRAY['hold'::text, 'open_ticket'::text])))
);
alter table ticket_inboxes enable row level security, force row level security;

create table ticket_intake_decisions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  decision text not null,
  channel text not null,
  inbox_id uuid,
  communication_id uuid not null,
  review_item_id uuid,
  ticket_id uuid,
  client_id uuid,
  sender_name text collate app.unicode,
  sender_email text collate app.unicode,
  sender_phone text,
  subject text collate app.unicode,
  matched_on text,
  rule_kind text,
  rule_id uuid,
  confidence double precision,
  explanation text collate app.unicode not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  received_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint ticket_intake_decisions_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint ticket_intake_decisions_decision_check CHECK ((decision = ANY (ARRAY['ticket_created'::text, 'follow_up_created'::text, 'appended'::text, 'ticket_reopened'::text, 'automatic_answer'::text, 'delivery_report'::text, 'held_for_review'::text, 'marked_spam'::text, 'blocked'::text, 'discarded'::text, 'expired'::text, 'deleted'::text]))),
  constraint ticket_intake_decisions_matched_on_check CHECK ((matched_on = ANY (ARRAY['contact_email'::text, 'contact_phone'::text, 'email_domain'::text, 'thread'::text, 'ticket_number'::text, 'whitelist_rule'::text, 'content'::text]))),
  constraint ticket_intake_decisions_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_intake_decisions_rule_kind_check CHECK ((rule_kind = ANY (ARRAY['blacklist'::text, 'whitelist'::text, 'routing'::text]))),
  constraint ticket_intake_decisions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_intake_decisions enable row level security, force row level security;

create table ticket_messages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  sequence integer not null,
  direction text not null,
  kind text not null,
  channel text not null,
  correspondent_id uuid,
  author_id uuid,
  recipients_to jsonb not null default '[]'::jsonb,
  recipients_cc jsonb not null default '[]'::jsonb,
  recipients_bcc jsonb not null default '[]'::jsonb,
  recipient_count integer not null default 0,
  subject text collate app.unicode,
  body_text text collate app.unicode not null,
  quoted_text text collate app.unicode,
  body_html text,
  is_truncated boolean not null default false,
  sender_checks jsonb,
  duration_seconds integer,
  recording_file_id uuid,
  is_imported boolean not null default false,
  external_id text collate app.unicode,
  retry_of_id uuid,
  ai_request_id uuid,
  mentioned_user_ids uuid[] not null default '{}'::uuid[],
  in_reply_to_id uuid,
  draft_id uuid,
  reply_template_id uuid,
  generated boolean not null default false,
  auto_sent boolean not null default false,
  is_first_response boolean not null default false,
  delivery_status text,
  delivery jsonb,
  send_at timestamp(3) with time zone,
  occurred_at timestamp(3) with time zone not null,
  edited_at timestamp(3) with time zone,
  redacted_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold((COALESCE((subject || ' '::text), ''::text) || body_text))) stored,
  message_reference text,
  raw_file_id uuid,
  conversation_key text,
  constraint ticket_messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'chat'::text, 'phone'::text, 'sms'::text, 'form'::text, 'portal'::text, 'api'::text, 'internal'::text]))),
  constraint ticket_messages_check CHECK (((delivery_status IS NULL) = (delivery IS NULL))),
  constraint ticket_messages_check1 CHECK (((direction = 'note'::text) = (kind = 'note'::text))),
  constraint ticket_messages_delivery_status_check CHECK ((delivery_status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'delivered'::text, 'bounced'::text, 'failed'::text, 'cancelled'::text]))),
  constraint ticket_messages_direction_check CHECK ((direction = ANY (ARRAY['inbound'::text, 'outbound'::text, 'note'::text]))),
  constraint ticket_messages_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 86400))),
  constraint ticket_messages_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'call'::text, 'auto_reply'::text, 'note'::text]))),
  constraint ticket_messages_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_messages_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_messages enable row level security, force row level security;

create table ticket_numbers (
  tenant_id uuid not null default app.tenant_id(),
  last integer not null,
  constraint ticket_numbers_pkey PRIMARY KEY (tenant_id),
  constraint ticket_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
alter table ticket_numbers enable row level security, force row level security;

create table ticket_reads (
  tenant_id uuid not null default app.tenant_id(),
  ticket_id uuid not null,
  user_id uuid not null,
  last_sequence integer not null,
  last_read_message_id uuid,
  read_at timestamp(3) with time zone,
  is_marked_unread boolean not null default false,
  id uuid not null default app.uuid7(),
  constraint ticket_reads_pkey PRIMARY KEY (tenant_id, ticket_id, user_id),
  constraint ticket_reads_tenant_id_id_key UNIQUE (tenant_id, id),
  constraint ticket_reads_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE,
  constraint ticket_reads_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_reads enable row level security, force row level security;

create table ticket_reply_templates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  shortcut text,
  category text collate app.unicode,
  visibility text not null,
  inbox_ids uuid[] not null default '{}'::uuid[],
  language text,
  subject text collate app.unicode,
  body_text text collate app.unicode not null,
  placeholders text[] not null default '{}'::text[],
  status_after text not null,
  usage_count integer not null default 0,
  last_used_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint ticket_reply_templates_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_reply_templates_status_after_check CHECK ((status_after = ANY (ARRAY['unchanged'::text, 'open'::text, 'pending'::text, 'on_hold'::text, 'resolved'::text]))),
  constraint ticket_reply_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ticket_reply_templates_visibility_check CHECK ((visibility = ANY (ARRAY['personal'::text, 'shared'::text])))
);
alter table ticket_reply_templates enable row level security, force row level security;

create table ticket_review_items (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  communication_id uuid not null,
  inbox_id uuid,
  status text not null default 'pending'::text,
  reason text not null,
  explanation text collate app.unicode not null,
  confidence double precision,
  candidates jsonb not null default '[]'::jsonb,
  suggested_resolution text,
  resolution text,
  resolved_ticket_id uuid,
  reviewed_by uuid,
  resolved_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  constraint ticket_review_items_check CHECK (((status = 'resolved'::text) = (resolution IS NOT NULL))),
  constraint ticket_review_items_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision))),
  constraint ticket_review_items_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_review_items_reason_check CHECK ((reason = ANY (ARRAY['unknown_sender'::text, 'ambiguous_client'::text, 'suspected_spam'::text, 'blocked_sender'::text, 'loop_suspected'::text, 'low_confidence_match'::text, 'oversize'::text, 'processing_failed'::text]))),
  constraint ticket_review_items_resolution_check CHECK ((resolution = ANY (ARRAY['create_ticket'::text, 'append_to_ticket'::text, 'link_client'::text, 'mark_spam'::text, 'discard'::text]))),
  constraint ticket_review_items_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'resolved'::text, 'expired'::text]))),
  constraint ticket_review_items_suggested_resolution_check CHECK ((suggested_resolution = ANY (ARRAY['create_ticket'::text, 'append_to_ticket'::text, 'link_client'::text, 'mark_spam'::text, 'discard'::text]))),
  constraint ticket_review_items_tenant_id_communication_id_fkey FOREIGN KEY (tenant_id, communication_id) REFERENCES ticket_communications(tenant_id, id) ON DELETE CASCADE,
  constraint ticket_review_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_review_items enable row level security, force row level security;

create table ticket_review_users (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  is_review_required boolean not null,
  reason text collate app.unicode,
  requirement_ends_at timestamp(3) with time zone,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null,
  updated_by uuid,
  constraint ticket_review_users_pkey PRIMARY KEY (tenant_id, user_id),
  constraint ticket_review_users_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_review_users enable row level security, force row level security;

create table ticket_routing_rules (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  "position" integer not null,
  is_enabled boolean not null,
  inbox_ids uuid[] not null default '{}'::uuid[],
  match_mode text not null,
  conditions jsonb not null,
  actions jsonb not null,
  is_final boolean not null,
  match_count integer not null default 0,
  last_matched_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint ticket_routing_rules_match_mode_check CHECK ((match_mode = ANY (ARRAY['all'::text, 'any'::text]))),
  constraint ticket_routing_rules_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_routing_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_routing_rules enable row level security, force row level security;

create table ticket_senders (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  sender_address text not null,
  name text collate app.unicode not null,
  user_id uuid,
  inbox_ids uuid[] not null default '{}'::uuid[],
  confirmed_at timestamp(3) with time zone,
  code_hash bytea,
  code_expires_at timestamp(3) with time zone,
  code_attempts integer not null default 0,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint ticket_senders_check CHECK (((kind = 'personal'::text) = (user_id IS NOT NULL))),
  constraint ticket_senders_check1 CHECK (((code_hash IS NULL) = (code_expires_at IS NULL))),
  constraint ticket_senders_check2 CHECK (((kind = 'personal'::text) OR (confirmed_at IS NOT NULL))),
  constraint ticket_senders_kind_check CHECK ((kind = ANY (ARRAY['personal'::text, 'alias'::text]))),
  constraint ticket_senders_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_senders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ticket_senders_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_senders enable row level security, force row level security;

create table ticket_sendings (
  tenant_id uuid not null default app.tenant_id(),
  message_id uuid not null,
  sender_id uuid,
  sender_name text collate app.unicode not null,
  sender_address text not null,
  signature_id uuid,
  reference_chain text[] not null default '{}'::text[],
  status_after text not null default 'unchanged'::text,
  is_cancelled_by_reply boolean not null default false,
  attempts jsonb not null default '[]'::jsonb,
  reply_to_id uuid,
  connection_id uuid,
  conversation_id text,
  provider_message_id text,
  constraint ticket_sendings_pkey PRIMARY KEY (tenant_id, message_id),
  constraint ticket_sendings_status_after_check CHECK ((status_after = ANY (ARRAY['unchanged'::text, 'open'::text, 'pending'::text, 'on_hold'::text, 'resolved'::text]))),
  constraint ticket_sendings_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id) REFERENCES ticket_messages(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_sendings enable row level security, force row level security;

create table ticket_settings (
  tenant_id uuid not null default app.tenant_id(),
  default_inbox_id uuid,
  calendars jsonb not null,
  closing jsonb not null,
  at_risk_threshold jsonb not null,
  intake jsonb not null,
  draft_review jsonb not null,
  ai jsonb not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint ticket_settings_pkey PRIMARY KEY (tenant_id),
  constraint ticket_settings_tenant_id_default_inbox_id_fkey FOREIGN KEY (tenant_id, default_inbox_id) REFERENCES ticket_inboxes(tenant_id, id) ON DELETE SET NULL (default_inbox_id),
  constraint ticket_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_settings enable row level security, force row level security;

create table ticket_sla_clocks (
  tenant_id uuid not null default app.tenant_id(),
  ticket_id uuid not null,
  kind text not null,
  status text not null,
  policy_id uuid not null,
  calendar_key text not null,
  target_minutes integer not null,
  pause_categories text[] not null,
  started_at timestamp(3) with time zone,
  used_ms bigint not null default 0,
  counted_at timestamp(3) with time zone,
  due_at timestamp(3) with time zone,
  at_risk_due_at timestamp(3) with time zone,
  at_risk_at timestamp(3) with time zone,
  breached_at timestamp(3) with time zone,
  met_at timestamp(3) with time zone,
  warned_minutes integer,
  is_breach_told boolean not null default false,
  constraint ticket_sla_clocks_kind_check CHECK ((kind = ANY (ARRAY['first_response'::text, 'resolution'::text]))),
  constraint ticket_sla_clocks_pkey PRIMARY KEY (tenant_id, ticket_id, kind),
  constraint ticket_sla_clocks_status_check CHECK ((status = ANY (ARRAY['idle'::text, 'running'::text, 'paused'::text, 'met'::text, 'breached'::text, 'cancelled'::text]))),
  constraint ticket_sla_clocks_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_sla_clocks enable row level security, force row level security;

create table ticket_sla_policies (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  inbox_id uuid not null,
  "position" integer not null,
  name text collate app.unicode not null,
  conditions jsonb not null,
  calendar_key text not null,
  targets jsonb not null,
  at_risk_threshold jsonb,
  pause_categories text[] not null,
  constraint ticket_sla_policies_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_sla_policies_tenant_id_inbox_id_fkey FOREIGN KEY (tenant_id, inbox_id) REFERENCES ticket_inboxes(tenant_id, id) ON DELETE CASCADE
);
alter table ticket_sla_policies enable row level security, force row level security;

create table ticket_style_settings (
  tenant_id uuid not null default app.tenant_id(),
  description text collate app.unicode,
  language text,
  formality text not null,
  sentence_length text not null,
  greeting text collate app.unicode,
  sign_off text collate app.unicode,
  can_use_emojis boolean not null,
  dos text[] collate app.unicode not null,
  donts text[] collate app.unicode not null,
  vocabulary jsonb not null,
  samples jsonb not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  updated_by uuid,
  constraint ticket_style_settings_pkey PRIMARY KEY (tenant_id),
  constraint ticket_style_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_style_settings enable row level security, force row level security;

create table ticket_whitelist_rules (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  match_type text not null,
  pattern text collate app.unicode not null,
  bypass text[] not null,
  client_id uuid,
  inbox_ids uuid[] not null default '{}'::uuid[],
  note text collate app.unicode,
  is_enabled boolean not null default true,
  hit_count integer not null default 0,
  last_hit_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint ticket_whitelist_rules_match_type_check CHECK ((match_type = ANY (ARRAY['email'::text, 'domain'::text, 'phone'::text]))),
  constraint ticket_whitelist_rules_pkey PRIMARY KEY (tenant_id, id),
  constraint ticket_whitelist_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table ticket_whitelist_rules enable row level security, force row level security;

create table tickets (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  number integer not null,
  subject text collate app.unicode not null,
  status text not null,
  status_category text not null,
  priority_level text not null default 'normal'::text,
  inbox_id uuid not null,
  channel text not null,
  client_id uuid,
  assigned_to uuid[] not null default '{}'::uuid[],
  tags text[] collate app.unicode not null default '{}'::text[],
  is_private boolean not null default false,
  is_spam boolean not null default false,
  source text not null default 'api'::text,
  merged_into_id uuid,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  priority_rank smallint not null generated always as (
CASE priority_level
    WHEN 'urgent'::text THEN 4
    WHEN 'high'::text THEN 3
    WHEN 'normal'::text THEN 2
    ELSE 1
END) stored,
  category_key text,
  watcher_ids uuid[] not null default '{}'::uuid[],
  field_values jsonb not null default '{}'::jsonb,
  external_id text collate app.unicode,
  follow_up_of_id uuid,
  has_delivery_problem boolean not null default false,
  ai_summary_text text collate app.unicode,
  message_count integer not null default 0,
  note_count integer not null default 0,
  last_sequence integer not null default 0,
  reopen_count integer not null default 0,
  last_message_preview text collate app.unicode,
  last_message_at timestamp(3) with time zone,
  last_inbound_at timestamp(3) with time zone,
  last_outbound_at timestamp(3) with time zone,
  last_activity_at timestamp(3) with time zone not null default app.now(),
  first_inbound_at timestamp(3) with time zone,
  first_response_at timestamp(3) with time zone,
  resolved_at timestamp(3) with time zone,
  closes_from timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  merged_at timestamp(3) with time zone,
  sla_policy_id uuid,
  sla_policy_name text collate app.unicode,
  sla_due_at timestamp(3) with time zone,
  people_text text collate app.unicode not null default ''::text,
  search_text text collate app.unicode not null generated always as (app.ticket_search_text(subject, number, tags, people_text)) stored,
  requester jsonb,
  constraint tickets_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'chat'::text, 'phone'::text, 'sms'::text, 'form'::text, 'portal'::text, 'api'::text, 'internal'::text]))),
  constraint tickets_check CHECK (((NOT is_spam) OR (status_category = 'closed'::text))),
  constraint tickets_pkey PRIMARY KEY (tenant_id, id),
  constraint tickets_priority_level_check CHECK ((priority_level = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint tickets_source_check CHECK ((source = ANY (ARRAY['inbound_message'::text, 'api'::text, 'interface'::text, 'form'::text, 'automation'::text, 'review_queue'::text, 'import'::text]))),
  constraint tickets_status_category_check CHECK ((status_category = ANY (ARRAY['new'::text, 'open'::text, 'pending'::text, 'on_hold'::text, 'resolved'::text, 'closed'::text]))),
  constraint tickets_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  constraint tickets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tickets_tenant_id_follow_up_of_id_fkey FOREIGN KEY (tenant_id, follow_up_of_id) REFERENCES tickets(tenant_id, id) ON DELETE SET NULL (follow_up_of_id),
  constraint tickets_tenant_id_inbox_id_fkey FOREIGN KEY (tenant_id, inbox_id) REFERENCES ticket_inboxes(tenant_id, id),
  constraint tickets_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES tickets(tenant_id, id),
  constraint tickets_tenant_id_number_key UNIQUE (tenant_id, number)
);
alter table tickets enable row level security, force row level security;

create table time_entries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  client_id uuid,
  task_id uuid,
  task_stage_id uuid,
  ticket_id uuid,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  kind text not null default 'manual'::text,
  begins_at timestamp(3) with time zone not null,
  spent_on date not null,
  duration_seconds integer,
  stops_at timestamp(3) with time zone,
  description text collate app.unicode,
  is_billable boolean not null default false,
  tags text[] collate app.unicode not null default '{}'::text[],
  needs_review boolean not null default false,
  locked_at timestamp(3) with time zone,
  lock_reason text,
  billing_rate jsonb,
  invoice_id uuid,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null default now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  status text not null generated always as (
CASE
    WHEN (locked_at IS NOT NULL) THEN 'locked'::text
    WHEN (duration_seconds IS NULL) THEN 'running'::text
    ELSE 'recorded'::text
END) stored,
  search_text text collate app.unicode not null generated always as (app.fold(COALESCE(description, ''::text))) stored,
  constraint time_entries_check CHECK (((locked_at IS NULL) = (lock_reason IS NULL))),
  constraint time_entries_check1 CHECK (((duration_seconds IS NOT NULL) OR ((stops_at IS NOT NULL) AND (ended_at IS NULL) AND (locked_at IS NULL)))),
  constraint time_entries_check2 CHECK ((((started_at IS NULL) = (ended_at IS NULL)) OR (duration_seconds IS NULL))),
  constraint time_entries_duration_seconds_check CHECK (((duration_seconds >= 0) AND (duration_seconds <= 86400))),
  constraint time_entries_kind_check CHECK ((kind = ANY (ARRAY['timer'::text, 'manual'::text]))),
  constraint time_entries_lock_reason_check CHECK ((lock_reason = ANY (ARRAY['entry'::text, 'period'::text, 'invoice'::text]))),
  constraint time_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint time_entries_status_check CHECK ((status = ANY (ARRAY['running'::text, 'recorded'::text, 'locked'::text]))),
  constraint time_entries_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE SET NULL (client_id),
  constraint time_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint time_entries_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id),
  constraint time_entries_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE SET NULL (task_id),
  constraint time_entries_tenant_id_task_stage_id_fkey FOREIGN KEY (tenant_id, task_stage_id) REFERENCES task_stages(tenant_id, id) ON DELETE SET NULL (task_stage_id),
  constraint time_entries_tenant_id_ticket_id_fkey FOREIGN KEY (tenant_id, ticket_id) REFERENCES tickets(tenant_id, id) ON DELETE SET NULL (ticket_id),
  constraint time_entries_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table time_entries enable row level security, force row level security;

create table time_periods (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  status text not null default 'locked'::text,
  locked_by uuid,
  locked_at timestamp(3) with time zone,
  updated_at timestamp(3) with time zone not null,
  constraint time_periods_check CHECK ((starts_on <= ends_on)),
  constraint time_periods_check1 CHECK (((status = 'locked'::text) = (locked_at IS NOT NULL))),
  constraint time_periods_pkey PRIMARY KEY (tenant_id, id),
  constraint time_periods_status_check CHECK ((status = ANY (ARRAY['open'::text, 'locked'::text]))),
  constraint time_periods_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint time_periods_tenant_id_locked_by_fkey FOREIGN KEY (tenant_id, locked_by) REFERENCES users(tenant_id, id),
  constraint time_periods_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table time_periods enable row level security, force row level security;

create table time_settings (
  tenant_id uuid not null default app.tenant_id(),
  can_overlap boolean not null,
  timer_stop_hours integer not null,
  rounding_minutes integer not null,
  revision integer not null,
  updated_at timestamp(3) with time zone not null,
  constraint time_settings_pkey PRIMARY KEY (tenant_id),
  constraint time_settings_rounding_minutes_check CHECK (((rounding_minutes >= 0) AND (rounding_minutes <= 60))),
  constraint time_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint time_settings_timer_stop_hours_check CHECK (((timer_stop_hours >= 1) AND (timer_stop_hours <= 24)))
);
alter table time_settings enable row level security, force row level security;

create table timers (
  tenant_id uuid not null default app.tenant_id(),
  kind text not null,
  record_id uuid not null,
  slot text not null default ''::text,
  due_at timestamp(3) with time zone not null,
  attempts smallint not null default 0,
  attempt_at timestamp(3) with time zone,
  last_error text,
  parked_at timestamp(3) with time zone,
  constraint timers_pkey PRIMARY KEY (tenant_id, kind, record_id, slot),
  constraint timers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table timers enable row level security, force row level security;

create table training_assessments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  module_id uuid,
  "position" integer not null default 0,
  name text collate app.unicode not null,
  instructions text collate app.unicode,
  is_required boolean not null default true,
  pass_percent numeric(5,2) not null,
  max_attempts integer not null,
  cooldown_minutes integer not null,
  time_limit_minutes integer,
  question_count integer,
  is_shuffled boolean not null default false,
  shows_correct_answers text not null default 'never'::text,
  questions jsonb not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint training_assessments_cooldown_minutes_check CHECK (((cooldown_minutes >= 0) AND (cooldown_minutes <= 525600))),
  constraint training_assessments_max_attempts_check CHECK (((max_attempts >= 0) AND (max_attempts <= 1000))),
  constraint training_assessments_pass_percent_check CHECK (((pass_percent >= (0)::numeric) AND (pass_percent <= (100)::numeric))),
  constraint training_assessments_pkey PRIMARY KEY (tenant_id, id),
  constraint training_assessments_question_count_check CHECK (((question_count >= 1) AND (question_count <= 200))),
  constraint training_assessments_shows_correct_answers_check CHECK ((shows_correct_answers = ANY (ARRAY['never'::text, 'after_grading'::text, 'after_passing'::text]))),
  constraint training_assessments_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id) ON DELETE CASCADE,
  constraint training_assessments_tenant_id_module_id_fkey FOREIGN KEY (tenant_id, module_id) REFERENCES training_modules(tenant_id, id) ON DELETE CASCADE,
  constraint training_assessments_time_limit_minutes_check CHECK (((time_limit_minutes >= 1) AND (time_limit_minutes <= 1440)))
);
alter table training_assessments enable row level security, force row level security;

create table training_attempts (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  enrollment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  assessment_id uuid,
  lesson_id uuid,
  block_id uuid,
  assessment_name text collate app.unicode,
  attempt_number integer not null,
  status text not null,
  is_expired boolean not null default false,
  max_attempts integer not null,
  pass_percent numeric(5,2) not null,
  shows_correct_answers text not null,
  is_shuffled boolean not null,
  seed uuid not null default gen_random_uuid(),
  questions jsonb not null,
  answers jsonb not null default '[]'::jsonb,
  results jsonb not null default '[]'::jsonb,
  points_earned numeric(12,4),
  points_possible numeric(12,4) not null,
  score_percent numeric(5,2),
  certification_id uuid,
  issued_at timestamp(3) with time zone not null,
  deadline_at timestamp(3) with time zone,
  saved_at timestamp(3) with time zone,
  submitted_at timestamp(3) with time zone,
  graded_at timestamp(3) with time zone,
  constraint training_attempts_attempt_number_check CHECK (((attempt_number >= 1) AND (attempt_number <= 100000))),
  constraint training_attempts_check CHECK ((((assessment_id IS NULL) <> (block_id IS NULL)) AND ((block_id IS NULL) = (lesson_id IS NULL)))),
  constraint training_attempts_check1 CHECK (((status = 'open'::text) = (submitted_at IS NULL))),
  constraint training_attempts_pkey PRIMARY KEY (tenant_id, id),
  constraint training_attempts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'pending_grading'::text, 'passed'::text, 'failed'::text]))),
  constraint training_attempts_tenant_id_enrollment_id_fkey FOREIGN KEY (tenant_id, enrollment_id) REFERENCES training_enrollments(tenant_id, id) ON DELETE CASCADE
);
alter table training_attempts enable row level security, force row level security;

create table training_blocks (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  lesson_id uuid not null,
  "position" integer not null default 0,
  content jsonb not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint training_blocks_pkey PRIMARY KEY (tenant_id, id),
  constraint training_blocks_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id) ON DELETE CASCADE,
  constraint training_blocks_tenant_id_lesson_id_fkey FOREIGN KEY (tenant_id, lesson_id) REFERENCES training_lessons(tenant_id, id) ON DELETE CASCADE
);
alter table training_blocks enable row level security, force row level security;

create table training_certifications (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  user_id uuid not null,
  course_id uuid not null,
  course_name text collate app.unicode not null,
  enrollment_id uuid not null,
  code text not null,
  template_id uuid not null,
  template_version integer not null,
  file_id uuid,
  score_percent numeric,
  issued_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoke_reason text,
  superseded_by_id uuid,
  learner_name text collate app.unicode,
  agency_name text collate app.unicode,
  revoked_by uuid,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint training_certifications_pkey PRIMARY KEY (tenant_id, id),
  constraint training_certifications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint training_certifications_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table training_certifications enable row level security, force row level security;

create table training_courses (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  summary text collate app.unicode,
  description text collate app.unicode,
  status text not null default 'draft'::text,
  folder_id uuid,
  tags text[] collate app.unicode not null default '{}'::text[],
  difficulty text,
  language text,
  estimated_minutes integer,
  cover_file_id uuid,
  owner_id uuid,
  is_sequential boolean not null default false,
  can_restart boolean not null default false,
  has_manager_review boolean not null default false,
  template_id uuid,
  valid_months integer,
  recertify boolean not null default false,
  published_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(((name || COALESCE((' '::text || summary), ''::text)) || COALESCE((' '::text || description), ''::text)))) stored,
  constraint training_courses_check CHECK (((template_id IS NOT NULL) OR ((valid_months IS NULL) AND (NOT recertify)))),
  constraint training_courses_difficulty_check CHECK ((difficulty = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text]))),
  constraint training_courses_pkey PRIMARY KEY (tenant_id, id),
  constraint training_courses_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))),
  constraint training_courses_tenant_id_cover_file_id_fkey FOREIGN KEY (tenant_id, cover_file_id) REFERENCES managed_files(tenant_id, id) ON DELETE SET NULL (cover_file_id),
  constraint training_courses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint training_courses_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id),
  constraint training_courses_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES users(tenant_id, id),
  constraint training_courses_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES certificate_templates(tenant_id, id),
  constraint training_courses_valid_months_check CHECK (((valid_months >= 1) AND (valid_months <= 120)))
);
alter table training_courses enable row level security, force row level security;

create table training_enrollment_sources (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  kind text not null,
  source_id uuid,
  assigned_by uuid,
  due_date timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint training_enrollment_sources_check CHECK (((kind = ANY (ARRAY['requirement'::text, 'learning_path'::text, 'recertification'::text])) = (source_id IS NOT NULL))),
  constraint training_enrollment_sources_check1 CHECK (((kind = 'assigner'::text) = (assigned_by IS NOT NULL))),
  constraint training_enrollment_sources_kind_check CHECK ((kind = ANY (ARRAY['requirement'::text, 'learning_path'::text, 'assigner'::text, 'self'::text, 'recertification'::text]))),
  constraint training_enrollment_sources_tenant_id_enrollment_id_fkey FOREIGN KEY (tenant_id, enrollment_id) REFERENCES training_enrollments(tenant_id, id) ON DELETE CASCADE,
  constraint training_enrollment_sources_tenant_id_enrollment_id_kind_so_key UNIQUE NULLS NOT DISTINCT (tenant_id, enrollment_id, kind, source_id)
);
alter table training_enrollment_sources enable row level security, force row level security;

create table training_enrollments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  user_id uuid not null,
  run_number integer not null,
  status text not null,
  is_open boolean not null generated always as ((status = ANY (ARRAY['assigned'::text, 'in_progress'::text, 'awaiting_review'::text]))) stored,
  is_latest boolean not null default true,
  assigned_at timestamp(3) with time zone not null,
  due_date timestamp(3) with time zone,
  has_own_due_date boolean not null default false,
  started_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  failure_reason text,
  withdrawn_at timestamp(3) with time zone,
  withdrawal_reason text,
  withdrawal_note text collate app.unicode,
  required_lessons integer not null default 0,
  completed_lessons integer not null default 0,
  required_assessments integer not null default 0,
  passed_assessments integer not null default 0,
  progress_percent numeric(5,2) not null default 0,
  score_percent numeric(5,2),
  quiz_seed uuid not null default gen_random_uuid(),
  last_activity_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint training_enrollments_check CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  constraint training_enrollments_check1 CHECK (((status = 'failed'::text) = (failed_at IS NOT NULL))),
  constraint training_enrollments_check2 CHECK (((status = 'withdrawn'::text) = (withdrawn_at IS NOT NULL))),
  constraint training_enrollments_failure_reason_check CHECK ((failure_reason = ANY (ARRAY['attempts_exhausted'::text, 'review_rejected'::text]))),
  constraint training_enrollments_pkey PRIMARY KEY (tenant_id, id),
  constraint training_enrollments_run_number_check CHECK (((run_number >= 1) AND (run_number <= 10000))),
  constraint training_enrollments_status_check CHECK ((status = ANY (ARRAY['assigned'::text, 'in_progress'::text, 'awaiting_review'::text, 'completed'::text, 'failed'::text, 'withdrawn'::text]))),
  constraint training_enrollments_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id),
  constraint training_enrollments_tenant_id_course_id_user_id_run_number_key UNIQUE (tenant_id, course_id, user_id, run_number),
  constraint training_enrollments_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id),
  constraint training_enrollments_withdrawal_reason_check CHECK ((withdrawal_reason = ANY (ARRAY['no_longer_required'::text, 'withdrawn'::text, 'waived'::text, 'member_left'::text, 'course_archived'::text])))
);
alter table training_enrollments enable row level security, force row level security;

create table training_exemptions (
  tenant_id uuid not null default app.tenant_id(),
  requirement_id uuid not null,
  user_id uuid not null,
  constraint training_exemptions_pkey PRIMARY KEY (tenant_id, requirement_id, user_id),
  constraint training_exemptions_tenant_id_requirement_id_fkey FOREIGN KEY (tenant_id, requirement_id) REFERENCES training_requirements(tenant_id, id) ON DELETE CASCADE,
  constraint training_exemptions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table training_exemptions enable row level security, force row level security;

create table training_lesson_progress (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  lesson_id uuid not null,
  status text not null default 'in_progress'::text,
  last_block_id uuid,
  checked_item_ids uuid[] not null default '{}'::uuid[],
  started_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  constraint training_lesson_progress_check CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  constraint training_lesson_progress_pkey PRIMARY KEY (tenant_id, enrollment_id, lesson_id),
  constraint training_lesson_progress_status_check CHECK ((status = ANY (ARRAY['in_progress'::text, 'completed'::text]))),
  constraint training_lesson_progress_tenant_id_enrollment_id_fkey FOREIGN KEY (tenant_id, enrollment_id) REFERENCES training_enrollments(tenant_id, id) ON DELETE CASCADE,
  constraint training_lesson_progress_tenant_id_lesson_id_fkey FOREIGN KEY (tenant_id, lesson_id) REFERENCES training_lessons(tenant_id, id) ON DELETE CASCADE
);
alter table training_lesson_progress enable row level security, force row level security;

create table training_lessons (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  module_id uuid not null,
  "position" integer not null default 0,
  name text collate app.unicode not null,
  summary text collate app.unicode,
  is_required boolean not null default true,
  estimated_minutes integer,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  body_text text collate app.unicode not null default ''::text,
  search_text text collate app.unicode not null generated always as (app.fold(body_text)) stored,
  constraint training_lessons_pkey PRIMARY KEY (tenant_id, id),
  constraint training_lessons_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id) ON DELETE CASCADE,
  constraint training_lessons_tenant_id_module_id_fkey FOREIGN KEY (tenant_id, module_id) REFERENCES training_modules(tenant_id, id) ON DELETE CASCADE
);
alter table training_lessons enable row level security, force row level security;

create table training_modules (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid not null,
  "position" integer not null default 0,
  name text collate app.unicode not null,
  description text collate app.unicode,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint training_modules_pkey PRIMARY KEY (tenant_id, id),
  constraint training_modules_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id) ON DELETE CASCADE
);
alter table training_modules enable row level security, force row level security;

create table training_reopened (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  assessment_id uuid not null,
  after_number integer not null,
  extra_attempts integer not null default 0,
  reopened_at timestamp(3) with time zone not null,
  constraint training_reopened_pkey PRIMARY KEY (tenant_id, enrollment_id, assessment_id),
  constraint training_reopened_tenant_id_enrollment_id_fkey FOREIGN KEY (tenant_id, enrollment_id) REFERENCES training_enrollments(tenant_id, id) ON DELETE CASCADE
);
alter table training_reopened enable row level security, force row level security;

create table training_requirements (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  course_id uuid,
  learning_path_id uuid,
  "position" integer not null,
  is_everyone boolean not null,
  department_ids uuid[] not null default '{}'::uuid[],
  level_ids uuid[] not null default '{}'::uuid[],
  user_ids uuid[] not null default '{}'::uuid[],
  is_new_members_only boolean not null default false,
  due_in_days integer,
  due_on date,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint training_requirements_check CHECK (((course_id IS NULL) <> (learning_path_id IS NULL))),
  constraint training_requirements_check1 CHECK (((due_in_days IS NULL) OR (due_on IS NULL))),
  constraint training_requirements_due_in_days_check CHECK (((due_in_days >= 1) AND (due_in_days <= 3650))),
  constraint training_requirements_pkey PRIMARY KEY (tenant_id, id),
  constraint training_requirements_tenant_id_course_id_fkey FOREIGN KEY (tenant_id, course_id) REFERENCES training_courses(tenant_id, id) ON DELETE CASCADE,
  constraint training_requirements_tenant_id_learning_path_id_fkey FOREIGN KEY (tenant_id, learning_path_id) REFERENCES learning_paths(tenant_id, id) ON DELETE CASCADE
);
alter table training_requirements enable row level security, force row level security;

create table training_reviews (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  status text not null default 'pending'::text,
  enrollment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  attempt_id uuid,
  comment text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamp(3) with time zone,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint training_reviews_check CHECK (((kind = 'grading'::text) = (attempt_id IS NOT NULL))),
  constraint training_reviews_check1 CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint training_reviews_kind_check CHECK ((kind = ANY (ARRAY['course'::text, 'grading'::text]))),
  constraint training_reviews_pkey PRIMARY KEY (tenant_id, id),
  constraint training_reviews_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'returned'::text, 'rejected'::text, 'graded'::text]))),
  constraint training_reviews_tenant_id_attempt_id_fkey FOREIGN KEY (tenant_id, attempt_id) REFERENCES training_attempts(tenant_id, id) ON DELETE CASCADE,
  constraint training_reviews_tenant_id_enrollment_id_fkey FOREIGN KEY (tenant_id, enrollment_id) REFERENCES training_enrollments(tenant_id, id) ON DELETE CASCADE
);
alter table training_reviews enable row level security, force row level security;

create table training_settings (
  tenant_id uuid not null default app.tenant_id(),
  default_pass_percent numeric(5,2) not null,
  default_max_attempts integer not null,
  default_cooldown_minutes integer not null,
  default_due_in_days integer,
  can_restart_by_default boolean not null,
  default_certificate_template_id uuid,
  certification_reminder_days integer[] not null,
  due_reminder_days integer[] not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  constraint training_settings_default_pass_percent_check CHECK (((default_pass_percent >= (0)::numeric) AND (default_pass_percent <= (100)::numeric))),
  constraint training_settings_pkey PRIMARY KEY (tenant_id),
  constraint training_settings_tenant_id_default_certificate_template_i_fkey FOREIGN KEY (tenant_id, default_certificate_template_id) REFERENCES certificate_templates(tenant_id, id) ON DELETE SET NULL (default_certificate_template_id),
  constraint training_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table training_settings enable row level security, force row level security;

create table training_video_progress (
  tenant_id uuid not null default app.tenant_id(),
  enrollment_id uuid not null,
  block_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  position_seconds numeric not null,
  watched jsonb not null default '[]'::jsonb,
  watched_seconds numeric not null default 0,
  updated_at timestamp(3) with time zone not null,
  constraint training_video_progress_pkey PRIMARY KEY (tenant_id, enrollment_id, block_id),
  constraint training_video_progress_tenant_id_block_id_fkey FOREIGN KEY (tenant_id, block_id) REFERENCES training_blocks(tenant_id, id) ON DELETE CASCADE,
  constraint training_video_progress_tenant_id_enrollment_id_fkey FOREIGN KEY (tenant_id, enrollment_id) REFERENCES training_enrollments(tenant_id, id) ON DELETE CASCADE
);
alter table training_video_progress enable row level security, force row level security;

create table user_invitations (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  token_hash bytea not null,
  invited_by uuid not null,
  email_delivery_id uuid,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  accepted_at timestamp(3) with time zone,
  constraint user_invitations_pkey PRIMARY KEY (tenant_id, user_id),
  constraint user_invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint user_invitations_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  constraint user_invitations_token_hash_key UNIQUE (token_hash)
);
alter table user_invitations enable row level security, force row level security;

create table users (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  kind text not null,
  account_id uuid,
  name text collate app.unicode not null,
  email text collate app.unicode,
  status text not null default 'active'::text,
  role text,
  permissions text[] not null default '{}'::text[],
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid,
  description text collate app.unicode,
  field_values jsonb not null default '{}'::jsonb,
  locale text,
  time_zone text,
  constraint users_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint users_check CHECK (((kind = 'member'::text) OR (role IS NULL))),
  constraint users_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'service_account'::text]))),
  constraint users_locale_check CHECK (((length(locale) >= 2) AND (length(locale) <= 35))),
  constraint users_pkey PRIMARY KEY (tenant_id, id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text]))),
  constraint users_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text, 'removed'::text]))),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint users_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 64)))
);
alter table users enable row level security, force row level security;

create table views (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  icon text,
  color text,
  record_kind text not null,
  custom_object_id uuid,
  display jsonb not null,
  columns jsonb not null,
  filter_group jsonb,
  quick_filters text[] not null default '{}'::text[],
  sort_by jsonb not null default '[]'::jsonb,
  group_by text,
  page_size integer not null default 50,
  audience text,
  department_ids uuid[] not null default '{}'::uuid[],
  user_ids uuid[] not null default '{}'::uuid[],
  is_editable boolean not null default false,
  is_default boolean not null default false,
  folder_id uuid,
  "position" integer not null default 0,
  owner_id uuid not null,
  revision integer not null default 1,
  created_at timestamp(3) with time zone not null default app.now(),
  updated_at timestamp(3) with time zone not null default app.now(),
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  constraint views_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'departments'::text, 'users'::text]))),
  constraint views_check CHECK (((record_kind = 'custom_object_record'::text) = (custom_object_id IS NOT NULL))),
  constraint views_check1 CHECK (((NOT is_default) OR (audience = 'everyone'::text))),
  constraint views_pkey PRIMARY KEY (tenant_id, id),
  constraint views_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint views_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table views enable row level security, force row level security;

create table webhook_attempts (
  tenant_id uuid not null default app.tenant_id(),
  delivery_id uuid not null,
  number smallint not null,
  url text not null,
  ip_address text,
  started_at timestamp(3) with time zone not null,
  duration_ms real not null,
  status_code smallint,
  error_class text,
  error_message text collate app.unicode,
  response_body text,
  is_response_truncated boolean not null default false,
  constraint webhook_attempts_pkey PRIMARY KEY (tenant_id, delivery_id, number),
  constraint webhook_attempts_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id) REFERENCES webhook_deliveries(tenant_id, id) ON DELETE CASCADE
);
alter table webhook_attempts enable row level security, force row level security;

create table webhook_deliveries (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  event_id uuid not null,
  event_type text not null,
  sequence bigint,
  endpoint_id uuid not null,
  endpoint_kind text not null,
  url text not null,
  status text not null,
  attempt_count smallint not null default 0,
  max_attempts smallint not null default 8,
  is_manual boolean not null default false,
  is_test boolean not null default false,
  redelivery_of_id uuid,
  created_by uuid,
  body text not null,
  record_ids uuid[] not null default '{}'::uuid[],
  lane_at timestamp with time zone,
  last_attempt_at timestamp(3) with time zone,
  next_attempt_at timestamp with time zone,
  last_status_code smallint,
  error_class text,
  skip_reason text,
  delivered_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  constraint webhook_deliveries_endpoint_kind_check CHECK ((endpoint_kind = ANY (ARRAY['global'::text, 'override'::text]))),
  constraint webhook_deliveries_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivering'::text, 'delivered'::text, 'retrying'::text, 'exhausted'::text, 'skipped'::text])))
);
alter table webhook_deliveries enable row level security, force row level security;

create table webhook_endpoints (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  event_type text,
  url text not null,
  status text not null default 'active'::text,
  consecutive_failures integer not null default 0,
  disabled_at timestamp(3) with time zone,
  header_names text[] not null default '{}'::text[],
  headers_sealed bytea,
  mean_duration_ms real not null default 0,
  last_success_at timestamp(3) with time zone,
  last_failure_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  told_disabled_at timestamp(3) with time zone,
  constraint webhook_endpoints_pkey PRIMARY KEY (tenant_id, id),
  constraint webhook_endpoints_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled_by_user'::text, 'disabled_by_failures'::text]))),
  constraint webhook_endpoints_tenant_id_event_type_key UNIQUE NULLS NOT DISTINCT (tenant_id, event_type),
  constraint webhook_endpoints_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table webhook_endpoints enable row level security, force row level security;

create table webhook_settings (
  tenant_id uuid not null default app.tenant_id(),
  enabled_events text[] not null default '{}'::text[],
  secret_sealed bytea,
  secret_created_at timestamp(3) with time zone,
  secret_revealed_at timestamp(3) with time zone,
  former_secret_sealed bytea,
  former_secret_expires_at timestamp(3) with time zone,
  revision integer not null default 1,
  updated_at timestamp(3) with time zone,
  constraint webhook_settings_pkey PRIMARY KEY (tenant_id),
  constraint webhook_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table webhook_settings enable row level security, force row level security;

CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (lower(email));
CREATE INDEX ai_credit_purchases_creator ON public.ai_credit_purchases USING btree (tenant_id, created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX ai_credit_purchases_method ON public.ai_credit_purchases USING btree (tenant_id, payment_method_id);
CREATE INDEX ai_credit_purchases_newest ON public.ai_credit_purchases USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX ai_credit_purchases_pending ON public.ai_credit_purchases USING btree (tenant_id) WHERE (status = ANY (ARRAY['pending'::text, 'needs_authorization'::text]));
CREATE INDEX ai_memories_changed ON public.ai_memories USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX ai_memories_client ON public.ai_memories USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX ai_memories_created ON public.ai_memories USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX ai_memories_department ON public.ai_memories USING btree (tenant_id, department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX ai_memories_pairs ON public.ai_memories USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX ai_memories_scope ON public.ai_memories USING btree (tenant_id, scope, scope_id, status);
CREATE INDEX ai_memories_search ON public.ai_memories USING gin (tenant_id, search_text gin_trgm_ops);
CREATE UNIQUE INDEX ai_memories_subject ON public.ai_memories USING btree (tenant_id, scope, COALESCE(department_id, client_id, user_id, tenant_id), app.fold(subject)) WHERE (status = 'active'::text);
CREATE INDEX ai_memories_user ON public.ai_memories USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX ai_presets_by_name ON public.ai_presets USING btree (tenant_id, name, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ai_presets_default ON public.ai_presets USING btree (tenant_id, purpose) WHERE (is_default AND (deleted_at IS NULL));
CREATE UNIQUE INDEX ai_presets_name ON public.ai_presets USING btree (tenant_id, app.fold(name)) WHERE (deleted_at IS NULL);
CREATE INDEX ai_presets_pairs ON public.ai_presets USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX ai_presets_search ON public.ai_presets USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX ai_requests_execution ON public.ai_requests USING btree (tenant_id, automation_execution_id) WHERE (automation_execution_id IS NOT NULL);
CREATE INDEX ai_requests_newest ON public.ai_requests USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX ai_requests_own ON public.ai_requests USING btree (tenant_id, user_id, created_at DESC, id DESC);
CREATE INDEX ai_requests_preset ON public.ai_requests USING btree (tenant_id, preset_id, created_at) WHERE (preset_id IS NOT NULL);
CREATE INDEX ai_requests_record ON public.ai_requests USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX api_keys_account ON public.api_keys USING btree (tenant_id, user_id);
CREATE INDEX api_keys_expiry ON public.api_keys USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (hash);
CREATE INDEX api_keys_newest ON public.api_keys USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX api_keys_previous_hash ON public.api_keys USING btree (previous_hash) WHERE (previous_hash IS NOT NULL);
CREATE INDEX api_request_hours_age ON public.api_request_hours USING brin (starts_at);
CREATE INDEX api_request_logs_age ON public.api_request_logs USING brin (created_at);
CREATE INDEX api_request_logs_newest ON public.api_request_logs USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX assignment_decisions_newest ON public.assignment_decisions USING btree (tenant_id, decided_at DESC, id DESC);
CREATE INDEX assignment_decisions_stage ON public.assignment_decisions USING btree (tenant_id, stage_id, decided_at DESC, id DESC);
CREATE INDEX assignment_decisions_task ON public.assignment_decisions USING btree (tenant_id, task_id);
CREATE INDEX assignment_rules_changed ON public.assignment_rules USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX assignment_rules_newest ON public.assignment_rules USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (tenant_id, actor_id, created_at DESC, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_call ON public.audit_log USING btree (tenant_id, call_id) WHERE (call_id IS NOT NULL);
CREATE INDEX audit_log_kind ON public.audit_log USING btree (tenant_id, record_kind, created_at DESC, id DESC) WHERE (record_kind = ANY (ARRAY['client'::text, 'client_note'::text, 'comment'::text]));
CREATE INDEX audit_log_newest ON public.audit_log USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX audit_log_record ON public.audit_log USING btree (tenant_id, record_kind, record_id, created_at DESC);
CREATE INDEX audit_log_ticket_moves ON public.audit_log USING btree (tenant_id, created_at, record_id) WHERE ((record_kind = 'ticket'::text) AND (action = ANY (ARRAY['status_changed'::text, 'spam_marked'::text])));
CREATE INDEX audit_log_tickets ON public.audit_log USING btree (tenant_id, created_at DESC, id DESC) WHERE (record_kind = 'ticket'::text);
CREATE INDEX auth_events_age ON public.auth_events USING brin (occurred_at);
CREATE INDEX auth_events_credential ON public.auth_events USING btree (tenant_id, credential_id, occurred_at DESC) WHERE (credential_id IS NOT NULL);
CREATE INDEX auth_events_newest ON public.auth_events USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX auth_events_user ON public.auth_events USING btree (tenant_id, user_id, occurred_at DESC);
CREATE INDEX automation_answer_files_execution ON public.automation_answer_files USING btree (tenant_id, execution_id);
CREATE UNIQUE INDEX automation_execution_items_attempt ON public.automation_execution_items USING btree (tenant_id, execution_id, node_key, iteration_path, visit, attempt);
CREATE INDEX automation_execution_items_created ON public.automation_execution_items USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX automation_execution_items_duration ON public.automation_execution_items USING btree (tenant_id, duration_ms DESC NULLS LAST, id DESC);
CREATE INDEX automation_execution_items_failed ON public.automation_execution_items USING btree (tenant_id, automation_id, finished_at DESC) WHERE (status = 'failed'::text);
CREATE UNIQUE INDEX automation_execution_items_position ON public.automation_execution_items USING btree (tenant_id, execution_id, "position");
CREATE INDEX automation_execution_items_started ON public.automation_execution_items USING btree (tenant_id, started_at DESC NULLS LAST, id DESC);
CREATE INDEX automation_executions_asked ON public.automation_executions USING gin (asked_user_ids) WHERE (status = 'paused'::text);
CREATE INDEX automation_executions_automation ON public.automation_executions USING btree (tenant_id, automation_id, created_at DESC, id DESC);
CREATE INDEX automation_executions_client ON public.automation_executions USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX automation_executions_correlation ON public.automation_executions USING btree (tenant_id, correlation_id);
CREATE INDEX automation_executions_created ON public.automation_executions USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX automation_executions_duration ON public.automation_executions USING btree (tenant_id, duration_ms DESC NULLS LAST, id DESC);
CREATE INDEX automation_executions_erase ON public.automation_executions USING btree (erase_at) WHERE (erase_at IS NOT NULL);
CREATE INDEX automation_executions_event ON public.automation_executions USING btree (tenant_id, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX automation_executions_finished ON public.automation_executions USING btree (tenant_id, finished_at DESC NULLS LAST, id DESC);
CREATE UNIQUE INDEX automation_executions_holder ON public.automation_executions USING btree (tenant_id, automation_id, concurrency_key) WHERE (is_holding AND (concurrency_key IS NOT NULL));
CREATE INDEX automation_executions_line ON public.automation_executions USING btree (tenant_id, automation_id, concurrency_key, ready_at, id) WHERE (status = 'queued'::text);
CREATE INDEX automation_executions_parent ON public.automation_executions USING btree (tenant_id, parent_execution_id) WHERE (parent_execution_id IS NOT NULL);
CREATE INDEX automation_executions_queued ON public.automation_executions USING btree (tenant_id, ready_at, id) WHERE (status = 'queued'::text);
CREATE INDEX automation_executions_record ON public.automation_executions USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX automation_executions_running ON public.automation_executions USING btree (tenant_id) WHERE (status = 'running'::text);
CREATE INDEX automation_executions_started ON public.automation_executions USING btree (tenant_id, started_at DESC NULLS LAST, id DESC);
CREATE INDEX automation_executions_trigger_key ON public.automation_executions USING btree (tenant_id, automation_id, trigger_key, created_at DESC) WHERE (trigger_key IS NOT NULL);
CREATE INDEX automation_executions_version ON public.automation_executions USING btree (tenant_id, automation_id, version);
CREATE INDEX automation_executions_waiting ON public.automation_executions USING gin (waiting_event_types) WHERE ((status = 'waiting'::text) AND (waiting_kind = 'event'::text));
CREATE INDEX automation_hits_due ON public.automation_hits USING btree (tenant_id, due_at, id);
CREATE INDEX automation_missed_runs_automation ON public.automation_missed_runs USING btree (tenant_id, automation_id, created_at);
CREATE INDEX automation_price_changes_newest ON public.automation_price_changes USING btree (tenant_id, automation_id, effective_at DESC, id DESC);
CREATE INDEX automation_test_runs_newest ON public.automation_test_runs USING btree (tenant_id, automation_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX automation_test_runs_open ON public.automation_test_runs USING btree (tenant_id, automation_id) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE UNIQUE INDEX automation_test_steps_position ON public.automation_test_steps USING btree (tenant_id, test_run_id, "position");
CREATE INDEX automations_created ON public.automations USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX automations_folder ON public.automations USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE INDEX automations_last_execution ON public.automations USING btree (tenant_id, last_execution_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX automations_live_events ON public.automations USING gin (live_event_types) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));
CREATE INDEX automations_name ON public.automations USING btree (tenant_id, lower(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX automations_owner ON public.automations USING btree (tenant_id, owner_id) WHERE (deleted_at IS NULL);
CREATE INDEX automations_pairs ON public.automations USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX automations_problems ON public.automations USING btree (tenant_id, problem_count DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX automations_published ON public.automations USING btree (tenant_id, published_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX automations_run_as ON public.automations USING btree (tenant_id, run_as_id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));
CREATE INDEX automations_search ON public.automations USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX automations_updated ON public.automations USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX background_jobs_ended ON public.background_jobs USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX background_jobs_finished ON public.background_jobs USING btree (tenant_id, finished_at DESC NULLS LAST, id DESC);
CREATE INDEX background_jobs_newest ON public.background_jobs USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX background_jobs_own ON public.background_jobs USING btree (tenant_id, created_by, created_at DESC, id DESC);
CREATE UNIQUE INDEX background_jobs_under_way ON public.background_jobs USING btree (tenant_id, kind, topic) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX builder_sessions_applier ON public.builder_sessions USING btree (tenant_id, applier_id);
CREATE INDEX builder_sessions_creator ON public.builder_sessions USING btree (tenant_id, created_by);
CREATE INDEX builder_sessions_newest ON public.builder_sessions USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX certificate_templates_created ON public.certificate_templates USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX certificate_templates_name ON public.certificate_templates USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX certificate_templates_pairs ON public.certificate_templates USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX certificate_templates_search ON public.certificate_templates USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX certificate_templates_updated ON public.certificate_templates USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX channel_arrivals_once ON public.channel_arrivals USING btree (tenant_id, connection_id, external_id);
CREATE INDEX channel_arrivals_waiting ON public.channel_arrivals USING btree (tenant_id, conversation_key, received_at, id) WHERE (status = 'stored'::text);
CREATE UNIQUE INDEX channel_connections_name ON public.channel_connections USING btree (tenant_id, app.fold(name));
CREATE INDEX chat_channels_latest ON public.chat_channels USING btree (tenant_id, last_message_at DESC NULLS LAST, id DESC);
CREATE INDEX chat_channels_newest ON public.chat_channels USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX chat_channels_second_user ON public.chat_channels USING btree (tenant_id, second_user_id) WHERE (second_user_id IS NOT NULL);
CREATE INDEX chat_channels_updated ON public.chat_channels USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX chat_members_user ON public.chat_members USING btree (tenant_id, user_id, channel_id);
CREATE INDEX chat_messages_author ON public.chat_messages USING btree (tenant_id, actor_id, sent_at DESC);
CREATE INDEX chat_messages_channel ON public.chat_messages USING btree (tenant_id, channel_id, sent_at DESC, id DESC);
CREATE INDEX chat_messages_channel_updated ON public.chat_messages USING btree (tenant_id, channel_id, updated_at DESC, id DESC);
CREATE INDEX chat_messages_newest ON public.chat_messages USING btree (tenant_id, sent_at DESC, id DESC);
CREATE INDEX chat_messages_pairs ON public.chat_messages USING gin (tenant_id, app.search_pairs(app.fold(body_text))) WHERE ((body_text IS NOT NULL) AND app.is_unspaced(app.fold(body_text)));
CREATE INDEX chat_messages_search ON public.chat_messages USING gin (tenant_id, app.fold(body_text) gin_trgm_ops) WHERE (body_text IS NOT NULL);
CREATE UNIQUE INDEX chat_messages_sequence ON public.chat_messages USING btree (tenant_id, channel_id, sequence) INCLUDE (actor_id, is_mentioning_all, mentioned_user_ids, erased_at);
CREATE INDEX chat_messages_thread ON public.chat_messages USING btree (tenant_id, thread_root_id, sent_at DESC, id DESC) WHERE (thread_root_id IS NOT NULL);
CREATE INDEX chat_messages_updated ON public.chat_messages USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX client_billing_addresses_changed ON public.client_billing_addresses USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX client_billing_addresses_client ON public.client_billing_addresses USING btree (tenant_id, client_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX client_billing_addresses_default ON public.client_billing_addresses USING btree (tenant_id, client_id) WHERE (is_default AND (deleted_at IS NULL));
CREATE INDEX client_billing_addresses_newest ON public.client_billing_addresses USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX client_billing_history_client ON public.client_billing_history USING btree (tenant_id, client_id, occurred_at DESC, id DESC);
CREATE INDEX client_billing_history_invoice ON public.client_billing_history USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX client_billing_history_largest ON public.client_billing_history USING btree (tenant_id, amount_minor DESC NULLS LAST, id DESC);
CREATE INDEX client_billing_history_latest ON public.client_billing_history USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX client_billing_history_pairs ON public.client_billing_history USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX client_billing_history_search ON public.client_billing_history USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX client_billing_history_smallest ON public.client_billing_history USING btree (tenant_id, amount_minor, id);
CREATE UNIQUE INDEX client_billing_recipients_order ON public.client_billing_recipients USING btree (tenant_id, client_id, "position");
CREATE INDEX client_contact_keys_client ON public.client_contact_keys USING btree (tenant_id, client_id);
CREATE INDEX client_contact_keys_domain ON public.client_contact_keys USING btree (tenant_id, split_part(value, '@'::text, '-1'::integer)) WHERE (kind = 'email'::text);
CREATE INDEX client_integration_accounts_client ON public.client_integration_accounts USING btree (tenant_id, client_id);
CREATE INDEX client_integration_accounts_newest ON public.client_integration_accounts USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX client_note_favorites_note ON public.client_note_favorites USING btree (tenant_id, note_id);
CREATE INDEX client_notes_client ON public.client_notes USING btree (tenant_id, client_id, is_pinned DESC, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_folder ON public.client_notes USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_language ON public.client_notes USING btree (tenant_id, language);
CREATE INDEX client_notes_newest ON public.client_notes USING btree (tenant_id, is_pinned DESC, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_pairs ON public.client_notes USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX client_notes_search ON public.client_notes USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_words ON public.client_notes USING gin (tenant_id, words) WHERE (deleted_at IS NULL);
CREATE INDEX client_pins_client ON public.client_pins USING btree (tenant_id, client_id);
CREATE INDEX client_profile_fields_field ON public.client_profile_fields USING btree (tenant_id, field_id);
CREATE INDEX client_profiles_folder ON public.client_profiles USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX client_profiles_name ON public.client_profiles USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX client_profiles_newest ON public.client_profiles USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_program_periods_invoice ON public.client_program_periods USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX client_program_periods_tax_rate ON public.client_program_periods USING btree (tenant_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX client_program_processes_by_first_period ON public.client_program_processes USING btree (tenant_id, next_period_date, id);
CREATE INDEX client_program_processes_by_period ON public.client_program_processes USING btree (tenant_id, next_period_date DESC NULLS LAST, id DESC);
CREATE INDEX client_program_processes_changed ON public.client_program_processes USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX client_program_processes_newest ON public.client_program_processes USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX client_program_processes_once ON public.client_program_processes USING btree (tenant_id, client_program_id, process_definition_id);
CREATE INDEX client_program_processes_process ON public.client_program_processes USING btree (tenant_id, process_definition_id);
CREATE INDEX client_program_prorations_all ON public.client_program_prorations USING btree (tenant_id, client_program_id);
CREATE INDEX client_program_prorations_invoice ON public.client_program_prorations USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX client_program_prorations_open ON public.client_program_prorations USING btree (tenant_id, client_program_id, id) WHERE (invoice_id IS NULL);
CREATE INDEX client_program_prorations_tax_rate ON public.client_program_prorations USING btree (tenant_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX client_program_tasks_latest ON public.client_program_tasks USING btree (tenant_id, client_program_id, process_definition_id, period_date DESC, created_at DESC);
CREATE INDEX client_program_tasks_process ON public.client_program_tasks USING btree (tenant_id, process_definition_id);
CREATE INDEX client_program_tasks_task ON public.client_program_tasks USING btree (tenant_id, task_id);
CREATE INDEX client_programs_by_billing ON public.client_programs USING btree (tenant_id, next_billing_date DESC NULLS LAST, id DESC);
CREATE INDEX client_programs_by_end ON public.client_programs USING btree (tenant_id, end_date DESC NULLS LAST, id DESC);
CREATE INDEX client_programs_by_first_billing ON public.client_programs USING btree (tenant_id, next_billing_date, id);
CREATE INDEX client_programs_by_first_end ON public.client_programs USING btree (tenant_id, end_date, id);
CREATE INDEX client_programs_by_start ON public.client_programs USING btree (tenant_id, start_date DESC, id DESC);
CREATE INDEX client_programs_changed ON public.client_programs USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX client_programs_client ON public.client_programs USING btree (tenant_id, client_id, created_at DESC, id DESC);
CREATE INDEX client_programs_definition ON public.client_programs USING btree (tenant_id, program_definition_id);
CREATE INDEX client_programs_newest ON public.client_programs USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX client_programs_payment_method ON public.client_programs USING btree (tenant_id, payment_method_id) WHERE (payment_method_id IS NOT NULL);
CREATE INDEX client_programs_program ON public.client_programs USING btree (tenant_id, program_id, status);
CREATE INDEX client_programs_tax_rate ON public.client_programs USING btree (tenant_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX client_service_categories_folder ON public.client_service_categories USING btree (tenant_id, folder_id, "position") WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX client_service_categories_name ON public.client_service_categories USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX client_service_selections_service ON public.client_service_selections USING btree (tenant_id, service_id);
CREATE INDEX client_services_category ON public.client_services USING btree (tenant_id, category_id, "position") WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX client_services_name ON public.client_services USING btree (tenant_id, category_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX client_services_process ON public.client_services USING btree (tenant_id, process_definition_id) WHERE (process_definition_id IS NOT NULL);
CREATE INDEX client_services_tax_rate ON public.client_services USING btree (tenant_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE UNIQUE INDEX client_status_options_default ON public.client_status_options USING btree (tenant_id, profile_id) WHERE is_default;
CREATE INDEX client_tax_exemptions_certificate ON public.client_tax_exemptions USING btree (tenant_id, certificate_file_id) WHERE (certificate_file_id IS NOT NULL);
CREATE INDEX clients_by_status ON public.clients USING btree (tenant_id, status, id) WHERE (deleted_at IS NULL);
CREATE INDEX clients_merged ON public.clients USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX clients_name ON public.clients USING btree (tenant_id, lower(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX clients_name_beginnings ON public.clients USING btree (tenant_id, lower(name) COLLATE "C") WHERE (deleted_at IS NULL);
CREATE INDEX clients_newest ON public.clients USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX clients_pairs ON public.clients USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX clients_search ON public.clients USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX clients_slug ON public.clients USING btree (tenant_id, slug) WHERE (deleted_at IS NULL);
CREATE INDEX clients_status ON public.clients USING btree (tenant_id, profile_id, status);
CREATE INDEX clients_updated ON public.clients USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX comment_activity_escalation ON public.comment_activity USING btree (tenant_id, escalation_id, occurred_at DESC, id DESC);
CREATE INDEX comment_activity_newest ON public.comment_activity USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX comments_author ON public.comments USING btree (tenant_id, author_id, created_at DESC);
CREATE INDEX comments_newest ON public.comments USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX comments_pairs ON public.comments USING gin (tenant_id, app.search_pairs(app.fold(body_text))) WHERE ((body_text IS NOT NULL) AND app.is_unspaced(app.fold(body_text)));
CREATE INDEX comments_parent ON public.comments USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX comments_pinned ON public.comments USING btree (tenant_id, created_at DESC, id DESC) WHERE (pinned_at IS NOT NULL);
CREATE INDEX comments_record ON public.comments USING btree (tenant_id, record_kind, record_id, created_at DESC, id DESC);
CREATE INDEX comments_replies ON public.comments USING btree (tenant_id, thread_id, created_at) WHERE ((parent_id IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX comments_search ON public.comments USING gin (tenant_id, app.fold(body_text) gin_trgm_ops) WHERE (body_text IS NOT NULL);
CREATE INDEX comments_thread ON public.comments USING btree (tenant_id, thread_id, created_at);
CREATE INDEX connection_calls_called ON public.connection_calls USING btree (tenant_id, called_at DESC, id DESC) WHERE (endpoint_key IS NOT NULL);
CREATE INDEX connection_calls_duration ON public.connection_calls USING btree (tenant_id, duration_ms DESC, id DESC) WHERE (endpoint_key IS NOT NULL);
CREATE INDEX connection_calls_endpoint ON public.connection_calls USING btree (tenant_id, connection_id, endpoint_key, called_at DESC) WHERE (endpoint_key IS NOT NULL);
CREATE INDEX connection_calls_execution ON public.connection_calls USING btree (tenant_id, execution_id) WHERE (execution_id IS NOT NULL);
CREATE INDEX connection_calls_newest ON public.connection_calls USING btree (tenant_id, connection_id, called_at DESC);
CREATE INDEX connection_calls_oldest ON public.connection_calls USING btree (called_at);
CREATE INDEX connections_newest ON public.connections USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX connections_owner ON public.connections USING btree (tenant_id, owner_id);
CREATE INDEX connections_revoked ON public.connections USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX connections_service ON public.connections USING btree (tenant_id, integration_key);
CREATE INDEX console_sessions_account ON app.console_sessions USING btree (account_id);
CREATE INDEX console_sessions_expiry ON app.console_sessions USING btree (expires_at);
CREATE INDEX content_removals_oldest ON public.content_removals USING btree (created_at);
CREATE INDEX credit_note_lines_of_line ON public.credit_note_lines USING btree (tenant_id, invoice_line_id);
CREATE UNIQUE INDEX credit_note_lines_once ON public.credit_note_lines USING btree (tenant_id, credit_note_id, invoice_line_id);
CREATE INDEX credit_notes_by_day ON public.credit_notes USING btree (tenant_id, issued_on DESC, id DESC);
CREATE INDEX credit_notes_by_total ON public.credit_notes USING btree (tenant_id, total_minor DESC, id DESC);
CREATE INDEX credit_notes_client ON public.credit_notes USING btree (tenant_id, client_id, created_at DESC, id DESC);
CREATE INDEX credit_notes_creator ON public.credit_notes USING btree (tenant_id, created_by);
CREATE INDEX credit_notes_invoice ON public.credit_notes USING btree (tenant_id, invoice_id, created_at DESC, id DESC);
CREATE INDEX credit_notes_newest ON public.credit_notes USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX credit_notes_number ON public.credit_notes USING btree (tenant_id, credit_note_number);
CREATE INDEX credit_notes_pdf ON public.credit_notes USING btree (tenant_id, pdf_file_id) WHERE (pdf_file_id IS NOT NULL);
CREATE INDEX custom_object_links_newest ON public.custom_object_links USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX custom_object_links_primary ON public.custom_object_links USING btree (tenant_id, anchor_id, custom_object_id) WHERE is_primary;
CREATE INDEX custom_object_links_record ON public.custom_object_links USING btree (tenant_id, record_id);
CREATE INDEX custom_object_record_links_from ON public.custom_object_record_links USING btree (tenant_id, from_record_id);
CREATE INDEX custom_object_record_links_newest ON public.custom_object_record_links USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX custom_object_record_links_to ON public.custom_object_record_links USING btree (tenant_id, to_record_id);
CREATE INDEX custom_object_records_behind ON public.custom_object_records USING btree (tenant_id, custom_object_id, definition_version, id);
CREATE INDEX custom_object_records_changed ON public.custom_object_records USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_records_client ON public.custom_object_records USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX custom_object_records_name ON public.custom_object_records USING btree (tenant_id, lower(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_records_newest ON public.custom_object_records USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_records_number ON public.custom_object_records USING btree (tenant_id, number, id) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_records_of_object ON public.custom_object_records USING btree (tenant_id, custom_object_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_records_owner ON public.custom_object_records USING btree (tenant_id, owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX custom_object_records_pairs ON public.custom_object_records USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX custom_object_records_search ON public.custom_object_records USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_records_state ON public.custom_object_records USING btree (tenant_id, lifecycle_state, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX custom_object_relationships_key ON public.custom_object_relationships USING btree (tenant_id, from_custom_object_id, key) WHERE (deleted_at IS NULL);
CREATE INDEX custom_object_relationships_to ON public.custom_object_relationships USING btree (tenant_id, to_custom_object_id);
CREATE INDEX custom_objects_folder ON public.custom_objects USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX custom_objects_key ON public.custom_objects USING btree (tenant_id, key) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX custom_objects_name ON public.custom_objects USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX custom_objects_newest ON public.custom_objects USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX custom_objects_updated ON public.custom_objects USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX data_exports_by_change ON public.data_exports USING btree (tenant_id, created_by, updated_at, id);
CREATE INDEX data_exports_by_creator ON public.data_exports USING btree (tenant_id, created_by, created_at, id);
CREATE INDEX data_exports_by_file ON public.data_exports USING btree (tenant_id, file_id);
CREATE INDEX data_exports_by_job ON public.data_exports USING btree (tenant_id, job_id);
CREATE INDEX data_import_keys_by_record ON public.data_import_keys USING btree (tenant_id, record_kind, record_id);
CREATE INDEX data_import_rows_by_outcome ON public.data_import_rows USING btree (tenant_id, import_id, check_id, outcome, row_number);
CREATE INDEX data_imports_by_age ON public.data_imports USING btree (tenant_id, created_at, id);
CREATE INDEX data_imports_by_change ON public.data_imports USING btree (tenant_id, updated_at, id);
CREATE INDEX data_imports_by_creator ON public.data_imports USING btree (tenant_id, created_by, created_at, id);
CREATE INDEX data_imports_by_file ON public.data_imports USING btree (tenant_id, file_id);
CREATE INDEX data_imports_by_job ON public.data_imports USING btree (tenant_id, job_id);
CREATE INDEX data_imports_by_name ON public.data_imports USING btree (tenant_id, lower(name), id);
CREATE UNIQUE INDEX department_levels_name ON public.department_levels USING btree (tenant_id, department_id, lower(name));
CREATE INDEX department_levels_rank ON public.department_levels USING btree (tenant_id, department_id, "position", id);
CREATE INDEX department_members_level ON public.department_members USING btree (tenant_id, level_id);
CREATE INDEX department_members_user ON public.department_members USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX departments_name ON public.departments USING btree (tenant_id, lower(name));
CREATE INDEX departments_parent ON public.departments USING btree (tenant_id, parent_id, "position");
CREATE INDEX email_deliveries_age ON public.email_deliveries USING btree (created_at);
CREATE INDEX email_deliveries_newest ON public.email_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX email_deliveries_queued ON public.email_deliveries USING btree (created_at) WHERE (status = 'queued'::text);
CREATE INDEX email_deliveries_recipient ON public.email_deliveries USING btree (tenant_id, lower(to_address), created_at DESC);
CREATE INDEX email_deliveries_record ON public.email_deliveries USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX email_delivery_steps_delivery ON public.email_delivery_steps USING btree (tenant_id, delivery_id, occurred_at, id);
CREATE INDEX entity_pins_record ON public.entity_pins USING btree (tenant_id, record_kind, record_id);
CREATE INDEX escalation_next_steps_assignee ON public.escalation_next_steps USING btree (tenant_id, assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX escalation_next_steps_newest ON public.escalation_next_steps USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX escalation_next_steps_pairs ON public.escalation_next_steps USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX escalation_next_steps_place ON public.escalation_next_steps USING btree (tenant_id, escalation_id, "position", id);
CREATE INDEX escalation_next_steps_search ON public.escalation_next_steps USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX escalation_next_steps_updated ON public.escalation_next_steps USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX escalation_participants_added ON public.escalation_participants USING btree (tenant_id, added_at DESC, escalation_id, user_id);
CREATE INDEX escalation_participants_user ON public.escalation_participants USING btree (tenant_id, user_id);
CREATE INDEX escalation_recommendations_newest ON public.escalation_recommendations USING btree (tenant_id, escalation_id, created_at DESC, "position", id);
CREATE UNIQUE INDEX escalation_recommendations_selected ON public.escalation_recommendations USING btree (tenant_id, escalation_id) WHERE (status = 'selected'::text);
CREATE INDEX escalation_tasks_task ON public.escalation_tasks USING btree (tenant_id, task_id);
CREATE INDEX escalation_tickets_ticket ON public.escalation_tickets USING btree (tenant_id, ticket_id);
CREATE INDEX escalations_assignee ON public.escalations USING btree (tenant_id, assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX escalations_client ON public.escalations USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX escalations_newest ON public.escalations USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX escalations_pairs ON public.escalations USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX escalations_program ON public.escalations USING btree (tenant_id, client_program_id) WHERE (client_program_id IS NOT NULL);
CREATE INDEX escalations_resolved ON public.escalations USING btree (tenant_id, resolved_at) WHERE (status_category = 'resolved'::text);
CREATE INDEX escalations_search ON public.escalations USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX escalations_updated ON public.escalations USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX event_positions_behind ON app.event_positions USING btree (tenant_id, "position") WHERE (due_at IS NOT NULL);
CREATE INDEX event_positions_due ON app.event_positions USING btree (consumer, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX events_age ON public.events USING brin (created_at);
CREATE INDEX events_call ON public.events USING btree (tenant_id, call_id) WHERE (call_id IS NOT NULL);
CREATE INDEX events_scan ON public.events USING btree (sequence);
CREATE INDEX events_sequence ON public.events USING btree (tenant_id, sequence DESC);
CREATE INDEX field_history_field ON public.field_history USING btree (tenant_id, field_id, changed_at DESC);
CREATE INDEX field_history_newest ON public.field_history USING btree (tenant_id, changed_at DESC, id DESC);
CREATE INDEX field_history_record ON public.field_history USING btree (tenant_id, record_id, changed_at DESC);
CREATE INDEX field_unique_values_record ON public.field_unique_values USING btree (tenant_id, record_id);
CREATE INDEX fields_folder ON public.fields USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX fields_key ON public.fields USING btree (tenant_id, record_kind, key, custom_object_id) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
CREATE INDEX fields_newest ON public.fields USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX fields_of_object ON public.fields USING btree (tenant_id, custom_object_id, "position") WHERE (custom_object_id IS NOT NULL);
CREATE INDEX fields_position ON public.fields USING btree (tenant_id, record_kind, "position", id) WHERE (deleted_at IS NULL);
CREATE INDEX fields_profile ON public.fields USING btree (tenant_id, profile_id) WHERE ((deleted_at IS NULL) AND (profile_id IS NOT NULL));
CREATE INDEX file_imports_oldest ON public.file_imports USING btree (created_at);
CREATE INDEX file_readings_waiting ON public.file_readings USING btree (tenant_id, due_at) WHERE (status = 'waiting'::text);
CREATE INDEX folders_client ON public.folders USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX folders_parent ON public.folders USING btree (tenant_id, parent_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX folders_sibling_name ON public.folders USING btree (tenant_id, kind, scope_id, parent_id, lower(name)) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
CREATE INDEX form_files_file ON public.form_files USING btree (tenant_id, file_id);
CREATE INDEX form_links_client ON public.form_links USING btree (tenant_id, client_id);
CREATE INDEX form_links_created ON public.form_links USING btree (tenant_id, form_id, created_at DESC, id DESC);
CREATE INDEX form_links_expires ON public.form_links USING btree (tenant_id, form_id, expires_at DESC, id DESC);
CREATE INDEX form_links_submission ON public.form_links USING btree (tenant_id, submission_id) WHERE (submission_id IS NOT NULL);
CREATE UNIQUE INDEX form_submissions_captcha ON public.form_submissions USING btree (tenant_id, captcha) WHERE (captcha IS NOT NULL);
CREATE INDEX form_submissions_client ON public.form_submissions USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX form_submissions_content ON public.form_submissions USING btree (tenant_id, form_id, content_hash) WHERE (content_hash IS NOT NULL);
CREATE INDEX form_submissions_created ON public.form_submissions USING btree (tenant_id, created_at DESC, id DESC) WHERE (erased_at IS NULL);
CREATE INDEX form_submissions_created_records ON public.form_submissions USING gin (created_records jsonb_path_ops);
CREATE INDEX form_submissions_email ON public.form_submissions USING btree (tenant_id, respondent_email) WHERE (respondent_email IS NOT NULL);
CREATE INDEX form_submissions_form ON public.form_submissions USING btree (tenant_id, form_id, created_at);
CREATE INDEX form_submissions_pairs ON public.form_submissions USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((erased_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX form_submissions_record ON public.form_submissions USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX form_submissions_score ON public.form_submissions USING btree (tenant_id, spam_score DESC NULLS LAST, id DESC) WHERE (erased_at IS NULL);
CREATE INDEX form_submissions_search ON public.form_submissions USING gin (tenant_id, search_text gin_trgm_ops) WHERE (erased_at IS NULL);
CREATE INDEX form_submissions_submitted ON public.form_submissions USING btree (tenant_id, submitted_at DESC NULLS LAST, id DESC) WHERE (erased_at IS NULL);
CREATE INDEX form_submissions_updated ON public.form_submissions USING btree (tenant_id, updated_at DESC, id DESC) WHERE (erased_at IS NULL);
CREATE INDEX form_submissions_user ON public.form_submissions USING btree (tenant_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX form_uploads_submission ON public.form_uploads USING btree (tenant_id, submission_id, created_at);
CREATE INDEX form_versions_publisher ON public.form_versions USING btree (tenant_id, published_by);
CREATE INDEX form_versions_submissions ON public.form_versions USING btree (tenant_id, form_id, submission_count DESC, version DESC);
CREATE INDEX forms_created ON public.forms USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX forms_name ON public.forms USING btree (tenant_id, lower(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX forms_pairs ON public.forms USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX forms_published ON public.forms USING btree (tenant_id, published_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX forms_search ON public.forms USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX forms_slug ON public.forms USING btree (tenant_id, slug) WHERE (deleted_at IS NULL);
CREATE INDEX forms_submissions ON public.forms USING btree (tenant_id, submission_count DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX forms_submitted ON public.forms USING btree (tenant_id, last_submitted_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX forms_updated ON public.forms USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX geocode_cache_expired ON public.geocode_cache USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX hosted_tokens_expiry ON public.hosted_tokens USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE UNIQUE INDEX hosted_tokens_hash ON public.hosted_tokens USING btree (hash);
CREATE INDEX hosted_tokens_record ON public.hosted_tokens USING btree (tenant_id, record_id, purpose) WHERE (revoked_at IS NULL);
CREATE INDEX hosted_tokens_revoked ON public.hosted_tokens USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX inbound_mails_received ON public.inbound_mails USING btree (received_at);
CREATE INDEX inbound_mails_same ON public.inbound_mails USING btree (tenant_id, digest, received_at DESC);
CREATE INDEX inbound_mails_waiting ON public.inbound_mails USING btree (received_at) WHERE (status = 'stored'::text);
CREATE INDEX inbound_webhook_deliveries_age ON public.inbound_webhook_deliveries USING btree (created_at);
CREATE INDEX inbound_webhook_deliveries_automation ON public.inbound_webhook_deliveries USING btree (tenant_id, automation_id, created_at DESC);
CREATE INDEX inbound_webhook_deliveries_key ON public.inbound_webhook_deliveries USING btree (tenant_id, webhook_id, delivery_key, created_at DESC);
CREATE INDEX inbound_webhook_deliveries_newest ON public.inbound_webhook_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX inbound_webhook_deliveries_received ON public.inbound_webhook_deliveries USING btree (tenant_id, created_at, id) WHERE (status = 'received'::text);
CREATE UNIQUE INDEX invoice_lines_order ON public.invoice_lines USING btree (tenant_id, invoice_id, "position");
CREATE INDEX invoice_lines_service ON public.invoice_lines USING btree (tenant_id, service_id) WHERE (service_id IS NOT NULL);
CREATE INDEX invoice_lines_tax_rate ON public.invoice_lines USING btree (tenant_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX invoices_address ON public.invoices USING btree (tenant_id, billing_address_id) WHERE (billing_address_id IS NOT NULL);
CREATE INDEX invoices_by_balance ON public.invoices USING btree (tenant_id, balance_minor DESC, id DESC);
CREATE INDEX invoices_by_date ON public.invoices USING btree (tenant_id, invoice_date DESC NULLS LAST, id DESC);
CREATE INDEX invoices_by_due ON public.invoices USING btree (tenant_id, due_on DESC NULLS LAST, id DESC);
CREATE INDEX invoices_by_first_date ON public.invoices USING btree (tenant_id, invoice_date, id);
CREATE INDEX invoices_by_first_due ON public.invoices USING btree (tenant_id, due_on, id);
CREATE INDEX invoices_by_first_number ON public.invoices USING btree (tenant_id, running_number, id);
CREATE INDEX invoices_by_number ON public.invoices USING btree (tenant_id, running_number DESC NULLS LAST, id DESC);
CREATE INDEX invoices_by_total ON public.invoices USING btree (tenant_id, total_minor DESC, id DESC);
CREATE INDEX invoices_changed ON public.invoices USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX invoices_client ON public.invoices USING btree (tenant_id, client_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX invoices_late_fee ON public.invoices USING btree (tenant_id, late_fee_invoice_id) WHERE (late_fee_invoice_id IS NOT NULL);
CREATE INDEX invoices_newest ON public.invoices USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX invoices_number ON public.invoices USING btree (tenant_id, invoice_number) WHERE (invoice_number IS NOT NULL);
CREATE INDEX invoices_pairs ON public.invoices USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX invoices_pdf ON public.invoices USING btree (tenant_id, pdf_file_id) WHERE (pdf_file_id IS NOT NULL);
CREATE INDEX invoices_program ON public.invoices USING btree (tenant_id, client_program_id) WHERE (client_program_id IS NOT NULL);
CREATE INDEX invoices_search ON public.invoices USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX invoices_unpaid ON public.invoices USING btree (tenant_id, due_on) WHERE (status = ANY (ARRAY['open'::text, 'partially_paid'::text]));
CREATE INDEX known_origins_age ON app.known_origins USING btree (last_used_at);
CREATE INDEX layout_uses_used ON public.layout_uses USING btree (tenant_id, used_kind, used_id);
CREATE INDEX learning_path_courses_course ON public.learning_path_courses USING btree (tenant_id, course_id);
CREATE INDEX learning_paths_cover ON public.learning_paths USING btree (tenant_id, cover_file_id) WHERE (cover_file_id IS NOT NULL);
CREATE INDEX learning_paths_created ON public.learning_paths USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX learning_paths_name ON public.learning_paths USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX learning_paths_pairs ON public.learning_paths USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX learning_paths_search ON public.learning_paths USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX learning_paths_updated ON public.learning_paths USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ledger_entries_cause ON public.ledger_entries USING btree (tenant_id, ledger, kind, cause_id) WHERE (cause_id IS NOT NULL);
CREATE INDEX ledger_entries_first_days ON public.ledger_entries USING btree (tenant_id, ledger, expires_on, id);
CREATE INDEX ledger_entries_invoice ON public.ledger_entries USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX ledger_entries_largest ON public.ledger_entries USING btree (tenant_id, ledger, amount DESC, id DESC);
CREATE INDEX ledger_entries_last_days ON public.ledger_entries USING btree (tenant_id, ledger, expires_on DESC NULLS LAST, id DESC);
CREATE INDEX ledger_entries_latest ON public.ledger_entries USING btree (tenant_id, ledger, created_at DESC, id DESC);
CREATE INDEX ledger_entries_newest ON public.ledger_entries USING btree (tenant_id, ledger, owner_id, currency, created_at DESC, id DESC);
CREATE UNIQUE INDEX ledger_entries_reference ON public.ledger_entries USING btree (tenant_id, ledger, owner_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX ledger_lots_next ON public.ledger_lots USING btree (tenant_id, ledger, owner_id, currency, expires_on);
CREATE INDEX ledger_reservations_account ON public.ledger_reservations USING btree (tenant_id, ledger, owner_id, currency);
CREATE UNIQUE INDEX mail_domains_default ON public.mail_domains USING btree (tenant_id) WHERE (is_default AND (deleted_at IS NULL));
CREATE UNIQUE INDEX mail_domains_name ON public.mail_domains USING btree (tenant_id, name) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX mail_domains_verified ON public.mail_domains USING btree (name) WHERE ((status = 'verified'::text) AND (deleted_at IS NULL));
CREATE INDEX mail_reports_received ON public.mail_reports USING btree (received_at);
CREATE UNIQUE INDEX mail_reports_same ON public.mail_reports USING btree (tenant_id, digest);
CREATE INDEX managed_files_name ON public.managed_files USING btree (tenant_id, lower(file_name), id);
CREATE INDEX managed_files_newest ON public.managed_files USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX managed_files_size ON public.managed_files USING btree (tenant_id, size_bytes, id);
CREATE INDEX managed_files_unattached ON public.managed_files USING btree (tenant_id, created_by) WHERE (unattached_since IS NOT NULL);
CREATE UNIQUE INDEX managed_uploads_file ON public.managed_uploads USING btree (tenant_id, file_id);
CREATE INDEX managed_uploads_newest ON public.managed_uploads USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX managed_uploads_own ON public.managed_uploads USING btree (tenant_id, created_by, created_at DESC, id DESC);
CREATE INDEX managed_uploads_unfinished ON public.managed_uploads USING btree (updated_at) WHERE (status = ANY (ARRAY['assembling'::text, 'checking'::text]));
CREATE INDEX managed_uploads_updated ON public.managed_uploads USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX map_layers_order ON public.map_layers USING btree (tenant_id, "position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX marketplace_downloads_item ON public.marketplace_downloads USING btree (tenant_id, item_id);
CREATE INDEX marketplace_downloads_newest ON public.marketplace_downloads USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX marketplace_imports_download ON public.marketplace_imports USING btree (tenant_id, download_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX marketplace_imports_running ON public.marketplace_imports USING btree (tenant_id, download_id) WHERE (status = 'applying'::text);
CREATE INDEX marketplace_items_category ON public.marketplace_items USING btree (category_id);
CREATE INDEX marketplace_items_publisher ON public.marketplace_items USING btree (publisher_id);
CREATE INDEX marketplace_listings_newest ON public.marketplace_listings USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX marketplace_listings_slug ON public.marketplace_listings USING btree (tenant_id, slug) WHERE (deleted_at IS NULL);
CREATE INDEX marketplace_ratings_agency ON public.marketplace_ratings USING btree (agency_id);
CREATE INDEX mcp_calls_conversation ON public.mcp_calls USING btree (tenant_id, conversation_id, created_at DESC, id DESC);
CREATE INDEX mcp_connections_newest ON public.mcp_connections USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX mcp_conversations_age ON public.mcp_conversations USING btree (expires_at);
CREATE INDEX mcp_conversations_caller ON public.mcp_conversations USING btree (tenant_id, user_id, subject, expires_at DESC);
CREATE INDEX mcp_conversations_newest ON public.mcp_conversations USING btree (tenant_id, last_used_at DESC, id DESC);
CREATE INDEX modals_folder ON public.modals USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX modals_key ON public.modals USING btree (tenant_id, key) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX navigation_items_page ON public.navigation_items USING btree (tenant_id, system_key) WHERE (system_key IS NOT NULL);
CREATE INDEX navigation_items_parent ON public.navigation_items USING btree (tenant_id, parent_id);
CREATE INDEX navigation_items_target ON public.navigation_items USING btree (tenant_id, target_id) WHERE (target_id IS NOT NULL);
CREATE INDEX notification_deliveries_changed ON public.notification_deliveries USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX notification_deliveries_due ON public.notification_deliveries USING btree (tenant_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notification_deliveries_due_anywhere ON public.notification_deliveries USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX notification_deliveries_newest ON public.notification_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX notification_deliveries_of_mail ON public.notification_deliveries USING btree (tenant_id, email_delivery_id) WHERE (email_delivery_id IS NOT NULL);
CREATE INDEX notification_deliveries_of_member ON public.notification_deliveries USING btree (tenant_id, user_id, created_at DESC, id DESC);
CREATE INDEX notification_deliveries_of_notification ON public.notification_deliveries USING btree (tenant_id, notification_id);
CREATE INDEX notification_deliveries_old ON public.notification_deliveries USING btree (created_at);
CREATE INDEX notification_deliveries_sent ON public.notification_deliveries USING btree (tenant_id, sent_at DESC NULLS LAST, id DESC);
CREATE INDEX notifications_comment ON public.notifications USING btree (tenant_id, comment_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX notifications_inbox ON public.notifications USING btree (tenant_id, user_id, last_occurred_at DESC, id DESC);
CREATE INDEX notifications_newest ON public.notifications USING btree (tenant_id, user_id, created_at DESC, id DESC);
CREATE INDEX notifications_record ON public.notifications USING btree (tenant_id, record_kind, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (tenant_id, user_id, bundle) WHERE (read_at IS NULL);
CREATE INDEX notifications_unread_first ON public.notifications USING btree (tenant_id, user_id, ((read_at IS NULL)) DESC, last_occurred_at DESC, id DESC);
CREATE INDEX oauth_artefacts_expiry ON app.oauth_artefacts USING btree (expires_at);
CREATE INDEX oauth_artefacts_uid ON app.oauth_artefacts USING btree (uid) WHERE (uid IS NOT NULL);
CREATE INDEX oauth_clients_unused ON app.oauth_clients USING btree (created_at) WHERE (last_used_at IS NULL);
CREATE INDEX oauth_grants_account ON public.oauth_grants USING btree (account_id, created_at DESC);
CREATE INDEX oauth_grants_client ON public.oauth_grants USING btree (client_id);
CREATE UNIQUE INDEX oauth_grants_id ON public.oauth_grants USING btree (id);
CREATE UNIQUE INDEX oauth_grants_interaction ON public.oauth_grants USING btree (interaction_hash) WHERE (interaction_hash IS NOT NULL);
CREATE INDEX oauth_grants_newest ON public.oauth_grants USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX oauth_grants_user ON public.oauth_grants USING btree (tenant_id, user_id, created_at DESC);
CREATE INDEX parked_events_replay ON app.parked_events USING btree (consumer, sequence) WHERE (replay_at IS NOT NULL);
CREATE INDEX passkey_challenges_account ON app.passkey_challenges USING btree (account_id);
CREATE INDEX passkey_challenges_expiry ON app.passkey_challenges USING btree (expires_at);
CREATE INDEX passkeys_account ON app.passkeys USING btree (account_id);
CREATE INDEX password_resets_expiry ON app.password_resets USING btree (expires_at);
CREATE UNIQUE INDEX payment_events_once ON public.payment_events USING btree (tenant_id, payment_provider_id, external_id);
CREATE INDEX payment_events_received ON public.payment_events USING btree (received_at);
CREATE INDEX payment_methods_changed ON public.payment_methods USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX payment_methods_default ON public.payment_methods USING btree (tenant_id, owner_kind, client_id) NULLS NOT DISTINCT WHERE (is_default AND (deleted_at IS NULL));
CREATE INDEX payment_methods_first_charged ON public.payment_methods USING btree (tenant_id, last_charged_at, id);
CREATE INDEX payment_methods_last_charged ON public.payment_methods USING btree (tenant_id, last_charged_at DESC NULLS LAST, id DESC);
CREATE INDEX payment_methods_mandate ON public.payment_methods USING btree (tenant_id, mandate_external_id) WHERE (mandate_external_id IS NOT NULL);
CREATE INDEX payment_methods_newest ON public.payment_methods USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX payment_methods_once ON public.payment_methods USING btree (tenant_id, owner_kind, client_id, fingerprint) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
CREATE INDEX payment_methods_provider ON public.payment_methods USING btree (tenant_id, payment_provider_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX payment_providers_connected ON public.payment_providers USING btree (tenant_id, provider, is_test_mode) WHERE (status <> 'disconnected'::text);
CREATE UNIQUE INDEX payment_providers_default ON public.payment_providers USING btree (tenant_id) WHERE is_default;
CREATE INDEX payment_setups_client ON public.payment_setups USING btree (tenant_id, client_id);
CREATE INDEX payment_setups_creator ON public.payment_setups USING btree (tenant_id, created_by);
CREATE INDEX payment_setups_provider ON public.payment_setups USING btree (tenant_id, payment_provider_id);
CREATE INDEX payment_transactions_client ON public.payment_transactions USING btree (tenant_id, client_id, created_at DESC, id DESC);
CREATE INDEX payment_transactions_credit_note ON public.payment_transactions USING btree (tenant_id, credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE UNIQUE INDEX payment_transactions_external ON public.payment_transactions USING btree (tenant_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX payment_transactions_invoice ON public.payment_transactions USING btree (tenant_id, invoice_id, created_at DESC, id DESC) WHERE (invoice_id IS NOT NULL);
CREATE INDEX payment_transactions_largest ON public.payment_transactions USING btree (tenant_id, amount_minor DESC, id DESC);
CREATE INDEX payment_transactions_method ON public.payment_transactions USING btree (tenant_id, payment_method_id) WHERE (payment_method_id IS NOT NULL);
CREATE INDEX payment_transactions_newest ON public.payment_transactions USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX payment_transactions_pairs ON public.payment_transactions USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE UNIQUE INDEX payment_transactions_pending ON public.payment_transactions USING btree (tenant_id, invoice_id) WHERE ((kind = 'payment'::text) AND (status = ANY (ARRAY['pending'::text, 'needs_authorization'::text])));
CREATE INDEX payment_transactions_provider ON public.payment_transactions USING btree (tenant_id, payment_provider_id) WHERE (payment_provider_id IS NOT NULL);
CREATE UNIQUE INDEX payment_transactions_reference ON public.payment_transactions USING btree (tenant_id, invoice_id, reference) WHERE ((kind = 'payment'::text) AND (reference IS NOT NULL) AND (invoice_id IS NOT NULL));
CREATE INDEX payment_transactions_refunds ON public.payment_transactions USING btree (tenant_id, refunds_transaction_id) WHERE (refunds_transaction_id IS NOT NULL);
CREATE INDEX payment_transactions_search ON public.payment_transactions USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX platform_feedback_created ON public.platform_feedback USING btree (tenant_id, created_at);
CREATE INDEX platform_feedback_files ON public.platform_feedback USING gin (attachment_ids);
CREATE INDEX platform_feedback_waiting ON public.platform_feedback USING btree (created_at) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX process_definitions_name ON public.process_definitions USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX process_definitions_newest ON public.process_definitions USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX process_definitions_template ON public.process_definitions USING btree (tenant_id, status_template_id) WHERE (status_template_id IS NOT NULL);
CREATE INDEX process_stage_dependencies_predecessor ON public.process_stage_dependencies USING btree (tenant_id, predecessor_id);
CREATE INDEX process_stages_process ON public.process_stages USING btree (tenant_id, process_definition_id, "position");
CREATE INDEX process_stages_template ON public.process_stages USING btree (tenant_id, status_template_id) WHERE (status_template_id IS NOT NULL);
CREATE INDEX program_definition_processes_process ON public.program_definition_processes USING btree (tenant_id, process_definition_id);
CREATE INDEX program_definition_services_service ON public.program_definition_services USING btree (tenant_id, service_id);
CREATE INDEX program_definitions_changed ON public.program_definitions USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX program_definitions_name ON public.program_definitions USING btree (tenant_id, lower(name));
CREATE INDEX program_definitions_newest ON public.program_definitions USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX programs_by_amount ON public.programs USING btree (tenant_id, amount_minor DESC, id DESC);
CREATE INDEX programs_by_name ON public.programs USING btree (tenant_id, lower(name), id);
CREATE INDEX programs_changed ON public.programs USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX programs_definition ON public.programs USING btree (tenant_id, program_definition_id);
CREATE UNIQUE INDEX programs_name ON public.programs USING btree (tenant_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX programs_newest ON public.programs USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX programs_tax_rate ON public.programs USING btree (tenant_id, tax_rate_id) WHERE (tax_rate_id IS NOT NULL);
CREATE INDEX push_devices_by_name ON public.push_devices USING btree (tenant_id, user_id, name, id);
CREATE INDEX push_devices_newest ON public.push_devices USING btree (tenant_id, user_id, created_at DESC, id DESC);
CREATE INDEX record_attachments_file ON public.record_attachments USING btree (tenant_id, file_id);
CREATE INDEX reminders_newest ON public.reminders USING btree (tenant_id, user_id, created_at DESC, id DESC);
CREATE INDEX reminders_next ON public.reminders USING btree (tenant_id, user_id, remind_at, id);
CREATE UNIQUE INDEX sealing_keys_own ON app.sealing_keys USING btree ((true)) WHERE (key IS NOT NULL);
CREATE UNIQUE INDEX shared_sections_key ON public.shared_sections USING btree (tenant_id, key) WHERE (deleted_at IS NULL);
CREATE INDEX sign_in_steps_account ON app.sign_in_steps USING btree (account_id);
CREATE INDEX sign_in_steps_expiry ON app.sign_in_steps USING btree (expires_at);
CREATE UNIQUE INDEX signatures_default ON public.signatures USING btree (tenant_id, scope, user_id, inbox_id) NULLS NOT DISTINCT WHERE (is_default AND (deleted_at IS NULL));
CREATE INDEX signatures_user ON public.signatures USING btree (tenant_id, user_id);
CREATE INDEX sop_blocks_linked ON public.sop_blocks USING btree (tenant_id, ((content ->> 'sop_id'::text))) WHERE (((content ->> 'type'::text) = 'sop'::text) AND (deleted_at IS NULL));
CREATE INDEX sop_blocks_sop ON public.sop_blocks USING btree (tenant_id, sop_id);
CREATE INDEX sop_blocks_step ON public.sop_blocks USING btree (tenant_id, step_id, "position");
CREATE INDEX sop_checklists_sop ON public.sop_checklists USING btree (tenant_id, sop_id);
CREATE INDEX sop_feedback_created ON public.sop_feedback USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX sop_feedback_sop ON public.sop_feedback USING btree (tenant_id, sop_id);
CREATE INDEX sop_feedback_updated ON public.sop_feedback USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX sop_flags_created ON public.sop_flags USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX sop_flags_open ON public.sop_flags USING btree (tenant_id, sop_id, created_by) WHERE (status = 'open'::text);
CREATE INDEX sop_flags_pairs ON public.sop_flags USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX sop_flags_search ON public.sop_flags USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX sop_flags_sop ON public.sop_flags USING btree (tenant_id, sop_id);
CREATE INDEX sop_flags_status ON public.sop_flags USING btree (tenant_id, status, id);
CREATE INDEX sop_flags_updated ON public.sop_flags USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX sop_places_language ON public.sop_places USING btree (tenant_id, language);
CREATE INDEX sop_places_record ON public.sop_places USING btree (tenant_id) WHERE (place = ANY (ARRAY['title'::text, 'tag'::text, 'summary'::text]));
CREATE INDEX sop_places_sop ON public.sop_places USING btree (tenant_id, sop_id);
CREATE INDEX sop_places_words ON public.sop_places USING gin (tenant_id, words);
CREATE INDEX sop_prerequisites_of ON public.sop_prerequisites USING btree (tenant_id, prerequisite_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX sop_prerequisites_once ON public.sop_prerequisites USING btree (tenant_id, sop_id, prerequisite_id) WHERE (deleted_at IS NULL);
CREATE INDEX sop_prerequisites_order ON public.sop_prerequisites USING btree (tenant_id, sop_id, "position");
CREATE INDEX sop_readers_recent ON public.sop_readers USING btree (tenant_id, user_id, last_seen_at DESC, sop_id DESC);
CREATE INDEX sop_readers_seen ON public.sop_readers USING btree (tenant_id, sop_id, last_seen_at DESC, user_id DESC);
CREATE INDEX sop_readers_view ON public.sop_readers USING btree (tenant_id, latest_view_id);
CREATE INDEX sop_reviews_created ON public.sop_reviews USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX sop_reviews_decided ON public.sop_reviews USING btree (tenant_id, decided_at DESC NULLS LAST, id DESC);
CREATE INDEX sop_reviews_due ON public.sop_reviews USING btree (tenant_id, due_date DESC NULLS LAST, id DESC);
CREATE UNIQUE INDEX sop_reviews_open ON public.sop_reviews USING btree (tenant_id, sop_id, kind) WHERE (status = 'requested'::text);
CREATE INDEX sop_reviews_updated ON public.sop_reviews USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX sop_steps_sop ON public.sop_steps USING btree (tenant_id, sop_id, "position");
CREATE INDEX sop_tags_created ON public.sop_tags USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX sop_tags_name ON public.sop_tags USING btree (tenant_id, lower(name));
CREATE INDEX sop_ticks_own ON public.sop_ticks USING btree (tenant_id, sop_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX sop_ticks_stage ON public.sop_ticks USING btree (tenant_id, stage_id) WHERE (stage_id IS NOT NULL);
CREATE INDEX sop_ticks_task ON public.sop_ticks USING btree (tenant_id, task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX sop_versions_published ON public.sop_versions USING btree (tenant_id, sop_id, published_at DESC, id DESC);
CREATE INDEX sop_views_mine ON public.sop_views USING btree (tenant_id, user_id, sop_id, started_at DESC, id DESC);
CREATE UNIQUE INDEX sop_views_open ON public.sop_views USING btree (tenant_id, sop_id, user_id) WHERE (status = 'started'::text);
CREATE INDEX sop_views_stage ON public.sop_views USING btree (tenant_id, stage_id) WHERE (stage_id IS NOT NULL);
CREATE INDEX sop_views_started ON public.sop_views USING btree (tenant_id, started_at, sop_id);
CREATE INDEX sop_views_task ON public.sop_views USING btree (tenant_id, task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX sops_created ON public.sops USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX sops_folder ON public.sops USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE INDEX sops_next_review ON public.sops USING btree (tenant_id, next_review_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX sops_owner ON public.sops USING btree (tenant_id, owner_id) WHERE (deleted_at IS NULL);
CREATE INDEX sops_pairs ON public.sops USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX sops_published ON public.sops USING btree (tenant_id, published_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX sops_search ON public.sops USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX sops_title ON public.sops USING btree (tenant_id, lower(title), id) WHERE (deleted_at IS NULL);
CREATE INDEX sops_updated ON public.sops USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX stage_tools_name ON public.stage_tools USING btree (tenant_id, stage_definition_id, lower(name));
CREATE INDEX stage_tools_process ON public.stage_tools USING btree (tenant_id, process_definition_id, stage_definition_id, "position");
CREATE UNIQUE INDEX status_options_default ON public.status_options USING btree (tenant_id, record_kind, template_id) NULLS NOT DISTINCT WHERE is_default;
CREATE UNIQUE INDEX status_options_key ON public.status_options USING btree (tenant_id, record_kind, template_id, key) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX status_templates_name ON public.status_templates USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX status_templates_newest ON public.status_templates USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX system_mails_age ON app.system_mails USING btree (created_at);
CREATE INDEX system_mails_queued ON app.system_mails USING btree (created_at) WHERE (status = 'queued'::text);
CREATE UNIQUE INDEX tag_priority_options_default ON public.tag_priority_options USING btree (tenant_id, record_kind) WHERE is_default;
CREATE UNIQUE INDEX tag_priority_options_label ON public.tag_priority_options USING btree (tenant_id, record_kind, kind, lower(label)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX tag_priority_options_rank ON public.tag_priority_options USING btree (tenant_id, record_kind, rank) WHERE (rank IS NOT NULL);
CREATE UNIQUE INDEX tag_priority_options_tag ON public.tag_priority_options USING btree (tenant_id, record_kind, lower(tag)) WHERE (tag IS NOT NULL);
CREATE INDEX task_assignees_holder ON public.task_assignees USING btree (tenant_id, holder_id);
CREATE INDEX task_assignees_open ON public.task_assignees USING btree (tenant_id, user_id, kind) WHERE is_open;
CREATE INDEX task_assignees_task ON public.task_assignees USING btree (tenant_id, task_id);
CREATE INDEX task_history_correlation ON public.task_history USING btree (tenant_id, correlation_id);
CREATE INDEX task_history_gone ON public.task_history USING btree (tenant_id, occurred_at DESC, id DESC) WHERE (action = ANY (ARRAY['deleted'::text, 'merged'::text]));
CREATE INDEX task_history_newest ON public.task_history USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX task_history_stage ON public.task_history USING btree (tenant_id, stage_id, occurred_at DESC, id DESC) WHERE (stage_id IS NOT NULL);
CREATE INDEX task_history_task ON public.task_history USING btree (tenant_id, task_id, occurred_at DESC, id DESC);
CREATE INDEX task_stage_dependencies_predecessor ON public.task_stage_dependencies USING btree (tenant_id, predecessor_id);
CREATE INDEX task_stage_dependencies_task ON public.task_stage_dependencies USING btree (tenant_id, task_id);
CREATE INDEX task_stages_completed ON public.task_stages USING btree (tenant_id, completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX task_stages_definition ON public.task_stages USING btree (tenant_id, stage_definition_id) WHERE (stage_definition_id IS NOT NULL);
CREATE INDEX task_stages_lag ON public.task_stages USING btree (ready_from) WHERE ((status_category = 'pending'::text) AND (ready_from IS NOT NULL));
CREATE INDEX task_stages_open_due ON public.task_stages USING btree (tenant_id, due_date) WHERE (status_category = ANY (ARRAY['pending'::text, 'ready'::text, 'in_progress'::text]));
CREATE INDEX task_stages_overflow ON public.task_stages USING btree (tenant_id, overflowed_at) WHERE (assignment_status = 'overflow'::text);
CREATE INDEX task_stages_pairs ON public.task_stages USING gin (tenant_id, app.search_pairs(app.fold(name))) WHERE app.is_unspaced(app.fold(name));
CREATE INDEX task_stages_search ON public.task_stages USING gin (tenant_id, app.fold(name) gin_trgm_ops);
CREATE INDEX task_stages_task ON public.task_stages USING btree (tenant_id, task_id, "position", id);
CREATE INDEX task_stages_template ON public.task_stages USING btree (tenant_id, status_template_id) WHERE (status_template_id IS NOT NULL);
CREATE INDEX task_substages_completed ON public.task_substages USING btree (tenant_id, completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX task_substages_stage ON public.task_substages USING btree (tenant_id, stage_id, "position", id);
CREATE INDEX task_substages_task ON public.task_substages USING btree (tenant_id, task_id);
CREATE INDEX task_ticket_links_newest ON public.task_ticket_links USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX task_ticket_links_ticket ON public.task_ticket_links USING btree (tenant_id, ticket_id);
CREATE INDEX task_tool_runs_tool ON public.task_tool_runs USING btree (tenant_id, tool_id);
CREATE INDEX task_watchers_user ON public.task_watchers USING btree (tenant_id, user_id);
CREATE INDEX tasks_client ON public.tasks USING btree (tenant_id, client_id, created_at DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_completed ON public.tasks USING btree (tenant_id, completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX tasks_deleted ON public.tasks USING btree (tenant_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tasks_due ON public.tasks USING btree (tenant_id, due_date) INCLUDE (is_private) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL) AND (status_category = ANY (ARRAY['todo'::text, 'active'::text, 'on_hold'::text])) AND (due_date IS NOT NULL));
CREATE INDEX tasks_merged_into ON public.tasks USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX tasks_name ON public.tasks USING btree (tenant_id, lower(name), id) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_newest ON public.tasks USING btree (tenant_id, created_at DESC, id DESC) INCLUDE (is_private) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_pairs ON public.tasks USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX tasks_process ON public.tasks USING btree (tenant_id, process_definition_id, process_definition_version);
CREATE INDEX tasks_search ON public.tasks USING gin (tenant_id, search_text gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_status ON public.tasks USING btree (tenant_id, status_category, created_at DESC, id DESC) INCLUDE (is_private) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_updated ON public.tasks USING btree (tenant_id, updated_at DESC, id DESC) INCLUDE (is_private) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tax_rates_name ON public.tax_rates USING btree (tenant_id, lower(name), id);
CREATE INDEX tenants_event_lock_key ON public.tenants USING btree (app.event_lock_key(id));
CREATE INDEX tenants_suspended ON public.tenants USING btree (id) WHERE (status = 'suspended'::text);
CREATE INDEX throttles_account ON app.throttles USING btree (account) WHERE (account IS NOT NULL);
CREATE INDEX throttles_age ON app.throttles USING btree (since);
CREATE INDEX ticket_ai_interactions_draft ON public.ticket_ai_interactions USING btree (tenant_id, draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX ticket_ai_interactions_reported ON public.ticket_ai_interactions USING btree (tenant_id, created_at);
CREATE INDEX ticket_ai_interactions_request ON public.ticket_ai_interactions USING btree (tenant_id, ai_request_id);
CREATE INDEX ticket_ai_interactions_ticket ON public.ticket_ai_interactions USING btree (tenant_id, ticket_id, created_at DESC, id DESC);
CREATE INDEX ticket_ai_proposals_client ON public.ticket_ai_proposals USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX ticket_ai_proposals_interaction ON public.ticket_ai_proposals USING btree (tenant_id, interaction_id);
CREATE INDEX ticket_ai_proposals_ticket ON public.ticket_ai_proposals USING btree (tenant_id, ticket_id, confidence DESC, id DESC);
CREATE INDEX ticket_assignments_newest ON public.ticket_assignments USING btree (tenant_id, ticket_id, created_at DESC, id DESC);
CREATE INDEX ticket_assignments_turns ON public.ticket_assignments USING btree (tenant_id, created_at DESC) WHERE ((method = 'auto'::text) AND (action = 'assigned'::text));
CREATE INDEX ticket_blacklist_rules_first_hit ON public.ticket_blacklist_rules USING btree (tenant_id, last_hit_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_blacklist_rules_hits ON public.ticket_blacklist_rules USING btree (tenant_id, hit_count, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_blacklist_rules_last_hit ON public.ticket_blacklist_rules USING btree (tenant_id, last_hit_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_blacklist_rules_newest ON public.ticket_blacklist_rules USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_blacklist_rules_pattern ON public.ticket_blacklist_rules USING btree (tenant_id, lower(pattern), id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ticket_blacklist_rules_sender ON public.ticket_blacklist_rules USING btree (tenant_id, match_type, lower(pattern)) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_communications_files ON public.ticket_communications USING gin (file_ids) WHERE (file_ids <> '{}'::uuid[]);
CREATE INDEX ticket_communications_latest ON public.ticket_communications USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE UNIQUE INDEX ticket_communications_mail ON public.ticket_communications USING btree (tenant_id, mail_id, inbox_id) WHERE (mail_id IS NOT NULL);
CREATE UNIQUE INDEX ticket_communications_message ON public.ticket_communications USING btree (tenant_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX ticket_communications_pairs ON public.ticket_communications USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX ticket_communications_phone ON public.ticket_communications USING btree (tenant_id, sender_phone, occurred_at DESC) WHERE (sender_phone IS NOT NULL);
CREATE INDEX ticket_communications_raw ON public.ticket_communications USING btree (tenant_id, raw_file_id) WHERE (raw_file_id IS NOT NULL);
CREATE INDEX ticket_communications_same ON public.ticket_communications USING btree (tenant_id, inbox_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX ticket_communications_search ON public.ticket_communications USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX ticket_communications_sender ON public.ticket_communications USING btree (tenant_id, lower(sender_email), occurred_at DESC);
CREATE INDEX ticket_communications_ticket ON public.ticket_communications USING btree (tenant_id, ticket_id) WHERE (ticket_id IS NOT NULL);
CREATE INDEX ticket_correspondents_address ON public.ticket_correspondents USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX ticket_correspondents_calls ON public.ticket_correspondents USING btree (tenant_id, phone, created_at DESC) WHERE ((role = 'requester'::text) AND (phone IS NOT NULL));
CREATE UNIQUE INDEX ticket_correspondents_email ON public.ticket_correspondents USING btree (tenant_id, ticket_id, lower(email)) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX ticket_correspondents_phone ON public.ticket_correspondents USING btree (tenant_id, ticket_id, phone) WHERE (phone IS NOT NULL);
CREATE UNIQUE INDEX ticket_correspondents_requester ON public.ticket_correspondents USING btree (tenant_id, ticket_id) WHERE (role = 'requester'::text);
CREATE INDEX ticket_correspondents_requests ON public.ticket_correspondents USING btree (tenant_id, email_key, created_at DESC) WHERE ((role = 'requester'::text) AND (email_key IS NOT NULL));
CREATE INDEX ticket_draft_reviews_author ON public.ticket_draft_reviews USING btree (tenant_id, created_by, submitted_at);
CREATE INDEX ticket_draft_reviews_decided ON public.ticket_draft_reviews USING btree (tenant_id, decided_at DESC NULLS LAST, id DESC);
CREATE INDEX ticket_draft_reviews_draft ON public.ticket_draft_reviews USING btree (tenant_id, draft_id, submitted_at DESC);
CREATE UNIQUE INDEX ticket_draft_reviews_open ON public.ticket_draft_reviews USING btree (tenant_id, draft_id) WHERE (status = 'pending_review'::text);
CREATE INDEX ticket_draft_reviews_submitted ON public.ticket_draft_reviews USING btree (tenant_id, submitted_at DESC, id DESC);
CREATE INDEX ticket_draft_reviews_ticket ON public.ticket_draft_reviews USING btree (tenant_id, ticket_id, submitted_at DESC, id DESC);
CREATE INDEX ticket_drafts_changed ON public.ticket_drafts USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX ticket_drafts_live ON public.ticket_drafts USING btree (tenant_id, ticket_id, author_id) WHERE (status = ANY (ARRAY['editing'::text, 'pending_review'::text, 'changes_requested'::text, 'approved'::text]));
CREATE INDEX ticket_drafts_newest ON public.ticket_drafts USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX ticket_drafts_submitted ON public.ticket_drafts USING btree (tenant_id, submitted_at DESC NULLS LAST, id DESC);
CREATE INDEX ticket_drafts_ticket ON public.ticket_drafts USING btree (tenant_id, ticket_id, created_at, id);
CREATE INDEX ticket_duplicates_second ON public.ticket_duplicates USING btree (tenant_id, second_id);
CREATE INDEX ticket_inbox_addresses_connection ON public.ticket_inbox_addresses USING btree (tenant_id, connection_id) WHERE (connection_id IS NOT NULL);
CREATE INDEX ticket_inbox_addresses_domain ON public.ticket_inbox_addresses USING btree (tenant_id, lower(split_part(value, '@'::text, 2))) WHERE (channel = 'email'::text);
CREATE UNIQUE INDEX ticket_inbox_addresses_forwarding ON public.ticket_inbox_addresses USING btree (forwarding_key, tenant_id) WHERE (forwarding_key IS NOT NULL);
CREATE INDEX ticket_inbox_addresses_inbox ON public.ticket_inbox_addresses USING btree (tenant_id, inbox_id, "position");
CREATE UNIQUE INDEX ticket_inbox_addresses_value ON public.ticket_inbox_addresses USING btree (tenant_id, channel, lower(value));
CREATE UNIQUE INDEX ticket_inboxes_name ON public.ticket_inboxes USING btree (tenant_id, app.fold(name)) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_intake_decisions_communication ON public.ticket_intake_decisions USING btree (tenant_id, communication_id);
CREATE INDEX ticket_intake_decisions_newest ON public.ticket_intake_decisions USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX ticket_intake_decisions_ticket ON public.ticket_intake_decisions USING btree (tenant_id, ticket_id) WHERE (ticket_id IS NOT NULL);
CREATE INDEX ticket_messages_conversation ON public.ticket_messages USING btree (tenant_id, conversation_key, created_at DESC) WHERE (conversation_key IS NOT NULL);
CREATE UNIQUE INDEX ticket_messages_external ON public.ticket_messages USING btree (tenant_id, ticket_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX ticket_messages_latest ON public.ticket_messages USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX ticket_messages_newest ON public.ticket_messages USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX ticket_messages_of_ticket ON public.ticket_messages USING btree (tenant_id, ticket_id, occurred_at DESC, id DESC);
CREATE INDEX ticket_messages_pairs ON public.ticket_messages USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((erased_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX ticket_messages_queued ON public.ticket_messages USING btree (tenant_id, ticket_id) WHERE (delivery_status = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX ticket_messages_reference ON public.ticket_messages USING btree (tenant_id, md5(message_reference)) WHERE (message_reference IS NOT NULL);
CREATE INDEX ticket_messages_search ON public.ticket_messages USING gin (tenant_id, search_text gin_trgm_ops) WHERE (erased_at IS NULL);
CREATE UNIQUE INDEX ticket_messages_sequence ON public.ticket_messages USING btree (tenant_id, ticket_id, sequence);
CREATE INDEX ticket_messages_waiting ON public.ticket_messages USING btree (tenant_id, ticket_id) WHERE (delivery_status = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX ticket_reply_templates_changed ON public.ticket_reply_templates USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_reply_templates_last_used ON public.ticket_reply_templates USING btree (tenant_id, last_used_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_reply_templates_most_used ON public.ticket_reply_templates USING btree (tenant_id, usage_count DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_reply_templates_name ON public.ticket_reply_templates USING btree (tenant_id, lower(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_reply_templates_newest ON public.ticket_reply_templates USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ticket_reply_templates_own_name ON public.ticket_reply_templates USING btree (tenant_id, created_by, app.fold(name)) WHERE ((deleted_at IS NULL) AND (visibility = 'personal'::text));
CREATE UNIQUE INDEX ticket_reply_templates_own_shortcut ON public.ticket_reply_templates USING btree (tenant_id, created_by, shortcut) WHERE ((deleted_at IS NULL) AND (visibility = 'personal'::text));
CREATE UNIQUE INDEX ticket_reply_templates_shared_name ON public.ticket_reply_templates USING btree (tenant_id, app.fold(name)) WHERE ((deleted_at IS NULL) AND (visibility = 'shared'::text));
CREATE UNIQUE INDEX ticket_reply_templates_shared_shortcut ON public.ticket_reply_templates USING btree (tenant_id, shortcut) WHERE ((deleted_at IS NULL) AND (visibility = 'shared'::text));
CREATE UNIQUE INDEX ticket_review_items_communication ON public.ticket_review_items USING btree (tenant_id, communication_id);
CREATE INDEX ticket_review_items_confidence ON public.ticket_review_items USING btree (tenant_id, confidence DESC NULLS LAST, id DESC);
CREATE INDEX ticket_review_items_doubt ON public.ticket_review_items USING btree (tenant_id, confidence, id);
CREATE INDEX ticket_review_items_expiry ON public.ticket_review_items USING btree (tenant_id, expires_at DESC, id DESC);
CREATE INDEX ticket_review_items_pending ON public.ticket_review_items USING btree (tenant_id, inbox_id) WHERE (status = 'pending'::text);
CREATE INDEX ticket_review_items_received ON public.ticket_review_items USING btree (tenant_id, received_at DESC, id DESC);
CREATE UNIQUE INDEX ticket_routing_rules_name ON public.ticket_routing_rules USING btree (tenant_id, app.fold(name)) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_routing_rules_order ON public.ticket_routing_rules USING btree (tenant_id, "position", id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ticket_senders_address ON public.ticket_senders USING btree (tenant_id, lower(sender_address)) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_senders_user ON public.ticket_senders USING btree (tenant_id, user_id);
CREATE INDEX ticket_sendings_provider ON public.ticket_sendings USING btree (tenant_id, connection_id, provider_message_id) WHERE (provider_message_id IS NOT NULL);
CREATE INDEX ticket_sla_clocks_due ON public.ticket_sla_clocks USING btree (tenant_id, status, due_at);
CREATE INDEX ticket_sla_policies_inbox ON public.ticket_sla_policies USING btree (tenant_id, inbox_id, "position");
CREATE INDEX ticket_whitelist_rules_first_hit ON public.ticket_whitelist_rules USING btree (tenant_id, last_hit_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_whitelist_rules_hits ON public.ticket_whitelist_rules USING btree (tenant_id, hit_count, id) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_whitelist_rules_last_hit ON public.ticket_whitelist_rules USING btree (tenant_id, last_hit_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_whitelist_rules_newest ON public.ticket_whitelist_rules USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX ticket_whitelist_rules_pattern ON public.ticket_whitelist_rules USING btree (tenant_id, lower(pattern), id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX ticket_whitelist_rules_sender ON public.ticket_whitelist_rules USING btree (tenant_id, match_type, lower(pattern)) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_assigned ON public.tickets USING gin (assigned_to) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL) AND (status_category <> ALL (ARRAY['resolved'::text, 'closed'::text])));
CREATE INDEX tickets_changed ON public.tickets USING btree (tenant_id, updated_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_client ON public.tickets USING btree (tenant_id, client_id, created_at DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE UNIQUE INDEX tickets_external ON public.tickets USING btree (tenant_id, external_id) WHERE ((external_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX tickets_first_message ON public.tickets USING btree (tenant_id, last_message_at, id) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_follow_ups ON public.tickets USING btree (tenant_id, follow_up_of_id) WHERE (follow_up_of_id IS NOT NULL);
CREATE INDEX tickets_inbox ON public.tickets USING btree (tenant_id, inbox_id, status_category);
CREATE INDEX tickets_last_activity ON public.tickets USING btree (tenant_id, last_activity_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_last_message ON public.tickets USING btree (tenant_id, last_message_at DESC NULLS LAST, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_merged ON public.tickets USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX tickets_newest ON public.tickets USING btree (tenant_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_pairs ON public.tickets USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX tickets_priority ON public.tickets USING btree (tenant_id, priority_rank DESC, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_search ON public.tickets USING gin (tenant_id, search_text gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_sla_due ON public.tickets USING btree (tenant_id, sla_due_at DESC NULLS LAST, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_sla_first_due ON public.tickets USING btree (tenant_id, sla_due_at, id) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_subject ON public.tickets USING btree (tenant_id, lower(subject), id) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX time_entries_changed ON public.time_entries USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX time_entries_client ON public.time_entries USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX time_entries_day ON public.time_entries USING btree (tenant_id, spent_on, user_id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_first_ended ON public.time_entries USING btree (tenant_id, ended_at, id);
CREATE INDEX time_entries_invoice ON public.time_entries USING btree (tenant_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX time_entries_last_ended ON public.time_entries USING btree (tenant_id, ended_at DESC NULLS LAST, id DESC);
CREATE INDEX time_entries_latest ON public.time_entries USING btree (tenant_id, begins_at DESC, id DESC);
CREATE INDEX time_entries_longest ON public.time_entries USING btree (tenant_id, duration_seconds DESC NULLS LAST, id DESC);
CREATE INDEX time_entries_newest ON public.time_entries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX time_entries_of_member ON public.time_entries USING btree (tenant_id, user_id, begins_at DESC, id DESC);
CREATE UNIQUE INDEX time_entries_one_timer ON public.time_entries USING btree (tenant_id, user_id) WHERE ((duration_seconds IS NULL) AND (deleted_at IS NULL));
CREATE INDEX time_entries_pairs ON public.time_entries USING gin (tenant_id, app.search_pairs(search_text)) WHERE (true AND app.is_unspaced(search_text));
CREATE INDEX time_entries_search ON public.time_entries USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX time_entries_shortest ON public.time_entries USING btree (tenant_id, duration_seconds, id);
CREATE INDEX time_entries_stage ON public.time_entries USING btree (tenant_id, task_stage_id) WHERE (task_stage_id IS NOT NULL);
CREATE INDEX time_entries_task ON public.time_entries USING btree (tenant_id, task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX time_entries_ticket ON public.time_entries USING btree (tenant_id, ticket_id) WHERE (ticket_id IS NOT NULL);
CREATE INDEX time_periods_changed ON public.time_periods USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX time_periods_latest ON public.time_periods USING btree (tenant_id, starts_on DESC, id DESC);
CREATE INDEX time_periods_of_member ON public.time_periods USING btree (tenant_id, user_id, starts_on) WHERE (status = 'locked'::text);
CREATE INDEX timers_due ON public.timers USING btree (tenant_id, due_at) WHERE (parked_at IS NULL);
CREATE INDEX timers_next ON public.timers USING btree (due_at) WHERE (parked_at IS NULL);
CREATE INDEX timers_parked ON public.timers USING btree (parked_at) WHERE (parked_at IS NOT NULL);
CREATE INDEX training_assessments_course ON public.training_assessments USING btree (tenant_id, course_id, "position");
CREATE INDEX training_assessments_module ON public.training_assessments USING btree (tenant_id, module_id) WHERE (module_id IS NOT NULL);
CREATE INDEX training_attempts_assessment ON public.training_attempts USING btree (tenant_id, assessment_id, submitted_at) WHERE (assessment_id IS NOT NULL);
CREATE INDEX training_attempts_lesson ON public.training_attempts USING btree (tenant_id, lesson_id, user_id, submitted_at DESC, id DESC) WHERE (lesson_id IS NOT NULL);
CREATE UNIQUE INDEX training_attempts_number ON public.training_attempts USING btree (tenant_id, enrollment_id, COALESCE(assessment_id, block_id), attempt_number);
CREATE UNIQUE INDEX training_attempts_open ON public.training_attempts USING btree (tenant_id, enrollment_id, assessment_id) WHERE (status = 'open'::text);
CREATE INDEX training_blocks_course ON public.training_blocks USING btree (tenant_id, course_id);
CREATE INDEX training_blocks_lesson ON public.training_blocks USING btree (tenant_id, lesson_id, "position");
CREATE INDEX training_blocks_linked ON public.training_blocks USING btree (tenant_id, ((content ->> 'sop_id'::text))) WHERE (((content ->> 'type'::text) = 'sop'::text) AND (deleted_at IS NULL));
CREATE INDEX training_certifications_active ON public.training_certifications USING btree (tenant_id, course_id, user_id) WHERE ((revoked_at IS NULL) AND (superseded_by_id IS NULL));
CREATE INDEX training_certifications_code ON public.training_certifications USING btree (code);
CREATE INDEX training_certifications_course ON public.training_certifications USING btree (tenant_id, course_id, user_id);
CREATE INDEX training_certifications_enrollment ON public.training_certifications USING btree (tenant_id, enrollment_id);
CREATE INDEX training_certifications_expires ON public.training_certifications USING btree (tenant_id, expires_at DESC NULLS LAST, id DESC);
CREATE INDEX training_certifications_issued ON public.training_certifications USING btree (tenant_id, issued_at DESC, id DESC);
CREATE INDEX training_certifications_user ON public.training_certifications USING btree (tenant_id, user_id, issued_at DESC);
CREATE INDEX training_courses_cover ON public.training_courses USING btree (tenant_id, cover_file_id) WHERE (cover_file_id IS NOT NULL);
CREATE INDEX training_courses_created ON public.training_courses USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX training_courses_folder ON public.training_courses USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE INDEX training_courses_minutes ON public.training_courses USING btree (tenant_id, estimated_minutes DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX training_courses_name ON public.training_courses USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX training_courses_owner ON public.training_courses USING btree (tenant_id, owner_id) WHERE (deleted_at IS NULL);
CREATE INDEX training_courses_pairs ON public.training_courses USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX training_courses_published ON public.training_courses USING btree (tenant_id, published_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX training_courses_search ON public.training_courses USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX training_courses_template ON public.training_courses USING btree (tenant_id, template_id) WHERE (template_id IS NOT NULL);
CREATE INDEX training_courses_updated ON public.training_courses USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX training_enrollment_sources_source ON public.training_enrollment_sources USING btree (tenant_id, source_id) WHERE (source_id IS NOT NULL);
CREATE INDEX training_enrollments_activity ON public.training_enrollments USING btree (tenant_id, last_activity_at DESC NULLS LAST, id DESC);
CREATE INDEX training_enrollments_assigned ON public.training_enrollments USING btree (tenant_id, assigned_at DESC, id DESC);
CREATE INDEX training_enrollments_completed ON public.training_enrollments USING btree (tenant_id, completed_at DESC, id DESC) WHERE (status = 'completed'::text);
CREATE INDEX training_enrollments_course ON public.training_enrollments USING btree (tenant_id, course_id, status);
CREATE INDEX training_enrollments_due ON public.training_enrollments USING btree (tenant_id, due_date, id);
CREATE UNIQUE INDEX training_enrollments_latest ON public.training_enrollments USING btree (tenant_id, course_id, user_id) WHERE is_latest;
CREATE INDEX training_enrollments_mine ON public.training_enrollments USING btree (tenant_id, user_id, course_id) WHERE is_latest;
CREATE INDEX training_exemptions_user ON public.training_exemptions USING btree (tenant_id, user_id);
CREATE INDEX training_lesson_progress_lesson ON public.training_lesson_progress USING btree (tenant_id, lesson_id);
CREATE INDEX training_lessons_course ON public.training_lessons USING btree (tenant_id, course_id);
CREATE INDEX training_lessons_module ON public.training_lessons USING btree (tenant_id, module_id, "position");
CREATE INDEX training_lessons_pairs ON public.training_lessons USING gin (tenant_id, app.search_pairs(search_text)) WHERE ((deleted_at IS NULL) AND app.is_unspaced(search_text));
CREATE INDEX training_lessons_search ON public.training_lessons USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX training_modules_course ON public.training_modules USING btree (tenant_id, course_id, "position");
CREATE UNIQUE INDEX training_modules_name ON public.training_modules USING btree (tenant_id, course_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX training_requirements_course ON public.training_requirements USING btree (tenant_id, course_id) WHERE (course_id IS NOT NULL);
CREATE INDEX training_requirements_path ON public.training_requirements USING btree (tenant_id, learning_path_id) WHERE (learning_path_id IS NOT NULL);
CREATE UNIQUE INDEX training_reviews_attempt ON public.training_reviews USING btree (tenant_id, attempt_id) WHERE (attempt_id IS NOT NULL);
CREATE INDEX training_reviews_created ON public.training_reviews USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX training_reviews_decided ON public.training_reviews USING btree (tenant_id, decided_at DESC NULLS LAST, id DESC);
CREATE UNIQUE INDEX training_reviews_pending ON public.training_reviews USING btree (tenant_id, enrollment_id) WHERE ((kind = 'course'::text) AND (status = 'pending'::text));
CREATE INDEX training_reviews_user ON public.training_reviews USING btree (tenant_id, user_id);
CREATE INDEX training_video_progress_block ON public.training_video_progress USING btree (tenant_id, block_id);
CREATE INDEX training_video_progress_updated ON public.training_video_progress USING btree (tenant_id, updated_at DESC, block_id, enrollment_id);
CREATE INDEX users_account ON public.users USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (tenant_id, lower(email)) WHERE (status <> 'removed'::text);
CREATE INDEX users_newest ON public.users USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX views_default ON public.views USING btree (tenant_id, record_kind, custom_object_id) NULLS NOT DISTINCT WHERE (is_default AND (deleted_at IS NULL));
CREATE INDEX views_folder ON public.views USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE INDEX views_list ON public.views USING btree (tenant_id, record_kind) WHERE (deleted_at IS NULL);
CREATE INDEX views_newest ON public.views USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING brin (created_at);
CREATE INDEX webhook_deliveries_event ON public.webhook_deliveries USING btree (tenant_id, event_id);
CREATE INDEX webhook_deliveries_failed ON public.webhook_deliveries USING btree (tenant_id, created_at) WHERE (status = ANY (ARRAY['exhausted'::text, 'skipped'::text]));
CREATE INDEX webhook_deliveries_failing ON public.webhook_deliveries USING btree (tenant_id, last_attempt_at DESC, id DESC) WHERE (status = ANY (ARRAY['retrying'::text, 'exhausted'::text]));
CREATE INDEX webhook_deliveries_lane ON public.webhook_deliveries USING btree (tenant_id, endpoint_id) WHERE (lane_at IS NOT NULL);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_records ON public.webhook_deliveries USING gin (tenant_id, record_ids);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (tenant_id, endpoint_id, next_attempt_at) WHERE ((lane_at IS NULL) AND (status = ANY (ARRAY['pending'::text, 'retrying'::text])));

create policy owner_access on accounts for all to owner using (true) with check (true);
create policy owner_access on agency_field_values for all to owner using (true) with check (true);
create policy tenant_isolation on agency_field_values for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on agency_quotas for all to owner using (true) with check (true);
create policy tenant_isolation on agency_quotas for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on agency_usage for all to owner using (true) with check (true);
create policy tenant_isolation on agency_usage for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ai_credit_purchases for all to owner using (true) with check (true);
create policy tenant_isolation on ai_credit_purchases for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ai_memories for all to owner using (true) with check (true);
create policy tenant_isolation on ai_memories for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ai_memory_refreshes for all to owner using (true) with check (true);
create policy tenant_isolation on ai_memory_refreshes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ai_presets for all to owner using (true) with check (true);
create policy tenant_isolation on ai_presets for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ai_requests for all to owner using (true) with check (true);
create policy tenant_isolation on ai_requests for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ai_settings for all to owner using (true) with check (true);
create policy tenant_isolation on ai_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on api_keys for all to owner using (true) with check (true);
create policy tenant_isolation on api_keys for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on api_request_hours for all to owner using (true) with check (true);
create policy tenant_isolation on api_request_hours for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on api_request_logs for all to owner using (true) with check (true);
create policy tenant_isolation on api_request_logs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on assignment_decisions for all to owner using (true) with check (true);
create policy tenant_isolation on assignment_decisions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on assignment_rules for all to owner using (true) with check (true);
create policy tenant_isolation on assignment_rules for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on audit_log for all to owner using (true) with check (true);
create policy tenant_isolation on audit_log for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on auth_events for all to owner using (true) with check (true);
create policy tenant_isolation on auth_events for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_answer_files for all to owner using (true) with check (true);
create policy tenant_isolation on automation_answer_files for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_execution_items for all to owner using (true) with check (true);
create policy tenant_isolation on automation_execution_items for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_executions for all to owner using (true) with check (true);
create policy tenant_isolation on automation_executions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_hits for all to owner using (true) with check (true);
create policy tenant_isolation on automation_hits for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_inbound_webhooks for all to owner using (true) with check (true);
create policy tenant_isolation on automation_inbound_webhooks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_missed_runs for all to owner using (true) with check (true);
create policy tenant_isolation on automation_missed_runs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_price_changes for all to owner using (true) with check (true);
create policy tenant_isolation on automation_price_changes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_settings for all to owner using (true) with check (true);
create policy tenant_isolation on automation_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_test_runs for all to owner using (true) with check (true);
create policy tenant_isolation on automation_test_runs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_test_steps for all to owner using (true) with check (true);
create policy tenant_isolation on automation_test_steps for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automation_versions for all to owner using (true) with check (true);
create policy tenant_isolation on automation_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on automations for all to owner using (true) with check (true);
create policy tenant_isolation on automations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on background_jobs for all to owner using (true) with check (true);
create policy tenant_isolation on background_jobs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on billing_settings for all to owner using (true) with check (true);
create policy tenant_isolation on billing_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on bounced_addresses for all to owner using (true) with check (true);
create policy tenant_isolation on bounced_addresses for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on builder_sessions for all to owner using (true) with check (true);
create policy tenant_isolation on builder_sessions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on certificate_template_versions for all to owner using (true) with check (true);
create policy tenant_isolation on certificate_template_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on certificate_templates for all to owner using (true) with check (true);
create policy tenant_isolation on certificate_templates for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on channel_arrivals for all to owner using (true) with check (true);
create policy tenant_isolation on channel_arrivals for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on channel_connections for all to owner using (true) with check (true);
create policy tenant_isolation on channel_connections for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on chat_channels for all to owner using (true) with check (true);
create policy tenant_isolation on chat_channels for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on chat_members for all to owner using (true) with check (true);
create policy tenant_isolation on chat_members for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on chat_messages for all to owner using (true) with check (true);
create policy tenant_isolation on chat_messages for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on chat_reactions for all to owner using (true) with check (true);
create policy tenant_isolation on chat_reactions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_billing_addresses for all to owner using (true) with check (true);
create policy tenant_isolation on client_billing_addresses for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_billing_history for all to owner using (true) with check (true);
create policy tenant_isolation on client_billing_history for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_billing_recipients for all to owner using (true) with check (true);
create policy tenant_isolation on client_billing_recipients for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_billing_settings for all to owner using (true) with check (true);
create policy tenant_isolation on client_billing_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_contact_keys for all to owner using (true) with check (true);
create policy tenant_isolation on client_contact_keys for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_integration_accounts for all to owner using (true) with check (true);
create policy tenant_isolation on client_integration_accounts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_list_preferences for all to owner using (true) with check (true);
create policy tenant_isolation on client_list_preferences for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_note_favorites for all to owner using (true) with check (true);
create policy tenant_isolation on client_note_favorites for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_notes for all to owner using (true) with check (true);
create policy tenant_isolation on client_notes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_payment_terms for all to owner using (true) with check (true);
create policy tenant_isolation on client_payment_terms for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_pins for all to owner using (true) with check (true);
create policy tenant_isolation on client_pins for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_profile_fields for all to owner using (true) with check (true);
create policy tenant_isolation on client_profile_fields for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_profiles for all to owner using (true) with check (true);
create policy tenant_isolation on client_profiles for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_program_periods for all to owner using (true) with check (true);
create policy tenant_isolation on client_program_periods for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_program_processes for all to owner using (true) with check (true);
create policy tenant_isolation on client_program_processes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_program_prorations for all to owner using (true) with check (true);
create policy tenant_isolation on client_program_prorations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_program_tasks for all to owner using (true) with check (true);
create policy tenant_isolation on client_program_tasks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_programs for all to owner using (true) with check (true);
create policy tenant_isolation on client_programs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_service_categories for all to owner using (true) with check (true);
create policy tenant_isolation on client_service_categories for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_service_selections for all to owner using (true) with check (true);
create policy tenant_isolation on client_service_selections for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_services for all to owner using (true) with check (true);
create policy tenant_isolation on client_services for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_status_options for all to owner using (true) with check (true);
create policy tenant_isolation on client_status_options for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_tax_exemptions for all to owner using (true) with check (true);
create policy tenant_isolation on client_tax_exemptions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_ticket_ai_overrides for all to owner using (true) with check (true);
create policy tenant_isolation on client_ticket_ai_overrides for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on clients for all to owner using (true) with check (true);
create policy tenant_isolation on clients for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on comment_activity for all to owner using (true) with check (true);
create policy tenant_isolation on comment_activity for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on comment_reactions for all to owner using (true) with check (true);
create policy tenant_isolation on comment_reactions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on comments for all to owner using (true) with check (true);
create policy tenant_isolation on comments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on connection_calls for all to owner using (true) with check (true);
create policy tenant_isolation on connection_calls for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on connection_subaccounts for all to owner using (true) with check (true);
create policy tenant_isolation on connection_subaccounts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on connections for all to owner using (true) with check (true);
create policy tenant_isolation on connections for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on contact_matching_settings for all to owner using (true) with check (true);
create policy tenant_isolation on contact_matching_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on content_removals for all to owner using (true) with check (true);
create policy tenant_isolation on content_removals for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on credit_note_lines for all to owner using (true) with check (true);
create policy tenant_isolation on credit_note_lines for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on credit_notes for all to owner using (true) with check (true);
create policy tenant_isolation on credit_notes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_object_links for all to owner using (true) with check (true);
create policy tenant_isolation on custom_object_links for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_object_numbers for all to owner using (true) with check (true);
create policy tenant_isolation on custom_object_numbers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_object_record_links for all to owner using (true) with check (true);
create policy tenant_isolation on custom_object_record_links for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_object_records for all to owner using (true) with check (true);
create policy tenant_isolation on custom_object_records for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_object_relationships for all to owner using (true) with check (true);
create policy tenant_isolation on custom_object_relationships for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_objects for all to owner using (true) with check (true);
create policy tenant_isolation on custom_objects for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on data_exports for all to owner using (true) with check (true);
create policy tenant_isolation on data_exports for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on data_import_claims for all to owner using (true) with check (true);
create policy tenant_isolation on data_import_claims for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on data_import_keys for all to owner using (true) with check (true);
create policy tenant_isolation on data_import_keys for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on data_import_rows for all to owner using (true) with check (true);
create policy tenant_isolation on data_import_rows for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on data_imports for all to owner using (true) with check (true);
create policy tenant_isolation on data_imports for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on department_levels for all to owner using (true) with check (true);
create policy tenant_isolation on department_levels for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on department_members for all to owner using (true) with check (true);
create policy tenant_isolation on department_members for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on departments for all to owner using (true) with check (true);
create policy tenant_isolation on departments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on email_deliveries for all to owner using (true) with check (true);
create policy tenant_isolation on email_deliveries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on email_delivery_steps for all to owner using (true) with check (true);
create policy tenant_isolation on email_delivery_steps for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on employee_compensations for all to owner using (true) with check (true);
create policy tenant_isolation on employee_compensations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on employee_schedules for all to owner using (true) with check (true);
create policy tenant_isolation on employee_schedules for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on entity_layout_versions for all to owner using (true) with check (true);
create policy tenant_isolation on entity_layout_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on entity_layouts for all to owner using (true) with check (true);
create policy tenant_isolation on entity_layouts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on entity_pins for all to owner using (true) with check (true);
create policy tenant_isolation on entity_pins for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalation_next_steps for all to owner using (true) with check (true);
create policy tenant_isolation on escalation_next_steps for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalation_participants for all to owner using (true) with check (true);
create policy tenant_isolation on escalation_participants for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalation_recommendations for all to owner using (true) with check (true);
create policy tenant_isolation on escalation_recommendations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalation_settings for all to owner using (true) with check (true);
create policy tenant_isolation on escalation_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalation_tasks for all to owner using (true) with check (true);
create policy tenant_isolation on escalation_tasks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalation_tickets for all to owner using (true) with check (true);
create policy tenant_isolation on escalation_tickets for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on escalations for all to owner using (true) with check (true);
create policy tenant_isolation on escalations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on events for all to owner using (true) with check (true);
create policy tenant_isolation on events for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on field_history for all to owner using (true) with check (true);
create policy tenant_isolation on field_history for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on field_unique_values for all to owner using (true) with check (true);
create policy tenant_isolation on field_unique_values for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on field_versions for all to owner using (true) with check (true);
create policy tenant_isolation on field_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on fields for all to owner using (true) with check (true);
create policy tenant_isolation on fields for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on file_imports for all to owner using (true) with check (true);
create policy tenant_isolation on file_imports for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on file_readings for all to owner using (true) with check (true);
create policy tenant_isolation on file_readings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on folders for all to owner using (true) with check (true);
create policy tenant_isolation on folders for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_erased_choices for all to owner using (true) with check (true);
create policy tenant_isolation on form_erased_choices for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_files for all to owner using (true) with check (true);
create policy tenant_isolation on form_files for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_links for all to owner using (true) with check (true);
create policy tenant_isolation on form_links for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_submissions for all to owner using (true) with check (true);
create policy tenant_isolation on form_submissions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_uploads for all to owner using (true) with check (true);
create policy tenant_isolation on form_uploads for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_versions for all to owner using (true) with check (true);
create policy tenant_isolation on form_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on form_views for all to owner using (true) with check (true);
create policy tenant_isolation on form_views for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on forms for all to owner using (true) with check (true);
create policy tenant_isolation on forms for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on geocode_cache for all to owner using (true) with check (true);
create policy tenant_isolation on geocode_cache for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on geocoder_turns for all to owner using (true) with check (true);
create policy tenant_isolation on geocoder_turns for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on hosted_tokens for all to owner using (true) with check (true);
create policy tenant_isolation on hosted_tokens for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on idempotency_keys for all to owner using (true) with check (true);
create policy tenant_isolation on idempotency_keys for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on inbound_mails for all to owner using (true) with check (true);
create policy tenant_isolation on inbound_mails for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on inbound_webhook_deliveries for all to owner using (true) with check (true);
create policy tenant_isolation on inbound_webhook_deliveries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on invoice_lines for all to owner using (true) with check (true);
create policy tenant_isolation on invoice_lines for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on invoices for all to owner using (true) with check (true);
create policy tenant_isolation on invoices for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on layout_settings for all to owner using (true) with check (true);
create policy tenant_isolation on layout_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on layout_uses for all to owner using (true) with check (true);
create policy tenant_isolation on layout_uses for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on learning_path_courses for all to owner using (true) with check (true);
create policy tenant_isolation on learning_path_courses for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on learning_paths for all to owner using (true) with check (true);
create policy tenant_isolation on learning_paths for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ledger_accounts for all to owner using (true) with check (true);
create policy tenant_isolation on ledger_accounts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ledger_entries for all to owner using (true) with check (true);
create policy tenant_isolation on ledger_entries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ledger_lots for all to owner using (true) with check (true);
create policy tenant_isolation on ledger_lots for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ledger_reservations for all to owner using (true) with check (true);
create policy tenant_isolation on ledger_reservations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mail_domains for all to owner using (true) with check (true);
create policy tenant_isolation on mail_domains for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mail_intakes for all to owner using (true) with check (true);
create policy tenant_isolation on mail_intakes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mail_reports for all to owner using (true) with check (true);
create policy tenant_isolation on mail_reports for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on managed_files for all to owner using (true) with check (true);
create policy tenant_isolation on managed_files for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on managed_upload_parts for all to owner using (true) with check (true);
create policy tenant_isolation on managed_upload_parts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on managed_uploads for all to owner using (true) with check (true);
create policy tenant_isolation on managed_uploads for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on map_layer_features for all to owner using (true) with check (true);
create policy tenant_isolation on map_layer_features for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on map_layers for all to owner using (true) with check (true);
create policy tenant_isolation on map_layers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy every_agency_reads on marketplace_categories for select to app using ((app.tenant_id() IS NOT NULL)) with check ();
create policy owner_access on marketplace_categories for all to owner using (true) with check (true);
create policy owner_access on marketplace_downloads for all to owner using (true) with check (true);
create policy tenant_isolation on marketplace_downloads for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on marketplace_imports for all to owner using (true) with check (true);
create policy tenant_isolation on marketplace_imports for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on marketplace_items for all to owner using (true) with check (true);
create policy published_own_or_acquired on marketplace_items for select to app using (((app.tenant_id() IS NOT NULL) AND ((status = 'published'::text) OR (publisher_id = app.tenant_id()) OR (id IN ( SELECT d.item_id
   FROM marketplace_downloads d
  WHERE (d.status = 'acquired'::text)))))) with check ();
create policy publisher_inserts on marketplace_items for insert to app using () with check ((publisher_id = app.tenant_id()));
create policy publisher_updates on marketplace_items for update to app using ((publisher_id = app.tenant_id())) with check ((publisher_id = app.tenant_id()));
create policy owner_access on marketplace_listings for all to owner using (true) with check (true);
create policy tenant_isolation on marketplace_listings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy own_or_acquired on marketplace_packages for select to app using (((item_id IN ( SELECT d.item_id
   FROM marketplace_downloads d
  WHERE (d.status = 'acquired'::text))) OR (EXISTS ( SELECT
   FROM marketplace_items i
  WHERE ((i.id = marketplace_packages.item_id) AND (i.publisher_id = app.tenant_id())))))) with check ();
create policy owner_access on marketplace_packages for all to owner using (true) with check (true);
create policy publisher_inserts on marketplace_packages for insert to app using () with check ((EXISTS ( SELECT
   FROM marketplace_items i
  WHERE ((i.id = marketplace_packages.item_id) AND (i.publisher_id = app.tenant_id())))));
create policy owner_access on marketplace_payout_settings for all to owner using (true) with check (true);
create policy tenant_isolation on marketplace_payout_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on marketplace_ratings for all to owner using (true) with check (true);
create policy rater_deletes on marketplace_ratings for delete to app using ((agency_id = app.tenant_id())) with check ();
create policy rater_inserts on marketplace_ratings for insert to app using () with check (((agency_id = app.tenant_id()) AND (item_id IN ( SELECT d.item_id
   FROM marketplace_downloads d
  WHERE (d.status = 'acquired'::text)))));
create policy rater_updates on marketplace_ratings for update to app using ((agency_id = app.tenant_id())) with check ((agency_id = app.tenant_id()));
create policy readers_of_the_item on marketplace_ratings for select to app using ((EXISTS ( SELECT
   FROM marketplace_items i
  WHERE (i.id = marketplace_ratings.item_id)))) with check ();
create policy owner_access on marketplace_versions for all to owner using (true) with check (true);
create policy publisher_inserts on marketplace_versions for insert to app using () with check ((EXISTS ( SELECT
   FROM marketplace_items i
  WHERE ((i.id = marketplace_versions.item_id) AND (i.publisher_id = app.tenant_id())))));
create policy readers_of_the_item on marketplace_versions for select to app using ((EXISTS ( SELECT
   FROM marketplace_items i
  WHERE (i.id = marketplace_versions.item_id)))) with check ();
create policy owner_access on mcp_calls for all to owner using (true) with check (true);
create policy tenant_isolation on mcp_calls for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mcp_connection_tools for all to owner using (true) with check (true);
create policy tenant_isolation on mcp_connection_tools for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mcp_connections for all to owner using (true) with check (true);
create policy tenant_isolation on mcp_connections for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mcp_conversations for all to owner using (true) with check (true);
create policy tenant_isolation on mcp_conversations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on modals for all to owner using (true) with check (true);
create policy tenant_isolation on modals for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on navigation_items for all to owner using (true) with check (true);
create policy tenant_isolation on navigation_items for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notification_deliveries for all to owner using (true) with check (true);
create policy tenant_isolation on notification_deliveries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notification_preferences for all to owner using (true) with check (true);
create policy tenant_isolation on notification_preferences for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notification_settings for all to owner using (true) with check (true);
create policy tenant_isolation on notification_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notification_subscriptions for all to owner using (true) with check (true);
create policy tenant_isolation on notification_subscriptions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notification_templates for all to owner using (true) with check (true);
create policy tenant_isolation on notification_templates for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notifications for all to owner using (true) with check (true);
create policy tenant_isolation on notifications for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on number_series for all to owner using (true) with check (true);
create policy tenant_isolation on number_series for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on oauth_grants for all to owner using (true) with check (true);
create policy tenant_isolation on oauth_grants for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on payment_events for all to owner using (true) with check (true);
create policy tenant_isolation on payment_events for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on payment_methods for all to owner using (true) with check (true);
create policy tenant_isolation on payment_methods for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on payment_providers for all to owner using (true) with check (true);
create policy tenant_isolation on payment_providers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on payment_settings for all to owner using (true) with check (true);
create policy tenant_isolation on payment_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on payment_setups for all to owner using (true) with check (true);
create policy tenant_isolation on payment_setups for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on payment_transactions for all to owner using (true) with check (true);
create policy tenant_isolation on payment_transactions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on platform_feedback for all to owner using (true) with check (true);
create policy tenant_isolation on platform_feedback for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_definitions for all to owner using (true) with check (true);
create policy tenant_isolation on process_definitions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_stage_dependencies for all to owner using (true) with check (true);
create policy tenant_isolation on process_stage_dependencies for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_stages for all to owner using (true) with check (true);
create policy tenant_isolation on process_stages for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_versions for all to owner using (true) with check (true);
create policy tenant_isolation on process_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on program_definition_processes for all to owner using (true) with check (true);
create policy tenant_isolation on program_definition_processes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on program_definition_services for all to owner using (true) with check (true);
create policy tenant_isolation on program_definition_services for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on program_definitions for all to owner using (true) with check (true);
create policy tenant_isolation on program_definitions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on programs for all to owner using (true) with check (true);
create policy tenant_isolation on programs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on push_devices for all to owner using (true) with check (true);
create policy tenant_isolation on push_devices for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on rate_limit_windows for all to owner using (true) with check (true);
create policy tenant_isolation on rate_limit_windows for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on record_attachments for all to owner using (true) with check (true);
create policy tenant_isolation on record_attachments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on reminders for all to owner using (true) with check (true);
create policy tenant_isolation on reminders for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on shared_sections for all to owner using (true) with check (true);
create policy tenant_isolation on shared_sections for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on signatures for all to owner using (true) with check (true);
create policy tenant_isolation on signatures for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_blocks for all to owner using (true) with check (true);
create policy tenant_isolation on sop_blocks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_checklists for all to owner using (true) with check (true);
create policy tenant_isolation on sop_checklists for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_feedback for all to owner using (true) with check (true);
create policy tenant_isolation on sop_feedback for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_flags for all to owner using (true) with check (true);
create policy tenant_isolation on sop_flags for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_places for all to owner using (true) with check (true);
create policy tenant_isolation on sop_places for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_prerequisites for all to owner using (true) with check (true);
create policy tenant_isolation on sop_prerequisites for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_ratings for all to owner using (true) with check (true);
create policy tenant_isolation on sop_ratings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_readers for all to owner using (true) with check (true);
create policy tenant_isolation on sop_readers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_reviews for all to owner using (true) with check (true);
create policy tenant_isolation on sop_reviews for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_searches for all to owner using (true) with check (true);
create policy tenant_isolation on sop_searches for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_settings for all to owner using (true) with check (true);
create policy tenant_isolation on sop_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_steps for all to owner using (true) with check (true);
create policy tenant_isolation on sop_steps for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_tags for all to owner using (true) with check (true);
create policy tenant_isolation on sop_tags for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_ticks for all to owner using (true) with check (true);
create policy tenant_isolation on sop_ticks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_versions for all to owner using (true) with check (true);
create policy tenant_isolation on sop_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sop_views for all to owner using (true) with check (true);
create policy tenant_isolation on sop_views for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on sops for all to owner using (true) with check (true);
create policy tenant_isolation on sops for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on stage_tools for all to owner using (true) with check (true);
create policy tenant_isolation on stage_tools for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on status_option_sets for all to owner using (true) with check (true);
create policy tenant_isolation on status_option_sets for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on status_options for all to owner using (true) with check (true);
create policy tenant_isolation on status_options for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on status_templates for all to owner using (true) with check (true);
create policy tenant_isolation on status_templates for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on tag_priority_options for all to owner using (true) with check (true);
create policy tenant_isolation on tag_priority_options for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_assignees for all to owner using (true) with check (true);
create policy tenant_isolation on task_assignees for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_assignment_settings for all to owner using (true) with check (true);
create policy tenant_isolation on task_assignment_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_history for all to owner using (true) with check (true);
create policy tenant_isolation on task_history for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_numbers for all to owner using (true) with check (true);
create policy tenant_isolation on task_numbers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_stage_dependencies for all to owner using (true) with check (true);
create policy tenant_isolation on task_stage_dependencies for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_stages for all to owner using (true) with check (true);
create policy tenant_isolation on task_stages for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_substages for all to owner using (true) with check (true);
create policy tenant_isolation on task_substages for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_ticket_links for all to owner using (true) with check (true);
create policy tenant_isolation on task_ticket_links for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_tool_runs for all to owner using (true) with check (true);
create policy tenant_isolation on task_tool_runs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on task_watchers for all to owner using (true) with check (true);
create policy tenant_isolation on task_watchers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on tasks for all to owner using (true) with check (true);
create policy tenant_isolation on tasks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on tax_rates for all to owner using (true) with check (true);
create policy tenant_isolation on tax_rates for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on tenants for all to owner using (true) with check (true);
create policy tenant_isolation on tenants for all to app using ((id = app.tenant_id())) with check ((id = app.tenant_id()));
create policy owner_access on ticket_ai_interactions for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_ai_interactions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_ai_proposals for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_ai_proposals for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_assignment_settings for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_assignment_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_assignments for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_assignments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_blacklist_rules for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_blacklist_rules for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_communications for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_communications for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_correspondents for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_correspondents for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_draft_reviews for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_draft_reviews for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_drafts for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_drafts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_duplicates for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_duplicates for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_inbox_addresses for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_inbox_addresses for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_inboxes for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_inboxes for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_intake_decisions for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_intake_decisions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_messages for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_messages for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_numbers for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_numbers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_reads for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_reads for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_reply_templates for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_reply_templates for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_review_items for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_review_items for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_review_users for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_review_users for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_routing_rules for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_routing_rules for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_senders for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_senders for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_sendings for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_sendings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_settings for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_sla_clocks for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_sla_clocks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_sla_policies for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_sla_policies for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_style_settings for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_style_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on ticket_whitelist_rules for all to owner using (true) with check (true);
create policy tenant_isolation on ticket_whitelist_rules for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on tickets for all to owner using (true) with check (true);
create policy tenant_isolation on tickets for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on time_entries for all to owner using (true) with check (true);
create policy tenant_isolation on time_entries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on time_periods for all to owner using (true) with check (true);
create policy tenant_isolation on time_periods for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on time_settings for all to owner using (true) with check (true);
create policy tenant_isolation on time_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on timers for all to owner using (true) with check (true);
create policy tenant_isolation on timers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_assessments for all to owner using (true) with check (true);
create policy tenant_isolation on training_assessments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_attempts for all to owner using (true) with check (true);
create policy tenant_isolation on training_attempts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_blocks for all to owner using (true) with check (true);
create policy tenant_isolation on training_blocks for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_certifications for all to owner using (true) with check (true);
create policy tenant_isolation on training_certifications for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_courses for all to owner using (true) with check (true);
create policy tenant_isolation on training_courses for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_enrollment_sources for all to owner using (true) with check (true);
create policy tenant_isolation on training_enrollment_sources for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_enrollments for all to owner using (true) with check (true);
create policy tenant_isolation on training_enrollments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_exemptions for all to owner using (true) with check (true);
create policy tenant_isolation on training_exemptions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_lesson_progress for all to owner using (true) with check (true);
create policy tenant_isolation on training_lesson_progress for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_lessons for all to owner using (true) with check (true);
create policy tenant_isolation on training_lessons for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_modules for all to owner using (true) with check (true);
create policy tenant_isolation on training_modules for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_reopened for all to owner using (true) with check (true);
create policy tenant_isolation on training_reopened for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_requirements for all to owner using (true) with check (true);
create policy tenant_isolation on training_requirements for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_reviews for all to owner using (true) with check (true);
create policy tenant_isolation on training_reviews for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_settings for all to owner using (true) with check (true);
create policy tenant_isolation on training_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_video_progress for all to owner using (true) with check (true);
create policy tenant_isolation on training_video_progress for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on user_invitations for all to owner using (true) with check (true);
create policy tenant_isolation on user_invitations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on users for all to owner using (true) with check (true);
create policy tenant_isolation on users for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on views for all to owner using (true) with check (true);
create policy tenant_isolation on views for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on webhook_attempts for all to owner using (true) with check (true);
create policy tenant_isolation on webhook_attempts for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on webhook_deliveries for all to owner using (true) with check (true);
create policy tenant_isolation on webhook_deliveries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on webhook_endpoints for all to owner using (true) with check (true);
create policy tenant_isolation on webhook_endpoints for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on webhook_settings for all to owner using (true) with check (true);
create policy tenant_isolation on webhook_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));

CREATE TRIGGER password_resets_end AFTER UPDATE OF password_hash ON public.accounts FOR EACH ROW WHEN ((new.password_hash IS DISTINCT FROM old.password_hash)) EXECUTE FUNCTION app.end_password_resets();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.ai_memories FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER credentials_changed AFTER INSERT OR DELETE OR UPDATE OF user_id, hash, previous_hash, previous_expires_at, expires_at, revoked_at ON public.api_keys FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.certificate_templates FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('certificate_template');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('chat_message');
CREATE TRIGGER forget_pins AFTER DELETE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION app.forget_pins('chat_message');
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_billing_addresses FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_billing_history FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_billing_recipients FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_billing_settings FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_integration_accounts FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_notes FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER count_again AFTER UPDATE OF deleted_at ON public.client_notes FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (NOT (old.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('client_notes', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.client_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('client_notes', 'undeleted');
CREATE TRIGGER count_new AFTER INSERT ON public.client_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('client_notes', 'undeleted');
CREATE TRIGGER count_no_more AFTER UPDATE OF deleted_at ON public.client_notes FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('client_notes', '-1');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.client_notes FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('client_note');
CREATE TRIGGER forget_comments AFTER DELETE ON public.client_notes FOR EACH ROW EXECUTE FUNCTION app.forget_comments('client_note');
CREATE TRIGGER forget_pins AFTER DELETE ON public.client_notes FOR EACH ROW EXECUTE FUNCTION app.forget_pins('client_note');
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_payment_terms FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_pins FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER bump_field_version AFTER INSERT OR DELETE OR UPDATE ON public.client_profile_fields FOR EACH STATEMENT WHEN ((app.tenant_id() IS NOT NULL)) EXECUTE FUNCTION app.bump_field_version();
CREATE TRIGGER forget_layout AFTER DELETE ON public.client_profiles FOR EACH ROW EXECUTE FUNCTION app.forget_layout();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_programs FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.client_programs FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('client_program');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.client_programs FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('client_program');
CREATE TRIGGER forget_comments AFTER DELETE ON public.client_programs FOR EACH ROW EXECUTE FUNCTION app.forget_comments('client_program');
CREATE TRIGGER forget_pins AFTER DELETE ON public.client_programs FOR EACH ROW EXECUTE FUNCTION app.forget_pins('client_program');
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_service_selections FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_tax_exemptions FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.client_ticket_ai_overrides FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER count_again AFTER UPDATE OF deleted_at ON public.clients FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (NOT (old.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('clients', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.clients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('clients', 'undeleted');
CREATE TRIGGER count_new AFTER INSERT ON public.clients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('clients', 'undeleted');
CREATE TRIGGER count_no_more AFTER UPDATE OF deleted_at ON public.clients FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('clients', '-1');
CREATE TRIGGER follow_chat_client AFTER UPDATE OF name, assigned_to, deleted_at ON public.clients FOR EACH ROW WHEN (((new.name <> old.name) OR (new.assigned_to <> old.assigned_to) OR ((new.deleted_at IS NOT NULL) AND (old.deleted_at IS NULL)))) EXECUTE FUNCTION app.follow_chat_client();
CREATE TRIGGER follow_client_name AFTER UPDATE OF name ON public.clients FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION app.follow_client_name();
CREATE TRIGGER follow_status_category BEFORE UPDATE OF status, profile_id ON public.clients FOR EACH ROW WHEN (((old.status <> new.status) OR (old.profile_id <> new.profile_id))) EXECUTE FUNCTION app.follow_status_category();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('client');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('client');
CREATE TRIGGER forget_comments AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.forget_comments('client');
CREATE TRIGGER forget_import_keys AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.forget_import_keys('client');
CREATE TRIGGER forget_values AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.forget_values();
CREATE TRIGGER renew_contact_keys AFTER UPDATE OF contacts, deleted_at ON public.clients FOR EACH ROW WHEN (((old.contacts IS DISTINCT FROM new.contacts) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION app.store_client_contact_keys();
CREATE TRIGGER store_contact_keys AFTER INSERT ON public.clients FOR EACH ROW WHEN ((new.contacts <> '[]'::jsonb)) EXECUTE FUNCTION app.store_client_contact_keys();
CREATE TRIGGER count_gone AFTER DELETE ON public.comments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('comments', 'all');
CREATE TRIGGER count_new AFTER INSERT ON public.comments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('comments', 'all');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('comment');
CREATE TRIGGER forget_erased_words BEFORE UPDATE OF erased_at ON public.comments FOR EACH ROW WHEN (((new.erased_at IS NOT NULL) AND (old.erased_at IS NULL))) EXECUTE FUNCTION app.forget_notified_words();
CREATE TRIGGER forget_notified_words BEFORE DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.forget_notified_words();
CREATE TRIGGER forget_pins AFTER DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.forget_pins('comment');
CREATE TRIGGER session_changed AFTER INSERT OR DELETE OR UPDATE OF tenant_id, confirmed_at ON app.console_sessions FOR EACH ROW EXECUTE FUNCTION app.note_session_change();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.credit_notes FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.custom_object_records FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER describe_record BEFORE INSERT OR UPDATE OF name, field_values, client_id, definition_version ON public.custom_object_records FOR EACH ROW EXECUTE FUNCTION app.describe_custom_object_record();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.custom_object_records FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('custom_object_record');
CREATE TRIGGER forget_comments AFTER DELETE ON public.custom_object_records FOR EACH ROW EXECUTE FUNCTION app.forget_comments('custom_object_record');
CREATE TRIGGER forget_import_keys AFTER DELETE ON public.custom_object_records FOR EACH ROW EXECUTE FUNCTION app.forget_import_keys('custom_object_record');
CREATE TRIGGER forget_pins AFTER DELETE ON public.custom_object_records FOR EACH ROW EXECUTE FUNCTION app.forget_pins('custom_object_record');
CREATE TRIGGER forget_values AFTER DELETE ON public.custom_object_records FOR EACH ROW EXECUTE FUNCTION app.forget_values();
CREATE TRIGGER forget_layout AFTER DELETE ON public.custom_objects FOR EACH ROW EXECUTE FUNCTION app.forget_layout();
CREATE TRIGGER credentials_changed AFTER DELETE OR UPDATE OF permissions ON public.department_levels FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER credentials_changed AFTER INSERT OR DELETE OR UPDATE ON public.department_members FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER follow_chat_department AFTER INSERT OR DELETE ON public.department_members FOR EACH ROW EXECUTE FUNCTION app.follow_chat_department();
CREATE TRIGGER look_at_training AFTER INSERT OR DELETE OR UPDATE ON public.department_members FOR EACH ROW EXECUTE FUNCTION app.look_at_training_of();
CREATE TRIGGER archive_chat_department BEFORE DELETE ON public.departments FOR EACH ROW EXECUTE FUNCTION app.rename_chat_department();
CREATE TRIGGER rename_chat_department AFTER UPDATE OF name ON public.departments FOR EACH ROW WHEN ((new.name <> old.name)) EXECUTE FUNCTION app.rename_chat_department();
CREATE TRIGGER email_queued AFTER INSERT ON public.email_deliveries FOR EACH ROW EXECUTE FUNCTION app.note_email_queued();
CREATE TRIGGER follow_notification_mail AFTER UPDATE OF status ON public.email_deliveries FOR EACH ROW WHEN (((new.category = 'notification'::text) AND (new.status IS DISTINCT FROM old.status))) EXECUTE FUNCTION app.follow_notification_mail();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.escalations FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.escalations FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('escalation');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.escalations FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('escalation');
CREATE TRIGGER forget_comments AFTER DELETE ON public.escalations FOR EACH ROW EXECUTE FUNCTION app.forget_comments('escalation');
CREATE TRIGGER forget_pins AFTER DELETE ON public.escalations FOR EACH ROW EXECUTE FUNCTION app.forget_pins('escalation');
CREATE TRIGGER bump_field_version AFTER INSERT OR DELETE OR UPDATE ON public.fields FOR EACH STATEMENT WHEN ((app.tenant_id() IS NOT NULL)) EXECUTE FUNCTION app.bump_field_version();
CREATE TRIGGER count_again AFTER UPDATE OF deleted_at ON public.fields FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (NOT (old.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('fields', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.fields REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('fields', 'undeleted');
CREATE TRIGGER count_new AFTER INSERT ON public.fields REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('fields', 'undeleted');
CREATE TRIGGER count_no_more AFTER UPDATE OF deleted_at ON public.fields FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('fields', '-1');
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF scope_id ON public.folders FOR EACH ROW WHEN ((new.scope_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.form_links FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.form_submissions FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('form_submission');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('form_submission');
CREATE TRIGGER forget_comments AFTER DELETE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.forget_comments('form_submission');
CREATE TRIGGER forget_pins AFTER DELETE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.forget_pins('form_submission');
CREATE TRIGGER remove_content AFTER DELETE ON public.form_uploads FOR EACH ROW EXECUTE FUNCTION app.remove_content();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.invoices FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('invoice');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('invoice');
CREATE TRIGGER forget_comments AFTER DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.forget_comments('invoice');
CREATE TRIGGER forget_pins AFTER DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION app.forget_pins('invoice');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.learning_paths FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('learning_path');
CREATE TRIGGER count_stored AFTER INSERT OR DELETE OR UPDATE OF status ON public.managed_files FOR EACH ROW EXECUTE FUNCTION app.count_stored();
CREATE TRIGGER remove_content AFTER DELETE ON public.managed_files FOR EACH ROW EXECUTE FUNCTION app.remove_content();
CREATE TRIGGER count_stored AFTER INSERT OR DELETE OR UPDATE OF status ON public.managed_uploads FOR EACH ROW EXECUTE FUNCTION app.count_stored();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.map_layers FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('map_layer');
CREATE TRIGGER count_download AFTER UPDATE OF status ON public.marketplace_downloads FOR EACH ROW WHEN (((new.status = 'acquired'::text) AND (old.status <> 'acquired'::text))) EXECUTE FUNCTION app.count_marketplace_download();
CREATE TRIGGER count_first_download AFTER INSERT ON public.marketplace_downloads FOR EACH ROW WHEN ((new.status = 'acquired'::text)) EXECUTE FUNCTION app.count_marketplace_download();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.marketplace_listings FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('marketplace_listing');
CREATE TRIGGER count_ratings AFTER INSERT OR DELETE OR UPDATE ON public.marketplace_ratings FOR EACH ROW EXECUTE FUNCTION app.count_marketplace_ratings();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.mcp_conversations FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER grant_changed AFTER INSERT OR UPDATE OF status ON public.oauth_grants FOR EACH ROW EXECUTE FUNCTION app.note_grant_change();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.payment_methods FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.payment_setups FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.payment_transactions FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER count_again AFTER UPDATE OF deleted_at ON public.process_definitions FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (NOT (old.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('processes', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.process_definitions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('processes', 'undeleted');
CREATE TRIGGER count_new AFTER INSERT ON public.process_definitions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('processes', 'undeleted');
CREATE TRIGGER count_no_more AFTER UPDATE OF deleted_at ON public.process_definitions FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('processes', '-1');
CREATE TRIGGER forget_layout AFTER DELETE ON public.process_definitions FOR EACH ROW EXECUTE FUNCTION app.forget_layout();
CREATE TRIGGER track_attachments AFTER INSERT OR DELETE ON public.record_attachments FOR EACH ROW EXECUTE FUNCTION app.track_attachments();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.sops FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('sop');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.sops FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('sop');
CREATE TRIGGER forget_comments AFTER DELETE ON public.sops FOR EACH ROW EXECUTE FUNCTION app.forget_comments('sop');
CREATE TRIGGER forget_pins AFTER DELETE ON public.sops FOR EACH ROW EXECUTE FUNCTION app.forget_pins('sop');
CREATE TRIGGER forget_assignees AFTER DELETE ON public.task_stages FOR EACH ROW WHEN ((old.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.forget_task_assignees();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.task_stages FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('task_stage');
CREATE TRIGGER forget_comments AFTER DELETE ON public.task_stages FOR EACH ROW EXECUTE FUNCTION app.forget_comments('task_stage');
CREATE TRIGGER forget_pins AFTER DELETE ON public.task_stages FOR EACH ROW EXECUTE FUNCTION app.forget_pins('task_stage');
CREATE TRIGGER renew_assignees AFTER UPDATE OF assigned_to, status_category ON public.task_stages FOR EACH ROW WHEN (((old.assigned_to IS DISTINCT FROM new.assigned_to) OR ((old.status_category = ANY (ARRAY['pending'::text, 'ready'::text, 'in_progress'::text])) IS DISTINCT FROM (new.status_category = ANY (ARRAY['pending'::text, 'ready'::text, 'in_progress'::text]))))) EXECUTE FUNCTION app.follow_stage_assignees();
CREATE TRIGGER store_assignees AFTER INSERT ON public.task_stages FOR EACH ROW WHEN ((new.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.follow_stage_assignees();
CREATE TRIGGER forget_assignees AFTER DELETE ON public.task_substages FOR EACH ROW WHEN ((old.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.forget_task_assignees();
CREATE TRIGGER renew_assignees AFTER UPDATE OF assigned_to, completed_at ON public.task_substages FOR EACH ROW WHEN (((old.assigned_to IS DISTINCT FROM new.assigned_to) OR ((old.completed_at IS NULL) IS DISTINCT FROM (new.completed_at IS NULL)))) EXECUTE FUNCTION app.follow_substage_assignees();
CREATE TRIGGER store_assignees AFTER INSERT ON public.task_substages FOR EACH ROW WHEN ((new.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.follow_substage_assignees();
CREATE TRIGGER look_at_ticket_closing AFTER INSERT OR DELETE OR UPDATE ON public.task_ticket_links FOR EACH ROW EXECUTE FUNCTION app.look_at_ticket_closing();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.tasks FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER count_again AFTER UPDATE OF deleted_at ON public.tasks FOR EACH ROW WHEN (((new.deleted_at IS NULL) AND (NOT (old.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('tasks', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.tasks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('tasks', 'undeleted');
CREATE TRIGGER count_new AFTER INSERT ON public.tasks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('tasks', 'undeleted');
CREATE TRIGGER count_no_more AFTER UPDATE OF deleted_at ON public.tasks FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (NOT (new.deleted_at IS NULL)))) EXECUTE FUNCTION app.count_row('tasks', '-1');
CREATE TRIGGER forget_anchor AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('task');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('task');
CREATE TRIGGER forget_comments AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_comments('task');
CREATE TRIGGER forget_import_keys AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_import_keys('task');
CREATE TRIGGER forget_pins AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_pins('task');
CREATE TRIGGER forget_values AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_values();
CREATE TRIGGER look_at_ticket_closing AFTER UPDATE OF status_category, deleted_at, merged_into_id ON public.tasks FOR EACH ROW WHEN ((((old.status_category IS DISTINCT FROM new.status_category) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.merged_into_id IS DISTINCT FROM new.merged_into_id))) EXECUTE FUNCTION app.look_at_ticket_closing();
CREATE TRIGGER renew_assignees AFTER UPDATE OF assigned_to, status_category ON public.tasks FOR EACH ROW WHEN (((old.assigned_to IS DISTINCT FROM new.assigned_to) OR ((old.status_category = ANY (ARRAY['done'::text, 'cancelled'::text])) IS DISTINCT FROM (new.status_category = ANY (ARRAY['done'::text, 'cancelled'::text]))))) EXECUTE FUNCTION app.follow_task_assignees();
CREATE TRIGGER store_assignees AFTER INSERT ON public.tasks FOR EACH ROW WHEN ((new.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.follow_task_assignees();
CREATE TRIGGER agency_status AFTER UPDATE OF status, suspension_reason ON public.tenants FOR EACH ROW EXECUTE FUNCTION app.notify_agency_status();
CREATE TRIGGER follow_agency_name AFTER UPDATE OF name ON public.tenants FOR EACH ROW WHEN ((new.name IS DISTINCT FROM old.name)) EXECUTE FUNCTION app.follow_agency_name();
CREATE TRIGGER seed_ai_presets AFTER INSERT ON public.tenants FOR EACH ROW EXECUTE FUNCTION app.seed_agency_ai_presets();
CREATE TRIGGER seed_status_options AFTER INSERT ON public.tenants FOR EACH ROW EXECUTE FUNCTION app.seed_agency_status_options();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.ticket_ai_proposals FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.ticket_drafts FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('ticket_draft');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.ticket_messages FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('ticket_message');
CREATE TRIGGER forget_pins AFTER DELETE ON public.ticket_messages FOR EACH ROW EXECUTE FUNCTION app.forget_pins('ticket_message');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.ticket_reply_templates FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('ticket_reply_template');
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.tickets FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('ticket');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('ticket');
CREATE TRIGGER forget_comments AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.forget_comments('ticket');
CREATE TRIGGER forget_pins AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.forget_pins('ticket');
CREATE TRIGGER forget_values AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.forget_values();
CREATE TRIGGER at_survivor BEFORE INSERT OR UPDATE OF client_id ON public.time_entries FOR EACH ROW WHEN ((new.client_id IS NOT NULL)) EXECUTE FUNCTION app.follow_merge();
CREATE TRIGGER forget_pins AFTER DELETE ON public.time_entries FOR EACH ROW EXECUTE FUNCTION app.forget_pins('time_entry');
CREATE TRIGGER time_entries_added AFTER INSERT ON public.time_entries FOR EACH ROW WHEN (((new.task_id IS NOT NULL) AND (new.duration_seconds IS NOT NULL))) EXECUTE FUNCTION app.count_time();
CREATE TRIGGER time_entries_moved AFTER UPDATE OF task_id, task_stage_id, duration_seconds, deleted_at ON public.time_entries FOR EACH ROW WHEN (((((old.task_id IS DISTINCT FROM new.task_id) OR (old.task_stage_id IS DISTINCT FROM new.task_stage_id)) OR (old.duration_seconds IS DISTINCT FROM new.duration_seconds)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION app.count_time();
CREATE TRIGGER time_entries_removed AFTER DELETE ON public.time_entries FOR EACH ROW WHEN (((old.task_id IS NOT NULL) AND (old.deleted_at IS NULL))) EXECUTE FUNCTION app.count_time();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.training_attempts FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('training_attempt');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.training_certifications FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('training_certification');
CREATE TRIGGER time_certification AFTER INSERT OR UPDATE OF expires_at, revoked_at, superseded_by_id ON public.training_certifications FOR EACH ROW EXECUTE FUNCTION app.time_certification();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.training_courses FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('training_course');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.training_courses FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('training_course');
CREATE TRIGGER forget_comments AFTER DELETE ON public.training_courses FOR EACH ROW EXECUTE FUNCTION app.forget_comments('training_course');
CREATE TRIGGER forget_pins AFTER DELETE ON public.training_courses FOR EACH ROW EXECUTE FUNCTION app.forget_pins('training_course');
CREATE TRIGGER time_training_run AFTER INSERT OR UPDATE OF status, due_date ON public.training_enrollments FOR EACH ROW EXECUTE FUNCTION app.time_training_run();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.training_lessons FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('training_lesson');
CREATE TRIGGER forget_comments AFTER DELETE ON public.training_lessons FOR EACH ROW EXECUTE FUNCTION app.forget_comments('training_lesson');
CREATE TRIGGER forget_pins AFTER DELETE ON public.training_lessons FOR EACH ROW EXECUTE FUNCTION app.forget_pins('training_lesson');
CREATE TRIGGER count_again AFTER UPDATE OF kind, status ON public.users FOR EACH ROW WHEN (((new.kind = 'member'::text) AND (new.status <> 'removed'::text) AND (NOT ((old.kind = 'member'::text) AND (old.status <> 'removed'::text))))) EXECUTE FUNCTION app.count_row('members', '1');
CREATE TRIGGER count_gone AFTER DELETE ON public.users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('members', 'members');
CREATE TRIGGER count_new AFTER INSERT ON public.users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('members', 'members');
CREATE TRIGGER count_no_more AFTER UPDATE OF kind, status ON public.users FOR EACH ROW WHEN (((old.kind = 'member'::text) AND (old.status <> 'removed'::text) AND (NOT ((new.kind = 'member'::text) AND (new.status <> 'removed'::text))))) EXECUTE FUNCTION app.count_row('members', '-1');
CREATE TRIGGER credentials_changed AFTER DELETE OR UPDATE OF name, status, role, permissions ON public.users FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER forget_anchor AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_anchor('user');
CREATE TRIGGER forget_attachments AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('user');
CREATE TRIGGER forget_pins AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_pins('user');
CREATE TRIGGER forget_values AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_values();
CREATE TRIGGER invitation_ends AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.status = 'removed'::text) AND (old.status <> 'removed'::text))) EXECUTE FUNCTION app.end_invitation();
CREATE TRIGGER look_at_training AFTER INSERT OR UPDATE OF status ON public.users FOR EACH ROW EXECUTE FUNCTION app.look_at_training_of();
CREATE TRIGGER member_left AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.status = ANY (ARRAY['suspended'::text, 'removed'::text])) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION app.revoke_grants_of_member();
CREATE TRIGGER member_lost_sessions AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.account_id IS NOT NULL) AND (old.status IS DISTINCT FROM new.status) AND ((new.status = ANY (ARRAY['suspended'::text, 'removed'::text])) OR (old.status = 'suspended'::text)))) EXECUTE FUNCTION app.end_sessions_of_member();
CREATE TRIGGER seed_priorities AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.role = 'owner'::text)) EXECUTE FUNCTION app.seed_agency_priorities();
CREATE TRIGGER count_gone AFTER DELETE ON public.webhook_endpoints REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('webhook_endpoints', 'all');
CREATE TRIGGER count_new AFTER INSERT ON public.webhook_endpoints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_rows('webhook_endpoints', 'all');

grant delete, insert, select, update on table agency_field_values to app;
grant select on table agency_quotas to app;
grant select on table agency_usage to app;
grant delete, insert, select, update on table ai_credit_purchases to app;
grant delete, insert, select, update on table ai_memories to app;
grant delete, insert, select, update on table ai_memory_refreshes to app;
grant delete, insert, select, update on table ai_presets to app;
grant delete, insert, select, update on table ai_requests to app;
grant delete, insert, select, update on table ai_settings to app;
grant delete, insert, select, update on table api_keys to app;
grant delete, insert, select, update on table api_request_hours to app;
grant delete, insert, select, update on table api_request_logs to app;
grant insert, select on table app.file_store to app;
grant select on table app.request_hours_done to app;
grant delete, insert, select, update on table assignment_decisions to app;
grant delete, insert, select, update on table assignment_rules to app;
grant delete, insert, select, update on table audit_log to app;
grant delete, insert, select, update on table auth_events to app;
grant delete, insert, select, update on table automation_answer_files to app;
grant delete, insert, select, update on table automation_execution_items to app;
grant delete, insert, select, update on table automation_executions to app;
grant delete, insert, select, update on table automation_hits to app;
grant delete, insert, select, update on table automation_inbound_webhooks to app;
grant delete, insert, select, update on table automation_missed_runs to app;
grant delete, insert, select, update on table automation_price_changes to app;
grant delete, insert, select, update on table automation_settings to app;
grant delete, insert, select, update on table automation_test_runs to app;
grant delete, insert, select, update on table automation_test_steps to app;
grant delete, insert, select, update on table automation_versions to app;
grant delete, insert, select, update on table automations to app;
grant delete, insert, select, update on table background_jobs to app;
grant delete, insert, select, update on table billing_settings to app;
grant delete, insert, select, update on table bounced_addresses to app;
grant delete, insert, select, update on table builder_sessions to app;
grant delete, insert, select, update on table certificate_template_versions to app;
grant delete, insert, select, update on table certificate_templates to app;
grant delete, insert, select, update on table channel_arrivals to app;
grant delete, insert, select, update on table channel_connections to app;
grant delete, insert, select, update on table chat_channels to app;
grant delete, insert, select, update on table chat_members to app;
grant delete, insert, select, update on table chat_messages to app;
grant delete, insert, select, update on table chat_reactions to app;
grant delete, insert, select, update on table client_billing_addresses to app;
grant delete, insert, select, update on table client_billing_history to app;
grant delete, insert, select, update on table client_billing_recipients to app;
grant delete, insert, select, update on table client_billing_settings to app;
grant delete, insert, select, update on table client_contact_keys to app;
grant delete, insert, select, update on table client_integration_accounts to app;
grant delete, insert, select, update on table client_list_preferences to app;
grant delete, insert, select, update on table client_note_favorites to app;
grant delete, insert, select, update on table client_notes to app;
grant delete, insert, select, update on table client_payment_terms to app;
grant delete, insert, select, update on table client_pins to app;
grant delete, insert, select, update on table client_profile_fields to app;
grant delete, insert, select, update on table client_profiles to app;
grant delete, insert, select, update on table client_program_periods to app;
grant delete, insert, select, update on table client_program_processes to app;
grant delete, insert, select, update on table client_program_prorations to app;
grant delete, insert, select, update on table client_program_tasks to app;
grant delete, insert, select, update on table client_programs to app;
grant delete, insert, select, update on table client_service_categories to app;
grant delete, insert, select, update on table client_service_selections to app;
grant delete, insert, select, update on table client_services to app;
grant delete, insert, select, update on table client_status_options to app;
grant delete, insert, select, update on table client_tax_exemptions to app;
grant delete, insert, select, update on table client_ticket_ai_overrides to app;
grant delete, insert, select, update on table clients to app;
grant delete, insert, select, update on table comment_activity to app;
grant delete, insert, select, update on table comment_reactions to app;
grant delete, insert, select, update on table comments to app;
grant delete, insert, select, update on table connection_calls to app;
grant delete, insert, select, update on table connection_subaccounts to app;
grant delete, insert, select, update on table connections to app;
grant delete, insert, select, update on table contact_matching_settings to app;
grant delete, insert, select, update on table content_removals to app;
grant delete, insert, select, update on table credit_note_lines to app;
grant delete, insert, select, update on table credit_notes to app;
grant delete, insert, select, update on table custom_object_links to app;
grant delete, insert, select, update on table custom_object_numbers to app;
grant delete, insert, select, update on table custom_object_record_links to app;
grant delete, insert, select, update on table custom_object_records to app;
grant delete, insert, select, update on table custom_object_relationships to app;
grant delete, insert, select, update on table custom_objects to app;
grant delete, insert, select, update on table data_exports to app;
grant delete, insert, select, update on table data_import_claims to app;
grant delete, insert, select, update on table data_import_keys to app;
grant delete, insert, select, update on table data_import_rows to app;
grant delete, insert, select, update on table data_imports to app;
grant delete, insert, select, update on table department_levels to app;
grant delete, insert, select, update on table department_members to app;
grant delete, insert, select, update on table departments to app;
grant delete, insert, select, update on table email_deliveries to app;
grant delete, insert, select, update on table email_delivery_steps to app;
grant delete, insert, select, update on table employee_compensations to app;
grant delete, insert, select, update on table employee_schedules to app;
grant delete, insert, select, update on table entity_layout_versions to app;
grant delete, insert, select, update on table entity_layouts to app;
grant delete, insert, select, update on table entity_pins to app;
grant delete, insert, select, update on table escalation_next_steps to app;
grant delete, insert, select, update on table escalation_participants to app;
grant delete, insert, select, update on table escalation_recommendations to app;
grant delete, insert, select, update on table escalation_settings to app;
grant delete, insert, select, update on table escalation_tasks to app;
grant delete, insert, select, update on table escalation_tickets to app;
grant delete, insert, select, update on table escalations to app;
grant delete, insert, select, update on table events to app;
grant delete, insert, select, update on table field_history to app;
grant delete, insert, select, update on table field_unique_values to app;
grant delete, insert, select, update on table field_versions to app;
grant delete, insert, select, update on table fields to app;
grant delete, insert, select, update on table file_imports to app;
grant delete, insert, select, update on table file_readings to app;
grant delete, insert, select, update on table folders to app;
grant delete, insert, select, update on table form_erased_choices to app;
grant delete, insert, select, update on table form_files to app;
grant delete, insert, select, update on table form_links to app;
grant delete, insert, select, update on table form_submissions to app;
grant delete, insert, select, update on table form_uploads to app;
grant delete, insert, select, update on table form_versions to app;
grant delete, insert, select, update on table form_views to app;
grant delete, insert, select, update on table forms to app;
grant delete, insert, select, update on table geocode_cache to app;
grant delete, insert, select, update on table geocoder_turns to app;
grant delete, insert, select, update on table hosted_tokens to app;
grant delete, insert, select, update on table idempotency_keys to app;
grant delete, insert, select, update on table inbound_mails to app;
grant delete, insert, select, update on table inbound_webhook_deliveries to app;
grant delete, insert, select, update on table invoice_lines to app;
grant delete, insert, select, update on table invoices to app;
grant delete, insert, select, update on table layout_settings to app;
grant delete, insert, select, update on table layout_uses to app;
grant delete, insert, select, update on table learning_path_courses to app;
grant delete, insert, select, update on table learning_paths to app;
grant delete, insert, select, update on table ledger_accounts to app;
grant insert, select on table ledger_entries to app;
grant delete, insert, select, update on table ledger_lots to app;
grant delete, insert, select, update on table ledger_reservations to app;
grant delete, insert, select, update on table mail_domains to app;
grant delete, insert, select, update on table mail_intakes to app;
grant delete, insert, select, update on table mail_reports to app;
grant delete, insert, select, update on table managed_files to app;
grant delete, insert, select, update on table managed_upload_parts to app;
grant delete, insert, select, update on table managed_uploads to app;
grant delete, insert, select, update on table map_layer_features to app;
grant delete, insert, select, update on table map_layers to app;
grant select on table marketplace_categories to app;
grant delete, insert, select, update on table marketplace_downloads to app;
grant delete, insert, select, update on table marketplace_imports to app;
grant select on table marketplace_items to app;
grant delete, insert, select, update on table marketplace_listings to app;
grant insert, select on table marketplace_packages to app;
grant delete, insert, select, update on table marketplace_payout_settings to app;
grant delete, insert, select, update on table marketplace_ratings to app;
grant insert, select on table marketplace_versions to app;
grant delete, insert, select, update on table mcp_calls to app;
grant delete, insert, select, update on table mcp_connection_tools to app;
grant delete, insert, select, update on table mcp_connections to app;
grant delete, insert, select, update on table mcp_conversations to app;
grant delete, insert, select, update on table modals to app;
grant delete, insert, select, update on table navigation_items to app;
grant delete, insert, select, update on table notification_deliveries to app;
grant delete, insert, select, update on table notification_preferences to app;
grant delete, insert, select, update on table notification_settings to app;
grant delete, insert, select, update on table notification_subscriptions to app;
grant delete, insert, select, update on table notification_templates to app;
grant delete, insert, select, update on table notifications to app;
grant delete, insert, select, update on table number_series to app;
grant delete, insert, select, update on table oauth_grants to app;
grant delete, insert, select, update on table payment_events to app;
grant delete, insert, select, update on table payment_methods to app;
grant delete, insert, select, update on table payment_providers to app;
grant delete, insert, select, update on table payment_settings to app;
grant delete, insert, select, update on table payment_setups to app;
grant delete, insert, select, update on table payment_transactions to app;
grant delete, insert, select, update on table platform_feedback to app;
grant delete, insert, select, update on table process_definitions to app;
grant delete, insert, select, update on table process_stage_dependencies to app;
grant delete, insert, select, update on table process_stages to app;
grant delete, insert, select, update on table process_versions to app;
grant delete, insert, select, update on table program_definition_processes to app;
grant delete, insert, select, update on table program_definition_services to app;
grant delete, insert, select, update on table program_definitions to app;
grant delete, insert, select, update on table programs to app;
grant delete, insert, select, update on table push_devices to app;
grant delete, insert, select, update on table rate_limit_windows to app;
grant delete, insert, select, update on table record_attachments to app;
grant delete, insert, select, update on table reminders to app;
grant delete, insert, select, update on table shared_sections to app;
grant delete, insert, select, update on table signatures to app;
grant delete, insert, select, update on table sop_blocks to app;
grant delete, insert, select, update on table sop_checklists to app;
grant delete, insert, select, update on table sop_feedback to app;
grant delete, insert, select, update on table sop_flags to app;
grant delete, insert, select, update on table sop_places to app;
grant delete, insert, select, update on table sop_prerequisites to app;
grant delete, insert, select, update on table sop_ratings to app;
grant delete, insert, select, update on table sop_readers to app;
grant delete, insert, select, update on table sop_reviews to app;
grant delete, insert, select, update on table sop_searches to app;
grant delete, insert, select, update on table sop_settings to app;
grant delete, insert, select, update on table sop_steps to app;
grant delete, insert, select, update on table sop_tags to app;
grant delete, insert, select, update on table sop_ticks to app;
grant delete, insert, select, update on table sop_versions to app;
grant delete, insert, select, update on table sop_views to app;
grant delete, insert, select, update on table sops to app;
grant delete, insert, select, update on table stage_tools to app;
grant delete, insert, select, update on table status_option_sets to app;
grant delete, insert, select, update on table status_options to app;
grant delete, insert, select, update on table status_templates to app;
grant delete, insert, select, update on table tag_priority_options to app;
grant delete, insert, select, update on table task_assignees to app;
grant delete, insert, select, update on table task_assignment_settings to app;
grant delete, insert, select, update on table task_history to app;
grant delete, insert, select, update on table task_numbers to app;
grant delete, insert, select, update on table task_stage_dependencies to app;
grant delete, insert, select, update on table task_stages to app;
grant delete, insert, select, update on table task_substages to app;
grant delete, insert, select, update on table task_ticket_links to app;
grant delete, insert, select, update on table task_tool_runs to app;
grant delete, insert, select, update on table task_watchers to app;
grant delete, insert, select, update on table tasks to app;
grant delete, insert, select, update on table tax_rates to app;
grant select on table tenants to app;
grant delete, insert, select, update on table ticket_ai_interactions to app;
grant delete, insert, select, update on table ticket_ai_proposals to app;
grant delete, insert, select, update on table ticket_assignment_settings to app;
grant delete, insert, select, update on table ticket_assignments to app;
grant delete, insert, select, update on table ticket_blacklist_rules to app;
grant delete, insert, select, update on table ticket_communications to app;
grant delete, insert, select, update on table ticket_correspondents to app;
grant delete, insert, select, update on table ticket_draft_reviews to app;
grant delete, insert, select, update on table ticket_drafts to app;
grant delete, insert, select, update on table ticket_duplicates to app;
grant delete, insert, select, update on table ticket_inbox_addresses to app;
grant delete, insert, select, update on table ticket_inboxes to app;
grant delete, insert, select, update on table ticket_intake_decisions to app;
grant delete, insert, select, update on table ticket_messages to app;
grant delete, insert, select, update on table ticket_numbers to app;
grant delete, insert, select, update on table ticket_reads to app;
grant delete, insert, select, update on table ticket_reply_templates to app;
grant delete, insert, select, update on table ticket_review_items to app;
grant delete, insert, select, update on table ticket_review_users to app;
grant delete, insert, select, update on table ticket_routing_rules to app;
grant delete, insert, select, update on table ticket_senders to app;
grant delete, insert, select, update on table ticket_sendings to app;
grant delete, insert, select, update on table ticket_settings to app;
grant delete, insert, select, update on table ticket_sla_clocks to app;
grant delete, insert, select, update on table ticket_sla_policies to app;
grant delete, insert, select, update on table ticket_style_settings to app;
grant delete, insert, select, update on table ticket_whitelist_rules to app;
grant delete, insert, select, update on table tickets to app;
grant delete, insert, select, update on table time_entries to app;
grant delete, insert, select, update on table time_periods to app;
grant delete, insert, select, update on table time_settings to app;
grant delete, insert, select, update on table timers to app;
grant delete, insert, select, update on table training_assessments to app;
grant delete, insert, select, update on table training_attempts to app;
grant delete, insert, select, update on table training_blocks to app;
grant delete, insert, select, update on table training_certifications to app;
grant delete, insert, select, update on table training_courses to app;
grant delete, insert, select, update on table training_enrollment_sources to app;
grant delete, insert, select, update on table training_enrollments to app;
grant delete, insert, select, update on table training_exemptions to app;
grant delete, insert, select, update on table training_lesson_progress to app;
grant delete, insert, select, update on table training_lessons to app;
grant delete, insert, select, update on table training_modules to app;
grant delete, insert, select, update on table training_reopened to app;
grant delete, insert, select, update on table training_requirements to app;
grant delete, insert, select, update on table training_reviews to app;
grant delete, insert, select, update on table training_settings to app;
grant delete, insert, select, update on table training_video_progress to app;
grant delete, insert, select, update on table user_invitations to app;
grant delete, insert, select, update on table users to app;
grant delete, insert, select, update on table views to app;
grant delete, insert, select, update on table webhook_attempts to app;
grant delete, insert, select, update on table webhook_deliveries to app;
grant delete, insert, select, update on table webhook_endpoints to app;
grant delete, insert, select, update on table webhook_settings to app;
