// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly getInvoiceSettings: RequestValidators;
  readonly listInvoices: RequestValidators;
  readonly createInvoice: RequestValidators;
  readonly manageInvoice: RequestValidators;
  readonly getInvoice: RequestValidators;
  readonly updateInvoice: RequestValidators;
  readonly deleteInvoice: RequestValidators;
};
