import type { BankDebitScheme, PaymentMethodType } from '#generated/types.gen.ts';
import type {
  Instrument,
  Mandate,
  PaymentFailure,
  PaymentState,
  ProviderAccount,
  RefundState,
  ReturnedMoney,
} from '../provider.ts';
import type {
  StripeAccount,
  StripeAction,
  StripeDispute,
  StripeMethod,
  StripePayment,
  StripeRefund,
  StripeSetup,
} from './objects.ts';

/** The first methods of Stripe that are built for each of ours, by the currency for debits. */
const debits: Readonly<Record<string, { readonly type: string; readonly scheme: BankDebitScheme }>> = {
  USD: { type: 'us_bank_account', scheme: 'ach' },
  EUR: { type: 'sepa_debit', scheme: 'sepa' },
  GBP: { type: 'bacs_debit', scheme: 'bacs' },
};

/** What Stripe calls the type in this currency; undefined where it has none. */
export function stripeType(type: PaymentMethodType, currency: string): string | undefined {
  if (type === 'card') return 'card';
  if (type === 'wallet') return 'paypal';
  return debits[currency]?.type;
}

/** What Stripe calls a saved method. */
export const savedType = ({ type, scheme }: Pick<Instrument, 'type' | 'scheme'>): string =>
  type === 'card'
    ? 'card'
    : type === 'wallet'
      ? 'paypal'
      : Object.values(debits).find((debit) => debit.scheme === scheme)!.type;

const majorCurrencies =
  `USD EUR GBP CAD AUD NZD CHF SEK NOK DKK JPY PLN CZK HUF RON BGN SGD HKD INR BRL MXN ZAR AED ILS THB MYR PHP IDR
  KRW TWD VND COP CLP PEN ARS UYU CRC DOP MAD EGP KES NGN GHS UAH GEL QAR SAR LKR PKR`.split(/\s+/);
const maxCurrencies = 50;
/** Stripe counts hundredths of these, which have none. */
const unlikeOurs = new Set(['ISK', 'UGX']);

export function accountOf(
  account: StripeAccount,
  isTestMode: boolean,
  currencies: readonly string[],
): ProviderAccount {
  const { capabilities = {}, requirements, settings, business_profile: profile } = account;
  const isActive = (...names: string[]): boolean => names.some((name) => capabilities[name] === 'active');
  const types: PaymentMethodType[] = [];
  if (isActive('card_payments')) types.push('card');
  if (isActive('us_bank_account_ach_payments', 'sepa_debit_payments', 'bacs_debit_payments'))
    types.push('bank_account');
  if (isActive('paypal_payments')) types.push('wallet');
  const isOpen = account.charges_enabled === true;
  const status = isOpen ? 'active' : account.details_submitted === true ? 'restricted' : 'onboarding';
  const ownCurrency = account.default_currency?.toUpperCase();
  const home = ownCurrency === undefined || unlikeOurs.has(ownCurrency) ? undefined : ownCurrency;
  const others = majorCurrencies.filter((each) => each !== home && currencies.includes(each));
  return {
    externalId: account.id,
    name: (settings?.dashboard?.display_name || profile?.name || `Stripe ${account.id}`).slice(0, 120),
    status,
    isTestMode,
    supportedTypes: types,
    currencies: [...(home === undefined ? [] : [home]), ...others].slice(0, maxCurrencies),
    onboardingUrl: status === 'onboarding' ? 'https://dashboard.stripe.com/account/onboarding' : null,
    requirements: (requirements?.currently_due ?? []).slice(0, maxCurrencies).map(requirementText),
    payoutBankLast4: null,
  };
}

/** `company.tax_id` becomes `Stripe needs company: tax id.` */
const requirementText = (path: string): string =>
  `Stripe needs ${path.replaceAll('.', ': ').replaceAll('_', ' ')}.`.slice(0, 500);

export function instrumentOf(method: StripeMethod): Instrument | undefined {
  const customer =
    typeof method.customer === 'object' ? (method.customer?.id ?? null) : (method.customer ?? null);
  const common = { externalId: method.id, customerId: customer, scheme: null, bankName: null };
  const noExpiry = { expiryMonth: null, expiryYear: null };
  if (method.card !== undefined) {
    const { brand, last4, exp_month: month, exp_year: year, fingerprint } = method.card;
    return {
      ...common,
      type: 'card',
      brand: brand === undefined ? null : titled(brand),
      last4: digitsOf(last4),
      expiryMonth: month ?? null,
      expiryYear: year ?? null,
      fingerprint: `stripe:${fingerprint ?? method.id}`,
    };
  }
  const debit = Object.values(debits).find(({ type }) => type === method.type);
  if (debit !== undefined) {
    const bank = method[debit.type as 'us_bank_account'] ?? {};
    return {
      ...common,
      ...noExpiry,
      type: 'bank_account',
      scheme: debit.scheme,
      brand: null,
      bankName: bank.bank_name?.slice(0, 200) || null,
      last4: digitsOf(bank.last4),
      fingerprint: `stripe:${bank.fingerprint ?? method.id}`,
    };
  }
  if (method.type !== 'paypal') return undefined;
  return {
    ...common,
    ...noExpiry,
    type: 'wallet',
    brand: 'PayPal',
    last4: null,
    fingerprint: `stripe:${method.paypal?.payer_id ?? method.id}`,
  };
}

const titled = (brand: string): string => (brand[0]?.toUpperCase() ?? '') + brand.slice(1, 40);

const digitsOf = (last4: string | undefined): string | null =>
  last4 !== undefined && /^\d{4}$/.test(last4) ? last4 : null;

const verificationUrl = (action: StripeAction | null | undefined): string | null =>
  action?.verify_with_microdeposits?.hosted_verification_url ?? null;

/** A setup that succeeded holds the mandate; one that waits for small deposits to be confirmed has a page for that. */
export const mandateOf = ({ id, status, next_action: action }: StripeSetup): Mandate => ({
  setupId: id,
  isGiven: status === 'succeeded',
  url: status === 'succeeded' ? null : verificationUrl(action),
});

// Codes by which a bank says that the card will never work again.
const finalCodes = new Set([
  'lost_card',
  'stolen_card',
  'expired_card',
  'pickup_card',
  'invalid_account',
  'account_closed',
  'debit_not_authorized',
  'no_account',
  'payment_method_unactivated',
]);

export function failureOf(error: StripePayment['last_payment_error']): PaymentFailure {
  const code = (error?.decline_code ?? error?.code ?? 'declined').slice(0, 100);
  return {
    code,
    message: (error?.message ?? 'The payment was declined.').slice(0, 1000),
    isFinal: finalCodes.has(code),
  };
}

/** What Stripe's states mean here. */
export function stateOf(payment: StripePayment): PaymentState {
  const { id, payment_method: method, latest_charge: charge, last_payment_error: error } = payment;
  const state: PaymentState = {
    status: 'pending',
    externalId: id,
    failure: null,
    feeMinor: feeOf(charge, payment.currency),
    instrument: typeof method === 'object' && method !== null ? (instrumentOf(method) ?? null) : null,
    authorizationUrl: null,
  };
  switch (payment.status) {
    case 'succeeded':
      return { ...state, status: 'succeeded' };
    case 'canceled':
      return { ...state, status: 'failed', failure: error ? failureOf(error) : abandoned };
    case 'requires_action': {
      const url = verificationUrl(payment.next_action);
      return { ...state, status: 'needs_authorization', authorizationUrl: url };
    }
    case 'requires_payment_method':
      return error
        ? { ...state, status: 'failed', failure: failureOf(error) }
        : { ...state, status: 'prepared' };
    case 'requires_confirmation':
      return { ...state, status: 'prepared' };
    default:
      return state;
  }
}

export const abandoned: PaymentFailure = {
  code: 'abandoned',
  message: 'The payment was not completed.',
  isFinal: false,
};

/** What Stripe's states of refunds mean here. */
export const refundOf = ({ id, status, failure_reason: reason }: StripeRefund): RefundState => ({
  externalId: id,
  status: status === 'succeeded' ? 'succeeded' : /^(?:failed|canceled)$/.test(status) ? 'failed' : 'pending',
  message: reason?.replaceAll('_', ' ') ?? null,
});

const because = (reason: string | null | undefined): string =>
  reason ? `: ${reason.replaceAll('_', ' ')}` : '';

/** Refunds that have reached the payer. */
export const refundsOf = (refunds: readonly StripeRefund[]): ReturnedMoney[] =>
  refunds
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount = 0, reason, metadata }) => ({
      externalId: id,
      kind: 'refund',
      amount,
      key: metadata?.['refund_id'] ?? null,
      reason: `Refunded at Stripe${because(reason)}.`,
    }));

/** The money of a dispute comes back when it is won, so that only a lost one counts. Debits that a bank returns are disputes that are lost at once. */
export const reversalsOf = (disputes: readonly StripeDispute[]): ReturnedMoney[] =>
  disputes
    .filter(({ status }) => status === 'lost')
    .map(({ id, amount, reason }) => ({
      externalId: id,
      kind: 'reversal',
      amount,
      key: null,
      reason: `Disputed by the payer${because(reason)}.`,
    }));

/** Null for a fee in another currency than the payment, which Stripe takes of what it pays out. */
function feeOf(charge: StripePayment['latest_charge'], currency: string | undefined): number | null {
  const balance = typeof charge === 'object' ? charge?.balance_transaction : undefined;
  if (typeof balance !== 'object' || typeof balance?.fee !== 'number') return null;
  return balance.currency === undefined || balance.currency === currency ? balance.fee : null;
}
