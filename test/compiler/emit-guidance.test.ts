import { describe, expect, test } from 'vitest';
import { guidanceIn } from '#src/api/mcp/guidance-file.ts';
import { withSharedParts } from '../../src/compiler/emit/shared-parts.ts';
import { emitAll } from '../../src/compiler/emit/index.ts';
import type { JsonObject } from '../../src/compiler/json.ts';
import { petContract } from './emitted.ts';

const files = emitAll({ document: withMeanings(petContract()) });
const guidance = (tool: string) =>
  guidanceIn(files.get('families/pets/guidance.json')!, tool) as {
    example: JsonObject;
    errors: unknown;
    states: unknown;
  };

/** A kind with meanings, an example of its own and an error that only this operation has. */
function withMeanings(document: JsonObject): JsonObject {
  const list = (document.paths as Record<string, Record<string, JsonObject>>)['/v1/pets']!.get!;
  const [kind] = list.parameters as { schema: { items: JsonObject } }[];
  kind!.schema.items = {
    ...kind!.schema.items,
    'x-enumDescriptions': { cat: 'It purrs.', dog: 'It barks.' },
  };
  const responses = list.responses as Record<string, { content?: Record<string, JsonObject> }>;
  responses['200']!.content!['application/json']!.example = { data: [], pagination: { total: 0 } };
  (list.responses as JsonObject)['409'] = { description: 'The shelter is closed.' };
  return document;
}

describe('what guides a model', () => {
  test('shows the example of the contract, with what the call needs and no more', () => {
    expect(guidance('list_pets').example).toEqual({
      arguments: {},
      answer: { data: [], pagination: { total: 0 } },
    });
    expect(Object.keys(guidance('delete_pet').example.arguments as object)).toEqual(['id']);
  });

  test('composes an example where the contract has none', () => {
    expect(guidance('create_pet').example.arguments).toHaveProperty('body');
  });

  test('tells the errors that are special, not those that any call may answer', () => {
    expect(guidance('list_pets').errors).toEqual([{ status: 409, description: 'The shelter is closed.' }]);
  });

  test('explains values by the name of their property', () => {
    expect(guidance('list_pets').states).toEqual([
      { property: 'kind', description: '', values: { cat: 'It purrs.', dog: 'It barks.' } },
    ]);
  });
});

test('parts that several tools share stand once, and are whole again for each', () => {
  const address = { street: 'Harbor Street 12', city: 'Portland', lines: [1, 2, null] };
  const record = { name: 'Priya', home: address, places: [address, { city: 'Salem' }], note: '' };
  const tools = {
    list: { records: [record, record] },
    get: { record, id: 'a' },
    none: {},
    again: { home: address },
  };
  const text = withSharedParts(tools);
  expect(text.split('Harbor Street')).toHaveLength(2);
  expect(text.split('Priya')).toHaveLength(2);
  for (const [name, tool] of Object.entries(tools)) expect(guidanceIn(text, name)).toEqual(tool);
  expect(() => withSharedParts({ get: { $shared: 1 } })).toThrow('$shared is a key of this contract');
});

describe('tools that a host sees itself', async () => {
  const own = emitAll({ document: petContract() }, { hostTools: true });
  const tools = JSON.parse(own.get('host-tools.json')!) as {
    name: string;
    inputSchema: JsonObject;
  }[];

  test('take the body as their input, and cost nothing for their output', () => {
    const create = tools.find(({ name }) => name === 'create_pet')!;
    expect(JSON.stringify(create.inputSchema)).toContain('additionalProperties');
    expect(create.inputSchema).not.toHaveProperty('properties.body');
    expect(create).not.toHaveProperty('outputSchema');
  });

  test('come with what checks them and with nothing of a REST API', () => {
    expect([...own.keys()].map((path) => path.split('/').at(-1))).not.toContain('handlers.ts');
    expect([...own.keys()]).toContain('families/pets/validators.js');
  });
});
