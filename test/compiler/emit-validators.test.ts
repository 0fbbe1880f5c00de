import { beforeAll, describe, expect, test } from 'vitest';
import { emitAll } from '../../src/compiler/emit/index.ts';
import type { Validate } from '#generated/operation.ts';
import { load, petContract, writeEmitted } from './emitted.ts';

const id = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
type Validators = Record<string, Record<string, Validate>>;
let requests: Validators;
let responses: Validators;
let search: Validators;
let eventData: Record<string, Validate>;

beforeAll(async () => {
  const folder = writeEmitted('validators', emitAll({ document: petContract() }));
  ({ requests } = await load<{ requests: Validators }>(folder, 'families/pets/validators.js'));
  ({ responses } = await load<{ responses: Validators }>(folder, 'families/pets/responses.js'));
  ({ requests: search } = await load<{ requests: Validators }>(
    folder,
    'families/shelter-search/validators.js',
  ));
  ({ eventData } = await load<{ eventData: Record<string, Validate> }>(folder, 'events.validators.js'));
});

/** What is wrong with the data, as `place keyword`. */
function issues(validate: Validate | undefined, data: unknown): string[] {
  if (validate === undefined) throw new Error('There is no such validator.');
  return validate(data)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('queries', () => {
  test('fill in defaults, also those behind a reference', () => {
    const query = {};
    expect(issues(requests.listPets?.query, query)).toEqual([]);
    expect(query).toEqual({ limit: 50, order: 'desc' });
  });

  test('refuse what the contract does not name', () => {
    expect(issues(requests.listPets?.query, { colour: 'red' })).toEqual([' additionalProperties']);
  });

  test('tell everything that is wrong at once', () => {
    expect(issues(requests.listPets?.query, { limit: 0, order: 'up', kind: ['cow'] })).toEqual([
      '/kind/0 enum',
      '/limit minimum',
      '/order enum',
    ]);
  });

  test('take values as decoded, never strings for numbers', () => {
    expect(issues(requests.listPets?.query, { limit: '50' })).toEqual(['/limit type']);
  });

  test('check a JSON parameter through its recursion', () => {
    expect(
      issues(requests.listPets?.query, { filter_group: { field: 'a', groups: [{ field: 1 }] } }),
    ).toEqual(['/filter_group/groups/0/field type']);
  });

  test('have no header parameters: those stand apart', () => {
    expect(issues(requests.listPets?.query, { 'X-Request-Id': 'a' })).toEqual([' additionalProperties']);
    expect(issues(requests.listPets?.headers, { 'x-request-id': 'a' })).toEqual([]);
  });
});

describe('bodies', () => {
  test('the discriminator chooses the branch, so that only its errors are told', () => {
    expect(issues(requests.createPet?.body, { kind: 'dog', name: 'REX' })).toEqual(['/name pattern']);
    expect(issues(requests.createPet?.body, { kind: 'cow' })).toEqual(['/kind enum', ' discriminator']);
  });

  test('what is no object has no branch', () => {
    for (const other of [false, 7, 'cat', null, []])
      expect(issues(requests.createPet?.body, other)).toEqual([' type']);
  });

  test('a branch that takes its tag through allOf counts as tagged', () => {
    expect(issues(requests.createPet?.body, { kind: 'cat', name: 'Tom', lives: 10 })).toEqual([
      '/lives maximum',
    ]);
  });

  test('unevaluatedProperties closes a composed object', () => {
    expect(issues(requests.createPet?.body, { kind: 'cat', name: 'Tom', tail: 1 })).toEqual([
      ' unevaluatedProperties',
    ]);
    expect(issues(requests.createPet?.body, { kind: 'cat', name: 'Tom' })).toEqual([]);
  });

  test('lengths count characters, not UTF-16 units', () => {
    expect(issues(requests.createPet?.body, { kind: 'cat', name: '😺'.repeat(10) })).toEqual([]);
  });

  test('an operation without input has no validators', () => {
    expect(requests.deletePet?.body).toBeUndefined();
    expect(requests.createPet?.query).toBeUndefined();
    expect(issues(search.searchShelter?.body, { field: 'a' })).toEqual([]);
  });
});

describe('paths', () => {
  test('an id is a plain UUID: Postgres takes no urn:uuid:', () => {
    expect(issues(requests.deletePet?.path, { id })).toEqual([]);
    expect(issues(requests.deletePet?.path, { id: `urn:uuid:${id}` })).toContain('/id format');
    expect(issues(requests.deletePet?.path, { id: 'x' })).toEqual(['/id format']);
  });
});

describe('answers', () => {
  const pet = { id, name: 'Tom', note: null };

  test('are checked as they are: nothing is filled in', () => {
    const answer = { data: { ...pet } };
    expect(issues(responses.createPet?.['200'], answer)).toEqual([]);
    expect(answer).toEqual({ data: pet });
  });

  test('are checked by status', () => {
    expect(issues(responses.listPets?.['200'], { data: [pet] })).toEqual([' required']);
    expect(issues(responses.listPets?.['401'], { error: 'no' })).toEqual([]);
  });
});

test('events are checked with the fields that the service fills in', () => {
  const data = { actor: 'a', sequence: 1, pet: { id, name: 'Tom', note: null } };
  expect(issues(eventData['pet.created'], data)).toEqual([]);
  expect(issues(eventData['pet.created'], { ...data, sequence: undefined })).toEqual([' required']);
});
