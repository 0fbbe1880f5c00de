import type { ClientServiceCreate, Money } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isCurrency } from '#src/domain/field-values/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** What a service is given, new or changed. */
type GivenService = Partial<Omit<ClientServiceCreate, 'name'>>;

/** Most decimals of a quantity. */
const decimals = 4;

/** 400 for a price below 0, in no currency, and for a quantity that is too fine. */
export function checkAmounts(service: GivenService, place: string): void {
  checkAmount(service.unit_price, `${place}.unit_price`);
  checkAmount(service.internal_cost, `${place}.internal_cost`);
  const { default_quantity: quantity } = service;
  if (quantity !== undefined && Number(quantity.toFixed(decimals)) !== quantity)
    throw invalid(`${place}.default_quantity`, `must have at most ${decimals} decimal places.`);
}

function checkAmount(amount: Money | null | undefined, place: string): void {
  if (amount == null) return;
  if (amount.amount_minor < 0) throw invalid(`${place}.amount_minor`, 'must not be below 0.');
  if (!isCurrency(amount.currency))
    throw invalid(
      `${place}.currency`,
      `is ${amount.currency}, which is not an ISO 4217 currency, such as USD.`,
    );
}

/** 400 for a process or a tax rate that the agency does not have. */
export async function requireReferences(
  ctx: ReadContext,
  services: readonly { readonly service: GivenService; readonly place: string }[],
): Promise<void> {
  const named = new NamedRecords();
  for (const { service, place } of services)
    named
      .add('process', service.process_definition_id, `${place}.process_definition_id`)
      .add('tax_rate', service.tax_rate_id, `${place}.tax_rate_id`);
  await named.require(ctx);
}
