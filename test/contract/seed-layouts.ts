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
}
