import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

interface LessonState {
  readonly runId: string;
  readonly lessonId: string;
  readonly status: 'not_started' | 'in_progress' | 'completed';
  readonly last_block_id: string | null;
  readonly checked_item_ids: readonly string[];
}

/** How far a run is in a lesson. One that stays completed keeps when it was. */
export const storeLessonProgress = (db: Db, state: LessonState, now: Date): Promise<unknown> =>
  sql`
    insert into training_lesson_progress as p (enrollment_id, lesson_id, status, last_block_id, checked_item_ids, started_at, completed_at)
    values (${state.runId}::uuid, ${state.lessonId}::uuid, ${state.status}, ${state.last_block_id}::uuid, ${[...state.checked_item_ids]}::uuid[],
      ${now}::timestamptz, ${state.status === 'completed' ? now : null}::timestamptz)
    on conflict (tenant_id, enrollment_id, lesson_id) do update set status = excluded.status, last_block_id = excluded.last_block_id,
      checked_item_ids = excluded.checked_item_ids,
      completed_at = case when excluded.status = 'completed' then coalesce(p.completed_at, excluded.completed_at) end`.execute(
    db,
  );

/** The lesson was opened, if it was not before. Answers when. */
export async function openLesson(db: Db, runId: string, lessonId: string, now: Date): Promise<Date> {
  const { rows } = await sql<{ started_at: string }>`
    insert into training_lesson_progress as p (enrollment_id, lesson_id, status, started_at)
    values (${runId}::uuid, ${lessonId}::uuid, 'in_progress', ${now}::timestamptz)
    on conflict (tenant_id, enrollment_id, lesson_id) do update set started_at = p.started_at
    returning app.iso(started_at) as started_at`.execute(db);
  return new Date(rows[0]!.started_at);
}
