-- Tickets and the desk around them (domain model §3): inboxes with their rules, tickets with conversation, people and clocks.

-- The desk --------------------------------------------------------------------------------------------------------------

create table ticket_inboxes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  color text not null default '#2f6fed',
  position integer not null default 0,
  access text not null default 'everyone' check (access in ('everyone', 'members')),
  member_ids uuid[] not null default '{}',
  department_ids uuid[] not null default '{}',
  -- Keys and labels, in order.
  categories jsonb not null default '[]',
  -- Null: the agency's.
  reopen_window_days integer check (reopen_window_days between 0 and 90),
  auto_close_mode text not null default 'agency' check (auto_close_mode in ('agency', 'never', 'after_days')),
  auto_close_days integer check (auto_close_days between 1 and 90),
  is_category_required boolean not null default false,
  is_tag_required boolean not null default false,
  is_linked_task_required boolean not null default false,
  -- As the contract writes them.
  replies jsonb not null,
  ai jsonb not null,
  unknown_senders text not null default 'hold' check (unknown_senders in ('hold', 'open_ticket')),
  is_auto_assignment_enabled boolean not null default false,
  -- Null: the agency's.
  assignment_strategy text check (assignment_strategy in ('round_robin', 'least_loaded', 'weighted', 'best_match')),
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  check ((auto_close_mode = 'after_days') = (auto_close_days is not null))
);
create unique index ticket_inboxes_name on ticket_inboxes (tenant_id, app.fold(name)) where deleted_at is null;
select app.protect('ticket_inboxes');

create table ticket_inbox_addresses (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  inbox_id uuid not null,
  position integer not null,
  channel text not null check (channel in ('email', 'chat', 'phone', 'sms', 'form', 'portal', 'api', 'internal')),
  value text collate app.unicode not null,
  display_name text collate app.unicode,
  is_default boolean not null,
  -- Of an e-mail address: what the address that it is forwarded to begins with.
  forwarding_key text,
  forwarding_status text check (forwarding_status in ('untested', 'testing', 'working', 'failing')),
  last_received_at timestamptz(3),
  mail_domain_id uuid,
  connection_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, inbox_id) references ticket_inboxes (tenant_id, id) on delete cascade,
  check ((channel = 'email') = (forwarding_key is not null)),
  check ((channel = 'email') = (forwarding_status is not null))
);
create unique index ticket_inbox_addresses_value on ticket_inbox_addresses (tenant_id, channel, lower(value));
create unique index ticket_inbox_addresses_forwarding on ticket_inbox_addresses (forwarding_key, tenant_id) where forwarding_key is not null;
create index ticket_inbox_addresses_inbox on ticket_inbox_addresses (tenant_id, inbox_id, position);
select app.protect('ticket_inbox_addresses');

create table ticket_sla_policies (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  inbox_id uuid not null,
  position integer not null,
  name text collate app.unicode not null,
  -- As the contract writes them.
  conditions jsonb not null,
  calendar_key text not null,
  targets jsonb not null,
  at_risk_threshold jsonb,
  pause_categories text[] not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, inbox_id) references ticket_inboxes (tenant_id, id) on delete cascade
);
create index ticket_sla_policies_inbox on ticket_sla_policies (tenant_id, inbox_id, position);
select app.protect('ticket_sla_policies');

create table ticket_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
  default_inbox_id uuid,
  -- As the contract writes them.
  calendars jsonb not null,
  closing jsonb not null,
  at_risk_threshold jsonb not null,
  intake jsonb not null,
  draft_review jsonb not null,
  ai jsonb not null,
  revision integer not null,
  updated_at timestamptz(3) not null,
  foreign key (tenant_id, default_inbox_id) references ticket_inboxes (tenant_id, id) on delete set null (default_inbox_id)
);
select app.protect('ticket_settings');

create table ticket_assignment_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
  is_enabled boolean not null,
  strategy text not null check (strategy in ('round_robin', 'least_loaded', 'weighted', 'best_match')),
  default_capacity integer check (default_capacity between 1 and 10000),
  is_schedule_respected boolean not null,
  is_previous_agent_preferred boolean not null,
  is_client_owner_preferred boolean not null,
  overflow text not null check (overflow in ('leave_unassigned', 'assign_anyway', 'assign_user')),
  overflow_user_id uuid,
  reassign_after_minutes integer check (reassign_after_minutes between 5 and 10080),
  -- Exceptions for members: ids, capacities and weights.
  members jsonb not null,
  revision integer not null,
  updated_at timestamptz(3) not null
);
select app.protect('ticket_assignment_settings');

create table ticket_style_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
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
  updated_at timestamptz(3) not null,
  updated_by uuid
);
select app.protect('ticket_style_settings');

create table ticket_routing_rules (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  position integer not null,
  is_enabled boolean not null,
  inbox_ids uuid[] not null default '{}',
  match_mode text not null check (match_mode in ('all', 'any')),
  -- As the contract writes them.
  conditions jsonb not null,
  actions jsonb not null,
  is_final boolean not null,
  match_count integer not null default 0,
  last_matched_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create unique index ticket_routing_rules_name on ticket_routing_rules (tenant_id, app.fold(name)) where deleted_at is null;
create index ticket_routing_rules_order on ticket_routing_rules (tenant_id, position, id) where deleted_at is null;
select app.protect('ticket_routing_rules');

create table ticket_blacklist_rules (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  match_type text not null,
  pattern text collate app.unicode not null,
  action text not null default 'block' check (action in ('block', 'mark_spam', 'discard')),
  inbox_ids uuid[] not null default '{}',
  note text collate app.unicode,
  is_enabled boolean not null default true,
  -- Whose spam mark added the rule.
  source_ticket_id uuid,
  hit_count integer not null default 0,
  last_hit_at timestamptz(3),
  expires_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id)
);
create index ticket_blacklist_rules_newest on ticket_blacklist_rules (tenant_id, created_at desc, id desc) where deleted_at is null;
create unique index ticket_blacklist_rules_sender on ticket_blacklist_rules (tenant_id, match_type, lower(pattern)) where deleted_at is null;
select app.protect('ticket_blacklist_rules');

-- Tickets ---------------------------------------------------------------------------------------------------------------

-- No operation made tickets so far. Those that came otherwise get the inboxes that they name.
insert into ticket_inboxes (tenant_id, id, name, replies, ai, created_at, updated_at, created_by)
select k.tenant_id, k.inbox_id, 'Inbox ' || k.inbox_id,
  '{"auto_reply": {"is_enabled": false, "subject": null, "body_text": null, "calendar_key": null}, "is_generated_draft_review_required": true, "is_every_reply_review_required": false}',
  '{"is_ai_enabled": null, "preset_id": null, "reply_mode": null, "tone": null, "language": null, "instructions": null, "min_confidence": null}',
  now(), now(), (select u.id from users u where u.tenant_id = k.tenant_id order by u.role = 'owner' desc nulls last, u.created_at limit 1)
from tickets k group by k.tenant_id, k.inbox_id;

-- What search looks through, of the text that the ticket itself has and of its correspondents.
create or replace function app.ticket_search_text(subject text, number integer, tags text[], people text) returns text
  language sql immutable parallel safe
  return app.fold(subject) || ' #' || number::text || ' ' || app.fold(array_to_string(tags, ' ') || ' ' || people);

alter table tickets
  drop column search_text,
  -- Correspondents have a table.
  drop column requester,
  add column priority_rank smallint not null generated always as (
    case priority_level when 'urgent' then 4 when 'high' then 3 when 'normal' then 2 else 1 end) stored,
  add column category_key text,
  add column watcher_ids uuid[] not null default '{}',
  add column field_values jsonb not null default '{}',
  add column external_id text collate app.unicode,
  add column follow_up_of_id uuid,
  add column has_delivery_problem boolean not null default false,
  add column ai_summary_text text collate app.unicode,
  add column message_count integer not null default 0,
  add column note_count integer not null default 0,
  -- The number of its last message or note, by which its readers remember how far they are.
  add column last_sequence integer not null default 0,
  add column reopen_count integer not null default 0,
  add column last_message_preview text collate app.unicode,
  add column last_message_at timestamptz(3),
  add column last_inbound_at timestamptz(3),
  add column last_outbound_at timestamptz(3),
  add column last_activity_at timestamptz(3),
  -- What the first response clock begins and ends with.
  add column first_inbound_at timestamptz(3),
  add column first_response_at timestamptz(3),
  add column resolved_at timestamptz(3),
  -- From when the reopen window and the days until it closes count: of an imported ticket the import.
  add column closes_from timestamptz(3),
  add column closed_at timestamptz(3),
  add column merged_at timestamptz(3),
  add column sla_policy_id uuid,
  add column sla_policy_name text collate app.unicode,
  -- The earlier deadline of its running clocks.
  add column sla_due_at timestamptz(3),
  -- Names and addresses of its correspondents, for search.
  add column people_text text collate app.unicode not null default '',
  add foreign key (tenant_id, inbox_id) references ticket_inboxes (tenant_id, id),
  add foreign key (tenant_id, follow_up_of_id) references tickets (tenant_id, id) on delete set null (follow_up_of_id),
  add foreign key (tenant_id, merged_into_id) references tickets (tenant_id, id),
  add check (channel in ('email', 'chat', 'phone', 'sms', 'form', 'portal', 'api', 'internal')),
  add check (source in ('inbound_message', 'api', 'interface', 'form', 'automation', 'review_queue', 'import')),
  add check (not is_spam or status_category = 'closed');
update tickets set last_activity_at = updated_at, closed_at = case when status_category = 'closed' then updated_at end,
  resolved_at = case when status_category = 'resolved' then updated_at end, closes_from = case when status_category = 'resolved' then updated_at end;
alter table tickets
  alter column last_activity_at set not null,
  alter column last_activity_at set default app.now(),
  add column search_text text collate app.unicode not null generated always as (app.ticket_search_text(subject, number, tags, people_text)) stored;

create unique index tickets_external on tickets (tenant_id, external_id) where external_id is not null and deleted_at is null;
create index tickets_last_message on tickets (tenant_id, last_message_at desc nulls last, id desc) where deleted_at is null and merged_into_id is null;
create index tickets_first_message on tickets (tenant_id, last_message_at nulls last, id) where deleted_at is null and merged_into_id is null;
create index tickets_last_activity on tickets (tenant_id, last_activity_at desc, id desc) where deleted_at is null and merged_into_id is null;
create index tickets_changed on tickets (tenant_id, updated_at desc, id desc) where deleted_at is null and merged_into_id is null;
create index tickets_priority on tickets (tenant_id, priority_rank desc, id desc) where deleted_at is null and merged_into_id is null;
create index tickets_sla_due on tickets (tenant_id, sla_due_at desc nulls last, id desc) where deleted_at is null and merged_into_id is null;
create index tickets_sla_first_due on tickets (tenant_id, sla_due_at nulls last, id) where deleted_at is null and merged_into_id is null;
create index tickets_subject on tickets (tenant_id, lower(subject), id) where deleted_at is null and merged_into_id is null;
create index tickets_inbox on tickets (tenant_id, inbox_id, status_category);
create index tickets_follow_ups on tickets (tenant_id, follow_up_of_id) where follow_up_of_id is not null;
create index tickets_merged on tickets (tenant_id, merged_into_id) where merged_into_id is not null;
create index tickets_assigned on tickets using gin (assigned_to) where deleted_at is null and merged_into_id is null and status_category not in ('resolved', 'closed');
select app.searchable('tickets', 'deleted_at is null and merged_into_id is null');

-- The next number of each agency. Its row is locked from the first ticket of a transaction until the commit.
create table ticket_numbers (
  tenant_id uuid not null default app.tenant_id() references tenants (id) on delete cascade,
  last integer not null,
  primary key (tenant_id)
);
select app.protect('ticket_numbers');
insert into ticket_numbers (tenant_id, last) select tenant_id, max(number) from tickets group by tenant_id;

-- The next number of a ticket in the agency.
create or replace function app.take_ticket_number() returns integer
  language sql as $$
    insert into ticket_numbers as n (tenant_id, last) values (app.tenant_id(), 1)
    on conflict (tenant_id) do update set last = n.last + 1 returning last
  $$;

create table ticket_correspondents (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  name text collate app.unicode,
  email text collate app.unicode,
  phone text,
  role text not null check (role in ('requester', 'cc', 'participant')),
  client_contact_id uuid,
  is_verified boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade,
  check (coalesce(name, email, phone) is not null)
);
create unique index ticket_correspondents_requester on ticket_correspondents (tenant_id, ticket_id) where role = 'requester';
create unique index ticket_correspondents_email on ticket_correspondents (tenant_id, ticket_id, lower(email)) where email is not null;
create unique index ticket_correspondents_phone on ticket_correspondents (tenant_id, ticket_id, phone) where phone is not null;
create index ticket_correspondents_address on ticket_correspondents (tenant_id, lower(email)) where email is not null;
select app.protect('ticket_correspondents');

create table ticket_messages (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  -- Counted up in the ticket as they arrive.
  sequence integer not null,
  direction text not null check (direction in ('inbound', 'outbound', 'note')),
  kind text not null check (kind in ('message', 'call', 'auto_reply', 'note')),
  channel text not null check (channel in ('email', 'chat', 'phone', 'sms', 'form', 'portal', 'api', 'internal')),
  correspondent_id uuid,
  author_id uuid,
  -- Recipients as the channel knows them.
  recipients_to jsonb not null default '[]',
  recipients_cc jsonb not null default '[]',
  recipients_bcc jsonb not null default '[]',
  recipient_count integer not null default 0,
  subject text collate app.unicode,
  body_text text collate app.unicode not null,
  quoted_text text collate app.unicode,
  body_html text,
  is_truncated boolean not null default false,
  sender_checks jsonb,
  duration_seconds integer check (duration_seconds between 0 and 86400),
  recording_file_id uuid,
  is_imported boolean not null default false,
  external_id text collate app.unicode,
  retry_of_id uuid,
  ai_request_id uuid,
  mentioned_user_ids uuid[] not null default '{}',
  in_reply_to_id uuid,
  draft_id uuid,
  reply_template_id uuid,
  generated boolean not null default false,
  auto_sent boolean not null default false,
  is_first_response boolean not null default false,
  -- Of an outbound message that the service hands to a channel.
  delivery_status text check (delivery_status in ('queued', 'sending', 'sent', 'delivered', 'bounced', 'failed', 'cancelled')),
  delivery jsonb,
  send_at timestamptz(3),
  occurred_at timestamptz(3) not null,
  edited_at timestamptz(3),
  redacted_at timestamptz(3),
  -- Text and files are gone; author and times stay in the conversation.
  erased_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid,
  search_text text collate app.unicode not null generated always as (app.fold(coalesce(subject || ' ', '') || body_text)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade,
  check ((delivery_status is null) = (delivery is null)),
  check ((direction = 'note') = (kind = 'note'))
);
create unique index ticket_messages_sequence on ticket_messages (tenant_id, ticket_id, sequence);
create unique index ticket_messages_external on ticket_messages (tenant_id, ticket_id, external_id) where external_id is not null;
create index ticket_messages_latest on ticket_messages (tenant_id, occurred_at desc, id desc);
create index ticket_messages_of_ticket on ticket_messages (tenant_id, ticket_id, occurred_at desc, id desc);
create index ticket_messages_newest on ticket_messages (tenant_id, created_at desc, id desc);
create index ticket_messages_queued on ticket_messages (tenant_id, ticket_id) where delivery_status in ('queued', 'sending');
select app.searchable('ticket_messages', 'erased_at is null');
select app.protect('ticket_messages');

-- How far members have read a ticket.
create table ticket_reads (
  tenant_id uuid not null default app.tenant_id(),
  ticket_id uuid not null,
  user_id uuid not null,
  last_sequence integer not null,
  last_read_message_id uuid,
  read_at timestamptz(3),
  primary key (tenant_id, ticket_id, user_id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('ticket_reads');

create table ticket_sla_clocks (
  tenant_id uuid not null default app.tenant_id(),
  ticket_id uuid not null,
  kind text not null check (kind in ('first_response', 'resolution')),
  status text not null check (status in ('idle', 'running', 'paused', 'met', 'breached', 'cancelled')),
  policy_id uuid not null,
  -- What it counts by; a change leaves what is used as it was counted.
  calendar_key text not null,
  target_minutes integer not null,
  pause_categories text[] not null,
  started_at timestamptz(3),
  -- Time used until `counted_at`, in milliseconds of business hours.
  used_ms bigint not null default 0,
  -- Since when time is used; null while none is.
  counted_at timestamptz(3),
  due_at timestamptz(3),
  at_risk_due_at timestamptz(3),
  at_risk_at timestamptz(3),
  breached_at timestamptz(3),
  met_at timestamptz(3),
  -- The target for which subscribers heard that it is at risk, and whether they heard of the breach.
  warned_minutes integer,
  is_breach_told boolean not null default false,
  primary key (tenant_id, ticket_id, kind),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade
);
create index ticket_sla_clocks_due on ticket_sla_clocks (tenant_id, status, due_at);
select app.protect('ticket_sla_clocks');

create table ticket_assignments (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  action text not null check (action in ('assigned', 'unassigned')),
  user_ids uuid[] not null,
  method text not null check (method in ('manual', 'auto', 'rule')),
  rule_id uuid,
  reason text collate app.unicode,
  score numeric(5, 4),
  candidate_count integer,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade
);
create index ticket_assignments_newest on ticket_assignments (tenant_id, ticket_id, created_at desc, id desc);
create index ticket_assignments_turns on ticket_assignments (tenant_id, created_at desc) where method = 'auto' and action = 'assigned';
select app.protect('ticket_assignments');

-- Replies until they are sent or given up; an author has one live draft for each ticket.
create table ticket_drafts (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  -- Null: the AI.
  author_id uuid,
  status text not null check (status in ('editing', 'pending_review', 'changes_requested', 'approved', 'rejected', 'sent', 'discarded')),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade
);
create unique index ticket_drafts_live on ticket_drafts (tenant_id, ticket_id, author_id) where status in ('editing', 'pending_review', 'changes_requested', 'approved');
create index ticket_drafts_ticket on ticket_drafts (tenant_id, ticket_id);
select app.protect('ticket_drafts');

-- Pairs of tickets that may be about the same; each pair is stored once, the lower id first.
create table ticket_duplicates (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  first_id uuid not null,
  second_id uuid not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'merged', 'obsolete')),
  score numeric(5, 4) not null,
  reasons text[] not null,
  explanation text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, first_id, second_id),
  foreign key (tenant_id, first_id) references tickets (tenant_id, id) on delete cascade,
  foreign key (tenant_id, second_id) references tickets (tenant_id, id) on delete cascade,
  check (first_id < second_id)
);
create index ticket_duplicates_second on ticket_duplicates (tenant_id, second_id);
select app.protect('ticket_duplicates');

-- A linked task that is under way keeps a resolved ticket from closing by itself. Whatever changes which tasks do that sets the timer
-- that looks at the ticket again.
create or replace function app.look_at_ticket_closing() returns trigger
  language plpgsql as $$
declare
  tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  task uuid;
  ticket uuid;
begin
  if tg_table_name = 'tasks' then
    task := new.id;
  else
    ticket := coalesce(new.ticket_id, old.ticket_id);
  end if;
  insert into timers (tenant_id, kind, record_id, slot, due_at)
  select k.tenant_id, 'close_ticket', k.id, '', app.now() from tickets k
  where k.tenant_id = tenant and k.status_category = 'resolved' and k.deleted_at is null and k.merged_into_id is null
    and (k.id = ticket or k.id in (
      select l.ticket_id from task_ticket_links l where l.tenant_id = tenant and l.task_id = task and not l.reference_only))
  on conflict (tenant_id, kind, record_id, slot) do update
    set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null;
  return null;
end $$;
create trigger look_at_ticket_closing after update of status_category, deleted_at, merged_into_id on tasks for each row
  when ((old.status_category, old.deleted_at, old.merged_into_id) is distinct from (new.status_category, new.deleted_at, new.merged_into_id))
  execute function app.look_at_ticket_closing();
create trigger look_at_ticket_closing after insert or update or delete on task_ticket_links for each row
  execute function app.look_at_ticket_closing();

create trigger forget_attachments after delete on ticket_messages for each row execute function app.forget_attachments('ticket_message');
create trigger forget_values after delete on tickets for each row execute function app.forget_values();
