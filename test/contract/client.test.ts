import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as sdk from '#generated/client/sdk.gen.ts';
import { createClient, type Client } from '#generated/client/client/index.ts';
import { startService, type Service } from '../support/service.ts';
import { exampleInput, publicOperations } from './operations.ts';

let service: Service;
let client: Client;
const sent: { method: string; path: string }[] = [];

beforeAll(async () => {
  service = await startService();
  client = createClient({
    baseUrl: service.url,
    auth: () => service.agencies[0].key,
    fetch: (async (request: Request) => {
      sent.push({ method: request.method, path: new URL(request.url).pathname });
      return fetch(request);
    }) as typeof fetch,
  });
});
afterAll(() => service?.stop());

type Call = (options: object) => Promise<{ response?: Response }>;

describe('the typed client', () => {
  it('has a function for every operation, which sends what the contract says', async () => {
    const functions = sdk as unknown as Record<string, Call | undefined>;
    for (const operation of publicOperations) {
      const { path, query, body } = exampleInput(operation);
      sent.length = 0;
      const { response } =
        (await functions[operation.id]?.({ client, path, query, body, parseAs: 'text' })) ?? {};
      const address = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
        encodeURIComponent(path[name]!),
      );
      expect([operation.id, sent]).toEqual([operation.id, [{ method: operation.method, path: address }]]);
      // Whatever the service says about the example: it knows the address, the credential and the content type.
      expect([operation.id, [401, 405, 415].includes(response!.status)]).toEqual([operation.id, false]);
    }
  });

  it('carries an answer and an error to the caller', async () => {
    const profile = await sdk.createClientProfile({ client, body: { name: 'Dental practices' } });
    const created = await sdk.createClient({
      client,
      body: { name: 'Harbor Dental', profile_id: profile.data!.data.id },
    });
    expect(created.data?.data).toMatchObject({ name: 'Harbor Dental', slug: 'harbor-dental' });
    const stale = await sdk.updateClient({
      client,
      path: { id: created.data!.data.id },
      body: { name: 'Harbour Dental', expected_revision: 7 },
    });
    expect(stale.error).toEqual({
      error: { type: 'conflict', message: expect.stringContaining('revision 1') },
    });
  });
});

/** Never called: the type checker refuses what the contract does not have. */
export function wrongUses(): unknown[] {
  const id = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
  return [
    // @ts-expect-error a client needs a profile
    sdk.createClient({ body: { name: 'Harbor Dental' } }),
    // @ts-expect-error no such property
    sdk.createClient({ body: { name: 'Harbor Dental', profile_id: id, nickname: 'Harbor' } }),
    // @ts-expect-error a name is a text
    sdk.updateClient({ path: { id }, body: { name: 5 } }),
    // @ts-expect-error the id goes into the path
    sdk.getClient({}),
    // @ts-expect-error no such filter
    sdk.listClients({ query: { state: 'lead' } }),
    // @ts-expect-error no such way to sort
    sdk.listClients({ query: { sort: 'color' } }),
    // @ts-expect-error an answer has no such property
    sdk.getClient({ path: { id } }).then(({ data }) => data?.data.nickname),
  ];
}
