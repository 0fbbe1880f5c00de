import type { AutomationExecutionAnalytics } from '#generated/types.gen.ts';
import type { GetAutomationExecutionAnalyticsInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { daysOf, requirePeriod } from '#src/platform/periods.ts';
import { requireAutomation } from '../record/life.ts';
import { selectFailingSteps, selectSeries, selectTotals, type Period } from './analytics.queries.ts';
import { keptExecutions, keptMessage } from './kept.ts';

const maxPoints = 1_000;
const maxSteps = 20;

/** By the time at which executions were created. */
export async function getAutomationExecutionAnalytics(
  ctx: ReadContext,
  { path, query }: GetAutomationExecutionAnalyticsInput,
): Promise<AutomationExecutionAnalytics> {
  const { id } = await requireAutomation(ctx, path.id);
  const { from, until } = requirePeriod(
    ctx.now,
    { after: query.started_after, before: query.started_before },
    { place: 'query.started_after', usualDays: 30, maxDays: 366 },
  );
  const { granularity } = query;
  if (granularity === 'hour' && daysOf({ from, until }) > maxPoints / 24)
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
    failing_steps: await failingSteps(ctx, period),
  };
}

/** Where flows fail, without what was last said of records that are private to others. */
async function failingSteps(
  ctx: ReadContext,
  period: Period,
): Promise<AutomationExecutionAnalytics['failing_steps']> {
  const steps = await selectFailingSteps(ctx.db, period, maxSteps);
  const kept = await keptExecutions(
    ctx,
    steps.map(({ execution_id: id }) => id),
  );
  return steps.map(({ execution_id: id, ...step }) => ({
    ...step,
    last_error: kept.has(id) ? keptMessage : step.last_error,
  }));
}
