-- Billing: the agency's settings and tax rates, how each client is billed, and the credit of clients.

create table tax_rates (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  kind text not null check (kind in ('sales_tax', 'vat', 'gst', 'pst', 'other')),
  -- Never changed: invoices and enrolments name the rate.
  percent numeric(7, 4) not null check (percent between 0 and 100),
  components jsonb not null default '[]',
  country text,
  region text collate app.unicode,
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id)
);
-- Names of rates in use are unique: who changes rates holds the agency.
create index tax_rates_name on tax_rates (tenant_id, lower(name), id);
select app.protect('tax_rates');

alter table client_services add foreign key (tenant_id, tax_rate_id) references tax_rates (tenant_id, id);
create index client_services_tax_rate on client_services (tenant_id, tax_rate_id) where tax_rate_id is not null;

create table billing_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id) primary key,
  legal_name text collate app.unicode,
  billing_email text,
  billing_phone text,
  address jsonb,
  tax_number text collate app.unicode,
  currency text not null,
  payment_terms jsonb not null,
  default_tax_rate_id uuid,
  is_tax_inclusive boolean not null,
  invoice_number_prefix text not null,
  credit_note_number_prefix text not null,
  invoice_number_digits integer not null check (invoice_number_digits between 1 and 10),
  is_numbered_by_year boolean not null,
  program_invoices text not null check (program_invoices in ('draft', 'finalize', 'send')),
  default_memo text collate app.unicode,
  invoice_footer text collate app.unicode,
  reminder_days integer[] not null,
  is_credit_auto_applied boolean not null,
  is_auto_charged boolean not null,
  ai_credit_alert_below bigint,
  ai_credit_recharge jsonb,
  revision integer not null,
  updated_at timestamptz(3) not null,
  foreign key (tenant_id, default_tax_rate_id) references tax_rates (tenant_id, id)
);
select app.protect('billing_settings');

-- The next number of each series; a year of 0 for a series that goes on over the years. Finalizing locks the row, so that no number is left out.
create table number_series (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  series text not null check (series in ('invoice', 'credit_note')),
  year integer not null,
  next_number integer not null check (next_number > 0),
  primary key (tenant_id, series, year)
);
select app.protect('number_series');

-- What is not set follows the agency's settings.
create table client_billing_settings (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_id uuid not null,
  currency text,
  language text,
  is_auto_charged boolean,
  is_credit_auto_applied boolean,
  has_reminders boolean,
  purchase_order_number text collate app.unicode,
  invoice_note text collate app.unicode,
  revision integer not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, client_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade
);
select app.protect('client_billing_settings');

create table client_billing_recipients (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  position integer not null,
  -- A contact of the client, whose name and address are those of the contact; or an address with a name.
  contact_id uuid,
  name text collate app.unicode,
  email text,
  kind text not null check (kind in ('to', 'cc')),
  receives text[] not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  check ((contact_id is null) <> (email is null))
);
create unique index client_billing_recipients_order on client_billing_recipients (tenant_id, client_id, position);
select app.protect('client_billing_recipients');

create table client_billing_addresses (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  label text collate app.unicode,
  company_name text collate app.unicode,
  attention text collate app.unicode,
  address jsonb not null,
  tax_number text collate app.unicode,
  is_default boolean not null,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create unique index client_billing_addresses_default on client_billing_addresses (tenant_id, client_id) where is_default and deleted_at is null;
create index client_billing_addresses_client on client_billing_addresses (tenant_id, client_id) where deleted_at is null;
create index client_billing_addresses_newest on client_billing_addresses (tenant_id, created_at desc, id desc);
create index client_billing_addresses_changed on client_billing_addresses (tenant_id, updated_at desc, id desc);
select app.protect('client_billing_addresses');

create table client_payment_terms (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_id uuid not null,
  -- Null for the agency's.
  terms jsonb,
  revision integer not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, client_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade
);
select app.protect('client_payment_terms');

create table client_tax_exemptions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_id uuid not null,
  is_exempt boolean not null,
  reason text check (reason in ('reseller', 'nonprofit', 'government', 'education', 'reverse_charge', 'foreign', 'other')),
  certificate_number text collate app.unicode,
  tax_number text collate app.unicode,
  country text,
  region text collate app.unicode,
  valid_from date,
  valid_to date,
  certificate_file_id uuid,
  note text collate app.unicode,
  revision integer not null,
  updated_at timestamptz(3) not null,
  primary key (tenant_id, client_id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, certificate_file_id) references managed_files (tenant_id, id),
  check (not is_exempt or reason is not null)
);
create index client_tax_exemptions_certificate on client_tax_exemptions (tenant_id, certificate_file_id) where certificate_file_id is not null;
select app.protect('client_tax_exemptions');

-- Entries of a client's credit say what they belong to, and what is left of each grant is kept, whether it ends or not.
alter table ledger_entries
  add column invoice_id uuid,
  add column credit_note_id uuid,
  add column transaction_id uuid,
  -- A reference of the caller, such as the number of a payout at the bank: unique for each account.
  add column reference text collate app.unicode;
create unique index ledger_entries_reference on ledger_entries (tenant_id, ledger, owner_id, reference) where reference is not null;
create index ledger_entries_invoice on ledger_entries (tenant_id, invoice_id) where invoice_id is not null;
create index ledger_entries_latest on ledger_entries (tenant_id, ledger, created_at desc, id desc);
create index ledger_entries_largest on ledger_entries (tenant_id, ledger, amount desc, id desc);
create index ledger_entries_last_days on ledger_entries (tenant_id, ledger, expires_on desc nulls last, id desc);
create index ledger_entries_first_days on ledger_entries (tenant_id, ledger, expires_on nulls last, id);
alter table ledger_lots alter column expires_on drop not null;

-- What happened to the billing of clients, as people read it.
create table client_billing_history (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  kind text not null check (kind in ('invoice_sent', 'invoice_viewed', 'invoice_paid', 'invoice_voided', 'invoice_written_off', 'reminder_sent',
    'payment_succeeded', 'payment_failed', 'payment_needs_authorization', 'payment_refunded', 'collection_changed', 'credit_note_issued',
    'credit_changed', 'method_added', 'method_removed', 'program_billing_changed', 'terms_changed', 'tax_changed')),
  occurred_at timestamptz(3) not null,
  summary text collate app.unicode not null,
  search_text text collate app.unicode not null generated always as (app.fold(summary)) stored,
  amount_minor bigint,
  currency text,
  outstanding_minor bigint,
  invoice_id uuid,
  client_program_id uuid,
  transaction_id uuid,
  actor_type text not null,
  actor_id uuid,
  actor_name text collate app.unicode,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  check (amount_minor is null or currency is not null)
);
create index client_billing_history_latest on client_billing_history (tenant_id, occurred_at desc, id desc);
create index client_billing_history_client on client_billing_history (tenant_id, client_id, occurred_at desc, id desc);
create index client_billing_history_largest on client_billing_history (tenant_id, amount_minor desc nulls last, id desc);
create index client_billing_history_smallest on client_billing_history (tenant_id, amount_minor nulls last, id);
create index client_billing_history_invoice on client_billing_history (tenant_id, invoice_id) where invoice_id is not null;
select app.protect('client_billing_history');
select app.searchable('client_billing_history', 'true');
