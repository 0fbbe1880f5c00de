import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { compareWithList } from '../support/shrinking-list.ts';
import { consoleOperations, exampleInput, publicOperations, stubLists } from './operations.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

it.each([
  ['public', publicOperations],
  ['console', consoleOperations],
] as const)(
  'has a handler that does something for every operation of the %s contract',
  async (contract, operations) => {
    const stubs: string[] = [];
    for (const operation of operations) {
      const { status } = await service.call(operation.id, exampleInput(operation));
      if (status === 501) stubs.push(operation.id);
    }
    const known = operations.map(({ id }) => id);
    expect(compareWithList(stubLists[contract], stubs, known, 'answers 501: write its handler.')).toEqual([]);
  },
);
