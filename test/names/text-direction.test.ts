import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { safeFileName } from '#src/domain/tickets/intake/file-names.rules.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { addMember } from '../families/organization/people.ts';
import { startService, type Service } from '../support/service.ts';

/** Names that could be shown as other names are refused; those of scripts that run from right to left are not. */
let service: Service;
let profileId: string;
let clientId: string;
let userId: string;
beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service)).id;
  clientId = (await newClient(service, profileId)).id;
  userId = (await addMember(service, service.agencies[0])).id;
});
afterAll(() => service?.stop());

const upload = (name: string) => ({
  body: { file_name: name, content_type: 'application/pdf', size: 10 },
});
const places: readonly (readonly [string, string, (name: string) => object])[] = [
  ['createClient', 'body.name', (name) => ({ body: { name, profile_id: profileId } })],
  ['updateClient', 'body.name', (name) => ({ path: { id: clientId }, body: { name } })],
  [
    'updateClient',
    'body.contacts[0].name',
    (name) => ({ path: { id: clientId }, body: { contacts: [{ name }] } }),
  ],
  ['updateUserFields', 'body.name', (name) => ({ body: { user_id: userId, name } })],
  ['inviteUser', 'body.name', (name) => ({ body: { email: `${randomUUID()}@northlight.example`, name } })],
  ['updateAgencySettings', 'body.name', (name) => ({ body: { name } })],
  ['createManagedUpload', 'body.file_name', upload],
];

it.each(places)(
  '%s refuses a reordered name at %s, and takes Hebrew and Arabic',
  async (operation, place, input) => {
    const call = async (name: string) => service.call(operation as never, input(name) as never);
    for (const name of ['brief\u202efdp.exe', 'Harbor \u2067latneD', '\u202aHarbor\u202c']) {
      const { status, body } = await call(name);
      expect([status, body.error?.message]).toEqual([
        400,
        `${place} must have no characters that change the direction of text.`,
      ]);
    }
    for (const name of ['תמיכה \u200f(IL)', 'مرحبا.pdf']) expect((await call(name)).status).toBe(200);
  },
);

it('files that come by mail lose what reorders their names', () =>
  expect(safeFileName('brief\u202efdp.exe')).toBe('brieffdp.exe'));
