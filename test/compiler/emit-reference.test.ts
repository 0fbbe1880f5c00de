import { describe, expect, test } from 'vitest';
import { emitAll } from '../../src/compiler/emit/index.ts';
import { referenceFiles } from '../../src/compiler/emit/reference/index.ts';
import { buildModel } from '../../src/compiler/model.ts';
import type { OpenApiDocument } from '../../src/compiler/schema.ts';
import type {
  ReferenceEvents,
  ReferenceFamily,
  ReferenceIndex,
  ReferenceKeywords,
} from '../../src/compiler/emit/reference/shapes.ts';
import type { JsonObject } from '../../src/compiler/json.ts';
import { petContract } from './emitted.ts';

const made = (document: OpenApiDocument, pending: string[]) =>
  new Map(referenceFiles(buildModel(document, { pending })));
const files = made(withMore(petContract()), ['deletePet']);
const read = <T>(name: string): T => JSON.parse(files.get(name)!) as T;
const index = read<ReferenceIndex>('index.json');
const pets = read<ReferenceFamily>('families/pets.json');
const operation = (id: string) => pets.operations.find((each) => each.id === id)!;

/** A shared answer with a header, an example, a group of families. */
function withMore(document: JsonObject): JsonObject {
  const list = (document.paths as Record<string, Record<string, JsonObject>>)['/v1/pets']!.get!;
  const responses = list.responses as Record<string, JsonObject>;
  responses['429'] = { $ref: '#/components/responses/Limited' };
  (responses['200']!.content as Record<string, JsonObject>)['application/json']!.example = {
    data: [],
    pagination: { total: 0 },
  };
  const limited = {
    description: 'Too many.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 12 } },
  };
  return {
    ...document,
    'x-tagGroups': [{ name: 'Shelter', tags: ['pets'] }],
    components: { ...(document.components as JsonObject), responses: { Limited: limited } },
  };
}

describe('what the pages of the reference read', () => {
  test('is an index without schemas, in which everything has its name and its words', () => {
    expect(index.families[0]).toEqual({
      name: 'pets',
      title: 'pets',
      description: 'Animals of the shelter.',
      group: 'Shelter',
    });
    expect(index.operations.find(({ id }) => id === 'listPets')).toMatchObject({
      method: 'GET',
      path: '/v1/pets',
      family: 'pets',
      summary: 'List pets',
      permission: 'pets.view',
    });
    expect(index.headers).toEqual([{ name: 'Retry-After', description: 'Seconds to wait.', example: 12 }]);
    expect(JSON.stringify(index)).not.toContain('schema');
    expect(read<ReferenceKeywords>('keywords.json').listPets).toEqual(['animals']);
  });

  test('says which operations wait for their handler', () => {
    expect(index.operations.filter(({ isPending }) => isPending === true).map(({ id }) => id)).toEqual([
      'deletePet',
    ]);
  });

  test('says which events nothing emits yet: those whose operations are all pending, and those of no operation that say so', () => {
    const document = petContract();
    const template = (document.webhooks as Record<string, { post: JsonObject }>)['pet.created']!;
    document.webhooks = {
      ...(document.webhooks as JsonObject),
      'pet.aged': { post: { ...template.post, operationId: 'petAged', 'x-pending': true } },
      'pet.slept': { post: { ...template.post, operationId: 'petSlept' } },
    };
    const pendingEvents = (pending: string[]) => {
      const { events } = JSON.parse(made(document, pending).get('index.json')!) as ReferenceIndex;
      const texts = emitAll({ document }, { pending: () => pending });
      const catalog = JSON.parse(texts.get('event-catalog.json')!) as { type: string; isPending?: true }[];
      expect(catalog.map(({ type, isPending }) => [type, isPending])).toEqual(
        events.map(({ type, isPending }) => [type, isPending]),
      );
      return events.filter(({ isPending }) => isPending === true).map(({ type }) => type);
    };
    const emitters = pets.operations
      .filter(({ events }) => events.includes('pet.created'))
      .map(({ id }) => id);
    expect(pendingEvents([])).toEqual(['pet.aged']);
    expect(pendingEvents(emitters)).toEqual(['pet.created', 'pet.aged']);
  });

  test('has parameters of all places, headers too, and the path first', () => {
    expect(operation('listPets').params.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
      'query kind',
      'query limit',
      'query order',
      'query filter_group',
      'header X-Request-Id',
    ]);
    expect(operation('listPets').params.find(({ name }) => name === 'filter_group')).toMatchObject({
      isJson: true,
    });
    expect(operation('deletePet').params[0]).toMatchObject({ name: 'id', in: 'path', isRequired: true });
  });

  test('has answers with their examples, success first, and those that are shared by name', () => {
    expect(operation('listPets').answers.map(([status]) => status)).toEqual(['200', '401', '429']);
    expect(operation('listPets').answers[0]![1]).toMatchObject({
      description: 'Fine.',
      example: { data: [], pagination: { total: 0 } },
    });
    expect(operation('listPets').answers[2]![1]).toBe('Limited');
    expect(pets.answers.Limited).toEqual({ description: 'Too many.', headers: ['Retry-After'] });
  });

  test('has every schema that something refers to, through others as well, and no other', () => {
    const named = new Set(
      [...JSON.stringify(pets).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!),
    );
    expect(Object.keys(pets.schemas)).toEqual([...named].sort());
  });

  test('links events and operations in both directions', () => {
    const { events } = read<ReferenceEvents>('events.json');
    for (const { type, causes, example } of events) {
      expect(pets.operations.filter((each) => each.events.includes(type)).map(({ id }) => id)).toEqual(
        causes,
      );
      expect(example).toBeTypeOf('object');
    }
    expect(events.flatMap(({ causes }) => causes)).not.toEqual([]);
  });
});

test('bodies and answers beside JSON name their media types', () => {
  const document = petContract();
  const { post } = (document.paths as Record<string, Record<string, JsonObject>>)['/v1/pets']!;
  const bytes = { 'image/png': { schema: { type: 'string', format: 'binary', maxLength: 9 } } };
  Object.assign(post!, {
    requestBody: { content: bytes },
    responses: { '200': { description: 'The picture.', content: bytes } },
  });
  const text = made(document, []).get('families/pets.json')!;
  const { body, answers } = (JSON.parse(text) as ReferenceFamily).operations.find(
    ({ id }) => id === 'createPet',
  )!;
  expect(body).toMatchObject({ mediaTypes: ['image/png'], schema: { format: 'binary' } });
  expect(answers[0]).toMatchObject(['200', { mediaTypes: ['image/png'] }]);
});
