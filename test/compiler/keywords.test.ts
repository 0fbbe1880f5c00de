import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAjv } from '#src/compiler/validation/ajv.ts';
import { maxFound } from '#src/compiler/validation/runtime.ts';
import { anyText } from '../support/texts.ts';

/** What is wrong with the value, as `place keyword`. */
function issues(schema: object, value: unknown): string[] {
  const validate = newAjv({ unevaluated: JSON.stringify(schema).includes('unevaluated') }).compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const accepts = (schema: object, value: unknown): boolean => issues(schema, value).length === 0;
const list = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index));

describe('limits', () => {
  it('end the look at an array that is too long', () => {
    expect(
      issues({ type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'string' } }, [1, 1, 1]),
    ).toEqual([' maxItems']);
  });

  it('end the look at an object that has too many properties', () => {
    expect(
      issues(
        {
          type: 'object',
          maxProperties: 1,
          propertyNames: { pattern: '^b' },
          additionalProperties: { type: 'string' },
        },
        { a: 1, b: 1 },
      ),
    ).toEqual([' maxProperties']);
  });

  it('keep patterns and formats from texts that are far too long', () => {
    expect(issues({ type: 'string', maxLength: 10, pattern: '^a$' }, 'b'.repeat(300))).toEqual([
      ' maxLength',
    ]);
    expect(issues({ type: 'string', maxLength: 10, pattern: '^a$' }, 'b'.repeat(11))).toEqual([
      ' maxLength',
      ' pattern',
    ]);
  });

  it('count the bytes of a whole value as JSON', () => {
    expect(issues({ 'x-max-bytes': 10 }, { a: ['é'] })).toEqual([' x-max-bytes']);
    expect(accepts({ 'x-max-bytes': 12 }, { a: ['é'] })).toBe(true);
  });

  it('count characters, not UTF-16 units', () => {
    fc.assert(
      fc.property(anyText(), fc.nat(12), (text, limit) => {
        const length = [...text].length;
        expect(accepts({ maxLength: limit }, text)).toBe(length <= limit);
        expect(accepts({ minLength: limit }, text)).toBe(length >= limit);
      }),
    );
  });
});

describe('errors', () => {
  it('are all told of a request with a few mistakes', () => {
    expect(
      issues({ type: 'array', maxItems: 9, items: { type: 'string', minLength: 2 } }, ['a', 1, 'b']),
    ).toEqual(['/0 minLength', '/1 type', '/2 minLength']);
  });

  it('end the loop that found very many', () => {
    expect(
      issues(
        { type: 'array', items: { type: 'string' } },
        list(10 * maxFound, () => 1),
      ),
    ).toHaveLength(maxFound);
  });

  it('of unknown properties are counted beyond those that are named', () => {
    const validate = newAjv({ unevaluated: false }).compile({ type: 'object', additionalProperties: false });
    validate(Object.fromEntries(list(5 * maxFound, (index) => [`p${index}`, 1])));
    expect(validate.errors).toHaveLength(maxFound + 1);
    expect(validate.errors!.at(-1)!.params).toEqual({ more: 4 * maxFound });
  });

  // The loops of the second form once might have ended at the errors of the first, and the form would have seemed to fit.
  it('of one form of a choice do not make another form fit', () => {
    const arrays = {
      anyOf: [
        { type: 'array', items: { type: 'string' } },
        { type: 'array', items: { type: 'boolean' } },
      ],
    };
    expect(
      accepts(
        arrays,
        list(3 * maxFound, () => 1),
      ),
    ).toBe(false);
    const objects = {
      anyOf: [
        { type: 'object', additionalProperties: { type: 'string' } },
        { type: 'object', unevaluatedProperties: false },
      ],
    };
    expect(accepts(objects, Object.fromEntries(list(3 * maxFound, (index) => [`p${index}`, 1])))).toBe(false);
  });
});

describe('uniqueItems', () => {
  const judge = new Ajv2020({ strict: false }).compile({ uniqueItems: true });
  const reordered = fc
    .jsonValue({ maxDepth: 2 })
    // The judge itself calls these two of what it compares, and breaks on values that have them as properties.
    .filter((value) => !/"(toString|valueOf)":/.test(JSON.stringify(value)))
    .map((value): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );

  it('finds the repeats that comparing each item with each would find', () => {
    const few = fc.constantFrom<unknown>(
      0,
      '0',
      1,
      '1',
      true,
      'true',
      null,
      'null',
      [],
      {},
      '{}',
      { a: 1, b: [2] },
      { b: [2], a: 1 },
      [1],
      ['1'],
      '["1"]',
      -0,
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(few, reordered)), (items) => {
        expect(accepts({ uniqueItems: true }, items)).toBe(judge(items));
      }),
      { numRuns: 500 },
    );
  });

  it('names both places, the earlier one as j', () => {
    const validate = newAjv({ unevaluated: false }).compile({ uniqueItems: true });
    validate(['a', { x: 1 }, 'b', { x: 1 }]);
    expect(validate.errors![0]!.params).toEqual({ i: 3, j: 1 });
  });
});
