import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conceptsFile, conceptsPage } from '../../scripts/concepts.ts';

describe('the page of concepts', () => {
  it('says what the contract holds', async () => {
    expect(readFileSync(conceptsFile, 'utf8'), 'run node scripts/concepts.ts').toBe(await conceptsPage());
  });
});
