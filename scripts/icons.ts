// Writes the catalogue of icons, src/families/catalogs/icons.json and its licence, from the package lucide-static (`make icons`).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { categoryOf } from './icons/categories.ts';
import { pathOf, type Shape } from './icons/paths.ts';
import { namedIcons, ownWordsOf } from './icons/words.ts';

const iconsFile = fileURLToPath(new URL('../src/families/catalogs/icons.json', import.meta.url));
const licenseFile = iconsFile.replace('.json', '.license.txt');

const packageFile = (name: string): string =>
  readFileSync(
    createRequire(new URL('icons/package.json', import.meta.url)).resolve(`lucide-static/${name}`),
    'utf8',
  );

const maxWords = 50;
const maxWordLength = 50;

/** A line for each icon: key, category, search words, path. */
function iconsText(): string {
  const shapes = JSON.parse(packageFile('icon-nodes.json')) as Record<string, Shape[]>;
  const tags = JSON.parse(packageFile('tags.json')) as Record<string, string[]>;
  const missing = [...namedIcons()].filter((key) => shapes[key] === undefined);
  if (missing.length > 0)
    throw new Error(`Lucide has no icon ${missing.join(', ')} (scripts/icons/words.ts).`);
  const lines = Object.keys(shapes)
    .toSorted()
    .map((key) => {
      const published = tags[key] ?? [];
      const words = searchWords([...ownWordsOf(key), ...published]);
      return JSON.stringify([key, categoryOf(key, searchWords(published)), words, pathOf(shapes[key]!)]);
    });
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** In small letters, as they are searched, and within the contract's bounds. */
const searchWords = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().toLowerCase()))]
    .filter((tag) => tag !== '' && tag.length <= maxWordLength)
    .slice(0, maxWords);

writeFileSync(iconsFile, iconsText());
writeFileSync(licenseFile, packageFile('LICENSE'));
