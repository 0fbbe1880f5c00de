import type { ListPaymentMethodsInput } from '#generated/families/billing/handlers.ts';
import type { PaymentMethod } from '#generated/types.gen.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { withAuthorizationUrl } from '#src/domain/payments/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { methodList } from './methods.queries.ts';

/** Members who bill programs alone see no methods of the agency. */
export async function listPaymentMethods(
  ctx: ReadContext,
  { query }: ListPaymentMethodsInput,
): Promise<Page<PaymentMethod>> {
  const isProgramsOnly = !ctx.can('billing.view');
  if (isProgramsOnly && (!ctx.can('programs.bill') || query.owner_kind === 'agency'))
    ctx.demand('billing.view');
  if (query.owner_kind === 'agency' && query.client_id !== undefined)
    throw invalid('query.client_id', 'is not for methods of the agency.');
  const { items, total } = await methodList.objects(ctx.db, query, { isProgramsOnly });
  return { items: items.map((method) => withAuthorizationUrl(ctx, method)), total };
}
