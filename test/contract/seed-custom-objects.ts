import type { Service, TestAgency } from '../support/service.ts';

/** Folders, objects that relate to each other, and records of them with links to one another and to clients. */
export async function seedCustomObjects(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const lower = mark.toLowerCase();
  const note = (collection: string, id: string): string => {
    (records[collection] ??= []).push(id);
    return id;
  };
  const newFolder = async (name: string, parent_id: string | null = null): Promise<string> => {
    const { data } = await service.ok('createCustomObjectFolder', { body: { name, parent_id } }, caller);
    return note('custom-object-folders', data.id);
  };
  const folder = await newFolder(`${mark} objects`);
  await newFolder(`${mark} more objects`);
  await newFolder(`${mark} inner objects`, folder);

  const state = (key: string, category: 'open' | 'closed') => ({ key, label: `${mark} ${key}`, category });
  const newObject = async (name: string, to: string | undefined): Promise<string> => {
    const relationship = (key: string) => ({
      key,
      name: `${mark} ${key} of ${name}`,
      to_custom_object_id: to!,
      cardinality: 'many_to_many' as const,
    });
    const { data } = await service.ok(
      'createCustomObject',
      {
        body: {
          key: `${lower}_${name}`,
          name: `${mark} ${name}`,
          plural_name: `${mark} ${name}s`,
          folder_id: folder,
          anchors: [{ kind: 'client' }],
          definition: {
            fields: [{ key: 'label', name: `${mark} label`, config: { type: 'text' } }],
            lifecycle: {
              initial: 'planned',
              states: [state('planned', 'open'), state('done', 'closed')],
              transitions: [{ from: 'planned', to: 'done' }],
            },
            relationships: to === undefined ? [] : [relationship('uses')],
          },
        },
      },
      caller,
    );
    note('custom-objects', data.id);
    data.definition.relationships.forEach(({ id }) => note('custom-object-relationships', id));
    return data.id;
  };
  const server = await newObject('server', undefined);
  const kinds = [
    await newObject('site', server),
    await newObject('host', server),
    await newObject('plant', server),
  ];

  const newRecord = async (objectId: string, name: string, client_id: string | null): Promise<string> => {
    const { data } = await service.ok(
      'createCustomObjectRecord',
      {
        body: {
          custom_object_id: objectId,
          name: `${mark} ${name}`,
          client_id,
          field_values: { label: `${mark} ${name}` },
        },
      },
      caller,
    );
    return note('custom-object-records', data.id);
  };
  const clientId = records['clients']![0]!;
  const servers: string[] = [];
  for (const nth of ['first', 'second', 'third'])
    servers.push(await newRecord(server, `${nth} server`, null));
  for (const [index, kind] of kinds.entries()) {
    const from_record_id = await newRecord(kind, `record ${index}`, clientId);
    const relationship_id = records['custom-object-relationships']![index]!;
    // Another number of links for each relationship.
    for (const to_record_id of servers.slice(index)) {
      const { data: link } = await service.ok(
        'createCustomObjectRecordLink',
        { body: { relationship_id, from_record_id, to_record_id } },
        caller,
      );
      note('custom-object-record-links', link.id);
    }
    const { data: anchored } = await service.ok(
      'createCustomObjectLink',
      {
        body: {
          anchor_kind: 'client',
          anchor_id: clientId,
          record_id: from_record_id,
          is_primary: index === 0,
        },
      },
      caller,
    );
    note('custom-object-links', anchored.id);
  }
  await service.ok(
    'transitionCustomObjectRecord',
    { path: { id: servers[0]! }, body: { to: 'done' } },
    caller,
  );
}
