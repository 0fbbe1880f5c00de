import type { BillingHandlers } from '#generated/families/billing/handlers.ts';
import {
  createClientBillingAddress,
  deleteClientBillingAddress,
  getClientBillingAddress,
  listClientBillingAddresses,
  updateClientBillingAddress,
} from './clients/addresses.ts';
import { getClientTaxExemption, updateClientTaxExemption } from './clients/exemption.ts';
import { getClientBillingMetrics } from './clients/metrics.ts';
import {
  getClientBillingSettings,
  listClientBillingRecipients,
  updateClientBillingSettings,
} from './clients/settings.ts';
import { getClientPaymentTerms, updateClientPaymentTerms } from './clients/terms.ts';
import { getClientCreditBalance, listClientCredits } from './credits/credits.ts';
import { manageClientPaymentMethod } from './payments/client-methods.ts';
import { listPaymentMethods } from './payments/methods.ts';
import { manageClientPaymentProvider } from './payments/providers.ts';
import { updateBillingPaymentSettings } from './payments/settings.ts';
import { getBillingBalance } from './settings/balance.ts';
import { updateBillingSettings } from './settings/settings.ts';
import { listBillingTaxRates } from './settings/tax-rates.ts';
import { getBillingStatus } from './status/status.ts';
import { listBillingTransactions, listClientBillingHistory } from './transactions/transactions.ts';

export default {
  manageClientPaymentMethod,
  manageClientPaymentProvider,
  updateBillingPaymentSettings,
  listPaymentMethods,
  getClientBillingMetrics,
  listBillingTransactions,
  listClientBillingHistory,
  updateBillingSettings,
  getBillingBalance,
  getBillingStatus,
  listClientBillingAddresses,
  listClientCredits,
  getClientCreditBalance,
  createClientBillingAddress,
  getClientBillingAddress,
  updateClientBillingAddress,
  deleteClientBillingAddress,
  getClientPaymentTerms,
  updateClientPaymentTerms,
  listClientBillingRecipients,
  getClientTaxExemption,
  updateClientTaxExemption,
  listBillingTaxRates,
  getClientBillingSettings,
  updateClientBillingSettings,
} satisfies BillingHandlers;
