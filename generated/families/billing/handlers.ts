// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ManageClientPaymentMethodInput {
  readonly body: t.ManageClientPaymentMethodData['body'];
}

export interface ManageClientPaymentProviderInput {
  readonly body: t.ManageClientPaymentProviderData['body'];
}

export interface UpdateBillingPaymentSettingsInput {
  readonly body: t.UpdateBillingPaymentSettingsData['body'];
}

export interface UpdateBillingSettingsInput {
  readonly body: t.UpdateBillingSettingsData['body'];
}

export interface ListClientBillingAddressesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientBillingAddressesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListClientCreditsInput {
  readonly query: WithDefaults<NonNullable<t.ListClientCreditsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetClientCreditBalanceInput {
  readonly path: t.GetClientCreditBalanceData['path'];
}

export interface ListClientBillingHistoryInput {
  readonly query: WithDefaults<NonNullable<t.ListClientBillingHistoryData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateClientBillingAddressInput {
  readonly path: t.CreateClientBillingAddressData['path'];
  readonly body: t.CreateClientBillingAddressData['body'];
}

export interface GetClientBillingAddressInput {
  readonly path: t.GetClientBillingAddressData['path'];
}

export interface UpdateClientBillingAddressInput {
  readonly path: t.UpdateClientBillingAddressData['path'];
  readonly body: t.UpdateClientBillingAddressData['body'];
}

export interface DeleteClientBillingAddressInput {
  readonly path: t.DeleteClientBillingAddressData['path'];
  readonly query: NonNullable<t.DeleteClientBillingAddressData['query']>;
}

export interface GetClientBillingMetricsInput {
  readonly path: t.GetClientBillingMetricsData['path'];
  readonly query: NonNullable<t.GetClientBillingMetricsData['query']>;
}

export interface GetClientPaymentTermsInput {
  readonly path: t.GetClientPaymentTermsData['path'];
}

export interface UpdateClientPaymentTermsInput {
  readonly path: t.UpdateClientPaymentTermsData['path'];
  readonly body: t.UpdateClientPaymentTermsData['body'];
}

export interface ListClientBillingRecipientsInput {
  readonly path: t.ListClientBillingRecipientsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListClientBillingRecipientsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface GetClientTaxExemptionInput {
  readonly path: t.GetClientTaxExemptionData['path'];
}

export interface UpdateClientTaxExemptionInput {
  readonly path: t.UpdateClientTaxExemptionData['path'];
  readonly body: t.UpdateClientTaxExemptionData['body'];
}

export interface ListPaymentMethodsInput {
  readonly query: WithDefaults<NonNullable<t.ListPaymentMethodsData['query']>, 'owner_kind' | 'order' | 'limit' | 'offset'>;
}

export interface ListBillingTaxRatesInput {
  readonly query: WithDefaults<NonNullable<t.ListBillingTaxRatesData['query']>, 'is_archived' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListBillingTransactionsInput {
  readonly query: WithDefaults<NonNullable<t.ListBillingTransactionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetClientBillingSettingsInput {
  readonly query: NonNullable<t.GetClientBillingSettingsData['query']>;
}

export interface UpdateClientBillingSettingsInput {
  readonly body: t.UpdateClientBillingSettingsData['body'];
}

/** Billing: one handler per operation of the contract. */
export interface BillingHandlers {
  /** Manage client payment methods · POST /v1/billing-payment-methods/manage · billing.manage */
  readonly manageClientPaymentMethod: (ctx: WriteContext<'client.bank_authorization_required'>, input: ManageClientPaymentMethodInput) => Promise<Result<t.ManageClientPaymentMethodResponse['data']>>;
  /** Manage payment providers · POST /v1/billing-payment-providers/manage · billing.manage */
  readonly manageClientPaymentProvider: (ctx: WriteContext<never>, input: ManageClientPaymentProviderInput) => Promise<Result<t.ManageClientPaymentProviderResponse['data']>>;
  /** Update payment page settings · PATCH /v1/billing-payment-settings · billing.manage */
  readonly updateBillingPaymentSettings: (ctx: WriteContext<never>, input: UpdateBillingPaymentSettingsInput) => Promise<Result<t.UpdateBillingPaymentSettingsResponse['data']>>;
  /** Update billing settings · PATCH /v1/billing-settings · billing.manage */
  readonly updateBillingSettings: (ctx: WriteContext<never>, input: UpdateBillingSettingsInput) => Promise<Result<t.UpdateBillingSettingsResponse['data']>>;
  /** Get the AI credit balance · GET /v1/billing/balance · billing.view */
  readonly getBillingBalance: (ctx: ReadContext) => Promise<Result<t.GetBillingBalanceResponse['data']>>;
  /** List billing addresses of clients · GET /v1/billing/client-addresses · billing.view */
  readonly listClientBillingAddresses: (ctx: ReadContext, input: ListClientBillingAddressesInput) => Promise<Page<t.ListClientBillingAddressesResponse['data'][number]>>;
  /** List client credits · GET /v1/billing/client-credits · billing.view */
  readonly listClientCredits: (ctx: ReadContext, input: ListClientCreditsInput) => Promise<Page<t.ListClientCreditsResponse['data'][number]>>;
  /** Get the credit balance of a client · GET /v1/billing/client-credits/{id}/balance · billing.view */
  readonly getClientCreditBalance: (ctx: ReadContext, input: GetClientCreditBalanceInput) => Promise<Result<t.GetClientCreditBalanceResponse['data']>>;
  /** List billing history of clients · GET /v1/billing/client-history · billing.view */
  readonly listClientBillingHistory: (ctx: ReadContext, input: ListClientBillingHistoryInput) => Promise<Page<t.ListClientBillingHistoryResponse['data'][number]>>;
  /** Create a billing address of a client · POST /v1/billing/clients/{client_id}/addresses · billing.manage */
  readonly createClientBillingAddress: (ctx: WriteContext<never>, input: CreateClientBillingAddressInput) => Promise<Result<t.CreateClientBillingAddressResponse['data']>>;
  /** Get a billing address of a client · GET /v1/billing/clients/{client_id}/addresses/{id} · billing.view */
  readonly getClientBillingAddress: (ctx: ReadContext, input: GetClientBillingAddressInput) => Promise<Result<t.GetClientBillingAddressResponse['data']>>;
  /** Update a billing address of a client · PATCH /v1/billing/clients/{client_id}/addresses/{id} · billing.manage */
  readonly updateClientBillingAddress: (ctx: WriteContext<never>, input: UpdateClientBillingAddressInput) => Promise<Result<t.UpdateClientBillingAddressResponse['data']>>;
  /** Delete a billing address of a client · DELETE /v1/billing/clients/{client_id}/addresses/{id} · billing.manage */
  readonly deleteClientBillingAddress: (ctx: WriteContext<never>, input: DeleteClientBillingAddressInput) => Promise<Result<t.DeleteClientBillingAddressResponse['data']>>;
  /** Get billing metrics of a client · GET /v1/billing/clients/{id}/metrics · billing.view */
  readonly getClientBillingMetrics: (ctx: ReadContext, input: GetClientBillingMetricsInput) => Promise<Result<t.GetClientBillingMetricsResponse['data']>>;
  /** Get payment terms of a client · GET /v1/billing/clients/{id}/payment-terms · billing.view */
  readonly getClientPaymentTerms: (ctx: ReadContext, input: GetClientPaymentTermsInput) => Promise<Result<t.GetClientPaymentTermsResponse['data']>>;
  /** Update payment terms of a client · PATCH /v1/billing/clients/{id}/payment-terms · billing.manage */
  readonly updateClientPaymentTerms: (ctx: WriteContext<never>, input: UpdateClientPaymentTermsInput) => Promise<Result<t.UpdateClientPaymentTermsResponse['data']>>;
  /** List invoice recipients of a client · GET /v1/billing/clients/{id}/recipients · billing.view */
  readonly listClientBillingRecipients: (ctx: ReadContext, input: ListClientBillingRecipientsInput) => Promise<Page<t.ListClientBillingRecipientsResponse['data'][number]>>;
  /** Get the tax exemption of a client · GET /v1/billing/clients/{id}/tax-exemption · billing.view */
  readonly getClientTaxExemption: (ctx: ReadContext, input: GetClientTaxExemptionInput) => Promise<Result<t.GetClientTaxExemptionResponse['data']>>;
  /** Update the tax exemption of a client · PATCH /v1/billing/clients/{id}/tax-exemption · billing.manage */
  readonly updateClientTaxExemption: (ctx: WriteContext<never>, input: UpdateClientTaxExemptionInput) => Promise<Result<t.UpdateClientTaxExemptionResponse['data']>>;
  /** List payment methods · GET /v1/billing/payment-methods · record */
  readonly listPaymentMethods: (ctx: ReadContext, input: ListPaymentMethodsInput) => Promise<Page<t.ListPaymentMethodsResponse['data'][number]>>;
  /** Get the billing status · GET /v1/billing/status · billing.view */
  readonly getBillingStatus: (ctx: ReadContext) => Promise<Result<t.GetBillingStatusResponse['data']>>;
  /** List tax rates · GET /v1/billing/tax-rates · any */
  readonly listBillingTaxRates: (ctx: ReadContext, input: ListBillingTaxRatesInput) => Promise<Page<t.ListBillingTaxRatesResponse['data'][number]>>;
  /** List billing transactions · GET /v1/billing/transactions · billing.view */
  readonly listBillingTransactions: (ctx: ReadContext, input: ListBillingTransactionsInput) => Promise<Page<t.ListBillingTransactionsResponse['data'][number]>>;
  /** Get billing settings of a client · GET /v1/client-billing-settings · billing.view */
  readonly getClientBillingSettings: (ctx: ReadContext, input: GetClientBillingSettingsInput) => Promise<Result<t.GetClientBillingSettingsResponse['data']>>;
  /** Update billing settings of a client · PATCH /v1/client-billing-settings · billing.manage */
  readonly updateClientBillingSettings: (ctx: WriteContext<never>, input: UpdateClientBillingSettingsInput) => Promise<Result<t.UpdateClientBillingSettingsResponse['data']>>;
}
