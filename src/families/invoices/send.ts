import type { WriteContext } from '#src/call/context.ts';
import {
  finalize,
  lockInvoice,
  mailInvoice,
  reviseInvoice,
  type StoredInvoice,
} from '#src/domain/billing/index.ts';
import { chargeFirst, type AuthorizationEvent } from '#src/domain/payments/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { recipientsOf } from './given.ts';
import type { ActionOf, Done } from './manage.ts';
import { requireState } from './states.ts';

export async function finalizeInvoice(ctx: WriteContext<never>, invoice: StoredInvoice): Promise<Done> {
  if (invoice.status === 'open') return { outcome: 'unchanged' };
  requireState(invoice, ['draft'], 'finalized');
  await finalize(ctx, invoice);
  return { outcome: 'finalized' };
}

/** Mails the invoice; a draft gets its number first. Recipients in the request are those of the invoice from then on. */
export async function sendInvoice(
  ctx: WriteContext<AuthorizationEvent>,
  invoice: StoredInvoice,
  { recipients, message }: Omit<ActionOf<'send'>, 'invoice_id' | 'action'>,
): Promise<Done> {
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
