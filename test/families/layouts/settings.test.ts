import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

it('embeds nothing until the agency names hosts', async () => {
  const { data } = await service.ok('getLayoutSettings');
  expect(data).toMatchObject({ embed_hosts: [], revision: 1 });
  const change = (body: object) => service.call('updateLayoutSettings', { body });
  const first = await change({ embed_hosts: ['reports.example'], expected_revision: 1 });
  expect(first.body.data).toMatchObject({ embed_hosts: ['reports.example'], revision: 2 });
  expect((await change({ embed_hosts: ['reports.example'] })).body.data).toEqual(first.body.data);
  expect((await change({ embed_hosts: [], expected_revision: 1 })).status).toBe(409);
  const theirs = await service.ok('getLayoutSettings', {}, { key: service.agencies[1].key });
  expect(theirs.data.embed_hosts).toEqual([]);
});
