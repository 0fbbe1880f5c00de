import { hash } from 'node:crypto';
import type { PaymentMethodType } from '#generated/types.gen.ts';
import {
  PaymentFault,
  type Instrument,
  type PaymentProvider,
  type PaymentState,
  type ProviderForm,
} from './provider.ts';

// Payments without a provider: no money moves, and pages say so. It stores nothing: ids say what becomes of them, so that each
// process, and each test, finds the same.

type Outcome = 'succeeded' | 'pending' | 'declined' | 'lost';

interface Trial {
  readonly type: PaymentMethodType;
  readonly last4: string;
  readonly outcome: Outcome;
  readonly brand?: string;
  /** The holder has to authorize it after it was saved. */
  readonly needsMandate?: true;
}

/** What can be saved, by the token that the page or a program gives. */
const trials: Readonly<Record<string, Trial>> = {
  sim_card: { type: 'card', last4: '4242', brand: 'Test card', outcome: 'succeeded' },
  sim_card_declined: { type: 'card', last4: '0002', brand: 'Test card', outcome: 'declined' },
  sim_card_lost: { type: 'card', last4: '9987', brand: 'Test card', outcome: 'lost' },
  sim_bank: { type: 'bank_account', last4: '6789', outcome: 'succeeded' },
  sim_bank_pending: { type: 'bank_account', last4: '1116', outcome: 'pending' },
  sim_bank_unverified: { type: 'bank_account', last4: '2227', outcome: 'succeeded', needsMandate: true },
  sim_wallet: { type: 'wallet', last4: '0001', brand: 'Test wallet', outcome: 'succeeded' },
};

/** The token that stands for a method of each type on our own pages. */
export const simulatedTokens: Readonly<Record<PaymentMethodType, string>> = {
  card: 'sim_card',
  bank_account: 'sim_bank',
  wallet: 'sim_wallet',
};

const formMinutes = 60;

const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'JPY',
  'PLN',
  'INR',
  'SGD',
  'ZAR',
];

const form = (clientToken: string, now: Date): ProviderForm => ({
  clientToken,
  redirectUrl: null,
  expiresAt: new Date(now.getTime() + formMinutes * 60_000),
});

/** An owner goes into a token, so that a token of one client saves nothing for another. */
export const simulatedToken = (token: string, owner: string): string => `${token}.${owner}`;

function instrumentOf(token: string, owner: string): Instrument | undefined {
  const trial = trials[token];
  if (trial === undefined) return undefined;
  const { type, last4, brand = null } = trial;
  return {
    externalId: `${token}:${hash('sha256', `${token} ${owner}`).slice(0, 16)}`,
    customerId: `sim_customer:${owner}`,
    type,
    scheme: type === 'bank_account' ? 'ach' : null,
    brand,
    bankName: type === 'bank_account' ? 'Test bank' : null,
    last4: type === 'wallet' ? null : last4,
    expiryMonth: type === 'card' ? 12 : null,
    expiryYear: type === 'card' ? 2099 : null,
    fingerprint: `simulated:${token}`,
  };
}

const failures = {
  declined: { code: 'card_declined', message: 'The test card was declined.', isFinal: false },
  lost: { code: 'lost_card', message: 'The test card was reported lost.', isFinal: true },
} as const;

// On the page the method follows the id, with its owner: `sim_payment:succeeded:<id>:card:client:<id>`.
const idForm =
  /^sim_payment:(succeeded|pending|declined|lost):[0-9a-f-]+(?::(card|bank_account|wallet):(.+))?$/;

function readId(externalId: string): { readonly outcome: Outcome; readonly instrument: Instrument | null } {
  const [, outcome, type, owner] = idForm.exec(externalId) ?? [];
  if (outcome === undefined)
    throw new PaymentFault('refused', 'There is no such simulated payment.', 'not_found');
  const token = type === undefined ? undefined : simulatedTokens[type as PaymentMethodType];
  const instrument = token === undefined ? null : (instrumentOf(token, owner!) ?? null);
  return { outcome: outcome as Outcome, instrument };
}

function stateOf(externalId: string, status?: PaymentState['status']): PaymentState {
  const { outcome, instrument } = readId(externalId);
  const ended = outcome === 'pending' || outcome === 'succeeded' ? outcome : 'failed';
  return {
    status: status ?? ended,
    externalId,
    failure: status === undefined && ended === 'failed' ? failures[outcome as keyof typeof failures] : null,
    feeMinor: status === undefined && ended === 'succeeded' ? 0 : null,
    instrument,
    authorizationUrl: null,
  };
}

export const simulated: PaymentProvider = {
  key: 'simulated',
  account: async () => ({
    externalId: 'simulated',
    name: 'Simulated payments (no money moves)',
    status: 'active',
    isTestMode: true,
    supportedTypes: ['card', 'bank_account', 'wallet'],
    currencies,
    onboardingUrl: null,
    requirements: [],
    payoutBankLast4: null,
  }),
  openEvents: async () => null,
  closeEvents: async () => {},
  readEvent: () => undefined,
  createCustomer: async (_access, { key }) => `sim_customer:${key}`,
  startSetup: async (_access, { type, owner, now }) =>
    form(simulatedToken(simulatedTokens[type], owner), now),
  async readSetup(_access, token) {
    const at = token.indexOf('.');
    const owner = token.slice(at + 1);
    const instrument = at < 0 ? undefined : instrumentOf(token.slice(0, at), owner);
    const isGiven = trials[token.slice(0, at)]?.needsMandate !== true;
    return instrument && { instrument, owner, mandate: { isGiven, url: null, setupId: null } };
  },
  authorize: async () => ({ isGiven: true, url: null, setupId: null }),
  detach: async () => {},
  async prepare(_access, { key, instrument }) {
    const token = instrument.externalId.split(':')[0]!;
    return stateOf(`sim_payment:${trials[token]?.outcome ?? 'declined'}:${key}`, 'prepared');
  },
  async preparePage(_access, { key, type, owner, now }) {
    const externalId = `sim_payment:succeeded:${key}:${type}:${owner}`;
    return { state: stateOf(externalId, 'prepared'), form: form(externalId, now) };
  },
  confirm: async (_access, externalId) => stateOf(externalId),
  find: async (_access, externalId) => stateOf(externalId),
  abandon: async (_access, externalId) => ({
    ...stateOf(externalId, 'failed'),
    failure: { code: 'abandoned', message: 'It was not completed.', isFinal: false },
  }),
  findReturns: async () => [],
  findRefund: async (_access, { key }) => ({
    externalId: `sim_refund:${key}`,
    status: 'succeeded',
    message: null,
  }),
  refund: async (_access, { key }) => ({
    externalId: `sim_refund:${key}`,
    status: 'succeeded',
    message: null,
  }),
};
