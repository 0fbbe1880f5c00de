// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateClientCreditEntryInput {
  readonly body: t.CreateClientCreditEntryData['body'];
}

export interface ListCreditNotesInput {
  readonly query: WithDefaults<NonNullable<t.ListCreditNotesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCreditNoteInput {
  readonly body: t.CreateCreditNoteData['body'];
}

export interface GetCreditNoteInput {
  readonly path: t.GetCreditNoteData['path'];
}

export interface ListAiCreditPurchasesInput {
  readonly query: WithDefaults<NonNullable<t.ListAiCreditPurchasesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateAiCreditPurchaseInput {
  readonly body: t.CreateAiCreditPurchaseData['body'];
}

export interface StartPaymentMethodSetupInput {
  readonly body: t.StartPaymentMethodSetupData['body'];
}

export interface ManageAgencyPaymentMethodInput {
  readonly body: t.ManageAgencyPaymentMethodData['body'];
}

/** Billing: one handler per operation of the contract. */
export interface BillingHandlers {
  /** Create a client credit entry · POST /console/api/client-credits · billing.manage */
  readonly createClientCreditEntry: (ctx: WriteContext<never>, input: CreateClientCreditEntryInput) => Promise<Result<t.CreateClientCreditEntryResponse['data']>>;
  /** List credit notes · GET /console/api/credit-notes · billing.view */
  readonly listCreditNotes: (ctx: ReadContext, input: ListCreditNotesInput) => Promise<Page<t.ListCreditNotesResponse['data'][number]>>;
  /** Create a credit note · POST /console/api/credit-notes · billing.manage */
  readonly createCreditNote: (ctx: WriteContext<'client_program.resumed'>, input: CreateCreditNoteInput) => Promise<Result<t.CreateCreditNoteResponse['data']>>;
  /** Get a credit note · GET /console/api/credit-notes/{id} · billing.view */
  readonly getCreditNote: (ctx: ReadContext, input: GetCreditNoteInput) => Promise<Result<t.GetCreditNoteResponse['data']>>;
  /** List AI credit purchases · GET /console/api/ai-credit-purchases · billing.view */
  readonly listAiCreditPurchases: (ctx: ReadContext, input: ListAiCreditPurchasesInput) => Promise<Page<t.ListAiCreditPurchasesResponse['data'][number]>>;
  /** Create an AI credit purchase · POST /console/api/ai-credit-purchases · billing.manage */
  readonly createAiCreditPurchase: (ctx: WriteContext<never>, input: CreateAiCreditPurchaseInput) => Promise<Result<t.CreateAiCreditPurchaseResponse['data']>>;
  /** Start saving a payment method · POST /console/api/payment-method-setups · billing.manage */
  readonly startPaymentMethodSetup: (ctx: WriteContext<never>, input: StartPaymentMethodSetupInput) => Promise<Result<t.StartPaymentMethodSetupResponse['data']>>;
  /** Manage agency payment methods · POST /console/api/agency-payment-methods/manage · billing.manage */
  readonly manageAgencyPaymentMethod: (ctx: WriteContext<never>, input: ManageAgencyPaymentMethodInput) => Promise<Result<t.ManageAgencyPaymentMethodResponse['data']>>;
}
