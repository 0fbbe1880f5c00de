import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { List } from '#src/platform/db/query/list.ts';
import { servingUrl } from '#src/platform/db/roles.ts';
import { compareWithList, readReasonedList } from '../support/shrinking-list.ts';
import { ownInput } from './id-places.ts';
import { exampleInput, implemented, parameters, resolve } from './operations.ts';
import { knownFor } from './known.ts';
import type { Seeded } from './seed.ts';
import { ownMark, startSeeded, type SeededService } from './seeded.ts';

/**
 * Whether each sort of each declared list is served by an index. Postgres is told that sorting is out of the question: where its plan
 * sorts the rows of the page nevertheless, no index has their order. That needs no rows, and does not depend on how many there are.
 * Rows that an index has in order but for those of equal value (an incremental sort) are served by it.
 */
let service: SeededService;
let seeded: Seeded;
let app: pg.Client;

beforeAll(async () => {
  service = await startSeeded();
  [seeded] = service.seeds;
  app = new pg.Client({ connectionString: await servingUrl(service.ownerUrl) });
  await app.connect();
  await app.query("select set_config('app.tenant_id', $1, false)", [service.agencies[0].id]);
  for (const way of ['sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
    await app.query(`set enable_${way} = off`);
});
afterAll(async () => {
  await app?.end();
  await service?.stop();
});

interface Plan {
  readonly 'Node Type': string;
  readonly Plans?: readonly Plan[];
}

/** Whether the rows of a page are sorted: below a limit, and what computes columns of the rows that it lets through. */
const sortsPage = (plan: Plan): boolean =>
  (plan.Plans ?? []).some((below) => (plan['Node Type'] === 'Limit' && isSorted(below)) || sortsPage(below));
const isSorted = (plan: Plan): boolean =>
  plan['Node Type'] === 'Sort' ||
  (['Result', 'Subquery Scan'].includes(plan['Node Type']) && isSorted(plan.Plans![0]!));

const required: Record<string, () => string | readonly string[]> = {
  course_id: () => seeded.records['training-courses']!,
  client_id: () => seeded.clientIds[0]!,
  search: () => ownMark,
};
// A caller with a key has no browsers.
const lists = implemented.filter(
  ({ id, isList, method }) => isList && method === 'GET' && id !== 'listSessions',
);
type Operation = (typeof lists)[number];
const sortsOf = (operation: Operation): string[] => {
  const { schema } = parameters(operation).find(({ name }) => name === 'sort')!;
  return (resolve(schema)['enum'] as string[]).filter((sort) => sort !== 'custom_field');
};
const gaps: string[] = [];
const seen: string[] = [];

// oxlint-disable-next-line typescript/no-explicit-any -- a list of anything
type AnyList = List<any, any, any>;

/** The plan of the statement that the operation sends; undefined for one that declares no list. */
async function planOf(operation: Operation, query: object): Promise<Plan | undefined> {
  const pages = vi.spyOn(List.prototype, 'page');
  try {
    const own = Object.entries(exampleInput(operation).query).map(([name, value]) => [
      name,
      required[name]?.() ?? value,
    ]);
    const { path } = ownInput(operation, knownFor(seeded, operation));
    await service.ok(operation.id, { path, query: { ...Object.fromEntries(own), ...query } });
    const [call, list] = [pages.mock.calls.at(-1), pages.mock.contexts.at(-1) as AnyList | undefined];
    if (call === undefined || list === undefined) return undefined;
    const { sql, parameters: values } = list.compile(call[0], call[1], call[2]);
    const { rows } = await app.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${sql}`,
      values as unknown[],
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    pages.mockRestore();
  }
}

describe.each(lists.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it.each(sortsOf(operation))('is planned by %s', async (sort) => {
    const plan = await planOf(operation, { sort });
    if (plan === undefined) return;
    seen.push(`${operation.id} ${sort}`);
    if (sortsPage(plan)) gaps.push(`${operation.id} ${sort}`);
  });
});

it('an index serves each sort that test/contract/unindexed-sorts.txt does not name', () => {
  const whole = readReasonedList('test/contract/unindexed-sorts.txt');
  const asked = new Set(lists.map(({ id }) => id));
  const isAsked = (entry: string) => !process.env['FAMILY'] || asked.has(entry.split(' ')[0]!);
  const allowed = { ...whole, entries: whole.entries.filter(isAsked) };
  if (!process.env['FAMILY']) expect(seen.length).toBeGreaterThan(allowed.entries.length / 2);
  expect(
    compareWithList(
      allowed,
      gaps,
      seen,
      'is served by no index: add one as the sort is written, or name the sort in test/contract/unindexed-sorts.txt with the bound of its rows.',
    ),
  ).toEqual([]);
});
