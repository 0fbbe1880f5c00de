-- Addresses that replies are sent from beside those of inboxes: personal ones of members, and aliases of the agency.
create table ticket_senders (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null check (kind in ('personal', 'alias')),
  sender_address text not null,
  name text collate app.unicode not null,
  user_id uuid,
  -- Of an alias: inboxes whose tickets it is for; empty for all.
  inbox_ids uuid[] not null default '{}',
  -- Of a personal address: when its owner entered the code that was sent to it. An alias needs none.
  confirmed_at timestamptz(3),
  code_hash bytea,
  code_expires_at timestamptz(3),
  code_attempts integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  check ((kind = 'personal') = (user_id is not null)),
  check ((code_hash is null) = (code_expires_at is null)),
  check (kind = 'personal' or confirmed_at is not null)
);
create unique index ticket_senders_address on ticket_senders (tenant_id, lower(sender_address)) where deleted_at is null;
create index ticket_senders_user on ticket_senders (tenant_id, user_id);
select app.protect('ticket_senders');

-- The inbox address that answers go to, of messages from a personal address or an alias.
alter table ticket_sendings add column reply_to_id uuid;
