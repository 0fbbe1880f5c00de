import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mergeSearchIndexes } from '#src/platform/jobs/search-indexes.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { openOwnerPool } from '#src/platform/db/owner.ts';
import { startService, type Service } from '../support/service.ts';

/** A search reads all entries that wait to be merged, of every agency: a worker merges them before they are many. */
let service: Service;
let owners: ReturnType<typeof openOwnerPool>;
beforeAll(async () => {
  service = await startService({});
  owners = openOwnerPool(service.ownerUrl, 'test', 1);
});
afterAll(async () => {
  await owners?.end();
  await service?.stop();
});

const merging = mergeSearchIndexes();
const merge = async (): Promise<void> => {
  const owner = await owners.connect();
  try {
    await merging.run((piece) => piece(owner));
  } finally {
    owner.release();
  }
};

/** Pages of entries that waited; asking merges them. */
const waiting = async (): Promise<number> =>
  Number((await service.query<{ n: string }>("select gin_clean_pending_list('clients_search') as n"))[0]!.n);

/** The connection that wrote last says how much, which it else does when it writes again. */
const countWrites = () =>
  service.db.write(service.agencies[0].id, ({ db }) => sql`select pg_stat_force_next_flush()`.execute(db));

it('leaves no entry waiting in the index of clients', async () => {
  const { id: profileId } = await newProfile(service);
  await newClient(service, profileId, { name: 'Harbor Dental' });
  expect(await waiting()).toBeGreaterThan(0);
  for (const name of ['Hill Dental', 'Dune Dental']) {
    await newClient(service, profileId, { name });
    await countWrites();
    await merge();
    expect(await waiting()).toBe(0);
  }
  expect((await service.ok('listClients', { query: { search: 'dental' } })).data).toHaveLength(3);
});

it('opens no index of a table that nobody has written since', async () => {
  await countWrites();
  await merge();
  const owner = await owners.connect();
  const query = vi.spyOn(owner, 'query');
  owner.release();
  await merge();
  expect(query.mock.calls.map(([asked]) => (asked as { name?: string }).name)).toEqual([
    'writes-of-search-indexes',
  ]);
});

it('leaves out an index that has gone since it was found', async () => {
  await service.query("create index names_search on clients using gin (to_tsvector('simple', name))");
  const other = mergeSearchIndexes();
  const owner = await owners.connect();
  await other.run((piece) => piece(owner));
  await service.query('drop index names_search');
  await newClient(service, (await newProfile(service)).id, { name: 'Cliff Dental' });
  await countWrites();
  await other.run((piece) => piece(owner));
  owner.release();
  expect(await waiting()).toBe(0);
});
