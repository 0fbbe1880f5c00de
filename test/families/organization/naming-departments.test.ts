import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newObject, newRecord, ownerOf } from '../custom-objects/objects.ts';
import { auditOf } from './people.ts';

/** What names a department loses it when it is deleted, or names the one that takes over. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const newDepartment = async () =>
  (await service.ok('createDepartment', { body: { name: `Department ${randomUUID()}` } })).data;
const remove = async (id: string, heir?: string) =>
  (
    await service.ok('deleteDepartments', {
      query: { id: [id], ...(heir && { replacement_department_id: heir }) },
    })
  ).data.outcomes[0]!;

const tables = {
  view: ['views', 'department_ids'],
  sop: ['sops', 'department_ids'],
  custom_object: ['custom_objects', 'view_department_ids || edit_department_ids'],
  ticket_inbox: ['ticket_inboxes', 'department_ids'],
  navigation_item: ['navigation_items', 'department_ids'],
  assignment_rule: ['assignment_rules', 'department_ids'],
  training_course: [
    'training_courses',
    'array(select unnest(r.department_ids) from training_requirements r where r.course_id = training_courses.id)',
  ],
  ticket_routing_rule: [
    'ticket_routing_rules',
    `array(select jsonb_path_query(actions, '$[*].department_ids[*]') #>> '{}')`,
  ],
} as const;
type Kind = keyof typeof tables;

const auditedAs: Record<Kind, string[]> = {
  view: ['sharing'],
  sop: ['department_ids'],
  custom_object: ['view_audience', 'edit_audience'],
  ticket_inbox: ['department_ids'],
  navigation_item: ['department_ids'],
  assignment_rule: ['conditions'],
  training_course: ['required_for'],
  ticket_routing_rule: ['actions'],
};

/** A record of the kind that names these departments; answers its id. */
const naming: Record<Kind, (ids: string[]) => Promise<string>> = {
  view: async (department_ids) =>
    (
      await service.ok('createView', {
        body: {
          name: `View ${randomUUID()}`,
          record_kind: 'task',
          status: 'shared',
          sharing: { audience: 'departments', department_ids },
        },
      })
    ).data.id,
  sop: async (department_ids) =>
    (
      await service.ok('createSop', {
        body: { title: 'Close the month', department_ids, is_restricted: true },
      })
    ).data.id,
  custom_object: async (department_ids) => {
    const audience = { is_everyone: false, department_ids, level_ids: [], user_ids: [] };
    return (await newObject(await ownerOf(service), { view_audience: audience, edit_audience: audience }))
      .id as string;
  },
  ticket_inbox: async (department_ids) =>
    (
      await service.ok('createTicketInbox', {
        body: { name: `Inbox ${randomUUID()}`, access: 'members', department_ids },
      })
    ).data.id,
  navigation_item: async (department_ids) =>
    (
      await service.ok('createNavigationItem', {
        body: { label: 'Item', target: { type: 'heading' }, department_ids },
      })
    ).data.id,
  assignment_rule: async (department_ids) =>
    (
      await service.ok('createAssignmentFeedbackRule', {
        body: {
          effect: 'prefer',
          user_ids: [service.agencies[0].ownerId],
          conditions: { department_ids },
          strength: 50,
        },
      })
    ).data.id,
  training_course: async (department_ids) => {
    const learners = { is_everyone: false, department_ids, level_ids: [], user_ids: [] };
    const body = { name: `Course ${randomUUID()}`, required_for: [{ learners }] };
    return (await service.ok('createTrainingCourse', { body })).data.id;
  },
  ticket_routing_rule: async (department_ids) =>
    (
      await service.ok('createTicketRoutingRule', {
        body: {
          name: `Rule ${randomUUID()}`,
          conditions: [],
          actions: [
            { type: 'add_tags', tags: ['x'] },
            { type: 'auto_assign', department_ids },
          ],
        },
      })
    ).data.id,
};

const kinds = Object.keys(tables) as Kind[];

async function stored(kind: Kind, id: string) {
  const [table, ids] = tables[kind];
  const [row] = await service.query<{ ids: string[]; revision: number }>(
    `select array(select distinct unnest(${ids})::text order by 1) as ids, revision from ${table} where id = $1`,
    [id],
  );
  return row!;
}

describe.each(kinds)('%s', (kind) => {
  it('names the department that takes over', async () => {
    const [gone, heir, other] = [await newDepartment(), await newDepartment(), await newDepartment()];
    const id = await naming[kind]([gone.id, other.id]);
    const both = await naming[kind]([gone.id, heir.id]);
    const { revision } = await stored(kind, id);
    expect(await remove(gone.id, heir.id)).toMatchObject({ status: 'succeeded' });
    expect(await stored(kind, id)).toEqual({ ids: [heir.id, other.id].sort(), revision: revision + 1 });
    expect((await stored(kind, both)).ids).toEqual([heir.id]);
    const [told] = (await auditOf(service, id)).filter(
      ({ operation_id }) => operation_id === 'deleteDepartments',
    );
    expect(told).toMatchObject({ action: 'updated', changed_fields: auditedAs[kind] });
  });

  it('names it no more without one', async () => {
    const [gone, other] = [await newDepartment(), await newDepartment()];
    const id = await naming[kind]([gone.id, other.id]);
    expect(await remove(gone.id)).toMatchObject({ status: 'succeeded' });
    expect((await stored(kind, id)).ids).toEqual([other.id]);
  });
});

describe('a department that something names alone', () => {
  it.each([
    ['navigation_item', '1 item of the navigation'],
    ['assignment_rule', '1 assignment rule'],
    ['ticket_routing_rule', '1 routing rule'],
  ] as const)('stays where that would be for everyone: %s', async (kind, words) => {
    const [gone, heir] = [await newDepartment(), await newDepartment()];
    const id = await naming[kind]([gone.id]);
    expect(await remove(gone.id)).toMatchObject({
      status: 'failed',
      error: { type: 'conflict', message: expect.stringContaining(words) },
    });
    expect((await stored(kind, id)).ids).toEqual([gone.id]);
    expect(await remove(gone.id, heir.id)).toMatchObject({ status: 'succeeded' });
    expect((await stored(kind, id)).ids).toEqual([heir.id]);
  });

  it('leaves nobody where that is for nobody then', async () => {
    const gone = await newDepartment();
    const [view, sop, object, inbox] = [
      await naming.view([gone.id]),
      await naming.sop([gone.id]),
      await naming.custom_object([gone.id]),
      await naming.ticket_inbox([gone.id]),
    ];
    const record = await newRecord(await ownerOf(service), { id: object });
    expect(await remove(gone.id)).toMatchObject({ status: 'succeeded' });
    const key = await service.keyWith(service.agencies[0], [
      'tasks.view',
      'sops.view',
      'objects.view',
      'tickets.view',
    ]);
    for (const [operation, id] of [
      ['getView', view],
      ['getSop', sop],
      ['getCustomObjectRecord', record.id as string],
      ['getTicketInbox', inbox],
    ] as const) {
      const { status } = await service.call(operation, { path: { id } }, { key });
      expect([operation, status]).toEqual([operation, 404]);
    }
  });
});

it('is every record with a column of ids of departments', async () => {
  const columns = await service.query<{ table: string }>(
    `select distinct table_name::text as table from information_schema.columns
     where column_name like '%department_ids' and table_schema = 'public' order by 1`,
  );
  const inJson = 'ticket_routing_rules';
  const named = Object.values(tables).map(([table]): string =>
    table === 'training_courses' ? 'training_requirements' : table,
  );
  expect(columns.map(({ table }) => table)).toEqual(named.filter((table) => table !== inJson).sort());
});

it('leaves what was deleted before as it is', async () => {
  const [gone, heir] = [await newDepartment(), await newDepartment()];
  const id = await naming.ticket_inbox([gone.id]);
  await service.ok('deleteTicketInbox', { path: { id } });
  const before = await stored('ticket_inbox', id);
  await remove(gone.id, heir.id);
  expect(await stored('ticket_inbox', id)).toEqual(before);
});
