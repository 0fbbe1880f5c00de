// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly manageClientPaymentMethod: Readonly<Record<string, Validate>>;
  readonly manageClientPaymentProvider: Readonly<Record<string, Validate>>;
  readonly updateBillingPaymentSettings: Readonly<Record<string, Validate>>;
  readonly updateBillingSettings: Readonly<Record<string, Validate>>;
  readonly getBillingBalance: Readonly<Record<string, Validate>>;
  readonly listClientBillingAddresses: Readonly<Record<string, Validate>>;
  readonly listClientCredits: Readonly<Record<string, Validate>>;
  readonly getClientCreditBalance: Readonly<Record<string, Validate>>;
  readonly listClientBillingHistory: Readonly<Record<string, Validate>>;
  readonly createClientBillingAddress: Readonly<Record<string, Validate>>;
  readonly getClientBillingAddress: Readonly<Record<string, Validate>>;
  readonly updateClientBillingAddress: Readonly<Record<string, Validate>>;
  readonly deleteClientBillingAddress: Readonly<Record<string, Validate>>;
  readonly getClientBillingMetrics: Readonly<Record<string, Validate>>;
  readonly getClientPaymentTerms: Readonly<Record<string, Validate>>;
  readonly updateClientPaymentTerms: Readonly<Record<string, Validate>>;
  readonly listClientBillingRecipients: Readonly<Record<string, Validate>>;
  readonly getClientTaxExemption: Readonly<Record<string, Validate>>;
  readonly updateClientTaxExemption: Readonly<Record<string, Validate>>;
  readonly listPaymentMethods: Readonly<Record<string, Validate>>;
  readonly getBillingStatus: Readonly<Record<string, Validate>>;
  readonly listBillingTaxRates: Readonly<Record<string, Validate>>;
  readonly listBillingTransactions: Readonly<Record<string, Validate>>;
  readonly getClientBillingSettings: Readonly<Record<string, Validate>>;
  readonly updateClientBillingSettings: Readonly<Record<string, Validate>>;
};
