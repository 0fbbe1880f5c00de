import { describe, expect, test } from 'vitest';
import type { Validate } from '#generated/operation.ts';
import { emitAll } from '../../src/compiler/emit/index.ts';
import { renderTypes } from '../../src/compiler/emit/types/index.ts';
import { withTypesOf, withValidatorsOf } from '../../src/compiler/join.ts';
import type { JsonObject } from '../../src/compiler/json.ts';
import { load, petContract, petContractWith, writeEmitted } from './emitted.ts';

/** The contract in which a pet's rank is bounded: whatever leads to a pet differs, all else is the same. */
const ranked = petContractWith({
  '/components/schemas/Pet/properties/rank': { type: 'integer', maximum: 3, default: 1 },
});

const emitted = (document: JsonObject) => emitAll({ document });

describe('validators of a contract below another one', () => {
  test('are taken from it where both have them, and are the own ones where they differ', async () => {
    const base = emitted(petContract());
    const joined = withValidatorsOf(base, emitted(ranked), 'below');
    const own = joined.get('components.responses.js')!;
    expect(own).toContain("from '../components.responses.js'");
    expect(own).toContain('function is_Pet(');
    expect(own).not.toContain('function is_Pagination(');
    expect(joined.get('components.js')).not.toContain('function fill_PetCreate(');

    const below = [...joined].map(([path, text]): [string, string] => [`below/${path}`, text]);
    const folder = writeEmitted('joined', new Map([...base, ...below]));
    const judge = async (place: string): Promise<Validate> =>
      (
        await load<{ responses: Record<string, Record<string, Validate>> }>(
          folder,
          `${place}families/pets/responses.js`,
        )
      ).responses['listPets']!['200']!;
    const answer = (rank: number) => ({
      data: [{ id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10', name: 'Ada', note: null, rank }],
      pagination: { total: 1, limit: 50, offset: 0 },
    });
    const [first, second] = [await judge(''), await judge('below/')];
    expect([first(answer(4)), second(answer(3)), second(answer(4))]).toEqual([true, true, false]);
    expect(second.errors).toEqual([
      { instancePath: '/data/0/rank', keyword: 'maximum', params: { comparison: '<=', limit: 3 } },
    ]);
    expect(second({ ...answer(1), pagination: {} })).toBe(false);
  });

  test('are the own ones where the text alone differs', () => {
    const other = petContractWith({ '/components/schemas/Error/properties/error': { type: 'boolean' } });
    const joined = withValidatorsOf(emitted(petContract()), emitted(other), 'below');
    expect(joined.get('components.responses.js')).toContain('function is_Error(');
  });

  test('stay what they are without another contract', () => {
    const files = emitted(petContract());
    expect(withValidatorsOf(new Map(), files, 'below')).toBe(files);
  });
});

describe('types of a contract below another one', () => {
  test('are taken from it where they and all that they lead to are the same', () => {
    const [base, files] = [renderTypes(petContract()), renderTypes(ranked)];
    const changed = new Map([
      ...files,
      ['types.gen.ts', files.get('types.gen.ts')!.replace('rank?: number;', 'rank?: 1 | 2 | 3;')],
    ]);
    const text = withTypesOf(base, changed, 'below').get('types.gen.ts')!;
    const [, taken] = /^export type \{ (.*) \} from '\.\.\/types\.gen\.ts';$/m.exec(text)!;
    expect(taken!.split(', ')).toEqual(expect.arrayContaining(['Filter', 'Pagination', 'ListPetsData']));
    for (const name of ['Pet', 'ListPetsResponses', 'ListPetsResponse']) {
      expect(taken!.split(', ')).not.toContain(name);
      expect(text).toMatch(new RegExp(`^export type ${name} = `, 'm'));
    }
    expect(text).toMatch(/^import type \{ .*\bPagination\b.* \} from '\.\.\/types\.gen\.ts';$/m);
  });
});
