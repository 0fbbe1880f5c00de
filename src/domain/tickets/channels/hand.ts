import type { Services } from '#src/call/services.ts';
import { channelProviders, type Handover } from '#src/platform/channels/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import type { LetterReceipt } from '#src/platform/mail/index.ts';
import { noteProviderMessage, selectKnownIds, type Sending } from '../replies/send.queries.ts';
import { channelAccess, intakeUrlOf } from './access.ts';
import { findConnectionOf, noteConnection, type ReachedConnection } from './connections.queries.ts';

/** What handing messages to channel providers needs. */
export type ChannelServices = Pick<Services, 'sealer' | 'addresses' | 'hostedUrl'>;

/** What an attempt says of its connection. */
export interface LeftByChannel {
  readonly connectionId: string;
  readonly providerMessageId: string | null;
  /** Why the connection does not work; null when it does, undefined when it was not at fault. */
  readonly problem: string | null | undefined;
}

type Outcome =
  | { readonly kind: 'sent'; readonly receipt: LetterReceipt; readonly left: LeftByChannel }
  | {
      readonly kind: 'failed';
      readonly code: number | null;
      readonly reason: string;
      readonly isFinal: boolean;
      readonly left?: LeftByChannel;
    };

const failed = (reason: string, isFinal: boolean): Outcome => ({
  kind: 'failed',
  code: null,
  reason,
  isFinal,
});

/** Hands a text or a chat message to the provider of its sender's connection. */
export async function handToChannel(
  services: ChannelServices,
  db: Connections,
  tenantId: string,
  sending: Sending,
): Promise<Outcome> {
  const reads = db.read(tenantId);
  const connection =
    sending.sender_id === null ? undefined : await findConnectionOf(reads, sending.sender_id);
  if (!sending.has_sender || connection === undefined) return failed('Its sender address was removed.', true);
  // It may be resumed within the hour in which the message is tried again.
  if (connection.is_paused) return failed('The channel connection is paused.', false);
  const handover = await channelProviders[connection.provider].send(
    channelAccess(services.sealer, tenantId, connection),
    {
      ...messageOf(sending),
      reportUrl: intakeUrlOf(services, tenantId, connection.address_sealed),
      knownAmong: (ids) => selectKnownIds(reads, connection.id, ids),
    },
    { addresses: services.addresses, now: db.clock.now() },
  );
  return outcomeOf(connection, handover);
}

const messageOf = (sending: Sending) => ({
  id: sending.id,
  channel: sending.channel as 'sms' | 'chat',
  from: sending.sender_address,
  to: sending.to[0]!,
  conversationId: sending.conversation_id,
  text: sending.body_text,
  // Whether the first attempt ended is known, and not whether its provider took it: the response may have been lost.
  triedSince: sending.delivery.attempt_count > 1 ? new Date(sending.send_at ?? sending.created_at) : null,
});

function outcomeOf({ id }: ReachedConnection, handover: Handover): Outcome {
  if (handover.kind === 'taken') {
    const { providerMessageId, code } = handover;
    return {
      kind: 'sent',
      receipt: { code, message: null, refused: [] },
      left: { connectionId: id, providerMessageId, problem: null },
    };
  }
  const { code, reason, isFinal, isOfConnection } = handover;
  const problem = isOfConnection ? reason : undefined;
  return {
    kind: 'failed',
    ...{ code, reason, isFinal },
    left: { connectionId: id, providerMessageId: null, problem },
  };
}

/** Notes what an attempt said of its connection, and how the provider knows the message. */
export async function noteLeft(
  { db, now }: Pick<SystemChangeContext<never>, 'db' | 'now'>,
  messageId: string,
  { connectionId, providerMessageId, problem }: LeftByChannel,
): Promise<void> {
  await noteProviderMessage(db, messageId, { connectionId, providerMessageId });
  if (problem !== undefined) await noteConnection(db, connectionId, { direction: 'sent', problem }, now);
}
