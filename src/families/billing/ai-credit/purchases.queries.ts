import { sql } from 'kysely';
import type { BillingHandlers } from '#generated/console/families/billing/handlers.ts';
import type { AiCreditPurchase } from '#generated/console/types.gen.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, iso, list, oneOf, record, selectRecord } from '#src/platform/db/query/index.ts';

const purchases = (db: Db) => db.selectFrom('ai_credit_purchases as p');

const purchaseRecord = (query: ReturnType<typeof purchases>) =>
  record<AiCreditPurchase>()(
    query.select([
      'p.id',
      as<AiCreditPurchase['status']>()('p.status').as('status'),
      'p.is_automatic',
      sql<
        AiCreditPurchase['amount']
      >`json_build_object('amount_minor', p.amount_minor, 'currency', p.currency)`.as('amount'),
      sql<number>`p.credits`.as('credits'),
      'p.payment_method_id',
      'p.failure_message',
      iso('p.created_at').as('created_at'),
      'p.created_by',
    ]),
  );

export const purchaseList = list<BillingHandlers['listAiCreditPurchases']>()({
  rows: purchases,
  record: purchaseRecord,
  id: 'p.id',
  filters: { status: oneOf('p.status') },
  sorts: { created_at: by('p.created_at') },
});

export const selectPurchase = (db: Db, id: string): Promise<JsonText<AiCreditPurchase> | undefined> =>
  selectRecord(db, purchaseRecord(purchases(db).where('p.id', '=', id)));
