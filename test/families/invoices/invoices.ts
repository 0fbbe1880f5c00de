import { randomUUID } from 'node:crypto';
import type { Service } from '../../support/service.ts';
import { newBilledClient, usd } from '../billing/billing.ts';

/** A draft of one line, for a new client unless one is named. */
export async function newDraft(service: Service, body: Record<string, unknown> = {}) {
  const client_id = (body['client_id'] as string | undefined) ?? (await newBilledClient(service)).id;
  const lines = [{ name: `Work ${randomUUID()}`, unit_price: usd(10_000) }];
  const { data } = await service.ok('createInvoice', { body: { lines, ...body, client_id } as never });
  return data;
}

/** An action on an invoice that succeeds. */
export async function manage(service: Service, action: string, invoice_id: string, more: object = {}) {
  return (await service.ok('manageInvoice', { body: { action, invoice_id, ...more } as never })).data;
}

/** An invoice that is open. */
export async function newOpen(service: Service, body: Record<string, unknown> = {}) {
  const { id } = await newDraft(service, body);
  return (await manage(service, 'finalize', id)).invoice;
}
