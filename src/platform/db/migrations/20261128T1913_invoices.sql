-- Invoices with their lines, the payment providers and methods of clients, and every movement of clients' money.

create table payment_providers (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  provider text not null check (provider in ('simulated', 'stripe', 'square', 'paypal', 'gocardless')),
  name text collate app.unicode not null,
  status text not null check (status in ('onboarding', 'active', 'restricted', 'disconnected')),
  is_test_mode boolean not null,
  webhook_status text not null default 'waiting' check (webhook_status in ('waiting', 'working', 'failing')),
  last_event_at timestamptz(3),
  is_default boolean not null,
  supported_types text[] not null,
  currencies text[] not null,
  onboarding_url text,
  requirements text[] collate app.unicode not null default '{}',
  payout_bank_last4 text,
  -- What the provider calls the account.
  external_id text not null,
  connected_at timestamptz(3),
  disconnected_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create unique index payment_providers_default on payment_providers (tenant_id) where is_default;
create unique index payment_providers_connected on payment_providers (tenant_id, provider, is_test_mode) where status <> 'disconnected';
select app.protect('payment_providers');

create table payment_methods (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  owner_kind text not null check (owner_kind in ('client', 'agency')),
  client_id uuid,
  payment_provider_id uuid,
  provider text not null,
  type text not null check (type in ('card', 'bank_account', 'wallet')),
  scheme text check (scheme in ('ach', 'sepa', 'bacs')),
  label text collate app.unicode,
  status text not null check (status in ('active', 'needs_authorization', 'failed')),
  is_default boolean not null,
  brand text collate app.unicode,
  bank_name text collate app.unicode,
  last4 text,
  expiry_month integer check (expiry_month between 1 and 12),
  expiry_year integer,
  -- What the provider calls the method, and whose it is there.
  external_id text not null,
  external_customer_id text,
  -- What tells one instrument from another, so that it is saved once.
  fingerprint text not null,
  authorization_url text,
  authorization_expires_at timestamptz(3),
  authorized_at timestamptz(3),
  last_charged_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  -- Null for a method that the client saved.
  created_by uuid,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, payment_provider_id) references payment_providers (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((owner_kind = 'client') = (client_id is not null))
);
create unique index payment_methods_default on payment_methods (tenant_id, owner_kind, client_id) nulls not distinct where is_default and deleted_at is null;
create unique index payment_methods_once on payment_methods (tenant_id, owner_kind, client_id, fingerprint) nulls not distinct where deleted_at is null;
create index payment_methods_provider on payment_methods (tenant_id, payment_provider_id) where deleted_at is null;
create index payment_methods_newest on payment_methods (tenant_id, created_at desc, id desc);
create index payment_methods_changed on payment_methods (tenant_id, updated_at desc, id desc);
create index payment_methods_last_charged on payment_methods (tenant_id, last_charged_at desc nulls last, id desc);
create index payment_methods_first_charged on payment_methods (tenant_id, last_charged_at nulls last, id);
select app.protect('payment_methods');

create table invoices (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  invoice_number text,
  -- The number in its series, to sort by.
  running_number integer,
  status text not null check (status in ('draft', 'open', 'partially_paid', 'paid', 'void', 'uncollectible')),
  origin text not null check (origin in ('manual', 'program')),
  client_id uuid not null,
  client_program_id uuid,
  currency text not null,
  invoice_date date,
  due_on date,
  is_tax_inclusive boolean not null,
  -- Of a draft: null for the client's default address, and for the client's recipients.
  billing_address_id uuid,
  recipients jsonb,
  -- Frozen with the number.
  seller jsonb,
  buyer jsonb,
  tax_exemption jsonb,
  late_fee_percent numeric(7, 4),
  grace_days integer,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null,
  tax_summary jsonb not null,
  credit_minor bigint not null default 0 check (credit_minor >= 0),
  credit_note_minor bigint not null default 0 check (credit_note_minor >= 0),
  paid_minor bigint not null default 0,
  balance_minor bigint not null generated always as (
    case when status = 'void' then 0 else total_minor - credit_minor - credit_note_minor - paid_minor end) stored,
  is_collection_paused boolean not null default false,
  collection_resumes_on date,
  purchase_order_number text collate app.unicode,
  memo text collate app.unicode,
  footer text collate app.unicode,
  internal_note text collate app.unicode,
  search_text text collate app.unicode not null generated always as (
    app.fold(coalesce(invoice_number, '') || ' ' || coalesce(purchase_order_number, '') || ' ' || coalesce(memo, '') || ' ' || coalesce(internal_note, ''))) stored,
  pdf_file_id uuid,
  -- The invoice that bills the fee for paying this one late.
  late_fee_invoice_id uuid,
  -- Automatic charges: when the first one failed, how many failed since, and when the next is made.
  first_failed_at timestamptz(3),
  failed_attempts integer not null default 0,
  next_retry_at timestamptz(3),
  finalized_at timestamptz(3),
  sent_at timestamptz(3),
  viewed_at timestamptz(3),
  paid_at timestamptz(3),
  voided_at timestamptz(3),
  written_off_at timestamptz(3),
  status_reason text collate app.unicode,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid,
  deleted_at timestamptz(3),
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, billing_address_id) references client_billing_addresses (tenant_id, id),
  foreign key (tenant_id, pdf_file_id) references managed_files (tenant_id, id),
  foreign key (tenant_id, late_fee_invoice_id) references invoices (tenant_id, id),
  check ((status = 'draft') = (invoice_number is null)),
  check ((invoice_number is null) = (running_number is null)),
  check (status = 'draft' or (seller is not null and buyer is not null and invoice_date is not null and due_on is not null and finalized_at is not null)),
  -- A numbered invoice is never deleted.
  check (deleted_at is null or status = 'draft')
);
create unique index invoices_number on invoices (tenant_id, invoice_number) where invoice_number is not null;
create index invoices_client on invoices (tenant_id, client_id, created_at desc, id desc) where deleted_at is null;
create index invoices_unpaid on invoices (tenant_id, due_on) where status in ('open', 'partially_paid');
create index invoices_address on invoices (tenant_id, billing_address_id) where billing_address_id is not null;
create index invoices_pdf on invoices (tenant_id, pdf_file_id) where pdf_file_id is not null;
create index invoices_late_fee on invoices (tenant_id, late_fee_invoice_id) where late_fee_invoice_id is not null;
create index invoices_program on invoices (tenant_id, client_program_id) where client_program_id is not null;
create index invoices_newest on invoices (tenant_id, created_at desc, id desc);
create index invoices_changed on invoices (tenant_id, updated_at desc, id desc);
create index invoices_by_number on invoices (tenant_id, running_number desc nulls last, id desc);
create index invoices_by_first_number on invoices (tenant_id, running_number nulls last, id);
create index invoices_by_date on invoices (tenant_id, invoice_date desc nulls last, id desc);
create index invoices_by_first_date on invoices (tenant_id, invoice_date nulls last, id);
create index invoices_by_due on invoices (tenant_id, due_on desc nulls last, id desc);
create index invoices_by_first_due on invoices (tenant_id, due_on nulls last, id);
create index invoices_by_total on invoices (tenant_id, total_minor desc, id desc);
create index invoices_by_balance on invoices (tenant_id, balance_minor desc, id desc);
select app.protect('invoices');
select app.searchable('invoices');
create trigger forget_comments after delete on invoices for each row execute function app.forget_comments('invoice');
create trigger forget_attachments after delete on invoices for each row execute function app.forget_attachments('invoice');
create trigger forget_pins after delete on invoices for each row execute function app.forget_pins('invoice');
create trigger forget_anchor after delete on invoices for each row execute function app.forget_anchor('invoice');

create table invoice_lines (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  invoice_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('item', 'time', 'program', 'setup_fee', 'proration', 'late_fee')),
  service_id uuid,
  name text collate app.unicode not null,
  description text collate app.unicode,
  quantity numeric(11, 4) not null check (quantity >= 0),
  unit_minor bigint not null,
  discount_percent numeric(7, 4) not null,
  discount_minor bigint,
  -- What the discount comes to.
  discounted_minor bigint not null,
  tax_rate_id uuid,
  taxes jsonb not null,
  time_entry_ids uuid[] not null default '{}',
  subtotal_minor bigint not null,
  tax_minor bigint not null,
  period_start_date date,
  period_end_date date,
  -- The invoice that was paid late.
  late_invoice_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, service_id) references client_services (tenant_id, id) on delete set null (service_id),
  foreign key (tenant_id, tax_rate_id) references tax_rates (tenant_id, id)
);
create unique index invoice_lines_order on invoice_lines (tenant_id, invoice_id, position);
create index invoice_lines_service on invoice_lines (tenant_id, service_id) where service_id is not null;
create index invoice_lines_tax_rate on invoice_lines (tenant_id, tax_rate_id) where tax_rate_id is not null;
select app.protect('invoice_lines');

-- Where an invoice stands in more than one place at once: time is on it once at most.
alter table time_entries add foreign key (tenant_id, invoice_id) references invoices (tenant_id, id);

create table payment_transactions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  kind text not null check (kind in ('payment', 'refund', 'reversal')),
  status text not null check (status in ('pending', 'succeeded', 'failed', 'needs_authorization')),
  client_id uuid not null,
  invoice_id uuid,
  payment_method_id uuid,
  method text not null check (method in ('card', 'bank_account', 'wallet', 'bank_transfer', 'check', 'cash', 'credit', 'other')),
  method_label text collate app.unicode,
  currency text not null,
  -- Above 0 for a payment, below for a refund or reversal.
  amount_minor bigint not null,
  -- Part that became credit of the client, or was taken back from it.
  credited_minor bigint not null default 0,
  surcharge_minor bigint not null default 0,
  fee_minor bigint,
  reference text collate app.unicode,
  search_text text collate app.unicode not null generated always as (
    app.fold(coalesce(reference, '') || ' ' || coalesce(method_label, '') || ' ' || coalesce(note, ''))) stored,
  -- What the provider calls the payment.
  external_id text,
  is_automatic boolean not null default false,
  paid_at timestamptz(3),
  attempt_number integer not null default 1,
  next_retry_at timestamptz(3),
  failure_code text,
  failure_message text collate app.unicode,
  note text collate app.unicode,
  refunds_transaction_id uuid,
  settled_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id),
  foreign key (tenant_id, refunds_transaction_id) references payment_transactions (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check (amount_minor <> 0 and (amount_minor > 0) = (kind = 'payment'))
);
create unique index payment_transactions_reference on payment_transactions (tenant_id, invoice_id, reference)
  where kind = 'payment' and reference is not null and invoice_id is not null;
-- An invoice has one charge under way at most.
create unique index payment_transactions_pending on payment_transactions (tenant_id, invoice_id)
  where kind = 'payment' and status in ('pending', 'needs_authorization');
create index payment_transactions_invoice on payment_transactions (tenant_id, invoice_id, created_at desc, id desc) where invoice_id is not null;
create index payment_transactions_client on payment_transactions (tenant_id, client_id, created_at desc, id desc);
create index payment_transactions_method on payment_transactions (tenant_id, payment_method_id) where payment_method_id is not null;
create index payment_transactions_refunds on payment_transactions (tenant_id, refunds_transaction_id) where refunds_transaction_id is not null;
create unique index payment_transactions_external on payment_transactions (tenant_id, external_id) where external_id is not null;
create index payment_transactions_largest on payment_transactions (tenant_id, amount_minor desc, id desc);
create index payment_transactions_newest on payment_transactions (tenant_id, created_at desc, id desc);
select app.protect('payment_transactions');
select app.searchable('payment_transactions', 'true');
