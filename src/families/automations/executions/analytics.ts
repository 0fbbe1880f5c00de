import type { AutomationExecutionAnalytics } from '#generated/types.gen.ts';
import type { GetAutomationExecutionAnalyticsInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireAutomation } from '../record/life.ts';
import { selectFailingSteps, selectSeries, selectTotals } from './analytics.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;
const maxDays = 366;
const maxPoints = 1_000;
const maxSteps = 20;

/** By the time at which executions were created. */
export async function getAutomationExecutionAnalytics(
  ctx: ReadContext,
  { path, query }: GetAutomationExecutionAnalyticsInput,
): Promise<AutomationExecutionAnalytics> {
  const { id } = await requireAutomation(ctx, path.id);
  const until = query.started_before === undefined ? ctx.now : new Date(query.started_before);
  const from =
    query.started_after === undefined
      ? new Date(until.getTime() - usualDays * dayMs)
      : new Date(query.started_after);
  if (from >= until) throw invalid('query.started_after', 'must be before the end of the period.');
  if (until.getTime() - from.getTime() > maxDays * dayMs)
    throw invalid('query.started_after', `The period is longer than ${maxDays} days.`);
  const { granularity } = query;
  if (granularity === 'hour' && until.getTime() - from.getTime() > (maxPoints / 24) * dayMs)
    throw invalid(
      'query.granularity',
      'is too fine for the period. Use day, or a period of at most 41 days.',
    );
  const period = { automationId: id, from, until, granularity, versions: query.automation_version ?? null };
  const totals = await selectTotals(ctx.db, period);
  const { succeeded, failed } = totals.totals;
  return {
    automation_id: id,
    period_started_at: from.toISOString(),
    period_ended_at: until.toISOString(),
    granularity,
    ...totals,
    success_rate_percent:
      succeeded + failed === 0 ? null : Math.round((1_000 * succeeded) / (succeeded + failed)) / 10,
    series: await selectSeries(ctx.db, period, maxPoints),
    failing_steps: await selectFailingSteps(ctx.db, period, maxSteps),
  };
}
