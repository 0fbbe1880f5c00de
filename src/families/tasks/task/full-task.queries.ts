import { sql } from 'kysely';
import type { AttachmentRef, TaskTicketLink, UserRef } from '#generated/types.gen.ts';
import { isFileOfTask, isVisibleTicket } from '#src/domain/tasks/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';
import { taskRefOf, ticketRefOf, userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The last run of a tool in a stage. */
export interface ToolRun {
  readonly stage_id: string;
  readonly tool_id: string;
  readonly has_run: boolean;
  readonly run_at: string | null;
  readonly run_by: string | null;
}

export interface RecordsAround {
  readonly watchers: UserRef[];
  readonly ticket_links: TaskTicketLink[];
  readonly attachments: AttachmentRef[];
  readonly tool_runs: ToolRun[];
  readonly time_entry_count: number;
}

/** What belongs to a task besides its stages, in one statement; `tickets` is who looks at them, null for somebody who sees none. */
export async function selectAround(db: Db, taskId: string, tickets: Viewer | null): Promise<RecordsAround> {
  const { rows } = await sql<{ around: string }>`
    select json_build_object(
      'watchers', coalesce((
        select json_agg(${userRefOf('u')} order by lower(u.name), u.id)
        from task_watchers w join users u on u.tenant_id = w.tenant_id and u.id = w.user_id where w.tenant_id = t.tenant_id and w.task_id = t.id), '[]'),
      'ticket_links', coalesce((
        select json_agg(json_build_object('id', l.id, 'task', ${taskRefOf('t')}, 'task_status_category', t.status_category,
          'ticket', ${ticketRefOf('k')}, 'ticket_status_category', k.status_category,
          'reference_only', l.reference_only, 'origin', l.origin, 'created_at', app.iso(l.created_at), 'created_by', l.created_by) order by l.created_at desc, l.id desc)
        from task_ticket_links l join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
        where l.tenant_id = t.tenant_id and l.task_id = t.id and ${tickets === null ? sql`false` : isVisibleTicket(tickets)}), '[]'),
      'attachments', coalesce((
        select json_agg(row_to_json(file)) from (
          select f.id, f.file_name, f.content_type, f.size_bytes as size
          from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
          where ${isFileOfTask} order by a.attached_at desc, f.id desc limit 500) file), '[]'),
      'tool_runs', coalesce((
        select json_agg(json_build_object('stage_id', r.stage_id, 'tool_id', r.tool_id, 'has_run', r.has_run, 'run_at', app.iso(r.run_at), 'run_by', r.run_by))
        from task_tool_runs r join task_stages s on s.tenant_id = r.tenant_id and s.id = r.stage_id where s.tenant_id = t.tenant_id and s.task_id = t.id), '[]'),
      'time_entry_count', (select count(*) from time_entries e where e.tenant_id = t.tenant_id and e.task_id = t.id and e.deleted_at is null))::text as around
    from tasks t where t.id = ${taskId}::uuid`.execute(db);
  return JSON.parse(rows[0]!.around) as RecordsAround;
}
