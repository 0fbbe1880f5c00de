import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../src/console/web/', import.meta.url));

/** Classes that a style sheet gives a look by their name alone. */
function looks(file: string): Set<string> {
  const rules = readFileSync(web + file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}@;]+)\{/g);
  const selectors = [...rules].flatMap(([, list]) => list!.split(',').map((selector) => selector.trim()));
  return new Set(selectors.flatMap((selector) => /^\.([A-Za-z][\w-]*)$/.exec(selector)?.[1] ?? []));
}

// The sheets of pages that were opened stay, so a name with two looks would change a page by what was seen before it.
it('gives each class of the console its look in one place', () => {
  const owners = new Map<string, string[]>();
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )) {
    for (const name of looks(file)) owners.set(name, [...(owners.get(name) ?? []), file]);
  }
  expect(owners.get('card')).toBeDefined();
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});
