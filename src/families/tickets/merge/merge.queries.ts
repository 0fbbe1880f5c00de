import { sql } from 'kysely';
import type { TicketMovedCounts } from '#generated/types.gen.ts';
import { moveAnchors } from '#src/domain/merge/index.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** What hangs on each of these tickets and would move with a merge into another. */
export async function countMovable(
  db: Db,
  ids: readonly string[],
  survivorId: string,
): Promise<Map<string, Omit<TicketMovedCounts, 'correspondents'> & { drafts: number }>> {
  const { rows } = await sql<Omit<TicketMovedCounts, 'correspondents'> & { id: string; drafts: number }>`
    select k.id,
      (select count(*) from ticket_messages m where m.ticket_id = k.id and m.direction <> 'note') as messages,
      (select count(*) from ticket_messages m where m.ticket_id = k.id and m.direction = 'note') as notes,
      (select count(*) from record_attachments a where (a.record_kind = 'ticket' and a.record_id = k.id)
        or (a.record_kind = 'ticket_message' and a.record_id in (
          select m.id from ticket_messages m where m.ticket_id = k.id and m.raw_file_id is distinct from a.file_id))) as attachments,
      (select count(*) from task_ticket_links l where l.ticket_id = k.id and not exists (
        select from task_ticket_links o where o.ticket_id = ${survivorId}::uuid and o.task_id = l.task_id)) as process_links,
      (select count(*) from ticket_drafts d where d.ticket_id = k.id and d.status in ('editing', 'pending_review', 'changes_requested', 'approved')) as drafts
    from tickets k where k.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Why a ticket of the id takes no part, to those who may see it. */
export async function findEnded(
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<{ number: number; is_merged: boolean } | undefined> {
  return db
    .selectFrom('tickets as k')
    .where('k.id', '=', id)
    .where(isShownTo('ticket', viewer, 'k'))
    .select(['k.number', sql<boolean>`k.merged_into_id is not null`.as('is_merged')])
    .executeTakeFirst();
}

/** Rows of correspondents that come along; they are no requesters there. */
export async function moveCorrespondents(db: Db, ids: readonly string[], toId: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update ticket_correspondents set ticket_id = ${toId}::uuid, role = case when role = 'requester' then 'participant' else role end
    where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** Everything else that hangs on a ticket; a task that is linked to both keeps one link, which counts where one of them did. */
export async function moveAttached(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    update task_ticket_links o set reference_only = false from task_ticket_links l
    where l.ticket_id = ${fromId}::uuid and o.ticket_id = ${toId}::uuid and o.task_id = l.task_id and o.reference_only and not l.reference_only`.execute(
    db,
  );
  await sql`
    update task_ticket_links l set ticket_id = ${toId}::uuid where l.ticket_id = ${fromId}::uuid and not exists (
      select from task_ticket_links o where o.ticket_id = ${toId}::uuid and o.task_id = l.task_id)`.execute(
    db,
  );
  await sql`
    update record_attachments a set record_id = ${toId}::uuid where a.record_kind = 'ticket' and a.record_id = ${fromId}::uuid and not exists (
      select from record_attachments o where o.record_kind = 'ticket' and o.record_id = ${toId}::uuid and o.file_id = a.file_id)`.execute(
    db,
  );
  for (const table of ['ticket_ai_interactions', 'ticket_ai_proposals'] as const)
    await sql`update ${sql.table(table)} set ticket_id = ${toId}::uuid where ticket_id = ${fromId}::uuid`.execute(
      db,
    );
  await sql`update comments set record_id = ${toId}::uuid where record_kind = 'ticket' and record_id = ${fromId}::uuid`.execute(
    db,
  );
  await sql`update time_entries set ticket_id = ${toId}::uuid, revision = revision + 1, updated_at = app.now() where ticket_id = ${fromId}::uuid`.execute(
    db,
  );
  await sql`
    insert into escalation_tickets (escalation_id, ticket_id) select escalation_id, ${toId}::uuid from escalation_tickets where ticket_id = ${fromId}::uuid
    on conflict do nothing`.execute(db);
  await sql`delete from escalation_tickets where ticket_id = ${fromId}::uuid`.execute(db);
  await moveAnchors(db, 'ticket', fromId, toId);
}

/** Members who had read both to their ends have read what is one now. */
export async function uniteReads(
  db: Db,
  survivor: { readonly id: string; readonly lastSequence: number },
  source: { readonly id: string; readonly lastSequence: number },
): Promise<void> {
  await sql`
    update ticket_reads r set last_sequence = (select k.last_sequence from tickets k where k.id = ${survivor.id}::uuid)
    where r.ticket_id = ${survivor.id}::uuid and r.last_sequence >= ${survivor.lastSequence} and exists (
      select from ticket_reads s where s.ticket_id = ${source.id}::uuid and s.user_id = r.user_id and s.last_sequence >= ${source.lastSequence})`.execute(
    db,
  );
}

/** The suggestion that the two are one was right. */
export async function confirmDuplicate(
  db: Db,
  one: string,
  other: string,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    update ticket_duplicates set status = 'merged', reviewed_by = ${userId}::uuid, decided_at = ${now}::timestamptz
    where first_id = least(${one}::uuid, ${other}::uuid) and second_id = greatest(${one}::uuid, ${other}::uuid) and status in ('open', 'dismissed')`.execute(
    db,
  );
}

/** Leaves a tombstone that leads to the survivor. */
export async function closeSource(
  db: Db,
  id: string,
  { survivorId, status, now }: { survivorId: string; status: string; now: Date },
): Promise<void> {
  await reviseRecord(
    db,
    'tickets',
    id,
    {
      merged_into_id: survivorId,
      merged_at: now,
      status,
      status_category: 'closed',
      closed_at: now,
      resolved_at: null,
      closes_from: null,
      last_activity_at: now,
    },
    now,
  );
}
