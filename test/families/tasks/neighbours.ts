import { randomUUID } from 'node:crypto';
import { inboxRow } from '../../support/ticket-inbox.ts';
import type { Service } from '../../support/service.ts';

// Records around tasks, straight in their tables: their own families make them otherwise.

async function insert(service: Service, text: string, values: readonly unknown[]): Promise<string> {
  const [row] = await service.query<{ id: string }>(`${text} returning id`, values);
  return row!.id;
}

export const newTicket = async (
  service: Service,
  { subject = 'Invoice is wrong', isPrivate = false } = {},
): Promise<string> =>
  insert(
    service,
    `
  insert into tickets (tenant_id, number, subject, status, status_category, inbox_id, channel, is_private)
  values ($1, (select greatest(max(number), 500000) + 1 from tickets where tenant_id = $1), $2, 'new', 'new', $4, 'email', $3)`,
    [
      service.agencies[0].id,
      subject,
      isPrivate,
      await inboxRow(service, service.agencies[0].id, service.agencies[0].ownerId),
    ],
  );

export const newComment = (service: Service, taskId: string, body: string): Promise<string> => {
  const id = randomUUID();
  return insert(
    service,
    `
    insert into comments (tenant_id, id, record_kind, record_id, thread_id, body_text, author_id) values ($1, $2, 'task', $3, $2, $4, $5)`,
    [service.agencies[0].id, id, taskId, body, service.agencies[0].ownerId],
  );
};

export const newTimeEntry = (service: Service, taskId: string): Promise<string> =>
  insert(
    service,
    `
  insert into time_entries (tenant_id, user_id, created_by, task_id, started_at, ended_at, begins_at, spent_on, duration_seconds)
  values ($1, $2, $2, $3, now() - interval '1 hour', now(), now() - interval '1 hour', current_date, 3600)`,
    [service.agencies[0].id, service.agencies[0].ownerId, taskId],
  );

export async function newFile(
  service: Service,
  target: { kind: 'task' | 'task_stage'; id: string },
  fileName = 'brief.pdf',
  status = 'ready',
): Promise<string> {
  const { id: tenantId, ownerId } = service.agencies[0];
  const id = await insert(
    service,
    `
    insert into managed_files (tenant_id, file_name, content_type, size_bytes, checksum_sha256, status) values ($1, $2, 'application/pdf', 1000, repeat('a', 64), $3)`,
    [tenantId, fileName, status],
  );
  await service.query(
    'insert into record_attachments (tenant_id, record_kind, record_id, file_id, attached_by) values ($1, $2, $3, $4, $5)',
    [tenantId, target.kind, target.id, id, ownerId],
  );
  return id;
}

export interface PublishedStage {
  readonly name: string;
  readonly estimated_minutes?: number;
  readonly tools?: readonly { name: string; is_required?: boolean; is_visible_to_all?: boolean }[];
}

/** A published process whose stages follow each other; answers its id. */
export async function newProcess(
  service: Service,
  stages: readonly PublishedStage[],
  name = `Process ${randomUUID()}`,
): Promise<string> {
  const { id: tenantId, ownerId } = service.agencies[0];
  const process = await insert(
    service,
    "insert into process_definitions (tenant_id, name, status, version, created_by) values ($1, $2, 'published', 1, $3)",
    [tenantId, name, ownerId],
  );
  await publishVersion(service, process, 1, stages, name);
  return process;
}

export async function publishVersion(
  service: Service,
  processId: string,
  version: number,
  stages: readonly PublishedStage[],
  name = 'Process',
): Promise<void> {
  const { id: tenantId, ownerId } = service.agencies[0];
  const defined = stages.map((stage, position) => ({
    id: randomUUID(),
    key: `s${position}`,
    name: stage.name,
    position,
    instructions: null,
    is_required: true,
    auto_start: false,
    auto_complete: false,
    department_id: null,
    assignment: { mode: 'none', user_ids: [], skills: [] },
    due_rule: null,
    estimated_minutes: stage.estimated_minutes ?? null,
    required_field_keys: [],
    status_template_id: null,
    substages: [],
    tools: (stage.tools ?? []).map((tool, place) => ({
      id: randomUUID(),
      type: 'approval',
      is_required: false,
      is_visible_to_all: true,
      position: place,
      ...tool,
    })),
  }));
  const snapshot = {
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
    stages: defined,
    dependencies: defined.slice(1).map(({ id }, index) => ({
      predecessor_id: defined[index]!.id,
      successor_id: id,
      type: 'finish_to_start',
      lag_minutes: 0,
    })),
  };
  await service.query(
    'insert into process_versions (tenant_id, process_definition_id, version, snapshot, published_by) values ($1, $2, $3, $4, $5)',
    [tenantId, processId, version, JSON.stringify(snapshot), ownerId],
  );
  await service.query('update process_definitions set version = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    processId,
    version,
  ]);
}
