import type { ApiRequestEffects } from '#generated/console/types.gen.ts';
import type { GetApiRequestEffectsInput } from '#generated/console/families/request-effects/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { privateToOthers } from '#src/domain/records/index.ts';
import { findCall, selectAudits, selectEffectDeliveries, selectEvents } from './effects.queries.ts';
import { maybePrivate, withVisibleNames } from './effects.rules.ts';

export async function getApiRequestEffects(
  ctx: ReadContext,
  { path: { id } }: GetApiRequestEffectsInput,
): Promise<ApiRequestEffects> {
  const call = await findCall(ctx.db, id);
  if (call === undefined) throw notFound('API request log', id);
  const [events, audits, deliveries] = await Promise.all([
    selectEvents(ctx.db, id),
    selectAudits(ctx.db, id),
    ctx.can('settings.webhooks') ? selectEffectDeliveries(ctx.db, id) : undefined,
  ]);
  const hiddenIds = await privateToOthers(ctx, maybePrivate(events.items));
  return {
    request_id: call.request_id,
    credential: call.credential,
    event_count: events.total,
    events: events.items.map((event) =>
      withVisibleNames(event, (permission) => ctx.can(permission), hiddenIds),
    ),
    audit_entry_count: audits.total,
    audit_entries: audits.items,
    deliveries: deliveries === undefined ? null : { total_count: deliveries.total, items: deliveries.items },
  };
}
