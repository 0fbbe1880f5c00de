import { Readable } from 'node:stream';
import type { TicketDelivery } from '#generated/types.gen.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem, type Openness } from '#src/platform/events/index.ts';
import { addJob, type TaskContext, type TaskHandler } from '#src/platform/jobs/index.ts';
import {
  MailFailure,
  type Letter,
  type LetterReceipt,
  type Mailbox,
  type MailProvider,
} from '#src/platform/mail/index.ts';
import { fileKey, type Storage } from '#src/platform/storage/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { handToChannel, noteLeft, type ChannelServices, type LeftByChannel } from '../channels/hand.ts';
import { holdTickets } from '../load/hold.ts';
import { composeBody, contentIdOf, inlineIds } from './body.rules.ts';
import { waitingIn, withStatus } from './delivery.rules.ts';
import { recordFailure, recordRetry, recordSent } from './outcome.ts';
import { recordRest } from './rest.ts';
import {
  findOnItsWay,
  findSending,
  findTicketIdOf,
  hasTwinOnItsWay,
  updateDelivery,
  type Sending,
} from './send.queries.ts';
import { sendingKind } from './sending-kind.ts';

export interface SendingServices {
  readonly provider: Pick<MailProvider, 'name' | 'sendLetter'>;
  readonly storage: Pick<Storage, 'get'>;
  readonly openness: Openness;
  /** Whom letters come from where an agency has no domain that vouches for its address. */
  readonly from: Mailbox;
  /** With what texts and chat messages leave. */
  readonly channels: ChannelServices;
}

const events = ['ticket.message_sent', 'ticket.status_changed', 'ticket.updated'] as const;
const jobName = 'send_ticket_message';

/**
 * One attempt at a message: taken, handed to the mail server, recorded, each before the next begins. A process that is killed between the
 * last two leaves a message that is sent again, with the same `Message-ID`, by which readers' programs know it.
 */
export const sendTicketMessage =
  (services: SendingServices): TaskHandler<'send_ticket_message'> =>
  async ({ tenantId, messageId }, { db, log }) => {
    const sending = await take(db, services, tenantId, messageId);
    if (sending === undefined) return;
    const outcome =
      sending.channel === 'email'
        ? await hand(services, tenantId, sending, log)
        : await handToChannel(services.channels, db, tenantId, sending);
    await record(db, services, tenantId, sending, outcome);
    log.info(
      { tenant_id: tenantId, message_id: messageId, outcome: outcome.kind },
      'a ticket message was tried',
    );
  };

/** The message, now on its way; undefined when it was withdrawn or has left. */
const take = (
  db: Connections,
  { openness }: SendingServices,
  tenantId: string,
  messageId: string,
): Promise<Sending | undefined> =>
  changeAsSystem(db, tenantId, { name: jobName, events: [], openness }, async (ctx) => {
    const ticketId = await findTicketIdOf(ctx.db, messageId);
    if (ticketId === undefined) return undefined;
    const [ticket] = await holdTickets(ctx, [ticketId]);
    const found = await findSending(ctx.db, messageId, true);
    if (found !== undefined && ticket === undefined) {
      await updateDelivery(ctx.db, messageId, cancelled(found.delivery), ctx.now);
      return undefined;
    }
    if (found === undefined || (found.send_at !== null && new Date(found.send_at) > ctx.now))
      return undefined;
    if (found.channel !== 'email' && (await hasTwinOnItsWay(ctx.db, messageId))) {
      const runAt = new Date(ctx.now.getTime() + behindTwinMs);
      addJob(ctx, 'send_ticket_message', { messageId }, { runAt });
      return undefined;
    }
    const attempt = {
      attempt_count: Math.min(6, found.delivery.attempt_count + 1),
      next_attempt_at: null,
    };
    const delivery = isSentInPart(found)
      ? { ...found.delivery, ...attempt }
      : withStatus(found.delivery, 'sending', attempt);
    await updateDelivery(ctx.db, messageId, delivery, ctx.now);
    return { ...found, delivery };
  });

/** Until a message with the same words is surely recorded, or has failed. */
const behindTwinMs = 10_000;

/** Whether the server took it for some, and others wait. */
const isSentInPart = ({ delivery }: Pick<Sending, 'delivery'>): boolean =>
  delivery.status !== 'queued' && delivery.status !== 'sending';

function cancelled(delivery: TicketDelivery): TicketDelivery {
  if (!isSentInPart({ delivery })) return withStatus(delivery, 'cancelled');
  const recipients = delivery.recipients.map((one) =>
    one.status === 'queued' ? { ...one, status: 'cancelled' as const } : one,
  );
  return { ...delivery, recipients, next_attempt_at: null };
}

type Outcome = (
  | { readonly kind: 'sent'; readonly receipt: LetterReceipt }
  | {
      readonly kind: 'failed';
      readonly code: number | null;
      readonly reason: string;
      readonly isFinal: boolean;
    }
) & {
  /** What it says of the channel connection. */
  readonly left?: LeftByChannel | undefined;
};

async function hand(
  services: SendingServices,
  tenantId: string,
  sending: Sending,
  log: TaskContext['log'],
): Promise<Outcome> {
  if (!sending.has_sender)
    return { kind: 'failed', code: null, reason: 'Its sender address was removed.', isFinal: true };
  try {
    return {
      kind: 'sent',
      receipt: await services.provider.sendLetter(letterOf(services, tenantId, sending)),
    };
  } catch (error) {
    // A file that cannot be read or a server that is not there may be back with the next attempt.
    const isRefusal = error instanceof MailFailure;
    const code = isRefusal ? error.code : null;
    if (code === null)
      log.warn({ tenant_id: tenantId, message_id: sending.id, err: error }, 'a ticket message was not taken');
    return {
      kind: 'failed',
      code,
      // What no mail server said names hosts and files of the service, which are the operator's to know.
      reason: code === null ? 'The mail server could not be reached.' : (error as Error).message,
      isFinal: isRefusal && error.isFinal,
    };
  }
}

function letterOf({ storage, from }: SendingServices, tenantId: string, sending: Sending): Letter {
  const { text, html } = composeBody(sending, sending.signature);
  const inline = sending.body_html === null ? new Set<string>() : inlineIds(sending.body_html);
  const mailbox = ({ name, email }: Sending['to'][number]): Mailbox => ({ name, address: email! });
  return {
    messageId: sending.message_reference!,
    // Only the service's own address is one that its mail server may send from; answers go to the agency's.
    from: { name: sending.sender_name, address: from.address },
    replyTo: { name: sending.sender_name, address: sending.sender_address },
    to: sending.to.map(mailbox),
    cc: sending.cc.map(mailbox),
    bcc: sending.bcc.map(mailbox),
    envelope: waitingIn(sending.delivery).map(({ destination }) => destination),
    subject: sending.subject,
    text,
    html,
    references: sending.reference_chain,
    isAutomatic: sending.kind === 'auto_reply',
    date: new Date(sending.send_at ?? sending.created_at),
    files: sending.files.map(({ id, file_name: name, content_type: contentType }) => ({
      name,
      contentType,
      read: () => Readable.from(storage.get(fileKey(tenantId, id))),
      contentId: inline.has(id) ? contentIdOf(id) : null,
    })),
  };
}

const record = (
  db: Connections,
  { openness, provider, from }: SendingServices,
  tenantId: string,
  taken: Sending,
  outcome: Outcome,
): Promise<void> =>
  changeAsSystem(db, tenantId, { name: jobName, events, openness }, async (ctx) => {
    const ticketId = (await findTicketIdOf(ctx.db, taken.id)) ?? taken.ticket_id;
    const [ticket] = await holdTickets(ctx, [ticketId]);
    // As it is now that its ticket is locked, so that nobody redacts it from here on.
    const sending = { ...taken, ...(await findOnItsWay(ctx.db, taken.id)), ticket_id: ticketId };
    // Deleted meanwhile: nobody is told any more.
    if (ticket === undefined) {
      if (isSentInPart(taken))
        return updateDelivery(ctx.db, sending.id, cancelled(sending.delivery), ctx.now);
      const status = outcome.kind === 'sent' ? 'sent' : 'failed';
      return updateDelivery(ctx.db, sending.id, withStatus(sending.delivery, status), ctx.now);
    }
    const server = sending.channel === 'email' ? { provider: provider.name, from: from.address } : null;
    if (outcome.left !== undefined) await noteLeft(ctx, sending.id, outcome.left);
    if (isSentInPart(taken)) {
      const left = outcome.kind === 'sent' ? outcome.receipt : outcome;
      return recordRest(ctx, ticket, sending, left, server);
    }
    if (outcome.kind === 'sent') return recordSent(ctx, ticket, sending, outcome.receipt, server);
    if (!outcome.isFinal && (await recordRetry(ctx, sending, outcome))) return;
    await recordFailure(ctx, ticket, sending, outcome, server);
  });

/** Hands scheduled messages over at their time. */
export const scheduledMessages: TimerKind<never> = {
  kind: sendingKind,
  events: [],
  async fire(ctx, { recordId }) {
    if ((await findSending(ctx.db, recordId)) !== undefined)
      addJob(ctx, 'send_ticket_message', { messageId: recordId });
  },
};
