import type { AutomationPriceChange } from '#generated/types.gen.ts';
import type { AutomationsHandlers } from '#generated/families/automations/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, iso, list, oneOf, record, uuid7 } from '#src/platform/db/query/index.ts';

const changes = (db: Db, automationId: string) =>
  db.selectFrom('automation_price_changes as c').where('c.automation_id', '=', automationId);

/** The contract's representation of a change of a cost. */
const changeRecord = (query: ReturnType<typeof changes>) =>
  record<AutomationPriceChange>()(
    query.select([
      'c.id',
      'c.automation_id',
      'c.version',
      as<AutomationPriceChange['reason']>()('c.reason').as('reason'),
      'c.previous_typical_credits',
      'c.typical_credits',
      'c.minimum_credits',
      iso('c.effective_at').as('effective_at'),
    ]),
  );

export const priceChangeList = list<
  AutomationsHandlers['listAutomationPricingHistory'],
  { automationId: string }
>()({
  rows: (db, { automationId }) => changes(db, automationId),
  record: changeRecord,
  id: 'c.id',
  filters: { reason: oneOf('c.reason') },
  sorts: { effective_at: by('c.effective_at'), typical_credits: by('c.typical_credits') },
});

export interface StoredPrice {
  readonly version: number;
  readonly typical_credits: number;
  readonly minimum_credits: number;
  readonly model_prices: string;
}

/** The cost as it was last told; undefined for an automation that had none yet. */
export const findLastPrice = (db: Db, automationId: string): Promise<StoredPrice | undefined> =>
  changes(db, automationId)
    .orderBy('c.effective_at', 'desc')
    .orderBy('c.id', 'desc')
    .select(['c.version', 'c.typical_credits', 'c.minimum_credits', 'c.model_prices'])
    .limit(1)
    .executeTakeFirst();

export interface NewPrice extends StoredPrice {
  readonly automation_id: string;
  readonly reason: AutomationPriceChange['reason'];
  readonly previous_typical_credits: number | null;
}

export async function insertPrice(db: Db, price: NewPrice, now: Date): Promise<void> {
  await db
    .insertInto('automation_price_changes')
    .values({ ...price, id: uuid7(), effective_at: now.toISOString() })
    .execute();
}
