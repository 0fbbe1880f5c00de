import type { InvoicesHandlers } from '#generated/families/invoices/handlers.ts';
import { createInvoice, deleteInvoice, getInvoice, listInvoices, updateInvoice } from './invoices.ts';
import { manageInvoice } from './manage.ts';
import { getInvoiceSettings } from './settings.ts';

export default {
  getInvoiceSettings,
  listInvoices,
  createInvoice,
  manageInvoice,
  getInvoice,
  updateInvoice,
  deleteInvoice,
} satisfies InvoicesHandlers;
