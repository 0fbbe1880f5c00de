import type { FullAutomation } from '#generated/types.gen.ts';
import type { GetFullAutomationInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Automation } from '#generated/types.gen.ts';
import { executionList } from '../executions/executions.queries.ts';
import { named } from '../executions/show.ts';
import { problemsOf } from '../record/facts.ts';
import { requireAutomation, showAutomation } from '../record/life.ts';
import { scheduleOf } from '../record/schedule.ts';
import { findFlow } from '../record/stored.queries.ts';
import { healthOf } from '../schedules/health.ts';

const shownExecutions = 5;

export async function getFullAutomation(
  ctx: ReadContext,
  { path }: GetFullAutomationInput,
): Promise<FullAutomation> {
  const stored = await requireAutomation(ctx, path.id);
  const { id, config, published_version: version } = stored;
  const published = version === null ? null : ((await findFlow(ctx.db, id, version)) ?? null);
  const query = {
    automation_id: [id],
    sort: 'created_at',
    order: 'desc',
    limit: shownExecutions,
    offset: 0,
  } as const;
  const { items } = await executionList.objects(ctx.db, query as never, { askedId: null });
  return {
    automation: parseRecord((await showAutomation(ctx, id)) as JsonText<Automation>),
    published_config: published,
    working_copy: config,
    problems: await problemsOf(ctx, config),
    inbound_webhook: null,
    schedule: published !== null && scheduleOf(published) !== undefined ? await healthOf(ctx, stored) : null,
    recent_executions: await named(ctx, items),
  };
}
