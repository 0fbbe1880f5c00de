import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchPatterns } from '#src/domain/filters/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';

/** What looks like a telephone number may be the number of an invoice, a date or a card. */
let service: Service;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
});
afterAll(() => service?.stop());

it.each(['2026-11-0042', '555-1234', '5500-0000-0000-0004', '(030) 12/34'])(
  'finds a client by %s in its name, in lists and in pickers',
  async (number) => {
    const { id } = await newClient(service, profileId, { name: `Case ${number} ${randomUUID()}` });
    for (const operation of ['listClients', 'searchClients'] as const) {
      const { data } = await service.ok(operation, { query: { search: number } });
      expect(
        data.map((client: { id: string }) => client.id),
        operation,
      ).toContain(id);
    }
  },
);

it('finds a telephone number with other separators than it was entered with', async () => {
  const { id } = await newClient(service, profileId, {
    contacts: [{ name: 'Ida', phone: '+49307654321', is_primary: true }],
  });
  for (const typed of ['+49 (30) 765-4321', '30 765 43 21', '7654321']) {
    const { data } = await service.ok('listClients', { query: { search: typed } });
    expect(
      data.map((client: { id: string }) => client.id),
      typed,
    ).toEqual([id]);
  }
});

it('looks for digits alone beside what was typed, and for all else as it was typed', () => {
  expect(searchPatterns('555-1234')).toEqual(['%555-1234%', '%5551234%']);
  expect(searchPatterns('5551234')).toEqual(['%5551234%']);
  expect(searchPatterns('42-7')).toEqual(['%42-7%']);
  expect(searchPatterns('case 555-1234')).toEqual(['%case%555-1234%']);
});
