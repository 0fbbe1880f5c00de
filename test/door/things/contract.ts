import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { emitAll } from '#src/compiler/emit/index.ts';
import type { Operation, RequestValidators } from '#generated/operation.ts';
import type { Family } from '#src/api/door/routes.ts';
import type { ResponseValidators } from '#src/api/door/response-check.ts';

// A contract of one family, small enough to see whole, with one operation for each thing the door has to decide.

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const json = (schema: object) => ({ 'application/json': { schema } });
const closed = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const thing = { $ref: '#/components/schemas/Thing' };
const one = { 200: { description: 'The thing.', content: json(closed({ data: thing }, ['data'])) } };
const page = {
  200: {
    description: 'Things.',
    content: json(
      closed(
        {
          data: { type: 'array', items: thing },
          pagination: closed({
            total: { type: 'integer' },
            limit: { type: 'integer' },
            offset: { type: 'integer' },
          }),
        },
        ['data', 'pagination'],
      ),
    ),
  },
};
const operation = (operationId: string, permission: string, rest: object) => ({
  operationId,
  tags: ['things'],
  summary: operationId,
  description: operationId,
  'x-permission': permission,
  'x-events': [],
  'x-tool': { when: 'Always.', keywords: [] },
  ...rest,
});

const document = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  security: [{ bearer: [] }],
  tags: [{ name: 'things' }],
  paths: {
    '/v1/things': {
      get: operation('listThings', 'clients.view', {
        parameters: [
          query('tag', {
            type: 'array',
            maxItems: 5,
            items: { type: 'string', minLength: 1, maxLength: 20 },
          }),
          query('size', { type: 'integer', minimum: -5, maximum: 100 }),
          query('ratio', { type: 'number', minimum: 0, maximum: 1 }),
          query('is_red', { type: 'boolean' }),
          query('search', { type: 'string', minLength: 1, maxLength: 200 }),
          { name: 'where', in: 'query', content: json({ type: 'object', maxProperties: 3 }) },
          query('order', { type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
          query('limit', { type: 'integer', minimum: 1, maximum: 200, default: 50 }),
          query('offset', { type: 'integer', minimum: 0, maximum: 1000, default: 0 }),
        ],
        responses: page,
      }),
      post: operation('createThing', 'clients.create', {
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/ThingCreate' }) },
        responses: one,
      }),
    },
    '/v1/things/search': { get: operation('searchThings', 'none', { responses: one }) },
    '/v1/things/echo': {
      post: operation('echoThing', 'none', {
        'x-effect': 'read',
        requestBody: { required: false, content: json({ type: 'object' }) },
        responses: one,
      }),
    },
    '/v1/things/break': {
      post: operation('breakThing', 'none', {
        requestBody: { required: true, content: json(closed({ how: { type: 'string' } }, ['how'])) },
        responses: one,
      }),
    },
    // Calls other operations inside its own call; their answers come back as its `input`.
    '/v1/things/calls': {
      post: operation('callThings', 'none', {
        requestBody: { required: true, content: json(closed({ steps: { type: 'array' } }, ['steps'])) },
        responses: one,
      }),
    },
    // As `callThings`, with some of the calls in parts of the transaction.
    '/v1/things/parts': {
      post: operation('callPartly', 'none', {
        requestBody: { required: true, content: json(closed({ steps: { type: 'array' } }, ['steps'])) },
        responses: one,
      }),
    },
    '/v1/things/reads': {
      post: operation('readThings', 'none', {
        'x-effect': 'read',
        requestBody: { required: true, content: json(closed({ steps: { type: 'array' } }, ['steps'])) },
        responses: one,
      }),
    },
    '/v1/things/{id}': {
      get: operation('getThing', 'clients.view', { parameters: [id], responses: one }),
      delete: operation('deleteThing', 'clients.delete', { parameters: [id], responses: one }),
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Thing: closed(
        { id: { type: 'string' }, name: { type: 'string' }, size: { type: 'integer' }, input: {} },
        ['name'],
      ),
      ThingCreate: closed(
        {
          name: { type: 'string', minLength: 1, maxLength: 20 },
          size: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
          kind: { type: 'string', enum: ['plain', 'odd'] },
          contacts: {
            type: 'array',
            maxItems: 2,
            items: closed({ email: { type: 'string', format: 'email' } }, ['email']),
          },
          parent_id: { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] },
          value: {
            anyOf: [{ type: 'string', maxLength: 5 }, { type: 'number', maximum: 10 }, { type: 'boolean' }],
          },
          tree: { $ref: '#/components/schemas/Tree' },
        },
        ['name'],
      ),
      Tree: closed({ children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
    },
  },
};

export interface ThingsContract {
  readonly family: Family;
  readonly responses: ResponseValidators;
}

/** Compiles the contract as the service's own is compiled, into a folder of this process. */
export async function compileThings(): Promise<ThingsContract> {
  const out = join(import.meta.dirname, '../../../.cache/things', String(process.pid));
  for (const [path, text] of emitAll({ document }, { contextModule: './context.ts' })) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const load = (path: string) => import(pathToFileURL(join(out, 'families/things', path)).href);
  const { operations } = (await load('operations.ts')) as { operations: readonly Operation[] };
  const { requests } = (await load('validators.js')) as { requests: Record<string, RequestValidators> };
  const { responses } = (await load('responses.js')) as { responses: ResponseValidators };
  return { family: { name: 'things', operations, requests: () => requests }, responses };
}
