import type { UpdateMarketplacePayoutSettingsInput } from '#generated/families/marketplace/handlers.ts';
import type { MarketplacePayoutSettings } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import {
  lockPayoutSettings,
  showPayoutSettings,
  taxNumberPurpose,
  upsertPayoutSettings,
  type StoredPayoutSettings,
} from '#src/domain/payouts/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, problem } from '#src/platform/errors/index.ts';

export async function updateMarketplacePayoutSettings(
  ctx: WriteContext,
  { body }: UpdateMarketplacePayoutSettingsInput,
): Promise<MarketplacePayoutSettings> {
  await holdName(ctx.db, 'marketplace payout settings');
  const before = await lockPayoutSettings(ctx);
  checkRevision(before.revision, body.expected_revision);
  if (typeof body.account_token === 'string')
    throw problem(
      'payment_unavailable',
      'This service has no provider of payouts, so it cannot take an account. The other settings can be changed.',
    );
  const currency = body.currency ?? body.minimum_payout?.currency ?? before.currency;
  const minimum = minimumOf(body, currency, before);
  const after: StoredPayoutSettings = {
    ...before,
    is_enabled: body.is_enabled ?? before.is_enabled,
    currency,
    frequency: body.frequency ?? before.frequency,
    minimum_minor: minimum,
    payout_email: body.payout_email === undefined ? before.payout_email : body.payout_email,
    legal_name: body.legal_name === undefined ? before.legal_name : (body.legal_name?.trim() ?? null),
    ...(body.tax_number !== undefined && { tax_number_sealed: sealed(ctx, body.tax_number) }),
    tax_form: body.tax_form === undefined ? before.tax_form : body.tax_form,
  };
  const changes = changesBetween(before, after, [
    'is_enabled',
    'currency',
    'frequency',
    'minimum_minor',
    'payout_email',
    'legal_name',
    'tax_form',
  ]);
  if (changes === null && body.tax_number === undefined) return showPayoutSettings(ctx, before);
  const stored = { ...after, revision: before.revision + 1, updated_at: ctx.now.toISOString() };
  await upsertPayoutSettings(ctx.db, stored, ctx.now);
  recordHistory(ctx, {
    kind: 'marketplace_payout_settings',
    id: ctx.identity.tenantId,
    action: 'updated',
    ...(changes !== null && { changes }),
  });
  return showPayoutSettings(ctx, stored);
}

/** A minimum in another currency would mean nothing. */
function minimumOf(
  { minimum_payout: minimum, currency: asked }: UpdateMarketplacePayoutSettingsInput['body'],
  currency: string,
  before: StoredPayoutSettings,
): number {
  if (minimum === undefined) {
    if (asked !== undefined && asked !== before.currency)
      throw invalid('body.currency', `changes to ${asked}, so send minimum_payout in ${asked} along.`);
    return before.minimum_minor;
  }
  if (minimum.currency !== currency)
    throw invalid('body.minimum_payout.currency', `must be ${currency}, the currency of payouts.`);
  if (minimum.amount_minor <= 0) throw invalid('body.minimum_payout.amount_minor', 'must be above 0.');
  return minimum.amount_minor;
}

const sealed = ({ services, identity }: ReadContext, taxNumber: string | null): Buffer | null =>
  taxNumber === null
    ? null
    : services.sealer.seal(taxNumber, { tenantId: identity.tenantId, purpose: taxNumberPurpose });
