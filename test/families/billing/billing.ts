import { randomUUID } from 'node:crypto';
import type { Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';

export const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

/** A client with a contact who gets its invoices. */
export async function newBilledClient(service: Service, body: Record<string, unknown> = {}) {
  const name = `payer-${randomUUID()}`;
  return newClient(service, (await newProfile(service)).id, {
    contacts: [{ name: 'Priya Shah', email: `${name}@harbordental.example`, is_primary: true }],
    ...body,
  });
}

/** A tax rate of the agency. */
export async function newRate(service: Service, rate: Record<string, unknown> = {}) {
  const name = `Tax ${randomUUID()}`;
  const { data } = await service.ok('updateBillingSettings', {
    body: { add_tax_rates: [{ name, kind: 'sales_tax', percent: 5.5, ...rate } as never] },
  });
  return data.tax_rates.find((each) => each.name === (rate['name'] ?? name))!;
}
