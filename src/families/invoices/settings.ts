import type { InvoiceSettings } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findBillingSettings, findNextNumber, findToday, numberText } from '#src/domain/billing/index.ts';
import { findAcceptedTypes } from '#src/domain/payments/index.ts';

export async function getInvoiceSettings(ctx: ReadContext): Promise<InvoiceSettings> {
  const settings = await findBillingSettings(ctx.db);
  const today = await findToday(ctx.db, ctx.now);
  const form = {
    prefix: settings.invoice_number_prefix,
    digits: settings.invoice_number_digits,
    isByYear: settings.is_numbered_by_year,
  };
  const next = await findNextNumber(ctx.db, 'invoice', form, today);
  const missing = (['address', 'billing_email'] as const).filter((name) => settings[name] === null);
  return {
    currency: settings.currency,
    payment_terms: settings.payment_terms,
    default_tax_rate_id: settings.default_tax_rate_id,
    is_tax_inclusive: settings.is_tax_inclusive,
    invoice_number_prefix: settings.invoice_number_prefix,
    invoice_number_digits: settings.invoice_number_digits,
    next_invoice_number: numberText(form, next, today),
    default_memo: settings.default_memo,
    invoice_footer: settings.invoice_footer,
    reminder_days: settings.reminder_days,
    is_credit_auto_applied: settings.is_credit_auto_applied,
    is_auto_charged: settings.is_auto_charged,
    accepted_types: await findAcceptedTypes(ctx.db),
    missing,
    revision: settings.revision,
    updated_at: settings.updated_at,
  };
}
