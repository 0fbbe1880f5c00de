import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { namesIn, newCategory, newServices, unused } from './catalogue.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const create = (body: object, key?: string) =>
  service.call('createClientServices', { body }, key === undefined ? undefined : { key });
const update = (body: object, key?: string) =>
  service.call('updateClientService', { body }, key === undefined ? undefined : { key });
const newProcess = async (key?: string): Promise<string> => {
  const process = { name: unused('Process') };
  const { data } = await service.ok(
    'createProcess',
    { body: process },
    key === undefined ? undefined : { key },
  );
  return data.definition.id;
};

describe('creating services', () => {
  it('stores each with its price and delivery, behind those that are there', async () => {
    const process = await newProcess();
    const { category } = await newServices(service, 'Old');
    const { body } = await create({
      category_id: category.id,
      services: [
        {
          name: ' Local search ',
          description: 'Listings.',
          unit_price: usd(45000),
          unit: 'month',
          default_quantity: 1.25,
          internal_cost: usd(18000),
          estimated_minutes: 240,
          process_definition_id: process,
          tags: ['local', ' Local ', 'maps'],
        },
        { name: 'Advice' },
      ],
    });
    expect(body.data.service_category).toMatchObject({ id: category.id, service_count: 3 });
    const [, search, advice] = body.data.services;
    expect(search).toMatchObject({
      name: 'Local search',
      description: 'Listings.',
      category_id: category.id,
      category: category.name,
      position: 1,
      unit_price: usd(45000),
      unit: 'month',
      default_quantity: 1.25,
      internal_cost: usd(18000),
      tax_rate_id: null,
      estimated_minutes: 240,
      process_definition_id: process,
      tags: ['local', 'maps'],
      client_count: 0,
      archived_at: null,
      revision: 1,
    });
    expect(advice).toMatchObject({ position: 2, unit_price: null, unit: 'project', default_quantity: 1 });
    expect((await service.ok('getClientService', { path: { id: search.id } })).data).toEqual(search);
    expect(await auditActions(service, search.id)).toEqual(['created']);
  });

  it('makes all of them or none', async () => {
    const { category } = await newServices(service, 'Taken');
    const cases = [
      [[{ name: 'New' }, { name: 'tAKEN' }], 409, 'named "Taken"'],
      [[{ name: 'Twin' }, { name: 'twin ' }], 409, 'Two of the services'],
      [[{ name: 'A', unit_price: usd(-1) }], 400, 'body.services[0].unit_price.amount_minor'],
      [
        [{ name: 'A', unit_price: { amount_minor: 1, currency: 'ZZZ' } }],
        400,
        'body.services[0].unit_price.currency',
      ],
      [[{ name: 'A', default_quantity: 0.00001 }], 400, 'body.services[0].default_quantity'],
      [
        [{ name: 'A' }, { name: 'B', process_definition_id: unknown }],
        400,
        'body.services[1].process_definition_id',
      ],
      [[{ name: 'A', tax_rate_id: unknown }], 400, 'body.services[0].tax_rate_id'],
    ] as const;
    for (const [services, status, words] of cases) {
      const answer = await create({ category_id: category.id, services });
      expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringContaining(words)]);
    }
    expect((await create({ category_id: unknown, services: [{ name: 'A' }] })).status).toBe(404);
    expect(await namesIn(service, category.id)).toEqual(['Taken']);
  });

  it('keeps a category to 500 active services', async () => {
    const { category, services } = await newServices(service, 'First');
    await service.query(
      `insert into client_services (tenant_id, name, category_id, position, created_by)
       select tenant_id, 'Service ' || n, category_id, n, created_by from client_services, generate_series(1, 499) n where id = $1`,
      [services[0]!.id],
    );
    const refused = await create({ category_id: category.id, services: [{ name: 'One more' }] });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('at most 500 active services'),
    ]);
    await service.ok('updateClientService', { body: { id: services[0]!.id, is_archived: true } });
    expect((await create({ category_id: category.id, services: [{ name: 'One more' }] })).status).toBe(200);
    expect((await update({ id: services[0]!.id, is_archived: false })).status).toBe(409);
    const { services: others } = await newServices(service, 'Elsewhere');
    const added = await service.ok('bulkAddClientServices', {
      body: { category_id: category.id, ids: [others[0]!.id] },
    });
    expect(added.data.failed).toBe(1);
    expect((await update({ id: others[0]!.id, category_id: category.id })).status).toBe(409);
    // As many of several as there is room for.
    await service.query(
      "update client_services set archived_at = now() where category_id = $1 and name = 'Service 7'",
      [category.id],
    );
    const { services: more } = await newServices(service, 'Next', 'Last');
    const both = await service.ok('bulkAddClientServices', {
      body: { category_id: category.id, ids: more.map(({ id }) => id) },
    });
    expect(both.data.outcomes.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  it('shows the first 500 of its archive with the category, and all of them in the list', async () => {
    const { category, services } = await newServices(service, 'First');
    await service.query(
      `insert into client_services (tenant_id, name, category_id, position, archived_at, created_by)
       select tenant_id, 'Past ' || n, category_id, n, now(), created_by from client_services, generate_series(1, 501) n where id = $1`,
      [services[0]!.id],
    );
    const names = await namesIn(service, category.id, true);
    expect([names.length, names[0], names.at(-1)]).toEqual([500, 'Past 1', 'Past 500']);
    const { pagination } = await service.ok('listClientServices', {
      query: { category_id: [category.id], is_archived: true },
    });
    expect(pagination.total).toBe(501);
  });
});

describe('changing a service', () => {
  it('stores what differs, once, and nothing for the same again', async () => {
    const { services } = await newServices(service, 'Search');
    const id = services[0]!.id;
    const change = {
      id,
      name: 'Local search',
      unit_price: usd(48000),
      unit: 'hour',
      default_quantity: 2.5,
      tags: ['a'],
      estimated_minutes: 30,
    } as const;
    const { body } = await update({ ...change, expected_revision: 1 });
    expect(body.data).toMatchObject({ ...change, revision: 2 });
    expect((await update(change)).body.data).toEqual(body.data);
    expect((await update({ ...change, expected_revision: 1 })).status).toBe(409);
    expect((await update({ id: unknown, name: 'x' })).status).toBe(404);
    expect(await auditActions(service, id)).toEqual(['created', 'updated']);
    expect((await update({ id, unit_price: null, description: null })).body.data.unit_price).toBeNull();
  });

  it('refuses a name of its category, and lets other categories have it', async () => {
    const { category, services } = await newServices(service, 'One', 'Two');
    expect((await update({ id: services[1]!.id, name: 'ONE' })).status).toBe(409);
    const { services: others } = await newServices(service, 'One');
    expect((await update({ id: others[0]!.id, category_id: category.id })).status).toBe(409);
    expect((await update({ id: services[0]!.id, name: 'one' })).body.data.name).toBe('one');
    await service.ok('updateClientService', { body: { id: services[0]!.id, is_archived: true } });
    const refused = await create({ category_id: category.id, services: [{ name: 'One' }] });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('an archived service'),
    ]);
  });

  it('moves it to the end of another category, or out of all, and closes the gap', async () => {
    const { category: from, services } = await newServices(service, 'A', 'B', 'C');
    const { category: to } = await newServices(service, 'D');
    const { body } = await update({ id: services[0]!.id, category_id: to.id });
    expect(body.data).toMatchObject({ category: to.name, position: 1, revision: 2 });
    const b = (await service.ok('getClientService', { path: { id: services[1]!.id } })).data;
    expect([b.position, b.revision]).toEqual([0, 1]);
    expect(await namesIn(service, from.id)).toEqual(['B', 'C']);
    expect((await update({ id: services[0]!.id, category_id: null })).body.data).toMatchObject({
      category_id: null,
      category: null,
    });
    expect((await update({ id: services[0]!.id, category_id: unknown })).status).toBe(404);
  });

  it('archives and restores it in its place', async () => {
    const { category, services } = await newServices(service, 'A', 'B', 'C');
    const id = services[1]!.id;
    const archived = (await update({ id, is_archived: true })).body.data;
    expect(archived.archived_at).toEqual(expect.any(String));
    expect((await update({ id, is_archived: true })).body.data).toEqual(archived);
    expect(await namesIn(service, category.id)).toEqual(['A', 'C']);
    expect(await namesIn(service, category.id, true)).toEqual(['B']);
    const shown = await service.ok('getClientServiceCategory', { path: { id: category.id } });
    expect(shown.data.service_count).toBe(2);
    const active = await newCategory(service);
    const archive = await service.ok('listClientServiceCategoryServices', {
      query: { category_id: [category.id, active.id], is_archived: true },
    });
    expect(archive.data.map(({ service_category }) => service_category.id)).toEqual([category.id]);
    expect((await update({ id, is_archived: false })).body.data.archived_at).toBeNull();
    expect(await namesIn(service, category.id)).toEqual(['A', 'B', 'C']);
  });

  it('names only processes of the agency', async () => {
    const { services } = await newServices(service, 'A');
    for (const process_definition_id of [unknown, await newProcess(service.agencies[1].key)])
      expect((await update({ id: services[0]!.id, process_definition_id })).status).toBe(400);
  });

  it('keeps its process from being deleted', async () => {
    const process = await newProcess();
    const { services } = await newServices(service, 'A');
    await service.ok('updateClientService', {
      body: { id: services[0]!.id, process_definition_id: process },
    });
    const remove = async () =>
      (await service.ok('bulkDeleteProcessDefinitions', { body: { ids: [process] } })).data.outcomes[0]!;
    expect((await remove()).error?.message).toContain('1 service of the catalogue');
    await service.ok('deleteClientServices', { query: { id: [services[0]!.id] } });
    expect((await remove()).status).toBe('succeeded');
  });
});

describe('the cost of a service', () => {
  it('is seen and changed only with billing.view', async () => {
    const manager = await service.keyWith(service.agencies[0], ['clients.view', 'settings.manage']);
    const category = await newCategory(service);
    const { body } = await create({
      category_id: category.id,
      services: [{ name: 'A', internal_cost: usd(100) }],
    });
    const { id, internal_cost } = body.data.services[0];
    expect(internal_cost).toEqual(usd(100));
    const seen = await service.ok('getClientService', { path: { id } }, { key: manager });
    expect(seen.data.internal_cost).toBeNull();
    const listed = await service.ok('listClientServices', { query: { id: [id] } }, { key: manager });
    expect(listed.data[0]!.internal_cost).toBeNull();
    const menu = await service.ok(
      'listClientServiceCategoryServices',
      { query: { category_id: [category.id] } },
      { key: manager },
    );
    expect(menu.data[0]!.services[0]!.internal_cost).toBeNull();
    for (const refused of [
      await update({ id, internal_cost: null }, manager),
      await create({ category_id: category.id, services: [{ name: 'B', internal_cost: usd(1) }] }, manager),
    ])
      expect([refused.status, refused.body.error.message]).toEqual([
        403,
        expect.stringContaining('billing.view'),
      ]);
    // What somebody without it changes leaves the cost alone.
    await update({ id, unit_price: usd(300) }, manager);
    const { data } = await service.ok('getClientService', { path: { id } });
    expect(data).toMatchObject({ unit_price: usd(300), internal_cost: usd(100) });
  });
});

describe('deleting services', () => {
  it('closes the gaps in all categories that they leave', async () => {
    const [one, two] = [await newServices(service, 'A', 'B', 'C', 'D'), await newServices(service, 'E', 'F')];
    await service.ok('deleteClientServices', {
      query: { id: [one.services[0]!.id, two.services[0]!.id, one.services[2]!.id] },
    });
    for (const { category, services } of [one, two]) {
      const { data } = await service.ok('listClientServices', { query: { category_id: [category.id] } });
      expect(data.map(({ position }) => position)).toEqual(services.length === 4 ? [0, 1] : [0]);
    }
  });

  it('deletes what nobody uses and counts the clients of the others', async () => {
    const { category, services } = await newServices(service, 'A', 'B', 'C');
    const [a, b] = services.map(({ id }) => id) as [string, string];
    const client = await newClient(service, (await newProfile(service)).id);
    await service.ok('replaceClientServiceSelections', {
      body: { client_id: client.id, selections: [{ service_id: b }] },
    });
    const remove = (id: string[]) => service.ok('deleteClientServices', { query: { id } });
    const { data } = await remove([a, b, unknown]);
    expect(data.outcomes.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed']);
    expect(data.outcomes[1]!.error!.message).toContain('1 client');
    expect(await namesIn(service, category.id)).toEqual(['B', 'C']);
    expect((await service.call('getClientService', { path: { id: a } })).status).toBe(404);
    const counted = await service.ok('getClientService', { path: { id: b } });
    expect([counted.data.client_count, counted.data.position]).toEqual([1, 0]);
    expect(
      (await service.ok('listClientServices', { query: { category_id: [category.id], has_clients: true } }))
        .data,
    ).toHaveLength(1);

    // A deleted client needs nothing any more.
    await service.ok('deleteClient', { path: { id: client.id } });
    expect((await remove([b])).data.succeeded).toBe(1);
  });

  it('never deletes a service that a client is selecting', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Service ${index}`);
    const { services } = await newServices(service, ...names);
    const profile = await newProfile(service);
    const clients = await Promise.all(services.map(() => newClient(service, profile.id)));
    await Promise.all(
      services.map(async ({ id }, index) => {
        const [removed, selected] = await Promise.all([
          service.ok('deleteClientServices', { query: { id: [id] } }),
          service.call('replaceClientServiceSelections', {
            body: { client_id: clients[index]!.id, selections: [{ service_id: id }] },
          }),
        ]);
        expect(selected.status).toBe(removed.data.succeeded === 1 ? 400 : 200);
      }),
    );
  });

  it('cannot be selected or offered any more', async () => {
    const { services } = await newServices(service, unused('Gone'));
    const id = services[0]!.id;
    const client = await newClient(service, (await newProfile(service)).id);
    await service.ok('deleteClientServices', { query: { id: [id] } });
    const { data } = await service.ok('getClientServiceSelections', { path: { id: client.id } });
    expect(data.available.map((offer) => offer.id)).not.toContain(id);
    const refused = await service.call('replaceClientServiceSelections', {
      body: { client_id: client.id, selections: [{ service_id: id }] },
    });
    expect(refused.status).toBe(400);
  });
});

describe('order', () => {
  it('is that of the request, and the others follow as they were', async () => {
    const { category, services } = await newServices(service, 'A', 'B', 'C', 'D');
    const [a, b, c, d] = services.map(({ id }) => id) as [string, string, string, string];
    await service.ok('updateClientService', { body: { id: b, is_archived: true } });
    const reorder = (body: object) =>
      service.call('reorderClientServices', { body: { category_id: category.id, ...body } });
    const { body } = await reorder({ ids: [d, a], expected_revision: 1 });
    expect(body.data).toEqual({ ids: [d, a, c] });
    expect(await namesIn(service, category.id)).toEqual(['D', 'A', 'C']);
    const shown = await service.ok('getClientServiceCategory', { path: { id: category.id } });
    expect(shown.data.revision).toBe(2);
    expect(await auditActions(service, category.id)).toEqual(['created', 'services_reordered']);
    expect(await auditActions(service, d)).toEqual(['created', 'moved']);
    expect((await reorder({ ids: [d, a] })).body.data).toEqual({ ids: [d, a, c] });
    expect((await reorder({ ids: [a, d], expected_revision: 1 })).status).toBe(409);
    const { services: others } = await newServices(service, 'E');
    for (const strange of [unknown, b, others[0]!.id]) {
      const refused = await reorder({ ids: [a, strange] });
      expect([refused.status, refused.body.error.message]).toEqual([
        400,
        expect.stringContaining('body.ids[1]'),
      ]);
    }
    expect((await reorder({ category_id: unknown, ids: [a] })).status).toBe(404);
  });

  it('is kept when services are added from elsewhere', async () => {
    const { category, services } = await newServices(service, 'A');
    const { category: from, services: others } = await newServices(service, 'B', 'a', 'C');
    const [b, taken, c] = others.map(({ id }) => id) as [string, string, string];
    const { data } = await service.ok('bulkAddClientServices', {
      body: {
        category_id: category.id,
        ids: [b, taken, services[0]!.id, c, unknown],
        expected_revision: 1,
      },
    });
    expect(data.outcomes.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
      'unchanged',
      'succeeded',
      'failed',
    ]);
    expect(await namesIn(service, category.id)).toEqual(['A', 'B', 'C']);
    expect(await namesIn(service, from.id)).toEqual(['a']);
    const positions = async (id: string) =>
      (await service.ok('listClientServices', { query: { category_id: [id] } })).data.map(
        ({ position }) => position,
      );
    expect(await positions(category.id)).toEqual([0, 1, 2]);
    expect(await positions(from.id)).toEqual([0]);
    const stale = await service.call('bulkAddClientServices', {
      body: { category_id: category.id, ids: [taken], expected_revision: 9 },
    });
    expect(stale.status).toBe(409);
    expect(
      (await service.call('bulkAddClientServices', { body: { category_id: unknown, ids: [b] } })).status,
    ).toBe(404);
  });

  it('sorts the list by price, and by category without a sort', async () => {
    const { category } = await newServices(service, 'Z');
    await create({
      category_id: category.id,
      services: [
        { name: 'Y', unit_price: usd(900) },
        { name: 'X', unit_price: usd(1000) },
      ],
    });
    const names = async (query: object) =>
      (await service.ok('listClientServices', { query: { category_id: [category.id], ...query } })).data.map(
        ({ name }) => name,
      );
    expect(await names({})).toEqual(['Z', 'Y', 'X']);
    expect(await names({ sort: 'unit_price', order: 'asc' })).toEqual(['Y', 'X', 'Z']);
    expect(await names({ sort: 'unit_price', order: 'desc' })).toEqual(['X', 'Y', 'Z']);
    expect(await names({ search: 'x' })).toEqual(['X']);
    const found = await service.ok('listClientServiceCategoryServices', {
      query: { category_id: [category.id], search: 'y' },
    });
    expect(found.data[0]!.services).toHaveLength(3);
  });
});
