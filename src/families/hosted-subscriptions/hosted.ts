import type {
  GetSubscriptionPageInput,
  HostedSubscriptionsHandlers,
  RestoreSubscriptionInput,
  UnsubscribeRecipientInput,
} from '#generated/hosted/families/hosted-subscriptions/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/hosted.ts';
import {
  channelsOf,
  chosen,
  findDefaults,
  findPreferences,
  holdMember,
  savePreferences,
  setDigest,
  type StoredPreferences,
} from '#src/domain/notifications/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { page } from './page.ts';
import { findSubscription, type Subscription } from './subscriptions.queries.ts';

async function getSubscriptionPage(ctx: ReadContext, _input: GetSubscriptionPageInput): Promise<string> {
  const subscription = await requireSubscription(ctx);
  const { isSubscribed } = await stateOf(ctx, subscription);
  return show(ctx, subscription, isSubscribed);
}

const unsubscribeRecipient = (ctx: WriteContext, _input: UnsubscribeRecipientInput): Promise<string> =>
  subscribe(ctx, false);

const restoreSubscription = (ctx: WriteContext, _input: RestoreSubscriptionInput): Promise<string> =>
  subscribe(ctx, true);

/** What the member chose in the app is changed, so that both show the same. A repeated call changes nothing. */
async function subscribe(ctx: WriteContext, wanted: boolean): Promise<string> {
  const subscription = await requireSubscription(ctx);
  const { user_id: userId, kind } = subscription;
  await holdMember(ctx.db, userId);
  const { own, channels, isSubscribed } = await stateOf(ctx, subscription);
  if (isSubscribed === wanted) return show(ctx, subscription, wanted);
  const after: StoredPreferences =
    kind === 'digest'
      ? withDigest(own, wanted)
      : { ...own, channels: chosen(own.channels, [{ kind, channels: withEmail(channels, wanted) }]) };
  await savePreferences(ctx.db, userId, after, ctx.now);
  if (kind === 'digest') await setDigest(ctx, userId, after.digest, ctx.now);
  return show(ctx, subscription, wanted);
}

type Channels = ReturnType<typeof channelsOf>;

const withEmail = (channels: Channels, wanted: boolean): Channels => {
  const others = channels.filter((channel) => channel !== 'email');
  return wanted ? [...others, 'email'] : others;
};

/** Back as often as before. */
const withDigest = (own: StoredPreferences, wanted: boolean): StoredPreferences =>
  wanted
    ? { ...own, digest: own.former_digest ?? 'weekly' }
    : { ...own, digest: 'none', former_digest: own.digest === 'none' ? own.former_digest : own.digest };

async function stateOf({ db }: ReadContext, { user_id: userId, kind }: Subscription) {
  const own = await findPreferences(db, userId);
  if (kind === 'digest') return { own, channels: [], isSubscribed: own.digest !== 'none' };
  const channels = channelsOf(kind, own.channels, (await findDefaults(db)).channels);
  return { own, channels, isSubscribed: channels.includes('email') };
}

/** 404 once the member is gone. */
async function requireSubscription(ctx: ReadContext): Promise<Subscription> {
  const { recordId } = ctx.identity;
  const subscription = await findSubscription(ctx.db, recordId);
  if (subscription === undefined) throw notFound('subscription', recordId);
  return subscription;
}

const show = ({ address }: ReadContext, subscription: Subscription, isSubscribed: boolean): string =>
  page({ ...subscription, isSubscribed, address: address.replace(/\/restore$/, '') });

export default {
  getSubscriptionPage,
  unsubscribeRecipient,
  restoreSubscription,
} satisfies HostedSubscriptionsHandlers;
