import { beforeAll, describe, expect, test } from 'vitest';
import { emitAll } from '../../src/compiler/emit/index.ts';
import { renderTypes } from '../../src/compiler/emit/types/index.ts';
import { petContract, typeErrors, writeEmitted } from './emitted.ts';

// The emitted interfaces are only as good as the compiler's words about a family that does not fit them.
/** Of each family below, and of all else that is emitted. */
let said: string[];

beforeAll(async () => {
  const document = petContract();
  const files = emitAll({ document }, { handlersRoot: './families-of-ours' });
  const folder = writeEmitted(
    'handlers',
    new Map([
      ...files,
      ...renderTypes(document),
      ['families-of-ours/shelter-search/index.ts', search],
      ['families-of-ours/visits/index.ts', visits],
      ['families-of-ours/pets/index.ts', pets()],
      ...Object.entries(misfits).map(([name, text]) => [path(name), text] as const),
    ]),
  );
  said = typeErrors(folder);
});

const path = (misfit: string): string => `families-of-ours/pets-${misfit.replaceAll(' ', '-')}/index.ts`;

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

const emitting = `deletePet: async (ctx, { path }) => { const pet = { id: path.id, name: '', note: null }; ctx.emit('pet.created', { pet }); return pet; },`;

/** Families that do not fit, and what is said of each. All are judged at once: whatever is judged, the libraries take most of the time. */
const misfits = {
  missing: pets({ remove: '' }),
  surplus: pets({ more: 'sellPet: async () => undefined,' }),
  'undeclared event': pets({ remove: emitting }),
  'read that writes': pets().replace('async (_ctx, { query })', 'async (_ctx: WriteContext, { query })'),
  'own fields': pets({ create: createPet.replace('{ pet })', `{ pet, actor: 'me' })`) }),
};

describe('the whole output', () => {
  test('passes the type checker together with a family that fits', () => {
    expect(said.filter((line) => !Object.keys(misfits).some((name) => line.startsWith(path(name))))).toEqual(
      [],
    );
  });

  test.each<[string, keyof typeof misfits, RegExp]>([
    ['a missing handler is an error in the family, by name', 'missing', /'deletePet' is missing/],
    [
      'a handler without an operation is an error in the family, by name',
      'surplus',
      /'sellPet' does not exist/,
    ],
    [
      'an event that the operation does not declare cannot be emitted',
      'undeclared event',
      /"pet\.created".* not assignable to .*never/,
    ],
    ['a read handler cannot ask for a context that writes', 'read that writes', /WriteContext/],
    ['fields that the service fills in are not asked of the handler', 'own fields', /'actor' does not exist/],
  ])('%s', (_, misfit, message) => {
    const ofFamily = said.filter((line) => line.startsWith(`${path(misfit)}: `));
    expect(ofFamily).toContainEqual(expect.stringMatching(message));
  });
});
