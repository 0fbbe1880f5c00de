import type {
  GetSubscriptionPageInput,
  HostedSubscriptionsHandlers,
  RestoreSubscriptionInput,
  UnsubscribeRecipientInput,
} from '#generated/hosted/families/hosted-subscriptions/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/hosted.ts';
import { setDigest } from '#src/domain/notifications/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { page, type ShownSubscription } from './page.ts';
import {
  addEmail,
  findSubscription,
  removeEmail,
  restoreDigest,
  stopDigest,
} from './subscriptions.queries.ts';

const getSubscriptionPage = async (ctx: ReadContext, _input: GetSubscriptionPageInput): Promise<string> =>
  page(await requireSubscription(ctx));

async function unsubscribeRecipient(ctx: WriteContext, _input: UnsubscribeRecipientInput): Promise<string> {
  const subscription = await requireSubscription(ctx);
  if (!subscription.is_subscribed) return page(subscription);
  const { user_id: userId, kind } = subscription;
  if (kind === 'digest') {
    await stopDigest(ctx.db, userId, ctx.now);
    await setDigest(ctx, userId, 'none', ctx.now);
  } else await removeEmail(ctx.db, userId, kind, ctx.now);
  return page({ ...subscription, is_subscribed: false });
}

async function restoreSubscription(ctx: WriteContext, _input: RestoreSubscriptionInput): Promise<string> {
  const subscription = await requireSubscription(ctx);
  if (subscription.is_subscribed) return page(subscription);
  const { user_id: userId, kind } = subscription;
  if (kind === 'digest') {
    const period = await restoreDigest(ctx.db, userId, ctx.now);
    await setDigest(ctx, userId, period, ctx.now);
  } else await addEmail(ctx.db, userId, kind, ctx.now);
  return page({ ...subscription, is_subscribed: true });
}

/** What the address stops; 404 once the member is gone. */
async function requireSubscription(ctx: ReadContext): Promise<ShownSubscription> {
  const { recordId } = ctx.identity;
  const subscription = await findSubscription(ctx.db, recordId);
  if (subscription === undefined) throw notFound('subscription', recordId);
  return { ...subscription, address: ctx.address.replace(/\/restore$/, '') };
}

export default {
  getSubscriptionPage,
  unsubscribeRecipient,
  restoreSubscription,
} satisfies HostedSubscriptionsHandlers;
