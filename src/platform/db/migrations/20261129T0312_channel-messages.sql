-- Messages of channels: as they came, the conversations that they belong to, and how providers know those that were sent.

create table channel_arrivals (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  -- It may be deleted before the message is filed.
  connection_id uuid not null,
  -- The provider's id of it, by which a repetition is known.
  external_id text not null,
  -- What it says, whatever the format of the provider, until it is filed: nothing has to be redacted in two places.
  content jsonb,
  -- The digest of who talks to which address; null for a report.
  conversation_key text,
  size_bytes integer not null,
  status text not null default 'stored' check (status in ('stored', 'processed')),
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  primary key (tenant_id, id),
  check ((content is not null) = (status = 'stored'))
);
select app.protect('channel_arrivals');
create unique index channel_arrivals_once on channel_arrivals (tenant_id, connection_id, external_id);
create index channel_arrivals_waiting on channel_arrivals (tenant_id, conversation_key, received_at, id) where status = 'stored';

-- Texts and chats have no subject to name a ticket in: a conversation is who talks to which address.
alter table ticket_messages add column conversation_key text;
create index ticket_messages_conversation on ticket_messages (tenant_id, conversation_key, created_at desc) where conversation_key is not null;

alter table ticket_sendings
  add column connection_id uuid,
  -- Where a chat goes on, as the provider names it.
  add column conversation_id text,
  add column provider_message_id text;
create index ticket_sendings_provider on ticket_sendings (tenant_id, connection_id, provider_message_id) where provider_message_id is not null;

alter table ticket_communications
  add column conversation_key text,
  add column duration_seconds integer check (duration_seconds between 0 and 86400),
  -- The sender alone says who it is.
  add column is_claimed boolean not null default false;

-- Senders of texts are counted as those of e-mails are.
create index ticket_communications_phone on ticket_communications (tenant_id, sender_phone, occurred_at desc) where sender_phone is not null;
