import type { Notification, NotificationsReadResult, UnreadNotificationCount } from '#generated/types.gen.ts';
import type {
  ListNotificationsInput,
  MarkAllNotificationsReadInput,
  MarkNotificationReadInput,
} from '#generated/families/notifications/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { countUnread, notifications, readAll, readOne, selectNotification } from './inbox.queries.ts';

export const listNotifications = (ctx: ReadContext, { query }: ListNotificationsInput) =>
  notifications.page(ctx.db, query, { viewer: viewerScope(ctx) });

export const getUnreadNotificationCount = (ctx: ReadContext): Promise<UnreadNotificationCount> =>
  countUnread(ctx);

/** What is read stays as it is: a repeated call changes nothing. */
export async function markNotificationRead(
  ctx: WriteContext,
  { path }: MarkNotificationReadInput,
): Promise<Result<Notification>> {
  const id = storedId(path.id);
  for (const change of await readOne(ctx, id, ctx.now)) ctx.announce({ kind: 'notification', ...change });
  const found = await selectNotification(ctx, id);
  if (found === undefined) throw notFound('notification', path.id);
  return found;
}

export async function markAllNotificationsRead(
  ctx: WriteContext,
  { body }: MarkAllNotificationsReadInput,
): Promise<NotificationsReadResult> {
  const read = await readAll(ctx, body ?? {}, ctx.now);
  for (const change of read) ctx.announce({ kind: 'notification', ...change });
  const { unread_count: unreadCount } = await countUnread(ctx);
  return { read_count: read.length, unread_count: unreadCount, read_at: ctx.now.toISOString() };
}
