// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getInvoiceSettings: Readonly<Record<string, Validate>>;
  readonly listInvoices: Readonly<Record<string, Validate>>;
  readonly createInvoice: Readonly<Record<string, Validate>>;
  readonly manageInvoice: Readonly<Record<string, Validate>>;
  readonly getInvoice: Readonly<Record<string, Validate>>;
  readonly updateInvoice: Readonly<Record<string, Validate>>;
  readonly deleteInvoice: Readonly<Record<string, Validate>>;
};
