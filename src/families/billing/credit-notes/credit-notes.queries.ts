import { sql } from 'kysely';
import type { BillingHandlers } from '#generated/console/families/billing/handlers.ts';
import { creditNoteRecord, creditNotes } from '#src/domain/billing/index.ts';
import { by, fromDay, list, mentions, oneOfIds, untilDay } from '#src/platform/db/query/index.ts';

export const creditNoteList = list<BillingHandlers['listCreditNotes']>()({
  rows: creditNotes,
  record: creditNoteRecord,
  id: 'n.id',
  filters: {
    client_id: oneOfIds('n.client_id'),
    invoice_id: oneOfIds('n.invoice_id'),
    issued_from: fromDay('n.issued_on'),
    issued_to: untilDay('n.issued_on'),
    search: mentions('n.credit_note_number', 'n.reason', sql`n.buyer ->> 'name'`),
  },
  sorts: {
    created_at: by('n.created_at'),
    issued_on: by('n.issued_on'),
    total_amount: by('n.total_minor'),
  },
});
