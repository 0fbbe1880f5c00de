import { expect, it } from 'vitest';
import { tidyTags } from '#src/platform/tidy.ts';

it('a tag is one word, whatever blanks and capitals it was typed with', () => {
  expect(tidyTags([' Launch', 'launch ', 'q2', 'LAUNCH'])).toEqual(['Launch', 'q2']);
});
