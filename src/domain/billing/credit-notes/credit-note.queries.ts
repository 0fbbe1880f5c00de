import { sql } from 'kysely';
import type { CreditNote } from '#generated/console/types.gen.ts';
import type { Money } from '#generated/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import { clientRef } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, day, iso, isoOrNull, record, selectRecord } from '#src/platform/db/query/index.ts';

const money = (column: string) =>
  sql<Money>`json_build_object('amount_minor', ${sql.ref(column)}, 'currency', n.currency)`;

/** Credit notes of clients that are there. */
export const creditNotes = (db: Db) =>
  db.selectFrom('credit_notes as n').where(sql<boolean>`exists (
    select from clients _client where _client.tenant_id = n.tenant_id and _client.id = n.client_id and _client.deleted_at is null)`);

const lines = sql<CreditNote['lines']>`(
  select json_agg(json_build_object('id', l.id, 'invoice_line_id', l.invoice_line_id, 'name', l.name, 'subtotal', ${money('l.subtotal_minor')},
    'taxes', l.taxes, 'tax', ${money('l.tax_minor')},
    'total_amount', json_build_object('amount_minor', l.subtotal_minor + l.tax_minor, 'currency', n.currency)) order by l.position)
  from credit_note_lines l where l.tenant_id = n.tenant_id and l.credit_note_id = n.id)`;

/** The contract's representation. */
export const creditNoteRecord = (query: ReturnType<typeof creditNotes>) =>
  record<CreditNote>()(
    query.select([
      'n.id',
      'n.credit_note_number',
      sql<
        CreditNote['invoice']
      >`(select json_build_object('id', i.id, 'invoice_number', i.invoice_number) from invoices i
        where i.tenant_id = n.tenant_id and i.id = n.invoice_id)`.as('invoice'),
      clientRef('n.client_id').as('client'),
      'n.currency',
      day('n.issued_on').as('issued_on'),
      'n.reason',
      lines.as('lines'),
      money('n.subtotal_minor').as('subtotal'),
      as<CreditNote['tax_summary']>()('n.tax_summary').as('tax_summary'),
      money('n.tax_minor').as('tax_total'),
      money('n.total_minor').as('total_amount'),
      money('n.balance_reduced_minor').as('balance_reduced'),
      money('n.credited_minor').as('credited'),
      money('n.refunded_minor').as('refunded'),
      as<CreditNote['seller']>()('n.seller').as('seller'),
      as<CreditNote['buyer']>()('n.buyer').as('buyer'),
      sql<
        CreditNote['pdf']
      >`(select json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
          from managed_files f where f.tenant_id = n.tenant_id and f.id = n.pdf_file_id)`.as('pdf'),
      isoOrNull('n.sent_at').as('sent_at'),
      iso('n.created_at').as('created_at'),
      'n.created_by',
    ]),
  );

export const selectCreditNote = (db: Db, id: string): Promise<JsonText<CreditNote> | undefined> =>
  selectRecord(db, creditNoteRecord(creditNotes(db).where('n.id', '=', id)));
