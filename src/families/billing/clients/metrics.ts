import type { ClientBillingMetrics } from '#generated/types.gen.ts';
import type { GetClientBillingMetricsInput } from '#generated/families/billing/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { requireClient } from '#src/domain/billing/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { selectMetrics } from './metrics.queries.ts';

export async function getClientBillingMetrics(
  ctx: ReadContext,
  { path, query }: GetClientBillingMetricsInput,
): Promise<ClientBillingMetrics> {
  const { period_from: from = null, period_to: to = null } = query;
  if (from !== null && to !== null && to < from)
    throw invalid('query.period_to', 'must not be before period_from.');
  const client = await requireClient(ctx.db, path.id);
  const metrics = await selectMetrics(ctx.db, client.id, { from, to });
  return { client_id: client.id, period_from: from, period_to: to, ...metrics };
}
