import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { Instrument } from '#src/platform/payments/index.ts';

const maxLabel = 200;

const nouns: Readonly<Record<PaymentMethodType, string>> = {
  card: 'Card',
  bank_account: 'Bank account',
  wallet: 'Wallet',
};

/** A method as people know it, such as `Visa ending in 4242`. */
export function methodLabel({
  type,
  brand,
  bankName,
  last4,
}: Pick<Instrument, 'type' | 'brand' | 'bankName' | 'last4'>): string {
  const name = brand ?? bankName ?? nouns[type];
  return (last4 === null ? name : `${name} ending in ${last4}`).slice(0, maxLabel);
}

export const descriptionOf = ({
  invoice_number: number,
}: {
  readonly invoice_number: string | null;
}): string => (number === null ? 'Payment' : `Invoice ${number}`);
