import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { newClient, newProfile } from '../client-records.ts';
import { asOwner } from '../organization/people.ts';
import { linesOf, newPerson, type Answer } from './exporting.ts';
import { Importer, importing } from './importing.ts';

/** A file that one agency exports and another one imports. A worker runs beside the service. */
let service: Service;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
});
afterAll(() => service.stop());

const contacts = {
  'Harbor Dental': [
    { name: 'Priya (Dr.) Shah', email: 'priya@harbor.example', phone: '+12075550142', role: 'Owner, 50 %' },
    { name: 'Leo "Bo" Park', email: 'leo@harbor.example', role: 'Billing (US)' },
    { email: 'desk@harbor.example' },
    { name: 'Night + weekend', phone: '+12075550143' },
    { name: 'C\\o <front>' },
  ],
  'Casco, Ltd.': [{ phone: '+12075550144' }, { name: 'Ann' }, { name: 'Ann', phone: '+12075550145' }],
  Pine: [],
};

const known = (client: Answer) =>
  client.contacts.map(({ id: _, is_primary: __, ...parts }: Answer) =>
    Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null)),
  );

it.each(['csv', 'xlsx'] as const)('clients keep their contacts through a file: %s', async (format) => {
  const { id: profileId } = await newProfile(service, { name: `Customer ${format}` });
  for (const [name, those] of Object.entries(contacts))
    await newClient(service, profileId, {
      name: `${name} ${format}`,
      contacts: those.map((contact, index) => ({ ...contact, is_primary: index === 0 })),
    });
  const pat = await newPerson(service);
  const started = await pat.start(
    {
      record_kind: 'client',
      columns: ['name', 'profile_id', 'status', 'contacts'].map((key) => ({ key })),
      filter_group: { conditions: [{ field: 'profile_id', operator: 'equals', value: profileId }] },
      sort_by: [{ field: 'name', order: 'desc' }],
    },
    format,
  );
  await expect.poll(async () => (await pat.find(started.id)).job.status, patiently).toBe('succeeded');
  const content = await pat.content(started.id);
  if (format === 'csv')
    expect(linesOf(content).slice(0, 2).join('\n')).toBe(
      [
        'Name,Profile,Status,Contact name,Contact e-mail,Contact phone,Contact role,Further contacts',
        `Pine csv,Customer csv,Lead,,,,,`,
      ].join('\n'),
    );
  const [, elsewhere] = service.agencies;
  const owner = await asOwner(service, elsewhere);
  await service.ok('createClientProfile', { body: { name: `Customer ${format}` } }, owner);
  const dana = await Importer.with(service, importing, elsewhere);
  const made = await dana.create(
    content,
    {},
    `clients.${format}`,
    format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(await dana.through(made.id)).toMatchObject({ status: 'imported', plan: { created_count: 3 } });
  const imported: Answer[] = await dana.ok('listClients');
  for (const [name, those] of Object.entries(contacts)) {
    const client = imported.find((each) => each.name === `${name} ${format}`);
    expect(known(client)).toEqual(those);
    expect(client.contacts.map((contact: Answer) => contact.is_primary)).toEqual(
      those.map((_, index) => index === 0),
    );
  }
  // The same file again finds everybody.
  const again = await dana.create(content, {}, `clients.${format}`);
  await dana.update(again.id, { on_match: 'update' });
  expect((await dana.preview(again.id)).plan).toMatchObject({ unchanged_count: 3, failed_count: 0 });
});

it('tells the primary contact first', async () => {
  const { id: profileId } = await newProfile(service);
  await newClient(service, profileId, {
    name: 'Oak',
    contacts: [
      { name: 'Leo', role: 'Billing' },
      { name: 'Priya', email: 'p@oak.example', is_primary: true },
    ],
  });
  const pat = await newPerson(service);
  const { id } = await pat.start({
    record_kind: 'client',
    columns: [{ key: 'contacts' }],
    filter_group: { conditions: [{ field: 'profile_id', operator: 'equals', value: profileId }] },
  });
  await expect.poll(async () => (await pat.find(id)).job.status, patiently).toBe('succeeded');
  expect(linesOf(await pat.content(id))[1]).toBe('Priya,p@oak.example,,,Leo (Billing)');
});
