// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/hosted.ts';
import type { ByteAnswer, ByteBody, HeaderInput, TextAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetPaymentPageInput {
  readonly path: t.GetPaymentPageData['path'];
  readonly query: NonNullable<t.GetPaymentPageData['query']>;
}

export interface GetPayableInvoiceInput {
  readonly path: t.GetPayableInvoiceData['path'];
}

export interface MarkPayableInvoiceViewedInput {
  readonly path: t.MarkPayableInvoiceViewedData['path'];
}

export interface GetInvoicePdfInput {
  readonly path: t.GetInvoicePdfData['path'];
}

export interface StartInvoicePaymentInput {
  readonly path: t.StartInvoicePaymentData['path'];
  readonly body: t.StartInvoicePaymentData['body'];
}

export interface GetInvoicePaymentInput {
  readonly path: t.GetInvoicePaymentData['path'];
}

export interface GetPaymentSetupPageInput {
  readonly path: t.GetPaymentSetupPageData['path'];
  readonly query: NonNullable<t.GetPaymentSetupPageData['query']>;
}

export interface GetPaymentSetupInput {
  readonly path: t.GetPaymentSetupData['path'];
}

export interface StartPaymentSetupInput {
  readonly path: t.StartPaymentSetupData['path'];
  readonly body: t.StartPaymentSetupData['body'];
}

export interface CompletePaymentSetupInput {
  readonly path: t.CompletePaymentSetupData['path'];
  readonly body: t.CompletePaymentSetupData['body'];
}

export interface GetBankAuthorizationPageInput {
  readonly path: t.GetBankAuthorizationPageData['path'];
}

export interface GetBankAuthorizationInput {
  readonly path: t.GetBankAuthorizationData['path'];
}

export interface ConfirmBankAuthorizationInput {
  readonly path: t.ConfirmBankAuthorizationData['path'];
  readonly body: t.ConfirmBankAuthorizationData['body'];
}

export interface GetEnrolmentPageInput {
  readonly path: t.GetEnrolmentPageData['path'];
}

export interface GetEnrolmentInput {
  readonly path: t.GetEnrolmentData['path'];
}

export interface CancelEnrolmentInput {
  readonly path: t.CancelEnrolmentData['path'];
  readonly body: t.CancelEnrolmentData['body'];
}

export interface RetractEnrolmentCancellationInput {
  readonly path: t.RetractEnrolmentCancellationData['path'];
}

export interface ListenPaymentEventsInput {
  readonly path: t.ListenPaymentEventsData['path'];
  readonly headers: HeaderInput<NonNullable<t.ListenPaymentEventsData['headers']>, 'stripe-signature' | 'x-square-hmacsha256-signature' | 'webhook-signature' | 'paypal-transmission-sig' | 'paypal-transmission-id' | 'paypal-transmission-time' | 'paypal-cert-url' | 'paypal-auth-algo'>;
  readonly body: ByteBody;
}

/** Payments: one handler per operation of the contract. */
export interface HostedPaymentsHandlers {
  /** Get the payment page of an invoice · GET /hosted/pay/{token} · token:invoice_payment */
  readonly getPaymentPage: (ctx: ReadContext, input: GetPaymentPageInput) => Promise<string | TextAnswer<'text/html'>>;
  /** Get an invoice to pay · GET /hosted/pay/{token}/invoice · token:invoice_payment */
  readonly getPayableInvoice: (ctx: ReadContext, input: GetPayableInvoiceInput) => Promise<Result<t.GetPayableInvoiceResponse['data']>>;
  /** Mark an invoice as viewed · POST /hosted/pay/{token}/viewed · token:invoice_payment */
  readonly markPayableInvoiceViewed: (ctx: WriteContext<never>, input: MarkPayableInvoiceViewedInput) => Promise<Result<t.MarkPayableInvoiceViewedResponse['data']>>;
  /** Get an invoice as a PDF · GET /hosted/pay/{token}/pdf · token:invoice_payment */
  readonly getInvoicePdf: (ctx: ReadContext, input: GetInvoicePdfInput) => Promise<ByteAnswer>;
  /** Start a payment · POST /hosted/pay/{token}/payments · token:invoice_payment */
  readonly startInvoicePayment: (ctx: WriteContext<never>, input: StartInvoicePaymentInput) => Promise<Result<t.StartInvoicePaymentResponse['data']>>;
  /** Get a payment · GET /hosted/pay/{token}/payments/{payment_id} · token:invoice_payment */
  readonly getInvoicePayment: (ctx: ReadContext, input: GetInvoicePaymentInput) => Promise<Result<t.GetInvoicePaymentResponse['data']>>;
  /** Get the page to save a payment method · GET /hosted/payment-setup/{token} · token:payment_setup */
  readonly getPaymentSetupPage: (ctx: ReadContext, input: GetPaymentSetupPageInput) => Promise<string | TextAnswer<'text/html'>>;
  /** Get details of a payment setup · GET /hosted/payment-setup/{token}/details · token:payment_setup */
  readonly getPaymentSetup: (ctx: ReadContext, input: GetPaymentSetupInput) => Promise<Result<t.GetPaymentSetupResponse['data']>>;
  /** Start saving a payment method · POST /hosted/payment-setup/{token}/start · token:payment_setup */
  readonly startPaymentSetup: (ctx: WriteContext<never>, input: StartPaymentSetupInput) => Promise<Result<t.StartPaymentSetupResponse['data']>>;
  /** Complete a payment setup · POST /hosted/payment-setup/{token}/complete · token:payment_setup */
  readonly completePaymentSetup: (ctx: WriteContext<'client.bank_authorization_required'>, input: CompletePaymentSetupInput) => Promise<Result<t.CompletePaymentSetupResponse['data']>>;
  /** Get the page to authorize debits · GET /hosted/bank-authorization/{token} · token:bank_authorization */
  readonly getBankAuthorizationPage: (ctx: ReadContext, input: GetBankAuthorizationPageInput) => Promise<string | TextAnswer<'text/html'>>;
  /** Get details of a bank authorization · GET /hosted/bank-authorization/{token}/details · token:bank_authorization */
  readonly getBankAuthorization: (ctx: ReadContext, input: GetBankAuthorizationInput) => Promise<Result<t.GetBankAuthorizationResponse['data']>>;
  /** Confirm a bank authorization · POST /hosted/bank-authorization/{token}/confirm · token:bank_authorization */
  readonly confirmBankAuthorization: (ctx: WriteContext<never>, input: ConfirmBankAuthorizationInput) => Promise<Result<t.ConfirmBankAuthorizationResponse['data']>>;
  /** Get the page of an enrolment · GET /hosted/enrolment/{token} · token:enrolment */
  readonly getEnrolmentPage: (ctx: ReadContext, input: GetEnrolmentPageInput) => Promise<string | TextAnswer<'text/html'>>;
  /** Get an enrolment · GET /hosted/enrolment/{token}/details · token:enrolment */
  readonly getEnrolment: (ctx: ReadContext, input: GetEnrolmentInput) => Promise<Result<t.GetEnrolmentResponse['data']>>;
  /** Cancel an enrolment · POST /hosted/enrolment/{token}/cancel · token:enrolment */
  readonly cancelEnrolment: (ctx: WriteContext<'client_program.cancelled'>, input: CancelEnrolmentInput) => Promise<Result<t.CancelEnrolmentResponse['data']>>;
  /** Retract the cancellation of an enrolment · POST /hosted/enrolment/{token}/keep · token:enrolment */
  readonly retractEnrolmentCancellation: (ctx: WriteContext<never>, input: RetractEnrolmentCancellationInput) => Promise<Result<t.RetractEnrolmentCancellationResponse['data']>>;
  /** Receive events of a payment provider · POST /hosted/payment-events/{token} · token:payment_events */
  readonly listenPaymentEvents: (ctx: WriteContext<never>, input: ListenPaymentEventsInput) => Promise<Result<t.ListenPaymentEventsResponse['data']>>;
}
