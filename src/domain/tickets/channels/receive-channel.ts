import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { WriteContext } from '#src/call/context.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import type { ChannelReport } from '#src/platform/channels/index.ts';
import { addJob, mayPass, type TaskHandler } from '#src/platform/jobs/index.ts';
import { holdUnfiled, receive } from '../intake/carry-out.ts';
import type { FilingEvent } from '../intake/file-message.ts';
import { applyFinal } from '../intake/bounces.ts';
import { findReportedByProvider } from '../intake/bounces.queries.ts';
import { findAnyInbox, noteReceived, selectInboxesOf } from '../intake/mails.queries.ts';
import {
  findArrival,
  lockWaitingBefore,
  markArrivalProcessed,
  type StoredArrival,
} from './arrivals.queries.ts';
import { arrivedByChannel } from './arrived-by-channel.rules.ts';
import { findReceivingAddress, noteConnection } from './connections.queries.ts';
import { fetchMedia, keepMedia, noMedia, type Media, type MediaServices } from './media.ts';

type Context = WriteContext<FilingEvent>;

/** How what waits is taken; with a fault it is only held, for that reason. */
interface Way {
  readonly withEarlier: boolean;
  readonly fault: string | null;
}

const ways: readonly Way[] = [
  { withEarlier: true, fault: null },
  { withEarlier: false, fault: null },
  { withEarlier: false, fault: 'The message could not be filed.' },
];

/**
 * Files what a provider sent and was stored. Messages of one conversation are filed one after the other, in the order in which they came,
 * so that two that come at once open one ticket. A job that is killed is done again, and finds by the status what was done.
 */
export const receiveChannelArrival =
  (operations: Operations, services: MediaServices): TaskHandler<'receive_channel_message'> =>
  async ({ tenantId, arrivalId }, { db, log, attempt }) => {
    const found = await findArrival(db.read(tenantId), arrivalId);
    if (found === undefined || found.status === 'processed') return;
    const told = { tenant_id: tenantId, arrival_id: arrivalId };
    const media = await fetchMedia(services, db, tenantId, found, attempt);
    for (const way of ways) {
      try {
        await changeAsPart(operations, tenantId, 'receive_channel_message', (ctx) =>
          take(ctx, found, media, way),
        );
        return log.info(told, 'a channel message was received');
      } catch (error) {
        if (mayPass(error) || way === ways.at(-1)) throw error;
        log.error({ ...told, err: error }, 'a channel message could not be filed');
      }
    }
  };

async function take(
  ctx: Context,
  { id, conversation_key: conversationKey }: StoredArrival,
  media: Media,
  way: Way,
): Promise<void> {
  if (conversationKey !== null) await holdName(ctx.db, 'channel conversation', conversationKey);
  const arrival = await findArrival(ctx.db, id, true);
  if (arrival === undefined || arrival.status === 'processed') return;
  const earlier = way.withEarlier && conversationKey !== null ? await lockWaitingBefore(ctx.db, arrival) : [];
  for (const one of [...earlier, arrival])
    if (await settle(ctx, one, one === arrival ? media : noMedia, way.fault))
      await markArrivalProcessed(ctx.db, one.id, ctx.now);
}

/** False for a report that waits for its message. */
async function settle(
  ctx: Context,
  arrival: StoredArrival,
  media: Media,
  fault: string | null,
): Promise<boolean> {
  const { content, connection_id: connectionId } = arrival;
  if (content === null) return true;
  if (content.kind === 'report') return applyReport(ctx, arrival, content);
  const { channel, to } = content;
  const addressId = await findReceivingAddress(ctx.db, connectionId, { channel, value: to });
  const [address] = addressId === undefined ? [] : await selectInboxesOf(ctx.db, [addressId]);
  // Its address may have been removed since.
  const inboxId = address?.inbox_id ?? (await findAnyInbox(ctx.db));
  if (inboxId === undefined)
    throw new Error('The agency has no ticket inbox for a message that it received.');
  const arrived = arrivedByChannel(content, {
    inboxId,
    recipient: address?.value ?? '',
    size: arrival.size_bytes,
    receivedAt: arrival.received_at,
    files: await keepMedia(ctx, media),
  });
  if (fault === null) await receive(ctx, arrived);
  else await holdUnfiled(ctx, arrived, fault);
  if (addressId !== undefined) await noteReceived(ctx.db, [addressId], null, ctx.now);
  await noteConnection(ctx.db, connectionId, { direction: 'received', problem: null }, ctx.now);
  return true;
}

/** A provider may be faster than what records that it took the message: its report is tried again for ten minutes. */
const patienceMs = 10 * 60_000;
const againMs = 30_000;

async function applyReport(
  ctx: Context,
  { id, connection_id: connectionId, received_at: receivedAt }: StoredArrival,
  { messageId, outcome, code, reason }: ChannelReport,
): Promise<boolean> {
  const ticketId = await applyFinal(ctx, [{ address: '', outcome, code, reason }], (isLocked) =>
    findReportedByProvider(ctx.db, { connectionId, providerMessageId: messageId }, isLocked),
  );
  if (ticketId !== undefined || ctx.now.getTime() - new Date(receivedAt).getTime() >= patienceMs) return true;
  addJob(ctx, 'receive_channel_message', { arrivalId: id }, { runAt: new Date(ctx.now.getTime() + againMs) });
  return false;
}
