// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListInvoicesInput {
  readonly query: WithDefaults<NonNullable<t.ListInvoicesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateInvoiceInput {
  readonly body: t.CreateInvoiceData['body'];
}

export interface ManageInvoiceInput {
  readonly body: t.ManageInvoiceData['body'];
}

export interface GetInvoiceInput {
  readonly path: t.GetInvoiceData['path'];
}

export interface UpdateInvoiceInput {
  readonly path: t.UpdateInvoiceData['path'];
  readonly body: t.UpdateInvoiceData['body'];
}

export interface DeleteInvoiceInput {
  readonly path: t.DeleteInvoiceData['path'];
  readonly query: NonNullable<t.DeleteInvoiceData['query']>;
}

/** Invoices: one handler per operation of the contract. */
export interface InvoicesHandlers {
  /** Get invoice settings · GET /v1/invoice-settings · billing.view */
  readonly getInvoiceSettings: (ctx: ReadContext) => Promise<Result<t.GetInvoiceSettingsResponse['data']>>;
  /** List invoices · GET /v1/invoices · record */
  readonly listInvoices: (ctx: ReadContext, input: ListInvoicesInput) => Promise<Page<t.ListInvoicesResponse['data'][number]>>;
  /** Create an invoice · POST /v1/invoices · record */
  readonly createInvoice: (ctx: WriteContext<never>, input: CreateInvoiceInput) => Promise<Result<t.CreateInvoiceResponse['data']>>;
  /** Manage an invoice · POST /v1/invoices/manage · record */
  readonly manageInvoice: (ctx: WriteContext<'client.bank_authorization_required' | 'client_program.resumed'>, input: ManageInvoiceInput) => Promise<Result<t.ManageInvoiceResponse['data']>>;
  /** Get an invoice · GET /v1/invoices/{id} · record */
  readonly getInvoice: (ctx: ReadContext, input: GetInvoiceInput) => Promise<Result<t.GetInvoiceResponse['data']>>;
  /** Update an invoice · PATCH /v1/invoices/{id} · record */
  readonly updateInvoice: (ctx: WriteContext<never>, input: UpdateInvoiceInput) => Promise<Result<t.UpdateInvoiceResponse['data']>>;
  /** Delete a draft invoice · DELETE /v1/invoices/{id} · record */
  readonly deleteInvoice: (ctx: WriteContext<never>, input: DeleteInvoiceInput) => Promise<Result<t.DeleteInvoiceResponse['data']>>;
}
