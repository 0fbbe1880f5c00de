import { guidanceIn } from '#src/api/mcp/guidance-file.ts';
import { describe, expect, test } from 'vitest';
import { emitAll, emitProgram } from '../../src/compiler/emit/index.ts';
import { idProperties } from '../../src/compiler/emit/tool-ids.ts';
import { inputNotation } from '../../src/compiler/emit/tool-notation.ts';
import { Refusal } from '../../src/compiler/refusal.ts';
import type { Operation } from '#generated/operation.ts';
import { load, petContract, petContractWith, writeEmitted } from './emitted.ts';

interface Tables {
  readonly families: readonly [Family, Family, Family];
}

interface Family {
  readonly name: string;
  readonly operations: readonly [Operation, ...Operation[]];
  readonly requests: () => object;
}

interface Tool {
  readonly name: string;
  readonly destructive: boolean;
  readonly input: string;
  readonly inputSchema: {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly $defs: Readonly<Record<string, unknown>>;
  };
}

test('the tables say how each operation is called', async () => {
  const folder = writeEmitted(
    'tables',
    emitAll({ document: petContract() }, { doorHeaders: ['x-request-id'] }),
  );
  const { families } = await load<Tables>(folder, 'operations.ts');
  expect(families.map((family) => family.name)).toEqual(['pets', 'visits', 'shelter-search']);
  const [list, create, remove] = families[0].operations;
  expect(list).toEqual({
    id: 'listPets',
    method: 'GET',
    path: '/v1/pets',
    family: 'pets',
    summary: 'List pets',
    permission: 'pets.view',
    isPublic: false,
    effect: 'read',
    isList: true,
    events: [],
    pathParams: [],
    queryParams: [
      { name: 'kind', type: 'string', array: true },
      { name: 'limit', type: 'integer', array: false },
      { name: 'order', type: 'string', array: false },
      { name: 'filter_group', type: 'json', array: false },
    ],
    body: 'none',
    tool: 'list_pets',
  });
  expect(create).toMatchObject({ effect: 'write', isList: false, events: ['pet.created'], body: 'required' });
  expect(remove?.pathParams).toEqual([{ name: 'id', type: 'string', array: false }]);
  expect(families[2].operations[0]).toMatchObject({
    family: 'shelter-search',
    effect: 'read',
    isPublic: true,
    permission: 'none',
    body: 'optional',
  });
  expect(Object.keys(families[0].requests())).toEqual(families[0].operations.map(({ id }) => id));
});

test('operations.txt is the API on a page', async () => {
  const files = emitAll({ document: petContract() });
  expect(files.get('operations.txt')).toBe(`# pets
listPets GET /v1/pets pets.view
createPet POST /v1/pets pets.edit
deletePet DELETE /v1/pets/{id} pets.edit
countPets GET /v1/pets/count pets.view

# visits
countVisits GET /v1/visits none

# shelter-search
searchShelter POST /v1/search none
`);
});

test('the permission catalogue is that of the contract with its words, used or not', async () => {
  const folder = writeEmitted('permissions', emitAll({ document: petContract() }));
  expect({ ...(await load<object>(folder, 'permissions.ts')) }).toEqual({
    permissions: ['pets.view', 'pets.edit', 'pets.sell'],
    openPermissions: new Set(['self', 'record', 'any', 'none']),
    permissionDescriptions: {
      'pets.view': 'May see pets.',
      'pets.edit': "May change a pet's record.",
      'pets.sell': '',
    },
  });
});

test('a contract of webhooks only has events and no operations', async () => {
  const folder = writeEmitted('webhooks', emitAll({ document: { ...petContract(), paths: undefined } }));
  expect((await load<{ families: unknown }>(folder, 'operations.ts')).families).toEqual([]);
  expect((await load<{ eventTypes: unknown }>(folder, 'events.ts')).eventTypes).toEqual(['pet.created']);
});

describe('tools', () => {
  const tools = async (): Promise<[Tool, Tool, Tool, Tool]> => {
    const files = emitAll({ document: petContract() });
    const guidance = files.get('families/pets/guidance.json')!;
    return (JSON.parse(files.get('families/pets/tools.json')!) as Tool[]).map((tool) => ({
      ...tool,
      ...(guidanceIn(guidance, tool.name) as Pick<Tool, 'inputSchema'>),
    })) as [Tool, Tool, Tool, Tool];
  };

  test('take parameters and body in one plain object', async () => {
    const [list, create] = await tools();
    expect(list).toMatchObject({
      name: 'list_pets',
      readOnly: true,
      destructive: false,
      when: 'Use it to find a pet.',
      keywords: ['animals'],
    });
    expect(list.inputSchema.properties.limit).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 50,
      description: 'Page size.',
    });
    expect(create.inputSchema).toMatchObject({
      type: 'object',
      required: ['body'],
      additionalProperties: false,
    });
  });

  test('name the ids that a call takes and may take, of the first level of the body too', () => {
    const uuid = { type: 'string', format: 'uuid' };
    const pet = { type: 'object', properties: { owner_id: uuid, vet_ids: { type: 'array', items: uuid } } };
    const input = {
      type: 'object',
      required: ['pet_id', 'body'],
      properties: {
        id: uuid,
        pet_id: uuid,
        visit_id: uuid,
        is_paid: { type: 'boolean' },
        body: {
          type: 'object',
          required: ['clinic_id'],
          properties: { clinic_id: uuid, assigned_to: { type: 'array', items: uuid }, pet },
        },
      },
    };
    expect(idProperties(input)).toEqual(['pet_id', 'visit_id?', 'clinic_id', 'assigned_to?']);
  });

  test('carry recursive shapes in $defs and repeat small ones', async () => {
    const [list, , remove] = await tools();
    expect(list.inputSchema.properties.filter_group).toEqual({ $ref: '#/$defs/Filter' });
    expect(list.inputSchema.$defs.Filter).toMatchObject({
      properties: { groups: { items: { $ref: '#/$defs/Filter' } } },
    });
    expect(remove.inputSchema.properties.id).toEqual({
      type: 'string',
      format: 'uuid',
      maxLength: 36,
      description: 'Identifier of the pet.',
    });
  });

  test('tell their input in a line', async () => {
    expect((await tools()).map(({ input }) => input)).toEqual([
      '{ kind?: enum(cat, dog)[], limit?: integer, order?: enum(asc, desc), filter_group?: { field: string, groups?: { field: string, groups?: {…}[] }[] } }',
      '{ body: { name: string, kind?: string } & { kind: "cat", lives?: integer } | { kind: "dog", name: string } }',
      '{ id: uuid }',
      '{}',
    ]);
  });

  test('shorten what is long, and say so', () => {
    const filters = Object.fromEntries(
      Array.from({ length: 80 }, (_, index) => [`filter_number_${index}`, { type: 'string' }]),
    );
    const choices = Array.from({ length: 40 }, (_, index) => `choice_${index}`);
    const text = inputNotation({
      type: 'object',
      properties: { id: { type: 'string', format: 'uuid' }, ...filters, kind: { enum: choices } },
      required: ['id', 'kind'],
    });
    expect(text).toMatch(
      /^\{ id: uuid, filter_number_0\?, .*: string, kind: enum\(choice_0, .*…\d+ more\), …and \d+ more filters \}$/,
    );
    expect(text.length).toBeLessThanOrEqual(700);
  });

  test('name what is left out while it is little, and give a form of text one example', () => {
    const day = { type: 'string', format: 'date-time' };
    const text = inputNotation({
      type: 'object',
      properties: {
        body: {
          type: 'object',
          properties: {
            due_date: day,
            start_date: day,
            phone: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$' },
          },
        },
        due_after: day,
        due_before: day,
      },
    });
    expect(text).toBe(
      '{ body?: { due_date?: date-time (2026-11-30T00:00:00Z), start_date?: date-time, phone?: phone (+12125550199) }, due_after?, due_before?: date-time }',
    );
    const kinds = Array.from({ length: 10 }, (_, kind) => [
      `kind_${kind}`,
      { enum: Array.from({ length: 6 }, (_choice, index) => `choice_${index}_of_kind_${kind}`) },
    ]);
    const short = inputNotation({
      type: 'object',
      properties: { created_by: day, ...(Object.fromEntries(kinds) as object) },
    });
    expect(short).toMatch(/, …also created_by, kind_\d+(, kind_\d+)* \}$/);
  });

  test('say what takes away', async () => {
    expect((await tools()).map(({ destructive }) => destructive)).toEqual([false, false, true, false]);
  });
});

describe('llms.txt', () => {
  test('tells what holds everywhere once, then every operation', async () => {
    const text = emitAll({ document: petContract() }).get('llms.txt')!;
    expect(text.match(/Any operation may return 401/g)).toHaveLength(1);
    expect(text).toContain('### listPets: GET /pets → page of Pet · pets.view\n');
    expect(text).toContain('- query kind?: enum(cat, dog)[]≤3');
    expect(text).toContain('- query limit?: integer 1..200 = 50 — Page size.');
    expect(text).toContain('sends pet.created');
  });
});

describe('output', () => {
  test('is the same for the same contract', async () => {
    expect([...emitAll({ document: petContract() })]).toEqual([...emitAll({ document: petContract() })]);
  });

  test('of one family is what the whole compile writes for it', async () => {
    const whole = emitProgram({ document: petContract() });
    const part = emitProgram({ document: petContract() }, { families: ['shelter-search'] });
    expect([...part.keys()].filter((path) => path.startsWith('families/pets/'))).toEqual([]);
    for (const [path, text] of part) expect(whole.get(path), path).toBe(text);
  });
});

describe('refusals', () => {
  /** What is refused of a contract in which one thing was changed, as `pointer message`. */
  function refused(pointer: string, value: unknown): string[] {
    try {
      emitAll({ document: petContractWith({ [pointer]: value }) });
    } catch (error) {
      if (error instanceof Refusal) return error.issues.map((issue) => `${issue.pointer} ${issue.message}`);
      throw error;
    }
    throw new Error('The contract was not refused.');
  }

  test('two operations of one id', async () => {
    expect(refused('/paths/~1v1~1pets/post/operationId', 'listPets')).toEqual([
      '/paths/~1v1~1pets/post/operationId The operationId "listPets" is also that of GET /v1/pets; each operation needs its own.',
    ]);
  });

  test('a schema that would take the name of an operation type', async () => {
    expect(refused('/components/schemas/CreatePetData', {})).toEqual([
      expect.stringMatching(/CreatePetData.*rename one of them/),
    ]);
  });

  test('a path parameter that nothing describes', async () => {
    expect(refused('/paths/~1v1~1pets~1{id}/parameters', undefined)).toEqual([
      expect.stringMatching(/^\/paths\/~1v1~1pets~1\{id\} The path has \{id\}/),
    ]);
  });

  test('a query parameter of the name that a path parameter or the body has', async () => {
    const parameters = [{ name: 'body', in: 'query', schema: { type: 'string' } }];
    expect(refused('/paths/~1v1~1pets/post/parameters', parameters)).toEqual([
      '/paths/~1v1~1pets/post/parameters/0 The operation has another input called "body"; rename this parameter.',
    ]);
  });

  test('a parameter that a string cannot carry', async () => {
    expect(refused('/paths/~1v1~1pets/get/parameters/1/schema', { type: 'object' })).toEqual([
      expect.stringMatching(/parameters\/1 The parameter "limit" cannot be read/),
    ]);
  });

  test('a body that can neither be decoded nor handed over as it is', async () => {
    const content = { 'application/xml': { schema: { type: 'object' } } };
    expect(refused('/paths/~1v1~1pets/post/requestBody', { content })).toEqual([
      expect.stringMatching(/post\/requestBody .*it is application\/xml/),
    ]);
  });

  test('a pattern that is no regular expression, where it is written', async () => {
    expect(refused('/components/schemas/Dog/properties/name/pattern', '(')).toEqual([
      expect.stringMatching(/^\/components\/schemas\/Dog .*Invalid regular expression/),
    ]);
  });
});

test('an operation that waits for its handler is marked, and asks for none', async () => {
  const files = emitAll(
    { document: petContract() },
    { handlersRoot: '../src/families', pending: () => ['listPets', 'listVisits'] },
  );
  const folder = writeEmitted('pending', files);
  const { families } = await load<Tables>(folder, 'operations.ts');
  expect(families[0].operations.map(({ id, isPending }) => [id, isPending])).toEqual([
    ['listPets', true],
    ...families[0].operations.slice(1).map(({ id }) => [id, undefined]),
  ]);
  expect(files.get('families/pets/handlers.ts')).toMatch(/readonly listPets\?:/);
  expect(files.get('families/pets/handlers.ts')).toMatch(/readonly createPet:/);
  expect(JSON.parse(files.get('families/pets/tools.json')!)[0]).toMatchObject({
    name: 'list_pets',
    pending: true,
  });
  expect(files.get('llms.txt')).toContain('### listPets: GET /pets → page of Pet · pets.view · pending');
});

test('a family is collected once it has a handler', async () => {
  const all = (
    await load<Tables>(writeEmitted('none-pending', emitAll({ document: petContract() })), 'operations.ts')
  ).families;
  const ofVisits = all[1].operations.map(({ id }) => id);
  const files = emitAll(
    { document: petContract() },
    { handlersRoot: '../src/families', pending: () => ofVisits },
  );
  expect(files.get('handlers.ts')).toContain("import('../src/families/pets/index.ts')");
  expect(files.get('handlers.ts')).not.toContain('visits');
});

test('a contract whose operations no model is given has neither tools nor texts for models', () => {
  const forModels = /(llms[^/]*|tools\.json|guidance\.json)$/;
  const names = (options: { forModels?: boolean }): string[] =>
    [...emitAll({ document: petContract() }, options).keys()].filter((path) => forModels.test(path));
  expect(names({})).toEqual(
    expect.arrayContaining(['families/pets/tools.json', 'families/pets/guidance.json', 'llms-lines.json']),
  );
  expect(names({ forModels: false })).toEqual([]);
});

test('a contract below another one has its operations alone, and calls where somebody makes them', () => {
  const beside = /^(permissions|events|event-catalog|settings|calls)\b/;
  const names = (options: { catalogues?: boolean; client?: boolean }): string[] =>
    [...emitAll({ document: petContract() }, options).keys()].filter((path) => beside.test(path));
  expect(names({})).toEqual(expect.arrayContaining(['permissions.ts', 'events.ts', 'calls.ts']));
  expect(names({ catalogues: false })).toEqual(['calls.ts']);
  expect(names({ catalogues: false, client: false })).toEqual([]);
});
