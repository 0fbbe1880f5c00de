import { expect, it } from 'vitest';
import { inConsumerForm, type Contract } from '#src/api/http/consumer-form.ts';
import { Slices } from '#src/platform/slices.ts';

const served = async (parts: Partial<Contract>): Promise<Contract> => {
  const contract = structuredClone({ openapi: '3.1.0', paths: {}, ...parts }) as Contract;
  await inConsumerForm(contract, 'https://api.agency.example', new Slices());
  return contract;
};
const schemas = async (of: Record<string, Record<string, unknown>>) =>
  (await served({ components: { schemas: of } })).components!['schemas']!;

it('a constant is an enumeration of one value, and data stay as they are', async () => {
  const widget = {
    type: 'object',
    properties: {
      kind: { type: 'string', const: 'box' },
      // A property may have the name of a keyword.
      const: { type: 'string', maxLength: 5 },
      default: { type: 'boolean', const: true },
    },
    example: { const: 'box' },
  };
  expect(await schemas({ Widget: widget })).toEqual({
    Widget: {
      ...widget,
      properties: {
        kind: { type: 'string', enum: ['box'] },
        const: { type: 'string', maxLength: 5 },
        default: { type: 'boolean', enum: [true] },
      },
    },
  });
});

it('a choice of required properties is told in the description', async () => {
  const base = { type: 'object', description: 'A widget.', properties: { id: {}, key: {}, name: {} } };
  expect(
    await schemas({
      One: { ...base, anyOf: [{ required: ['id'] }, { required: ['key', 'name'] }] },
      Other: { ...base, oneOf: [{ required: ['id'] }, { required: ['key'] }] },
      Union: { ...base, anyOf: [{ required: ['id'], properties: { id: { type: 'string' } } }] },
    }),
  ).toEqual({
    One: { ...base, description: 'A widget. At least one is required: `id`; `key` with `name`.' },
    Other: { ...base, description: 'A widget. Exactly one is required: `id`; `key`.' },
    Union: { ...base, anyOf: [{ required: ['id'], properties: { id: { type: 'string' } } }] },
  });
});

it('a union that contains itself is any value, and one that comes back through a property stays', async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const json = { anyOf: [{ type: 'string' }, { type: 'array', items: ref('Json') }, ref('Table')] };
  const table = { type: 'object', additionalProperties: ref('Json') };
  const tree = {
    anyOf: [{ type: 'string' }, { type: 'object', properties: { children: ref('Tree') } }],
  };
  expect(
    await schemas({ Json: { ...json, description: 'Any JSON value.' }, Table: table, Tree: tree }),
  ).toEqual({
    Json: { description: 'Any JSON value.' },
    Table: table,
    Tree: tree,
  });
});

it('a JSON parameter is a text that holds JSON, and addresses are absolute', async () => {
  const parameter = {
    name: 'filter',
    in: 'query',
    description: 'Conditions.',
    content: { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } },
  };
  const flows = {
    authorizationCode: {
      authorizationUrl: '/oauth/authorize',
      tokenUrl: 'https://id.example/token',
      scopes: {},
    },
  };
  const { servers, paths, components } = await served({
    paths: { '/v1/widgets': { get: { parameters: [parameter] } } },
    components: { securitySchemes: { oauth2: { type: 'oauth2', flows } } },
  });
  expect(servers).toEqual([{ url: 'https://api.agency.example', description: expect.any(String) }]);
  expect(paths['/v1/widgets']!['get']!['parameters']).toEqual([
    {
      name: 'filter',
      in: 'query',
      description: 'Conditions. Sent as JSON in one value, percent-encoded.',
      schema: {
        type: 'string',
        maxLength: 8192,
        contentMediaType: 'application/json',
        contentSchema: { type: 'object' },
      },
      example: '{"a":1}',
    },
  ]);
  expect(components!['securitySchemes']!['oauth2']!['flows']).toEqual({
    authorizationCode: {
      authorizationUrl: 'https://api.agency.example/oauth/authorize',
      tokenUrl: 'https://id.example/token',
      scopes: {},
    },
  });
});
