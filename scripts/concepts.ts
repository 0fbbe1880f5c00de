// Writes docs/concepts.md from the contract: each concept with its one name, its one type, and the families that speak of it.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../src/compiler/bundle.ts';
import { viewContract } from '../src/compiler/view.ts';
import { namedValues } from '../spec/lint/schema-sites.ts';
import { concepts, type Concept, type Holds } from '../spec/lint/words.ts';
import { consoleContract, ownContract } from './contract.ts';
import { formattedMarkdown } from './markdown.ts';

export const conceptsFile = fileURLToPath(new URL('../docs/concepts.md', import.meta.url));

/** Name -> files in which a property or parameter has it, and how often. */
type Uses = ReadonlyMap<string, ReadonlyMap<string, number>>;

function uses(): Uses {
  const found = new Map<string, Map<string, number>>();
  for (const contract of [ownContract, consoleContract]) {
    const view = viewContract(bundle(contract.spec, contract), {});
    for (const { name, tokens } of namedValues(view)) {
      const file = basename(view.bundle.locate(tokens).file, '.yaml');
      const files = found.get(name) ?? new Map<string, number>();
      found.set(name, files.set(file, (files.get(file) ?? 0) + 1));
    }
  }
  return found;
}

const typeOf = ({ component, type, format }: Holds): string =>
  component ??
  (format === 'uuid'
    ? 'id'
    : format === 'date-time'
      ? 'instant'
      : format === 'date'
        ? 'day'
        : (type ?? 'by kind'));

function rowsOf(found: Uses, { concept, names, meaning, except = {} }: Concept): string[] {
  const exceptions = Object.entries(except)
    .filter(([name]) => found.has(name) && !(name in names))
    .map(([name, reason]) => ` \`${name}\` is ${reason}.`);
  return Object.entries(names).map(([name, holds], index) => {
    const files = [...(found.get(name) ?? new Map<string, number>())];
    const places = files.reduce((sum, [, count]) => sum + count, 0);
    return `| ${index === 0 ? concept : ''} | \`${name}\` | ${typeOf(holds)} | ${index === 0 ? meaning + exceptions.join('') : ''} | ${places} in ${files.length} files |`;
  });
}

/** The page as it should be. */
export async function conceptsPage(): Promise<string> {
  const found = uses();
  const text = `# One name for one thing

Made from the contract by \`node scripts/concepts.ts\`. Rule C34 holds every property and parameter to these names and types; \`spec/lint/words.ts\`
has them, with the names that they replace.

| concept | name | holds | meaning | where |
|---|---|---|---|---|
${concepts.flatMap((concept) => rowsOf(found, concept)).join('\n')}
`;
  return formattedMarkdown(text);
}

if (import.meta.main) writeFileSync(conceptsFile, await conceptsPage());
