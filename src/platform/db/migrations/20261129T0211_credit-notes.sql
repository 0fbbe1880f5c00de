-- Credit notes on invoices, each with its lines and what became of what it credits.

create table credit_notes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  credit_note_number text not null,
  invoice_id uuid not null,
  client_id uuid not null,
  currency text not null,
  issued_on date not null,
  reason text collate app.unicode not null,
  subtotal_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null check (total_minor > 0),
  tax_summary jsonb not null,
  -- What became of the total. A refund that fails becomes credit.
  balance_reduced_minor bigint not null check (balance_reduced_minor >= 0),
  credited_minor bigint not null check (credited_minor >= 0),
  refunded_minor bigint not null check (refunded_minor >= 0),
  seller jsonb not null,
  buyer jsonb not null,
  pdf_file_id uuid,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, pdf_file_id) references managed_files (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check (subtotal_minor + tax_minor = total_minor),
  check (balance_reduced_minor + credited_minor + refunded_minor = total_minor)
);
create unique index credit_notes_number on credit_notes (tenant_id, credit_note_number);
create index credit_notes_invoice on credit_notes (tenant_id, invoice_id, created_at desc, id desc);
create index credit_notes_client on credit_notes (tenant_id, client_id, created_at desc, id desc);
create index credit_notes_pdf on credit_notes (tenant_id, pdf_file_id) where pdf_file_id is not null;
create index credit_notes_creator on credit_notes (tenant_id, created_by);
create index credit_notes_newest on credit_notes (tenant_id, created_at desc, id desc);
create index credit_notes_by_day on credit_notes (tenant_id, issued_on desc, id desc);
create index credit_notes_by_total on credit_notes (tenant_id, total_minor desc, id desc);
select app.protect('credit_notes');

create table credit_note_lines (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  credit_note_id uuid not null,
  invoice_line_id uuid not null,
  -- That of the line on the invoice.
  position integer not null,
  name text collate app.unicode not null,
  subtotal_minor bigint not null,
  -- The taxes of the line on the invoice, in the same order.
  taxes jsonb not null,
  tax_minor bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, credit_note_id) references credit_notes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_line_id) references invoice_lines (tenant_id, id)
);
create unique index credit_note_lines_once on credit_note_lines (tenant_id, credit_note_id, invoice_line_id);
create index credit_note_lines_of_line on credit_note_lines (tenant_id, invoice_line_id);
select app.protect('credit_note_lines');

-- What a refund gives back: what an invoice was paid with, which makes it due again; what a credit note credited; or credit of the client.
alter table payment_transactions
  add column paid_from text not null default 'invoice' check (paid_from in ('invoice', 'credit_note', 'client_credit')),
  add column credit_note_id uuid,
  add foreign key (tenant_id, credit_note_id) references credit_notes (tenant_id, id),
  add check ((paid_from = 'credit_note') = (credit_note_id is not null));
create index payment_transactions_credit_note on payment_transactions (tenant_id, credit_note_id) where credit_note_id is not null;
