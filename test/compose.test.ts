import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * What compose.ts and timer-kinds.ts list is found by nobody else: a part that it forgets never runs. A part is recognised by its declared type, which
 * is what makes it one.
 */
const root = new URL('../', import.meta.url);
const compose = ['compose', 'timer-kinds']
  .map((name) => readFileSync(new URL(`src/${name}.ts`, root), 'utf8'))
  .join('\n');
const kinds = [
  'AgePurge',
  'Purge',
  'Periodic',
  'EventConsumer',
  'KeyHolder',
  'DeletionGuard',
  'ProcessUser',
  'ToolTargetKind',
  'TimerKind',
];
const declaration = new RegExp(
  `^export (?:const|function) (\\w+)(?:: | = \\([^;]*?\\): |\\([^;]*?\\): )(?:readonly )?(${kinds.join('|')})(?:\\[\\]|<[^>]*>)?(?: =| \\{)`,
  'gm',
);

interface Part {
  readonly path: string;
  readonly name: string;
  readonly kind: string;
}

const partsOf = (path: string): Part[] =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(declaration)].map(([, name, kind]) => ({
    path,
    name: name!,
    kind: kind!,
  }));

/** Makes purges for others, and lists its own in `startJobs`; or makes what each table of texts has of its own. */
const isMaker = (path: string): boolean =>
  path.startsWith('src/platform/jobs/') || path.startsWith('src/domain/text-languages/');

/** Files that others enter a folder by (.dependency-cruiser.mjs). */
const doors = ['index.ts', 'periodic.ts', 'parts.ts', 'parts.queries.ts'];

/** By its own file; or by its name from a door of its folder, unless every folder has one of that name. */
const isListed = ({ path, name }: Part): boolean => {
  const named = new RegExp(`\\b${name}\\b`);
  if (!named.test(compose)) return false;
  if (compose.includes(path.replace('src/', './'))) return true;
  const folder = path.split('/').slice(1, 3).join('/');
  return (
    name !== 'purges' &&
    doors.some(
      (door) =>
        compose.includes(`./${folder}/${door}`) &&
        named.test(readFileSync(new URL(`src/${folder}/${door}`, root), 'utf8')),
    )
  );
};

const parts = globSync('src/**/*.ts', { cwd: root.pathname })
  .filter((path) => !isMaker(path) && path !== 'src/compose.ts')
  .flatMap(partsOf);

it('recognises a part by its type, as a value and as a function that makes one', () => {
  const names = parts.map(({ kind, name }) => `${kind} ${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'AgePurge purges',
      'TimerKind promotions',
      'Periodic expiredKeys',
      'KeyHolder layoutKeys',
    ]),
  );
});

it('lists every part that there is', () => {
  expect(parts.filter((part) => !isListed(part))).toEqual([]);
});
