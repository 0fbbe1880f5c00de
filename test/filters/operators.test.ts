import { expect, it } from 'vitest';
import { operatorsOf } from '#src/domain/filters/index.ts';
import { resolve, type Schema } from '../contract/operations.ts';

const rowOf = {
  text: 'text',
  choice: 'one choice',
  reference: 'one choice',
  number: 'a number',
  date: 'a number',
  instant: 'an instant',
  boolean: 'true or false',
  list: 'several values',
  parts: 'parts',
} as const;

it('takes for each kind of value the operators that the contract promises', () => {
  const rows = (resolve<Schema>({ $ref: '#/components/schemas/FilterOperator' })['description'] as string)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  for (const [kind, row] of Object.entries(rowOf)) {
    const [, , promised] = rows.find((line) => line.startsWith(`| ${row}`))!.split('|');
    const named = [...promised!.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect([...operatorsOf[kind as keyof typeof rowOf]].sort(), kind).toEqual(
      [...named, 'is_empty', 'is_not_empty'].sort(),
    );
  }
});
