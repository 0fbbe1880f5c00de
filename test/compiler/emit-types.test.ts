import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitTypes, renderTypes } from '../../src/compiler/emit/index.ts';
import { load, petContract, writeEmitted } from './emitted.ts';

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
  const folder = writeEmitted('client', await renderTypes(petContract()));
  const { listPets, createPet } = await load(folder, 'client/index.ts');
  const { createClient } = await load(folder, 'client/client/index.ts');
  const client = createClient({ baseUrl });
  await listPets({ client, query: { kind: ['cat', 'dog'], limit: 5 } });
  const { data } = await createPet({ client, body: { kind: 'dog', name: 'rex' } });
  expect(seen).toEqual([
    { method: 'GET', url: '/v1/pets?kind=cat&kind=dog&limit=5', body: '' },
    { method: 'POST', url: '/v1/pets', body: '{"kind":"dog","name":"rex"}' },
  ]);
  expect(data).toEqual({ data: { id: '1' } });
});

test('names follow our rule, which the handler interfaces rely on', async () => {
  const types = (await renderTypes(petContract())).get('types.gen.ts')!;
  for (const name of ['Pet', 'ListPetsData', 'ListPetsResponse', 'ListPetsErrors', 'SearchShelterResponses', 'PetCreatedEventWebhookPayload']) {
    expect(types).toMatch(new RegExp(`^export type ${name} =`, 'm'));
  }
});

test('writing again touches no file that is the same and removes what is no longer made', async () => {
  const folder = writeEmitted('types', new Map([['client/old.gen.ts', ''], ['types.gen.ts', 'old']]));
  await emitTypes(petContract(), folder);
  const before = statSync(join(folder, 'types.gen.ts')).mtimeMs;
  expect(existsSync(join(folder, 'client/old.gen.ts'))).toBe(false);
  writeFileSync(join(folder, 'contract.json'), JSON.stringify(petContract()));
  await emitTypes(join(folder, 'contract.json'), folder);
  expect(statSync(join(folder, 'types.gen.ts')).mtimeMs).toBe(before);
  expect(readFileSync(join(folder, 'client/index.ts'), 'utf8')).toContain(`from '../types.gen.ts'`);
});
