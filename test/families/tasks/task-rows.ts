import type { ProcessSnapshot } from '#src/domain/processes/index.ts';
import { inboxRow } from '../../support/ticket-inbox.ts';
import type { Service, TestAgency } from '../../support/service.ts';

type Columns = Readonly<Record<string, unknown>>;

/** A task straight in its table, for what cannot be brought about by the API alone; answers its id. */
export async function insertTask(
  service: Service,
  columns: Columns = {},
  agency: TestAgency = service.agencies[0],
): Promise<string> {
  const number = `(select coalesce(max(number), 0) + 1 from tasks where tenant_id = '${agency.id}')`;
  const id = await insert(
    service,
    'tasks',
    {
      tenant_id: agency.id,
      name: 'Task',
      status: 'todo',
      status_category: 'todo',
      source_kind: 'api',
      created_by: agency.ownerId,
      ...columns,
    },
    { number },
  );
  // The next task that is made by an operation goes on from there.
  await service.query(
    'insert into task_numbers (tenant_id, last) select tenant_id, max(number) from tasks where tenant_id = $1 group by tenant_id on conflict (tenant_id) do update set last = excluded.last',
    [agency.id],
  );
  return id;
}

/** A stage of the task. */
export const insertStage = (
  service: Service,
  taskId: string,
  columns: Columns = {},
  agency: TestAgency = service.agencies[0],
): Promise<string> =>
  insert(service, 'task_stages', {
    tenant_id: agency.id,
    task_id: taskId,
    name: 'Stage',
    position: 0,
    status: 'ready',
    status_category: 'ready',
    created_by: agency.ownerId,
    ...columns,
  });

/** A substage of the stage. */
export const insertSubstage = (
  service: Service,
  stage: { task: string; stage: string },
  columns: Columns = {},
  agency: TestAgency = service.agencies[0],
): Promise<string> =>
  insert(service, 'task_substages', {
    tenant_id: agency.id,
    task_id: stage.task,
    stage_id: stage.stage,
    name: 'Substage',
    position: 0,
    created_by: agency.ownerId,
    ...columns,
  });

/** A member of the agency. */
export const insertMember = (
  service: Service,
  name: string,
  agency: TestAgency = service.agencies[0],
): Promise<string> => insert(service, 'users', { tenant_id: agency.id, kind: 'member', name });

/** A process with a published version of no stages, for tasks to run. */
export async function insertProcess(
  service: Service,
  name: string,
  agency: TestAgency = service.agencies[0],
): Promise<string> {
  const id = await insert(service, 'process_definitions', {
    tenant_id: agency.id,
    name,
    status: 'published',
    version: 1,
    created_by: agency.ownerId,
  });
  await service.query(
    'insert into process_versions (tenant_id, process_definition_id, version, snapshot, published_by) values ($1, $2, 1, $3, $4)',
    [agency.id, id, JSON.stringify(emptySnapshot(name)), agency.ownerId],
  );
  return id;
}

const emptySnapshot = (name: string): ProcessSnapshot => ({
  defaults: {
    name,
    task_name_template: null,
    department_id: null,
    default_assignee_ids: [],
    priority_level: null,
    tags: [],
    due_offset_minutes: null,
    estimated_minutes: null,
    shift_due_on_hold: false,
    status_template_id: null,
  },
  stages: [],
  dependencies: [],
});

/** A ticket. */
export async function insertTicket(
  service: Service,
  columns: Columns = {},
  agency: TestAgency = service.agencies[0],
): Promise<string> {
  // Above those that the service gives.
  const number = `(select greatest(max(number), 500000) + 1 from tickets where tenant_id = '${agency.id}')`;
  return insert(
    service,
    'tickets',
    {
      tenant_id: agency.id,
      subject: 'Ticket',
      status: 'new',
      status_category: 'new',
      inbox_id: await inboxRow(service, agency.id, agency.ownerId),
      channel: 'email',
      created_by: agency.ownerId,
      ...columns,
    },
    { number },
  );
}

/** A row of a table whose id the database makes. `expressions` are SQL. */
export async function insert(
  service: Service,
  table: string,
  columns: Columns,
  expressions: Readonly<Record<string, string>> = {},
): Promise<string> {
  const values = Object.values(columns).map((value) => (isPlain(value) ? value : JSON.stringify(value)));
  const given = Object.keys(expressions).filter((name) => !(name in columns));
  const [row] = await service.query<{ id: string }>(
    `insert into ${table} (${[...Object.keys(columns), ...given].join(', ')})
     values (${[...values.map((_, index) => `$${index + 1}`), ...given.map((name) => expressions[name])].join(', ')}) returning id`,
    values,
  );
  return row!.id;
}

/** What the driver sends as it is; other objects are JSON. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof Date || Array.isArray(value);
