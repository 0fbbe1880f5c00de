import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeSearchIndexes } from '#src/platform/jobs/search-indexes.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startService, type Service } from '../support/service.ts';

/** A search reads all entries that wait to be merged, of every agency: a worker merges them before they are many. */
let service: Service;
beforeAll(async () => {
  service = await startService({});
});
afterAll(() => service?.stop());

const merge = async (): Promise<void> => {
  const pool = openOwnerPool(service.ownerUrl, 'test', 1);
  const owner = await pool.connect();
  await mergeSearchIndexes.run((piece) => piece(owner));
  owner.release();
  await pool.end();
};

/** Pages of entries that waited; asking merges them. */
const waiting = async (): Promise<number> =>
  Number((await service.query<{ n: string }>("select gin_clean_pending_list('clients_search') as n"))[0]!.n);

it('leaves no entry waiting in the index of clients', async () => {
  const { id: profileId } = await newProfile(service);
  await newClient(service, profileId, { name: 'Harbor Dental' });
  expect(await waiting()).toBeGreaterThan(0);
  await newClient(service, profileId, { name: 'Hill Dental' });
  await merge();
  expect(await waiting()).toBe(0);
  expect((await service.ok('listClients', { query: { search: 'dental' } })).data).toHaveLength(2);
});
