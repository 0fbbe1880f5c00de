import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';
import { findAgency, findBillingSettings, selectRecipients } from '#src/domain/billing/index.ts';
import { hostedAddress, issueToken, revokeTokens } from '#src/domain/hosted-addresses/index.ts';
import { findEventClient } from '#src/domain/refs/index.ts';
import { billingMail, queueMail } from '#src/platform/mail/index.ts';
import { noteMethod, type StoredMethod } from './methods.queries.ts';
import { openAuthorizationUrl, sealAuthorizationUrl } from './authorization-url.ts';
import { methodLabel } from './texts.rules.ts';

export type AuthorizationEvent = 'client.bank_authorization_required';

/** What asking a client for a mandate needs: the context of a handler of either contract, or of a job. */
export type AuthorizationWriter = Pick<
  WriteContext<AuthorizationEvent>,
  'db' | 'now' | 'emit' | 'audit' | 'atCommit' | 'requestId'
> & {
  readonly identity: { readonly tenantId: string };
  readonly services: Pick<Services, 'sealer' | 'mail' | 'hostedUrl'>;
};

const pageDays = 7;
const dayMs = 24 * 60 * 60 * 1_000;

/** For which charge the mandate is missing. */
export interface Occasion {
  readonly invoiceId: string | null;
  readonly clientProgramId: string | null;
}

export const noOccasion: Occasion = { invoiceId: null, clientProgramId: null };

type Asked = StoredMethod & { readonly client_id: string };

/**
 * Gives the client a page to authorize the method, and announces once per mandate that it is missing: by the event, and by an
 * e-mail to those who get invoices. `providerUrl` is a page of the provider, in place of ours; `isAskedFor`: a member wants
 * the client to be written to again.
 */
export async function announceAuthorization(
  ctx: AuthorizationWriter,
  method: Asked,
  occasion: Occasion,
  { providerUrl = null, isAskedFor = false }: { providerUrl?: string | null; isAskedFor?: boolean } = {},
): Promise<void> {
  const page = await openPage(ctx, method, providerUrl);
  if (method.is_authorization_announced && !page.isNew && !isAskedFor) return;
  await noteMethod(ctx.db, method.id, {
    authorization_url_sealed: sealAuthorizationUrl(ctx, page.url),
    authorization_expires_at: page.expiresAt,
    ...(!method.is_authorization_announced && { is_authorization_announced: true }),
  });
  await mailRequest(ctx, method, page.url);
  if (method.is_authorization_announced) return;
  ctx.emit('client.bank_authorization_required', {
    client: await findEventClient(ctx.db, method.client_id),
    payment_method: {
      id: method.id,
      type: 'bank_account',
      bank_name: method.bankName,
      last4: method.last4 ?? '0000',
    },
    provider: method.provider,
    authorization_url: page.url,
    expires_at: page.expiresAt,
    invoice_id: occasion.invoiceId,
    client_program_id: occasion.clientProgramId,
  });
}

interface AuthorizationPage {
  readonly url: string;
  readonly expiresAt: string | null;
  readonly isNew: boolean;
}

/** The page that there is, or a new one when that has expired. */
async function openPage(
  ctx: AuthorizationWriter,
  { id, authorization_url_sealed: sealed, authorization_expires_at: expiresAt }: Asked,
  providerUrl: string | null,
): Promise<AuthorizationPage> {
  const url = sealed === null ? null : openAuthorizationUrl(ctx, sealed);
  if (providerUrl !== null) return { url: providerUrl, expiresAt: null, isNew: providerUrl !== url };
  const isOpen = url !== null && (expiresAt === null || Date.parse(expiresAt) > ctx.now.getTime());
  if (isOpen) return { url, expiresAt, isNew: false };
  await revokeTokens(ctx, { recordId: id, purpose: 'bank_authorization' });
  const expiry = new Date(ctx.now.getTime() + pageDays * dayMs);
  const { token } = await issueToken(ctx, { purpose: 'bank_authorization', recordId: id, expiresAt: expiry });
  return {
    url: hostedAddress(ctx.services, '/hosted/bank-authorization/{token}', token),
    expiresAt: expiry.toISOString(),
    isNew: true,
  };
}

async function mailRequest(ctx: AuthorizationWriter, method: Asked, url: string): Promise<void> {
  const [{ name }, settings, recipients] = await Promise.all([
    findAgency(ctx.db),
    findBillingSettings(ctx.db),
    selectRecipients(ctx.db, method.client_id, 'invoices'),
  ]);
  const agency = settings.legal_name ?? name;
  const message = billingMail({
    kind: 'payment_setup',
    agency,
    subject: `Authorize debits by ${agency}`,
    paragraphs: [
      `${agency} would like to debit invoices from your account (${methodLabel(method)}). Your bank requires your authorization first.`,
    ],
    contact: settings.billing_email,
    file: null,
    action: { label: 'Authorize debits', url },
  });
  for (const { email } of recipients) await queueMail(ctx, message, { email, userId: null });
}
