import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ViewRecordKind } from '#generated/types.gen.ts';
import { parts } from '#src/compose.ts';
import { startSeeded, type SeededService } from './seeded.ts';

/** Every list that has views shows, sums up, groups and sorts by whatever column its catalogue offers for that. */
let service: SeededService;
beforeAll(async () => {
  service = await startSeeded();
});
afterAll(() => service?.stop());

const viewed = Object.entries(parts.viewedLists).flatMap(([kind, isBuilt]) =>
  isBuilt === undefined ? [] : [kind as ViewRecordKind],
);

describe.each(viewed)('a view of %s records', (record_kind) => {
  const list = () => ({
    record_kind,
    ...(record_kind === 'custom_object_record' && {
      custom_object_id: service.seeds[0].records['custom-objects']![0]!,
    }),
  });
  const run = async (body: object = {}) =>
    (await service.ok('queryViewRecords', { body: { ...list(), ...body } })).data;

  it('runs with all of its columns', async () => {
    const { columns } = (await service.ok('getViewColumnCatalog', { query: list() })).data;
    const shown = columns.slice(0, 50).map(({ key }) => ({ key, summary: 'count_filled' as const }));
    const { rows, summaries } = await run({ columns: shown });
    expect(rows.length, 'no record to show: seed some').toBeGreaterThan(0);
    expect(summaries).toHaveLength(shown.length);
    for (const { key } of columns.filter((column) => column.is_groupable))
      expect((await run({ group_by: key })).groups.length, `groups by ${key}`).toBeGreaterThan(0);
    for (const { key } of columns.filter((column) => column.is_sortable))
      for (const order of ['asc', 'desc'])
        expect((await run({ sort_by: [{ field: key, order }] })).rows, `by ${key}`).toHaveLength(rows.length);
    expect((await run({ search: 'zzz' })).rows).toEqual([]);
  });
});
