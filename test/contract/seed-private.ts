import type { Service, TestAgency } from '../support/service.ts';
import { numberMark, privateNumber, word, year } from './private-marks.ts';
import { seedPrivateTest } from './seed-automation-tests.ts';
import { seedPrivateConnections } from './seed-integrations.ts';
import { seedPrivateChat } from './seed-private-chat.ts';
import { seedPrivateMaps } from './seed-private-maps.ts';
import { findOwnersObject, seedPrivateObjects } from './seed-private-objects.ts';
import { seedPrivateSops } from './seed-private-sops.ts';
import { seedPrivateTickets } from './seed-private-tickets.ts';
import { seedPrivateTraining } from './seed-private-training.ts';
import type { Seeded } from './seed.ts';

export interface PrivateRecords {
  /** Tasks and tickets, stages, substages, comments and whatever else is of nobody's concern but of those involved. */
  readonly ids: readonly string[];
  /** The same by the collection that they are of, as `Seeded.records`. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  /** The custom object whose records only their owners see. */
  readonly ownersObjectId: string;
  /** What nothing else of the agency says: texts, an instant, a number. */
  readonly marks: readonly string[];
  /** How the texts begin, to search for: short enough not to be one of the marks. */
  readonly beginning: string;
}

const fieldKeys = { text: 'walked_text', unique: 'walked_unique', number: 'walked_number' } as const;

/** Custom fields of tasks, for values to be of. */
export async function seedTaskFields(service: Service, agency: TestAgency): Promise<void> {
  const create = (key: string, type: string, more: object = {}) =>
    service.ok(
      'createField',
      { body: { record_kind: 'task', key, name: key, config: { type } as never, ...more } },
      { key: agency.key },
    );
  await create(fieldKeys.text, 'text');
  await create(fieldKeys.unique, 'text', { is_unique: true });
  await create(fieldKeys.number, 'number');
}

/** Private records of every kind that has some, of the caller `by`. */
export async function seedPrivate(
  service: Service,
  agency: TestAgency,
  open: Seeded,
  by: { readonly key: string },
): Promise<PrivateRecords> {
  const tasks = await seedPrivateTasks(service, agency, open, by);
  const records = merged(
    tasks,
    await seedPrivateTest(service, agency, {
      automationId: open.records['automations']![0]!,
      taskId: tasks['tasks']![0]!,
      mark: word,
    }),
    await seedPrivateTickets(service, agency, open, by),
    await seedPrivateChat(service, open, by),
    await seedPrivateObjects(service, open, by),
    await seedPrivateSops(service, by),
    await seedPrivateTraining(service, by),
    await seedPrivateConnections(service, by),
    await seedPrivateMaps(service, by),
  );
  return {
    ids: Object.values(records).flat(),
    records,
    ownersObjectId: await findOwnersObject(service, by),
    marks: [word.toLowerCase(), year, numberMark],
    beginning: word.slice(0, 6),
  };
}

/** Every id, also where two seeds have some of one collection. */
function merged(...parts: readonly PrivateRecords['records'][]): PrivateRecords['records'] {
  const all: Record<string, string[]> = {};
  for (const [collection, ids] of parts.flatMap((part) => Object.entries(part)))
    (all[collection] ??= []).push(...ids);
  return all;
}

/**
 * Private tasks with everything that hangs on tasks, each changed so that it has a history: one that lives, one that was
 * deleted and one that was merged into the first.
 */
async function seedPrivateTasks(
  service: Service,
  agency: TestAgency,
  open: Seeded,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const records: Record<string, string[]> = {};
  const note = (collection: string, ...ids: string[]) => (records[collection] ??= []).push(...ids);
  const values = (nth: string) => ({
    [fieldKeys.text]: `${word} ${nth}`,
    [fieldKeys.unique]: `${word} ${nth}`,
    [fieldKeys.number]: privateNumber,
  });
  const create = async (nth: string): Promise<{ id: string; current_stage_id: string }> => {
    const { data } = await service.ok(
      'createTask',
      {
        body: {
          name: `${word} task ${nth}`,
          description: `${word} things`,
          is_private: true,
          client_id: open.clientIds[0]!,
          department_id: open.records['departments']![2]!,
          tags: [`${word.toLowerCase()} ${nth}`],
          due_date: `${year}7-01T10:00:00.000Z`,
          field_values: values(nth),
          priority_level: 'urgent',
          stages: [
            {
              name: `${word} draft`,
              instructions: `${word} text`,
              due_date: `${year}5-01T10:00:00.000Z`,
              department_id: open.records['departments']![2]!,
              substages: [{ name: `${word} spelling` }],
            },
            { name: `${word} review` },
          ],
        },
      },
      by,
    );
    note('tasks', data.id);
    const changes: [string, string | number][] = [
      ['description', `${word} other things`],
      ['due_date', `${year}8-01T10:00:00.000Z`],
      ...Object.entries(values(`${nth} again`)).map(([key, value]): [string, string | number] => [
        `field_values.${key}`,
        value,
      ]),
    ];
    for (const [field, value] of changes)
      await service.ok('updateTaskFields', { body: { task_id: data.id, changes: [{ field, value }] } }, by);
    await service.ok(
      'createComment',
      {
        body: {
          record_kind: 'task',
          record_id: data.id,
          body_text: `${word} says`,
          mentioned_user_ids: [agency.ownerId],
        },
      },
      by,
    );
    return { id: data.id, current_stage_id: data.current_stage_id! };
  };
  const living = await create('living');
  const deleted = await create('deleted');
  const merged = await create('merged');
  await service.ok('manageTaskStage', { body: { action: 'assign', stage_id: living.current_stage_id } }, by);
  await service.ok(
    'linkTaskTicket',
    { body: { task_id: living.id, ticket_id: open.records['tickets']![0]! } },
    by,
  );
  const {
    data: { id: comment },
  } = await service.ok(
    'createComment',
    { body: { record_kind: 'task', record_id: living.id, body_text: `${word} first` } },
    by,
  );
  await service.ok(
    'createComment',
    { body: { record_kind: 'task', record_id: living.id, body_text: `${word} reply`, parent_id: comment } },
    by,
  );
  // Time is its member's, on whatever.
  const { data: time } = await service.ok(
    'createTimeEntry',
    {
      body: {
        task_id: living.id,
        description: `${word} hours`,
        tags: [`${word.toLowerCase()} time`],
        spent_on: '2026-02-02',
        duration_seconds: 600,
      },
    },
    by,
  );
  note('time-entries', time.id);
  await service.ok('mergeTasks', { body: { survivor_id: living.id, source_ids: [merged.id] } }, by);
  await service.ok('deleteTask', { path: { id: deleted.id } }, by);
  await service.query(
    `
    insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at, run_by, summary, run_count) select $1, $2, tool, true, now(), $3, $4, 1 from unnest($5::uuid[]) tool`,
    [
      agency.id,
      living.current_stage_id,
      agency.ownerId,
      `${word} run`,
      open.records['stage-tools']!.slice(0, 1),
    ],
  );
  await service.query(
    `
    insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, user_id, subject, record_kind, record_id, record_name, provider, expires_at)
    select $1, 'notification', 'notice', 'sent', 'mail@example.com', 'owner@example.com', $2, $3, kind, id, $3, 'smtp', now() from (values ('task', $4::uuid), ('task_stage', $5::uuid)) r (kind, id)`,
    [agency.id, agency.ownerId, `${word} mail`, living.id, living.current_stage_id],
  );
  // Notifications of questions name no record.
  await service.query(
    `
    insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, user_id, subject, provider, expires_at)
    select $1, category, kind, 'sent', 'mail@example.com', 'owner@example.com', $2, $3, 'smtp', now() from (values ('notification', 'notification'), ('automation', 'automation_email')) e (category, kind)`,
    [agency.id, agency.ownerId, `${word} question`],
  );
  for (const [collection, table, column] of [
    ['task-stages', 'task_stages', 'task_id'],
    ['substages', 'task_substages', 'task_id'],
    ['comments', 'comments', 'record_id'],
    ['ticket-links', 'task_ticket_links', 'task_id'],
  ] as const) {
    note(
      collection,
      ...(
        await service.query<{ id: string }>(`select id from ${table} where ${column} = any($1::uuid[])`, [
          records['tasks'],
        ])
      ).map(({ id }) => id),
    );
  }
  return records;
}
