import type { TicketDeliveryRecipient } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { holdTickets } from '../load/hold.ts';
import type { TicketDraft } from '../model/draft.ts';
import { overall } from '../replies/delivery.rules.ts';
import { updateDelivery } from '../replies/send.queries.ts';
import { storeTicket } from '../store/store.ts';
import { tell } from '../store/ticket-changes.ts';
import type { Arrived } from './arrived.ts';
import { readDeliveryStatus, returnedMessageId, type RecipientReport } from './bounce.rules.ts';
import { findReported, noteInLog, returnDraft, type ReportedMessage } from './bounces.queries.ts';
import { contentOf, type ReadMail } from './read-arrived.ts';
import { findRepeat, insertCommunication, insertDecision, repeatError } from './store.queries.ts';

type Context = WriteContext<'ticket.updated'>;

/** A mail server reports by mail what became of a message of ours; one that matches nothing is audited and dropped (domain model D11). */
export async function takeDeliveryReport(ctx: Context, arrived: Arrived, mail: ReadMail): Promise<void> {
  const isRepeat = (await findRepeat(ctx.db, arrived)) !== undefined;
  const messageId = isRepeat ? null : reportedId(mail, arrived.references);
  const ticketId = messageId === null ? undefined : await applyReports(ctx, messageId, statusesIn(mail));
  const found = ticketId !== undefined;
  const explanation = isRepeat
    ? repeatError
    : found
      ? 'A report about a message that was sent.'
      : 'A delivery report about a message that is not of this agency.';
  await insertCommunication(
    ctx.db,
    arrived,
    { status: found ? 'filed' : 'discarded', ticketId: ticketId ?? null, error: found ? null : explanation },
    ctx.now,
  );
  await insertDecision(
    ctx.db,
    arrived,
    { decision: found ? 'delivery_report' : 'discarded', ticketId: ticketId ?? null, explanation },
    actorOf(ctx.identity),
    ctx.now,
  );
}

const statusTypes: ReadonlySet<string> = new Set([
  'message/delivery-status',
  'message/global-delivery-status',
]);
const headTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
]);
const maxHead = 64 * 1024;

const statusesIn = (mail: ReadMail): RecipientReport[] =>
  mail.read.parts
    .filter(({ contentType }) => statusTypes.has(contentType))
    .flatMap((part) => readDeliveryStatus(contentOf(mail, part).subarray(0, maxHead).toString('utf8')));

function reportedId(mail: ReadMail, references: readonly string[]): string | null {
  for (const part of mail.read.parts.filter(({ contentType }) => headTypes.has(contentType))) {
    const id = returnedMessageId(contentOf(mail, part).subarray(0, maxHead).toString('utf8'));
    if (id !== null) return id;
  }
  return references[0] ?? null;
}

/**
 * Notes what became of a message, at the message and in the delivery log. Answers its ticket; undefined when the agency sent no such
 * message to people of a ticket.
 */
export async function applyReports(
  ctx: Context,
  messageId: string,
  reports: readonly RecipientReport[],
): Promise<string | undefined> {
  const final = reports.filter(isFinal);
  for (const { address, outcome, code, reason } of final)
    await noteInLog(ctx.db, messageId, address, { outcome, code, reason }, ctx.now);
  return applyFinal(ctx, final, (isLocked) => findReported(ctx.db, messageId, isLocked));
}

/** The same for a message that is found in another way. */
export async function applyFinal(
  ctx: Context,
  reports: readonly FinalReport[],
  find: (isLocked: boolean) => Promise<ReportedMessage | undefined>,
): Promise<string | undefined> {
  const seen = await find(false);
  if (seen === undefined) return undefined;
  // The ticket is locked before its message, as everywhere.
  const [ticket] = await holdTickets(ctx, [seen.ticket_id]);
  const message = await find(true);
  if (message === undefined) return undefined;
  await applyTo(ctx, ticket, message, reports);
  return message.ticket_id;
}

export type FinalReport = RecipientReport & { readonly outcome: 'delivered' | 'bounced' };

const isFinal = (report: RecipientReport): report is FinalReport =>
  report.outcome === 'delivered' || report.outcome === 'bounced';

async function applyTo(
  ctx: Context,
  ticket: TicketDraft | undefined,
  { id, draft_id: draftId, author_id: authorId, delivery }: ReportedMessage,
  reports: readonly FinalReport[],
): Promise<void> {
  const recipients = delivery.recipients.map((one) => settled(one, reports, delivery.recipients.length));
  const bounced = recipients.filter(
    (one, index) => one.status === 'bounced' && delivery.recipients[index]!.status !== 'bounced',
  );
  const status = overall(recipients);
  const reason = reports.find(({ outcome }) => outcome === 'bounced')?.reason ?? null;
  const error = bounced.length === 0 ? delivery.error : shortened(reason ?? 'The message was returned.');
  await updateDelivery(
    ctx.db,
    id,
    {
      ...delivery,
      ...{ status, recipients, error },
      delivered_at:
        status === 'delivered' ? (delivery.delivered_at ?? ctx.now.toISOString()) : delivery.delivered_at,
    },
    ctx.now,
  );
  ctx.announce({ kind: 'ticket_message', id, revision: 0 });
  if (bounced.length === 0 || ticket === undefined) return;
  ticket.ticket.has_delivery_problem = true;
  if (draftId !== null) await returnDraft(ctx.db, draftId, ctx.now);
  recordHistory(ctx as never, {
    kind: 'ticket',
    id: ticket.ticket.id,
    action: 'message_failed',
    reason: error,
  });
  tell(ctx, ['ticket.updated'], await storeTicket(ctx, ticket));
  if (authorId === null) return;
  const { subject, number } = ticket.ticket;
  const who = bounced.map(({ destination }) => destination).join(', ');
  await notify(
    ctx,
    {
      kind: 'ticket_message',
      title: `Your reply on ${subject} (#${number}) came back from ${who}`.slice(0, 300),
      body: error ?? 'The message was returned.',
      record: { kind: 'ticket', id: ticket.ticket.id },
      topic: id,
    },
    [authorId],
  );
}

const maxError = 1_000;
const shortened = (text: string): string => text.slice(0, maxError).toWellFormed();

/** A server may report under another name than the one that we wrote to: of a single recipient it can only be that. */
function settled(
  one: TicketDeliveryRecipient,
  reports: readonly FinalReport[],
  recipientCount: number,
): TicketDeliveryRecipient {
  const report =
    reports.find(({ address }) => address.toLowerCase() === one.destination.toLowerCase()) ??
    (recipientCount === 1 && reports.length === 1 ? reports[0] : undefined);
  // What bounced does not arrive any more.
  if (report === undefined || one.status === 'bounced') return one;
  return { ...one, status: report.outcome, reply_code: report.code ?? one.reply_code };
}
