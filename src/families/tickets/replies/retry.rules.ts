import type { TicketDelivery, TicketRecipient } from '#generated/types.gen.ts';

interface Retried {
  readonly delivery_status: string | null;
  readonly delivery: TicketDelivery;
  readonly to: TicketRecipient[];
  readonly cc: TicketRecipient[];
  readonly bcc: TicketRecipient[];
}

type People = Pick<Retried, 'to' | 'cc' | 'bcc'>;

/** To whom a message goes when it is sent again: to those who did not get it, where others did. Null when there is nobody. */
export function peopleToRetry({ delivery_status: status, delivery, to, cc, bcc }: Retried): People | null {
  if (status === 'failed' || status === 'bounced') return { to, cc, bcc };
  if (status !== 'sent' && status !== 'delivered') return null;
  const failed = new Set(
    delivery.recipients.filter((one) => one.status === 'failed').map(({ destination }) => destination),
  );
  if (failed.size === 0) return null;
  const missing = (people: TicketRecipient[]) =>
    people.filter(({ email }) => email !== null && failed.has(email));
  const first = missing(to);
  return first.length > 0
    ? { to: first, cc: missing(cc), bcc: missing(bcc) }
    : { to: [...missing(cc), ...missing(bcc)], cc: [], bcc: [] };
}
