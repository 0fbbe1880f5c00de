import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitAll } from '../../src/compiler/emit/index.ts';
import { renderTypes } from '../../src/compiler/emit/types/index.ts';
import { load, petContract, petContractWith, writeEmitted } from './emitted.ts';

/** A function of the client, whose own types the type check of the whole output proves. */
type Call = (options: object) => { data: unknown } | Promise<{ data: unknown }>;

let server: Server;
let baseUrl: string;
const seen: { method?: string; url?: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    seen.push({ method: request.method, url: request.url, body });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { id: '1' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('the client runs as it is written and calls what the contract says', async () => {
  const folder = writeEmitted('client', renderTypes(petContract()));
  const { listPets, createPet } = await load<Record<string, Call>>(folder, 'client/index.ts');
  const { createClient } = await load<{ createClient: Call }>(folder, 'client/client/index.ts');
  const client = createClient({ baseUrl });
  await listPets!({ client, query: { kind: ['cat', 'dog'], limit: 5 } });
  const { data } = await createPet!({ client, body: { kind: 'dog', name: 'rex' } });
  expect(seen).toEqual([
    { method: 'GET', url: '/v1/pets?kind=cat&kind=dog&limit=5', body: '' },
    { method: 'POST', url: '/v1/pets', body: '{"kind":"dog","name":"rex"}' },
  ]);
  expect(data).toEqual({ data: { id: '1' } });
});

test('names follow our rule, which the handler interfaces rely on', () => {
  const types = renderTypes(petContract()).get('types.gen.ts')!;
  for (const name of [
    'Pet',
    'ListPetsData',
    'ListPetsResponse',
    'ListPetsErrors',
    'SearchShelterResponses',
    'PetCreatedEventWebhookPayload',
  ]) {
    expect(types).toMatch(new RegExp(`^export type ${name} =`, 'm'));
  }
});

test('a property may be called like a keyword that types do not need', () => {
  const names = ['example', 'examples', 'headers', 'x-events'];
  const document = petContractWith({
    '/components/schemas/Named/properties': Object.fromEntries(
      names.map((name) => [name, { type: 'string' }]),
    ),
  });
  const types = renderTypes(document).get('types.gen.ts')!;
  for (const name of names) expect(types).toMatch(new RegExp(`^\t'?${name}'?\\?: string;`, 'm'));
});

test('operations without an id are named as in the tables', () => {
  const document = petContractWith({
    '/paths/~1v1~1pets~1{id}/delete/operationId': undefined,
    '/webhooks/pet.created/post/operationId': undefined,
  });
  const types = renderTypes(document).get('types.gen.ts')!;
  expect(types).toMatch(/^export type DeleteV1PetsByIdData =/m);
  expect(types).toMatch(/^export type PostPetCreatedWebhookPayload =/m);
  expect(emitAll({ document }).get('families/pets/operations.ts')).toContain(`id: 'deleteV1PetsById'`);
});

test('a contract with events brings their verifier along, typed by them', async () => {
  const files = renderTypes(petContract());
  expect(files.get('client/webhooks.ts')).toMatch(
    /^\/\/ Written by the compiler.*\nimport type \{ Webhooks \} from '\.\.\/types\.gen\.ts';\n/,
  );
  const { verifyWebhook } = await load<{ verifyWebhook: unknown }>(
    writeEmitted('verifier', files),
    'client/index.ts',
  );
  expect(verifyWebhook).toBeTypeOf('function');
});

test('a contract without events has no use for one', () => {
  for (const webhooks of [undefined, {}]) {
    const files = renderTypes(petContractWith({ '/webhooks': webhooks }));
    expect(files.has('client/webhooks.ts')).toBe(false);
    expect(files.get('client/index.ts')).not.toContain('webhooks.ts');
  }
});

test('a reference that leads nowhere is refused, at every place that has it', () => {
  const lost = { $ref: '#/components/schemas/Lost' };
  const document = petContractWith({
    '/components/schemas/Pet/properties/note': lost,
    '/paths/~1v1~1pets/post/requestBody/content/application~1json/schema': { type: 'array', items: lost },
  });
  const places = [
    '/paths/~1v1~1pets/post/requestBody/content/application~1json/schema/items',
    '/components/schemas/Pet/properties/note',
  ];
  expect(() => renderTypes(document)).toThrow(
    places
      .map((place) => `${place}  Nothing is at #/components/schemas/Lost, so there is no type for it.`)
      .join('\n'),
  );
});

describe('what operations have in common', () => {
  test('errors of several operations have one name, which lists them', () => {
    const text = renderTypes(petContract()).get('types.gen.ts')!;
    expect(text).toContain('export type CountVisitsErrors = Errors_401;');
    expect(text).toContain('export type SearchShelterErrors = Errors_401;');
    expect(text).toMatch(/^export type Errors_401 = \{\n\t\/\*\* Who are you\? \*\/\n\t401: Error;\n\};$/m);
  });

  test('the index gives a type of the contract rather than that of the client with the same name', () => {
    const document = petContractWith({
      '/components/schemas/WebhookEvent': { type: 'string' },
      '/components/schemas/Pet/properties/event': { $ref: '#/components/schemas/WebhookEvent' },
    });
    expect(renderTypes(document).get('client/index.ts')).toContain(
      "export type { WebhookEvent } from '../types.gen.ts';",
    );
  });
});
