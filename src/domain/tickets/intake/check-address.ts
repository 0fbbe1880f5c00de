import { randomBytes } from 'node:crypto';
import { queueMail, type MailContext } from '#src/platform/mail/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { failTest, startTest } from './check-address.queries.ts';
import { testMail } from './test-mail.ts';

const checkKind = 'fail_inbox_address_check';
const patienceMs = 5 * 60_000;

/** Sends a test message to an e-mail address; the address says what becomes of it. */
export async function testAddress(
  ctx: MailContext,
  { id, value }: { readonly id: string; readonly value: string },
): Promise<void> {
  const key = randomBytes(16).toString('hex');
  await startTest(ctx.db, id, key, ctx.now);
  await queueMail(ctx, testMail(value, key), { email: value, userId: null });
  setTimer(ctx, { kind: checkKind, recordId: id }, new Date(ctx.now.getTime() + patienceMs));
}

/** The forwarding of an address whose test message has not come back in time. */
export const failedChecks: TimerKind<never> = {
  kind: checkKind,
  events: [],
  async fire(ctx, { recordId }) {
    await failTest(ctx.db, recordId);
  },
};
