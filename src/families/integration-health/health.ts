import type { IntegrationHealth } from '#generated/console/types.gen.ts';
import type { GetIntegrationHealthInput } from '#generated/console/families/integration-health/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { readBudgets } from './budgets.ts';
import { readRequests } from './requests.ts';
import { readWebhooks } from './webhooks.ts';
import { windowAt } from './window.rules.ts';

/** Parts that other permissions are for are null without them. */
export async function getIntegrationHealth(
  ctx: ReadContext,
  { query }: GetIntegrationHealthInput,
): Promise<IntegrationHealth> {
  const window = windowAt(query.window, ctx.now);
  // Not beside the others: a week of a busy agency must not take all the connections on which this process reads.
  const requests = await readRequests(ctx, window);
  const [webhooks, budgets] = await Promise.all([
    ctx.can('settings.webhooks') ? readWebhooks(ctx, window) : null,
    readBudgets(ctx),
  ]);
  return {
    window: query.window,
    starts_at: window.startsAt.toISOString(),
    ends_at: window.endsAt.toISOString(),
    bucket_seconds: window.bucketSeconds,
    requests,
    webhooks,
    budgets,
  };
}
