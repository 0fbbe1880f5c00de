import { sql } from 'kysely';
import type { TrainingBlockContent, TrainingLessonStatus } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A lesson of a course with what a run has done in it. */
export interface OutlineLesson {
  readonly id: string;
  readonly module_id: string;
  readonly name: string;
  readonly summary: string | null;
  readonly position: number;
  readonly is_required: boolean;
  readonly estimated_minutes: number | null;
  readonly status: TrainingLessonStatus;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly last_block_id: string | null;
  readonly checked_item_ids: string[];
}

/** Lessons in reading order; without a run, nothing has been done. */
export async function selectOutline(
  db: Db,
  courseId: string,
  runId: string | null,
): Promise<OutlineLesson[]> {
  const { rows } = await sql<OutlineLesson>`
    select l.id, l.module_id, l.name, l.summary, l.position, l.is_required, l.estimated_minutes, coalesce(p.status, 'not_started') as status,
      app.iso(p.started_at) as started_at, app.iso(p.completed_at) as completed_at, p.last_block_id, coalesce(p.checked_item_ids, '{}') as checked_item_ids
    from training_lessons l join training_modules m on m.tenant_id = l.tenant_id and m.id = l.module_id
    left join training_lesson_progress p on p.tenant_id = l.tenant_id and p.lesson_id = l.id and p.enrollment_id = ${runId}::uuid
    where l.course_id = ${courseId}::uuid and l.deleted_at is null order by m.position, m.id, l.position, l.id`.execute(
    db,
  );
  return rows;
}

export interface LessonBlock {
  readonly id: string;
  readonly lesson_id: string;
  readonly position: number;
  readonly content: TrainingBlockContent;
}

/** Blocks of these lessons; with `types`, those of these types alone. */
export async function selectLessonBlocks(
  db: Db,
  lessonIds: readonly string[],
  types?: readonly TrainingBlockContent['type'][],
): Promise<LessonBlock[]> {
  if (lessonIds.length === 0) return [];
  const { rows } = await sql<LessonBlock>`
    select id, lesson_id, position, content from training_blocks
    where lesson_id = any(${[...lessonIds]}::uuid[]) and deleted_at is null
      ${types === undefined ? sql`` : sql`and content ->> 'type' = any(${[...types]}::text[])`}
    order by position, id`.execute(db);
  return rows;
}

/** The lesson of an id, and its course; undefined for one that was deleted. */
export async function findLesson(db: Db, id: string): Promise<{ id: string; course_id: string } | undefined> {
  const { rows } = await sql<{ id: string; course_id: string }>`
    select id, course_id from training_lessons where id = ${id}::uuid and deleted_at is null`.execute(db);
  return rows[0];
}

/** Seconds watched of each video in a run, by block. */
export async function selectWatched(db: Db, runId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ block_id: string; seconds: number }>`
    select block_id, watched_seconds::float8 as seconds from training_video_progress where enrollment_id = ${runId}::uuid`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.block_id, row.seconds]));
}
