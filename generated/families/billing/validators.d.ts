// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly manageClientPaymentMethod: RequestValidators;
  readonly manageClientPaymentProvider: RequestValidators;
  readonly updateBillingPaymentSettings: RequestValidators;
  readonly updateBillingSettings: RequestValidators;
  readonly getBillingBalance: RequestValidators;
  readonly listClientBillingAddresses: RequestValidators;
  readonly listClientCredits: RequestValidators;
  readonly getClientCreditBalance: RequestValidators;
  readonly listClientBillingHistory: RequestValidators;
  readonly createClientBillingAddress: RequestValidators;
  readonly getClientBillingAddress: RequestValidators;
  readonly updateClientBillingAddress: RequestValidators;
  readonly deleteClientBillingAddress: RequestValidators;
  readonly getClientBillingMetrics: RequestValidators;
  readonly getClientPaymentTerms: RequestValidators;
  readonly updateClientPaymentTerms: RequestValidators;
  readonly listClientBillingRecipients: RequestValidators;
  readonly getClientTaxExemption: RequestValidators;
  readonly updateClientTaxExemption: RequestValidators;
  readonly listPaymentMethods: RequestValidators;
  readonly getBillingStatus: RequestValidators;
  readonly listBillingTaxRates: RequestValidators;
  readonly listBillingTransactions: RequestValidators;
  readonly getClientBillingSettings: RequestValidators;
  readonly updateClientBillingSettings: RequestValidators;
};
