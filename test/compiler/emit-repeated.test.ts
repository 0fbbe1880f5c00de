import { expect, test } from 'vitest';
import { repeatedValues, valueLines, type ValueLine } from '../../src/compiler/emit/repeated.ts';

const id: ValueLine = { label: 'id', text: 'id: uuid — Identifier of a record.' };
const other: ValueLine = { label: 'id', text: 'id: uuid — Identifier of the caller.' };
const name: ValueLine = { label: 'name', text: 'name: string — Name of the client.' };
const times = (count: number, line: ValueLine): ValueLine[] => Array.from({ length: count }, () => line);

test('a value told often is told once, in its most frequent words', () => {
  expect([...repeatedValues([...times(6, other), ...times(7, id), ...times(5, name)])]).toEqual([['id', id.text]]);
});

test('where it occurs it is only named, behind those with words of their own', () => {
  const repeated = repeatedValues(times(6, id));
  expect(valueLines([id, name], repeated)).toEqual(['- name: string — Name of the client.', '- + id']);
  expect(valueLines([other], repeated)).toEqual(['- id: uuid — Identifier of the caller.']);
});
