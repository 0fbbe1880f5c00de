import type { TicketDelivery, TicketDeliveryRecipient } from '#generated/types.gen.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import type { LetterReceipt, LetterRefusal } from '#src/platform/mail/index.ts';
import { retryMinutes, waitingIn } from './delivery.rules.ts';
import { insertLetterLog, type Sending, type Server } from './send.queries.ts';

type Context = Pick<SystemChangeContext<never>, 'db' | 'now' | 'atCommit'>;

const maxResponse = 1_000;
export const shortened = (text: string | null): string | null =>
  text?.slice(0, maxResponse).toWellFormed() || null;

/** When a message is tried again; null when all attempts are used up. */
export function nextAttempt(
  { now }: Pick<Context, 'now'>,
  { delivery }: Pick<Sending, 'delivery'>,
): Date | null {
  const minutes = retryMinutes[delivery.attempt_count - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

/** What became of a message at one attempt. */
export interface Settled {
  readonly delivery: TicketDelivery;
  /** Those that do not get it any more. */
  readonly refused: readonly LetterRefusal[];
}

/**
 * What the server said of each recipient who waited. Whom it asked to try again later waits for the next attempt, which is for them alone;
 * the others are in the delivery log.
 */
export async function settleRecipients(
  ctx: Context,
  sending: Sending,
  { code, message, refused }: LetterReceipt,
  server: Server | null,
): Promise<Settled> {
  const { delivery } = sending;
  const nextAt = nextAttempt(ctx, sending);
  const refusals = new Map(refused.map((one) => [one.address.toLowerCase(), one]));
  const waiting = waitingIn(delivery);
  const outcomes = waiting.map((one) => {
    const refusal = refusals.get(one.destination.toLowerCase());
    const status: TicketDeliveryRecipient['status'] =
      refusal === undefined ? 'sent' : refusal.isFinal || nextAt === null ? 'failed' : 'queued';
    return { one, refusal, status, code: refusal?.code ?? code };
  });
  const settled = outcomes.filter(({ status }) => status !== 'queued');
  const logIds = await insertLetterLog(
    ctx.db,
    sending,
    settled.map(({ one, refusal, status, code: reply }) => ({
      recipient: one.destination,
      status: status === 'sent' ? 'sent' : 'failed',
      code: reply,
      message: shortened(refusal?.message ?? message),
    })),
    server,
  );
  const recipients = delivery.recipients.map((one): TicketDeliveryRecipient => {
    const outcome = outcomes[waiting.indexOf(one)];
    if (outcome === undefined) return one;
    return {
      ...one,
      status: outcome.status,
      reply_code: outcome.code === null ? null : String(outcome.code),
      email_delivery_id: logIds[settled.indexOf(outcome)] ?? null,
    };
  });
  const isLeft = settled.length < outcomes.length;
  if (isLeft) addJob(ctx, 'send_ticket_message', { messageId: sending.id }, { runAt: nextAt! });
  return {
    delivery: {
      ...delivery,
      recipients,
      next_attempt_at: isLeft ? nextAt!.toISOString() : null,
      error: shortened(refused[0]?.message ?? null),
    },
    refused: settled.flatMap(({ refusal }) => refusal ?? []),
  };
}
