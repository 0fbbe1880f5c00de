import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readmeFile, readmeWith } from '../../scripts/readme.ts';

it('the README says how much of the contract is built', () => {
  const readme = readFileSync(readmeFile, 'utf8');
  expect(readme, 'run node scripts/readme.ts').toBe(readmeWith(readme));
});
