import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSource } from '#src/compiler/load.ts';
import { locateIn } from '#src/compiler/source.ts';

const read = (text: string) => parseSource('spec.yaml', text);
const refusal = (text: string) =>
  read(text).diagnostics.map(({ message, place }) => `${place.line}:${place.column} ${message}`);

describe('a text', () => {
  it('is read as YAML 1.2 with merges, and aliases are the value they name', () => {
    const {
      file: { root },
    } = read(
      'base: &base { a: 1, b: 0o17 }\nsame: *base\nmore:\n  <<: *base\n  b: yes\n  __proto__: 2012-01-01\n',
    ) as { file: { root: Record<'base' | 'same' | 'more', object> } };
    expect(root.same).toBe(root.base);
    expect(Object.entries(root.more)).toEqual([
      ['a', 1],
      ['b', 'yes'],
      ['__proto__', '2012-01-01'],
    ]);
  });

  it('holds one document or none', () => {
    expect(read('# nothing yet\n').file.root).toBeNull();
    expect(refusal('a: 1\n---\nb: 2\n')).toEqual(['1:1 A file holds one document; this one holds several.']);
  });

  it.each([
    ['a:\n  title: Some: thing\n', '2:10 Nested mappings are not allowed in compact mappings'],
    ['a: 1\na: 2\n', '2:1 Map keys must be unique'],
    ['a: *x\n', '1:5 Unidentified alias "x".'],
    ['a: !money 1\n', '1:4 Unresolved tag: !money'],
    ['? [a]\n: 1\n', '1:1 A key must be plain text.'],
    ['a: [b\n   c: 1\nd: 2\n', '1:5 Implicit keys of flow sequence pairs need to be on a single line'],
    ['a:\n  b: 1\n c: 2\nd: [\n', '3:1 All mapping items must start at the same column'],
  ])('that cannot be read is refused with its place: %j', (text, expected) => {
    expect(refusal(text)).toEqual([expected]);
  });

  it('of the contract is read as another parser reads it', () => {
    const files = globSync('spec/**/*.yaml');
    expect(files.length).toBeGreaterThan(40);
    for (const path of files) {
      const text = readFileSync(path, 'utf8');
      expect(JSON.stringify(parseSource(path, text).file.root), path).toBe(
        JSON.stringify(parse(text, { merge: true, maxAliasCount: -1 })),
      );
    }
  });
});

describe('the place', () => {
  const text = [
    'shared: &shared',
    '  kept: 1',
    'paths:',
    '  "/quoted": { flow: [1, "two",',
    '    *shared] }',
    '  404:',
    '    <<: *shared',
    '    own: "text"',
    '  200: |',
    '    block',
  ].join('\n');
  const root = read(text).file.root as object;

  it.each([
    [['paths'], '3:1'],
    [['paths', '/quoted'], '4:3'],
    [['paths', '/quoted', 'flow'], '4:16'],
    [['paths', '/quoted', 'flow', 0], '4:23'],
    [['paths', '/quoted', 'flow', 1], '4:26'],
    [['paths', '/quoted', 'flow', 2], '5:5'],
    [['paths', '404', 'own'], '8:5'],
    [['paths', '404', 'kept'], '2:3'],
    [['paths', '200'], '9:3'],
    [['paths', '404', 'missing'], '6:3'],
  ] as const)('of %j is where it was written', (tokens, expected) => {
    const { line, column } = locateIn(root, tokens);
    expect(`${line}:${column}`).toBe(expected);
  });
});
