import type { Money, ProgramBillingFrequency } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { findMethodOf } from '#src/domain/payments/index.ts';
import { isMonthly } from '#src/domain/programs/index.ts';
import { checkPriceIn } from '../offers/program-checks.ts';

/** What a request gives the billing of an enrolment, now or when it begins. */
interface GivenBilling {
  readonly amount?: Money;
  readonly pricing_override?: Money | null;
  readonly billing_anchor_day?: number | null;
  readonly payment_method_id?: string | null;
}

/** 400 for a price in another currency than the program's, an anchor day that the frequency has not, and a payment method of another client. */
export async function checkBilling(
  ctx: Pick<ReadContext, 'db'>,
  given: GivenBilling,
  {
    clientId,
    currency,
    frequency,
  }: {
    readonly clientId: string;
    readonly currency: string;
    readonly frequency: ProgramBillingFrequency;
  },
  place: string,
): Promise<void> {
  checkPriceIn(currency, given.amount, `${place}.amount`);
  checkPriceIn(currency, given.pricing_override, `${place}.pricing_override`);
  const { billing_anchor_day: day, payment_method_id: methodId } = given;
  if (day != null && !isMonthly(frequency))
    throw invalid(`${place}.billing_anchor_day`, `must be absent when frequency is ${frequency}.`);
  if (day === null && isMonthly(frequency))
    throw invalid(
      `${place}.billing_anchor_day`,
      `must be a day of the month when frequency is ${frequency}.`,
    );
  if (methodId != null && (await findMethodOf(ctx.db, clientId, storedId(methodId))) === undefined)
    throw invalid(
      `${place}.payment_method_id`,
      `is ${methodId}, which is not a payment method of the client.`,
    );
}
