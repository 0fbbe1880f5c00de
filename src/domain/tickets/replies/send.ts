import { Readable } from 'node:stream';
import type { TicketDelivery } from '#generated/types.gen.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem, type Openness, type SystemChangeContext } from '#src/platform/events/index.ts';
import { addJob, type TaskContext, type TaskHandler } from '#src/platform/jobs/index.ts';
import {
  findSigner,
  MailFailure,
  noRoom,
  openDkimKey,
  takeMailPlaces,
  type Letter,
  type LetterReceipt,
  type Mailbox,
  type MailProvider,
  type StoredSigner,
} from '#src/platform/mail/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
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
  readonly sealer: Sealer;
  readonly openness: Openness;
  /** Whom letters come from where an agency has no verified domain for its address. Servers report to it in any case. */
  readonly from: Mailbox;
  /** With what texts and chat messages leave. */
  readonly channels: ChannelServices;
}

/** A message on its way, and what signs for its sender. */
interface Taken {
  readonly sending: Sending;
  readonly signer: StoredSigner | undefined;
  /** Whether the agency may send as many e-mails, today or on another day. */
  readonly hasRoom: boolean;
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
    const taken = await take(db, services, tenantId, messageId);
    if (taken === undefined) return;
    const outcome =
      taken.sending.channel === 'email'
        ? await hand(services, tenantId, taken, log)
        : await handToChannel(services.channels, db, tenantId, taken.sending);
    await record(db, services, tenantId, taken, outcome);
    log.info(
      { tenant_id: tenantId, message_id: messageId, outcome: outcome.kind },
      'a ticket message was tried',
    );
  };

/** The message, now on its way; undefined when it was withdrawn or has left. */
const take = (
  db: Connections,
  services: SendingServices,
  tenantId: string,
  messageId: string,
): Promise<Taken | undefined> =>
  changeAsSystem(db, tenantId, { name: jobName, events: [], openness: services.openness }, async (ctx) => {
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
    const day = await dayOf(ctx, services, found);
    if (day !== null && day > ctx.now) {
      const waiting = { next_attempt_at: day.toISOString(), error: waitsForRoom };
      await updateDelivery(ctx.db, messageId, withStatus(found.delivery, 'queued', waiting), ctx.now);
      ctx.announce({ kind: 'ticket_message', id: messageId, revision: 0 });
      addJob(ctx, 'send_ticket_message', { messageId }, { runAt: day });
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
    const signer = await findSigner(ctx.db, found.sender_address);
    return { sending: { ...found, delivery }, signer, hasRoom: day !== null };
  });

const waitsForRoom =
  'The agency has reached its limit of e-mails a day (mails_per_day). The message is sent on the next day with room.';

/**
 * When the letter may leave as e-mails of the agency, of which each recipient is one; null where no day has room. It takes its places
 * before its first attempt, and keeps them while it waits for their day.
 */
async function dayOf(
  ctx: SystemChangeContext,
  { sealer, provider, from }: SendingServices,
  { channel, delivery }: Pick<Sending, 'channel' | 'delivery'>,
): Promise<Date | null> {
  if (channel !== 'email' || delivery.attempt_count > 0) return ctx.now;
  if (delivery.next_attempt_at !== null) return new Date(delivery.next_attempt_at);
  const services = { sealer, mail: { from, provider: provider.name } };
  return takeMailPlaces({ ...ctx, services }, delivery.recipients.length);
}

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
  taken: Taken,
  log: TaskContext['log'],
): Promise<Outcome> {
  const { sending } = taken;
  const reason = obstacleOf(taken);
  if (reason !== null) return { kind: 'failed', code: null, reason, isFinal: true };
  try {
    return {
      kind: 'sent',
      receipt: await services.provider.sendLetter(await letterOf(services, tenantId, taken)),
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

/** Why nothing can leave from the sender any more. */
function obstacleOf({ sending, signer, hasRoom }: Taken): string | null {
  if (!hasRoom) return noRoom;
  if (!sending.has_sender) return 'Its sender address was removed.';
  if (sending.is_from_inbox) return null;
  if (signer === undefined) return 'The mail domain of its sender address is not verified.';
  return sending.reply_address === null ? 'The inbox address for answers to it was removed.' : null;
}

/** The agency's address where its domain is verified, otherwise that of the service, which the mail server may send from. */
const addressOf = ({ from }: SendingServices, { sending, signer }: Taken): string =>
  signer === undefined ? from.address : sending.sender_address;

async function letterOf(services: SendingServices, tenantId: string, taken: Taken): Promise<Letter> {
  const { storage, sealer, from } = services;
  const { sending, signer } = taken;
  const { text, html } = await composeBody(sending, sending.signature);
  const inline = sending.body_html === null ? new Set<string>() : inlineIds(sending.body_html);
  const mailbox = ({ name, email }: Sending['to'][number]): Mailbox => ({ name, address: email! });
  return {
    messageId: sending.message_reference!,
    from: { name: sending.sender_name, address: addressOf(services, taken) },
    returnPath: from.address,
    ...(signer !== undefined && { signedBy: openDkimKey(sealer, tenantId, signer) }),
    replyTo: { name: sending.sender_name, address: sending.reply_address ?? sending.sender_address },
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
  services: SendingServices,
  tenantId: string,
  letter: Taken,
  outcome: Outcome,
): Promise<void> => {
  const { openness, provider } = services;
  const taken = letter.sending;
  return changeAsSystem(db, tenantId, { name: jobName, events, openness }, async (ctx, inNameOf) => {
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
    const server =
      sending.channel === 'email' ? { provider: provider.name, from: addressOf(services, letter) } : null;
    if (outcome.left !== undefined) await noteLeft(ctx, sending.id, outcome.left);
    if (isSentInPart(taken)) {
      const left = outcome.kind === 'sent' ? outcome.receipt : outcome;
      return recordRest(ctx, ticket, sending, left, server);
    }
    if (outcome.kind === 'sent') return recordSent(ctx, inNameOf, ticket, sending, outcome.receipt, server);
    if (!outcome.isFinal && (await recordRetry(ctx, sending, outcome))) return;
    await recordFailure(ctx, ticket, sending, outcome, server);
  });
};

/** Hands scheduled messages over at their time. */
export const scheduledMessages: TimerKind<never> = {
  kind: sendingKind,
  events: [],
  async fire(ctx, { recordId }) {
    if ((await findSending(ctx.db, recordId)) !== undefined)
      addJob(ctx, 'send_ticket_message', { messageId: recordId });
  },
};
