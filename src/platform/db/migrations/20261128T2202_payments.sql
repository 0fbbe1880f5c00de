-- Keys of payment providers, the page on which clients pay, requests for a payment method, and events of providers.

alter table payment_providers
  add column publishable_key text,
  add column secret_key_sealed bytea,
  add column webhook_secret_sealed bytea,
  -- What the provider calls the address that it sends events to.
  add column webhook_external_id text;

alter table payment_methods
  -- In place of `authorization_url`, which was never set: the address is a credential.
  add column authorization_url_sealed bytea,
  -- Whether `client.bank_authorization_required` was sent for the mandate that is missing.
  add column is_authorization_announced boolean not null default false,
  -- The setup at the provider that the mandate is to come from.
  add column mandate_external_id text,
  -- Who accepted the mandate, as the account names its holder.
  add column account_holder_name text collate app.unicode;

create index payment_methods_mandate on payment_methods (tenant_id, mandate_external_id) where mandate_external_id is not null;

alter table payment_transactions
  add column payment_provider_id uuid,
  -- How the payment came about: recorded by a member, by a saved method, or on the client's page.
  add column source text not null default 'recorded' check (source in ('recorded', 'saved_method', 'page')),
  -- How often its outcome was looked up.
  add column checks integer not null default 0,
  -- On the page: whether the client wants the method saved.
  add column is_method_saved boolean not null default false,
  add column billing_address jsonb,
  add foreign key (tenant_id, payment_provider_id) references payment_providers (tenant_id, id);
create index payment_transactions_provider on payment_transactions (tenant_id, payment_provider_id) where payment_provider_id is not null;

-- Address of the page on which the client pays; null before the invoice has a number.
alter table invoices add column payment_url_sealed bytea;

-- What is not set follows the defaults in the code.
create table payment_settings (
  tenant_id uuid primary key default app.tenant_id() references tenants (id),
  -- Null for all that the active providers support.
  accepted_types text[],
  can_pay_partially boolean not null,
  minimum_part_payment jsonb,
  can_save_methods boolean not null,
  is_address_required boolean not null,
  card_surcharge_percent numeric(7, 4) not null,
  statement_descriptor text,
  page_message text collate app.unicode,
  success_message text collate app.unicode,
  terms_url text,
  return_url text,
  revision integer not null,
  updated_at timestamptz(3) not null
);
select app.protect('payment_settings');

-- Pages for clients to save a payment method.
create table payment_setups (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  payment_provider_id uuid not null,
  is_default boolean not null,
  -- Whose the method will be at the provider; null before the client starts.
  external_customer_id text,
  expires_at timestamptz(3) not null,
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, payment_provider_id) references payment_providers (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index payment_setups_client on payment_setups (tenant_id, client_id);
create index payment_setups_provider on payment_setups (tenant_id, payment_provider_id);
create index payment_setups_creator on payment_setups (tenant_id, created_by);
select app.protect('payment_setups');

-- Events of providers, each once. What they say is not believed: the payment is looked up.
create table payment_events (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  payment_provider_id uuid not null,
  external_id text not null,
  type text not null,
  -- What the event is about, as the provider and as we call it.
  object_external_id text,
  transaction_id uuid,
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_provider_id) references payment_providers (tenant_id, id)
);
create unique index payment_events_once on payment_events (tenant_id, payment_provider_id, external_id);
create index payment_events_received on payment_events (received_at);
select app.protect('payment_events');
