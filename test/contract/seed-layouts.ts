import type { Service, TestAgency } from '../support/service.ts';

/** Layouts of the first three profiles and of processes, with versions and shared sections, and pins of the key's account. */
export async function seedLayouts(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const as = { key: agency.key };
  const lower = mark.toLowerCase();
  for (const [index, name] of ['contact', 'money', 'spare'].entries()) {
    const { data } = await service.ok(
      'createSharedSection',
      {
        body: {
          key: `${lower}_${name}`,
          name: `${mark} ${name}`,
          description: `${mark} things`,
          record_kind: 'client',
          section: {
            title: `${mark} ${name}`,
            items: [
              { kind: 'field', key: `${lower}_code` },
              {
                kind: 'element',
                key: 'note',
                element: { type: 'rich_text', body_text: `${mark} text ${index}` },
              },
            ],
          },
        },
      },
      as,
    );
    (records['shared-sections'] ??= []).push(data.id);
  }
  const [contact, money] = records['shared-sections']!;
  for (const [index, id] of records['client-profiles']!.slice(0, 3).entries()) {
    await service.ok(
      'createEntityLayout',
      {
        path: { id },
        body: {
          tabs: [
            {
              key: 'overview',
              title: `${mark} overview`,
              sections: [
                {
                  kind: 'own',
                  key: 'basics',
                  title: `${mark} basics`,
                  items: [{ kind: 'system', key: 'status' }],
                },
                ...[contact!, money!].slice(index).map((shared_section_id, place) => ({
                  kind: 'shared' as const,
                  key: `shared_${place}`,
                  shared_section_id,
                })),
              ],
            },
            // Of the name that walks give whatever has a key.
            {
              key: `${lower}_motto`,
              title: `${mark} motto`,
              sections: [
                {
                  kind: 'own',
                  key: 'more',
                  title: `${mark} more`,
                  items: [{ kind: 'system', key: 'name' }],
                },
              ],
            },
          ],
          change_note: `${mark} first`,
        },
      },
      as,
    );
    (records['entity-layouts'] ??= []).push(id);
    for (const title of [`${mark} again`, `${mark} last`])
      await service.ok(
        'patchEntityLayout',
        {
          path: { id },
          body: { operations: [{ op: 'update_tab', tab_key: 'overview', title }], change_note: title },
        },
        as,
      );
  }
  for (const [index, name] of ['call', 'visit', 'letter'].entries()) {
    const { data } = await service.ok(
      'createModal',
      {
        body: {
          key: `${lower}_${name}`,
          name: `${mark} ${name}`,
          description: `${mark} things`,
          title: `${mark} title`,
          ...(index > 0 && { record_kind: 'client', folder_id: records['view-folders']![0]! }),
          sections: [
            {
              kind: 'own',
              key: 'summary',
              title: `${mark} summary`,
              items: [
                { kind: 'element', key: 'note', element: { type: 'callout', body_text: `${mark} text` } },
              ],
            },
          ],
        },
      },
      as,
    );
    (records['modals'] ??= []).push(data.id);
  }
  for (const label of ['wiki', 'status', 'reports']) {
    const { data } = await service.ok(
      'createNavigationItem',
      {
        body: {
          label: `${mark} ${label}`,
          target: { type: 'url', url: `https://${lower}.example/${label}` },
        },
      },
      as,
    );
    (records['navigation'] ??= []).push(data.id);
  }
}
