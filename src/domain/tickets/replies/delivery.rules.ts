import type {
  TicketDelivery,
  TicketDeliveryRecipient,
  TicketDeliveryStatus,
  TicketRecipient,
} from '#generated/types.gen.ts';

/** Minutes until the next attempt after the first, the second and so on: five more within an hour (domain model §3.3). */
export const retryMinutes = [1, 4, 10, 15, 30] as const;

interface Addressed {
  readonly to: readonly TicketRecipient[];
  readonly cc: readonly TicketRecipient[];
  readonly bcc: readonly TicketRecipient[];
}

/** The delivery of a message that waits; a chat goes to its conversation. */
export const queuedDelivery = (
  people: Addressed,
  sendAt: string | null,
  conversationId: string | null = null,
): TicketDelivery => ({
  status: 'queued',
  send_at: sendAt,
  sent_at: null,
  delivered_at: null,
  attempt_count: 0,
  next_attempt_at: null,
  error: null,
  cancelled_by: null,
  recipients: (['to', 'cc', 'bcc'] as const).flatMap((kind) =>
    people[kind].map(({ name, email, phone }) => ({
      name,
      destination: (conversationId ?? email ?? phone)!,
      kind,
      status: 'queued' as const,
      reply_code: null,
      email_delivery_id: null,
    })),
  ),
});

/** All recipients in one state, as the message is. */
export const withStatus = (
  delivery: TicketDelivery,
  status: TicketDeliveryStatus,
  change: Partial<Omit<TicketDelivery, 'status' | 'recipients'>> = {},
): TicketDelivery => ({
  ...delivery,
  ...change,
  status,
  recipients: delivery.recipients.map((one): TicketDeliveryRecipient => ({ ...one, status })),
});

/** Recipients of a message that a server took for others, and that it asked to try again later. */
export const waitingIn = ({ status, recipients }: TicketDelivery): readonly TicketDeliveryRecipient[] =>
  status === 'queued' || status === 'sending'
    ? recipients
    : recipients.filter((one) => one.status === 'queued');

/** One bounce makes the message bounced; it is delivered when it is for all. */
export function overall(recipients: readonly TicketDeliveryRecipient[]): TicketDeliveryStatus {
  const has = (status: TicketDeliveryStatus) => recipients.some((one) => one.status === status);
  if (has('bounced')) return 'bounced';
  if (has('sent') || has('queued')) return 'sent';
  return has('delivered') ? 'delivered' : 'failed';
}
