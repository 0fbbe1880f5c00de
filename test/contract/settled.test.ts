import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Named = Readonly<Record<string, unknown>>;

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const texts = ['openapi.json', 'console/openapi.json', 'hosted/openapi.json'].map((name) =>
  read(`generated/${name}`),
);
const documents = texts.map((text) => JSON.parse(text) as { components: { schemas: Named } });
const schemas: Named = Object.assign({}, ...documents.map(({ components }) => components.schemas));

/** Properties of a schema, and of those it is a choice or a combination of. */
function propertiesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { properties, $ref, allOf, anyOf, oneOf, items } = schema as Named;
  const inner = typeof $ref === 'string' ? [schemas[$ref.slice('#/components/schemas/'.length)]] : [];
  const branches = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return [
    ...Object.keys((properties ?? {}) as Named),
    ...[...inner, ...branches, items].flatMap((next) => propertiesOf(next, seen)),
  ];
}

/** Operations, names and values of the contract are words of its text; a property is one of the schema before the dot. */
function isInContract(name: string): boolean {
  const [, schema, property] = /^([A-Z]\w+)\.(\w+)$/.exec(name) ?? [];
  if (schema !== undefined && property !== undefined) return propertiesOf(schemas[schema]).includes(property);
  if (/^[A-Z][a-z]\w+$/.test(name)) return name in schemas;
  if (!/^\w+(\.\w+)?$/.test(name)) return true;
  const word = new RegExp(`(?<![\\w.])${name.replace('.', '\\.')}(?!\\w)`);
  return texts.some((text) => word.test(text));
}

interface Row {
  readonly number: string;
  readonly place: string;
}

const rows: Row[] = [...read('docs/settled.md').matchAll(/^\| ([A-Z]\d+) +\| [^|]+ \| (.+) \|$/gm)].map(
  ([, number, place]) => ({ number: number!, place: place! }),
);

it('answers every question, numbered without a gap', () => {
  const last = { F: 20, T: 28, S: 26, A: 25, M: 28 };
  const expected = Object.entries(last).flatMap(([family, count]) =>
    Array.from({ length: count }, (_, index) => `${family}${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(expected);
});

it('names only what the contract has', () => {
  const missing = rows.flatMap(({ number, place }) =>
    [...place.matchAll(/`([^`]+)`/g)]
      .filter(([, name]) => !isInContract(name!))
      .map(([, name]) => `${number}: ${name}`),
  );
  expect(missing).toEqual([]);
});
