import { sql } from 'kysely';
import type { InvoicesHandlers } from '#generated/families/invoices/handlers.ts';
import { invoiceRecord, invoices, isOverdue } from '#src/domain/billing/index.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  emptyLast,
  equalTo,
  fromDay,
  hasValue,
  holds,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  recordFilters,
  recordSorts,
  untilDay,
} from '#src/platform/db/query/index.ts';

/** Whose invoices the caller sees, and what each shows. */
export type ListScope = {
  /** Of enrolments alone: the caller bills programs, and does not see the rest. */
  readonly isProgramsOnly: boolean;
  readonly hasLines: boolean;
  readonly hasPayments: boolean;
};

const seen = (db: Db, { isProgramsOnly }: Pick<ListScope, 'isProgramsOnly'>) =>
  invoices(db).$if(isProgramsOnly, (query) => query.where('i.client_program_id', 'is not', null));

/** Invoices of enrolments in these programs. */
const ofPrograms = (ids: readonly string[]) => sql<boolean>`i.client_program_id in (
  select e.id from client_programs e where e.program_id = any(${ids}::uuid[]))`;

export const invoiceList = list<InvoicesHandlers['listInvoices'], ListScope>()({
  rows: seen,
  record: (query, scope) => invoiceRecord(query as never, scope),
  id: 'i.id',
  filters: {
    ...recordFilters('i'),
    client_id: oneOfIds('i.client_id'),
    client_program_id: oneOfIds('i.client_program_id'),
    program_id: ofPrograms,
    status: oneOf('i.status'),
    is_overdue: holds(isOverdue),
    origin: oneOf('i.origin'),
    invoice_number: equalTo('i.invoice_number'),
    currency: equalTo('i.currency'),
    invoice_date_from: fromDay('i.invoice_date'),
    invoice_date_to: untilDay('i.invoice_date'),
    due_from: fromDay('i.due_on'),
    due_to: untilDay('i.due_on'),
    is_collection_paused: holds('i.is_collection_paused'),
    is_sent: hasValue('i.sent_at'),
    is_viewed: hasValue('i.viewed_at'),
    include: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    search: searched('i.id', 'search_invoices'),
  },
  sorts: {
    ...recordSorts('i'),
    invoice_number: emptyLast('i.running_number'),
    invoice_date: emptyLast('i.invoice_date'),
    due_on: emptyLast('i.due_on'),
    total_amount: by('i.total_minor'),
    balance_due: by('i.balance_minor'),
    client_name: byName('c.name'),
  },
});

/** The client that is enrolled. */
export async function findClientOf(db: Db, clientProgramId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('client_programs')
    .where('id', '=', clientProgramId)
    .select('client_id')
    .executeTakeFirst();
  return row?.client_id;
}

/** When the invoice was last sent, if it is there. */
export const findSentAt = (db: Db, id: string): Promise<{ readonly sent_at: string | null } | undefined> =>
  db
    .selectFrom('invoices as i')
    .where('i.id', '=', id)
    .select([isoOrNull('i.sent_at').as('sent_at')])
    .executeTakeFirst();
