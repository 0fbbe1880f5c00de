import type { BillingSettings } from '#generated/types.gen.ts';
import type { UpdateBillingSettingsInput } from '#generated/families/billing/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  checkCurrency,
  checkPositive,
  findBillingSettings,
  findToday,
  hasOpenInvoices,
  showBillingSettings,
  tenThousandths,
  type StoredBillingSettings,
} from '#src/domain/billing/index.ts';
import { lockAgency, upsertSettings } from '#src/domain/settings/index.ts';
import { checkRevision, conflict, invalid } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { moveNumbers } from './numbers.ts';
import { changeTaxRates } from './tax-rate-changes.ts';

type Body = UpdateBillingSettingsInput['body'];

/** Values that a settings row takes as JSON. */
const json = ['address', 'payment_terms', 'ai_credit_recharge'] as const;

export async function updateBillingSettings(
  ctx: WriteContext,
  { body }: UpdateBillingSettingsInput,
): Promise<BillingSettings> {
  await lockAgency(ctx.db);
  const stored = await findBillingSettings(ctx.db);
  checkRevision(stored.revision, body.expected_revision);
  const today = await findToday(ctx.db, ctx.now);
  const before = await showBillingSettings(ctx.db, ctx.now, stored);
  const added = await changeTaxRates(ctx, body);
  const next = { ...stored, ...settingsOf(body), ...(added !== undefined && { default_tax_rate_id: added }) };
  await check(ctx, stored, next, body);
  await moveNumbers(ctx, { stored, next, wanted: body.next_running_number, today });
  const after = await showBillingSettings(ctx.db, ctx.now, next);
  const changes = diff(before, after, tracked);
  if (changes === null) return before;
  await upsertSettings(
    ctx.db,
    'billing_settings',
    {
      ...next,
      ...Object.fromEntries(json.map((name) => [name, jsonOf(next[name])])),
      revision: stored.revision + 1,
    },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'billing_settings',
    recordId: ctx.identity.tenantId,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
  return showBillingSettings(ctx.db, ctx.now);
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** What the request sets, as it is stored. */
function settingsOf({
  add_tax_rates: _added,
  update_tax_rates: _updated,
  archive_tax_rate_ids: _archived,
  restore_tax_rate_ids: _restored,
  next_running_number: _next,
  expected_revision: _revision,
  default_tax_rate_id: rateId,
  payment_terms: terms,
  reminder_days: days,
  ...values
}: Body): Partial<StoredBillingSettings> {
  return {
    ...values,
    ...(rateId !== undefined && { default_tax_rate_id: storedId(rateId) }),
    ...(terms !== undefined && { payment_terms: { late_fee_percent: null, ...terms } as never }),
    ...(days !== undefined && { reminder_days: [...days].sort((a, b) => a - b) }),
  };
}

async function check(
  ctx: WriteContext,
  stored: StoredBillingSettings,
  next: StoredBillingSettings,
  body: Body,
): Promise<void> {
  checkCurrency(body.currency, 'body.currency');
  if (body.payment_terms?.late_fee_percent != null)
    tenThousandths(body.payment_terms.late_fee_percent, 'body.payment_terms.late_fee_percent');
  if (body.ai_credit_recharge != null) {
    checkPositive(body.ai_credit_recharge.amount, 'body.ai_credit_recharge.amount');
    const { monthly_limit: limit } = body.ai_credit_recharge;
    if (limit !== null) checkPositive(limit, 'body.ai_credit_recharge.monthly_limit');
  }
  if (next.credit_note_number_prefix === next.invoice_number_prefix)
    throw body.credit_note_number_prefix === undefined
      ? invalid('body.invoice_number_prefix', 'must differ from the prefix of credit notes.')
      : invalid('body.credit_note_number_prefix', 'must differ from the prefix of invoices.');
  if (next.is_numbered_by_year)
    for (const name of ['invoice_number_prefix', 'credit_note_number_prefix'] as const)
      if (!next[name].includes('{YYYY}'))
        throw invalid(`body.${name}`, 'must contain {YYYY} while numbers restart every year.');
  if (next.currency !== stored.currency && (await hasOpenInvoices(ctx.db)))
    throw conflict(
      'The currency cannot change while invoices are open. Wait until they are paid, void or written off.',
    );
}

const tracked = [
  'legal_name',
  'billing_email',
  'billing_phone',
  'address',
  'tax_number',
  'currency',
  'payment_terms',
  'default_tax_rate_id',
  'tax_rates',
  'is_tax_inclusive',
  'invoice_number_prefix',
  'credit_note_number_prefix',
  'invoice_number_digits',
  'is_numbered_by_year',
  'next_running_number',
  'program_invoices',
  'default_memo',
  'invoice_footer',
  'reminder_days',
  'is_credit_auto_applied',
  'is_auto_charged',
  'ai_credit_alert_below',
  'ai_credit_recharge',
] as const;
