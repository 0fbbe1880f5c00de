import type { ListBillingTaxRatesInput } from '#generated/families/billing/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { taxRateList } from './tax-rates.queries.ts';

export const listBillingTaxRates = (ctx: ReadContext, { query }: ListBillingTaxRatesInput) =>
  taxRateList.page(ctx.db, query, {});
