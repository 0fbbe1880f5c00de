import type { Service, TestAgency } from '../support/service.ts';

/** Folders of views, and views of the key's account: two for somebody, one for nobody else. */
export async function seedViews(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const newFolder = async (name: string, parent_id: string | null = null): Promise<string> => {
    const { data } = await service.ok('createViewFolder', { body: { name, parent_id } }, caller);
    (records['view-folders'] ??= []).push(data.id);
    return data.id;
  };
  const folder = await newFolder(`${mark} views`);
  await newFolder(`${mark} more views`);
  await newFolder(`${mark} inner views`, folder);
  const list = { description: `${mark} list`, folder_id: folder } as const;
  const bodies = [
    {
      ...list,
      name: `${mark} clients`,
      record_kind: 'client',
      status: 'shared',
      sharing: { audience: 'users', user_ids: [agency.ownerId], is_editable: true },
    },
    {
      ...list,
      name: `${mark} own tasks`,
      record_kind: 'task',
      group_by: 'status',
      sort_by: [{ field: 'due_date', order: 'asc' }],
      filter_group: { conditions: [{ field: 'assigned_to', operator: 'contains', value: 'me' }] },
      status: 'shared',
      sharing: { audience: 'users', user_ids: [agency.ownerId] },
    },
    { ...list, name: `${mark} hours`, record_kind: 'time_entry' },
  ] as const;
  for (const body of bodies) {
    const { data } = await service.ok('createView', { body: body as never }, caller);
    (records['views'] ??= []).push(data.id);
  }
}
