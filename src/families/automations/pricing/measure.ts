import type { PoolClient } from 'pg';
import type { AutomationConfig, AutomationPriceChange } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { AiModels } from '#src/domain/ai/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { findAutomation, findFlow } from '../record/stored.queries.ts';
import { findLastPrice, insertPrice, type StoredPrice } from './history.queries.ts';
import { liveCost, modelPrices, pricesOf, type PriceContext } from './prices.ts';

const measureTimer = 'measure_automation_price';
const dayMs = 24 * 60 * 60 * 1000;
/** Costs vary from day to day: less than this is no news. */
const noticeable = 0.1;

interface Published {
  readonly id: string;
  readonly version: number;
  readonly config: AutomationConfig;
}

/** Notes what a version that was just published costs, and has it measured from then on. */
export async function notePublished(
  ctx: Pick<WriteContext, 'db' | 'now' | 'atCommit' | 'services'>,
  automation: Published,
): Promise<void> {
  const models = ctx.services.ai;
  const { minimum, longest } = await pricesOf(ctx, models, automation);
  const before = await findLastPrice(ctx.db, automation.id);
  const price = { typical: longest, minimum, model_prices: modelPrices(models) };
  if (before === undefined || before.typical_credits !== longest || before.minimum_credits !== minimum)
    await note(ctx, automation, 'version_published', before, price);
  setTimer(ctx, { kind: measureTimer, recordId: automation.id }, new Date(ctx.now.getTime() + dayMs));
}

interface Price {
  readonly typical: number;
  readonly minimum: number;
  readonly model_prices: string;
}

const note = (
  { db, now }: PriceContext,
  { id, version }: Pick<Published, 'id' | 'version'>,
  reason: AutomationPriceChange['reason'],
  before: StoredPrice | undefined,
  { typical, minimum, model_prices }: Price,
): Promise<void> =>
  insertPrice(
    db,
    {
      automation_id: id,
      version,
      reason,
      previous_typical_credits: before?.typical_credits ?? null,
      typical_credits: typical,
      minimum_credits: minimum,
      model_prices,
    },
    now,
  );

/** Looks each day whether executions cost something else than was told last. */
export const priceMeasurements = (models: AiModels): TimerKind<never> => ({
  kind: measureTimer,
  events: [],
  async fire(ctx, { recordId: id, ranAt }) {
    const automation = await findAutomation(ctx.db, id);
    const version = automation?.published_version ?? null;
    const config = version === null ? undefined : await findFlow(ctx.db, id, version);
    if (config === undefined) return;
    await measure(ctx, models, { id, version: version!, config });
    setTimer(ctx, { kind: measureTimer, recordId: id }, new Date(ranAt.getTime() + dayMs));
  },
  setMissing,
});

async function measure(ctx: PriceContext, models: AiModels, automation: Published): Promise<void> {
  const before = await findLastPrice(ctx.db, automation.id);
  const { typical, minimum } = await liveCost(ctx, models, automation);
  const price = { typical, minimum, model_prices: modelPrices(models) };
  if (before === undefined) return note(ctx, automation, 'version_published', before, price);
  const difference = Math.abs(typical - before.typical_credits);
  if (difference <= noticeable * before.typical_credits) return;
  const reason = before.model_prices === price.model_prices ? 'usage_measured' : 'action_repriced';
  await note(ctx, automation, reason, before, price);
}

/** Automations that were published by a version that measured nothing. */
async function setMissing(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
     select a.tenant_id, $1, a.id, app.now() from automations a
     where a.published_version is not null and a.deleted_at is null on conflict do nothing`,
    [measureTimer],
  );
}
