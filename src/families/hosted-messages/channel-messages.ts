import type { TextAnswer } from '#generated/bodies.ts';
import type { ReceiveChannelMessageInput } from '#generated/hosted/families/hosted-messages/handlers.ts';
import type { MessageReceipt } from '#generated/hosted/types.gen.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import {
  channelAccess,
  conversationOf,
  findReached,
  findReceivingAddress,
  insertChannelArrival,
  intakeUrlOf,
  type ReachedConnection,
} from '#src/domain/tickets/index.ts';
import { channelProviders, type ChannelEvent } from '#src/platform/channels/index.ts';
import { invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';

type Receipt = MessageReceipt | TextAnswer<'text/html'>;

/** Stores what a provider sent, once by its id, then answers; a job files it. */
export async function receiveChannelMessage(
  ctx: WriteContext,
  { body }: ReceiveChannelMessageInput,
): Promise<Receipt> {
  const bytes = await body.whole();
  const connection = await findReached(ctx.reads, ctx.identity.recordId);
  if (connection === undefined || connection.is_paused)
    throw notFound('channel connection', 'of this address');
  const event = read(ctx, connection, body.headers, bytes);
  if (event === null) return receipt(connection, 'accepted');
  const conversationKey = event.kind === 'message' ? await placeOf(ctx, connection, event) : null;
  const arrivalId = await insertChannelArrival(
    ctx.db,
    { connectionId: connection.id, event, conversationKey, size: bytes.length },
    ctx.now,
  );
  if (arrivalId === undefined) return receipt(connection, 'duplicate');
  addJob(ctx, 'receive_channel_message', { arrivalId });
  return receipt(connection, 'accepted');
}

/** What it says; null when nothing of it is kept. Errors: 401 without the provider's signature; 400 in another format. */
function read(
  { services, identity, now }: WriteContext,
  connection: ReachedConnection,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): ChannelEvent | null {
  const { tenantId } = identity;
  const reading = channelProviders[connection.provider].read(
    channelAccess(services.sealer, tenantId, connection),
    { url: intakeUrlOf(services, tenantId, connection.address_sealed), headers, body, now },
  );
  switch (reading.kind) {
    case 'unsigned':
      throw problem('bad_signature', 'The signature does not match, or is older than 5 minutes.');
    case 'malformed':
      throw invalid('body', `${reading.problem}.`);
    case 'ignored':
      return null;
    case 'event':
      return reading.event;
  }
}

/** The key of the conversation. Errors: 400 for a channel that the connection has not, and for an address of nobody. */
async function placeOf(
  { reads }: WriteContext,
  { id, channels }: ReachedConnection,
  { channel, to, from, conversationId }: Extract<ChannelEvent, { kind: 'message' }>,
): Promise<string | null> {
  if (!channels.includes(channel))
    throw invalid('body', `is for ${channel}, which the connection is not for.`);
  if ((await findReceivingAddress(reads, id, { channel, value: to })) === undefined)
    throw invalid(
      'body',
      `is for ${to}, and no inbox address with this connection has that value for ${channel}.`,
    );
  return conversationOf({ channel, own: to, phone: from.phone, conversationId })?.key ?? null;
}

/** Twilio takes no JSON for an answer, would send plain text to the sender, and reads HTML as its own language. */
const receipt = ({ provider }: ReachedConnection, status: MessageReceipt['status']): Receipt =>
  provider === 'twilio' ? { mediaType: 'text/html', text: '<Response></Response>' } : { status };
