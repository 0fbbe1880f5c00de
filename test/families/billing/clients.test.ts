import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newBilledClient } from './billing.ts';

let service: Service;
let clientId: string;
beforeAll(async () => {
  service = await startService();
  clientId = (await newBilledClient(service)).id;
});
afterAll(() => service.stop());

const address = { line1: '14 Quay Street', country: 'US' };

describe('billing addresses', () => {
  const create = async (body: object = {}, client_id = clientId) =>
    (
      await service.ok('createClientBillingAddress', {
        path: { client_id },
        body: { address, ...body } as never,
      })
    ).data;

  it('begin with a default one, which another takes over', async () => {
    const { id: client_id } = await newBilledClient(service);
    const first = await create({ label: 'Head office' }, client_id);
    expect(first).toMatchObject({ is_default: true, label: 'Head office', address, revision: 1 });
    const second = await create({}, client_id);
    expect(second.is_default).toBe(false);
    const path = { client_id, id: second.id };
    const { data } = await service.ok('updateClientBillingAddress', {
      path,
      body: { is_default: true, attention: 'Accounts', expected_revision: 1 },
    });
    expect(data).toMatchObject({ is_default: true, attention: 'Accounts', revision: 2 });
    const { data: former } = await service.ok('getClientBillingAddress', {
      path: { client_id, id: first.id },
    });
    expect(former.is_default).toBe(false);
    const { data: list } = await service.ok('listClientBillingAddresses', {
      query: { client_id: [client_id] },
    });
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    const { data: preferences } = await service.ok('getClientBillingSettings', { query: { client_id } });
    expect(preferences.preferences.default_address_id).toBe(second.id);
  });

  it('keep a default one while there are others', async () => {
    const { id: client_id } = await newBilledClient(service);
    const first = await create({}, client_id);
    const second = await create({}, client_id);
    const path = { client_id, id: first.id };
    expect(
      (await service.call('updateClientBillingAddress', { path, body: { is_default: false } })).status,
    ).toBe(409);
    expect((await service.call('deleteClientBillingAddress', { path })).status).toBe(409);
    await service.ok('deleteClientBillingAddress', { path: { client_id, id: second.id } });
    await service.ok('deleteClientBillingAddress', { path });
    expect((await service.call('getClientBillingAddress', { path })).status).toBe(404);
  });

  it('belong to their client', async () => {
    const { id } = await create();
    const other = await newBilledClient(service);
    expect(
      (await service.call('getClientBillingAddress', { path: { client_id: other.id, id } })).status,
    ).toBe(404);
    expect(
      (
        await service.call('createClientBillingAddress', {
          path: { client_id: randomUUID() },
          body: { address },
        })
      ).status,
    ).toBe(404);
  });
});

describe('billing settings of a client', () => {
  it('follow the agency until they are set, and again after', async () => {
    const { id: client_id } = await newBilledClient(service);
    const { data: before } = await service.ok('getClientBillingSettings', { query: { client_id } });
    expect(before).toMatchObject({ preferences: { currency: null, is_auto_charged: null }, revision: 1 });
    expect(before.recipients).toMatchObject([{ name: 'Priya Shah', is_inherited: true }]);
    const { data } = await service.ok('updateClientBillingSettings', {
      body: {
        client_id,
        preferences: { is_auto_charged: true, purchase_order_number: 'PO-1' },
        expected_revision: 1,
      },
    });
    expect(data).toMatchObject({
      preferences: { is_auto_charged: true, purchase_order_number: 'PO-1' },
      revision: 2,
    });
    const stale = { client_id, preferences: { currency: 'EUR' }, expected_revision: 1 };
    expect((await service.call('updateClientBillingSettings', { body: stale })).status).toBe(409);
  });

  it('name recipients: contacts with what they are now, and other people', async () => {
    const client = await newBilledClient(service);
    const contact = client.contacts[0]!;
    const { data } = await service.ok('updateClientBillingSettings', {
      body: {
        client_id: client.id,
        recipients: [
          { contact_id: contact.id, receives: ['invoices'] },
          { email: 'books@ledger.example', kind: 'cc' },
        ],
      },
    });
    expect(data.recipients).toMatchObject([
      { contact_id: contact.id, name: 'Priya Shah', receives: ['invoices'], is_inherited: false },
      {
        contact_id: null,
        email: 'books@ledger.example',
        kind: 'cc',
        receives: ['invoices', 'reminders', 'receipts'],
      },
    ]);
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { contacts: [{ id: contact.id, name: 'Priya Shah-Lee', email: 'lee@harbordental.example' }] },
    });
    const { data: now } = await service.ok('listClientBillingRecipients', { path: { id: client.id } });
    expect(now.map(({ email }) => email)).toEqual(['lee@harbordental.example', 'books@ledger.example']);
    const { data: sorted } = await service.ok('listClientBillingRecipients', {
      path: { id: client.id },
      query: { sort: 'email', order: 'asc', search: 'e' },
    });
    expect(sorted.map(({ email }) => email)).toEqual(['books@ledger.example', 'lee@harbordental.example']);
  });

  it('refuse people of other clients, and the same person twice', async () => {
    const other = await newBilledClient(service);
    const change = (recipients: object[]) =>
      service.call('updateClientBillingSettings', { body: { client_id: clientId, recipients } });
    expect((await change([{ contact_id: other.contacts[0]!.id }])).status).toBe(400);
    expect((await change([{ email: 'a@b.example' }, { email: 'A@b.example' }])).status).toBe(400);
    const prefer = (preferences: object) =>
      service.call('updateClientBillingSettings', { body: { client_id: clientId, preferences } });
    expect((await prefer({ default_address_id: randomUUID() })).status).toBe(400);
    expect((await prefer({ default_payment_method_id: randomUUID() })).status).toBe(400);
    expect((await prefer({ currency: 'XXY' })).status).toBe(400);
  });
});

describe('payment terms and exemptions of a client', () => {
  it('set terms of its own, and give them back to the agency', async () => {
    const path = { id: (await newBilledClient(service)).id };
    const { data: inherited } = await service.ok('getClientPaymentTerms', { path });
    expect(inherited).toMatchObject({ is_inherited: true, revision: 1 });
    const { data } = await service.ok('updateClientPaymentTerms', {
      path,
      body: { terms: { due_in_days: 30, late_fee_percent: 1.5 }, expected_revision: 1 },
    });
    expect(data).toMatchObject({
      is_inherited: false,
      terms: { due_in_days: 30, grace_days: 0 },
      revision: 2,
    });
    const { data: back } = await service.ok('updateClientPaymentTerms', { path, body: { terms: null } });
    expect(back).toMatchObject({ is_inherited: true, revision: 3 });
  });

  it('exempt nobody for another reason without saying which', async () => {
    const { id } = await newBilledClient(service);
    const body = { is_exempt: true, reason: 'other' } as const;
    const refused = await service.call('updateClientTaxExemption', { path: { id }, body });
    expect([refused.status, refused.body.error?.message]).toEqual([
      400,
      expect.stringContaining('body.note'),
    ]);
    await service.ok('updateClientTaxExemption', { path: { id }, body: { ...body, note: 'By treaty.' } });
  });

  it('exempt a client for a time, with a reason', async () => {
    const path = { id: (await newBilledClient(service)).id };
    expect((await service.call('updateClientTaxExemption', { path, body: { is_exempt: true } })).status).toBe(
      400,
    );
    const { data } = await service.ok('updateClientTaxExemption', {
      path,
      body: { is_exempt: true, reason: 'reseller', valid_to: '2000-12-31' },
    });
    expect(data).toMatchObject({ is_exempt: true, is_in_force: false, revision: 2 });
    const { data: now } = await service.ok('updateClientTaxExemption', { path, body: { valid_to: null } });
    expect(now.is_in_force).toBe(true);
    const { status, body } = await service.call('updateClientTaxExemption', { path, body: { reason: null } });
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('body.reason')]);
    const early = { valid_from: '2026-02-01', valid_to: '2026-01-01' };
    expect((await service.call('updateClientTaxExemption', { path, body: early })).status).toBe(400);
    const file = { certificate_file_id: randomUUID() };
    expect((await service.call('updateClientTaxExemption', { path, body: file })).status).toBe(400);
    expect((await service.ok('getClientTaxExemption', { path })).data.reason).toBe('reseller');
  });
});
