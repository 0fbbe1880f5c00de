import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { newProcess } from '../processes/process-records.ts';
import { newPage, publish, tab, unusedKey } from './page.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const create = (body: object = {}) =>
  service.call('createSharedSection', {
    body: {
      key: unusedKey('section'),
      name: 'Billing',
      record_kind: 'client',
      section: { title: 'Billing', items: [] },
      ...body,
    },
  });
const update = (id: string, body: object) => service.call('updateSharedSection', { path: { id }, body });
const remove = (id: string, query: Record<string, unknown> = {}) =>
  service.call('deleteSharedSection', { path: { id }, query });

it('is created complete, with a key of its own', async () => {
  const page = await newPage(service);
  const { body } = await create({
    section: { title: 'Billing', items: [{ kind: 'field', key: page.budget.key, width: 2 }] },
  });
  expect(body.data).toMatchObject({
    section: {
      title: 'Billing',
      container: 'card',
      column_count: 2,
      is_collapsed: false,
      items: [{ kind: 'field', key: page.budget.key, width: 2, presentation: null }],
    },
    layout_count: 0,
    modal_count: 0,
    revision: 1,
  });
  const { id, key } = body.data;
  expect((await create({ key })).status).toBe(409);
  const other = (await create()).body.data;
  expect((await update(other.id, { key })).status).toBe(409);
  const race = unusedKey('race');
  const answers = await Promise.all([1, 2].map(() => create({ key: race })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await service.ok('getSharedSection', { path: { id } })).data).toEqual(body.data);
  // A field that is deleted leaves it.
  await service.ok('deleteField', { path: { id: page.budget.id } });
  const left = await service.ok('getSharedSection', { path: { id } });
  expect(left.data.section.items).toEqual([]);
});

it('refuses what its pages do not have, and pages that cannot be laid out yet', async () => {
  for (const [body, place] of [
    [{ section: { title: 'x', items: [{ kind: 'field', key: 'nothing' }] } }, 'body.section.items[0].key'],
    [
      { section: { title: 'x', column_count: 1, items: [{ kind: 'system', key: 'name', width: 2 }] } },
      'body.section.items[0].width',
    ],
    [
      {
        section: {
          title: 'x',
          items: [
            { kind: 'system', key: 'name' },
            { kind: 'system', key: 'name' },
          ],
        },
      },
      'body.section.items[1].key',
    ],
    [{ record_kind: 'ticket' }, 'body.record_kind'],
  ] as const) {
    const { status, body: answer } = await create(body);
    expect([status, answer.error.message]).toEqual([400, expect.stringContaining(`${place} `)]);
  }
});

it('changes once, for all that use it', async () => {
  const { id } = (await create()).body.data;
  const change = {
    name: 'Invoices',
    section: { title: 'Invoices', items: [{ kind: 'system', key: 'name' }] },
  };
  const { body } = await update(id, { ...change, expected_revision: 1 });
  expect(body.data).toMatchObject({ name: 'Invoices', section: { title: 'Invoices' }, revision: 2 });
  expect((await update(id, change)).body.data).toEqual(body.data);
  expect((await update(id, { name: 'x', expected_revision: 1 })).status).toBe(409);
  expect((await update(unknown, { name: 'x' })).status).toBe(404);
  expect(await auditActions(service, id)).toEqual(['created', 'updated']);
});

it('stays while a layout has it, and stands only on pages of its kind', async () => {
  const { id } = (await create()).body.data;
  const page = await newPage(service);
  const shared = tab('t', { kind: 'shared', key: 'shared', shared_section_id: id });
  await publish(service, page.id, [shared]);
  const refused = await remove(id);
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('1 layout')]);
  const list = async (query: object) =>
    (await service.ok('listSharedSections', { query: { id: [id], ...query } })).data;
  expect(await list({ is_used: true })).toEqual([expect.objectContaining({ layout_count: 1 })]);
  expect(await list({ layout_id: [page.id] })).toHaveLength(1);
  expect(await list({ is_used: false })).toEqual([]);
  const { definition } = await newProcess(service);
  const onTask = await service.call('createEntityLayout', {
    path: { id: definition.id },
    body: { tabs: [shared] },
  });
  expect([onTask.status, onTask.body.error.message]).toEqual([400, expect.stringContaining('task records')]);
  await service.ok('deleteEntityLayout', { path: { id: page.id } });
  expect((await remove(id, { expected_revision: 9 })).status).toBe(409);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
});

it('is never deleted while somebody puts it into a layout', async () => {
  const { id } = (await create()).body.data;
  const page = await newPage(service);
  const [made, gone] = await Promise.all([
    service.call('createEntityLayout', {
      path: { id: page.id },
      body: { tabs: [tab('t', { kind: 'shared', key: 'shared', shared_section_id: id })] },
    }),
    remove(id),
  ]);
  expect([made.status, gone.status]).toEqual(gone.status === 200 ? [400, 200] : [200, 409]);
});
