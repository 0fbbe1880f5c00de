import type { Instrument, PaymentProvider, PaymentState, ProviderAccess } from '../provider.ts';
import {
  asking,
  expiryOf,
  isSession,
  later,
  pathOf,
  requireType,
  sessionMinutes,
  unlessGone,
  within,
} from './asking.ts';
import { readStripeEvent } from './events.rules.ts';
import { StripeError, type Fields, type Line } from './http.ts';
import type { StripeAccount, StripeDispute, StripePayment, StripeRefund, StripeSession } from './objects.ts';
import {
  abandoned,
  accountOf,
  refundOf,
  refundsOf,
  reversalsOf,
  savedType,
  stateOf,
} from './readings.rules.ts';
import { setupsAt } from './setups.ts';

/** What we ask to be told of; whatever else an address sends is ignored. */
const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.closed',
  'account.updated',
];

const paymentDetails = ['payment_method', 'latest_charge.balance_transaction'];

/** Stripe, by its HTTP protocol. */
export function stripe(line: Line): PaymentProvider {
  const { request, get, post } = asking(line);

  const findPayment = async (access: ProviderAccess, id: string): Promise<PaymentState> =>
    stateOf(await get<StripePayment>(access, `payment_intents/${pathOf(id)}`, { expand: paymentDetails }));

  /** A page of Stripe has no payment before the payer sends one. */
  async function findOnPage(access: ProviderAccess, id: string): Promise<PaymentState> {
    const session = await get<StripeSession>(access, `checkout/sessions/${pathOf(id)}`, {
      expand: within('payment_intent', paymentDetails),
    });
    const { payment_intent: payment, status } = session;
    if (typeof payment === 'object' && payment !== null) {
      const state = stateOf(payment);
      // A card that was declined can be tried again as long as the page is open.
      if (status !== 'open' || (state.status !== 'failed' && state.status !== 'needs_authorization'))
        return state;
      return { ...state, status: 'prepared', failure: null, externalId: id };
    }
    return status === 'expired' ? unpaid(id, 'failed') : unpaid(id, 'prepared');
  }

  const find = (access: ProviderAccess, id: string): Promise<PaymentState> =>
    isSession(id) ? findOnPage(access, id) : findPayment(access, id);

  return {
    key: 'stripe',
    ...setupsAt(line),

    async account(access) {
      const account = await get<StripeAccount>(access, 'account');
      const spec = await get<{ supported_payment_currencies?: readonly string[] }>(
        access,
        `country_specs/${pathOf(account.country ?? 'US')}`,
      ).catch((error: unknown) => {
        // A restricted key may not read it; the account's own currency is known then.
        if (error instanceof StripeError && error.kind !== 'unknown') return {};
        throw error;
      });
      const currencies = ('supported_payment_currencies' in spec && spec.supported_payment_currencies) || [];
      return accountOf(
        account,
        isTestKey(access.secretKey),
        currencies.map((each) => each.toUpperCase()),
      );
    },

    async openEvents(access, url) {
      try {
        const { id, secret } = await post<{ id: string; secret: string }>(access, 'webhook_endpoints', {
          url,
          enabled_events: eventTypes,
          description: 'Payments of clients',
        });
        return { externalId: id, secret };
      } catch (error) {
        // Stripe takes public addresses only, and a restricted key may not add any: payments are polled then.
        if (error instanceof StripeError && error.kind !== 'unknown') return null;
        throw error;
      }
    },

    closeEvents: (access, id) =>
      unlessGone(request(access, { method: 'DELETE', path: `webhook_endpoints/${pathOf(id)}` })),

    readEvent: readStripeEvent,

    async prepare(access, { key, amount, currency, description, statementDescriptor, instrument }) {
      const payment = await post<StripePayment>(
        access,
        'payment_intents',
        {
          amount,
          currency: currency.toLowerCase(),
          customer: instrument.customerId,
          payment_method: instrument.externalId,
          payment_method_types: [savedType(instrument)],
          description,
          ...descriptorFields(instrument, statementDescriptor),
          metadata: { payment_id: key },
        },
        `${key}:prepare`,
      );
      return stateOf(payment);
    },

    async preparePage(access, page) {
      const {
        key,
        amount,
        currency,
        description,
        statementDescriptor,
        type,
        customerId,
        owner,
        returnUrl,
        now,
      } = page;
      const metadata = { payment_id: key, owner };
      const session = await post<StripeSession>(
        access,
        'checkout/sessions',
        {
          mode: 'payment',
          customer: customerId,
          payment_method_types: [requireType(type, currency)],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: description },
              },
            },
          ],
          payment_intent_data: {
            description,
            metadata,
            ...descriptorFields({ type }, statementDescriptor),
            ...(page.isMethodSaved && { setup_future_usage: 'off_session' }),
          },
          metadata,
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.floor(later(now, sessionMinutes).getTime() / 1000),
        },
        `${key}:page`,
      );
      const form = { clientToken: null, redirectUrl: session.url!, expiresAt: expiryOf(session, now) };
      return { state: unpaid(session.id, 'prepared'), form };
    },

    async confirm(access, id) {
      try {
        const payment = await post<StripePayment>(
          access,
          `payment_intents/${pathOf(id)}/confirm`,
          { off_session: true, expand: paymentDetails },
          `${id}:confirm`,
        );
        return stateOf(payment);
      } catch (error) {
        // A declined card comes as an error that holds the payment.
        const declined = error instanceof StripeError ? error.body['payment_intent'] : undefined;
        if (!(error instanceof StripeError) || error.kind !== 'refused' || declined === undefined)
          throw error;
        return withError(stateOf(declined as StripePayment), error);
      }
    },

    find,

    async abandon(access, id) {
      const before = await find(access, id);
      if (before.status !== 'prepared' && before.status !== 'needs_authorization') return before;
      const path = isSession(id)
        ? `checkout/sessions/${pathOf(id)}/expire`
        : `payment_intents/${pathOf(id)}/cancel`;
      try {
        await post(access, path, {});
      } catch (error) {
        // It went on in the meantime: what became of it is found out below.
        if (!(error instanceof StripeError) || error.kind !== 'refused') throw error;
      }
      return find(access, id);
    },

    async refund(access, { key, externalId, amount }) {
      const refund = await post<StripeRefund>(
        access,
        'refunds',
        { payment_intent: externalId, amount, metadata: { refund_id: key } },
        `${key}:refund`,
      );
      return refundOf(refund);
    },

    async findRefund(access, { key, externalId }) {
      const { data } = await get<{ data: readonly StripeRefund[] }>(access, 'refunds', {
        payment_intent: externalId,
        limit: 100,
      });
      const found = data.find(({ metadata }) => metadata?.['refund_id'] === key);
      return found && refundOf(found);
    },

    async findReturns(access, externalId) {
      const query = { payment_intent: externalId, limit: 100 };
      const [refunds, disputes] = await Promise.all([
        get<{ data: readonly StripeRefund[] }>(access, 'refunds', query),
        get<{ data: readonly StripeDispute[] }>(access, 'disputes', query),
      ]);
      return [...refundsOf(refunds.data), ...reversalsOf(disputes.data)];
    },
  };
}

const isTestKey = (key: string | null): boolean => /^[sr]k_test_/.test(key ?? '');

/** Cards show the account's own descriptor, and ours after it. */
const descriptorFields = ({ type }: Pick<Instrument, 'type'>, text: string | null): Fields =>
  text === null ? {} : { [type === 'card' ? 'statement_descriptor_suffix' : 'statement_descriptor']: text };

const unpaid = (externalId: string, status: 'prepared' | 'failed'): PaymentState => ({
  status,
  externalId,
  failure: status === 'failed' ? abandoned : null,
  feeMinor: null,
  instrument: null,
  authorizationUrl: null,
});

/** A bank that wants the holder of a saved card at hand does not charge it: for us that is a failure. */
function withError(state: PaymentState, error: StripeError): PaymentState {
  if (state.status !== 'needs_authorization' || state.authorizationUrl !== null) return state;
  const failure = { code: error.code ?? 'authentication_required', message: error.message, isFinal: false };
  return { ...state, status: 'failed', failure };
}
