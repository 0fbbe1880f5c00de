import type { Service, TestAgency } from '../support/service.ts';
import { privateNumber, word } from './private-marks.ts';
import type { Seeded } from './seed.ts';

const key = 'own_things';

/** A custom object whose records only their owners see, which everybody may know. */
export async function seedOwnersObject(service: Service, agency: TestAgency): Promise<void> {
  await service.ok(
    'createCustomObject',
    {
      body: {
        key,
        name: 'Own thing',
        plural_name: 'Own things',
        record_access: 'owner',
        anchors: [{ kind: 'client' }],
        definition: {
          fields: [
            { key: 'said', name: 'Said', config: { type: 'text' } },
            { key: 'worth', name: 'Worth', config: { type: 'number' } },
          ],
        },
      },
    },
    { key: agency.key },
  );
}

export async function findOwnersObject(service: Service, by: { readonly key: string }): Promise<string> {
  const { data } = await service.ok('listCustomObjects', { query: { key: [key] } }, by);
  return data[0]!.id;
}

/** Records of the caller's own: one that lives and hangs on a client, one that is archived and one that was deleted. */
export async function seedPrivateObjects(
  service: Service,
  open: Seeded,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const custom_object_id = await findOwnersObject(service, by);
  const newRecord = async (nth: string): Promise<string> => {
    const { data: record } = await service.ok(
      'createCustomObjectRecord',
      {
        body: {
          custom_object_id,
          name: `${word} ${nth}`,
          client_id: open.clientIds[0]!,
          field_values: { said: `${word} said`, worth: privateNumber },
        },
      },
      by,
    );
    return record.id;
  };
  const [kept, archived, deleted] = [
    await newRecord('kept'),
    await newRecord('archived'),
    await newRecord('deleted'),
  ];
  const { data: link } = await service.ok(
    'createCustomObjectLink',
    { body: { anchor_kind: 'client', anchor_id: open.clientIds[0]!, record_id: kept, is_primary: true } },
    by,
  );
  await service.ok(
    'updateCustomObjectRecord',
    { path: { id: kept }, body: { name: `${word} renamed`, field_values: { said: `${word} again` } } },
    by,
  );
  await service.ok('archiveCustomObjectRecord', { path: { id: archived } }, by);
  await service.ok('deleteCustomObjectRecord', { path: { id: deleted } }, by);
  return {
    'custom-object-records': [kept, archived, deleted],
    'custom-object-links': [link.id],
  };
}
