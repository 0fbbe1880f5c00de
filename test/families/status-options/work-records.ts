import { inboxRow } from '../../support/ticket-inbox.ts';
import type { Service, TestAgency } from '../../support/service.ts';

// Records that tests need before the operations that make them are built, or in states that these do not lead to.

type Row = Readonly<Record<string, unknown>>;

async function insert(service: Service, table: string, row: Row): Promise<string> {
  const names = Object.keys(row);
  const [made] = await service.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return made!.id;
}

let made = 0;

/** A task in `todo` unless `row` says otherwise. */
export function addTask(service: Service, agency: TestAgency, row: Row = {}): Promise<string> {
  made += 1;
  return insert(service, 'tasks', {
    tenant_id: agency.id,
    number: made,
    name: `Task ${made}`,
    status: 'todo',
    status_category: 'todo',
    source_kind: 'api',
    created_by: agency.ownerId,
    ...row,
  });
}

/** A stage of the task, pending unless `row` says otherwise. */
export const addStage = (
  service: Service,
  agency: TestAgency,
  taskId: string,
  row: Row = {},
): Promise<string> =>
  insert(service, 'task_stages', {
    tenant_id: agency.id,
    task_id: taskId,
    name: 'Stage',
    position: 0,
    status: 'pending',
    status_category: 'pending',
    created_by: agency.ownerId,
    ...row,
  });

export async function addTicket(service: Service, agency: TestAgency, row: Row = {}): Promise<string> {
  made += 1;
  return insert(service, 'tickets', {
    tenant_id: agency.id,
    number: 500_000 + made,
    subject: `Ticket ${made}`,
    status: 'new',
    status_category: 'new',
    inbox_id: await inboxRow(service, agency.id, agency.ownerId),
    channel: 'email',
    ...row,
  });
}

export function addProcess(service: Service, agency: TestAgency, row: Row = {}): Promise<string> {
  made += 1;
  return insert(service, 'process_definitions', {
    tenant_id: agency.id,
    name: `Process ${made}`,
    created_by: agency.ownerId,
    ...row,
  });
}

export function addProcessStage(
  service: Service,
  agency: TestAgency,
  processId: string,
  row: Row = {},
): Promise<string> {
  made += 1;
  return insert(service, 'process_stages', {
    tenant_id: agency.id,
    process_definition_id: processId,
    key: `stage_${made}`,
    name: 'Stage',
    position: 0,
    ...row,
  });
}

/** A version of the process that new tasks get. */
export async function publish(
  service: Service,
  agency: TestAgency,
  processId: string,
  snapshot: object,
): Promise<void> {
  await service.query(
    'insert into process_versions (tenant_id, process_definition_id, version, snapshot, published_by) values ($1, $2, 1, $3, $4)',
    [agency.id, processId, JSON.stringify(snapshot), agency.ownerId],
  );
  await service.query("update process_definitions set version = 1, status = 'published' where id = $1", [
    processId,
  ]);
}

/** What a record of these tables holds now. */
export async function stored(
  service: Service,
  table: 'tasks' | 'task_stages' | 'tickets',
  id: string,
): Promise<Record<string, unknown>> {
  const [row] = await service.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(r) as row from ${table} r where id = $1`,
    [id],
  );
  return row!.row;
}
