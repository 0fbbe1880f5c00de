import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { skipDeliveries } from './engine.queries.ts';
import type { TellDisabled } from './notices.ts';

const rowsPerStatement = 2_000;

/** After an endpoint was disabled, manually or by failures, its waiting deliveries are skipped; they can be redelivered. */
export const disableEndpoint =
  (tell: TellDisabled): TaskHandler<'disable_endpoint'> =>
  async ({ tenantId, endpointId }, { withOwner, log }) => {
    let total = 0;
    for (;;) {
      const skipped = await withOwner((owner) =>
        skipDeliveries(owner, tenantId, endpointId, rowsPerStatement),
      );
      total += skipped;
      if (skipped < rowsPerStatement) break;
    }
    await tell(tenantId, endpointId);
    log.info(
      { tenant_id: tenantId, endpoint_id: endpointId, skipped: total },
      'a webhook endpoint was disabled; its waiting deliveries were skipped',
    );
  };
