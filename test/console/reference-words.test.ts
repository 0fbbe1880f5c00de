import { describe, expect, it } from 'vitest';
import type { ReferenceFamily, ReferenceIndex, ReferenceKeywords } from '#generated/reference.types.ts';
import { referenceOf } from '../../scripts/console/reference.ts';
import { refusalsOf } from '#src/console/web/pages/reference/try-it/check.ts';
import { placeNamed, readEntered } from '#src/console/web/pages/reference/try-it/call.ts';
import { listOf, withIds } from '#src/console/web/pages/reference/try-it/lists.ts';
import { exampleCall, samplesOf } from '#src/console/web/pages/reference/samples.ts';
import { Search } from '#src/console/web/pages/reference/search.ts';
import { blocksOf } from '#src/console/web/parts/reference/markdown.ts';
import { shapeOf } from '#src/console/web/parts/reference/shape.ts';

const files = referenceOf();
const read = <T>(name: string): T => JSON.parse(files.get(`${name}.json`)!) as T;
const index = read<ReferenceIndex>('index');
const families = new Map(index.families.map(({ name }) => [name, read<ReferenceFamily>(`families/${name}`)]));
const operation = (family: string, id: string) =>
  families.get(family)!.operations.find((each) => each.id === id)!;

describe('the search of the reference', () => {
  const search = new Search(index, read<ReferenceKeywords>('keywords'));
  const best = (query: string, most = 3) =>
    search
      .find(query)
      .hits.slice(0, most)
      .map(({ key }) => key);

  it.each([
    ['create client', 'createClient'],
    ['createClient', 'createClient'],
    ['creat cleint', 'createClient'],
    ['merge tikets', 'mergeTickets'],
    ['POST /v1/clients', 'createClient'],
    ['client.created', 'client.created'],
    ['log hours', 'createTimeEntry'],
    ['webhook redeliver', 'redeliverOutboundWebhook'],
    ['pagination', 'chapter lists'],
    ['429', 'chapter rate-limit'],
    ['authentication', 'chapter authentication'],
    ['rate limit', 'chapter rate-limit'],
  ])('finds by "%s" first %s', (query, key) => expect(best(query, 1)).toEqual([key]));

  it('finds something from the first letter on, and nothing for what is not there', () => {
    expect(search.find('c').total).toBeGreaterThan(0);
    expect(search.find('qzxqzx')).toEqual({ hits: [], total: 0 });
    expect(search.find(' ')).toEqual({ hits: [], total: 0 });
  });
});

describe('a body against its schema', () => {
  const all = [...families.values()].flatMap(({ operations, schemas }) =>
    operations
      .filter(({ body }) => body?.example !== undefined)
      .map(({ id, body }) => ({ id, body: body!, schemas })),
  );

  it('has nothing against the examples of the contract', () => {
    expect(
      all
        .map(({ id, body, schemas }) => [id, ...refusalsOf(body.example, body.schema, schemas)])
        .filter((found) => found.length > 1),
    ).toEqual([]);
  });

  it('names the place of what the service would refuse', () => {
    const { body, schemas } = all.find(({ id }) => id === 'createClient')!;
    expect(refusalsOf({ nam: 'x', profile_id: 5, contacts: [{ name: '' }] }, body.schema, schemas)).toEqual([
      'body.name is missing',
      'body.nam is not a known property',
      'body.profile_id must be a text',
      'body.contacts.0.name must be at least 1 character',
    ]);
  });
});

describe('ids of an example', () => {
  const entry = (id: string) => index.operations.find((each) => each.id === id)!;
  const listFor = (name: string, id: string) => listOf(name, entry(id), index)?.path;

  it('are of the list that their name means where they stand', () => {
    expect(listFor('id', 'updateClient')).toBe('/v1/clients');
    expect(listFor('ids', 'bulkDeleteTasks')).toBe('/v1/tasks');
    expect(listFor('client_id', 'createTask')).toBe('/v1/clients');
    expect(listFor('profile_id', 'createClient')).toBe('/v1/client-profiles');
    expect(listFor('assignee_id', 'createTask')).toBe('/v1/users');
    expect(listFor('anchor_id', 'createTask')).toBeUndefined();
  });

  it('give way to those of records, wherever they stand; what is unknown stays', () => {
    const { body } = exampleCall(operation('clients', 'createClient'));
    const [own, other] = ['0191f3a2-0000-7b42-9d51-000000000001', '0191f3a2-0000-7b42-9d51-000000000002'];
    expect(withIds(body, new Map([['profile_id', [own]]]))).toEqual({ ...(body as object), profile_id: own });
    expect(
      withIds(
        { ids: [other, other, other], nested: [{ task_id: other, name: 'x' }] },
        new Map([
          ['ids', [own]],
          ['task_id', []],
        ]),
      ),
    ).toEqual({ ids: [own], nested: [{ task_id: other, name: 'x' }] });
  });
});

describe('what is entered for a try', () => {
  const list = operation('client-profiles', 'listClientProfiles');
  const { schemas } = families.get('client-profiles')!;

  it('becomes a call: lists by their lines, nothing for what is empty', () => {
    expect(
      readEntered(list, schemas, {
        params: { 'query.limit': '5', 'query.search': ' ', 'query.id': 'a\nb' },
        body: '',
      }),
    ).toEqual({ call: { path: {}, query: { id: ['a', 'b'], limit: '5' } }, headers: {} });
  });

  it('is not sent while something has to be corrected', () => {
    const get = operation('clients', 'getClient');
    expect(readEntered(list, schemas, { params: { 'query.limit': 'many' }, body: '' })).toEqual({
      mistakes: { 'query.limit': 'Enter a number.' },
    });
    expect(readEntered(get, schemas, { params: {}, body: '' })).toEqual({
      mistakes: { 'path.id': 'This parameter is required.' },
    });
  });

  it('is told apart by the place that an error names', () => {
    expect(placeNamed('query.limit must be <= 200', list)).toBe('query.limit');
    expect(placeNamed('body.contacts.0.name must not be empty', list)).toBe('body');
    expect(placeNamed('No client with this id exists.', list)).toBeUndefined();
  });
});

describe('code of a call', () => {
  it('is there for every operation, with values for every part of its path', () => {
    for (const { operations } of families.values()) {
      for (const each of operations) {
        const samples = samplesOf(each, exampleCall(each), 'https://api.example.com');
        expect(samples.map(({ language }) => language)).toEqual(['curl', 'TypeScript', 'Python']);
        for (const { text } of samples)
          expect(text, each.id).not.toMatch(/undefined|\/\/v1|\/(?=['"?\n])(?<!:\/\/)|\{id\}|\[object/);
      }
    }
  });

  it('quotes for the shell what the shell would read', () => {
    const create = operation('clients', 'createClient');
    expect(
      samplesOf(create, { path: {}, query: {}, body: { name: "O'Hara" } }, 'https://a.example')[0]!.text,
    ).toContain(String.raw`O'\''Hara`);
  });
});

describe('the shape of a schema', () => {
  it('tells null, bounds, meanings and what is inside, through references', () => {
    const schemas = {
      Name: { type: 'string', minLength: 1, maxLength: 9, description: 'A name.' },
      Pet: {
        type: 'object',
        required: ['name'],
        properties: { name: { $ref: '#/components/schemas/Name' } },
      },
    } as const;
    expect(
      shapeOf({ anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] }, schemas),
    ).toMatchObject({ type: 'text', isNullable: true, bounds: ['1 to 9 characters'] });
    expect(
      shapeOf({ type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Pet' } }, schemas),
    ).toMatchObject({
      type: 'list of object',
      name: 'Pet',
      bounds: ['at most 3 items'],
      fields: [{ name: 'name', isRequired: true }],
    });
    expect(shapeOf({ enum: ['a', 'b'], 'x-enumDescriptions': { a: 'First.' } }, schemas).values).toEqual([
      { value: 'a', meaning: 'First.' },
      { value: 'b', meaning: '' },
    ]);
  });

  it('ends for a schema that has itself inside', () => {
    const schemas = {
      Tree: {
        type: 'object',
        properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
    } as const;
    expect(shapeOf({ $ref: '#/components/schemas/Tree' }, schemas).fields.map(({ name }) => name)).toEqual([
      'children',
    ]);
  });
});

describe('Markdown', () => {
  it('knows paragraphs, headings, lists and code, and leaves the rest as it stands', () => {
    expect(
      blocksOf('Say `x` to **all**.\nStill.\n\n## Two\n- one\n  more\n- <b>two</b>\n').map(
        ({ kind }) => kind,
      ),
    ).toEqual(['paragraph', 'heading', 'list']);
    expect(blocksOf('```\na\n\nb\n```')).toEqual([{ kind: 'code', text: 'a\n\nb' }]);
    expect(blocksOf('[x](javascript:alert)')).toEqual([
      { kind: 'paragraph', spans: [{ kind: 'text', text: '[x](javascript:alert)' }] },
    ]);
  });
});
