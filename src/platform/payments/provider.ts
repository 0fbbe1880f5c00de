import type { BankDebitScheme, PaymentMethodType, PaymentProviderKey } from '#generated/types.gen.ts';

/** Providers that can be connected. */
export type BuiltProvider = Extract<PaymentProviderKey, 'simulated' | 'stripe'>;

/** What an account is reached with. It is stored sealed. */
export interface ProviderAccess {
  /** Null for a provider without keys. */
  readonly secretKey: string | null;
  readonly publishableKey: string | null;
}

/** The account as the provider describes it. */
export interface ProviderAccount {
  readonly externalId: string;
  /** As the provider calls it. */
  readonly name: string;
  readonly status: 'onboarding' | 'active' | 'restricted';
  readonly isTestMode: boolean;
  readonly supportedTypes: readonly PaymentMethodType[];
  readonly currencies: readonly string[];
  readonly onboardingUrl: string | null;
  readonly requirements: readonly string[];
  readonly payoutBankLast4: string | null;
}

/** Where events of an account arrive, and what proves that they are genuine. */
export interface EventAddress {
  readonly externalId: string;
  readonly secret: string;
}

/** A card, account or wallet at the provider. */
export interface Instrument {
  readonly externalId: string;
  readonly customerId: string | null;
  readonly type: PaymentMethodType;
  readonly scheme: BankDebitScheme | null;
  readonly brand: string | null;
  readonly bankName: string | null;
  readonly last4: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  /** The same for the same card or account, however often it is saved. */
  readonly fingerprint: string;
}

/** Whether the instrument may be charged, as far as the provider is concerned. */
export interface Mandate {
  readonly isGiven: boolean;
  /** Page of the provider on which the holder completes it; null when there is none. */
  readonly url: string | null;
  /** What the provider calls the setup that the mandate comes from, to be asked again; null when there is nothing to ask. */
  readonly setupId: string | null;
}

/** What a form of the provider has led to. */
export interface CompletedSetup {
  readonly instrument: Instrument;
  readonly mandate: Mandate;
  /** Whose it is, as `startSetup` was told. */
  readonly owner: string;
}

/** What the browser needs: a token for the provider's form, or a page of the provider. */
export interface ProviderForm {
  readonly clientToken: string | null;
  readonly redirectUrl: string | null;
  readonly expiresAt: Date;
}

/** A form to be opened for a new method. */
export interface SetupRequest {
  /** Sent again with the same key, it is the same setup. */
  readonly key: string;
  readonly type: PaymentMethodType;
  readonly currency: string;
  /** Whose the instrument will be, in a form that only we make, such as `client:<id>`. */
  readonly owner: string;
  readonly customer: Customer;
  /** Where the payer returns to from a page of the provider; null for a form in our own page. The token of the setup stands for `{token}`. */
  readonly returnUrl: string | null;
  readonly now: Date;
}

/** A payer at the provider: one that is known there, or what to call a new one. */
export interface Customer {
  readonly externalId: string | null;
  readonly name: string;
  readonly email: string | null;
  /** Sent again with the same key, it is the same customer. */
  readonly key: string;
}

/** A payment to be prepared. Nothing is charged by it. */
export interface PaymentRequest {
  /** Our id of the payment: prepared again with the same one, it is the same payment. */
  readonly key: string;
  /** With the surcharge, in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** One line for the provider's lists and receipts, such as `Invoice INV-00042`. */
  readonly description: string;
  readonly statementDescriptor: string | null;
}

export interface SavedPaymentRequest extends PaymentRequest {
  readonly instrument: Pick<Instrument, 'externalId' | 'customerId' | 'type' | 'scheme'>;
}

export interface PagePaymentRequest extends PaymentRequest {
  readonly type: PaymentMethodType;
  readonly customer: Customer;
  readonly isMethodSaved: boolean;
  /** Whose a saved method becomes. */
  readonly owner: string;
  readonly returnUrl: string;
  readonly now: Date;
}

/** A payment as the provider describes it. */
export interface PaymentState {
  /** `prepared`: the provider was never asked to charge, or the payer has not paid yet. */
  readonly status: 'prepared' | 'pending' | 'succeeded' | 'failed' | 'needs_authorization';
  readonly externalId: string;
  readonly failure: PaymentFailure | null;
  readonly feeMinor: number | null;
  /** What paid, masked; null while unknown. */
  readonly instrument: Instrument | null;
  /** Page on which the holder authorizes it, for `needs_authorization`. */
  readonly authorizationUrl: string | null;
}

export interface PaymentFailure {
  /** In the provider's words, such as `insufficient_funds`. */
  readonly code: string;
  readonly message: string;
  /** The instrument will never work again, such as a card that was reported lost. */
  readonly isFinal: boolean;
}

export interface RefundState {
  readonly externalId: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly message: string | null;
}

/** Money of a payment that was returned to the payer, by the agency or by a bank. */
export interface ReturnedMoney {
  readonly externalId: string;
  /** `reversal`: the bank or card issuer took it, and the agency lost the dispute about it. */
  readonly kind: 'refund' | 'reversal';
  readonly amount: number;
  /** Our id of the refund; null for what was not asked for by us. */
  readonly key: string | null;
  readonly reason: string;
}

/** An event that is genuine. It says where to look, and is not believed beyond that. */
export interface ProviderEvent {
  readonly externalId: string;
  readonly type: string;
  /** What the event is about; the payment, for an event about its return. */
  readonly objectId: string | null;
  /** Our id of the payment, where the object has it. */
  readonly paymentKey: string | null;
}

/** Consent of the holder of an account to debits, as it was given to us. */
export interface Consent {
  readonly key: string;
  readonly holderName: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly at: Date;
}

/**
 * What happened to a request. `refused`: the provider did nothing. `unauthorized`: neither, because of the keys. `unknown`: it may have
 * done it, and is to be asked.
 */
export type FaultKind = 'refused' | 'unauthorized' | 'unknown';

/** A request to a provider that has no result. */
export class PaymentFault extends Error {
  override readonly name = 'PaymentFault';
  readonly kind: FaultKind;
  readonly code: string | null;

  constructor(kind: FaultKind, message: string, code: string | null = null) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/**
 * A payment provider. All of it is outside of transactions, and throws `PaymentFault`. Charging takes two steps, so that nobody has to
 * guess what became of it: `prepare` moves no money and names the payment, `confirm` charges what was prepared, once, and `find` tells
 * what became of it.
 */
export interface PaymentProvider {
  readonly key: BuiltProvider;
  account(access: ProviderAccess): Promise<ProviderAccount>;
  /** Asks the provider to send events to the address; null when it sends none. */
  openEvents(access: ProviderAccess, url: string): Promise<EventAddress | null>;
  closeEvents(access: ProviderAccess, externalId: string): Promise<void>;
  /** The event in a request to that address; undefined when it is not genuine or too old. */
  readEvent(request: EventRequest): ProviderEvent | undefined;
  createCustomer(access: ProviderAccess, customer: Customer): Promise<string>;
  startSetup(
    access: ProviderAccess,
    request: SetupRequest & { readonly customerId: string },
  ): Promise<ProviderForm>;
  /** What the form of the token has led to; undefined for an unknown token, and one whose form was not completed. */
  readSetup(access: ProviderAccess, token: string): Promise<CompletedSetup | undefined>;
  /** Tells the provider of the consent to debits. */
  authorize(
    access: ProviderAccess,
    instrument: Pick<Instrument, 'externalId' | 'customerId' | 'scheme'>,
    consent: Consent,
  ): Promise<Mandate>;
  /** Removes a saved instrument; one that is gone already is no fault. */
  detach(access: ProviderAccess, externalId: string): Promise<void>;
  prepare(access: ProviderAccess, request: SavedPaymentRequest): Promise<PaymentState>;
  /** As `prepare`, for a payer who is at hand. */
  preparePage(
    access: ProviderAccess,
    request: PagePaymentRequest & { readonly customerId: string },
  ): Promise<{ readonly state: PaymentState; readonly form: ProviderForm }>;
  confirm(access: ProviderAccess, externalId: string): Promise<PaymentState>;
  find(access: ProviderAccess, externalId: string): Promise<PaymentState>;
  /** Cancels a payment that is `prepared`. Resolves with its state, which may have changed before. */
  abandon(access: ProviderAccess, externalId: string): Promise<PaymentState>;
  /** What became of a refund; undefined when the provider never had it. */
  findRefund(
    access: ProviderAccess,
    request: { readonly key: string; readonly externalId: string },
  ): Promise<RefundState | undefined>;
  /** What has gone back of a payment so far. */
  findReturns(access: ProviderAccess, externalId: string): Promise<readonly ReturnedMoney[]>;
  /** Sends money back. Sent again with the same key, it is the same refund. */
  refund(
    access: ProviderAccess,
    request: { readonly key: string; readonly externalId: string; readonly amount: number },
  ): Promise<RefundState>;
}

export interface EventRequest {
  readonly secret: string;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly now: Date;
}
