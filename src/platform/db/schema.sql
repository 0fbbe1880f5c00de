-- The schema as the migrations leave it, to read and to compare. Written by scripts/database-types.ts; change it by a migration.

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

create table app.password_resets (
  account_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint password_resets_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint password_resets_pkey PRIMARY KEY (account_id),
  constraint password_resets_token_hash_key UNIQUE (token_hash)
);

create table app.sealing_keys (
  key_id text not null,
  key bytea,
  created_at timestamp with time zone not null default now(),
  constraint sealing_keys_pkey PRIMARY KEY (key_id)
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

create table client_contact_keys (
  tenant_id uuid not null default app.tenant_id(),
  kind text not null,
  value text not null,
  client_id uuid not null,
  constraint client_contact_keys_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text]))),
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
  search_text text collate app.unicode not null generated always as (lower((COALESCE((title || ' '::text), ''::text) || body_text))) stored,
  words tsvector not null generated always as ((setweight(to_tsvector('english'::regconfig, COALESCE(title, ''::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, body_text), 'B'::"char"))) stored,
  constraint client_notes_pkey PRIMARY KEY (tenant_id, id),
  constraint client_notes_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  constraint client_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint client_notes_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id)
);
alter table client_notes enable row level security, force row level security;

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
  created_by uuid,
  constraint client_services_pkey PRIMARY KEY (tenant_id, id),
  constraint client_services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
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
  constraint clients_pkey PRIMARY KEY (tenant_id, id),
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
  constraint custom_objects_pkey PRIMARY KEY (tenant_id, id),
  constraint custom_objects_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table custom_objects enable row level security, force row level security;

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

create table escalation_tasks (
  tenant_id uuid not null default app.tenant_id(),
  escalation_id uuid not null,
  task_id uuid not null,
  constraint escalation_tasks_pkey PRIMARY KEY (tenant_id, escalation_id, task_id),
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
  constraint escalations_pkey PRIMARY KEY (tenant_id, id),
  constraint escalations_severity_check CHECK ((severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'critical'::text]))),
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
  constraint fields_check CHECK (((config ->> 'type'::text) = type)),
  constraint fields_check1 CHECK (((profile_id IS NULL) OR (record_kind = 'client'::text))),
  constraint fields_pkey PRIMARY KEY (tenant_id, id),
  constraint fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint fields_tenant_id_folder_id_fkey FOREIGN KEY (tenant_id, folder_id) REFERENCES folders(tenant_id, id),
  constraint fields_tenant_id_profile_id_fkey FOREIGN KEY (tenant_id, profile_id) REFERENCES client_profiles(tenant_id, id)
);
alter table fields enable row level security, force row level security;

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
  constraint managed_files_pkey PRIMARY KEY (tenant_id, id),
  constraint managed_files_status_check CHECK ((status = ANY (ARRAY['created'::text, 'uploading'::text, 'assembling'::text, 'checking'::text, 'ready'::text, 'failed'::text, 'quarantined'::text, 'expired'::text]))),
  constraint managed_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
alter table managed_files enable row level security, force row level security;

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
  constraint notifications_pkey PRIMARY KEY (tenant_id, id),
  constraint notifications_tenant_id_comment_id_fkey FOREIGN KEY (tenant_id, comment_id) REFERENCES comments(tenant_id, id) ON DELETE SET NULL (comment_id),
  constraint notifications_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
alter table notifications enable row level security, force row level security;

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
  constraint record_attachments_pkey PRIMARY KEY (tenant_id, record_kind, record_id, file_id),
  constraint record_attachments_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES managed_files(tenant_id, id) ON DELETE CASCADE
);
alter table record_attachments enable row level security, force row level security;

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
  search_text text collate app.unicode not null generated always as (((lower(name) || ' #'::text) || (number)::text)) stored,
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
  constraint tenants_pkey PRIMARY KEY (id),
  constraint tenants_slug_key UNIQUE (slug)
);
alter table tenants enable row level security, force row level security;

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
  requester jsonb,
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
  search_text text collate app.unicode not null generated always as (((lower(subject) || ' #'::text) || (number)::text)) stored,
  constraint tickets_pkey PRIMARY KEY (tenant_id, id),
  constraint tickets_priority_level_check CHECK ((priority_level = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint tickets_status_category_check CHECK ((status_category = ANY (ARRAY['new'::text, 'open'::text, 'pending'::text, 'on_hold'::text, 'resolved'::text, 'closed'::text]))),
  constraint tickets_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  constraint tickets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
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
  started_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default app.now(),
  constraint time_entries_pkey PRIMARY KEY (tenant_id, id),
  constraint time_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint time_entries_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES tasks(tenant_id, id) ON DELETE SET NULL (task_id),
  constraint time_entries_tenant_id_task_stage_id_fkey FOREIGN KEY (tenant_id, task_stage_id) REFERENCES task_stages(tenant_id, id) ON DELETE SET NULL (task_stage_id),
  constraint time_entries_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table time_entries enable row level security, force row level security;

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
  constraint training_certifications_pkey PRIMARY KEY (tenant_id, id),
  constraint training_certifications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint training_certifications_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
);
alter table training_certifications enable row level security, force row level security;

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
  constraint users_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint users_check CHECK (((kind = 'member'::text) OR (role IS NULL))),
  constraint users_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'service_account'::text]))),
  constraint users_pkey PRIMARY KEY (tenant_id, id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text]))),
  constraint users_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text, 'removed'::text]))),
  constraint users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
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
CREATE INDEX api_keys_account ON public.api_keys USING btree (tenant_id, user_id);
CREATE INDEX api_keys_expiry ON public.api_keys USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (hash);
CREATE INDEX api_keys_newest ON public.api_keys USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX api_keys_previous_hash ON public.api_keys USING btree (previous_hash) WHERE (previous_hash IS NOT NULL);
CREATE INDEX api_request_logs_age ON public.api_request_logs USING brin (created_at);
CREATE INDEX api_request_logs_newest ON public.api_request_logs USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX assignment_decisions_newest ON public.assignment_decisions USING btree (tenant_id, decided_at DESC, id DESC);
CREATE INDEX assignment_decisions_stage ON public.assignment_decisions USING btree (tenant_id, stage_id, decided_at DESC, id DESC);
CREATE INDEX assignment_decisions_task ON public.assignment_decisions USING btree (tenant_id, task_id);
CREATE INDEX audit_log_call ON public.audit_log USING btree (tenant_id, call_id) WHERE (call_id IS NOT NULL);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX audit_log_record ON public.audit_log USING btree (tenant_id, record_kind, record_id, created_at DESC);
CREATE INDEX auth_events_age ON public.auth_events USING brin (occurred_at);
CREATE INDEX auth_events_credential ON public.auth_events USING btree (tenant_id, credential_id, occurred_at DESC) WHERE (credential_id IS NOT NULL);
CREATE INDEX auth_events_newest ON public.auth_events USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX auth_events_user ON public.auth_events USING btree (tenant_id, user_id, occurred_at DESC);
CREATE INDEX client_contact_keys_client ON public.client_contact_keys USING btree (tenant_id, client_id);
CREATE INDEX client_integration_accounts_client ON public.client_integration_accounts USING btree (tenant_id, client_id);
CREATE INDEX client_integration_accounts_newest ON public.client_integration_accounts USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX client_note_favorites_note ON public.client_note_favorites USING btree (tenant_id, note_id);
CREATE INDEX client_notes_client ON public.client_notes USING btree (tenant_id, client_id, is_pinned DESC, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_folder ON public.client_notes USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_newest ON public.client_notes USING btree (tenant_id, is_pinned DESC, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_search ON public.client_notes USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX client_notes_words ON public.client_notes USING gin (tenant_id, words) WHERE (deleted_at IS NULL);
CREATE INDEX client_pins_client ON public.client_pins USING btree (tenant_id, client_id);
CREATE INDEX client_profile_fields_field ON public.client_profile_fields USING btree (tenant_id, field_id);
CREATE INDEX client_profiles_folder ON public.client_profiles USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX client_profiles_name ON public.client_profiles USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX client_profiles_newest ON public.client_profiles USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX client_service_selections_service ON public.client_service_selections USING btree (tenant_id, service_id);
CREATE UNIQUE INDEX client_services_name ON public.client_services USING btree (tenant_id, lower(name)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX client_status_options_default ON public.client_status_options USING btree (tenant_id, profile_id) WHERE is_default;
CREATE INDEX clients_by_status ON public.clients USING btree (tenant_id, status, id) WHERE (deleted_at IS NULL);
CREATE INDEX clients_name ON public.clients USING btree (tenant_id, lower(name), id) WHERE (deleted_at IS NULL);
CREATE INDEX clients_name_beginnings ON public.clients USING btree (tenant_id, lower(name) COLLATE "C") WHERE (deleted_at IS NULL);
CREATE INDEX clients_newest ON public.clients USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX clients_search ON public.clients USING gin (tenant_id, search_text gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX clients_slug ON public.clients USING btree (tenant_id, slug) WHERE (deleted_at IS NULL);
CREATE INDEX clients_status ON public.clients USING btree (tenant_id, profile_id, status);
CREATE INDEX clients_updated ON public.clients USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX comment_activity_escalation ON public.comment_activity USING btree (tenant_id, escalation_id, occurred_at DESC, id DESC);
CREATE INDEX comment_activity_newest ON public.comment_activity USING btree (tenant_id, occurred_at DESC, id DESC);
CREATE INDEX comments_author ON public.comments USING btree (tenant_id, author_id, created_at DESC);
CREATE INDEX comments_newest ON public.comments USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX comments_parent ON public.comments USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX comments_pinned ON public.comments USING btree (tenant_id, created_at DESC, id DESC) WHERE (pinned_at IS NOT NULL);
CREATE INDEX comments_record ON public.comments USING btree (tenant_id, record_kind, record_id, created_at DESC, id DESC);
CREATE INDEX comments_replies ON public.comments USING btree (tenant_id, thread_id, created_at) WHERE ((parent_id IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX comments_search ON public.comments USING gin (tenant_id, lower(body_text) gin_trgm_ops) WHERE (body_text IS NOT NULL);
CREATE INDEX comments_thread ON public.comments USING btree (tenant_id, thread_id, created_at);
CREATE INDEX console_sessions_account ON app.console_sessions USING btree (account_id);
CREATE INDEX console_sessions_expiry ON app.console_sessions USING btree (expires_at);
CREATE UNIQUE INDEX custom_objects_key ON public.custom_objects USING btree (tenant_id, key) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX custom_objects_name ON public.custom_objects USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX custom_objects_updated ON public.custom_objects USING btree (tenant_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX department_levels_name ON public.department_levels USING btree (tenant_id, department_id, lower(name));
CREATE INDEX department_levels_rank ON public.department_levels USING btree (tenant_id, department_id, "position", id);
CREATE INDEX department_members_level ON public.department_members USING btree (tenant_id, level_id);
CREATE INDEX department_members_user ON public.department_members USING btree (tenant_id, user_id);
CREATE UNIQUE INDEX departments_name ON public.departments USING btree (tenant_id, lower(name));
CREATE INDEX departments_parent ON public.departments USING btree (tenant_id, parent_id, "position");
CREATE INDEX email_deliveries_age ON public.email_deliveries USING btree (created_at);
CREATE INDEX email_deliveries_newest ON public.email_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX email_deliveries_recipient ON public.email_deliveries USING btree (tenant_id, lower(to_address), created_at DESC);
CREATE INDEX email_deliveries_record ON public.email_deliveries USING btree (tenant_id, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX email_delivery_steps_delivery ON public.email_delivery_steps USING btree (tenant_id, delivery_id, occurred_at, id);
CREATE INDEX entity_pins_record ON public.entity_pins USING btree (tenant_id, record_kind, record_id);
CREATE INDEX escalation_tasks_task ON public.escalation_tasks USING btree (tenant_id, task_id);
CREATE INDEX escalation_tickets_ticket ON public.escalation_tickets USING btree (tenant_id, ticket_id);
CREATE INDEX escalations_client ON public.escalations USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX escalations_newest ON public.escalations USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX event_positions_behind ON app.event_positions USING btree (tenant_id, "position") WHERE (due_at IS NOT NULL);
CREATE INDEX event_positions_due ON app.event_positions USING btree (consumer, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX events_age ON public.events USING brin (created_at);
CREATE INDEX events_call ON public.events USING btree (tenant_id, call_id) WHERE (call_id IS NOT NULL);
CREATE INDEX events_scan ON public.events USING btree (sequence);
CREATE INDEX events_sequence ON public.events USING btree (tenant_id, sequence DESC);
CREATE INDEX field_history_field ON public.field_history USING btree (tenant_id, field_id, changed_at DESC);
CREATE INDEX field_history_newest ON public.field_history USING btree (tenant_id, changed_at DESC, id DESC);
CREATE INDEX field_history_record ON public.field_history USING btree (tenant_id, record_id, changed_at DESC);
CREATE INDEX fields_folder ON public.fields USING btree (tenant_id, folder_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX fields_key ON public.fields USING btree (tenant_id, record_kind, key) WHERE (deleted_at IS NULL);
CREATE INDEX fields_newest ON public.fields USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX fields_position ON public.fields USING btree (tenant_id, record_kind, "position", id) WHERE (deleted_at IS NULL);
CREATE INDEX fields_profile ON public.fields USING btree (tenant_id, profile_id) WHERE ((deleted_at IS NULL) AND (profile_id IS NOT NULL));
CREATE INDEX folders_client ON public.folders USING btree (tenant_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX folders_parent ON public.folders USING btree (tenant_id, parent_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX folders_sibling_name ON public.folders USING btree (tenant_id, kind, scope_id, parent_id, lower(name)) NULLS NOT DISTINCT WHERE (deleted_at IS NULL);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX inbound_webhook_deliveries_age ON public.inbound_webhook_deliveries USING btree (created_at);
CREATE INDEX inbound_webhook_deliveries_automation ON public.inbound_webhook_deliveries USING btree (tenant_id, automation_id, created_at DESC);
CREATE INDEX inbound_webhook_deliveries_key ON public.inbound_webhook_deliveries USING btree (tenant_id, webhook_id, delivery_key, created_at DESC);
CREATE INDEX inbound_webhook_deliveries_newest ON public.inbound_webhook_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX known_origins_age ON app.known_origins USING btree (last_used_at);
CREATE INDEX mcp_calls_conversation ON public.mcp_calls USING btree (tenant_id, conversation_id, created_at DESC, id DESC);
CREATE INDEX mcp_conversations_age ON public.mcp_conversations USING btree (expires_at);
CREATE INDEX mcp_conversations_caller ON public.mcp_conversations USING btree (tenant_id, user_id, subject, expires_at DESC);
CREATE INDEX mcp_conversations_newest ON public.mcp_conversations USING btree (tenant_id, last_used_at DESC, id DESC);
CREATE INDEX notifications_comment ON public.notifications USING btree (tenant_id, comment_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX notifications_inbox ON public.notifications USING btree (tenant_id, user_id, last_occurred_at DESC, id DESC);
CREATE INDEX notifications_record ON public.notifications USING btree (tenant_id, record_kind, record_id) WHERE (record_id IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (tenant_id, user_id, bundle) WHERE (read_at IS NULL);
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
CREATE INDEX password_resets_expiry ON app.password_resets USING btree (expires_at);
CREATE UNIQUE INDEX process_definitions_name ON public.process_definitions USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX process_definitions_newest ON public.process_definitions USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX process_definitions_template ON public.process_definitions USING btree (tenant_id, status_template_id) WHERE (status_template_id IS NOT NULL);
CREATE INDEX process_stage_dependencies_predecessor ON public.process_stage_dependencies USING btree (tenant_id, predecessor_id);
CREATE INDEX process_stages_process ON public.process_stages USING btree (tenant_id, process_definition_id, "position");
CREATE INDEX process_stages_template ON public.process_stages USING btree (tenant_id, status_template_id) WHERE (status_template_id IS NOT NULL);
CREATE INDEX record_attachments_file ON public.record_attachments USING btree (tenant_id, file_id);
CREATE UNIQUE INDEX sealing_keys_own ON app.sealing_keys USING btree ((true)) WHERE (key IS NOT NULL);
CREATE UNIQUE INDEX stage_tools_name ON public.stage_tools USING btree (tenant_id, stage_definition_id, lower(name));
CREATE INDEX stage_tools_process ON public.stage_tools USING btree (tenant_id, process_definition_id, stage_definition_id, "position");
CREATE UNIQUE INDEX status_options_default ON public.status_options USING btree (tenant_id, record_kind, template_id) NULLS NOT DISTINCT WHERE is_default;
CREATE UNIQUE INDEX status_options_key ON public.status_options USING btree (tenant_id, record_kind, template_id, key) NULLS NOT DISTINCT;
CREATE UNIQUE INDEX status_templates_name ON public.status_templates USING btree (tenant_id, lower(name)) WHERE (deleted_at IS NULL);
CREATE INDEX status_templates_newest ON public.status_templates USING btree (tenant_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX system_mails_age ON app.system_mails USING btree (created_at);
CREATE UNIQUE INDEX tag_priority_options_default ON public.tag_priority_options USING btree (tenant_id, record_kind) WHERE is_default;
CREATE UNIQUE INDEX tag_priority_options_label ON public.tag_priority_options USING btree (tenant_id, record_kind, kind, lower(label)) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX tag_priority_options_rank ON public.tag_priority_options USING btree (tenant_id, record_kind, rank) WHERE (rank IS NOT NULL);
CREATE UNIQUE INDEX tag_priority_options_tag ON public.tag_priority_options USING btree (tenant_id, record_kind, lower(tag)) WHERE (tag IS NOT NULL);
CREATE INDEX task_assignees_holder ON public.task_assignees USING btree (tenant_id, holder_id);
CREATE INDEX task_assignees_open ON public.task_assignees USING btree (tenant_id, user_id, kind) WHERE is_open;
CREATE INDEX task_assignees_task ON public.task_assignees USING btree (tenant_id, task_id);
CREATE INDEX task_history_correlation ON public.task_history USING btree (tenant_id, correlation_id);
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
CREATE INDEX task_stages_search ON public.task_stages USING gin (tenant_id, lower(name) gin_trgm_ops);
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
CREATE INDEX tasks_process ON public.tasks USING btree (tenant_id, process_definition_id, process_definition_version);
CREATE INDEX tasks_search ON public.tasks USING gin (tenant_id, search_text gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_status ON public.tasks USING btree (tenant_id, status_category, created_at DESC, id DESC) INCLUDE (is_private) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tasks_updated ON public.tasks USING btree (tenant_id, updated_at DESC, id DESC) INCLUDE (is_private) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tenants_event_lock_key ON public.tenants USING btree (app.event_lock_key(id));
CREATE INDEX throttles_account ON app.throttles USING btree (account) WHERE (account IS NOT NULL);
CREATE INDEX throttles_age ON app.throttles USING btree (since);
CREATE INDEX tickets_client ON public.tickets USING btree (tenant_id, client_id, created_at DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX tickets_newest ON public.tickets USING btree (tenant_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (merged_into_id IS NULL));
CREATE INDEX time_entries_task ON public.time_entries USING btree (tenant_id, task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX timers_due ON public.timers USING btree (tenant_id, due_at) WHERE (parked_at IS NULL);
CREATE INDEX timers_parked ON public.timers USING btree (parked_at) WHERE (parked_at IS NOT NULL);
CREATE INDEX training_certifications_user ON public.training_certifications USING btree (tenant_id, user_id, issued_at DESC);
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
create policy owner_access on api_keys for all to owner using (true) with check (true);
create policy tenant_isolation on api_keys for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on api_request_logs for all to owner using (true) with check (true);
create policy tenant_isolation on api_request_logs for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on assignment_decisions for all to owner using (true) with check (true);
create policy tenant_isolation on assignment_decisions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on audit_log for all to owner using (true) with check (true);
create policy tenant_isolation on audit_log for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on auth_events for all to owner using (true) with check (true);
create policy tenant_isolation on auth_events for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
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
create policy owner_access on client_pins for all to owner using (true) with check (true);
create policy tenant_isolation on client_pins for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_profile_fields for all to owner using (true) with check (true);
create policy tenant_isolation on client_profile_fields for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_profiles for all to owner using (true) with check (true);
create policy tenant_isolation on client_profiles for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_service_selections for all to owner using (true) with check (true);
create policy tenant_isolation on client_service_selections for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_services for all to owner using (true) with check (true);
create policy tenant_isolation on client_services for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on client_status_options for all to owner using (true) with check (true);
create policy tenant_isolation on client_status_options for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
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
create policy owner_access on contact_matching_settings for all to owner using (true) with check (true);
create policy tenant_isolation on contact_matching_settings for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on custom_objects for all to owner using (true) with check (true);
create policy tenant_isolation on custom_objects for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
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
create policy owner_access on entity_pins for all to owner using (true) with check (true);
create policy tenant_isolation on entity_pins for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
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
create policy owner_access on folders for all to owner using (true) with check (true);
create policy tenant_isolation on folders for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on idempotency_keys for all to owner using (true) with check (true);
create policy tenant_isolation on idempotency_keys for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on inbound_webhook_deliveries for all to owner using (true) with check (true);
create policy tenant_isolation on inbound_webhook_deliveries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on managed_files for all to owner using (true) with check (true);
create policy tenant_isolation on managed_files for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mcp_calls for all to owner using (true) with check (true);
create policy tenant_isolation on mcp_calls for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on mcp_conversations for all to owner using (true) with check (true);
create policy tenant_isolation on mcp_conversations for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on notifications for all to owner using (true) with check (true);
create policy tenant_isolation on notifications for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on oauth_grants for all to owner using (true) with check (true);
create policy tenant_isolation on oauth_grants for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_definitions for all to owner using (true) with check (true);
create policy tenant_isolation on process_definitions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_stage_dependencies for all to owner using (true) with check (true);
create policy tenant_isolation on process_stage_dependencies for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_stages for all to owner using (true) with check (true);
create policy tenant_isolation on process_stages for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on process_versions for all to owner using (true) with check (true);
create policy tenant_isolation on process_versions for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on rate_limit_windows for all to owner using (true) with check (true);
create policy tenant_isolation on rate_limit_windows for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on record_attachments for all to owner using (true) with check (true);
create policy tenant_isolation on record_attachments for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
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
create policy owner_access on tenants for all to owner using (true) with check (true);
create policy tenant_isolation on tenants for all to app using ((id = app.tenant_id())) with check ((id = app.tenant_id()));
create policy owner_access on tickets for all to owner using (true) with check (true);
create policy tenant_isolation on tickets for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on time_entries for all to owner using (true) with check (true);
create policy tenant_isolation on time_entries for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on timers for all to owner using (true) with check (true);
create policy tenant_isolation on timers for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
create policy owner_access on training_certifications for all to owner using (true) with check (true);
create policy tenant_isolation on training_certifications for all to app using ((tenant_id = app.tenant_id())) with check ((tenant_id = app.tenant_id()));
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
CREATE TRIGGER credentials_changed AFTER INSERT OR DELETE OR UPDATE OF user_id, hash, previous_hash, previous_expires_at, expires_at, revoked_at ON public.api_keys FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER forget_comments AFTER DELETE ON public.client_notes FOR EACH ROW EXECUTE FUNCTION app.forget_comments('client_note');
CREATE TRIGGER bump_field_version AFTER INSERT OR DELETE OR UPDATE ON public.client_profile_fields FOR EACH STATEMENT WHEN ((app.tenant_id() IS NOT NULL)) EXECUTE FUNCTION app.bump_field_version();
CREATE TRIGGER follow_status_category BEFORE UPDATE OF status, profile_id ON public.clients FOR EACH ROW WHEN (((old.status <> new.status) OR (old.profile_id <> new.profile_id))) EXECUTE FUNCTION app.follow_status_category();
CREATE TRIGGER forget_comments AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.forget_comments('client');
CREATE TRIGGER renew_contact_keys AFTER UPDATE OF contacts, deleted_at ON public.clients FOR EACH ROW WHEN (((old.contacts IS DISTINCT FROM new.contacts) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION app.store_client_contact_keys();
CREATE TRIGGER store_contact_keys AFTER INSERT ON public.clients FOR EACH ROW WHEN ((new.contacts <> '[]'::jsonb)) EXECUTE FUNCTION app.store_client_contact_keys();
CREATE TRIGGER forget_attachments AFTER DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.forget_attachments('comment');
CREATE TRIGGER forget_erased_words BEFORE UPDATE OF erased_at ON public.comments FOR EACH ROW WHEN (((new.erased_at IS NOT NULL) AND (old.erased_at IS NULL))) EXECUTE FUNCTION app.forget_notified_words();
CREATE TRIGGER forget_notified_words BEFORE DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.forget_notified_words();
CREATE TRIGGER session_changed AFTER INSERT OR DELETE OR UPDATE OF tenant_id, confirmed_at ON app.console_sessions FOR EACH ROW EXECUTE FUNCTION app.note_session_change();
CREATE TRIGGER credentials_changed AFTER DELETE OR UPDATE OF permissions ON public.department_levels FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER credentials_changed AFTER INSERT OR DELETE OR UPDATE ON public.department_members FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER email_queued AFTER INSERT ON public.email_deliveries FOR EACH ROW EXECUTE FUNCTION app.note_email_queued();
CREATE TRIGGER forget_comments AFTER DELETE ON public.escalations FOR EACH ROW EXECUTE FUNCTION app.forget_comments('escalation');
CREATE TRIGGER bump_field_version AFTER INSERT OR DELETE OR UPDATE ON public.fields FOR EACH STATEMENT WHEN ((app.tenant_id() IS NOT NULL)) EXECUTE FUNCTION app.bump_field_version();
CREATE TRIGGER grant_changed AFTER INSERT OR UPDATE OF status ON public.oauth_grants FOR EACH ROW EXECUTE FUNCTION app.note_grant_change();
CREATE TRIGGER forget_assignees AFTER DELETE ON public.task_stages FOR EACH ROW WHEN ((old.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.forget_task_assignees();
CREATE TRIGGER forget_comments AFTER DELETE ON public.task_stages FOR EACH ROW EXECUTE FUNCTION app.forget_comments('task_stage');
CREATE TRIGGER renew_assignees AFTER UPDATE OF assigned_to, status_category ON public.task_stages FOR EACH ROW WHEN (((old.assigned_to IS DISTINCT FROM new.assigned_to) OR ((old.status_category = ANY (ARRAY['pending'::text, 'ready'::text, 'in_progress'::text])) IS DISTINCT FROM (new.status_category = ANY (ARRAY['pending'::text, 'ready'::text, 'in_progress'::text]))))) EXECUTE FUNCTION app.follow_stage_assignees();
CREATE TRIGGER store_assignees AFTER INSERT ON public.task_stages FOR EACH ROW WHEN ((new.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.follow_stage_assignees();
CREATE TRIGGER forget_assignees AFTER DELETE ON public.task_substages FOR EACH ROW WHEN ((old.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.forget_task_assignees();
CREATE TRIGGER renew_assignees AFTER UPDATE OF assigned_to, completed_at ON public.task_substages FOR EACH ROW WHEN (((old.assigned_to IS DISTINCT FROM new.assigned_to) OR ((old.completed_at IS NULL) IS DISTINCT FROM (new.completed_at IS NULL)))) EXECUTE FUNCTION app.follow_substage_assignees();
CREATE TRIGGER store_assignees AFTER INSERT ON public.task_substages FOR EACH ROW WHEN ((new.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.follow_substage_assignees();
CREATE TRIGGER forget_comments AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION app.forget_comments('task');
CREATE TRIGGER renew_assignees AFTER UPDATE OF assigned_to, status_category ON public.tasks FOR EACH ROW WHEN (((old.assigned_to IS DISTINCT FROM new.assigned_to) OR ((old.status_category = ANY (ARRAY['done'::text, 'cancelled'::text])) IS DISTINCT FROM (new.status_category = ANY (ARRAY['done'::text, 'cancelled'::text]))))) EXECUTE FUNCTION app.follow_task_assignees();
CREATE TRIGGER store_assignees AFTER INSERT ON public.tasks FOR EACH ROW WHEN ((new.assigned_to <> '{}'::uuid[])) EXECUTE FUNCTION app.follow_task_assignees();
CREATE TRIGGER seed_status_options AFTER INSERT ON public.tenants FOR EACH ROW EXECUTE FUNCTION app.seed_agency_status_options();
CREATE TRIGGER forget_comments AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.forget_comments('ticket');
CREATE TRIGGER credentials_changed AFTER DELETE OR UPDATE OF name, status, role, permissions ON public.users FOR EACH ROW EXECUTE FUNCTION app.notify_credentials_changed();
CREATE TRIGGER invitation_ends AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.status = 'removed'::text) AND (old.status <> 'removed'::text))) EXECUTE FUNCTION app.end_invitation();
CREATE TRIGGER member_left AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.status = ANY (ARRAY['suspended'::text, 'removed'::text])) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION app.revoke_grants_of_member();
CREATE TRIGGER seed_priorities AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.role = 'owner'::text)) EXECUTE FUNCTION app.seed_agency_priorities();

CREATE OR REPLACE FUNCTION app.add_delivery_jobs(tenants uuid[], ids uuid[], numbers integer[], run_ats timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  task integer := app.job_task('attempt_delivery');
begin
  insert into graphile_worker._private_jobs as jobs (task_id, payload, key, max_attempts, run_at)
    select task, json_build_object('tenantId', k.tenant_id, 'deliveryId', k.id), k.id || ':' || k.number, 1, k.run_at
    from unnest(tenants, ids, numbers, run_ats) as k (tenant_id, id, number, run_at)
    on conflict (key) do update set run_at = excluded.run_at, attempts = 0, last_error = null, locked_at = null, locked_by = null, updated_at = now()
      where jobs.locked_at is null or jobs.locked_at < now() - interval '2 minutes';
end $function$
;

CREATE OR REPLACE FUNCTION app.add_job(task text, payload jsonb, run_at timestamp with time zone, job_key text, max_attempts integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if app.tenant_id() is null then
    raise exception 'app.add_job() needs a tenant';
  end if;
  perform graphile_worker.add_job(task, (payload || jsonb_build_object('tenantId', app.tenant_id()))::json,
    run_at => add_job.run_at, job_key => add_job.job_key, max_attempts => add_job.max_attempts);
end $function$
;

CREATE OR REPLACE FUNCTION app.any_word(text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select replace(plainto_tsquery('english', $1)::text, ' & ', ' | ')::tsquery $function$
;

CREATE OR REPLACE FUNCTION app.assert_field_version(expected bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(app.field_lock_key());
  if expected is distinct from coalesce((select version from field_versions where tenant_id = app.tenant_id()), 0) then
    raise exception 'field definitions changed' using errcode = 'serialization_failure', hint = 'fields_changed';
  end if;
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION app.begin_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean)
 RETURNS TABLE(wait integer, is_first_refusal boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  at timestamptz := clock_timestamp();
  origin record;
  blocked_until timestamptz;
  own_block timestamptz;
begin
  select * into origin from app.sign_in_origin(of_account, of_address, of_browser);
  origin.is_known := origin.is_known or is_signed_in;
  insert into app.throttles as t (bucket, subject, account, count, since) values
      ('account_origin', origin.pair, of_account, 0, at), ('account', of_account, of_account, 0, at), ('address', of_address, null, 0, at)
    on conflict (bucket, subject) do update set
      count = case when t.since < at - interval '1 day' then 0 else t.count end,
      since = case when t.since < at - interval '1 day' then at else t.since end;
  select max(t.blocked_until) filter (where t.bucket <> 'address'), max(t.blocked_until) into own_block, blocked_until
    from app.throttles t
    where (t.bucket = 'account_origin' and t.subject = origin.pair)
      or (t.bucket = 'account' and t.subject = of_account and not origin.is_known)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  is_first_refusal := false;
  if blocked_until > at then
    wait := ceil(extract(epoch from blocked_until - at))::integer;
    if own_block > at then
      select t.refused_at is null or t.refused_at < at - interval '1 day' into is_first_refusal
        from app.throttles t where t.bucket = 'account' and t.subject = of_account;
      update app.throttles t set refused_at = at where t.bucket = 'account' and t.subject = of_account;
    end if;
    return next;
    return;
  end if;
  -- Those of one origin are forgotten after a day without attempts; those of an account a day after the first.
  update app.throttles t set
      count = t.count + 1, since = case t.bucket when 'account' then t.since else at end,
      blocked_until = at + app.sign_in_wait(t.count + 1, case t.bucket when 'account_origin' then 5 when 'address' then 20 else 50 end)
    where (t.bucket = 'account_origin' and t.subject = origin.pair)
      or (t.bucket = 'account' and t.subject = of_account and not origin.is_known)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  wait := 0;
  return next;
end $function$
;

CREATE OR REPLACE FUNCTION app.bump_field_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(app.field_lock_key());
  insert into field_versions as v (tenant_id) values (app.tenant_id())
    on conflict (tenant_id) do update set version = v.version + 1;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.claim_events(consumer_name text)
 RETURNS TABLE(tenant_id uuid, "position" bigint, ready_to bigint, failures integer)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  candidate uuid;
begin
  for candidate in
    select p.tenant_id from app.event_positions p where p.consumer = consumer_name and p.due_at <= clock_timestamp() order by p.due_at limit 100
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('consumer ' || consumer_name || ' ' || candidate, 0));
    -- Read again: another process may have had its turn since the list was made.
    return query select p.tenant_id, p.position, p.ready_to, p.failures from app.event_positions p
      where p.consumer = consumer_name and p.tenant_id = candidate and p.due_at <= clock_timestamp();
    if found then
      return;
    end if;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION app.claim_events_of(consumer_name text, agencies uuid[], is_among boolean)
 RETURNS TABLE(tenant_id uuid, "position" bigint, ready_to bigint, failures integer)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  candidate uuid;
begin
  for candidate in
    select p.tenant_id from app.event_positions p
    where p.consumer = consumer_name and p.due_at <= clock_timestamp() and (p.tenant_id = any(agencies)) = is_among
    order by p.due_at limit 100
  loop
    continue when not pg_try_advisory_xact_lock(hashtextextended('consumer ' || consumer_name || ' ' || candidate, 0));
    -- Read again: another process may have had its turn since the list was made.
    return query select p.tenant_id, p.position, p.ready_to, p.failures from app.event_positions p
      where p.consumer = consumer_name and p.tenant_id = candidate and p.due_at <= clock_timestamp();
    if found then
      return;
    end if;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION app.client_search_text(name text, slug text, contacts jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(((((name COLLATE app.unicode) || ' '::text) || (slug COLLATE app.unicode)) || (COALESCE((SELECT string_agg((((' '::text || COALESCE((c.value ->> 'email'::text), ''::text)) || ' '::text) || COALESCE((c.value ->> 'phone'::text), ''::text)), ''::text) AS string_agg FROM jsonb_array_elements(client_search_text.contacts) c(value)), ''::text) COLLATE app.unicode)))
;

CREATE OR REPLACE FUNCTION app.confirm_console_session(session uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update app.console_sessions set confirmed_at = clock_timestamp() where id = session returning confirmed_at
  $function$
;

CREATE OR REPLACE FUNCTION app.console_session_idle()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
RETURN '12:00:00'::interval
;

CREATE OR REPLACE FUNCTION app.consume_oauth_artefact(artefact_model text, artefact_hash bytea)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with consumed as (
      update app.oauth_artefacts set consumed_at = now()
        where model = artefact_model and hash = artefact_hash and consumed_at is null
        returning 1)
    select exists (select from consumed)
  $function$
;

CREATE OR REPLACE FUNCTION app.count_webhook_failures(lane jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  endpoint webhook_endpoints;
  failed boolean;
  failures integer;
begin
  select * into endpoint from webhook_endpoints e where e.tenant_id = (lane ->> 'tenant_id')::uuid and e.id = (lane ->> 'endpoint_id')::uuid;
  if not found then
    return;
  end if;
  failures := endpoint.consecutive_failures;
  for failed in select value::boolean from jsonb_array_elements_text(lane -> 'failed') loop
    failures := case when failed then least(failures + 1, 50) else 0 end;
    exit when failures >= 50;
  end loop;
  update webhook_endpoints e set
    consecutive_failures = failures,
    mean_duration_ms = case when e.mean_duration_ms = 0 then (lane ->> 'duration_ms')::real else e.mean_duration_ms * 0.8 + (lane ->> 'duration_ms')::real * 0.2 end,
    last_success_at = greatest(e.last_success_at, (lane ->> 'succeeded_at')::timestamptz),
    last_failure_at = greatest(e.last_failure_at, (lane ->> 'failed_at')::timestamptz),
    status = case when failures >= 50 and e.status = 'active' then 'disabled_by_failures' else e.status end,
    disabled_at = case when failures >= 50 and e.status = 'active' then now() else e.disabled_at end
    where e.tenant_id = endpoint.tenant_id and e.id = endpoint.id;
  if failures >= 50 and endpoint.status = 'active' then
    insert into graphile_worker._private_jobs (task_id, payload)
      values (app.job_task('disable_endpoint'), json_build_object('tenantId', endpoint.tenant_id, 'endpointId', endpoint.id));
    insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id, changed_fields, previous)
      values (endpoint.tenant_id, 'webhook_endpoint', endpoint.id, 'disabled', 'attempt_delivery', 'system', 'job_' || endpoint.id, array['status'], '{"status": "active"}');
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION app.create_agency(agency_name text, agency_slug text, agency_time_zone text, agency_currency text, owner_name text, owner_email text, owner_password_hash text)
 RETURNS TABLE(tenant_id uuid, owner_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  account uuid;
begin
  insert into accounts (email, password_hash) values (owner_email, owner_password_hash)
    on conflict (lower(email)) do update set email = accounts.email
    returning id into account;
  insert into tenants (name, slug, time_zone, currency) values (agency_name, agency_slug, agency_time_zone, agency_currency)
    returning id into tenant_id;
  insert into users (tenant_id, kind, account_id, name, email, role)
    values (create_agency.tenant_id, 'member', account, owner_name, owner_email, 'owner')
    returning id into owner_id;
  return next;
end $function$
;

CREATE OR REPLACE FUNCTION app.create_console_session(session_hash bytea, account uuid, ends_at timestamp with time zone, origin jsonb)
 RETURNS TABLE(id uuid, tenant_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from app.console_sessions s
      where s.account_id = account and (s.expires_at <= now() or s.last_used_at + app.console_session_idle() <= now());
    insert into app.console_sessions (hash, account_id, tenant_id, expires_at, ip_address, user_agent)
      select session_hash, account,
        coalesce(
          (select a.last_tenant_id from accounts a where a.id = account and app.is_active_member(account, a.last_tenant_id)),
          (select (array_agg(u.tenant_id))[1] from users u
            where u.account_id = account and u.kind = 'member' and u.status = 'active' having count(*) = 1)),
        ends_at, left(origin ->> 'ip_address', 64), left(origin ->> 'user_agent', 1000)
      returning id, tenant_id;
  $function$
;

CREATE OR REPLACE FUNCTION app.create_oauth_grant(granting_account uuid, tenant uuid, client text, name text, source text, host text, granted_resource text, manages_people boolean, interaction bytea, origin jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  member uuid;
  made uuid;
begin
  perform app.set_auth_origin(origin);
  -- Locked, so that whoever suspends the member meanwhile finds the grant.
  select u.id into member from users u
    where u.tenant_id = tenant and u.account_id = granting_account and u.kind = 'member' and u.status = 'active'
    for share;
  if member is null then
    return null;
  end if;
  insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource, can_manage_people, interaction_hash)
    values (tenant, member, granting_account, client, name, source, host, granted_resource, manages_people, interaction)
    on conflict (interaction_hash) where interaction_hash is not null do nothing
    returning id into made;
  if made is null then
    select g.id into made from oauth_grants g where g.interaction_hash = interaction and g.account_id = granting_account;
  end if;
  update app.oauth_clients set last_used_at = now() where id = client;
  return made;
end $function$
;

CREATE OR REPLACE FUNCTION app.delete_oauth_artefact(artefact_model text, artefact_hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    delete from app.oauth_artefacts where model = artefact_model and hash = artefact_hash
  $function$
;

CREATE OR REPLACE FUNCTION app.due_consumers(more boolean)
 RETURNS jsonb
 LANGUAGE sql
AS $function$
    select jsonb_build_object('more', more, 'due', coalesce(jsonb_agg(c.consumer), '[]')) from (
      select consumer from app.event_positions where due_at <= clock_timestamp()
      union select consumer from app.parked_events where replay_at <= clock_timestamp()) c
  $function$
;

CREATE OR REPLACE FUNCTION app.emit_events(emitted jsonb, audited jsonb, logged_call uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  tenant uuid := app.tenant_id();
  entry jsonb;
  event_sequence bigint;
begin
  if tenant is null then
    raise exception 'app.emit_events() needs a tenant';
  end if;
  if jsonb_array_length(emitted) > 0 then
    -- The low half of the number: readers know the rest.
    perform pg_advisory_xact_lock_shared(app.event_lock_key(tenant), app.event_head()::bit(32)::integer);
  end if;
  -- One plain statement after another: for the one event that most calls have, this costs a third less than one
  -- statement over all of them.
  for place in 0 .. jsonb_array_length(emitted) - 1 loop
    entry := emitted -> place;
    event_sequence := nextval('app.event_sequence');
    insert into events (tenant_id, sequence, event_type, correlation_id, data, call_id)
      values (tenant, event_sequence, entry ->> 'type', entry #>> '{data,correlation_id}',
        jsonb_set(entry -> 'data', '{sequence}', to_jsonb(event_sequence)), logged_call);
  end loop;
  for place in 0 .. jsonb_array_length(audited) - 1 loop
    entry := audited -> place;
    insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, actor_id, actor_name, request_id,
        changed_fields, previous, new_values, reason, call_id)
      values (tenant, entry ->> 'record_kind', (entry ->> 'record_id')::uuid, entry ->> 'action', entry ->> 'operation_id',
        entry ->> 'actor_type', (entry ->> 'actor_id')::uuid, entry ->> 'actor_name', entry ->> 'request_id',
        array(select jsonb_array_elements_text(entry -> 'changed_fields')), entry -> 'previous',
        coalesce(entry -> 'new_values', '{}'), entry ->> 'reason', logged_call);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION app.end_console_sessions(account uuid, ended uuid, kept uuid, origin jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ending uuid[];
begin
  with gone as (
    delete from app.console_sessions s
      where s.account_id = account and (s.id = ended or (ended is null and s.id is distinct from kept))
      returning s.id)
  select coalesce(array_agg(id), '{}') into ending from gone;
  if cardinality(ending) > 0 then
    perform app.note_sign_in(account, 'sign_out', null, origin);
  end if;
  return cardinality(ending);
end $function$
;

CREATE OR REPLACE FUNCTION app.end_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from user_invitations i where i.tenant_id = new.tenant_id and i.user_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.end_oauth_grant(ended uuid, reason text, origin jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  g oauth_grants%rowtype;
begin
  perform app.set_auth_origin(origin);
  select * into g from oauth_grants where id = ended for update;
  if not found then
    return;
  end if;
  perform app.note_auth_event(g.tenant_id, jsonb_build_object(
    'kind', case reason when 'reuse' then 'token_reuse_detected' else 'token_revoked' end,
    'outcome', case reason when 'reuse' then 'failed' else 'succeeded' end,
    'failure_reason', case reason when 'reuse' then 'A code or refresh token that had been used came again.' end,
    'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name));
  update oauth_grants
    set status = 'revoked', revoked_at = now(), revoke_reason = reason, revision = g.revision + 1, updated_at = now()
    where id = ended and status = 'active';
end $function$
;

CREATE OR REPLACE FUNCTION app.end_password_resets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from app.password_resets r where r.account_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.end_sign_in(of_account bytea, of_address bytea, of_browser bytea, is_signed_in boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  origin record;
begin
  select * into origin from app.sign_in_origin(of_account, of_address, of_browser);
  delete from app.throttles t where t.bucket = 'account_origin' and t.subject = origin.pair;
  update app.throttles t set count = greatest(0, t.count - 1), blocked_until = '-infinity'
    where (t.bucket = 'account' and t.subject = of_account and not origin.is_known and not is_signed_in)
      or (t.bucket = 'address' and t.subject = of_address and not origin.knows_browser);
  insert into app.known_origins as o (account, subject)
    select of_account, known from unnest(array[of_address, of_browser]) known where known is not null
    on conflict (account, subject) do update set last_used_at = now();
end $function$
;

CREATE OR REPLACE FUNCTION app.event_backlog()
 RETURNS TABLE(consumer text, agencies integer, oldest_seconds double precision, parked integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select n.consumer, coalesce(w.agencies, 0), coalesce(w.oldest_seconds, 0), coalesce(k.parked, 0)
    from (select distinct consumer from app.event_positions union select distinct consumer from app.parked_events) n
    left join (
      select p.consumer, count(*)::integer as agencies, max(extract(epoch from now() - e.created_at)) as oldest_seconds
      from app.event_positions p
      left join lateral (select created_at from events e where e.tenant_id = p.tenant_id and e.sequence > p.position order by e.sequence limit 1) e on true
      where p.due_at is not null group by p.consumer) w on w.consumer = n.consumer
    left join (select consumer, count(*)::integer as parked from app.parked_events group by consumer) k on k.consumer = n.consumer
    union all
    select 'scan', 0, coalesce(extract(epoch from now() - (
      select created_at from events where sequence > (select scanned from app.event_scan) order by sequence limit 1)), 0), 0
  $function$
;

CREATE OR REPLACE FUNCTION app.event_head()
 RETURNS bigint
 LANGUAGE sql
AS $function$ select last_value - (not is_called)::integer from app.event_sequence $function$
;

CREATE OR REPLACE FUNCTION app.event_lock_key(tenant uuid)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN uuid_hash(tenant)
;

CREATE OR REPLACE FUNCTION app.fan_out_to_webhooks(tenants uuid[], ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  task integer := app.job_task('attempt_delivery');
  lane_tenants uuid[];
  lane_endpoints uuid[];
  queued integer;
begin
  -- Locked before the rows are made, so that none is stored as pending to an endpoint that is being disabled.
  select array_agg(r.tenant_id), array_agg(r.id) into lane_tenants, lane_endpoints
    from (
      select distinct e.tenant_id, e.id
      from unnest(tenants, ids) as k (tenant_id, id)
      join events v on v.tenant_id = k.tenant_id and v.id = k.id
      join webhook_settings s on s.tenant_id = v.tenant_id and v.event_type = any(s.enabled_events)
      join webhook_endpoints e on e.tenant_id = v.tenant_id and (e.event_type = v.event_type or e.event_type is null)) r;
  if lane_tenants is null then
    return;
  end if;
  perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
  with lanes as materialized (
    select e.*, app.webhook_lane(e.mean_duration_ms) - (
      select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) as room
    from webhook_endpoints e where (e.tenant_id, e.id) in (select * from unnest(lane_tenants, lane_endpoints))
  ), routed as (
    select v.tenant_id, v.id as event_id, v.event_type, v.sequence, e.id as endpoint_id, e.event_type is null as is_global, e.url, e.status = 'active' as is_active,
      e.status = 'active' and row_number() over (partition by v.tenant_id, e.id order by v.sequence) <= e.room as has_place,
      app.webhook_body(v.id, v.event_type, v.created_at, v.tenant_id, v.data) as body,
      -- Records that the event names: the objects with an id on the first level of its data, and their client. Not a function
      -- of its own, which would be started for each row.
      array(
        select distinct named.id::uuid
        from jsonb_each(v.data) as part (key, value), lateral (values (part.value ->> 'id'), (part.value ->> 'client_id')) as named (id)
        where jsonb_typeof(part.value) = 'object' and part.key not in ('actor', 'causation', '_previous', 'field_values')
          and named.id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$') as record_ids
    from unnest(tenants, ids) as k (tenant_id, id)
    join events v on v.tenant_id = k.tenant_id and v.id = k.id
    join webhook_settings s on s.tenant_id = v.tenant_id and v.event_type = any(s.enabled_events)
    join lateral (
      select * from lanes l where l.tenant_id = v.tenant_id and (l.event_type = v.event_type or l.event_type is null)
      order by l.event_type nulls last limit 1) e on true
  ), made as (
    insert into webhook_deliveries (tenant_id, event_id, event_type, sequence, endpoint_id, endpoint_kind, url, status, skip_reason, lane_at, next_attempt_at, body, record_ids)
    select tenant_id, event_id, event_type, sequence, endpoint_id, case when is_global then 'global' else 'override' end, url,
      case when is_active then 'pending' else 'skipped' end, case when not is_active then 'endpoint_disabled' end,
      case when has_place then now() end, case when is_active then now() end, body, record_ids
    from routed order by sequence
    returning tenant_id, id, lane_at
  )
  insert into graphile_worker._private_jobs (task_id, payload, key, max_attempts)
    select task, json_build_object('tenantId', m.tenant_id, 'deliveryId', m.id), m.id || ':1', 1 from made m where m.lane_at is not null;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform app.wake_workers(queued);
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION app.field_boolean(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (jsonb_typeof(value) = 'boolean'::text) THEN (value)::boolean ELSE NULL::boolean END
;

CREATE OR REPLACE FUNCTION app.field_lock_key()
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN hashtextextended(('fields '::text || (app.tenant_id())::text), (0)::bigint)
;

CREATE OR REPLACE FUNCTION app.field_number(value jsonb)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (jsonb_typeof(value) = 'number'::text) THEN ((value #>> '{}'::text[]))::numeric ELSE NULL::numeric END
;

CREATE OR REPLACE FUNCTION app.field_text(value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (jsonb_typeof(value) = ANY (ARRAY['string'::text, 'number'::text, 'boolean'::text])) THEN (value #>> '{}'::text[]) ELSE NULL::text END
;

CREATE OR REPLACE FUNCTION app.fill_own_webhook_lanes(endpoints uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  tenants uuid[] := array_fill(app.tenant_id(), array[cardinality(endpoints)]);
begin
  perform app.lock_webhook_endpoints(tenants, endpoints);
  perform app.fill_webhook_lanes(tenants, endpoints);
end $function$
;

CREATE OR REPLACE FUNCTION app.fill_webhook_lanes(tenants uuid[], endpoints uuid[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  task integer := app.job_task('attempt_delivery');
  queued integer;
begin
  with lanes as (
    select e.tenant_id, e.id, app.webhook_lane(e.mean_duration_ms) - (
      select count(*) from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is not null) as room
    from webhook_endpoints e
    where e.status = 'active' and (e.tenant_id, e.id) in (select * from unnest(tenants, endpoints))
  ), waiting as (
    select l.tenant_id, w.id from lanes l cross join lateral (
      select d.id from webhook_deliveries d
      where d.tenant_id = l.tenant_id and d.endpoint_id = l.id and d.lane_at is null and d.status in ('pending', 'retrying') and d.next_attempt_at <= now()
      order by d.next_attempt_at limit greatest(l.room, 0)) w
  ), entered as (
    update webhook_deliveries d set lane_at = now() from waiting w
    where d.tenant_id = w.tenant_id and d.id = w.id
    returning d.tenant_id, d.id, d.attempt_count + 1 as number
  )
  insert into graphile_worker._private_jobs as jobs (task_id, payload, key, max_attempts)
    select task, json_build_object('tenantId', e.tenant_id, 'deliveryId', e.id), e.id || ':' || e.number, 1 from entered e
    on conflict (key) do update set run_at = now(), attempts = 0, last_error = null, updated_at = now()
      where jobs.locked_at is null;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform app.wake_workers(queued);
  end if;
  return queued;
end $function$
;

CREATE OR REPLACE FUNCTION app.find_account(account_email text)
 RETURNS TABLE(id uuid, email text, password_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.id, a.email, a.password_hash from accounts a where lower(a.email) = lower(account_email)
  $function$
;

CREATE OR REPLACE FUNCTION app.find_account_email(account uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select email from accounts where id = account
  $function$
;

CREATE OR REPLACE FUNCTION app.find_account_password(account uuid)
 RETURNS TABLE(email text, password_hash text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.email, a.password_hash from accounts a where a.id = account
  $function$
;

CREATE OR REPLACE FUNCTION app.find_api_key(key_hash bytea)
 RETURNS TABLE(key_id uuid, tenant_id uuid, user_id uuid, kind text, name text, role text, status text, permissions text[], is_previous boolean, expires_at timestamp with time zone, previous_expires_at timestamp with time zone, revoked_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select k.id, k.tenant_id, u.id, u.kind, u.name, u.role, u.status,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      k.hash <> key_hash, k.expires_at, k.previous_expires_at, k.revoked_at
    from api_keys k
    join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
    where k.hash = key_hash or k.previous_hash = key_hash
  $function$
;

CREATE OR REPLACE FUNCTION app.find_client_notes(prompt text, about_client uuid, most integer)
 RETURNS TABLE(id uuid, fit real)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
    with asked as materialized (select app.any_word(prompt) as words),
    fitting as (
      select n.id, n.client_id, ts_rank_cd(n.words, asked.words, 1) as fit
      from client_notes n, asked
      where n.tenant_id = app.tenant_id() and n.deleted_at is null
        and (n.words @@ asked.words or n.client_id = about_client and n.is_pinned)
      order by n.client_id is not distinct from about_client desc, fit desc
      limit 200
    )
    select f.id, (f.fit * case when to_tsvector('english', c.name) @@ asked.words then 4 else 1 end)::real
    from fitting f
    join clients c on c.tenant_id = app.tenant_id() and c.id = f.client_id and c.deleted_at is null
    cross join asked
    order by f.client_id is not distinct from about_client desc, 2 desc, f.id desc
    limit most
  $function$
;

CREATE OR REPLACE FUNCTION app.find_clients(pattern text, beginning text, profiles uuid[], categories text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
    (select id from clients
      where tenant_id = app.tenant_id() and deleted_at is null
        and lower(name) collate "C" >= beginning and lower(name) collate "C" < beginning || chr(1114111)
        and (cardinality(profiles) = 0 or profile_id = any(profiles))
        and (cardinality(categories) = 0 or status_category = any(categories))
      order by lower(name) collate "C" limit 500)
    union
    (select id from clients
      where tenant_id = app.tenant_id() and deleted_at is null and search_text like pattern
        and (cardinality(profiles) = 0 or profile_id = any(profiles))
        and (cardinality(categories) = 0 or status_category = any(categories))
      limit 1000)
  $function$
;

CREATE OR REPLACE FUNCTION app.find_console_session(session_hash bytea)
 RETURNS TABLE(session_id uuid, account_id uuid, tenant_id uuid, user_id uuid, name text, role text, permissions text[], confirmed_at timestamp with time zone, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.id, s.account_id, u.tenant_id, u.id, u.name, u.role,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      s.confirmed_at, least(s.expires_at, s.last_used_at + app.console_session_idle())
    from app.console_sessions s
    left join users u on u.tenant_id = s.tenant_id and u.account_id = s.account_id and u.kind = 'member' and u.status = 'active'
    where s.hash = session_hash and s.expires_at > now() and s.last_used_at + app.console_session_idle() > now()
  $function$
;

CREATE OR REPLACE FUNCTION app.find_invitation(invitation_hash bytea)
 RETURNS TABLE(tenant_id uuid, agency text, user_id uuid, name text, email text, invited_by text, expires_at timestamp with time zone, accepted_at timestamp with time zone, status text, account_id uuid, has_password boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select i.tenant_id, t.name, u.id, u.name, u.email, inviter.name, i.expires_at, i.accepted_at, u.status, a.id, a.password_hash is not null
    from user_invitations i
    join tenants t on t.id = i.tenant_id
    join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    left join users inviter on inviter.tenant_id = i.tenant_id and inviter.id = i.invited_by
    left join accounts a on lower(a.email) = lower(u.email)
    where i.token_hash = invitation_hash
  $function$
;

CREATE OR REPLACE FUNCTION app.find_oauth_artefact(artefact_model text, artefact_hash bytea)
 RETURNS TABLE(payload jsonb, consumed_at timestamp with time zone, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.payload, a.consumed_at, a.expires_at from app.oauth_artefacts a
      where a.model = artefact_model and a.hash = artefact_hash
  $function$
;

CREATE OR REPLACE FUNCTION app.find_oauth_client(client_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select metadata from app.oauth_clients where id = client_id
  $function$
;

CREATE OR REPLACE FUNCTION app.find_oauth_grant(grant_id uuid)
 RETURNS TABLE(account_id uuid, client_id text, resource text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select g.account_id, g.client_id, g.resource
    from oauth_grants g join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    where g.id = grant_id and g.status = 'active' and u.status = 'active'
  $function$
;

CREATE OR REPLACE FUNCTION app.find_oauth_session(session_uid text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.payload from app.oauth_artefacts a
      where a.uid = session_uid and a.model = 'Session' and a.expires_at > now()
  $function$
;

CREATE OR REPLACE FUNCTION app.find_oauth_token(token_hash bytea)
 RETURNS TABLE(grant_id uuid, tenant_id uuid, user_id uuid, name text, role text, status text, permissions text[], client_id text, can_manage_people boolean, expires_at timestamp with time zone, revoked_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select g.id, g.tenant_id, u.id, u.name, u.role, u.status,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      g.client_id, g.can_manage_people, a.expires_at, g.revoked_at
    from app.oauth_artefacts a
    join oauth_grants g on g.id = a.grant_id
    join users u on u.tenant_id = g.tenant_id and u.id = g.user_id
    where a.model = 'AccessToken' and a.hash = token_hash
  $function$
;

CREATE OR REPLACE FUNCTION app.find_password_reset(reset_hash bytea)
 RETURNS TABLE(email text, names text[], expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select a.email, coalesce((select array_agg(distinct left(u.name, 200)) from users u where u.account_id = a.id), '{}'), r.expires_at
    from app.password_resets r join accounts a on a.id = r.account_id
    where r.token_hash = reset_hash and r.expires_at > now()
  $function$
;

CREATE OR REPLACE FUNCTION app.follow_stage_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task_stage', new.task_id, new.id, new.assigned_to, new.status_category in ('pending', 'ready', 'in_progress'));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.follow_status_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select category into new.status_category from client_status_options
    where tenant_id = new.tenant_id and profile_id = new.profile_id and key = new.status;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION app.follow_substage_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task_substage', new.task_id, new.stage_id, new.assigned_to, new.completed_at is null);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.follow_task_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.store_task_assignees(new.tenant_id, new.id, 'task', new.id, null, new.assigned_to, new.status_category not in ('done', 'cancelled'));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.forget_attachments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from record_attachments where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.forget_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from comments where tenant_id = old.tenant_id and record_kind = tg_argv[0] and record_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.forget_notified_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update notifications set body_text = null where tenant_id = old.tenant_id and comment_id = old.id and body_text is not null;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION app.forget_task_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from task_assignees where tenant_id = old.tenant_id and holder_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.free_client_slug(wanted text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if not exists (select 1 from clients where slug = wanted collate "C" and deleted_at is null) then
    return wanted;
  end if;
  return wanted || '-' || (
    select coalesce(max(substring(slug from length(wanted) + 2)::numeric), 1) + 1 from clients
    where slug collate "C" > wanted || '-' and slug collate "C" < wanted || '-:' and deleted_at is null
      and substring(slug from length(wanted) + 2) ~ '^[1-9][0-9]{0,8}$');
end $function$
;

CREATE OR REPLACE FUNCTION app.has_agencies()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (select from tenants)
  $function$
;

CREATE OR REPLACE FUNCTION app.has_oauth_grant(granting_account uuid, client text, host text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (
      select from oauth_grants g
      where g.account_id = granting_account and g.client_id = client and g.redirect_host = host and g.status = 'active')
  $function$
;

CREATE OR REPLACE FUNCTION app.is_active_member(account uuid, tenant uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select exists (
      select from users u where u.tenant_id = tenant and u.account_id = account and u.kind = 'member' and u.status = 'active')
  $function$
;

CREATE OR REPLACE FUNCTION app.iso(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_char((at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)
;

CREATE OR REPLACE FUNCTION app.job_task(task text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  found_id integer;
begin
  select id into found_id from graphile_worker._private_tasks where identifier = task;
  if found_id is null then
    insert into graphile_worker._private_tasks (identifier) values (task)
      on conflict (identifier) do update set identifier = excluded.identifier
      returning id into found_id;
  end if;
  return found_id;
end $function$
;

CREATE OR REPLACE FUNCTION app.link_invited_account(invitation_hash bytea, proven uuid, new_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  invited users%rowtype;
  account accounts%rowtype;
begin
  select u.* into invited from user_invitations i join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    where i.token_hash = invitation_hash and i.tenant_id = app.tenant_id() and i.accepted_at is null and i.expires_at > now() and u.status = 'invited'
    for update of i, u;
  if not found then
    return null;
  end if;
  if new_hash is not null then
    insert into accounts (email) values (invited.email) on conflict (lower(email)) do nothing;
  end if;
  select a.* into account from accounts a where lower(a.email) = lower(invited.email) for update;
  if not found then
    return null;
  end if;
  if account.password_hash is null then
    if new_hash is null then
      return null;
    end if;
    update accounts set password_hash = new_hash, updated_at = now() where id = account.id;
  elsif proven is distinct from account.id then
    return null;
  end if;
  update users u set account_id = account.id where u.tenant_id = invited.tenant_id and u.id = invited.id;
  update user_invitations i set accepted_at = now() where i.tenant_id = invited.tenant_id and i.user_id = invited.id;
  return account.id;
end $function$
;

CREATE OR REPLACE FUNCTION app.lock_webhook_endpoints(tenants uuid[], endpoints uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from webhook_endpoints e
    where (e.tenant_id, e.id) in (select * from unnest(tenants, endpoints))
    order by e.tenant_id, e.id for no key update;
end $function$
;

CREATE OR REPLACE FUNCTION app.matching_clients(emails text[], phones text[], wanted_name text)
 RETURNS TABLE(id uuid, name text, matches text[], is_forbidden boolean)
 LANGUAGE plpgsql
 ROWS 1
AS $function$
#variable_conflict use_column
declare
  settings record;
begin
  select coalesce(s.email_mode, 'warn') as email_mode, coalesce(s.phone_mode, 'off') as phone_mode,
    coalesce(s.name_mode, 'off') as name_mode, coalesce(s.name_similarity, 0.7) as name_similarity
    into settings from (values (1)) one left join contact_matching_settings s on true;
  if (settings.email_mode = 'off' or emails = '{}') and (settings.phone_mode = 'off' or phones = '{}') and settings.name_mode = 'off' then
    return;
  end if;
  if (settings.email_mode = 'forbid' and emails <> '{}') or (settings.phone_mode = 'forbid' and phones <> '{}') or settings.name_mode = 'forbid' then
    perform pg_advisory_xact_lock(hashtextextended('client duplicates ' || app.tenant_id()::text, 0));
  end if;
  return query
    with hits as (
      select k.client_id, 'email' as kind, settings.email_mode as mode from client_contact_keys k
        where settings.email_mode <> 'off' and k.kind = 'email' and k.value = any(emails)
      union all
      select k.client_id, 'phone', settings.phone_mode from client_contact_keys k
        where settings.phone_mode <> 'off' and k.kind = 'phone' and k.value = any(phones)
      union all
      select c.id, 'name', settings.name_mode from clients c
        where settings.name_mode <> 'off' and c.deleted_at is null
          and similarity(lower(c.name), lower(wanted_name)) >= settings.name_similarity
    )
    select c.id, c.name, array_agg(distinct h.kind), bool_or(h.mode = 'forbid')
    from hits h join clients c on c.id = h.client_id and c.deleted_at is null
    group by c.tenant_id, c.id, c.name, c.updated_at
    order by bool_or(h.mode = 'forbid') desc, c.updated_at desc
    limit 20;
end $function$
;

CREATE OR REPLACE FUNCTION app.note_auth_event(tenant uuid, event jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into auth_events (tenant_id, kind, outcome, user_id, actor_type, actor_id, credential_id, oauth_client_name,
        failure_reason, ip_address, user_agent, request_id, app_credential_id, changes)
      select tenant, e.kind, coalesce(e.outcome, 'succeeded'), e.user_id,
        case when e.actor_id is distinct from e.user_id then e.actor_type end,
        case when e.actor_id is distinct from e.user_id then e.actor_id end,
        e.credential_id, left(e.oauth_client_name, 200), left(e.failure_reason, 500), left(e.ip_address, 64),
        left(e.user_agent, 1000), left(e.request_id, 64), e.app_credential_id, coalesce(e.changes, '[]')
      from jsonb_populate_record(null::auth_events,
        coalesce(nullif(current_setting('app.auth_origin', true), '')::jsonb, '{}') || event) e
  $function$
;

CREATE OR REPLACE FUNCTION app.note_email_queued()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into email_delivery_steps (tenant_id, delivery_id, status, occurred_at) values (new.tenant_id, new.id, new.status, new.created_at);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.note_grant_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  perform app.note_auth_event(new.tenant_id, jsonb_build_object(
    'kind', case when tg_op = 'INSERT' then 'grant_created' else 'grant_revoked' end,
    'user_id', new.user_id, 'credential_id', new.id, 'oauth_client_name', new.client_name,
    'actor_id', new.revoked_by, 'actor_type', (
      select case u.kind when 'member' then 'user' else u.kind end from users u where u.tenant_id = new.tenant_id and u.id = new.revoked_by)));
  if tg_op = 'UPDATE' then
    perform pg_notify('credentials_changed', new.tenant_id::text);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.note_refresh_failure(token_hash bytea, reason text, origin jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(g.tenant_id, jsonb_build_object(
      'kind', 'token_refresh_failed', 'outcome', 'failed', 'failure_reason', reason,
      'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name))
    from app.oauth_artefacts a join oauth_grants g on g.id = a.grant_id
    where a.model = 'RefreshToken' and a.hash = token_hash;
end $function$
;

CREATE OR REPLACE FUNCTION app.note_refused_key(tenant uuid, refused_key uuid, reason text, origin jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('api_key_refused'), hashtext(refused_key::text));
  if exists (
    select from auth_events e
    where e.tenant_id = tenant and e.credential_id = refused_key and e.kind = 'api_key_refused'
      and e.occurred_at > clock_timestamp() - interval '1 minute')
  then
    return;
  end if;
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(k.tenant_id, jsonb_build_object(
      'kind', 'api_key_refused', 'outcome', 'failed', 'failure_reason', reason, 'user_id', k.user_id, 'credential_id', k.id))
    from api_keys k where k.tenant_id = tenant and k.id = refused_key;
end $function$
;

CREATE OR REPLACE FUNCTION app.note_session_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' and old.tenant_id is not null then
    perform pg_notify('credentials_changed', old.tenant_id::text);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.tenant_id is distinct from old.tenant_id) then
    perform pg_notify('credentials_changed', coalesce(new.tenant_id::text, ''));
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.note_sign_in(account uuid, happened text, reason text, origin jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform app.set_auth_origin(origin);
  perform app.note_auth_event(u.tenant_id, jsonb_build_object(
      'kind', happened, 'outcome', case when reason is null then 'succeeded' else 'failed' end,
      'failure_reason', reason, 'user_id', u.id))
    from users u where u.account_id = account and u.kind = 'member' and u.status = 'active';
end $function$
;

CREATE OR REPLACE FUNCTION app.notify_credentials_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('credentials_changed', coalesce(new.tenant_id, old.tenant_id)::text);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$select now()$function$
;

CREATE OR REPLACE FUNCTION app.probe_write()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update app.write_probe set written_at = clock_timestamp()
  $function$
;

CREATE OR REPLACE FUNCTION app.protect(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  serving text := (select serving_role from app.installation);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s to %I using (tenant_id = app.tenant_id()) with check (tenant_id = app.tenant_id())', target, serving);
  execute format('create policy owner_access on %s to %I using (true) with check (true)', target, current_user);
  execute format('grant select, insert, update, delete on %s to %I', target, serving);
end $function$
;

CREATE OR REPLACE FUNCTION app.queue_system_mail(mail jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  queued uuid;
begin
  insert into app.system_mails (kind, from_address, to_address, subject, sealed, provider, request_id, expires_at)
    values (mail ->> 'kind', mail ->> 'from_address', mail ->> 'to_address', mail ->> 'subject', decode(mail ->> 'sealed', 'base64'),
      mail ->> 'provider', mail ->> 'request_id', (mail ->> 'expires_at')::timestamptz)
    returning id into queued;
  perform graphile_worker.add_job('send_system_mail', json_build_object('mailId', queued));
  return queued;
end $function$
;

CREATE OR REPLACE FUNCTION app.queue_webhook_test(delivery_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform app.add_delivery_jobs(array[d.tenant_id], array[d.id], array[1], array[now()])
    from webhook_deliveries d where d.tenant_id = app.tenant_id() and d.id = delivery_id and d.is_test;
  perform app.wake_workers(1);
end $function$
;

CREATE OR REPLACE FUNCTION app.record_attempts(results jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  lane_tenants uuid[];
  lane_endpoints uuid[];
  lanes jsonb;
  lane jsonb;
begin
  select array_agg(d.tenant_id), array_agg(d.endpoint_id) into lane_tenants, lane_endpoints
    from jsonb_array_elements(results) r
    join webhook_deliveries d on d.tenant_id = (r ->> 'tenantId')::uuid and d.id = (r ->> 'deliveryId')::uuid;
  perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
  with ended as materialized (
    select d.tenant_id, d.id, d.endpoint_id, d.attempt_count as number, d.max_attempts, d.is_test, r.place,
      a.error_class is not null as failed, coalesce(a.error_class in ('interrupted', 'internal'), false) as is_ours, a.*
    from jsonb_array_elements(results) with ordinality as r (result, place)
    cross join lateral (select
      r.result ->> 'url' as url, r.result ->> 'ipAddress' as ip_address, (r.result ->> 'startedAt')::timestamptz as started_at,
      (r.result ->> 'durationMs')::real as duration_ms, (r.result ->> 'statusCode')::smallint as status_code, r.result ->> 'errorClass' as error_class,
      r.result ->> 'errorMessage' as error_message, r.result ->> 'responseBody' as response_body, (r.result ->> 'isResponseTruncated')::boolean as is_response_truncated) a
    join webhook_deliveries d on d.tenant_id = (r.result ->> 'tenantId')::uuid and d.id = (r.result ->> 'deliveryId')::uuid
    where d.status = 'delivering' and d.attempt_count = (r.result ->> 'number')::integer
  ), stored as (
    insert into webhook_attempts (tenant_id, delivery_id, number, url, ip_address, started_at, duration_ms, status_code, error_class, error_message, response_body, is_response_truncated)
    select tenant_id, id, number, url, ip_address, started_at, duration_ms, status_code, error_class, error_message, response_body, is_response_truncated from ended
  ), changed as (
    update webhook_deliveries d set
      status = case when not e.failed then 'delivered' when e.number >= e.max_attempts then 'exhausted' else 'retrying' end,
      lane_at = null,
      last_status_code = e.status_code,
      error_class = e.error_class,
      delivered_at = case when not e.failed then now() end,
      -- One that our own end interrupted is taken up again at once.
      next_attempt_at = case when not e.failed or e.number >= e.max_attempts then null when e.error_class = 'interrupted' then now() else now() + app.webhook_wait(e.number) end
    from ended e where d.tenant_id = e.tenant_id and d.id = e.id
  )
  select jsonb_agg(to_jsonb(l)) into lanes
    from (
      select ended.tenant_id, ended.endpoint_id, array_agg(failed order by place) as failed, avg(duration_ms)::real as duration_ms,
        max(started_at) filter (where not failed) as succeeded_at, max(started_at) filter (where failed) as failed_at
      -- What was under way to an address that the endpoint has no more tells nothing of the one that it has.
      from ended join webhook_endpoints w on w.tenant_id = ended.tenant_id and w.id = ended.endpoint_id and w.url = ended.url
      where not is_test and not is_ours group by ended.tenant_id, ended.endpoint_id
    ) l;
  perform app.add_delivery_jobs(array_agg(d.tenant_id), array_agg(d.id), array_agg(d.attempt_count + 1), array_agg(d.next_attempt_at))
    from jsonb_array_elements(results) r
    join webhook_deliveries d on d.tenant_id = (r ->> 'tenantId')::uuid and d.id = (r ->> 'deliveryId')::uuid
    where d.status = 'retrying' and d.attempt_count = (r ->> 'number')::integer and d.next_attempt_at > now()
    having count(*) > 0;
  for lane in select * from jsonb_array_elements(coalesce(lanes, '[]')) loop
    perform app.count_webhook_failures(lane);
  end loop;
  perform app.fill_webhook_lanes(lane_tenants, lane_endpoints);
end $function$
;

CREATE OR REPLACE FUNCTION app.replace_password(account uuid, new_hash text, origin jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update accounts set password_hash = new_hash, updated_at = now() where id = account;
    -- Browsers that are signed in to let programs in.
    delete from app.oauth_artefacts a where a.model = 'Session' and a.payload ->> 'accountId' = account::text;
    select app.note_sign_in(account, 'password_changed', null, origin);
  $function$
;

CREATE OR REPLACE FUNCTION app.request_password_reset(account_email text, reset_hash bytea, ends_at timestamp with time zone, mail jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  account accounts%rowtype;
begin
  select a.* into account from accounts a where lower(a.email) = lower(account_email);
  if not found then
    return;
  end if;
  insert into app.password_resets (account_id, token_hash, expires_at) values (account.id, reset_hash, ends_at)
    on conflict (account_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now();
  -- To the address that is known, however the other one was written.
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', account.email));
end $function$
;

CREATE OR REPLACE FUNCTION app.reset_password(reset_hash bytea, new_hash text, mail jsonb, origin jsonb, of_account bytea, of_address bytea)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  reset_account uuid;
begin
  delete from app.password_resets r where r.token_hash = reset_hash and r.expires_at > now() returning r.account_id into reset_account;
  if reset_account is null then
    return null;
  end if;
  perform app.replace_password(reset_account, new_hash, origin);
  perform app.end_console_sessions(reset_account, null, null, origin);
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', (select a.email from accounts a where a.id = reset_account)));
  delete from app.throttles t where t.account = of_account;
  insert into app.known_origins as o (account, subject) values (of_account, of_address)
    on conflict on constraint known_origins_pkey do update set last_used_at = now();
  return reset_account;
end $function$
;

CREATE OR REPLACE FUNCTION app.revoke_grants_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update oauth_grants g
    set status = 'revoked', revoked_at = now(), revoke_reason = 'member', revision = g.revision + 1, updated_at = now()
    where g.tenant_id = new.tenant_id and g.user_id = new.id and g.status = 'active';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.scan_events(consumers jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  -- Of one scan; more are found by the next one, so that none takes long.
  most constant integer := 20000;
  state app.event_scan;
  head bigint;
  bound bigint;
  flying jsonb;
  unsettled_now jsonb;
  spans app.event_span[];
  consumer jsonb;
begin
  select * into state from app.event_scan for update skip locked;
  if not found then
    return app.due_consumers(false);
  end if;
  -- In this order; see above.
  head := app.event_head();
  select coalesce(jsonb_object_agg(t.id, f.settled), '{}') into flying
    from (
      select l.classid, min(least(head, head + ((l.objid::bigint - (head & 4294967295) + 2147483648 + 4294967296) % 4294967296) - 2147483648)) as settled
      from pg_locks l
      where l.locktype = 'advisory' and l.objsubid = 2 and l.database = (select oid from pg_database where datname = current_database())
      group by l.classid) f
    join tenants t on app.event_lock_key(t.id) = f.classid::bigint::bit(32)::integer;
  if head = state.scanned and flying = '{}' and state.unsettled = '{}' then
    return app.due_consumers(false);
  end if;
  select e.sequence into bound from events e where e.sequence > state.scanned and e.sequence <= head order by e.sequence offset most limit 1;
  head := coalesce(bound, head);
  with found as (
    select e.tenant_id, e.sequence, e.event_type from events e
      where e.sequence > state.scanned and e.sequence <= head and not state.unsettled ? e.tenant_id::text
        and e.sequence <= coalesce((flying ->> e.tenant_id::text)::bigint, head)
    union all
    select e.tenant_id, e.sequence, e.event_type
      from jsonb_each_text(state.unsettled) u
      join events e on e.tenant_id = u.key::uuid and e.sequence > u.value::bigint
        and e.sequence <= coalesce(least((flying ->> u.key)::bigint, head), head)
  )
  select array_agg(row(s.tenant_id, s.first, s.last, s.types)::app.event_span) into spans
    from (select tenant_id, min(sequence) as first, max(sequence) as last, array_agg(distinct event_type) as types from found group by tenant_id) s;
  -- Agencies that still have an emitter under way. What they have had is not looked at twice.
  select coalesce(jsonb_object_agg(f.key, greatest(coalesce((state.unsettled ->> f.key)::bigint, state.scanned), least(f.value::bigint, head))), '{}')
    into unsettled_now from jsonb_each_text(flying) f;
  if spans is not null then
    for consumer in select value from jsonb_array_elements(consumers) loop
      execute format($q$
        insert into app.event_positions as p (consumer, tenant_id, position, ready_to, due_at)
          select $1, s.tenant_id, s.first - 1, s.last, clock_timestamp() from unnest($2) s where %s
          order by s.tenant_id
          on conflict (consumer, tenant_id) do update set
            position = case when p.due_at is null then excluded.position else p.position end,
            ready_to = greatest(p.ready_to, excluded.ready_to),
            due_at = coalesce(p.due_at, excluded.due_at)$q$,
        case when consumer ->> 'wants' is null then 'true' else format('app.%I(s.tenant_id, s.types)', consumer ->> 'wants') end)
        using consumer ->> 'name', spans;
    end loop;
  end if;
  if head <> state.scanned or unsettled_now <> state.unsettled then
    update app.event_scan set scanned = head, unsettled = unsettled_now;
  end if;
  return app.due_consumers(bound is not null);
end $function$
;

CREATE OR REPLACE FUNCTION app.search_client_notes(pattern text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select id from client_notes
    where tenant_id = app.tenant_id() and deleted_at is null and search_text like pattern
  $function$
;

CREATE OR REPLACE FUNCTION app.search_clients(pattern text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select id from clients
    where tenant_id = app.tenant_id() and deleted_at is null and search_text like pattern
  $function$
;

CREATE OR REPLACE FUNCTION app.search_comments(pattern text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select id from comments
    where tenant_id = app.tenant_id() and body_text is not null and lower(body_text) like pattern
  $function$
;

CREATE OR REPLACE FUNCTION app.search_task_stages(pattern text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select id from task_stages where tenant_id = app.tenant_id() and lower(name) like pattern
    union
    select s.id from tasks t join task_stages s on s.tenant_id = t.tenant_id and s.task_id = t.id
    where t.tenant_id = app.tenant_id() and t.deleted_at is null and t.merged_into_id is null and t.search_text like pattern
  $function$
;

CREATE OR REPLACE FUNCTION app.search_tasks(pattern text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select id from tasks
    where tenant_id = app.tenant_id() and deleted_at is null and merged_into_id is null and search_text like pattern
  $function$
;

CREATE OR REPLACE FUNCTION app.searchable(target regclass, shown text DEFAULT 'deleted_at is null'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  serving text := (select serving_role from app.installation);
  finder text := 'search_' || target::text;
begin
  execute format('create index %I on %s using gin (tenant_id, search_text gin_trgm_ops) where %s', target::text || '_search', target, shown);
  execute format(
    'create function app.%I(pattern text) returns setof uuid language sql stable security definer rows 50 set search_path = public, pg_temp as %L',
    finder, format('select id from %s where tenant_id = app.tenant_id() and %s and search_text like pattern', target, shown));
  execute format('revoke all on function app.%I(text) from public', finder);
  execute format('grant execute on function app.%I(text) to %I', finder, serving);
end $function$
;

CREATE OR REPLACE FUNCTION app.seed_agency_priorities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform app.seed_priorities(new.tenant_id, new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.seed_agency_status_options()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform app.seed_status_options(new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.seed_priorities(tenant uuid, author uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
    insert into tag_priority_options (tenant_id, record_kind, kind, rank, label, color, position, is_default, created_by)
    select tenant, k.record_kind, 'priority', p.rank, p.label, p.color, p.position, k.record_kind = 'ticket' and p.rank = 'normal', author
    from unnest(array['task', 'ticket']) k (record_kind),
      (values ('urgent', 'Urgent', '#dc2626', 0), ('high', 'High', '#d97706', 1), ('normal', 'Normal', '#2563eb', 2), ('low', 'Low', '#64748b', 3)) p (rank, label, color, position)
    where not exists (select from tag_priority_options where tenant_id = tenant and kind = 'priority')
  $function$
;

CREATE OR REPLACE FUNCTION app.seed_status_options(tenant uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
    insert into status_option_sets (tenant_id, record_kind) select tenant, unnest(array['task', 'task_stage', 'ticket', 'escalation']);
    insert into status_options (tenant_id, record_kind, key, label, color, category, position, is_default)
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
  $function$
;

CREATE OR REPLACE FUNCTION app.select_account_agencies(account uuid)
 RETURNS TABLE(tenant_id uuid, agency text, user_id uuid, name text, role text, permissions text[], departments text[], is_last boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select t.id, t.name, u.id, u.name, u.role,
      u.permissions || coalesce((
        select array_agg(distinct p)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        cross join unnest(l.permissions) p
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      coalesce((
        select array_agg(l.name || ', ' || d.name order by d.name)
        from department_members m
        join department_levels l on l.tenant_id = m.tenant_id and l.id = m.level_id
        join departments d on d.tenant_id = m.tenant_id and d.id = m.department_id
        where m.tenant_id = u.tenant_id and m.user_id = u.id), '{}'),
      t.id = (select g.tenant_id from oauth_grants g where g.account_id = account order by g.created_at desc, g.id desc limit 1)
    from users u join tenants t on t.id = u.tenant_id
    where u.account_id = account and u.kind = 'member' and u.status = 'active'
    order by lower(t.name), t.id
    limit 200
  $function$
;

CREATE OR REPLACE FUNCTION app.select_console_sessions(account uuid)
 RETURNS TABLE(id uuid, tenant_id uuid, ip_address text, user_agent text, last_used_at timestamp with time zone, expires_at timestamp with time zone, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select s.id, s.tenant_id, s.ip_address, s.user_agent, s.last_used_at, s.expires_at, s.created_at
    from app.console_sessions s
    where s.account_id = account and s.expires_at > now() and s.last_used_at + app.console_session_idle() > now()
  $function$
;

CREATE OR REPLACE FUNCTION app.select_tenants_of_account(account uuid)
 RETURNS TABLE(id uuid, name text, slug text, time_zone text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select t.id, t.name, t.slug, t.time_zone from tenants t join users u on u.tenant_id = t.id
    where u.account_id = account and u.kind = 'member' and u.status = 'active'
    order by lower(t.name), t.id limit 200
  $function$
;

CREATE OR REPLACE FUNCTION app.set_auth_origin(origin jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$ select set_config('app.auth_origin', coalesce(origin, '{}')::text, true) $function$
;

CREATE OR REPLACE FUNCTION app.set_console_session_tenant(session uuid, tenant uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  account uuid;
begin
  update app.console_sessions s set tenant_id = tenant
    where s.id = session and app.is_active_member(s.account_id, tenant)
    returning s.account_id into account;
  update accounts set last_tenant_id = tenant where id = account;
  return account is not null;
end $function$
;

CREATE OR REPLACE FUNCTION app.sign_in_origin(of_account bytea, of_address bytea, of_browser bytea)
 RETURNS TABLE(knows_browser boolean, is_known boolean, pair bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select k.browser, k.browser or k.address, sha256(of_account || case when k.browser then of_browser else of_address end)
    from (select
      exists (select from app.known_origins o where o.account = of_account and o.subject = of_browser) as browser,
      exists (select from app.known_origins o where o.account = of_account and o.subject = of_address) as address) k
  $function$
;

CREATE OR REPLACE FUNCTION app.sign_in_wait(failures integer, free integer)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (failures < free) THEN '00:00:00'::interval ELSE make_interval(secs => LEAST((900)::double precision, ((5)::double precision * ((2)::double precision ^ (LEAST((failures - free), 12))::double precision)))) END
;

CREATE OR REPLACE FUNCTION app.skip_webhook_deliveries(tenant uuid, endpoint uuid, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  skipped integer;
begin
  perform app.lock_webhook_endpoints(array[tenant], array[endpoint]);
  with waiting as (
    select d.id from webhook_deliveries d
    where d.tenant_id = tenant and d.endpoint_id = endpoint and d.status in ('pending', 'retrying') and d.lane_at is null and not d.is_test
      and exists (select from webhook_endpoints e where e.tenant_id = tenant and e.id = endpoint and e.status <> 'active')
    limit at_most
  )
  update webhook_deliveries d set status = 'skipped', skip_reason = 'endpoint_disabled', next_attempt_at = null
    from waiting w where d.tenant_id = tenant and d.id = w.id;
  get diagnostics skipped = row_count;
  return skipped;
end $function$
;

CREATE OR REPLACE FUNCTION app.status_lock_key(kind text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
RETURN hashtextextended((('status options '::text || kind) || (app.tenant_id())::text), (0)::bigint)
;

CREATE OR REPLACE FUNCTION app.store_client_contact_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from client_contact_keys where tenant_id = new.tenant_id and client_id = new.id;
  end if;
  if new.deleted_at is null then
    insert into client_contact_keys (tenant_id, kind, value, client_id)
      select distinct new.tenant_id, k.kind, k.value, new.id
      from jsonb_array_elements(new.contacts) c
      cross join lateral (values ('email', lower(c ->> 'email')), ('phone', c ->> 'phone')) k (kind, value)
      where k.value is not null;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION app.store_oauth_artefact(artefact_model text, artefact_hash bytea, artefact_uid text, artefact_grant uuid, artefact_payload jsonb, ends_at timestamp with time zone, origin jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into app.oauth_artefacts (model, hash, uid, grant_id, payload, expires_at)
    values (artefact_model, artefact_hash, artefact_uid, artefact_grant, artefact_payload, ends_at)
    on conflict (model, hash) do update
      set uid = excluded.uid, grant_id = excluded.grant_id, payload = excluded.payload, expires_at = excluded.expires_at;
  if artefact_model = 'AccessToken' and artefact_payload ->> 'gty' = 'authorization_code' then
    perform app.set_auth_origin(origin);
    perform app.note_auth_event(g.tenant_id, jsonb_build_object(
        'kind', 'token_issued', 'user_id', g.user_id, 'credential_id', g.id, 'oauth_client_name', g.client_name))
      from oauth_grants g where g.id = artefact_grant;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION app.store_oauth_client(client_id text, client_metadata jsonb, registered_from text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into app.oauth_clients (id, metadata, ip_address) values (client_id, client_metadata, registered_from)
  $function$
;

CREATE OR REPLACE FUNCTION app.store_task_assignees(tenant uuid, holder uuid, holder_kind text, task uuid, stage uuid, people uuid[], unfinished boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from task_assignees where tenant_id = tenant and holder_id = holder;
  insert into task_assignees (tenant_id, user_id, holder_id, kind, task_id, stage_id, is_open)
    select tenant, p, holder, holder_kind, task, stage, unfinished from unnest(people) p;
end $function$
;

CREATE OR REPLACE FUNCTION app.sweep_webhooks()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  interrupted jsonb;
  lane_tenants uuid[];
  lane_endpoints uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('sweep_webhooks')) then
    return;
  end if;
  select jsonb_agg(jsonb_build_object('tenantId', d.tenant_id, 'deliveryId', d.id, 'number', d.attempt_count, 'url', d.url, 'startedAt', d.last_attempt_at,
      'durationMs', extract(epoch from now() - d.last_attempt_at) * 1000, 'errorClass', 'interrupted',
      'errorMessage', 'The service ended while the attempt was under way; whether it arrived is not known.', 'isResponseTruncated', false))
    into interrupted
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status = 'delivering' and d.last_attempt_at < now() - interval '60 seconds'
      and not exists (select from graphile_worker._private_jobs j where j.key = d.id || ':' || d.attempt_count and j.locked_at > now() - interval '10 minutes');
  if interrupted is not null then
    perform app.record_attempts(interrupted);
  end if;
  perform app.add_delivery_jobs(array_agg(d.tenant_id), array_agg(d.id), array_agg(d.attempt_count + 1), array_agg(now()))
    from webhook_deliveries d where d.lane_at < now() - interval '60 seconds' and d.status in ('pending', 'retrying')
    having count(*) > 0;
  select array_agg(e.tenant_id), array_agg(e.id) into lane_tenants, lane_endpoints
    from webhook_endpoints e where e.status = 'active' and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and d.next_attempt_at <= now());
  if lane_tenants is not null then
    perform app.lock_webhook_endpoints(lane_tenants, lane_endpoints);
    perform app.fill_webhook_lanes(lane_tenants, lane_endpoints);
  end if;
  -- What was asked for while its endpoint was being turned off.
  insert into graphile_worker._private_jobs (task_id, payload, key)
    select app.job_task('disable_endpoint'), json_build_object('tenantId', e.tenant_id, 'endpointId', e.id), 'disable:' || e.id
    from webhook_endpoints e where e.status <> 'active' and exists (
      select from webhook_deliveries d where d.tenant_id = e.tenant_id and d.endpoint_id = e.id and d.lane_at is null
        and d.status in ('pending', 'retrying') and not d.is_test)
    on conflict (key) do nothing;
end $function$
;

CREATE OR REPLACE FUNCTION app.take_attempt(of_bucket text, of_subject bytea, most integer, window_seconds integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  at timestamptz := clock_timestamp();
  length interval := make_interval(secs => window_seconds);
  taken app.throttles%rowtype;
begin
  insert into app.throttles as t (bucket, subject, count, since) values (of_bucket, of_subject, 1, at)
    on conflict (bucket, subject) do update set
      count = case when t.since + length <= at then 1 else least(t.count, most) + 1 end,
      since = case when t.since + length <= at then at else t.since end
    returning * into taken;
  return case when taken.count <= most then 0 else greatest(1, ceil(extract(epoch from taken.since + length - at)))::integer end;
end $function$
;

CREATE OR REPLACE FUNCTION app.take_deliveries(tenants uuid[], ids uuid[])
 RETURNS TABLE(tenant_id uuid, id uuid, event_id uuid, event_type text, number integer, url text, body text, is_test boolean, secret_sealed bytea, former_secret_sealed bytea, headers_sealed bytea)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  -- What has its place already changes nothing about the lane, and most do: for them nobody is kept waiting.
  perform app.lock_webhook_endpoints(array_agg(d.tenant_id), array_agg(d.endpoint_id))
    from webhook_deliveries d where (d.tenant_id, d.id) in (select * from unnest(tenants, ids)) and d.lane_at is null
    having count(*) > 0;
  return query
    with due as (
      -- An override may have been removed since.
      select d.tenant_id, d.id, d.endpoint_id, coalesce(e.status = 'active' or d.is_test, false) as goes, coalesce(e.url, d.url) as url,
        d.is_test or d.lane_at is not null or app.webhook_lane(coalesce(e.mean_duration_ms, 0))
          >= row_number() over (partition by d.tenant_id, d.endpoint_id, d.lane_at is null order by d.next_attempt_at) + (
            select count(*) from webhook_deliveries o where o.tenant_id = d.tenant_id and o.endpoint_id = d.endpoint_id and o.lane_at is not null) as has_place
      from webhook_deliveries d left join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
      where (d.tenant_id, d.id) in (select * from unnest(tenants, ids)) and d.status in ('pending', 'retrying')
    ), changed as (
      update webhook_deliveries d set
        status = case when not due.goes then 'skipped' when due.has_place then 'delivering' else d.status end,
        skip_reason = case when due.goes then null else 'endpoint_disabled' end,
        lane_at = case when due.goes and due.has_place then now() end,
        attempt_count = d.attempt_count + case when due.goes and due.has_place then 1 else 0 end,
        last_attempt_at = case when due.goes and due.has_place then clock_timestamp() else d.last_attempt_at end,
        next_attempt_at = case when due.goes and not due.has_place then least(d.next_attempt_at, now()) end,
        url = due.url
      from due where d.tenant_id = due.tenant_id and d.id = due.id and d.endpoint_id = due.endpoint_id
      returning d.tenant_id, d.id, d.event_id, d.event_type, d.attempt_count, d.url, d.body, d.is_test, d.endpoint_id, d.status
    )
    select c.tenant_id, c.id, c.event_id, c.event_type, c.attempt_count::integer, c.url, c.body, c.is_test,
      s.secret_sealed, case when s.former_secret_expires_at > now() then s.former_secret_sealed end, e.headers_sealed
    from changed c
    join webhook_settings s on s.tenant_id = c.tenant_id
    join webhook_endpoints e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
    where c.status = 'delivering';
end $function$
;

CREATE OR REPLACE FUNCTION app.take_task_number()
 RETURNS integer
 LANGUAGE sql
AS $function$
    insert into task_numbers as n (tenant_id, last) values (app.tenant_id(), 1)
    on conflict (tenant_id) do update set last = n.last + 1 returning last
  $function$
;

CREATE OR REPLACE FUNCTION app.take_tokens(tenant uuid, budget_name text, subject_name text, budget_limit integer, window_seconds integer, wanted integer)
 RETURNS TABLE(granted integer, remaining integer, reset_ms integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  at timestamptz := clock_timestamp();
  length interval := make_interval(secs => window_seconds);
  spent rate_limit_windows%rowtype;
begin
  insert into rate_limit_windows as w (tenant_id, budget, subject, window_started_at, used)
    values (tenant, budget_name, subject_name, at, 0)
    on conflict (tenant_id, budget, subject) do update set
      window_started_at = case when w.window_started_at + length <= at then at else w.window_started_at end,
      used = case when w.window_started_at + length <= at then 0 else w.used end
    returning * into spent;
  granted := greatest(0, least(wanted, budget_limit - spent.used));
  update rate_limit_windows w set used = w.used + granted
    where w.tenant_id = tenant and w.budget = budget_name and w.subject = subject_name;
  remaining := greatest(0, budget_limit - spent.used - granted);
  reset_ms := greatest(1, extract(epoch from spent.window_started_at + length - at) * 1000)::integer;
  return next;
end $function$
;

CREATE OR REPLACE FUNCTION app.tell_sign_in_refused(account_email text, mail jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform app.queue_system_mail(mail || jsonb_build_object('to_address', a.email))
    from accounts a where lower(a.email) = lower(account_email) and a.password_hash is not null;
end $function$
;

CREATE OR REPLACE FUNCTION app.tenant_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid
;

CREATE OR REPLACE FUNCTION app.touch_api_keys(key_ids uuid[], used_at timestamp with time zone[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update api_keys k set last_used_at = greatest(k.last_used_at, u.at)
    from unnest(key_ids, used_at) as u (id, at)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)
  $function$
;

CREATE OR REPLACE FUNCTION app.touch_console_sessions(session_ids uuid[], used_at timestamp with time zone[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update app.console_sessions s set last_used_at = greatest(s.last_used_at, u.at)
    from unnest(session_ids, used_at) as u (id, at)
    where s.id = u.id and s.last_used_at < u.at
  $function$
;

CREATE OR REPLACE FUNCTION app.touch_oauth_grants(grant_ids uuid[], used_at timestamp with time zone[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    update oauth_grants g set last_used_at = greatest(g.last_used_at, u.at)
    from unnest(grant_ids, used_at) as u (id, at)
    where g.id = u.id and (g.last_used_at is null or g.last_used_at < u.at)
  $function$
;

CREATE OR REPLACE FUNCTION app.unique_form(value jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN (length(v.plain) <= 200) THEN v.plain ELSE ('sha256:'::text || encode(sha256(convert_to(v.plain, 'UTF8'::name)), 'hex'::text)) END AS "case" FROM (SELECT lower(btrim((unique_form.value #>> '{}'::text[]))) AS plain) v)
;

CREATE OR REPLACE FUNCTION app.uuid7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN uuidv7()
;

CREATE OR REPLACE FUNCTION app.wake_workers(added integer)
 RETURNS void
 LANGUAGE sql
RETURN pg_notify('jobs:insert'::text, (json_build_object('r', random(), 'count', added))::text)
;

CREATE OR REPLACE FUNCTION app.webhook_body(event_id uuid, event_type text, created_at timestamp with time zone, tenant_id uuid, data jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (((((((((('{"id":"'::text || event_id) || '","event_type":"'::text) || event_type) || '","created_at":"'::text) || app.iso(created_at)) || '","tenant_id":"'::text) || tenant_id) || '","data":'::text) || data) || '}'::text)
;

CREATE OR REPLACE FUNCTION app.webhook_lane(mean_duration_ms real)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN GREATEST(4, LEAST(100, (((20000)::double precision / GREATEST(mean_duration_ms, (1)::real)))::integer))
;

CREATE OR REPLACE FUNCTION app.webhook_wait(failed_attempt integer)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
RETURN (ARRAY['00:00:30'::interval, '00:02:00'::interval, '00:10:00'::interval, '00:30:00'::interval, '02:00:00'::interval, '06:00:00'::interval, '12:00:00'::interval])[failed_attempt]
;

CREATE OR REPLACE FUNCTION app.webhooks_want(tenant uuid, event_types text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select exists (select from webhook_settings s where s.tenant_id = tenant and s.enabled_events && event_types) $function$
;

CREATE OR REPLACE FUNCTION app.write_request_logs(rows jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    insert into api_request_logs (tenant_id, id, request_id, channel, operation_id, mcp_call, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at)
    select tenant_id, coalesce(id, app.uuid7()), request_id, channel, operation_id, mcp_call, method, path, query_string, status, error_type,
      error_message, duration_ms, request_bytes, response_bytes, user_id, credential_id, ip_address, user_agent, created_at
    from jsonb_populate_recordset(null::api_request_logs, rows)
  $function$
;

grant execute on function app.add_job(text,jsonb,timestamp with time zone,text,integer) to app;
grant execute on function app.any_word(text) to app;
grant execute on function app.begin_sign_in(bytea,bytea,bytea,boolean) to app;
grant execute on function app.confirm_console_session(uuid) to app;
grant execute on function app.consume_oauth_artefact(text,bytea) to app;
grant execute on function app.create_agency(text,text,text,text,text,text,text) to app;
grant execute on function app.create_console_session(bytea,uuid,timestamp with time zone,jsonb) to app;
grant execute on function app.create_oauth_grant(uuid,uuid,text,text,text,text,text,boolean,bytea,jsonb) to app;
grant execute on function app.delete_oauth_artefact(text,bytea) to app;
grant execute on function app.emit_events(jsonb,jsonb,uuid) to app;
grant execute on function app.end_console_sessions(uuid,uuid,uuid,jsonb) to app;
grant execute on function app.end_oauth_grant(uuid,text,jsonb) to app;
grant execute on function app.end_sign_in(bytea,bytea,bytea,boolean) to app;
grant execute on function app.event_backlog() to app;
grant execute on function app.fill_own_webhook_lanes(uuid[]) to app;
grant execute on function app.find_account(text) to app;
grant execute on function app.find_account_email(uuid) to app;
grant execute on function app.find_account_password(uuid) to app;
grant execute on function app.find_api_key(bytea) to app;
grant execute on function app.find_client_notes(text,uuid,integer) to app;
grant execute on function app.find_clients(text,text,uuid[],text[]) to app;
grant execute on function app.find_console_session(bytea) to app;
grant execute on function app.find_invitation(bytea) to app;
grant execute on function app.find_oauth_artefact(text,bytea) to app;
grant execute on function app.find_oauth_client(text) to app;
grant execute on function app.find_oauth_grant(uuid) to app;
grant execute on function app.find_oauth_session(text) to app;
grant execute on function app.find_oauth_token(bytea) to app;
grant execute on function app.find_password_reset(bytea) to app;
grant execute on function app.has_agencies() to app;
grant execute on function app.has_oauth_grant(uuid,text,text) to app;
grant execute on function app.is_active_member(uuid,uuid) to app;
grant execute on function app.link_invited_account(bytea,uuid,text) to app;
grant execute on function app.note_refresh_failure(bytea,text,jsonb) to app;
grant execute on function app.note_refused_key(uuid,uuid,text,jsonb) to app;
grant execute on function app.note_sign_in(uuid,text,text,jsonb) to app;
grant execute on function app.probe_write() to app;
grant execute on function app.queue_system_mail(jsonb) to app;
grant execute on function app.queue_webhook_test(uuid) to app;
grant execute on function app.replace_password(uuid,text,jsonb) to app;
grant execute on function app.request_password_reset(text,bytea,timestamp with time zone,jsonb) to app;
grant execute on function app.reset_password(bytea,text,jsonb,jsonb,bytea,bytea) to app;
grant execute on function app.search_client_notes(text) to app;
grant execute on function app.search_clients(text) to app;
grant execute on function app.search_comments(text) to app;
grant execute on function app.search_task_stages(text) to app;
grant execute on function app.search_tasks(text) to app;
grant execute on function app.select_account_agencies(uuid) to app;
grant execute on function app.select_console_sessions(uuid) to app;
grant execute on function app.select_tenants_of_account(uuid) to app;
grant execute on function app.set_console_session_tenant(uuid,uuid) to app;
grant execute on function app.store_oauth_artefact(text,bytea,text,uuid,jsonb,timestamp with time zone,jsonb) to app;
grant execute on function app.store_oauth_client(text,jsonb,text) to app;
grant execute on function app.take_attempt(text,bytea,integer,integer) to app;
grant execute on function app.take_tokens(uuid,text,text,integer,integer,integer) to app;
grant execute on function app.tell_sign_in_refused(text,jsonb) to app;
grant execute on function app.touch_api_keys(uuid[],timestamp with time zone[]) to app;
grant execute on function app.touch_console_sessions(uuid[],timestamp with time zone[]) to app;
grant execute on function app.touch_oauth_grants(uuid[],timestamp with time zone[]) to app;
grant execute on function app.write_request_logs(jsonb) to app;
grant delete, insert, select, update on table agency_field_values to app;
grant delete, insert, select, update on table api_keys to app;
grant delete, insert, select, update on table api_request_logs to app;
grant delete, insert, select, update on table assignment_decisions to app;
grant delete, insert, select, update on table audit_log to app;
grant delete, insert, select, update on table auth_events to app;
grant delete, insert, select, update on table client_contact_keys to app;
grant delete, insert, select, update on table client_integration_accounts to app;
grant delete, insert, select, update on table client_list_preferences to app;
grant delete, insert, select, update on table client_note_favorites to app;
grant delete, insert, select, update on table client_notes to app;
grant delete, insert, select, update on table client_pins to app;
grant delete, insert, select, update on table client_profile_fields to app;
grant delete, insert, select, update on table client_profiles to app;
grant delete, insert, select, update on table client_service_selections to app;
grant delete, insert, select, update on table client_services to app;
grant delete, insert, select, update on table client_status_options to app;
grant delete, insert, select, update on table client_ticket_ai_overrides to app;
grant delete, insert, select, update on table clients to app;
grant delete, insert, select, update on table comment_activity to app;
grant delete, insert, select, update on table comment_reactions to app;
grant delete, insert, select, update on table comments to app;
grant delete, insert, select, update on table contact_matching_settings to app;
grant delete, insert, select, update on table custom_objects to app;
grant delete, insert, select, update on table department_levels to app;
grant delete, insert, select, update on table department_members to app;
grant delete, insert, select, update on table departments to app;
grant delete, insert, select, update on table email_deliveries to app;
grant delete, insert, select, update on table email_delivery_steps to app;
grant delete, insert, select, update on table employee_compensations to app;
grant delete, insert, select, update on table employee_schedules to app;
grant delete, insert, select, update on table entity_pins to app;
grant delete, insert, select, update on table escalation_tasks to app;
grant delete, insert, select, update on table escalation_tickets to app;
grant delete, insert, select, update on table escalations to app;
grant delete, insert, select, update on table events to app;
grant delete, insert, select, update on table field_history to app;
grant delete, insert, select, update on table field_unique_values to app;
grant delete, insert, select, update on table field_versions to app;
grant delete, insert, select, update on table fields to app;
grant delete, insert, select, update on table folders to app;
grant delete, insert, select, update on table idempotency_keys to app;
grant delete, insert, select, update on table inbound_webhook_deliveries to app;
grant delete, insert, select, update on table managed_files to app;
grant delete, insert, select, update on table mcp_calls to app;
grant delete, insert, select, update on table mcp_conversations to app;
grant delete, insert, select, update on table notifications to app;
grant delete, insert, select, update on table oauth_grants to app;
grant delete, insert, select, update on table process_definitions to app;
grant delete, insert, select, update on table process_stage_dependencies to app;
grant delete, insert, select, update on table process_stages to app;
grant delete, insert, select, update on table process_versions to app;
grant delete, insert, select, update on table rate_limit_windows to app;
grant delete, insert, select, update on table record_attachments to app;
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
grant select, update on table tenants to app;
grant delete, insert, select, update on table tickets to app;
grant delete, insert, select, update on table time_entries to app;
grant delete, insert, select, update on table timers to app;
grant delete, insert, select, update on table training_certifications to app;
grant delete, insert, select, update on table user_invitations to app;
grant delete, insert, select, update on table users to app;
grant delete, insert, select, update on table views to app;
grant delete, insert, select, update on table webhook_attempts to app;
grant delete, insert, select, update on table webhook_deliveries to app;
grant delete, insert, select, update on table webhook_endpoints to app;
grant delete, insert, select, update on table webhook_settings to app;
