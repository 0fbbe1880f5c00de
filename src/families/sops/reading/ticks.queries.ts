import { sql, type RawBuilder } from 'kysely';
import type { UserRef } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { userRefOf } from '#src/domain/refs/index.ts';

/** Whose ticks: a reader's own, those of a task, or those of one of its stages. */
export type TickOwner =
  | { readonly userId: string }
  | { readonly taskId: string; readonly stageId: string | null };

const isOf = (owner: TickOwner): RawBuilder<boolean> =>
  'userId' in owner
    ? sql<boolean>`k.user_id = ${owner.userId}::uuid`
    : sql<boolean>`k.task_id = ${owner.taskId}::uuid and k.stage_id is not distinct from ${owner.stageId}::uuid`;

export interface Tick {
  readonly block_id: string;
  readonly item_id: string;
  readonly checked_at: string;
  readonly checked_by: UserRef;
}

export async function selectTicks(db: Db, sopId: string, owner: TickOwner): Promise<Tick[]> {
  const { rows } = await sql<Tick>`
    select k.block_id, k.item_id, app.iso(k.checked_at) as checked_at, ${userRefOf('u')} as checked_by
    from sop_ticks k join users u on u.tenant_id = k.tenant_id and u.id = k.checked_by
    where k.sop_id = ${sopId}::uuid and ${isOf(owner)}`.execute(db);
  return rows;
}

interface Place {
  readonly sopId: string;
  readonly blockId: string;
  readonly itemId: string;
}

/** Answers whether the tick is new. */
export async function insertTick(
  db: Db,
  { sopId, blockId, itemId }: Place,
  owner: TickOwner,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const [mine, taskId, stageId] =
    'userId' in owner ? [owner.userId, null, null] : [null, owner.taskId, owner.stageId];
  const result = await sql`
    insert into sop_ticks (sop_id, block_id, item_id, user_id, task_id, stage_id, checked_at, checked_by)
    values (${sopId}::uuid, ${blockId}::uuid, ${itemId}::uuid, ${mine}::uuid, ${taskId}::uuid, ${stageId}::uuid, ${now}::timestamptz, ${userId}::uuid)
    on conflict do nothing`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Answers whether there was a tick. */
export async function deleteTick(db: Db, { blockId, itemId }: Place, owner: TickOwner): Promise<boolean> {
  const result = await sql`
    delete from sop_ticks k where k.block_id = ${blockId}::uuid and k.item_id = ${itemId}::uuid and ${isOf(owner)}`.execute(
    db,
  );
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** The reader's own ticks on the checklists of the SOP; answers whether there were any. */
export async function clearOwnTicks(db: Db, sopId: string, userId: string): Promise<boolean> {
  const result =
    await sql`delete from sop_ticks where sop_id = ${sopId}::uuid and user_id = ${userId}::uuid`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** The SOP whose live version has the checklist. */
export const findSopOfChecklist = async (db: Db, blockId: string): Promise<string | undefined> =>
  (await db.selectFrom('sop_checklists').where('block_id', '=', blockId).select('sop_id').executeTakeFirst())
    ?.sop_id;

/** The task of a stage. */
export const findTaskOfStage = async (db: Db, stageId: string): Promise<string | undefined> =>
  (await db.selectFrom('task_stages').where('id', '=', stageId).select('task_id').executeTakeFirst())
    ?.task_id;
