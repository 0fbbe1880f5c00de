-- A numbered invoice is found by the name of its buyer, too. The function that searches names the column, and stays.
alter table invoices drop column search_text;
alter table invoices add column search_text text collate app.unicode not null generated always as (
  app.fold(coalesce(invoice_number, '') || ' ' || coalesce(purchase_order_number, '') || ' ' || coalesce(memo, '') || ' ' || coalesce(internal_note, '')
    || ' ' || coalesce(buyer ->> 'name', ''))) stored;
create index invoices_search on invoices using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
create index invoices_pairs on invoices using gin (tenant_id, app.search_pairs(search_text)) where deleted_at is null and app.is_unspaced(search_text);

-- That an invoice got its number is told apart from that it was mailed.
alter table client_billing_history drop constraint client_billing_history_kind_check;
alter table client_billing_history add constraint client_billing_history_kind_check check (kind in ('invoice_finalized', 'invoice_sent', 'invoice_viewed',
  'invoice_paid', 'invoice_voided', 'invoice_written_off', 'reminder_sent', 'payment_succeeded', 'payment_failed', 'payment_needs_authorization',
  'payment_refunded', 'collection_changed', 'credit_note_issued', 'credit_changed', 'method_added', 'method_removed', 'program_billing_changed',
  'terms_changed', 'tax_changed'));
