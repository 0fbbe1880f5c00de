import type { Service, TestAgency } from '../../support/service.ts';
import { newBilledClient } from '../billing/billing.ts';

/** Connects simulated payments; answers the account. */
export async function connectSimulated(service: Service) {
  const body = { action: 'connect', provider: 'simulated' } as const;
  return (await service.ok('manageClientPaymentProvider', { body })).data.payment_provider;
}

/** Saves a method of the client by a token of the simulated provider. */
export async function saveMethod(service: Service, client_id: string, token = 'sim_card', more: object = {}) {
  const type = token.startsWith('sim_bank')
    ? 'bank_account'
    : token.startsWith('sim_wallet')
      ? 'wallet'
      : 'card';
  const body = { action: 'add', client_id, type, setup_token: `${token}.client:${client_id}`, ...more };
  return (await service.ok('manageClientPaymentMethod', { body: body as never })).data.payment_method!;
}

/** A client with a saved method. */
export async function newPayer(service: Service, token?: string) {
  const client = await newBilledClient(service);
  return { client, method: await saveMethod(service, client.id, token) };
}

/** Lets the result of a payment on a page be looked up at once, for which the service waits 5 s at first. */
export async function lookUp(service: Service, payment_id: string): Promise<void> {
  const timers = await service.query(
    "update timers set due_at = app.now() where record_id = $1 and kind = 'check_payment' returning slot",
    [payment_id],
  );
  if (timers.length !== 1) throw new Error('Nobody is to look up the result of the payment.');
}

export const eventsOf = async (service: Service, type: string, agency?: TestAgency) =>
  (await service.takeEvents(agency)).filter(({ event_type }) => event_type === type);
