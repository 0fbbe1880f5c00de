import { expect, it } from 'vitest';
import { faultsOfReasons, readReasonedList } from '../support/shrinking-list.ts';

const about = '# What may be missing.\n';

it('each sort without an index stands below the reason of its group', () => {
  const { entries } = readReasonedList('test/contract/unindexed-sorts.txt');
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

it('groups below their reasons are right', () =>
  expect(
    faultsOfReasons(`${about}\n# Few rows.\nlistA name\nlistB name\n\n# Logs,\n# by time.\nlistC size\n`),
  ).toEqual([]));

it.each([
  [
    'lines that a merge sorted',
    `${about}# Few rows.\n# Logs.\nlistA name\nlistC size\n`,
    ['listA name', 'listC size'],
  ],
  ['an entry without a reason', `${about}\n# Few rows.\nlistA name\n\nlistB name\n`, ['listB name']],
  ['a reason of nothing', `${about}\n# Few rows.\n\n# Logs.\nlistC size\n`, ['# Few rows.']],
  ['a reason amid a group', `${about}\n# Few rows.\nlistA name\n# Logs.\nlistC size\n`, ['# Logs.']],
])('%s are told', (_, text, places) => {
  const faults = faultsOfReasons(text);
  expect(faults).toHaveLength(places.length);
  places.forEach((place, index) => expect(faults[index]).toContain(`\`${place}\``));
});
