import { readFile } from 'node:fs/promises';
import { loadHealth } from '#src/compose.ts';
import { dashboard } from './dashboard.ts';
import { rules } from './rules.ts';
import { withTable } from './table.ts';

const guide = 'docs/guides/operations.md';

/** The files that are made from the thresholds, by path from the root. */
export async function healthFiles(): Promise<ReadonlyMap<string, string>> {
  const parts = await loadHealth();
  const text = await readFile(new URL(`../../${guide}`, import.meta.url), 'utf8');
  return new Map([
    ['docs/alerts/rules.yml', rules(parts)],
    ['docs/alerts/dashboard.json', dashboard(parts)],
    [guide, withTable(text, parts)],
  ]);
}
