import { describe, expect, it } from 'vitest';
import { diffContracts } from '#src/compiler/diff/index.ts';

type Json = Record<string, ReturnType<typeof JSON.parse>>;

const contract = (): Json => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1.0.0' },
  paths: {
    '/v1/pets': {
      get: {
        operationId: 'listPets',
        tags: ['pets'],
        'x-permission': 'pets.view',
        parameters: [
          { name: 'kind', in: 'query', schema: { type: 'string', enum: ['cat', 'dog'] } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 200, default: 50 } },
        ],
        responses: {
          200: {
            description: 'Pets.',
            headers: { ETag: { schema: { type: 'string' } } },
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } } },
            },
          },
        },
      },
      post: {
        operationId: 'createPet',
        tags: ['pets'],
        'x-permission': 'pets.edit',
        'x-events': ['pet.created'],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/PetCreate' } } },
        },
        responses: {
          200: {
            description: 'The pet.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
          },
          409: {
            description: 'Taken.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        },
      },
    },
  },
  webhooks: {
    'pet.created': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/PetCreatedEvent' } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: 'object',
        required: ['id', 'name', 'parent', 'owner'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string', maxLength: 100 },
          parent: { anyOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'null' }] },
          owner: {
            oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Shelter' }],
          },
        },
      },
      Person: { type: 'object', properties: { kind: { const: 'person' } } },
      Shelter: { type: 'object', properties: { kind: { const: 'shelter' } } },
      PetCreate: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 100 },
          nickname: { type: ['string', 'null'] },
          extra: {},
        },
      },
      Error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
      PetCreatedEvent: {
        type: 'object',
        properties: { data: { $ref: '#/components/schemas/PetCreatedData' } },
      },
      PetCreatedData: {
        allOf: [
          { type: 'object', properties: { actor: { type: 'string' } } },
          { type: 'object', properties: { pet: { $ref: '#/components/schemas/Pet' } } },
        ],
      },
    },
  },
});

/** What the comparison says after `edit`: breaking changes with `!`. */
function changesAfter(edit: (contract: Json) => void): string[] {
  const after = contract();
  edit(after);
  return diffContracts(contract() as never, after as never).map(
    ({ isBreaking, text }) => `${isBreaking ? '! ' : ''}${text}`,
  );
}

const list = (document: Json) => document['paths']['/v1/pets'].get;
const create = (document: Json) => document['paths']['/v1/pets'].post;
const schema = (document: Json, name: string) => document['components'].schemas[name];

describe('a change of the contract', () => {
  it('is none when only words and their order change', () => {
    expect(
      changesAfter((c) => {
        list(c).summary = 'Lists pets';
        schema(c, 'Pet').properties = Object.fromEntries(
          Object.entries(schema(c, 'Pet').properties).reverse(),
        );
        schema(c, 'Pet').properties.name.description = 'What it is called.';
      }),
    ).toEqual([]);
  });

  it.each<[string, (c: Json) => void, string[]]>([
    ['an operation goes', (c) => delete c['paths']['/v1/pets'].get, ['! GET /v1/pets is gone']],
    [
      'an operation comes',
      (c) => (c['paths']['/v1/pets'].delete = { ...list(c), operationId: 'deletePets', parameters: [] }),
      ['DELETE /v1/pets is new'],
    ],
    [
      'an operation is renamed',
      (c) => (list(c).operationId = 'searchPets'),
      ['! GET /v1/pets: is called searchPets, not listPets'],
    ],
    [
      'more permission is needed',
      (c) => (list(c)['x-permission'] = 'pets.edit'),
      ['! GET /v1/pets: needs pets.edit, not pets.view'],
    ],
    [
      'no permission is needed',
      (c) => (list(c)['x-permission'] = 'none'),
      ['GET /v1/pets: needs no permission, not pets.view'],
    ],
    [
      'an event is no longer sent',
      (c) => (create(c)['x-events'] = []),
      ['! POST /v1/pets: emits no pet.created any more'],
    ],
    ['a filter goes', (c) => list(c).parameters.shift(), ['! GET /v1/pets: query.kind is gone']],
    [
      'a filter takes another value',
      (c) => list(c).parameters[0].schema.enum.push('bird'),
      ['GET /v1/pets: query.kind got the value bird'],
    ],
    [
      'a filter takes a value less',
      (c) => list(c).parameters[0].schema.enum.pop(),
      ['! GET /v1/pets: query.kind lost the value dog'],
    ],
    [
      'a filter becomes required',
      (c) => (list(c).parameters[0].required = true),
      ['! GET /v1/pets: query.kind is required'],
    ],
    [
      'a bound of a parameter falls',
      (c) => (list(c).parameters[1].schema.maximum = 100),
      ['! GET /v1/pets: query.limit has maximum 100, not 200'],
    ],
    [
      'a bound of a parameter rises',
      (c) => (list(c).parameters[1].schema.maximum = 500),
      ['GET /v1/pets: query.limit has maximum 500, not 200'],
    ],
    [
      'a default changes',
      (c) => (list(c).parameters[1].schema.default = 20),
      ['! GET /v1/pets: query.limit has the default 20, not 50'],
    ],
    [
      'a property of the body becomes required',
      (c) => schema(c, 'PetCreate').required.push('nickname'),
      ['! POST /v1/pets: body.nickname is required'],
    ],
    [
      'a property of the body may not be null',
      (c) => (schema(c, 'PetCreate').properties.nickname.type = 'string'),
      ['! POST /v1/pets: body.nickname may not be null any more'],
    ],
    [
      'a property of the body goes',
      (c) => delete schema(c, 'PetCreate').properties.nickname,
      ['! POST /v1/pets: body.nickname is gone'],
    ],
    [
      'a body takes a new property',
      (c) => (schema(c, 'PetCreate').properties.color = { type: 'string' }),
      ['POST /v1/pets: body.color is new'],
    ],
    [
      'a body takes a longer text',
      (c) => (schema(c, 'PetCreate').properties.name.maxLength = 200),
      ['POST /v1/pets: body.name has maxLength 200, not 100'],
    ],
    [
      'a pattern is asked for',
      (c) => (schema(c, 'PetCreate').properties.name.pattern = '^[a-z]+$'),
      ['! POST /v1/pets: body.name has pattern ^[a-z]+$'],
    ],
    [
      'a conflict is documented no more',
      (c) => delete create(c).responses[409],
      ['POST /v1/pets: answers no 409 any more'],
    ],
    [
      'another header is asked for',
      (c) =>
        list(c).parameters.push({ name: 'X-Team', in: 'header', required: true, schema: { type: 'string' } }),
      ['! GET /v1/pets: header.x-team is new and required'],
    ],
    [
      'an optional header comes',
      (c) => list(c).parameters.push({ name: 'X-Team', in: 'header', schema: { type: 'string' } }),
      ['GET /v1/pets: header.x-team is new'],
    ],
    ['a token is asked for', (c) => (list(c).security = [{ bearer: [] }]), ['! GET /v1/pets: needs a token']],
    [
      'a header of the answer goes',
      (c) => delete list(c).responses[200].headers.ETag,
      ['! GET /v1/pets: answer header etag is gone'],
    ],
    [
      'a body comes in other forms',
      (c) => {
        const { content } = create(c).requestBody;
        content['application/x-www-form-urlencoded'] = content['application/json'];
      },
      ['POST /v1/pets: body may be application/x-www-form-urlencoded'],
    ],
    [
      'a body is taken as a form alone',
      (c) => {
        const { content } = create(c).requestBody;
        content['multipart/form-data'] = content['application/json'];
        delete content['application/json'];
      },
      [
        '! POST /v1/pets: body is not taken as application/json any more',
        'POST /v1/pets: body may be multipart/form-data',
      ],
    ],
    [
      'an answer becomes a stream',
      (c) => {
        const { content } = list(c).responses[200];
        content['text/event-stream'] = content['application/json'];
        delete content['application/json'];
      },
      ['! GET /v1/pets: answers 200 as a stream of events, not as JSON'],
    ],
    ['errors say less', (c) => delete schema(c, 'Error').properties.code, ['! error Error.code is gone']],
    [
      'a value that may be anything gets a type',
      (c) => (schema(c, 'PetCreate').properties.extra.type = 'string'),
      ['! POST /v1/pets: body.extra is string only'],
    ],
    [
      'a text becomes one of several shapes that do not take it',
      (c) => (schema(c, 'PetCreate').properties.name = { oneOf: [{ type: 'integer' }, { type: 'boolean' }] }),
      ['! POST /v1/pets: body.name is one of integer, boolean'],
    ],
    [
      'a text becomes one of several shapes that do take it',
      (c) =>
        (schema(c, 'PetCreate').properties.name = {
          oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 100 }],
        }),
      ['POST /v1/pets: body.name is one of integer, string'],
    ],
    [
      'one of several properties has to be there',
      (c) => (schema(c, 'PetCreate').anyOf = [{ required: ['nickname'] }, { required: ['extra'] }]),
      ['! POST /v1/pets: body is one of branch 1, branch 2'],
    ],
    [
      'a property asks for another',
      (c) => (schema(c, 'PetCreate').dependentRequired = { nickname: ['extra'] }),
      ['! POST /v1/pets: body has a new dependentRequired'],
    ],
    [
      'two properties exclude each other',
      (c) => (schema(c, 'PetCreate').not = { required: ['nickname', 'extra'] }),
      ['! POST /v1/pets: body has a new not'],
    ],
    [
      'a body is closed',
      (c) => (schema(c, 'PetCreate').additionalProperties = false),
      ['! POST /v1/pets: body takes no other properties any more'],
    ],
    ['an event goes', (c) => delete c['webhooks']['pet.created'], ['! event pet.created is gone']],
  ])('%s', (_, edit, expected) => {
    expect(changesAfter(edit)).toEqual(expected);
  });

  it('of what is read is told for answers and events, through references and recursion', () => {
    const places = ['GET /v1/pets: answer[]', 'POST /v1/pets: answer', 'event pet.created: data.pet'];
    expect(changesAfter((c) => delete schema(c, 'Pet').properties.name)).toEqual(
      places.map((place) => `! ${place}.name is gone`),
    );
    expect(changesAfter((c) => (schema(c, 'Pet').properties.id.type = ['string', 'null']))).toEqual(
      places.map((place) => `! ${place}.id may be null`),
    );
    expect(changesAfter((c) => schema(c, 'Pet').properties.owner.oneOf.shift())).toEqual(
      places.map((place) => `${place}.owner is no Person any more`),
    );
    expect(
      changesAfter((c) => (schema(c, 'Pet').properties.owner = { $ref: '#/components/schemas/Person' })),
    ).toEqual(places.map((place) => `${place}.owner is no longer one of Person, Shelter`));
    expect(changesAfter((c) => (schema(c, 'Pet').properties.owner = { type: 'string' }))).toEqual(
      places.map((place) => `! ${place}.owner is no longer one of Person, Shelter`),
    );
    expect(changesAfter((c) => delete schema(c, 'Pet').properties.id.type)).toEqual(
      places.map((place) => `! ${place}.id may be anything`),
    );
    expect(changesAfter((c) => delete schema(c, 'Pet').properties.id.format)).toEqual(
      places.map((place) => `! ${place}.id lost format uuid`),
    );
    expect(changesAfter((c) => delete schema(c, 'Pet').properties.name.maxLength)).toEqual(
      places.map((place) => `${place}.name lost maxLength 100`),
    );
    expect(changesAfter((c) => (schema(c, 'Pet').properties.age = { type: 'integer' }))).toEqual(
      places.map((place) => `${place}.age is new`),
    );
  });

  it('breaks nobody where nothing could be used yet', () => {
    const pending = contract();
    for (const operation of [list(pending), create(pending)]) operation['x-pending'] = true;
    const after = structuredClone(pending);
    delete schema(after, 'Pet').properties.name;
    delete after['paths']['/v1/pets'].get;
    const changes = diffContracts(pending as never, after as never);
    expect(changes.map(({ text }) => text)).toContain('event pet.created: data.pet.name is gone');
    expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
  });
});
