import type { ClearedAddress } from '#generated/console/types.gen.ts';
import type { ClearBouncedAddressInput } from '#generated/console/families/notifications/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { clearBounce } from '#src/platform/mail/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { findAddress } from './reminders.queries.ts';

/** Only the own address may be cleared by everybody: whether another one bounced is not theirs to know. */
export async function clearBouncedAddress(
  ctx: WriteContext,
  { body }: ClearBouncedAddressInput,
): Promise<ClearedAddress> {
  const email = body.email.trim();
  const own = await findAddress(ctx.db, ctx.identity.userId);
  if (own?.toLowerCase() !== email.toLowerCase()) ctx.demand('people.manage');
  if (!(await clearBounce(ctx.db, email)))
    throw problem('not_found', `Nothing bounced from ${email}, so e-mails are sent to it.`);
  return { email, cleared_at: ctx.now.toISOString() };
}
