-- Providers for calls, texts and chats of inboxes.

create table channel_connections (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  provider text not null check (provider in ('twilio', 'custom')),
  channels text[] not null check (cardinality(channels) > 0 and channels <@ array['phone', 'sms', 'chat']),
  external_account_id text,
  -- The token of `intake_url`, which is shown again.
  address_sealed bytea not null,
  -- What messages are signed with, both ways.
  secret_sealed bytea not null,
  send_url text,
  -- What the last check or message said, whether or not the connection is paused.
  outcome text not null default 'untested' check (outcome in ('untested', 'connected', 'failing')),
  problem text collate app.unicode check ((problem is not null) = (outcome = 'failing')),
  is_paused boolean not null default false,
  last_received_at timestamptz(3),
  last_sent_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  check (provider <> 'twilio' or (external_account_id is not null and send_url is null))
);
select app.protect('channel_connections');
create unique index channel_connections_name on channel_connections (tenant_id, app.fold(name));

-- A connection stays while an address uses it.
alter table ticket_inbox_addresses
  add foreign key (tenant_id, connection_id) references channel_connections (tenant_id, id);
create index ticket_inbox_addresses_connection on ticket_inbox_addresses (tenant_id, connection_id) where connection_id is not null;
