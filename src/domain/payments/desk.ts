import type { Connections, WriteScope } from '#src/platform/db/index.ts';
import type { AddressPolicy } from '#src/platform/outbound/index.ts';
import {
  PaymentFault,
  simulated,
  stripe,
  type BuiltProvider,
  type PaymentProvider,
  type PaymentState,
  type ProviderAccess,
  type RefundState,
} from '#src/platform/payments/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { findAccount, type StoredAccount } from './accounts.queries.ts';
import { endAttempt, findAttempt, storeExternalId, type StoredAttempt } from './attempts.queries.ts';
import { descriptionOf } from './texts.rules.ts';
import { findRefund } from './refunds.queries.ts';
import { findInstrument } from './methods.queries.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { checkTimer, nextCheck } from './retries.rules.ts';
import { findPaymentSettings } from './settings.queries.ts';

export const keyPurpose = 'payment_provider_key';
export const eventSecretPurpose = 'payment_provider_events';
const eventUrlPurpose = 'payment_events_address';

export interface DeskOptions {
  readonly db: Pick<Connections, 'read' | 'write'>;
  readonly sealer: Sealer;
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
}

/** A provider together with what an account is reached by. */
export interface Reached {
  readonly provider: PaymentProvider;
  readonly access: ProviderAccess;
}

/** Payment providers as the service uses them: with the keys of each agency, and outside of any transaction. */
export class PaymentDesk {
  readonly #db: DeskOptions['db'];
  readonly #sealer: Sealer;
  readonly #providers: Readonly<Record<BuiltProvider, PaymentProvider>>;

  constructor({ db, sealer, addresses, ca }: DeskOptions) {
    this.#db = db;
    this.#sealer = sealer;
    this.#providers = { simulated, stripe: stripe({ addresses, ca }) };
  }

  provider(key: BuiltProvider): PaymentProvider {
    return this.#providers[key];
  }

  sealKey(tenantId: string, key: string): Buffer {
    return this.#sealer.seal(key, { tenantId, purpose: keyPurpose });
  }

  /** In base64, as jobs carry it. */
  sealEventUrl(tenantId: string, url: string): string {
    return this.#sealer.seal(url, { tenantId, purpose: eventUrlPurpose }).toString('base64');
  }

  openEventUrl(tenantId: string, sealed: string): string {
    return this.#sealer.open(Buffer.from(sealed, 'base64'), { tenantId, purpose: eventUrlPurpose });
  }

  openKey(tenantId: string, sealed: Buffer): string {
    return this.#sealer.open(sealed, { tenantId, purpose: keyPurpose });
  }

  sealEventSecret(tenantId: string, secret: string): Buffer {
    return this.#sealer.seal(secret, { tenantId, purpose: eventSecretPurpose });
  }

  openEventSecret(tenantId: string, sealed: Buffer): string {
    return this.#sealer.open(sealed, { tenantId, purpose: eventSecretPurpose });
  }

  reach(
    tenantId: string,
    { provider, secret_key_sealed: sealed, publishable_key: publishableKey }: StoredAccount,
  ): Reached {
    const secretKey = sealed === null ? null : this.openKey(tenantId, sealed);
    return { provider: this.provider(provider), access: { secretKey, publishableKey } };
  }

  /** One transaction before a call, for what has to be stored before a provider is asked. */
  write<T>(tenantId: string, work: (scope: WriteScope) => Promise<T>): Promise<T> {
    return this.#db.write(tenantId, work);
  }

  /** Notes that the payer has the provider's form, and looks soon what becomes of it; false when the attempt has ended meanwhile. */
  opened(tenantId: string, attemptId: string, externalId: string, now: Date): Promise<boolean> {
    return this.#db.write(tenantId, async (scope) => {
      const isStored = await storeExternalId(scope.db, attemptId, externalId);
      if (isStored) setTimer(scope, { kind: checkTimer, recordId: attemptId }, nextCheck(now, 0));
      return isStored;
    });
  }

  /** Ends an attempt that can no longer be paid. */
  async end(tenantId: string, attemptId: string, message: string, now: Date): Promise<void> {
    await this.#db.write(tenantId, ({ db }) => endAttempt(db, attemptId, message, now));
  }

  /** Ends an attempt on the page that the payer has left before paying; one that goes on stays pending. */
  async giveUp(
    tenantId: string,
    { id, status, external_id: externalId, payment_provider_id: accountId }: StoredAttempt,
    now: Date,
  ): Promise<void> {
    // Without an id it is being opened at this moment.
    if (status !== 'pending' || externalId === null || accountId === null) return;
    const account = await findAccount(this.#db.read(tenantId), accountId);
    if (account === undefined) return;
    const { provider, access } = this.reach(tenantId, account);
    try {
      const before = await provider.find(access, externalId);
      if (before.status !== 'prepared') return;
      const after = await provider.abandon(access, externalId);
      if (after.status === 'failed') await this.end(tenantId, id, 'The payment was not completed.', now);
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
    }
  }

  /**
   * Sends a refund that is stored, or finds out what became of it. Null when that is not known yet, and when it has ended. What the provider
   * does not know after `isOverdue` was never sent.
   */
  async pursueRefund(tenantId: string, refundId: string, isOverdue = false): Promise<RefundState | null> {
    const reads = this.#db.read(tenantId);
    const refund = await findRefund(reads, refundId);
    if (refund === undefined || refund.status !== 'pending' || refund.payment_provider_id === null)
      return null;
    const account = await findAccount(reads, refund.payment_provider_id);
    if (account === undefined) return null;
    const { provider, access } = this.reach(tenantId, account);
    const request = { key: refund.id, externalId: refund.payment_external_id, amount: refund.amount_minor };
    try {
      if (!isOverdue) return await provider.refund(access, request);
      const found = await provider.findRefund(access, request);
      return found ?? { externalId: '', status: 'failed', message: 'It was not sent.' };
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      if (error.kind === 'unknown' || isOverdue) return null;
      return { externalId: '', status: 'failed', message: error.message };
    }
  }

  /**
   * Takes a pending attempt as far as it goes at the moment: one that the provider does not know is prepared, stored and charged, and of
   * another it is asked what became of it. Null when that is not known yet, and when the attempt has ended.
   */
  async pursue(tenantId: string, attemptId: string, now: Date): Promise<PaymentState | null> {
    const reads = this.#db.read(tenantId);
    const attempt = await findAttempt(reads, attemptId);
    if (attempt === undefined || attempt.status !== 'pending' || attempt.payment_provider_id === null)
      return null;
    const account = await findAccount(reads, attempt.payment_provider_id);
    if (account === undefined) return null;
    const reached = this.reach(tenantId, account);
    try {
      const state =
        attempt.external_id === null
          ? await this.#charge(tenantId, attempt, reached)
          : await lookUp(attempt, attempt.external_id, reached, now);
      return state === null ? null : await withoutHolder(attempt, state, reached);
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      // A refusal comes before anything is charged. Everything else is looked up later.
      const isOver =
        error.kind === 'refused' || (error.kind === 'unauthorized' && attempt.external_id === null);
      return isOver ? failed(attempt, error) : null;
    }
  }

  /** Whatever ends this in the middle, the payment can be looked up: it has its id before money moves. */
  async #charge(
    tenantId: string,
    attempt: StoredAttempt,
    { provider, access }: Reached,
  ): Promise<PaymentState | null> {
    // Of a page that was never opened nothing can come any more.
    if (attempt.source !== 'saved_method' || attempt.payment_method_id === null) return failed(attempt, null);
    if (attempt.balance_minor < attempt.amount_minor) return notDue(attempt);
    const reads = this.#db.read(tenantId);
    const instrument = await findInstrument(reads, attempt.payment_method_id);
    if (instrument === undefined) return failed(attempt, null);
    const { statement_descriptor: statementDescriptor } = await findPaymentSettings(reads);
    const prepared = await provider.prepare(access, {
      key: attempt.id,
      amount: attempt.amount_minor + attempt.surcharge_minor,
      currency: attempt.currency,
      description: descriptionOf(attempt),
      statementDescriptor,
      instrument,
    });
    const isStored = await this.#db.write(tenantId, ({ db }) =>
      storeExternalId(db, attempt.id, prepared.externalId),
    );
    // Another process was faster, and has it in hand.
    return isStored ? confirm(prepared.externalId, { provider, access }) : null;
  }
}

/** A refusal ends the attempt only where the provider says that it charged nothing. */
export async function confirm(
  externalId: string,
  { provider, access }: Reached,
): Promise<PaymentState | null> {
  try {
    return await provider.confirm(access, externalId);
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.kind === 'unknown') return null;
    const state = await provider.abandon(access, externalId);
    if (state.status !== 'failed') return state.status === 'prepared' ? null : state;
    return { ...state, failure: { code: error.code ?? 'refused', message: error.message, isFinal: false } };
  }
}

/** The holder of a saved card is not at hand to confirm it: for us the charge has failed. Debits wait for their mandate. */
async function withoutHolder(
  { source, method }: StoredAttempt,
  state: PaymentState,
  { provider, access }: Reached,
): Promise<PaymentState> {
  if (state.status !== 'needs_authorization' || source !== 'saved_method' || method === 'bank_account')
    return state;
  const after = await provider.abandon(access, state.externalId);
  if (after.status !== 'failed') return after;
  const message =
    'The bank asks the holder to confirm the payment. The client can pay on the page of the invoice.';
  return { ...after, failure: { code: 'authentication_required', message, isFinal: false } };
}

const pageHours = 24;
const hourMs = 60 * 60 * 1_000;

/** A charge that was prepared and never begun is not made up for: the reason for it may be gone. A payer has until the page closes. */
async function lookUp(
  { source, created_at: createdAt }: StoredAttempt,
  externalId: string,
  { provider, access }: Reached,
  now: Date,
): Promise<PaymentState> {
  const state = await provider.find(access, externalId);
  if (state.status !== 'prepared') return state;
  const isOpen = source === 'page' && now.getTime() < Date.parse(createdAt) + pageHours * hourMs;
  return isOpen ? state : provider.abandon(access, externalId);
}

/** Something else has settled the invoice while the charge was waiting. */
const notDue = (attempt: StoredAttempt): PaymentState => ({
  ...failed(attempt, null),
  failure: { code: 'not_due', message: 'The amount is no longer due.', isFinal: false },
});

const failed = ({ external_id: externalId }: StoredAttempt, fault: PaymentFault | null): PaymentState => ({
  status: 'failed',
  externalId: externalId ?? '',
  failure: {
    code: fault?.code ?? (fault === null ? 'abandoned' : 'refused'),
    message: (fault?.message ?? 'The payment was not completed.').slice(0, 1000),
    isFinal: false,
  },
  feeMinor: null,
  instrument: null,
  authorizationUrl: null,
});
