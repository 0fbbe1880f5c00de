import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { emitAll } from '../../src/compiler/emit/index.ts';
import { renderTypes } from '../../src/compiler/emit/types/index.ts';
import { petContract, writeEmitted } from './emitted.ts';

// The emitted interfaces are only as good as the compiler's words about a family that does not fit them.
const root = join(import.meta.dirname, '..', '..');
let folder: string;
let program: ts.Program | undefined;

beforeAll(async () => {
  const document = petContract();
  const files = emitAll({ document }, { handlersRoot: './families-of-ours' });
  folder = writeEmitted(
    'handlers',
    new Map([
      ...files,
      ...renderTypes(document),
      ['families-of-ours/shelter-search/index.ts', search],
      ['families-of-ours/visits/index.ts', visits],
      ['families-of-ours/pets/index.ts', pets()],
    ]),
  );
});

const search = `import type { ShelterSearchHandlers } from '../../families/shelter-search/handlers.ts';
export default { searchShelter: async (_ctx, { body }) => ({ id: body?.field ?? '', name: '', note: null }) } satisfies ShelterSearchHandlers;
`;

const visits = `import type { VisitsHandlers } from '../../families/visits/handlers.ts';
export default { countVisits: async () => 0 } satisfies VisitsHandlers;
`;

const createPet = `createPet: async (ctx, { body }) => {
    const pet = { id: '', name: body.name, note: null };
    ctx.emit('pet.created', { pet });
    return pet;
  },`;

/** The family of pets with its handlers, each replaceable. */
function pets(changes: { create?: string; more?: string; remove?: string } = {}): string {
  return `import type { ReadContext, WriteContext } from '../../context.ts';
import type { PetsHandlers } from '../../families/pets/handlers.ts';

export type Contexts = [ReadContext, WriteContext];

export default {
  listPets: async (_ctx, { query }) => ({ items: [], total: query.limit + (query.kind?.length ?? 0) + query.order.length }),
  ${changes.create ?? createPet}
  ${changes.remove ?? `deletePet: async (_ctx, { path }) => ({ id: path.id, name: '', note: null }),`}
  countPets: async () => 0,
  ${changes.more ?? ''}
} satisfies PetsHandlers;
`;
}

/** What tsc says, as `file: message`, with the project's own settings. */
function check(family: string): string[] {
  writeFileSync(join(folder, 'families-of-ours/pets/index.ts'), family);
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { incremental: false, tsBuildInfoFile: undefined },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const files = ts.sys.readDirectory(folder, ['.ts']);
  // The last program lends what has not changed, which is nearly all.
  program = ts.createProgram(files, config!.options, undefined, program);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      (diagnostic) =>
        `${relative(folder, diagnostic.file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
    );
}

describe('the whole output', () => {
  test('passes the type checker together with a family that fits', () => {
    expect(check(pets())).toEqual([]);
  });

  test('a missing handler is an error in the family, by name', () => {
    expect(check(pets({ remove: '' }))).toContainEqual(
      expect.stringMatching(/^families-of-ours\/pets\/index\.ts: .*'deletePet' is missing/),
    );
  });

  test('a handler without an operation is an error in the family, by name', () => {
    expect(check(pets({ more: 'sellPet: async () => undefined,' }))).toContainEqual(
      expect.stringMatching(/^families-of-ours\/pets\/index\.ts: .*'sellPet' does not exist/),
    );
  });

  test('an event that the operation does not declare cannot be emitted', () => {
    const remove = `deletePet: async (ctx, { path }) => { const pet = { id: path.id, name: '', note: null }; ctx.emit('pet.created', { pet }); return pet; },`;
    expect(check(pets({ remove }))).toContainEqual(
      expect.stringMatching(/index\.ts: .*"pet\.created".* not assignable to .*never/),
    );
  });

  test('a read handler cannot ask for a context that writes', () => {
    const family = pets().replace('async (_ctx, { query })', 'async (_ctx: WriteContext, { query })');
    expect(check(family)).toContainEqual(expect.stringMatching(/index\.ts: .*WriteContext/));
  });

  test('fields that the service fills in are not asked of the handler', () => {
    const create = createPet.replace('{ pet })', `{ pet, actor: 'me' })`);
    expect(check(pets({ create }))).toContainEqual(
      expect.stringMatching(/index\.ts: .*'actor' does not exist/),
    );
  });
});
