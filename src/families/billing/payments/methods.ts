import type { ListPaymentMethodsInput } from '#generated/families/billing/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { methodList } from './methods.queries.ts';

/** Members who bill programs alone see no methods of the agency. */
export function listPaymentMethods(ctx: ReadContext, { query }: ListPaymentMethodsInput) {
  const isProgramsOnly = !ctx.can('billing.view');
  if (isProgramsOnly && (!ctx.can('programs.bill') || query.owner_kind === 'agency'))
    ctx.demand('billing.view');
  if (query.owner_kind === 'agency' && query.client_id !== undefined)
    throw invalid('query.client_id', 'is not for methods of the agency.');
  return methodList.page(ctx.db, query, { isProgramsOnly });
}
