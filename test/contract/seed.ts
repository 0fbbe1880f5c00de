import type { Service, TestAgency } from '../support/service.ts';

export interface Seeded {
  /** Ids of all kinds of records that the agency now has. */
  readonly ids: string[];
  readonly profileId: string;
  readonly clientIds: string[];
}

/**
 * Gives an agency a few records of every kind, each with `mark` in its texts, by the API alone. Enough for lists to
 * have pages and for a leak to be seen.
 */
export async function seedAgency(service: Service, agency: TestAgency, mark: string): Promise<Seeded> {
  const lower = mark.toLowerCase();
  const create = async (operation: string, body: unknown): Promise<string> =>
    ((await service.ok(operation, { body }, { key: agency.key })) as { data: { id: string } }).data.id;

  const fieldFolder = await create('createFieldFolder', { name: `${mark} fields` });
  const otherFieldFolder = await create('createFieldFolder', { name: `${mark} more fields` });
  const text = await create('createField', { entity_type: 'client', key: `${lower}_code`, name: `${mark} code`, folder_id: fieldFolder, config: { type: 'text' } });
  const choice = await create('createField', {
    entity_type: 'client', key: `${lower}_kind`, name: `${mark} kind`, config: { type: 'single_choice', choices: [{ key: 'one', label: 'One' }, { key: 'two', label: 'Two' }] },
  });
  const own = await create('createField', { entity_type: 'agency', key: `${lower}_motto`, name: `${mark} motto`, config: { type: 'text' } });
  await service.ok('updateAgencyFieldValue', { body: { key: `${lower}_motto`, value: `${mark} first` } }, { key: agency.key });

  const profileFolder = await create('createClientProfileFolder', { name: `${mark} profiles` });
  const otherProfileFolder = await create('createClientProfileFolder', { name: `${mark} more profiles` });
  const profileId = await create('createClientProfile', { name: `${mark} profile`, folder_id: profileFolder });
  const otherProfile = await create('createClientProfile', { name: `${mark} other profile` });

  const clientIds: string[] = [];
  for (let index = 1; index <= 5; index += 1) {
    clientIds.push(await create('createClient', {
      name: `${mark} client ${index}`, profile_id: profileId, tags: [lower],
      contacts: [{ name: `${mark} person`, email: `person${index}@${lower}.example`, phone: null }],
      field_values: { [`${lower}_code`]: `${mark}-${index}`, [`${lower}_kind`]: index % 2 === 0 ? 'one' : 'two' },
    }));
  }
  const client_id = clientIds[0]!;
  const noteFolder = await create('createClientNoteFolder', { client_id, name: `${mark} calls` });
  const otherNoteFolder = await create('createClientNoteFolder', { client_id, name: `${mark} more calls` });
  const notes: string[] = [];
  for (let index = 1; index <= 3; index += 1) notes.push(await create('createClientNote', { client_id, folder_id: noteFolder, title: `${mark} note ${index}`, body_text: `${mark} text` }));
  const account = await create('createClientIntegrationAccount', { client_id, provider: 'google_ads', external_account_id: `${lower}-1`, display_name: `${mark} ads` });

  const ids = [
    fieldFolder, otherFieldFolder, text, choice, own, profileFolder, otherProfileFolder, profileId, otherProfile,
    ...clientIds, noteFolder, otherNoteFolder, ...notes, account, agency.ownerId,
  ];
  return { ids, profileId, clientIds };
}
