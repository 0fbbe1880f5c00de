import { sql } from 'kysely';
import type { BillingReceivable, BillingStatus } from '#generated/types.gen.ts';
import { clientRecipients, invoices, isOverdue } from '#src/domain/billing/index.ts';
import { methods } from '#src/domain/payments/index.ts';
import { clientPrograms } from '#src/domain/programs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** Invoices that a problem names, and currencies of an answer. */
const maxNamed = 50;

const isOpen = sql<boolean>`i.status in ('open', 'partially_paid')`;

type InvoiceCounts = Pick<BillingStatus, 'open_invoice_count' | 'overdue_invoice_count'>;

/** What clients owe in each currency, those with the most open invoices first, and how many invoices that is. */
export async function sumOpen(
  db: Db,
): Promise<InvoiceCounts & { readonly receivables: BillingReceivable[] }> {
  const sums = await invoices(db)
    .where(isOpen)
    .groupBy('i.currency')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('i.currency')
    .select([
      'i.currency',
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where ${isOverdue}))::int`.as('overdue'),
      sql<number>`sum(i.balance_minor)::float8`.as('open_minor'),
      sql<number>`coalesce(sum(i.balance_minor) filter (where ${isOverdue}), 0)::float8`.as('overdue_minor'),
    ])
    .execute();
  return {
    open_invoice_count: sums.reduce((count, { open }) => count + open, 0),
    overdue_invoice_count: sums.reduce((count, { overdue }) => count + overdue, 0),
    receivables: sums
      .slice(0, maxNamed)
      .map(({ currency, open_minor: outstanding, overdue_minor: overdue }) => ({
        currency,
        outstanding: { amount_minor: outstanding, currency },
        overdue: { amount_minor: overdue, currency },
      })),
  };
}

/** Number of invoices with a problem, and the first ids. */
export interface Affected {
  readonly count: number;
  readonly ids: readonly string[];
}

async function affected(query: ReturnType<typeof invoices>): Promise<Affected> {
  const rows = await query
    .orderBy('i.id')
    .limit(maxNamed)
    .select(['i.id', sql<number>`count(*) over ()::int`.as('count')])
    .execute();
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}

/**
 * Invoices that are still due although a charge failed, and nothing has been charged since; also where there was no payment method to charge.
 * A client who closed the page, or settled in another way instead, has not failed to pay.
 */
export const findFailing = (db: Db): Promise<Affected> =>
  affected(
    invoices(db).where(isOpen).where('i.balance_minor', '>', 0).where(sql<boolean>`coalesce((
      select t.status from payment_transactions t
      where t.tenant_id = i.tenant_id and t.invoice_id = i.id and t.kind = 'payment' and t.source <> 'recorded'
        and t.failure_code is distinct from 'replaced' and not (t.source = 'page' and t.failure_code is not distinct from 'abandoned')
      order by t.created_at desc, t.id desc limit 1), case when i.failed_attempts > 0 then 'failed' end) = 'failed'`),
  );

/** Invoices with a charge that begins once the client consents to debits. */
export const findWaiting = (db: Db): Promise<Affected> =>
  affected(
    invoices(db).where(isOpen).where(sql<boolean>`exists (
      select from payment_transactions t
      where t.tenant_id = i.tenant_id and t.invoice_id = i.id and t.kind = 'payment' and t.status = 'needs_authorization')`),
  );

/** Drafts of programs that would have been sent, if their clients had a recipient. */
export const findWithoutRecipient = (db: Db): Promise<Affected> =>
  affected(
    invoices(db)
      .where('i.status', '=', 'draft')
      .where('i.origin', '=', 'program')
      .where(
        sql<boolean>`coalesce(
        (select e.program_invoices from client_programs e where e.tenant_id = i.tenant_id and e.id = i.client_program_id),
        (select s.program_invoices from billing_settings s where s.tenant_id = i.tenant_id), 'draft') <> 'draft'`,
      )
      .where(
        sql<boolean>`not exists (select from ${clientRecipients(sql`i.client_id`)} r where 'invoices' = any(r.receives))`,
      ),
  );

/** Payment methods of clients that wait for their consent to debits. */
export async function countUnauthorized(db: Db): Promise<number> {
  return countRows(
    methods(db).where('m.owner_kind', '=', 'client').where('m.status', '=', 'needs_authorization'),
  );
}

export async function countSuspended(db: Db): Promise<number> {
  return countRows(clientPrograms(db).where('e.status', '=', 'suspended'));
}
