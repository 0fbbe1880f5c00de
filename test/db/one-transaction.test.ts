import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOneTransaction } from '#src/platform/db/one-transaction.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

let core: CoreDatabase;
let tenants: string[];

beforeAll(async () => {
  core = await openCoreDatabase();
  tenants = [await core.createTenant(), await core.createTenant()];
});
afterAll(() => core?.close());

const names = async (): Promise<string[]> =>
  (await core.owner.query<{ name: string }>('select name from departments order by name')).rows.map(
    ({ name }) => name,
  );

it('keeps nothing when any part fails, of whatever tenant', async () => {
  const filling = inOneTransaction(core.ownerUrl, 'test', async (db) => {
    for (const tenant of tenants)
      await db.write(tenant, ({ db: scope }) =>
        scope.insertInto('departments').values({ name: 'Lost' }).execute(),
      );
    throw new Error('half-way');
  });
  await expect(filling).rejects.toThrow('half-way');
  expect(await names()).toEqual([]);
});

it('keeps everything together, and shows each tenant its own meanwhile', async () => {
  const seen = await inOneTransaction(core.ownerUrl, 'test', async (db) => {
    for (const [index, tenant] of tenants.entries()) {
      await db.write(tenant, async (scope) => {
        await scope.db
          .insertInto('departments')
          .values({ name: `Of ${index}` })
          .execute();
        scope.atCommit({
          sql: 'update departments set description = $1',
          parameters: [`written for ${index}`],
        });
      });
    }
    expect(await names()).toEqual([]);
    const read = (tenant: string) =>
      db.read(tenant).selectFrom('departments').select(['name', 'description']).execute();
    return Promise.all([...tenants, tenants[0]!].map(read));
  });
  expect(seen).toEqual([
    [{ name: 'Of 0', description: 'written for 0' }],
    [{ name: 'Of 1', description: 'written for 1' }],
    [{ name: 'Of 0', description: 'written for 0' }],
  ]);
  expect(await names()).toEqual(['Of 0', 'Of 1']);
});

it('lets one piece of work of a name run at a time', async () => {
  const order: string[] = [];
  const work = (name: string) =>
    inOneTransaction(core.ownerUrl, 'alone', async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(order.map((entry) => entry.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});
