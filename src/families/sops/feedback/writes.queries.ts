import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** What a reader says of the live version. */
export interface NewResponse {
  readonly sop_id: string;
  readonly version: number;
  readonly step_id: string | null;
  readonly body_text: string;
  readonly created_by: string;
}

export async function insertFlag(db: Db, flag: NewResponse, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('sop_flags')
    .values({ ...flag, created_at: now, updated_at: now })
    // One open flag of a reader on an SOP: the only thing that can conflict.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertFeedback(
  db: Db,
  feedback: NewResponse & { readonly rating: number | null },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('sop_feedback')
    .values({ ...feedback, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Figures of readers are no change of the SOP: its revision stays. */
export const countOpenFlags = (db: Db, sopId: string): Promise<unknown> =>
  sql`update sops s set open_flag_count = (
    select count(*) from sop_flags f where f.tenant_id = s.tenant_id and f.sop_id = s.id and f.status = 'open')
    where s.id = ${sopId}::uuid`.execute(db);

export async function storeFlagStatus(
  db: Db,
  id: string,
  { status, reason, userId, now }: { status: string; reason: string | null; userId: string; now: Date },
): Promise<void> {
  await reviseRecord(
    db,
    'sop_flags',
    id,
    { status: status as 'open', status_reason: reason, status_changed_at: now, changed_by: userId },
    now,
  );
}

export async function storeFeedbackChange(
  db: Db,
  id: string,
  values: { status?: 'open' | 'closed'; answer_text?: string | null; changed_by: string },
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'sop_feedback', id, values, now);
}

/** The rating of a reader, in place of a former one; nothing for the same. */
export async function storeRating(
  db: Db,
  sopId: string,
  userId: string,
  rating: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ former: number | null }>`
    with former as (select rating from sop_ratings where sop_id = ${sopId}::uuid and user_id = ${userId}::uuid),
    stored as (
      insert into sop_ratings (sop_id, user_id, rating, rated_at) values (${sopId}::uuid, ${userId}::uuid, ${rating}, ${now}::timestamptz)
      on conflict (tenant_id, sop_id, user_id) do update set rating = excluded.rating, rated_at = excluded.rated_at
        where sop_ratings.rating <> excluded.rating
      returning rating)
    select (select rating from former) as former from stored`.execute(db);
  const [changed] = rows;
  if (changed === undefined) return false;
  await sql`update sops set rating_count = rating_count + ${changed.former === null ? 1 : 0}, rating_sum = rating_sum + ${rating - (changed.former ?? 0)}
    where id = ${sopId}::uuid`.execute(db);
  return true;
}

/** Whether the live version has the step. */
export async function hasLiveStep(db: Db, versionId: string, stepId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from sop_versions v, jsonb_array_elements(v.steps) step
      where v.id = ${versionId}::uuid and (step ->> 'id')::uuid = ${stepId}::uuid) as has`.execute(db);
  return rows[0]!.has;
}
