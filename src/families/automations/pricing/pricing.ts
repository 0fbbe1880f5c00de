import type { AutomationPricing } from '#generated/types.gen.ts';
import type {
  GetAutomationPricingInput,
  ListAutomationPricingHistoryInput,
} from '#generated/families/automations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { requireAutomation } from '../record/life.ts';
import { findFlow, type StoredAutomation } from '../record/stored.queries.ts';
import { priceChangeList } from './history.queries.ts';
import { liveCost, pricesOf, rounded, type Cost } from './prices.ts';
import { sumExecutions } from './prices.queries.ts';

/** Executions cost what their steps do, and nothing besides. */
const baseCredits = 0;

export async function getAutomationPricing(
  ctx: ReadContext,
  { path, query }: GetAutomationPricingInput,
): Promise<AutomationPricing> {
  const automation = await requireAutomation(ctx, path.id);
  const { id, published_version: version } = automation;
  const source = query.source ?? (version === null ? 'working_copy' : 'published');
  const cost = source === 'published' ? await published(ctx, automation) : await edited(ctx, automation);
  return {
    automation_id: id,
    source,
    version: source === 'published' ? version : null,
    base_credits: baseCredits,
    minimum_credits: cost.minimum,
    typical_credits: cost.typical,
    estimated_monthly_credits: cost.monthly,
    monthly_execution_count: cost.count,
    steps: [...cost.steps],
    priced_at: ctx.now.toISOString(),
  };
}

async function published(
  ctx: ReadContext,
  { id, published_version: version }: StoredAutomation,
): Promise<Cost> {
  const config = version === null ? undefined : await findFlow(ctx.db, id, version);
  if (config === undefined) throw notFound('published version of the automation', id);
  return liveCost(ctx, ctx.services.ai, { id, config });
}

/** Nothing has run it yet: it costs its longest path, as often as the published flow runs. */
async function edited(ctx: ReadContext, { id, config }: StoredAutomation): Promise<Cost> {
  const { steps, minimum, longest } = await pricesOf(ctx, ctx.services.ai, { id, config });
  const { count } = await sumExecutions(ctx.db, id, ctx.now);
  return { steps, minimum, typical: longest, monthly: rounded(longest * count), count };
}

export async function listAutomationPricingHistory(
  ctx: ReadContext,
  { path, query }: ListAutomationPricingHistoryInput,
) {
  const { id } = await requireAutomation(ctx, path.id);
  return priceChangeList.page(ctx.db, query, { automationId: id });
}
