import { sql } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import type { TrainingVideoProgress, TrainingVideoRange } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  emptyLast,
  iso,
  list,
  oneOfIds,
  record,
  selectRecords,
  since,
} from '#src/platform/db/query/index.ts';
import { fixedRules } from '../record/settings.queries.ts';

/** Progress in videos of latest runs, `e`, with their blocks, `b`. */
const progressOf = (db: Db) =>
  db
    .selectFrom('training_video_progress as v')
    .innerJoin('training_enrollments as e', (join) =>
      join.onRef('e.tenant_id', '=', 'v.tenant_id').onRef('e.id', '=', 'v.enrollment_id'),
    )
    .innerJoin('training_blocks as b', (join) =>
      join.onRef('b.tenant_id', '=', 'v.tenant_id').onRef('b.id', '=', 'v.block_id'),
    )
    .where('e.is_latest', '=', true)
    .where('b.deleted_at', 'is', null);

const duration = sql<number | null>`(b.content ->> 'duration_seconds')::integer`;
const percent = sql<number | null>`least(100, round(100 * v.watched_seconds / ${duration}, 2))`;

const progressRecord = (query: ReturnType<typeof progressOf>) =>
  record<TrainingVideoProgress>()(
    query.select([
      'v.block_id',
      'v.lesson_id',
      'v.course_id',
      'v.user_id',
      'e.run_number',
      duration.as('duration_seconds'),
      sql<number>`v.position_seconds`.as('position_seconds'),
      sql<TrainingVideoRange[]>`v.watched`.as('watched_ranges'),
      percent.as('watched_percent'),
      sql<boolean>`(${percent} >= ${sql.lit(fixedRules.video_required_percent)} or ${duration} is null
        or not coalesce((b.content ->> 'is_required')::boolean, true))`.as('is_sufficient'),
      iso('v.updated_at').as('updated_at'),
    ]),
  );

export const videoList = list<TrainingHandlers['listTrainingVideoProgress']>()({
  rows: progressOf,
  record: progressRecord,
  id: 'v.block_id',
  filters: {
    user_id: oneOfIds('v.user_id'),
    course_id: oneOfIds('v.course_id'),
    lesson_id: oneOfIds('v.lesson_id'),
    block_id: oneOfIds('v.block_id'),
    updated_after: since('v.updated_at'),
    updated_before: before('v.updated_at'),
  },
  sorts: { updated_at: by('v.updated_at'), watched_percent: emptyLast(percent) },
});

export async function selectVideoProgress(
  db: Db,
  runId: string,
  blockId: string,
): Promise<TrainingVideoProgress> {
  const [found] = await selectRecords(
    db,
    progressRecord(progressOf(db).where('v.enrollment_id', '=', runId).where('v.block_id', '=', blockId)),
  );
  return found!;
}

export async function findWatched(db: Db, runId: string, blockId: string): Promise<TrainingVideoRange[]> {
  const row = await db
    .selectFrom('training_video_progress')
    .where('enrollment_id', '=', runId)
    .where('block_id', '=', blockId)
    .select(sql<TrainingVideoRange[]>`watched`.as('watched'))
    .executeTakeFirst();
  return row?.watched ?? [];
}

interface Watched {
  readonly runId: string;
  readonly blockId: string;
  readonly lessonId: string;
  readonly courseId: string;
  readonly userId: string;
  readonly watched: readonly TrainingVideoRange[];
  readonly seconds: number;
  readonly position: number;
}

export const storeWatched = (db: Db, w: Watched, now: Date): Promise<unknown> =>
  sql`insert into training_video_progress (enrollment_id, block_id, lesson_id, course_id, user_id, position_seconds, watched, watched_seconds, updated_at)
    values (${w.runId}::uuid, ${w.blockId}::uuid, ${w.lessonId}::uuid, ${w.courseId}::uuid, ${w.userId}::uuid, ${w.position}, ${JSON.stringify(w.watched)}::jsonb,
      ${w.seconds}, ${now}::timestamptz)
    on conflict (tenant_id, enrollment_id, block_id) do update set position_seconds = excluded.position_seconds, watched = excluded.watched,
      watched_seconds = excluded.watched_seconds, updated_at = excluded.updated_at, lesson_id = excluded.lesson_id`.execute(
    db,
  );
