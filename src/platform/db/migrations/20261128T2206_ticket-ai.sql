-- What AI did in tickets, and what it proposes. Model and tokens are copied from the request, which is kept for fewer days.
create table ticket_ai_interactions (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  kind text not null check (kind in ('classification', 'summary', 'reply_suggestion', 'reply_draft', 'auto_reply', 'rewrite', 'translation', 'spam_check', 'client_match', 'duplicate_check', 'draft_check')),
  outcome text not null check (outcome in ('pending', 'accepted', 'edited', 'dismissed', 'applied', 'failed')),
  actor_type text not null check (actor_type in ('user', 'service_account', 'automation', 'system')),
  actor_id uuid,
  actor_name text collate app.unicode,
  instruction text collate app.unicode,
  output_text text collate app.unicode,
  confidence numeric(5, 4) check (confidence between 0 and 1),
  model text not null,
  ai_request_id uuid not null,
  message_id uuid,
  draft_id uuid,
  input_tokens integer not null,
  output_tokens integer not null,
  duration_ms integer not null,
  error text collate app.unicode,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade,
  check ((outcome = 'failed') = (error is not null))
);
create index ticket_ai_interactions_ticket on ticket_ai_interactions (tenant_id, ticket_id, created_at desc, id desc);
create index ticket_ai_interactions_reported on ticket_ai_interactions (tenant_id, created_at);
create index ticket_ai_interactions_request on ticket_ai_interactions (tenant_id, ai_request_id);
create index ticket_ai_interactions_draft on ticket_ai_interactions (tenant_id, draft_id) where draft_id is not null;
select app.protect('ticket_ai_interactions');

create table ticket_ai_proposals (
  tenant_id uuid not null default app.tenant_id(),
  id uuid not null default app.uuid7(),
  ticket_id uuid not null,
  interaction_id uuid not null,
  kind text not null check (kind in ('category', 'tag', 'priority_level', 'client', 'reply')),
  category_key text,
  tag text collate app.unicode,
  priority_level text check (priority_level in ('low', 'normal', 'high', 'urgent')),
  client_id uuid,
  body_text text collate app.unicode,
  confidence numeric(5, 4) not null check (confidence between 0 and 1),
  status text not null default 'open' check (status in ('open', 'taken', 'dismissed')),
  reason text collate app.unicode,
  reviewed_by uuid,
  decided_at timestamptz(3),
  ai_request_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references tickets (tenant_id, id) on delete cascade,
  foreign key (tenant_id, interaction_id) references ticket_ai_interactions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  check ((kind = 'category') = (category_key is not null)),
  check ((kind = 'tag') = (tag is not null)),
  check ((kind = 'priority_level') = (priority_level is not null)),
  check ((kind = 'client') = (client_id is not null)),
  check ((kind = 'reply') = (body_text is not null)),
  check ((status = 'open') = (decided_at is null))
);
create index ticket_ai_proposals_ticket on ticket_ai_proposals (tenant_id, ticket_id, confidence desc, id desc);
create index ticket_ai_proposals_interaction on ticket_ai_proposals (tenant_id, interaction_id);
create index ticket_ai_proposals_client on ticket_ai_proposals (tenant_id, client_id) where client_id is not null;
select app.protect('ticket_ai_proposals');

-- A new ticket is compared with the latest ones of its requester, by address or number. Under row-level security an index serves a plain
-- column, and no expression such as lower(email).
alter table ticket_correspondents add column email_key text collate app.unicode generated always as (lower(email)) stored;
create index ticket_correspondents_requests on ticket_correspondents (tenant_id, email_key, created_at desc) where role = 'requester' and email_key is not null;
create index ticket_correspondents_calls on ticket_correspondents (tenant_id, phone, created_at desc) where role = 'requester' and phone is not null;
