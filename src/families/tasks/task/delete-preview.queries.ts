import { sql } from 'kysely';
import type { TaskDeletePreview } from '#generated/types.gen.ts';
import { isFileOfTask, isVisibleTicket } from '#src/domain/tasks/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export type HangingRecords = Pick<
  TaskDeletePreview,
  'linked_tickets' | 'comment_count' | 'attachment_count' | 'time_entry_count' | 'tracked_minutes'
>;

/** What hangs on a task; `tickets` is who looks at them, null for somebody who sees none. */
export async function selectHanging(db: Db, taskId: string, tickets: Viewer | null): Promise<HangingRecords> {
  const { rows } = await sql<HangingRecords>`
    select coalesce((
        select jsonb_agg(jsonb_build_object('id', k.id, 'number', k.number, 'subject', k.subject) order by k.number)
        from task_ticket_links l join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
        where l.tenant_id = t.tenant_id and l.task_id = t.id and ${tickets === null ? sql`false` : isVisibleTicket(tickets)}), '[]') as linked_tickets,
      (select count(*) from comments m where m.tenant_id = t.tenant_id and m.record_kind = 'task' and m.record_id = t.id and m.erased_at is null) as comment_count,
      (select count(*) from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id where ${isFileOfTask}) as attachment_count,
      (select count(*) from time_entries e where e.tenant_id = t.tenant_id and e.task_id = t.id and e.deleted_at is null) as time_entry_count,
      t.tracked_minutes
    from tasks t where t.id = ${taskId}::uuid`.execute(db);
  return rows[0]!;
}

const maxDependents = 200;

/** Open escalations that are about a task, the latest first. */
export async function selectEscalations(db: Db, taskId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('escalation_tasks as l')
    .innerJoin('escalations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'l.tenant_id').onRef('e.id', '=', 'l.escalation_id'),
    )
    .where('l.task_id', '=', taskId)
    .where('e.status_category', '<>', 'closed')
    .select('e.id')
    .orderBy('e.created_at', 'desc')
    .limit(maxDependents)
    .execute();
  return rows.map(({ id }) => id);
}
