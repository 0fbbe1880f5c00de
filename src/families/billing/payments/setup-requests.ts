import type { ManageClientPaymentMethodInput } from '#generated/families/billing/handlers.ts';
import type { ClientPaymentMethodManaged, InvoiceRecipient } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  findAgency,
  findBillingSettings,
  lockClientBilling,
  selectRecipients,
  writtenText,
} from '#src/domain/billing/index.ts';
import { hostedAddress, issueToken } from '#src/domain/hosted-addresses/index.ts';
import { insertSetup } from '#src/domain/payments/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { billingMail, queueMail } from '#src/platform/mail/index.ts';
import { requireActiveAccount } from './accounts.ts';

type RequestSetup = Extract<ManageClientPaymentMethodInput['body'], { readonly action: 'request_setup' }>;

const pageDays = 7;
const dayMs = 24 * 60 * 60 * 1_000;

/** Mails the client a page to save a method. */
export async function requestSetup(
  ctx: WriteContext<never>,
  {
    client_id: clientId,
    payment_provider_id: accountId,
    recipients: given,
    message,
    is_default: isDefault,
  }: RequestSetup,
): Promise<ClientPaymentMethodManaged> {
  const client = await lockClientBilling(ctx.db, clientId);
  const account = await requireActiveAccount(ctx, accountId);
  const recipients: InvoiceRecipient[] =
    given === undefined || given.length === 0
      ? await selectRecipients(ctx.db, client.id, 'invoices')
      : given.map(({ name = null, email, kind = 'to' }) => ({ name, email, kind }));
  if (recipients.length === 0)
    throw conflict(
      'The client has no recipient of invoices. Add one with updateClientBillingSettings, or name recipients.',
    );
  const expiresAt = new Date(ctx.now.getTime() + pageDays * dayMs);
  const id = await insertSetup(
    ctx.db,
    {
      clientId: client.id,
      accountId: account.id,
      isDefault: isDefault !== false,
      expiresAt,
      createdBy: ctx.identity.userId,
    },
    ctx.now,
  );
  const { token } = await issueToken(ctx, { purpose: 'payment_setup', recordId: id, expiresAt });
  const url = hostedAddress(ctx.services, '/hosted/payment-setup/{token}', token);
  await mail(ctx, recipients, url, message ?? null);
  ctx.audit({ recordKind: 'client', recordId: client.id, action: 'payment_setup_requested' });
  return {
    outcome: 'setup_requested',
    payment_method: null,
    setup_request: { url, recipients, expires_at: expiresAt.toISOString() },
  };
}

async function mail(
  ctx: WriteContext<never>,
  recipients: readonly InvoiceRecipient[],
  url: string,
  message: string | null,
): Promise<void> {
  const [{ name }, settings] = await Promise.all([findAgency(ctx.db), findBillingSettings(ctx.db)]);
  const agency = settings.legal_name ?? name;
  const text = billingMail({
    kind: 'payment_setup',
    agency,
    subject: `Save a payment method for ${agency}`,
    paragraphs:
      message === null
        ? [
            `${agency} would like to charge invoices to a card or bank account of yours. Save one on the page below; it works for ${pageDays} days.`,
          ]
        : [await writtenText(message)],
    contact: settings.billing_email,
    file: null,
    action: { label: 'Save a payment method', url },
  });
  for (const { email } of recipients) await queueMail(ctx, text, { email, userId: null });
}
