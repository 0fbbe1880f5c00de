import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { own, type JsonObject } from '../../src/compiler/json.ts';
import { parsePointer } from '../../src/compiler/pointer.ts';

const root = join(import.meta.dirname, '..', '..');

/** A contract in a few lines: one family of pets, with what the emitters have to tell apart. */
export function petContract(): JsonObject {
  const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
  const answer = (schema: JsonObject, description = 'Fine.'): JsonObject => ({
    description,
    content: { 'application/json': { schema } },
  });
  const envelope = (properties: JsonObject): JsonObject => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  });
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Identifier of the pet.',
    schema: ref('Id'),
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1.0.0', description: 'A shelter.' },
    security: [{ bearer: [] }],
    tags: [{ name: 'pets', description: 'Animals of the shelter.' }],
    paths: {
      '/v1/pets': {
        get: {
          operationId: 'listPets',
          tags: ['pets'],
          summary: 'List pets',
          'x-permission': 'pets.view',
          'x-tool': { when: 'Use it to find a pet.', keywords: ['animals'], after: [] },
          parameters: [
            {
              name: 'kind',
              in: 'query',
              schema: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['cat', 'dog'] } },
            },
            {
              name: 'limit',
              in: 'query',
              description: 'Page size.',
              schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
            },
            { name: 'order', in: 'query', schema: ref('Order') },
            { name: 'filter_group', in: 'query', content: { 'application/json': { schema: ref('Filter') } } },
            { name: 'X-Request-Id', in: 'header', schema: { type: 'string' } },
          ],
          responses: {
            '200': answer(
              envelope({ data: { type: 'array', items: ref('Pet') }, pagination: ref('Pagination') }),
            ),
            '401': answer(ref('Error'), 'Who are you?'),
          },
        },
        post: {
          operationId: 'createPet',
          tags: ['pets'],
          summary: 'Take in a pet',
          'x-permission': 'pets.edit',
          'x-events': ['pet.created'],
          requestBody: { required: true, content: { 'application/json': { schema: ref('PetCreate') } } },
          responses: {
            '200': answer(envelope({ data: ref('Pet') })),
            '401': answer(ref('Error'), 'Who are you?'),
          },
        },
      },
      '/v1/pets/{id}': {
        parameters: [id],
        delete: {
          operationId: 'deletePet',
          tags: ['pets'],
          summary: 'Delete a pet',
          'x-permission': 'pets.edit',
          responses: {
            '200': answer(envelope({ data: ref('Pet') })),
            '401': answer(ref('Error'), 'Who are you?'),
          },
        },
      },
      '/v1/pets/count': {
        get: {
          operationId: 'countPets',
          tags: ['pets'],
          summary: 'Page through nothing, t.o.o',
          'x-permission': 'pets.view',
          responses: {
            '200': answer(envelope({ data: { type: 'integer' } })),
            '401': answer(ref('Error'), 'Who are you?'),
          },
        },
      },
      '/v1/visits': {
        get: {
          operationId: 'countVisits',
          tags: ['visits'],
          responses: {
            '200': answer(envelope({ data: { type: 'integer' } })),
            '401': answer(ref('Error'), 'Who are you?'),
          },
        },
      },
      '/v1/search': {
        post: {
          operationId: 'searchShelter',
          tags: ['Shelter Search'],
          'x-effect': 'read',
          security: [],
          requestBody: { content: { 'application/json': { schema: ref('Filter') } } },
          responses: {
            '200': answer(ref('Pet')),
            '204': { description: 'Nothing.' },
            '401': answer(ref('Error'), 'Who are you?'),
          },
        },
      },
    },
    webhooks: {
      'pet.created': {
        post: {
          operationId: 'petCreatedEvent',
          summary: 'A pet came in',
          requestBody: { content: { 'application/json': { schema: ref('PetCreatedEvent') } } },
          responses: { '200': { description: 'Taken.' } },
        },
      },
    },
    components: {
      schemas: {
        Id: { type: 'string', format: 'uuid', maxLength: 36, description: 'Identifier.' },
        Order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
        Permission: {
          type: 'string',
          enum: ['pets.view', 'pets.edit', 'pets.sell'],
          'x-enumDescriptions': { 'pets.view': 'May see pets.', 'pets.edit': "May change a pet's record." },
        },
        Pagination: envelope({
          total: { type: 'integer' },
          limit: { type: 'integer' },
          offset: { type: 'integer' },
        }),
        Error: envelope({ error: { type: 'string' } }),
        Filter: {
          type: 'object',
          additionalProperties: false,
          required: ['field'],
          properties: { field: { type: 'string' }, groups: { type: 'array', items: ref('Filter') } },
        },
        Named: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string', minLength: 1, maxLength: 10 }, kind: { type: 'string' } },
        },
        Cat: {
          allOf: [
            ref('Named'),
            {
              type: 'object',
              required: ['kind'],
              properties: { kind: { const: 'cat' }, lives: { type: 'integer', maximum: 9, default: 9 } },
            },
          ],
          unevaluatedProperties: false,
        },
        Dog: {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'name'],
          properties: { kind: { const: 'dog' }, name: { type: 'string', pattern: '^[a-z]+$' } },
        },
        PetCreate: {
          oneOf: [ref('Cat'), ref('Dog')],
          discriminator: {
            propertyName: 'kind',
            mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
          },
        },
        Pet: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'name', 'note'],
          properties: {
            id: ref('Id'),
            name: { type: 'string', description: 'Name "in full".' },
            note: { type: ['string', 'null'] },
            rank: { type: 'integer', default: 1 },
          },
        },
        PetCreatedData: {
          type: 'object',
          required: ['actor', 'sequence', 'pet'],
          additionalProperties: false,
          properties: { actor: { type: 'string' }, sequence: { type: 'integer' }, pet: ref('Pet') },
        },
        PetCreatedEvent: envelope({ id: ref('Id'), data: ref('PetCreatedData') }),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** Writes emitted files where their imports resolve, and answers the folder. */
export function writeEmitted(name: string, files: ReadonlyMap<string, string>): string {
  const folder = join(root, '.cache', 'test-emit', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/**
 * What the type checker says of written folders with the project's own settings, as `path: message`. It is the one of `make types`,
 * as a process: it is done before the library in JavaScript has read the types of Node.
 */
export function typeErrors(...folders: readonly string[]): string[] {
  const project = `${folders[0]}.tsconfig.json`;
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: folders,
    exclude: [],
  };
  writeFileSync(project, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [tsc, '-p', project, '--checkers', '1', '--pretty', 'false'],
    { cwd: folders[0], encoding: 'utf8' },
  );
  const errors = stdout
    .trimEnd()
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/\(\d+,\d+\): error TS\d+(?=: )/, ''));
  if (status !== 0 && errors.length === 0)
    throw new Error(`The type checker ended with ${status}: ${stderr}`);
  return errors;
}

/** Imports a written module as the server does: Node strips the types. */
export const load = async <T>(folder: string, path: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, path)).href)) as T;

/** The contract of pets with the value at a JSON pointer replaced, or removed when it is undefined. */
export function petContractWith(changes: Readonly<Record<string, unknown>>): JsonObject {
  const document = petContract();
  for (const [pointer, value] of Object.entries(changes)) {
    const tokens = parsePointer(pointer);
    const last = tokens.pop()!;
    const holder = tokens.reduce<unknown>((found, token) => own(found, token), document) as JsonObject;
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return document;
}
