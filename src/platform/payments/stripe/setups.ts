import type { CompletedSetup, Customer, PaymentProvider, ProviderAccess } from '../provider.ts';
import {
  asking,
  expiryOf,
  isMissing,
  isSession,
  later,
  pathOf,
  requireType,
  sessionMinutes,
  unlessGone,
  within,
} from './asking.ts';
import type { Fields, Line } from './http.ts';
import type { StripeSession, StripeSetup } from './objects.ts';
import { instrumentOf, mandateOf, savedType } from './readings.rules.ts';

type Setups = Pick<PaymentProvider, 'createCustomer' | 'startSetup' | 'readSetup' | 'authorize' | 'detach'>;

/** Saved methods at Stripe: customers, forms, and mandates. */
export function setupsAt(line: Line): Setups {
  const { get, post } = asking(line);

  return {
    async createCustomer(access, customer) {
      const { id } = await post<{ id: string }>(
        access,
        'customers',
        customerFields(customer),
        `${customer.key}:customer`,
      );
      return id;
    },

    async startSetup(access, { key, type, currency, owner, customerId, returnUrl, now }) {
      const stripeMethod = requireType(type, currency);
      const metadata = { owner };
      if (returnUrl === null) {
        const setup = await post<StripeSetup>(
          access,
          'setup_intents',
          { customer: customerId, payment_method_types: [stripeMethod], usage: 'off_session', metadata },
          `${key}:setup`,
        );
        return {
          clientToken: setup.client_secret!,
          redirectUrl: null,
          expiresAt: later(now, 24 * sessionMinutes),
        };
      }
      const session = await post<StripeSession>(access, 'checkout/sessions', {
        mode: 'setup',
        customer: customerId,
        currency: currency.toLowerCase(),
        payment_method_types: [stripeMethod],
        success_url: returnUrl.replace('{token}', '{CHECKOUT_SESSION_ID}'),
        cancel_url: returnUrl.split('?')[0],
        metadata,
        setup_intent_data: { metadata },
      });
      return { clientToken: null, redirectUrl: session.url!, expiresAt: expiryOf(session, now) };
    },

    async readSetup(access, token) {
      const setup = await findSetup(access, token);
      const { payment_method: method, metadata = {} } = setup ?? {};
      if (setup === undefined || typeof method !== 'object' || method === null) return undefined;
      if (setup.status !== 'succeeded' && setup.status !== 'requires_action') return undefined;
      const instrument = instrumentOf(method);
      const owner = metadata['owner'];
      if (instrument === undefined || owner === undefined) return undefined;
      return { instrument, owner, mandate: mandateOf(setup) } satisfies CompletedSetup;
    },

    async authorize(access, { externalId, customerId, scheme }, consent) {
      const setup = await post<StripeSetup>(
        access,
        'setup_intents',
        {
          customer: customerId,
          payment_method: externalId,
          payment_method_types: [savedType({ type: 'bank_account', scheme })],
          confirm: true,
          usage: 'off_session',
          metadata: { owner: 'authorization' },
          mandate_data: {
            customer_acceptance: {
              type: 'online',
              accepted_at: Math.floor(consent.at.getTime() / 1000),
              online: { ip_address: consent.ipAddress, user_agent: consent.userAgent ?? 'unknown' },
            },
          },
        },
        `${consent.key}:authorize`,
      );
      return mandateOf(setup);
    },

    detach: (access, id) => unlessGone(post(access, `payment_methods/${pathOf(id)}/detach`, {})),
  };

  async function findSetup(access: ProviderAccess, token: string): Promise<StripeSetup | undefined> {
    // The client secret of a setup is its id, and then more.
    const id = token.replace(/_secret_.*$/, '');
    if (!/^(seti|cs)_[A-Za-z0-9_]+$/.test(id)) return undefined;
    try {
      if (!isSession(id))
        return await get<StripeSetup>(access, `setup_intents/${id}`, { expand: ['payment_method'] });
      const session = await get<StripeSession>(access, `checkout/sessions/${id}`, {
        expand: within('setup_intent', ['payment_method']),
      });
      return typeof session.setup_intent === 'object' ? (session.setup_intent ?? undefined) : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}

const customerFields = ({ name, email, key }: Customer): Fields => ({
  name,
  email,
  metadata: { customer_key: key },
});
