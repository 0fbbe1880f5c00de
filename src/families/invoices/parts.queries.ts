import { sql } from 'kysely';
import type { InvoiceOrigin, InvoiceStatus } from '#generated/types.gen.ts';
import { invoices } from '#src/domain/billing/index.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { keepsClient } from '#src/domain/references/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';

/** Open invoices keep a client. */
export const openInvoices = keepsClient(
  { one: 'open invoice', many: 'open invoices' },
  sql`invoices x where x.status in ('open', 'partially_paid')`,
);

const ofInvoice = columnsOf('i');
const statuses = {
  choices: ['draft', 'open', 'partially_paid', 'paid', 'void', 'uncollectible'] satisfies InvoiceStatus[],
};
const origins = { choices: ['manual', 'program'] satisfies InvoiceOrigin[] };

/** Properties of the invoice, `i`. Amounts are in minor units of its currency. */
const columns: readonly SystemColumn[] = [
  ofInvoice.text('invoice_number', 'Number', { ...shown, ...optional }),
  ofInvoice.record('client', 'client_id', 'Client', { ...shown, ...groupable }),
  ofInvoice.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  ofInvoice.day('invoice_date', 'Date', { ...shown, ...optional, ...sortable }),
  ofInvoice.day('due_on', 'Due', { ...shown, ...optional, ...sortable }),
  ofInvoice.text('currency', 'Currency', { ...shown, ...groupable }),
  ofInvoice.number('total_minor', 'Total in minor units', { ...shown, ...sortable }),
  ofInvoice.number('balance_minor', 'Balance due in minor units', { ...shown, ...sortable }),
  ofInvoice.option('origin', 'Origin', { ...groupable, ...origins }),
  ofInvoice.text('purchase_order_number', 'Purchase order', optional),
  ofInvoice.flag('is_collection_paused', 'Collection paused', groupable),
  ofInvoice.time('sent_at', 'Sent', { ...optional, ...sortable }),
  ofInvoice.time('paid_at', 'Paid', { ...optional, ...sortable }),
  ofInvoice.time('created_at', 'Created', sortable),
  ofInvoice.time('updated_at', 'Last change', sortable),
];

/** Invoices in views. */
export const viewedInvoices: ViewedList = {
  columns: recordColumns({ noun: 'invoices', fields: null, values: '', columns }),
  id: sql.ref('i.id'),
  name: sql`coalesce(i.invoice_number, 'Draft invoice')`,
  rows: ({ db }) => invoices(db) as never,
  search: asSearch(searched('i.id', 'search_invoices')),
  own: [sql`i.created_at desc`],
};
