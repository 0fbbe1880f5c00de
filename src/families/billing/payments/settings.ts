import type { UpdateBillingPaymentSettingsInput } from '#generated/families/billing/handlers.ts';
import type { BillingPaymentSettings } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { checkPositive, tenThousandths } from '#src/domain/billing/index.ts';
import {
  findAcceptedTypes,
  findPaymentSettings,
  findSupportedTypes,
  type StoredPaymentSettings,
} from '#src/domain/payments/index.ts';
import { updateSettings } from '#src/domain/settings/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

const settings = {
  table: 'payment_settings',
  recordKind: 'billing_payment_settings',
  find: findPaymentSettings,
  json: ['minimum_part_payment'],
} as const;

/** As long as nothing was chosen, clients can use what the providers support. */
export async function updateBillingPaymentSettings(
  ctx: WriteContext,
  { body }: UpdateBillingPaymentSettingsInput,
): Promise<BillingPaymentSettings> {
  const supported = await findSupportedTypes(ctx.db);
  const stored = await updateSettings<StoredPaymentSettings>(ctx, settings, body, (wish) => {
    const missing = wish.accepted_types?.find((type) => !supported.includes(type));
    if (missing !== undefined)
      throw invalid('body.accepted_types', `has ${missing}, which no connected payment provider supports.`);
    if (wish.minimum_part_payment != null)
      checkPositive(wish.minimum_part_payment, 'body.minimum_part_payment');
    if (wish.card_surcharge_percent !== undefined)
      tenThousandths(wish.card_surcharge_percent, 'body.card_surcharge_percent');
    return wish;
  });
  return showPaymentSettings(ctx.db, stored);
}

export const showPaymentSettings = async (
  db: Db,
  stored: StoredPaymentSettings,
): Promise<BillingPaymentSettings> => ({
  ...stored,
  accepted_types: stored.accepted_types ?? (await findAcceptedTypes(db)),
});
