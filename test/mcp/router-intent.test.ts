import { expect, test } from 'vitest';
import { intentsIn } from '#src/api/mcp/router/intent.ts';

const isUnwanted = (text: string): boolean => intentsIn(text).has('delete');

test.each([
  'Priya does not belong to this escalation any more',
  'Nobody needs the old template any longer',
  "The retainer isn't part of it anymore",
  'The draft is no longer needed',
  'The old folder can go.',
])('%j asks for something to be taken away', (text) => expect(isUnwanted(text)).toBe(true));

test.each([
  'Do not wait. Any more of these go to Priya',
  'Any more work does not fit into the week',
  'The team can go to the client',
])('%j does not', (text) => expect(isUnwanted(text)).toBe(false));

test('a prompt twenty times as long as allowed is read within a second', () => {
  const text = 'not '.repeat(50_000);
  const begin = performance.now();
  intentsIn(text);
  expect(performance.now() - begin).toBeLessThan(1_000);
});
