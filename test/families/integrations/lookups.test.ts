import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTree } from '#src/domain/integrations/lookups.ts';
import { OutsideWorld, Reply } from '../../support/outside-world.ts';
import { startService, type Service } from '../../support/service.ts';
import { connectByConsent, connectStripe, playStripe } from './office.ts';

let service: Service;
let world: OutsideWorld;
beforeAll(async () => {
  world = await new OutsideWorld().start();
  service = await startService(world.options);
  playStripe(world);
});
afterAll(async () => {
  await service?.stop();
  await world.stop();
});
beforeEach(() => void world.takeSeen());

const organisation = (id: string, name: string) => ({
  tenantId: id,
  tenantName: name,
  tenantType: 'ORGANISATION',
});
const connectXero = () => {
  world.scope = 'accounting.transactions accounting.contacts';
  world.on('GET api.xero.com/connections', () => [
    organisation('x-2', 'Willow Spa'),
    organisation('x-1', 'Harbor Dental'),
  ]);
  return connectByConsent(service, world, { integration_key: 'xero' });
};

describe('accounts of a connection', () => {
  it('are listed with the clients that they are mapped to, and kept for a quarter of an hour', async () => {
    const id = await connectXero();
    const profile = (await service.ok('createClientProfile', { body: { name: 'Dentists' } })).data.id;
    const client = (await service.ok('createClient', { body: { name: 'Harbor', profile_id: profile } })).data
      .id;
    const mapping = { client_id: client, provider: 'xero' as const, external_account_id: 'x-1' };
    const account = (await service.ok('createClientIntegrationAccount', { body: mapping })).data;
    world.takeSeen();
    const list = async (query: object = {}) =>
      (await service.ok('listIntegrationSubaccounts', { path: { id }, query })).data;
    expect(await list()).toMatchObject([
      { key: 'x-1', name: 'Harbor Dental', kind: 'organisation', is_selectable: true, client_id: client },
      { key: 'x-2', name: 'Willow Spa', client_id: null },
    ]);
    expect(await list({ is_mapped: false })).toMatchObject([{ key: 'x-2' }]);
    expect(await list({ client_id: [client] })).toMatchObject([{ key: 'x-1' }]);
    expect(world.takeSeen()).toHaveLength(1);
    await service.query(
      "update connections set subaccounts_fetched_at = app.now() - interval '16 minutes' where id = $1",
      [id],
    );
    world.on('GET api.xero.com/connections', () => [organisation('x-1', 'Harbor Dental Group')]);
    expect(await list()).toMatchObject([{ key: 'x-1', name: 'Harbor Dental Group' }]);

    const remove = (query: Record<string, unknown>) =>
      service.call('deleteClientIntegrationAccount', { path: { id: account.id }, query });
    expect((await remove({ expected_revision: 7 })).status).toBe(409);
    expect((await remove({ expected_revision: 1 })).status).toBe(200);
    expect((await remove({})).status).toBe(404);
    expect(await list({ is_mapped: true })).toEqual([]);
  });

  it('are named by calls that need one', async () => {
    const id = await connectXero();
    world.on('GET api.xero.com/api.xro/2.0/Contacts', () => ({ Contacts: [] }));
    const call = (more: object) =>
      service.call('runIntegrationEndpoint', {
        body: { credential_id: id, endpoint_key: 'xero.list_contacts', ...more },
      });
    expect((await call({})).status).toBe(400);
    expect((await call({ subaccount_key: 'x-1' })).body.data.outcome).toBe('succeeded');
    expect(world.takeSeen().at(-1)!.headers['xero-tenant-id']).toBe('x-1');
  });

  it('stand below their parents, in a circle too', () => {
    const account = (key: string, parent: string | null, name = key) =>
      ({
        key,
        name,
        kind: 'account',
        parent_key: parent,
        currency: null,
        time_zone: null,
        is_selectable: true,
      }) as const;
    const keys = (...accounts: ReturnType<typeof account>[]) => inTree(accounts).map(({ key }) => key);
    expect(keys(account('c', 'a'), account('b', null), account('a', null), account('d', 'c'))).toEqual([
      'a',
      'c',
      'd',
      'b',
    ]);
    expect(keys(account('a', 'b'), account('b', 'a'))).toEqual(['a', 'b']);
  });

  it('are none where the service has none, and a service that refuses is a conflict', async () => {
    const id = await connectStripe(service);
    expect((await service.ok('listIntegrationSubaccounts', { path: { id } })).data).toEqual([]);
    const xero = await connectXero();
    world.on('GET api.xero.com/connections', () => new Reply(403, { Detail: 'Not now.' }));
    const refused = await service.call('listIntegrationSubaccounts', { path: { id: xero } });
    expect([refused.status, refused.body.error.message]).toEqual([409, 'Xero refused: Not now.']);
  });
});

describe('records of a service', () => {
  it('are found by name and key, over its pages', async () => {
    const credential = await connectStripe(service);
    world.on('GET api.stripe.com/v1/customers', ({ query }) =>
      query.has('starting_after')
        ? { data: [{ id: 'c2', name: 'Willow Spa', email: 'w@s.example' }], has_more: false }
        : { data: [{ id: 'c1', name: 'Harbor Dental', email: null }], has_more: true },
    );
    const find = async (more: object) =>
      (
        await service.ok('queryIntegrationResources', {
          body: { credential_id: credential, resource_type: 'customer', ...more },
        })
      ).data;
    expect(await find({})).toMatchObject([
      { key: 'c1' },
      { key: 'c2', description: 'w@s.example', resource_type: 'customer' },
    ]);
    expect(await find({ search: 'WILLOW' })).toMatchObject([{ key: 'c2' }]);
    expect(await find({ keys: ['c1'] })).toMatchObject([{ key: 'c1' }]);
    const unknown = await service.call('queryIntegrationResources', {
      body: { credential_id: credential, resource_type: 'campaign' },
    });
    expect(unknown.body.error.message).toContain('It lists customer');
  });

  it('of others are kept from who may not see the connection', async () => {
    const credential = await connectStripe(service);
    const key = await service.keyWith(service.agencies[0], ['clients.view']);
    const body = { credential_id: credential, resource_type: 'customer' };
    expect((await service.call('queryIntegrationResources', { body }, { key })).status).toBe(404);
    expect(
      (await service.call('listIntegrationSubaccounts', { path: { id: credential } }, { key })).status,
    ).toBe(404);
  });
});
