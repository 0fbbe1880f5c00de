import { describe, expect, test } from 'vitest';
import { withTypesByFamily } from '../../src/compiler/emit/type-files.ts';

const handlers = (...operations: string[]): string =>
  `export interface Handlers {\n${operations.map((id) => `  readonly ${id}: (ctx: ReadContext) => Promise<void>;\n`).join('')}}\n`;

const types = `// Written by the compiler.
/** A pet, never a Ghost. */
export type Pet = {
	tag: Tag;
	kind: 'Ghost';
};

export type Tag = string;

export type Order = {
	pet: Pet;
};

export type GetPetResponse = Pet;

export type ListOrdersResponse = Order;

export type Ghost = Whisper;

export type Whisper = string;
`;

const files = new Map([
  ['types.gen.ts', types],
  ['families/pets/handlers.ts', handlers('getPet')],
  ['families/orders/handlers.ts', handlers('listOrders')],
]);

describe('types by family', () => {
  const made = withTypesByFamily(files);
  const declaredIn = (path: string) =>
    [...made.get(path)!.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name);

  test('are those that one family alone leads to; the rest is shared', () => {
    expect(declaredIn('types/pets.ts')).toEqual(['GetPetResponse']);
    expect(declaredIn('types/orders.ts')).toEqual(['Order', 'ListOrdersResponse']);
    expect(declaredIn('types/shared.ts')).toEqual(['Pet', 'Tag', 'Ghost', 'Whisper']);
  });

  test('import what they need, and the shared ones nothing', () => {
    expect(made.get('types/orders.ts')).toContain(`import type { Pet } from './shared.ts';`);
    expect(made.get('types/shared.ts')).not.toContain('import');
  });

  test('are all given by the index', () => {
    expect(made.get('types.gen.ts')!.trimEnd().split('\n')).toEqual([
      '// Written by the compiler.',
      ...['orders', 'pets', 'shared'].map((name) => `export type * from './types/${name}.ts';`),
    ]);
  });

  test('take from another contract what the contract itself takes from there', () => {
    const joined = types.replace(
      /\n/,
      `\nimport type { Whisper } from '../types.gen.ts';\nexport type { Whisper } from '../types.gen.ts';\n\n`,
    );
    const below = withTypesByFamily(
      new Map([...files, ['types.gen.ts', joined.replace('\nexport type Whisper = string;\n', '')]]),
    );
    expect(below.get('types/shared.ts')).toContain(`import type { Whisper } from '../../types.gen.ts';`);
    expect(below.get('types.gen.ts')).toContain(`export type { Whisper } from '../types.gen.ts';`);
  });
});
