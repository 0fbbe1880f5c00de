-- Replies: what their drafts hold, how they are reviewed, and how messages leave.

alter table ticket_drafts
  add column sender_id uuid,
  add column recipients_to jsonb not null default '[]',
  add column recipients_cc jsonb not null default '[]',
  add column recipients_bcc jsonb not null default '[]',
  add column subject text collate app.unicode,
  add column body_text text collate app.unicode not null default '',
  add column body_html text,
  add column reply_template_id uuid,
  add column in_reply_to_id uuid,
  add column status_after text not null default 'unchanged' check (status_after in ('unchanged', 'open', 'pending', 'on_hold', 'resolved')),
  add column send_at timestamptz(3),
  add column is_cancelled_by_reply boolean not null default false,
  add column signature_id uuid,
  add column generated boolean not null default false,
  add column ai_request_id uuid,
  add column review_id uuid,
  add column message_id uuid,
  add column submitted_at timestamptz(3),
  add column sent_at timestamptz(3);
create index ticket_drafts_changed on ticket_drafts (tenant_id, updated_at desc, id desc);
create index ticket_drafts_newest on ticket_drafts (tenant_id, created_at desc, id desc);
create index ticket_drafts_submitted on ticket_drafts (tenant_id, submitted_at desc nulls last, id desc);
create trigger forget_attachments after delete on ticket_drafts for each row execute function app.forget_attachments('ticket_draft');

create table ticket_draft_reviews (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  draft_id uuid not null,
  status text not null check (status in ('pending_review', 'approved', 'changes_requested', 'rejected', 'discarded')),
  reason text not null check (reason in ('author_requires_review', 'generated', 'inbox_policy')),
  -- Members who were asked.
  reviewer_ids uuid[] not null default '{}',
  decided_by uuid,
  comment text collate app.unicode,
  -- What reviewers changed: reviewer_id, previous_body_text, changed_fields, edited_at.
  edits jsonb not null default '[]',
  -- When the first inbound message after the submission came.
  became_stale_at timestamptz(3),
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade,
  foreign key (tenant_id, draft_id) references ticket_drafts (tenant_id, id) on delete cascade,
  check ((status in ('pending_review', 'discarded')) = (decided_by is null))
);
create unique index ticket_draft_reviews_open on ticket_draft_reviews (tenant_id, draft_id) where status = 'pending_review';
create index ticket_draft_reviews_draft on ticket_draft_reviews (tenant_id, draft_id, submitted_at desc);
create index ticket_draft_reviews_ticket on ticket_draft_reviews (tenant_id, ticket_id, submitted_at desc, id desc);
create index ticket_draft_reviews_submitted on ticket_draft_reviews (tenant_id, submitted_at desc, id desc);
create index ticket_draft_reviews_decided on ticket_draft_reviews (tenant_id, decided_at desc nulls last, id desc);
create index ticket_draft_reviews_author on ticket_draft_reviews (tenant_id, created_by, submitted_at);
select app.protect('ticket_draft_reviews');

-- Members whose replies others have to approve. A row stays when the requirement is lifted.
create table ticket_review_users (
  tenant_id uuid not null default app.tenant_id(),
  user_id uuid not null,
  is_review_required boolean not null,
  reason text collate app.unicode,
  requirement_ends_at timestamptz(3),
  revision integer not null default 1,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select app.protect('ticket_review_users');

-- Its Message-ID, received or sent, by which answers find their ticket.
alter table ticket_messages add column message_reference text;
create index ticket_messages_reference on ticket_messages (tenant_id, md5(message_reference)) where message_reference is not null;
create index ticket_messages_waiting on ticket_messages (tenant_id, ticket_id) where delivery_status in ('queued', 'sending');

-- How a message is sent: what its reader gets besides the text, and what was tried.
create table ticket_sendings (
  tenant_id uuid not null default app.tenant_id(),
  message_id uuid not null,
  sender_id uuid,
  sender_name text collate app.unicode not null,
  sender_address text not null,
  signature_id uuid,
  -- Message-IDs of the conversation so far, the one that is answered last.
  reference_chain text[] not null default '{}',
  status_after text not null default 'unchanged' check (status_after in ('unchanged', 'open', 'pending', 'on_hold', 'resolved')),
  is_cancelled_by_reply boolean not null default false,
  -- Attempts to hand it over: attempted_at, outcome, response.
  attempts jsonb not null default '[]',
  primary key (tenant_id, message_id),
  foreign key (tenant_id, message_id) references ticket_messages (tenant_id, id) on delete cascade
);
select app.protect('ticket_sendings');
