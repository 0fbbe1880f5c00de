import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { compareWithList } from '../support/shrinking-list.ts';
import { consoleOperations, exampleInput, publicOperations, stubLists } from './operations.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

// That no operation but these answers 501 is proved where the example of each is called: test/contract/fuzz.test.ts.
it.each([
  ['public', publicOperations],
  ['console', consoleOperations],
] as const)(
  'what the list of the %s contract lets answer 501 has no handler yet',
  async (contract, operations) => {
    const stubs: string[] = [];
    const listed = operations.filter(({ id }) => stubLists[contract].entries.includes(id));
    for (const operation of listed) {
      const { status } = await service.call(operation.id, exampleInput(operation));
      if (status === 501) stubs.push(operation.id);
    }
    const known = operations.map(({ id }) => id);
    expect(compareWithList(stubLists[contract], stubs, known, 'answers 501.')).toEqual([]);
  },
);

it('leaves no draft of the scaffold in what answers', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const drafts = globSync('src/families/**/*.ts', { cwd: root }).filter((file) =>
    // A stub may say what is to be written: it is on the list above.
    /To be written(?![^\n]*\nexport const \w+ =\s+notImplemented\()/.test(readFileSync(root + file, 'utf8')),
  );
  expect(drafts).toEqual([]);
});
