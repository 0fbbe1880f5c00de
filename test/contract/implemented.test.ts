import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { compareWithList, readShrinkingList } from '../support/shrinking-list.ts';
import { exampleInput, operations } from './operations.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

it('has a handler that does something for every operation', async () => {
  const stubs: string[] = [];
  for (const operation of operations) {
    const { status } = await service.call(operation.id, exampleInput(operation));
    if (status === 501) stubs.push(operation.id);
  }
  const list = readShrinkingList('test/contract/not-implemented.txt');
  expect(
    compareWithList(
      list,
      stubs,
      operations.map(({ id }) => id),
      'answers 501: write its handler.',
    ),
  ).toEqual([]);
});
