import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { managing, newPerson, type Person } from './people.ts';

/** Views that something opens, such as the navigation, which says so by its part. */
let service: Service;
let manager: Person;
let opened: string;

beforeAll(async () => {
  const navigation = {
    describe: (_: unknown, id: string) =>
      Promise.resolve(id === opened ? '2 items of the navigation' : undefined),
  };
  service = await startService({ parts: { viewUsers: [navigation] } });
  manager = await newPerson(service, managing);
});
afterAll(() => service.stop());

it('stay until they are taken out there, or are deleted by force', async () => {
  opened = (await manager.save()).id;
  const { id } = await manager.save();
  const { outcomes } = await manager.ok('deleteViews', { query: { id: [opened, id] } });
  expect(outcomes).toMatchObject([
    { status: 'failed', error: { message: expect.stringContaining('2 items of the navigation') } },
    { status: 'succeeded' },
  ]);
  expect((await manager.call('getView', { path: { id: opened } })).status).toBe(200);
  expect(await manager.ok('bulkDeleteViews', { body: { ids: [opened] } })).toMatchObject({ failed: 1 });
  expect(await manager.ok('bulkDeleteViews', { body: { ids: [opened], force: true } })).toMatchObject({
    succeeded: 1,
  });
  expect((await manager.call('getView', { path: { id: opened } })).status).toBe(404);
});
