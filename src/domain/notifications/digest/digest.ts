import type { WriteContext } from '#src/call/context.ts';
import { findViewer } from '#src/domain/access/index.ts';
import { digest, findReader, queueMail } from '#src/platform/mail/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import type { Sender } from '../sending/deliver.ts';
import { unsubscribeAddress } from '../sending/mail.ts';
import { findMornings, holdDigestWish, markDigestSent, selectNews } from './digest.queries.ts';
import { nextDigestAt, type DigestPeriod } from './digest.rules.ts';

/** The timer of a member's next digest. */
const digestKind = 'send_digest';
const mostLines = 20;

/** Lets the member's next digest come after the instant of the call, or none. */
export async function setDigest(
  ctx: Pick<WriteContext, 'db' | 'atCommit'>,
  userId: string,
  period: DigestPeriod | 'none',
  after: Date,
): Promise<void> {
  const key = { kind: digestKind, recordId: userId };
  const dueAt = period === 'none' ? null : nextDigestAt(period, await findMornings(ctx.db, userId), after);
  setTimer(ctx, key, dueAt);
}

/**
 * Mails members in the morning what they have not read and no digest has told them. A morning without news has none; after a downtime one
 * comes for all the mornings missed.
 */
export const digestTimers = (services: Sender): TimerKind<never> => ({
  kind: digestKind,
  events: [],
  async fire(ctx, { recordId: userId, ranAt }) {
    const wish = await holdDigestWish(ctx.db, userId);
    if (wish === undefined || wish.period === 'none') return;
    await setDigest(ctx, userId, wish.period, ranAt);
    const viewer = await findViewer(ctx.db, userId);
    if (viewer === undefined || wish.email === null) return;
    const { count, lines } = await selectNews(ctx.db, viewer, wish.sent_at, mostLines);
    if (count === 0) return;
    const now = { ...ctx, now: ranAt, services };
    const message = digest({
      agency: wish.agency,
      period: wish.period,
      count,
      lines: lines.map(({ title, at }) => ({ title, at: new Date(at) })),
      url: `${services.baseUrl()}/console`,
      unsubscribeUrl: await unsubscribeAddress(now, services, userId, 'digest'),
      reader: await findReader(ctx.db, userId),
    });
    await queueMail(now, message, { email: wish.email, userId });
    await markDigestSent(ctx.db, userId, ranAt);
  },
});
