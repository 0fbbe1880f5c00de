import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient, newProfile } from '../families/client-records.ts';
import { startNotesHost, type NotesHost } from './notes-host.ts';

let { service, host, conversation } = {} as NotesHost;
beforeAll(async () => {
  ({ service, host, conversation } = await startNotesHost());
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

test('a long answer is cut at the end of a record, says so, and the rest can be had', async () => {
  const profile = (await newProfile(service)).id;
  for (let index = 0; index < 25; index += 1)
    await newClient(service, profile, {
      tags: Array.from({ length: 50 }, (_, tag) => `tag number ${tag} of the client ${index}`),
    });
  const all: { id: string }[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const [result] = await host.call(conversation, [
      { name: 'list_clients', arguments: { limit: 200, offset }, fields: ['name', 'contacts', 'tags'] },
    ]);
    const page = result!.body as {
      rows: string[][];
      columns: string[];
      pagination: { total: number; limit: number; offset: number };
    };
    expect(page.columns).toEqual(['id', 'name', 'contacts', 'tags']);
    expect(page.pagination.offset).toBe(offset);
    ({ total } = page.pagination);
    const next = offset + page.rows.length;
    if (next < total) expect(result!.hint).toContain(`offset ${next}`);
    all.push(...page.rows.map(([id]) => ({ id: id! })));
    offset = next;
  }
  expect(all.length).toBeGreaterThan(25);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
