import { sql } from 'kysely';
import type { TaskMovedCounts } from '#generated/types.gen.ts';
import { moveAnchors } from '#src/domain/merge/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What would move from each source to the survivor; of links and watchers only those that the survivor does not have. */
export async function countMoved(
  db: Db,
  survivorId: string,
  sourceIds: readonly string[],
): Promise<Map<string, TaskMovedCounts>> {
  const { rows } = await sql<TaskMovedCounts & { id: string }>`
    select s.id,
      (select count(*) from comments c where (c.record_kind = 'task' and c.record_id = s.id)
        or (c.record_kind = 'task_stage' and c.record_id in (select g.id from task_stages g where g.task_id = s.id))) as comments,
      (select count(*) from record_attachments a where a.record_kind = 'task' and a.record_id = s.id) as attachments,
      (select count(*) from time_entries e where e.task_id = s.id and e.deleted_at is null) as time_entries,
      (select count(*) from task_ticket_links l where l.task_id = s.id
        and not exists (select from task_ticket_links o where o.task_id = ${survivorId}::uuid and o.ticket_id = l.ticket_id)) as ticket_links,
      (select count(*) from task_watchers w where w.task_id = s.id
        and not exists (select from task_watchers o where o.task_id = ${survivorId}::uuid and o.user_id = w.user_id)) as watchers
    from unnest(${[...sourceIds]}::uuid[]) s (id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/**
 * Moves what hangs on a source to the survivor. A link or watcher that both have stays with the survivor; a link that
 * counts for its ticket counts afterwards too.
 */
export async function moveToSurvivor(db: Db, survivorId: string, sourceId: string): Promise<void> {
  const [survivor, source] = [sql`${survivorId}::uuid`, sql`${sourceId}::uuid`];
  const statements = [
    sql`update comments set record_id = ${survivor} where record_kind = 'task' and record_id = ${source}`,
    // Its stages stay behind, and with them nobody would find what was said there.
    sql`update comments set record_kind = 'task', record_id = ${survivor}
      where record_kind = 'task_stage' and record_id in (select g.id from task_stages g where g.task_id = ${source})`,
    sql`insert into record_attachments (record_kind, record_id, file_id, attached_at, attached_by)
      select record_kind, ${survivor}, file_id, attached_at, attached_by from record_attachments where record_kind = 'task' and record_id = ${source} on conflict do nothing`,
    sql`delete from record_attachments where record_kind = 'task' and record_id = ${source}`,
    // Those who keep copies of time learn of it. The tracked minutes of both tasks follow (app.count_time).
    sql`update time_entries set task_id = ${survivor}, task_stage_id = null, revision = revision + 1, updated_at = app.now() where task_id = ${source}`,
    sql`update task_ticket_links o set reference_only = o.reference_only and l.reference_only
      from task_ticket_links l where l.task_id = ${source} and o.task_id = ${survivor} and o.ticket_id = l.ticket_id`,
    sql`update task_ticket_links l set task_id = ${survivor} where l.task_id = ${source}
      and not exists (select from task_ticket_links o where o.task_id = ${survivor} and o.ticket_id = l.ticket_id)`,
    sql`delete from task_ticket_links where task_id = ${source}`,
    sql`insert into task_watchers (task_id, user_id, added_by, added_at)
      select ${survivor}, user_id, null, added_at from task_watchers where task_id = ${source} on conflict do nothing`,
    sql`delete from task_watchers where task_id = ${source}`,
    // An escalation goes on about what the task has become; a relation to the survivor stays as it is.
    sql`insert into escalation_tasks (escalation_id, task_id, relation, linked_at, linked_by)
      select escalation_id, ${survivor}, relation, linked_at, linked_by from escalation_tasks where task_id = ${source} on conflict do nothing`,
    sql`delete from escalation_tasks where task_id = ${source}`,
    // What was ticked for the task or one of its stages is ticked for the survivor as a whole: the stages stay behind.
    sql`insert into sop_ticks (sop_id, block_id, item_id, task_id, checked_at, checked_by)
      select distinct on (block_id, item_id) sop_id, block_id, item_id, ${survivor}, checked_at, checked_by
      from sop_ticks where task_id = ${source} order by block_id, item_id, checked_at on conflict do nothing`,
    sql`delete from sop_ticks where task_id = ${source}`,
    sql`update sop_views set task_id = ${survivor}, stage_id = null where task_id = ${source}`,
  ];
  for (const statement of statements) await statement.execute(db);
  await moveAnchors(db, 'task', sourceId, survivorId);
}
