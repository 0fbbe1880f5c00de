import { expect, it } from 'vitest';
import { reordered, tidyTags } from '#src/platform/tidy.ts';

it('a tag is one word, whatever blanks and capitals it was typed with', () => {
  expect(tidyTags([' Launch', 'launch ', 'q2', 'LAUNCH'])).toEqual(['Launch', 'q2']);
});

it('an order names what comes first; the rest follows as it was', () => {
  expect(reordered(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['d', 'b', 'a', 'c']);
});
