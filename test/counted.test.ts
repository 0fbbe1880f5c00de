import { expect, it } from 'vitest';
import { counted, countedIfAny } from '#src/platform/counted.ts';

it('writes counts in words', () => {
  expect([0, 1, 2].map((count) => counted(count, 'ticket'))).toEqual(['0 tickets', '1 ticket', '2 tickets']);
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']);
  expect([0, 1].map((count) => countedIfAny(count, 'form'))).toEqual([undefined, '1 form']);
});
