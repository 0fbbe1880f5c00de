import type { WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { findExpiringKey } from './expiry-notices.queries.ts';

const keyExpiryKind = 'tell_key_expiry';
const aheadMs = 7 * 24 * 60 * 60 * 1000;

/** Lets whoever made the key be told a week before it expires; of one that lives shorter they know. */
export function setKeyExpiryNotice(
  ctx: Pick<WriteContext, 'atCommit' | 'now'>,
  keyId: string,
  expiresAt: Date,
): void {
  const at = new Date(expiresAt.getTime() - aheadMs);
  if (at > ctx.now) setTimer(ctx, { kind: keyExpiryKind, recordId: keyId }, at);
}

/** Tells who made a key that it expires in a week, or the owners of the agency when that person is gone. */
export const keyExpiryNotices: TimerKind<never> = {
  kind: keyExpiryKind,
  events: [],
  async fire(ctx, { recordId: id }) {
    const key = await findExpiringKey(ctx.db, id);
    if (key === undefined) return;
    await notify(
      ctx,
      {
        kind: 'system',
        title: `The API key "${key.name}" expires in 7 days`,
        body: `It belongs to ${key.account}. Create another one in time, and let your program use it.`,
        record: null,
        topic: `api_key ${id}`,
        url: '/console/keys',
      },
      key.recipients,
    );
  },
};
