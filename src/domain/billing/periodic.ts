// What happens to the money of clients by time; it is loaded by processes that work.
export { creditExpiry } from './client-credit.ts';
export { collectionResumption, invoiceReminders } from './invoices/reminders.ts';
