-- Addresses that outside systems post to in order to start automations.

create table automation_inbound_webhooks (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  automation_id uuid not null,
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  -- The credential in the address, which authors are shown again.
  address_sealed bytea not null,
  authentication text not null check (authentication in ('signature', 'bearer', 'none')),
  signing jsonb not null,
  delivery_key_header text,
  secret_sealed bytea not null,
  secret_hint text not null,
  former_secret_sealed bytea,
  former_secret_expires_at timestamptz(3),
  listening_ends_at timestamptz(3),
  sample jsonb,
  payload_fields jsonb not null default '[]',
  is_sample_applied boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, automation_id),
  foreign key (tenant_id, automation_id) references automations (tenant_id, id) on delete cascade
);
select app.protect('automation_inbound_webhooks');

-- Those that are still to start something.
create index inbound_webhook_deliveries_received on inbound_webhook_deliveries (tenant_id, created_at, id) where status = 'received';
