import type { Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField } from '../fields/field-records.ts';
import { insertTask } from '../tasks/task-rows.ts';
import { newPerson, type Answer } from './people.ts';

export const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

/** Two people, one of them in a department, and what they read: tasks by their names, which differ in all that views tell apart. */
export async function openStudio(service: Service) {
  const dana = await newPerson(service);
  const sam = await newPerson(service);
  const created = await service.ok('createDepartment', {
    body: { name: 'Studio', levels: [{ name: 'Member' }] },
  });
  const studio: string = created.data.id;
  await service.query(
    'insert into department_members (tenant_id, department_id, level_id, user_id) values ($1, $2, $3, $4)',
    [service.agencies[0].id, studio, created.data.levels[0]!.id, sam.id],
  );
  const client: Answer = await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' });
  const field = (key: string, config: object) =>
    newField(service, { record_kind: 'task', key, name: key.toUpperCase(), config });
  await field('size', { type: 'number' });
  await field('budget', { type: 'money' });
  await field('area', {
    type: 'multi_choice',
    choices: [
      { key: 'web', label: 'Web', color: '#112233' },
      { key: 'print', label: 'Print' },
    ],
  });
  await field('reviewer', { type: 'user' });
  const tasks: Record<string, string> = {};
  const insert = async (name: string, columns: Record<string, unknown>) =>
    (tasks[name] = await insertTask(service, { name, ...columns }));
  await insert('Site', {
    client_id: client.id,
    priority_level: 'urgent',
    assigned_to: [dana.id],
    department_id: studio,
    tags: ['Retainer', 'hot'],
    due_date: '2026-03-20T22:00:00.000Z',
    field_values: { size: 5, budget: usd(125000), area: ['web', 'print'], reviewer: sam.id },
  });
  await insert('Flyer', {
    priority_level: 'low',
    assigned_to: [dana.id, sam.id],
    tags: ['retainer'],
    status: 'done',
    status_category: 'done',
    field_values: { size: 2, budget: usd(25000), area: ['print'], reviewer: dana.id },
  });
  await insert('Call', { field_values: { size: 2 } });
  await insert('Secret', { is_private: true, involved_ids: [sam.id], assigned_to: [sam.id] });
  return { dana, sam, client, studio, tasks };
}

export const names = ({ rows }: Answer): string[] => rows.map(({ record }: Answer) => record.name);

export const where = (field: string, operator: string, value?: unknown) => ({
  filter_group: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] },
});
