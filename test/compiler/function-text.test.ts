import { describe, expect, it } from 'vitest';
import { emitProgram } from '#src/compiler/emit/index.ts';
import { newAjv } from '#src/compiler/validation/ajv.ts';
import { load, petContractWith, writeEmitted } from './emitted.ts';

interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: unknown;
}
type Validate = ((value: unknown) => boolean) & { readonly errors?: readonly Finding[] | null };

const to = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };

/** Each with what the emitted text treats apart: an error, a call, a list of the schema, a choice, a part that tells. */
const schemas: Readonly<Record<string, object>> = {
  Code: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z"]*$' },
  When: { type: 'string', format: 'date-time', maxLength: 40 },
  'dotted.name-1': { type: ['integer', 'null'], minimum: 1, exclusiveMaximum: 9, multipleOf: 2 },
  Named: { type: 'object', required: ['name'], properties: { name: to('Code') } },
  Closed: {
    allOf: [to('Named'), { type: 'object', properties: { kind: { const: 'a,message:"b"' } } }],
    unevaluatedProperties: false,
  },
  Holder: {
    type: 'object',
    required: ['id', 'say "hi"', '{instancePath}'],
    properties: {
      id: to('Code'),
      'say "hi"': text,
      '{instancePath}': text,
      closed: to('Closed'),
      when: to('When'),
    },
    dependentRequired: { when: ['closed', 'id'] },
    patternProperties: { '^x-': to('dotted.name-1') },
    additionalProperties: to('Choice'),
    propertyNames: { maxLength: 20 },
    minProperties: 1,
    maxProperties: 8,
  },
  Choice: {
    oneOf: [
      to('Code'),
      { type: 'array', items: to('Choice'), minItems: 1, maxItems: 3, uniqueItems: true },
      { type: 'boolean' },
    ],
  },
  Either: {
    anyOf: [to('Named'), { type: 'object', required: ['id'] }],
    if: to('Named'),
    then: { required: ['age'] },
    not: to('Code'),
  },
  Listed: { type: 'array', contains: { const: 1 }, items: { enum: [1, 'two', null, { three: 3 }] } },
  Nullable: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { anyOf: [to('Code'), { type: 'null' }] },
      kind: { anyOf: [{ type: 'null' }, to('Code')] },
      other: { type: 'array', items: { anyOf: [to('Named'), { type: 'null' }] } },
    },
  },
  Wide: {
    type: 'object',
    additionalProperties: false,
    required: ['a', 'b'],
    properties: Object.fromEntries([...'abcdefghij'].map((name) => [name, { type: 'integer' }])),
  },
};

const scalars = [
  undefined,
  null,
  true,
  0,
  2,
  9.5,
  '',
  'ab',
  'a"',
  'abcdef',
  '2026-01-02T03:04:05Z',
  [],
  [1, 1],
  {},
];
const values: readonly unknown[] = [
  ...scalars.slice(1),
  ...[
    'name',
    'id',
    'say "hi"',
    '{instancePath}',
    'closed',
    'when',
    'x-1',
    'kind',
    'other',
    'a',
    'b',
    'z',
  ].flatMap((name) =>
    [
      ...scalars.slice(1),
      { name: 'ab' },
      { name: 'ab', kind: 'a,message:"b"', more: 1 },
      [['ab'], ['ab']],
    ].map((value) => ({
      id: 'ab',
      'say "hi"': '',
      '{instancePath}': '',
      [name]: value,
    })),
  ),
  { name: 'ab' },
  { name: 'ab', age: 1 },
  { name: 'ab', kind: 'a,message:"b"' },
  { name: null, kind: null, other: [null, { name: 'ab' }, { name: '' }, 1] },
  // As many names as are told of, and one and two more.
  ...[100, 101, 102].map((size) =>
    Object.fromEntries(Array.from({ length: size }, (_, index) => [`unknown_${index}`, index])),
  ),
  { a: 1 },
  { a: 1, b: '2', k: 3 },
  [[[['ab']]], 'ab', true],
  [1, 'two', null, { three: 3 }, { three: 4 }],
];

const findings = (validate: Validate, value: unknown): unknown =>
  validate(value)
    ? 'fits'
    : validate.errors!.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));

describe('the emitted functions find what those of Ajv find', async () => {
  const paths = Object.fromEntries(
    Object.keys(schemas).map((name, index) => [
      `/v1/things-${index}`,
      {
        post: {
          operationId: `thing${index}`,
          tags: ['pets'],
          requestBody: { content: { 'application/json': { schema: to(name) } } },
          responses: { '204': { description: 'Done.' } },
        },
      },
    ]),
  );
  const changes = Object.entries({ ...schemas }).map(([name, schema]) => [
    `/components/schemas/${name}`,
    schema,
  ]);
  const document = petContractWith({ ...Object.fromEntries(changes), '/paths': paths });
  const folder = writeEmitted('function-text', emitProgram({ document }));
  const { requests } = await load<{ requests: Record<string, { body: Validate }> }>(
    folder,
    'families/pets/validators.js',
  );
  const ajv = newAjv({ unevaluated: true });
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema(
      JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'own:')) as object,
      `own:${name}`,
    );

  it.each(Object.keys(schemas).map((name, index) => [name, `thing${index}`]))('for %s', (name, operation) => {
    const judge = ajv.getSchema(`own:${name}`) as unknown as Validate;
    for (const value of values)
      expect([value, findings(requests[operation]!.body, value)]).toEqual([value, findings(judge, value)]);
  });
});
