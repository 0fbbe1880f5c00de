import { describe, expect, test } from 'vitest';
import { renderTypes } from '../../src/compiler/emit/types/index.ts';
import type { JsonObject } from '../../src/compiler/json.ts';
import { load, typeErrors, writeEmitted } from './emitted.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const shape = (
  properties: JsonObject,
  required: readonly string[] = Object.keys(properties),
): JsonObject => ({
  type: 'object',
  required: [...required],
  properties,
});

const contractOf = (schemas: JsonObject, rest: JsonObject = {}): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Types', version: '1' },
  paths: {},
  components: { schemas },
  ...rest,
});

const operation = (operationId: string, rest: JsonObject = {}): JsonObject => ({
  operationId,
  responses: { '200': { description: 'Fine.' } },
  ...rest,
});

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

const typesOf = (document: JsonObject): string => renderTypes(document).get('types.gen.ts')!;

/** The type that a component is declared as, on one line. */
function typeOf(name: string, schemas: JsonObject): string {
  const [, type] = new RegExp(`^export type ${name} = ([^]*?);\n(?:\n|$)`, 'm').exec(
    typesOf(contractOf(schemas)),
  )!;
  return type!.replaceAll(/\s+/g, ' ');
}

/** What the type checker says of all that is emitted and of a module beside it. */
const judged = (name: string, document: JsonObject, code: string): string[] =>
  typeErrors(writeEmitted(name, new Map([...renderTypes(document, { queries: true }), ['code.ts', code]])));

test.each<[type: string, schema: JsonObject]>([
  ['string', { type: 'string', format: 'email' }],
  ['number', { type: ['integer', 'number'] }],
  ['string | null', { type: ['string', 'null'], maxLength: 3 }],
  [`'a' | 1 | true | null`, { enum: ['a', 1, true, null] }],
  [`'a' | null`, { type: ['string', 'null'], enum: ['a', null] }],
  [`'it\\'s "so"'`, { const: 'it\'s "so"' }],
  [`{ kind: 'a'; } | [1, 2]`, { oneOf: [{ const: { kind: 'a' } }, { const: [1, 2] }] }],
  ['unknown', {}],
  ['Blob | File', { type: 'string', format: 'binary' }],
  ['Blob | File', { type: 'string', contentMediaType: 'image/png' }],
  ['string', { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }],
  ['Array<string | Other>', { type: 'array', items: { anyOf: [{ type: 'string' }, ref('Other')] } }],
  ['[ string, string ]', { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string' } }],
  [
    '[ string, ...Array<number> ]',
    { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' } },
  ],
  ['{ [key: string]: unknown; }', { type: 'object' }],
  ['{ [key: string]: never; }', { type: 'object', additionalProperties: false }],
  ['{ [key: string]: number; }', { type: 'object', additionalProperties: { type: 'number' } }],
  [
    '{ a?: string; [key: string]: number | string | undefined; }',
    { properties: { a: { type: 'string' } }, additionalProperties: { type: 'number' } },
  ],
  [
    '{ [key in Other]?: number; }',
    { type: 'object', propertyNames: ref('Other'), additionalProperties: { type: 'number' } },
  ],
  [
    'Other & { a: string; }',
    { allOf: [ref('Other'), shape({ a: { type: 'string' } }, [])], required: ['a'] },
  ],
  ['(Other | string) & Third', { allOf: [{ oneOf: [ref('Other'), { type: 'string' }] }, ref('Third')] }],
  ['Other | null', { anyOf: [ref('Other'), { type: 'null' }] }],
])('%s', (type, schema) => {
  const others = { Other: { type: 'string', enum: ['x'] }, Third: { type: 'object' } };
  expect(typeOf('Made', { Made: schema, ...others })).toBe(type);
});

test('a schema that asks for a property of its base has it in any case', () => {
  const document = contractOf({
    Named: shape({ name: { type: 'string' } }, []),
    Cat: { allOf: [ref('Named')], ...shape({ lives: { type: 'integer' } }, ['name']) },
  });
  const code = `import type { Cat } from './types.gen.ts';\nexport const length = (cat: Cat): number => cat.name.length;\n`;
  expect(judged('types-base', document, code)).toEqual([]);
});

describe('a property that tells alternatives apart', () => {
  const alternatives = {
    Circle: shape({ kind: { type: 'string' }, radius: { type: 'number' } }),
    Square: shape({ kind: { const: 'square' }, side: { type: 'number' } }),
  };

  test('has the values that are mapped to each of them, or its name', () => {
    const discriminator = {
      propertyName: 'kind',
      mapping: { round: ref('Circle').$ref, o: ref('Circle').$ref },
    };
    const choice = { oneOf: [ref('Circle'), ref('Square'), { type: 'null' }] };
    expect(typeOf('Shape', { Shape: { ...choice, discriminator }, ...alternatives })).toBe(
      `({ kind: 'round' | 'o'; } & Circle) | Square | null`,
    );
    expect(
      typeOf('Shape', { Shape: { ...choice, discriminator: { propertyName: 'kind' } }, ...alternatives }),
    ).toBe(`({ kind: 'Circle'; } & Circle) | Square | null`);
  });

  test('of a base has the value for what is built on it', () => {
    const base = {
      ...shape({ kind: { type: 'string' }, name: { type: 'string' } }),
      discriminator: { propertyName: 'kind', mapping: { dog: ref('Dog').$ref } },
    };
    const document = contractOf({
      Pet: base,
      Dog: { allOf: [ref('Pet'), shape({ bark: { type: 'string' } })] },
      Cat: { allOf: [ref('Pet'), shape({ lives: { type: 'integer' } })] },
    });
    const code = `import type { Cat, Dog } from './types.gen.ts';
export const said = (pet: Cat | Dog): string => (pet.kind === 'dog' ? pet.bark : \`\${pet.kind satisfies 'Cat'}\${pet.lives}\`);
`;
    expect(judged('types-tags', document, code)).toEqual([]);
  });
});

describe('properties that are only read or only written', () => {
  const document = contractOf(
    {
      Account: shape({
        id: { type: 'string', readOnly: true },
        password: { type: 'string', writeOnly: true },
        owner: ref('Owner'),
        plan: ref('Plan'),
      }),
      Owner: shape({ created: { type: 'string', readOnly: true }, name: { type: 'string' } }),
      Plan: shape({ name: { type: 'string' } }),
      Team: shape({ owners: { type: 'array', items: ref('Owner') } }),
    },
    {
      paths: {
        '/accounts': {
          post: operation('createAccount', {
            requestBody: { required: true, ...json(ref('Account')) },
            responses: { '200': { description: 'Made.', ...json(ref('Account')) } },
          }),
        },
      },
    },
  );

  test('make two types of a schema and of all that lead to it', () => {
    const code = `import type { AccountWritable, CreateAccountData, CreateAccountResponse, Plan, TeamWritable } from './types.gen.ts';
const plan: Plan = { name: 'a' };
export const sent: CreateAccountData['body'] = { password: 'x', owner: { name: 'Ann' }, plan } satisfies AccountWritable;
export const got: CreateAccountResponse = { id: '1', owner: { created: 'now', name: 'Ann' }, plan };
export const team: TeamWritable = { owners: [sent.owner] };
`;
    expect(judged('types-split', document, code)).toEqual([]);
    expect(judged('types-split', document, `${code}got.id = '2';\n`)).toEqual([
      expect.stringContaining('read-only'),
    ]);
  });

  test('make one where that is asked for', () => {
    const text = renderTypes(document, { splitReadWrite: false }).get('types.gen.ts')!;
    expect(text).not.toContain('Writable');
    expect(text).toMatch(/\treadonly id: string;\n\tpassword: string;\n\towner: Owner;/);
  });
});

describe('names', () => {
  test('of the emitter and of the contract keep apart', () => {
    const get = (id: string): JsonObject => ({ get: operation(id) });
    const document = contractOf(
      { ClientOptions: { type: 'integer' }, Limit: { type: 'string' } },
      {
        paths: Object.fromEntries(
          ['delete', 'client', 'options', 'getTask', 'getTaskOptions', 'größe'].map((id) => [
            `/${id}`,
            get(id),
          ]),
        ),
        components: {
          schemas: {
            ClientOptions: { type: 'integer' },
            Limit: { type: 'string' },
            Both: shape({ a: ref('ClientOptions') }),
          },
          parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } },
        },
      },
    );
    const code = `import type { Both, GrößeData, Limit } from './types.gen.ts';
import { client_, delete_, getTaskOptions } from './client/index.ts';
export const both: Both = { a: 1 };
export const limit: Limit = 'text';
export const url: GrößeData['url'] = '/größe';
export const calls = [client_, delete_, getTaskOptions];
`;
    expect(judged('types-names', document, code)).toEqual([]);
  });
});

describe('the client', () => {
  test('takes what is neither JSON nor text as a file, and sends a file that has a name as it is', async () => {
    const picture = { type: 'string', format: 'binary' };
    const document = contractOf(
      { Picture: picture },
      {
        paths: {
          '/picture': {
            get: operation('getPicture', {
              responses: { '200': { description: 'It.', content: { 'image/png': {} } } },
            }),
            put: operation('putPicture', {
              requestBody: { content: { 'image/png': { schema: ref('Picture') } } },
            }),
          },
        },
      },
    );
    expect(typesOf(document)).toContain('200: Blob | File;');
    const folder = writeEmitted('client-file', renderTypes(document));
    const { createClient } = await load<{ createClient: (config: object) => unknown }>(
      folder,
      'client/client/index.ts',
    );
    const { putPicture } = await load<Record<string, (options: object) => Promise<unknown>>>(
      folder,
      'client/index.ts',
    );
    const sent: string[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      sent.push(await request.text());
      return new Response(null, { status: 204 });
    };
    await putPicture!({
      client: createClient({ baseUrl: 'http://localhost', fetch }),
      body: new Blob(['png']),
    });
    expect(sent).toEqual(['png']);
  });
});
