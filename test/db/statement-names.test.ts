import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PreparedStatements } from '#src/platform/db/prepared.ts';
import { StatementNames } from '#src/platform/db/statement-names.ts';
import { openCoreDatabase } from '../support/core-database.ts';

const use = (names: StatementNames, text: string, times: number) => {
  for (let time = 0; time < times; time += 1) names.succeeded(text);
};

it('names what succeeded twice, and nothing that came once', () => {
  const names = new StatementNames();
  use(names, 'often', 2);
  use(names, 'once', 1);
  expect(names.nameOf('often')).toBeDefined();
  expect(names.nameOf('once')).toBeUndefined();
});

it('gives the places to the texts that are used most, however late they come', () => {
  const names = new StatementNames({ most: 10 });
  for (let text = 0; text < 10; text += 1) use(names, `early ${text}`, 5);
  use(names, 'late and hot', 100);
  expect(names.nameOf('late and hot')).toBeDefined();
  expect(
    Array.from({ length: 10 }, (_, text) => names.nameOf(`early ${text}`)).filter(
      (name) => name === undefined,
    ),
  ).toHaveLength(1);
});

it('lets one-off texts take no place from a text that is used', () => {
  const names = new StatementNames({ most: 10 });
  for (let text = 0; text < 10; text += 1) use(names, `list ${text}`, 3);
  for (let text = 0; text < 5_000; text += 1) use(names, `filter ${text}`, 1);
  for (let text = 0; text < 10; text += 1) expect(names.nameOf(`list ${text}`)).toBeDefined();
});

it('forgets in time what was used much long ago', () => {
  const names = new StatementNames({ most: 1, halveEvery: 1_000 });
  use(names, 'yesterday', 1_000);
  use(names, 'today', 2_000);
  expect(names.nameOf('yesterday')).toBeUndefined();
  expect(names.nameOf('today')).toBeDefined();
});

it('never gives a name again, so no connection can hold another text under it', () => {
  const names = new StatementNames({ most: 1 });
  const given = new Set<string>();
  for (let text = 0; text < 20; text += 1) {
    use(names, `text ${text}`, 4 ** (text % 6) * 8);
    const name = names.nameOf(`text ${text}`);
    if (name !== undefined) expect(given.has(name)).toBe(false);
    if (name !== undefined) given.add(name);
  }
});

it('closes on each connection what went out of use', () => {
  const names = new StatementNames({ most: 1 });
  const prepared = new PreparedStatements(names);
  use(names, 'first', 2);
  const first = names.nameOf('first')!;
  expect(prepared.add(first)).toBe(true);
  expect(prepared.add(first)).toBe(false);
  use(names, 'second', 50);
  expect(prepared.takeEvicted()).toEqual([first]);
  expect(prepared.takeEvicted()).toEqual([]);
  expect(prepared.size).toBe(0);
});

it('keeps the number of statements that a connection has prepared within its bound, with 2,000 texts in use', async () => {
  const core = await openCoreDatabase();
  try {
    const tenant = await core.createTenant();
    const read = core.db.read(tenant);
    const most = 250;
    for (let round = 0; round < 3; round += 1) {
      for (let text = 0; text < 2_000; text += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, place) => sql.raw(`select ${text + place} as n`).execute(read)),
        );
      }
    }
    for (let time = 0; time < 2_000; time += 1) await sql.raw('select 1 as hot').execute(read);
    const counts = await Promise.all(
      Array.from(
        { length: 40 },
        async () =>
          (
            await sql<{
              pid: number;
              n: number;
            }>`select pg_backend_pid() as pid, (select count(*)::integer from pg_prepared_statements) as n`.execute(
              read,
            )
          ).rows[0]!,
      ),
    );
    expect(Math.max(...counts.map(({ n }) => n))).toBeGreaterThan(0);
    // The scope's own statement comes on top, and what is evicted is closed with the next statement.
    expect(Math.max(...counts.map(({ n }) => n))).toBeLessThanOrEqual(most + 2);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from pg_prepared_statements where statement = 'select 1 as hot'`.execute(
      read,
    );
    expect(rows[0]!.n, 'a text that is used most is prepared, whatever came before it').toBe(1);
  } finally {
    await core.close();
  }
});
