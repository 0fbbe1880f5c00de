import { inboxRow } from '../../support/ticket-inbox.ts';
import type { Service, TestAgency } from '../../support/service.ts';

// Records that can be commented on, as their families store them: what their own operations do is none of the matter here.

let made = 0;
const next = () => (made += 1);

interface People {
  readonly is_private?: boolean;
  /** Who may see it while it is private. */
  readonly people?: readonly string[];
}

export async function addTask(
  service: Service,
  agency: TestAgency,
  { is_private = false, people = [] }: People = {},
): Promise<{ id: string; name: string }> {
  const name = `Task ${next()}`;
  const [task] = await service.query<{ id: string }>(
    `
    insert into tasks (tenant_id, number, name, status, status_category, is_private, involved_ids, source_kind, created_by)
    values ($1, $2, $3, 'todo', 'todo', $4, $5, 'api', $6) returning id`,
    [agency.id, 100_000 + made, name, is_private, people, agency.ownerId],
  );
  return { id: task!.id, name };
}

export async function addStage(service: Service, agency: TestAgency, taskId: string): Promise<string> {
  const [stage] = await service.query<{ id: string }>(
    `
    insert into task_stages (tenant_id, task_id, name, position, status, status_category, created_by) values ($1, $2, $3, 0, 'ready', 'ready', $4) returning id`,
    [agency.id, taskId, `Stage ${next()}`, agency.ownerId],
  );
  return stage!.id;
}

export async function addTicket(
  service: Service,
  agency: TestAgency,
  { is_private = false, people = [] }: People = {},
): Promise<string> {
  const [ticket] = await service.query<{ id: string }>(
    `
    insert into tickets (tenant_id, number, subject, status, status_category, inbox_id, channel, is_private, assigned_to)
    values ($1, $2, $3, 'new', 'new', $4, 'email', $5, $6) returning id`,
    [
      agency.id,
      100_000 + next(),
      `Ticket ${made}`,
      await inboxRow(service, agency.id, agency.ownerId),
      is_private,
      people,
    ],
  );
  return ticket!.id;
}

export async function addEscalation(
  service: Service,
  agency: TestAgency,
): Promise<{ id: string; title: string }> {
  const title = `Escalation ${next()}`;
  const [escalation] = await service.query<{ id: string }>(
    `
    insert into escalations (tenant_id, number, title, status, status_category, severity, assignee_id, tags, created_by)
    values ($1, $2, $3, 'open', 'open', 'high', $4, '{billing}', $4) returning id`,
    [agency.id, 100_000 + made, title, agency.ownerId],
  );
  return { id: escalation!.id, title };
}

/** A file that waits to be attached, which its uploader alone sees. */
export async function addFile(
  service: Service,
  agency: TestAgency,
  uploader: { readonly id: string },
  status = 'ready',
): Promise<string> {
  const [file] = await service.query<{ id: string }>(
    `
    insert into managed_files (tenant_id, file_name, content_type, size_bytes, checksum_sha256, status, created_by) values ($1, $2, 'application/pdf', 482133, repeat('a', 64), $3, $4) returning id`,
    [agency.id, `brief-${next()}.pdf`, status, uploader.id],
  );
  return file!.id;
}

export interface Notice {
  readonly user_id: string;
  readonly kind: string;
  readonly title: string;
  readonly body_text: string | null;
  readonly record_id: string;
  readonly comment_id: string | null;
  readonly occurrence_count: number;
}

/** What is in the inboxes about a record, the oldest first. */
export const noticesOn = (service: Service, recordId: string): Promise<Notice[]> =>
  service.query(
    'select user_id, kind, title, body_text, record_id, comment_id, occurrence_count from notifications where record_id = $1 order by created_at, id',
    [recordId],
  );
