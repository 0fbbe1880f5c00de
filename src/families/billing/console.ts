import type { BillingHandlers } from '#generated/console/families/billing/handlers.ts';
import { manageAgencyPaymentMethod } from './payments/agency-methods.ts';
import { startPaymentMethodSetup } from './payments/setups.ts';

export default { startPaymentMethodSetup, manageAgencyPaymentMethod } satisfies BillingHandlers;
