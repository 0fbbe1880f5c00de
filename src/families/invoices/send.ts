import type { ManageInvoiceInput } from '#generated/families/invoices/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  finalize,
  lockInvoice,
  mailInvoice,
  reviseInvoice,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { chargeFirst, type AuthorizationEvent } from '#src/domain/payments/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { recipientsOf } from './given.ts';
import { findSentAt } from './invoices.queries.ts';
import type { ActionOf, Done } from './manage.ts';
import { requireState } from './states.ts';

type Seen = Pick<StoredInvoice, 'sent_at'>;

/** Whether the recipients are those that the invoice has anyway. */
function isFor({ recipients: stored }: StoredInvoice, given: ActionOf<'send'>['recipients']): boolean {
  const addresses = (each: readonly { readonly email: string }[]): string =>
    each.map(({ email }) => email.toLowerCase()).join(' ');
  return given === undefined || addresses(given) === addresses(stored ?? []);
}

export async function finalizeInvoice(ctx: WriteContext<never>, invoice: StoredInvoice): Promise<Done> {
  if (invoice.status === 'open') return { outcome: 'unchanged' };
  requireState(invoice, ['draft'], 'finalized');
  await finalize(ctx, invoice);
  return { outcome: 'finalized' };
}

/** When the invoice was sent, as a request to send it finds it on its arrival; undefined for other requests. */
export async function findSent(ctx: ReadContext, { body }: ManageInvoiceInput): Promise<Seen | undefined> {
  return body.action === 'send' ? findSentAt(ctx.db, storedId(body.invoice_id)) : undefined;
}

/**
 * Mails the invoice; a draft gets its number first. Recipients in the request are those of the invoice from then on. `seen`: of two members
 * who send it at once to the same recipients, the second finds that the first has sent it since, and mails nothing.
 */
export async function sendInvoice(
  ctx: WriteContext<AuthorizationEvent>,
  invoice: StoredInvoice,
  { recipients, message }: Omit<ActionOf<'send'>, 'invoice_id' | 'action'>,
  seen: Seen | undefined,
): Promise<Done> {
  if (seen !== undefined && invoice.sent_at !== seen.sent_at && isFor(invoice, recipients))
    return { outcome: 'unchanged' };
  requireState(invoice, ['draft', 'open', 'partially_paid', 'paid', 'uncollectible'], 'sent');
  if (recipients?.length === 0) throw invalid('body.recipients', 'must name a recipient.');
  const wanted = recipientsOf(recipients);
  if (invoice.status === 'draft')
    await finalize(ctx, { ...invoice, recipients: wanted ?? invoice.recipients });
  const { id } = (await lockInvoice(ctx.db, invoice.id))!;
  await reviseInvoice(
    ctx.db,
    id,
    {
      sent_at: ctx.now.toISOString(),
      ...(wanted !== null && { recipients: JSON.stringify(wanted) }),
    },
    ctx.now,
  );
  await mailInvoice(ctx, id, wanted ?? undefined, message ?? null);
  // What is sent again has been charged, or is collected by hand.
  if (invoice.sent_at === null) await chargeFirst(ctx, (await lockInvoice(ctx.db, id))!);
  ctx.audit({ recordKind: 'invoice', recordId: id, action: 'sent' });
  ctx.announce({ kind: 'invoice', id, revision: invoice.revision + 1 });
  return { outcome: 'sent' };
}
