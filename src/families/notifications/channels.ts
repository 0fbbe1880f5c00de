import type { NotificationChannel } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { countDevices } from './devices.queries.ts';
import { findAddress } from './reminders.queries.ts';

/** Channels by which the caller can be reached now, in the order of the contract. */
export async function availableChannels(ctx: ReadContext): Promise<NotificationChannel[]> {
  const { userId, kind } = ctx.identity;
  const hasAddress = (await findAddress(ctx.db, userId)) != null;
  const hasDevice = (await countDevices(ctx.db, userId)) > 0;
  return [
    'in_app',
    ...(hasAddress ? (['email'] as const) : []),
    ...(hasDevice ? (['push'] as const) : []),
    ...(kind === 'user' && ctx.can('chat.use') ? (['chat'] as const) : []),
  ];
}
