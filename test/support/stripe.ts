import { randomUUID } from 'node:crypto';
import { Reply, silence, type OutsideWorld, type Seen } from './outside-world.ts';

const host = 'api.stripe.com';

// oxlint-disable-next-line typescript/no-explicit-any -- objects of Stripe, as its protocol has them
type Thing = Record<string, any>;

const of =
  (payment: string | null) =>
  ({ payment_intent: each }: Thing): boolean =>
    each === payment;

/** What an account at Stripe does when it is asked. `fail` is played in place of the answer. */
export class FakeStripe {
  readonly payments = new Map<string, Thing>();
  readonly setups = new Map<string, Thing>();
  readonly sessions = new Map<string, Thing>();
  readonly refunds: Thing[] = [];
  /** Whether the bank refuses to take money back. */
  failsRefunds = false;
  readonly disputes: Thing[] = [];
  readonly methods = new Map<string, Thing>();
  readonly detached: string[] = [];
  readonly webhooks = new Map<string, Thing>();
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly form: URLSearchParams;
    readonly key: string | undefined;
  }[] = [];
  account: Thing = {
    id: 'acct_1',
    country: 'US',
    default_currency: 'usd',
    charges_enabled: true,
    details_submitted: true,
    capabilities: { card_payments: 'active', us_bank_account_ach_payments: 'active' },
    settings: { dashboard: { display_name: 'Northlight at Stripe' } },
  };
  /** Whether a confirmation is done and its answer lost. */
  losesConfirmations = false;
  /** Whether it takes requests and says nothing; they wait in `held`. */
  isSilent = false;
  readonly held: { destroy(): void }[] = [];
  /** Is told of a confirmation that is done, and whose answer never comes. */
  onConfirmed: (() => void) | null = null;
  /** The same for preparations. */
  losesPreparations = false;
  /** What a card is declined with. */
  decline: string | null = null;
  readonly keys = new Set(['sk_test_good', 'rk_test_good']);
  readonly #answers = new Map<string, unknown>();

  constructor(world: OutsideWorld) {
    world.any(host, (seen, response) => this.#answer(seen, response));
  }

  /** A method that a form of Stripe has made, as the setup that it belongs to. */
  newSetup(owner: string, method: Thing, status = 'succeeded', more: Thing = {}): string {
    const id = `seti_${randomUUID().replaceAll('-', '')}`;
    const payment_method = { id: `pm_${randomUUID().replaceAll('-', '')}`, customer: 'cus_1', ...method };
    this.methods.set(payment_method.id, payment_method);
    this.setups.set(id, { id, status, metadata: { owner }, payment_method, ...more });
    return id;
  }

  /** The payer pays on the page of Stripe. */
  payOnPage(session: Thing, method: Thing): void {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const payment = {
      id,
      object: 'payment_intent',
      status: 'succeeded',
      payment_method: { id: `pm_${randomUUID().replaceAll('-', '')}`, customer: 'cus_1', ...method },
      latest_charge: { balance_transaction: { fee: 59 } },
      metadata: session['metadata'],
    };
    this.payments.set(id, payment);
    Object.assign(session, { status: 'complete', payment_intent: payment });
  }

  #answer({ method, path, text, query, headers }: Seen, response: { destroy(): void }): unknown {
    const form = method === 'GET' ? query : new URLSearchParams(text);
    const key = headers['idempotency-key'] as string | undefined;
    const below = path.replace('/v1/', '');
    this.requests.push({ method, path: below, form, key });
    if (!this.keys.has((headers.authorization ?? '').replace('Bearer ', '')))
      return new Reply(401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
      });
    if (this.isSilent) {
      this.held.push(response);
      return silence;
    }
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#act(method, below, form);
    if (key !== undefined) this.#answers.set(key, answer);
    const isLost =
      (this.losesConfirmations && below.endsWith('/confirm')) ||
      (this.losesPreparations && method === 'POST' && below === 'payment_intents');
    if (this.onConfirmed !== null && below.endsWith('/confirm')) {
      this.onConfirmed();
      return silence;
    }
    if (isLost) {
      response.destroy();
      return silence;
    }
    return answer;
  }

  #act(method: string, path: string, form: URLSearchParams): unknown {
    const [noun, id, verb] = path
      .split('/')
      .flatMap((part, index, parts) => (parts[0] === 'checkout' && index === 0 ? [] : [part]));
    const missing = new Reply(404, {
      error: { code: 'resource_missing', message: `No such ${noun}: ${id}` },
    });
    switch (`${method} ${noun}${id === undefined ? '' : '/id'}${verb === undefined ? '' : `/${verb}`}`) {
      case 'GET account':
        return this.account;
      case 'GET country_specs/id':
        return { supported_payment_currencies: ['usd', 'eur', 'cad'] };
      case 'POST webhook_endpoints': {
        const hook = { id: `we_${this.webhooks.size + 1}`, secret: 'whsec_test', url: form.get('url') };
        this.webhooks.set(hook.id, hook);
        return hook;
      }
      case 'DELETE webhook_endpoints/id':
        return this.webhooks.delete(id!) ? { id, deleted: true } : missing;
      case 'POST customers':
        return { id: 'cus_1' };
      case 'POST setup_intents':
        return this.#newSetupIntent(form);
      case 'GET setup_intents/id':
        return this.setups.get(id!) ?? missing;
      case 'POST payment_methods/id/detach':
        this.detached.push(id!);
        return { id };
      case 'POST payment_intents':
        return this.#newPayment(form);
      case 'GET payment_intents/id':
        return this.payments.get(id!) ?? missing;
      case 'POST payment_intents/id/confirm':
        return this.#confirm(id!);
      case 'POST payment_intents/id/cancel': {
        const payment = this.payments.get(id!);
        if (payment === undefined) return missing;
        payment['status'] = 'canceled';
        return payment;
      }
      case 'POST sessions':
        return this.#newSession(form);
      case 'GET sessions/id':
        return this.sessions.get(id!) ?? missing;
      case 'POST sessions/id/expire': {
        const session = this.sessions.get(id!);
        if (session === undefined) return missing;
        session['status'] = 'expired';
        return session;
      }
      case 'POST refunds': {
        const refund = {
          id: `re_${this.refunds.length + 1}`,
          status: this.failsRefunds ? 'failed' : 'succeeded',
          amount: Number(form.get('amount')),
          payment_intent: form.get('payment_intent'),
          metadata: { refund_id: form.get('metadata[refund_id]') },
        };
        this.refunds.push(refund);
        return refund;
      }
      case 'GET refunds':
        return { data: this.refunds.filter(of(form.get('payment_intent'))) };
      case 'GET disputes':
        return { data: this.disputes.filter(of(form.get('payment_intent'))) };
      default:
        return new Reply(404, { error: { message: `Unrecognized request URL (${method} /v1/${path})` } });
    }
  }

  #newSetupIntent(form: URLSearchParams): unknown {
    const id = `seti_${randomUUID().replaceAll('-', '')}`;
    const isConfirmed = form.get('confirm') === 'true';
    const setup = {
      id,
      status: isConfirmed ? 'succeeded' : 'requires_payment_method',
      client_secret: `${id}_secret_1`,
      metadata: { owner: form.get('metadata[owner]') ?? '' },
      payment_method: null,
    };
    this.setups.set(id, setup);
    return setup;
  }

  #newPayment(form: URLSearchParams): unknown {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const payment = {
      id,
      object: 'payment_intent',
      status: 'requires_confirmation',
      amount: Number(form.get('amount')),
      currency: form.get('currency'),
      payment_method: this.methods.get(form.get('payment_method') ?? '') ?? null,
      metadata: { payment_id: form.get('metadata[payment_id]') },
    };
    this.payments.set(id, payment);
    return payment;
  }

  #confirm(id: string): unknown {
    const payment = this.payments.get(id)!;
    if (this.decline !== null) {
      const error = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: this.decline,
        message: 'Your card was declined.',
      };
      Object.assign(payment, { status: 'requires_payment_method', last_payment_error: error });
      return new Reply(402, { error: { ...error, payment_intent: payment } });
    }
    Object.assign(payment, { status: 'succeeded', latest_charge: { balance_transaction: { fee: 320 } } });
    return payment;
  }

  #newSession(form: URLSearchParams): unknown {
    const id = `cs_${randomUUID().replaceAll('-', '')}`;
    const session = {
      id,
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      success_url: form.get('success_url'),
      metadata: { payment_id: form.get('metadata[payment_id]'), owner: form.get('metadata[owner]') },
      payment_intent: null,
      setup_intent: null,
    };
    this.sessions.set(id, session);
    return session;
  }
}

export const testCard = {
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2099, fingerprint: 'fp_4242' },
};

export const testBank = {
  type: 'us_bank_account',
  us_bank_account: { bank_name: 'Casco Savings', last4: '6789', fingerprint: 'fp_6789' },
};
