-- Intake of tickets by mail (domain model §3.5, D1 to D11): what arrived, what was decided about it, and what waits for a person.

-- The address of an agency's mail intake: its token is in hosted_tokens, and the secret signs what is posted to it.
create table mail_intakes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  -- `mail` takes messages, `events` takes delivery reports.
  kind text not null check (kind in ('mail', 'events')),
  secret_sealed bytea not null,
  former_secret_sealed bytea,
  former_secret_expires_at timestamptz(3),
  -- Whose `Authentication-Results` are believed: the mail server in front of the service (RFC 8601). Null: nobody's.
  authserv_id text,
  -- Where mailboxes are forwarded to: the domain of which that server takes mail. Null: not known.
  domain text,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  unique (tenant_id, kind)
);
select app.protect('mail_intakes');

-- E-mails as they came. The row and the content are there before the sender hears that they are.
create table inbound_mails (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  -- SHA-256 of the bytes.
  digest text not null,
  size_bytes bigint not null,
  envelope_from text,
  envelope_to text[] not null,
  -- Addresses of inboxes among the recipients.
  address_ids uuid[] not null,
  status text not null default 'stored' check (status in ('stored', 'processed')),
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  primary key (tenant_id, id)
);
create index inbound_mails_same on inbound_mails (tenant_id, digest, received_at desc);
create index inbound_mails_waiting on inbound_mails (received_at) where status = 'stored';
create index inbound_mails_received on inbound_mails (received_at);
select app.protect('inbound_mails');

-- Reports of a mail provider as they came.
create table mail_reports (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  digest text not null,
  body text not null,
  status text not null default 'stored' check (status in ('stored', 'processed')),
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  primary key (tenant_id, id)
);
create unique index mail_reports_same on mail_reports (tenant_id, digest);
create index mail_reports_received on mail_reports (received_at);
select app.protect('mail_reports');

-- What arrived over a channel, once for each inbox that received it. What was sent, and what was recorded by hand, is in ticket_messages.
create table ticket_communications (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  mail_id uuid,
  channel text not null check (channel in ('email', 'chat', 'phone', 'sms', 'form', 'portal', 'api', 'internal')),
  status text not null check (status in ('filed', 'in_review', 'blocked', 'discarded', 'expired')),
  inbox_id uuid,
  -- The address that received it.
  recipient_address text collate app.unicode,
  ticket_id uuid,
  client_id uuid,
  message_id uuid,
  sender_name text collate app.unicode,
  sender_email text collate app.unicode,
  sender_phone text,
  -- Where answers go, where that is not the sender.
  reply_to jsonb,
  recipients_to jsonb not null default '[]',
  recipients_cc jsonb not null default '[]',
  recipient_count integer not null default 0,
  subject text collate app.unicode,
  body_text text collate app.unicode,
  quoted_text text collate app.unicode,
  body_html text,
  is_truncated boolean not null default false,
  is_automatic boolean not null default false,
  headers jsonb not null default '[]',
  sender_checks jsonb,
  external_id text collate app.unicode,
  -- Message-IDs that it answers or refers to, the last one first.
  reference_ids text[] not null default '{}',
  digest text,
  size_bytes bigint not null default 0,
  raw_file_id uuid,
  file_ids uuid[] not null default '{}',
  error text collate app.unicode,
  occurred_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  search_text text collate app.unicode not null generated always as (
    app.fold(coalesce(subject || ' ', '') || coalesce(sender_name || ' ', '') || coalesce(sender_email || ' ', '') || coalesce(body_text, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade
);
create index ticket_communications_latest on ticket_communications (tenant_id, occurred_at desc, id desc);
create index ticket_communications_ticket on ticket_communications (tenant_id, ticket_id) where ticket_id is not null;
create unique index ticket_communications_message on ticket_communications (tenant_id, message_id) where message_id is not null;
create index ticket_communications_same on ticket_communications (tenant_id, inbox_id, external_id) where external_id is not null;
create index ticket_communications_sender on ticket_communications (tenant_id, lower(sender_email), occurred_at desc);
create unique index ticket_communications_mail on ticket_communications (tenant_id, mail_id, inbox_id) where mail_id is not null;
create index ticket_communications_raw on ticket_communications (tenant_id, raw_file_id) where raw_file_id is not null;
create index ticket_communications_files on ticket_communications using gin (file_ids) where file_ids <> '{}';
select app.searchable('ticket_communications', 'true');
select app.protect('ticket_communications');

create table ticket_review_items (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  communication_id uuid not null,
  inbox_id uuid,
  status text not null default 'pending' check (status in ('pending', 'resolved', 'expired')),
  reason text not null check (reason in ('unknown_sender', 'ambiguous_client', 'suspected_spam', 'blocked_sender', 'loop_suspected', 'low_confidence_match', 'oversize')),
  explanation text collate app.unicode not null,
  confidence double precision check (confidence between 0 and 1),
  -- Clients and tickets by their ids, with confidence and evidence, the likeliest first.
  candidates jsonb not null default '[]',
  suggested_resolution text check (suggested_resolution in ('create_ticket', 'append_to_ticket', 'link_client', 'mark_spam', 'discard')),
  resolution text check (resolution in ('create_ticket', 'append_to_ticket', 'link_client', 'mark_spam', 'discard')),
  resolved_ticket_id uuid,
  reviewed_by uuid,
  resolved_at timestamptz(3),
  received_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, communication_id) references ticket_communications (tenant_id, id) on delete cascade,
  check ((status = 'resolved') = (resolution is not null))
);
create unique index ticket_review_items_communication on ticket_review_items (tenant_id, communication_id);
create index ticket_review_items_received on ticket_review_items (tenant_id, received_at desc, id desc);
create index ticket_review_items_expiry on ticket_review_items (tenant_id, expires_at desc, id desc);
create index ticket_review_items_confidence on ticket_review_items (tenant_id, confidence desc nulls last, id desc);
create index ticket_review_items_pending on ticket_review_items (tenant_id, inbox_id) where status = 'pending';
select app.protect('ticket_review_items');

-- The decision on every message that arrived, and who or what made it.
create table ticket_intake_decisions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  decision text not null check (decision in ('ticket_created', 'follow_up_created', 'appended', 'ticket_reopened', 'automatic_answer', 'delivery_report',
    'held_for_review', 'marked_spam', 'blocked', 'discarded', 'expired', 'deleted')),
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
  matched_on text check (matched_on in ('contact_email', 'contact_phone', 'email_domain', 'thread', 'ticket_number', 'whitelist_rule', 'content')),
  rule_kind text check (rule_kind in ('blacklist', 'whitelist', 'routing')),
  rule_id uuid,
  confidence double precision check (confidence between 0 and 1),
  explanation text collate app.unicode not null,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  received_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index ticket_intake_decisions_newest on ticket_intake_decisions (tenant_id, created_at desc, id desc);
create index ticket_intake_decisions_communication on ticket_intake_decisions (tenant_id, communication_id);
create index ticket_intake_decisions_ticket on ticket_intake_decisions (tenant_id, ticket_id) where ticket_id is not null;
select app.protect('ticket_intake_decisions');

create table ticket_whitelist_rules (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  match_type text not null check (match_type in ('email', 'domain', 'phone')),
  pattern text collate app.unicode not null,
  bypass text[] not null,
  client_id uuid,
  inbox_ids uuid[] not null default '{}',
  note text collate app.unicode,
  is_enabled boolean not null default true,
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
create index ticket_whitelist_rules_newest on ticket_whitelist_rules (tenant_id, created_at desc, id desc) where deleted_at is null;
create unique index ticket_whitelist_rules_sender on ticket_whitelist_rules (tenant_id, match_type, lower(pattern)) where deleted_at is null;
select app.protect('ticket_whitelist_rules');

-- The message as it arrived, beside what was read of it.
alter table ticket_messages add column raw_file_id uuid;

-- When a test message left for the address, and by what it is known when it comes back.
alter table ticket_inbox_addresses
  add column test_sent_at timestamptz(3),
  add column test_key text;

-- Orders of lists.
create index ticket_blacklist_rules_pattern on ticket_blacklist_rules (tenant_id, lower(pattern), id) where deleted_at is null;
create index ticket_blacklist_rules_hits on ticket_blacklist_rules (tenant_id, hit_count, id) where deleted_at is null;
create index ticket_blacklist_rules_last_hit on ticket_blacklist_rules (tenant_id, last_hit_at desc nulls last, id desc) where deleted_at is null;
create index ticket_blacklist_rules_first_hit on ticket_blacklist_rules (tenant_id, last_hit_at nulls last, id) where deleted_at is null;
create index ticket_whitelist_rules_pattern on ticket_whitelist_rules (tenant_id, lower(pattern), id) where deleted_at is null;
create index ticket_whitelist_rules_hits on ticket_whitelist_rules (tenant_id, hit_count, id) where deleted_at is null;
create index ticket_whitelist_rules_last_hit on ticket_whitelist_rules (tenant_id, last_hit_at desc nulls last, id desc) where deleted_at is null;
create index ticket_whitelist_rules_first_hit on ticket_whitelist_rules (tenant_id, last_hit_at nulls last, id) where deleted_at is null;
create index ticket_review_items_doubt on ticket_review_items (tenant_id, confidence nulls last, id);
