import type { NotificationChannel, NotificationKind } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { membersWhoSee, type Target } from '#src/domain/records/index.ts';
import { insertDeliveries } from './deliveries.queries.ts';
import { lockBundle, storeNotifications } from './notifications.queries.ts';

/** Something to tell members about. */
export interface News {
  readonly kind: NotificationKind;
  /** One line; the rest of what is longer than 300 characters is cut off. */
  readonly title: string;
  /** More about it, of which the first 2,000 characters are kept. */
  readonly body?: string;
  /** What it is about; members who may not see it are left out. Null for what no record is, such as a place in a channel. */
  readonly record: Target | null;
  /** Comment on the record that it comes from. What it says is forgotten with the comment. */
  readonly commentId?: string;
  /** What equal ones have in common besides kind and record, such as the thread they are in. */
  readonly topic?: string;
  /** The member's reminder that it is. */
  readonly reminderId?: string;
  /** Path of the console page to look at, such as `/console/webhooks`. */
  readonly url?: string;
  /** Channels that the member named for it, whatever their preferences and the hour (default: those of their preferences). */
  readonly channels?: readonly NotificationChannel[];
}

/** Equal notifications within this time are one with a count (domain model §12). */
const bundleMinutes = 5;

/**
 * Tells members, in the transaction of what happened: `await notify(ctx, { kind: 'mention', … }, userIds)`. Who caused it is
 * left out, and so is everybody who may not see the record. Messages by other channels than the inbox follow once it is committed
 * (sending/). Answers who was told.
 */
export async function notify(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>,
  news: News,
  userIds: readonly string[],
): Promise<string[]> {
  if (ctx.identity.isSilent === true) return [];
  const others = [...new Set(userIds)].filter((id) => id !== ctx.identity.userId);
  if (others.length === 0) return [];
  const recipients = news.record === null ? others : await membersWhoSee(ctx, news.record, others);
  if (recipients.length === 0) return [];
  const { kind, title, body, record, commentId, topic, reminderId, url, channels } = news;
  const bundle = [kind, record?.kind ?? '', record?.id ?? '', topic ?? ''].join(' ');
  await lockBundle(ctx.db, bundle, recipients);
  const stored = await storeNotifications(
    ctx.db,
    {
      kind,
      title,
      body_text: body ?? null,
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      comment_id: commentId ?? null,
      reminder_id: reminderId ?? null,
      bundle,
      url: url ?? null,
      actor: actorOf(ctx.identity),
    },
    recipients,
    bundleMinutes,
    ctx.now,
  );
  await insertDeliveries(ctx.db, stored, { kind, record, channels: channels ?? null }, ctx.now);
  for (const { id, revision } of stored) ctx.announce({ kind: 'notification', id, revision });
  return recipients;
}
