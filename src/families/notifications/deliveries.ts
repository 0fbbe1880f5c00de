import type { ListNotificationDeliveriesInput } from '#generated/families/notifications/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notificationDeliveries } from './deliveries.queries.ts';

/** Everybody sees what was sent to them; who asks for others by name needs the right. */
export function listNotificationDeliveries(ctx: ReadContext, { query }: ListNotificationDeliveriesInput) {
  const { userId } = ctx.identity;
  if (query.user_id?.some((id) => storedId(id) !== userId)) ctx.demand('settings.manage');
  return notificationDeliveries.page(ctx.db, query, {
    viewer: viewerScope(ctx),
    isAll: ctx.can('settings.manage'),
  });
}
