import { sql } from 'kysely';
import type {
  TrainingBlockContent,
  TrainingLesson,
  TrainingLessonBlock,
  TrainingModule,
} from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, record, selectRecords } from '#src/platform/db/query/index.ts';

/** A module, lesson or block, with the record around it: the course of a module, the module of a lesson, the lesson of a block. */
export type PartTable = 'training_modules' | 'training_lessons' | 'training_blocks';
export const parentOf = {
  training_modules: 'course_id',
  training_lessons: 'module_id',
  training_blocks: 'lesson_id',
} as const;

export interface FoundPart {
  readonly id: string;
  readonly course_id: string;
  readonly parent_id: string;
  readonly is_deleted: boolean;
}

/** Those of these parts that there are or were. */
export async function findParts(db: Db, table: PartTable, ids: readonly string[]): Promise<FoundPart[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundPart>`
    select id, course_id, ${sql.ref(parentOf[table])} as parent_id, deleted_at is not null as is_deleted
    from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export const modulesOf = (db: Db, courseId: string) =>
  db
    .selectFrom('training_modules as m')
    .where('m.course_id', '=', courseId)
    .where('m.deleted_at', 'is', null)
    .orderBy('m.position')
    .orderBy('m.id');

export const moduleRecord = (query: ReturnType<typeof modulesOf>) =>
  record<TrainingModule>()(
    query.select([
      'm.id',
      'm.course_id',
      'm.name',
      'm.description',
      'm.position',
      'm.revision',
      iso('m.created_at').as('created_at'),
      iso('m.updated_at').as('updated_at'),
      'm.created_by',
    ]),
  );

export const selectModules = (db: Db, courseId: string): Promise<TrainingModule[]> =>
  selectRecords(db, moduleRecord(modulesOf(db, courseId)));

/** Lessons of a course in reading order, each with its module, `m`. */
export const lessonsOf = (db: Db, courseId: string) =>
  db
    .selectFrom('training_lessons as l')
    .innerJoin('training_modules as m', (join) =>
      join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.id', '=', 'l.module_id'),
    )
    .where('l.course_id', '=', courseId)
    .where('l.deleted_at', 'is', null)
    .orderBy('m.position')
    .orderBy('m.id')
    .orderBy('l.position')
    .orderBy('l.id');

const blocksWhere = (condition = sql`true`) => sql`from training_blocks _block
  where _block.tenant_id = l.tenant_id and _block.lesson_id = l.id and _block.deleted_at is null and ${condition}`;

/** A video that must be watched. */
export const isRequiredVideo = sql`_block.content ->> 'type' = 'video' and (_block.content ->> 'is_required')::boolean`;

export const lessonRecord = (query: ReturnType<typeof lessonsOf>) =>
  record<TrainingLesson>()(
    query.select([
      'l.id',
      'l.course_id',
      'l.module_id',
      'l.name',
      'l.summary',
      'l.position',
      'l.is_required',
      'l.estimated_minutes',
      sql<number>`(select count(*) ${blocksWhere()})`.as('block_count'),
      sql<boolean>`exists (select ${blocksWhere(isRequiredVideo)})`.as('has_video'),
      sql<boolean>`exists (select ${blocksWhere(sql`_block.content ->> 'type' = 'quiz'`)})`.as('has_quiz'),
      'l.revision',
      iso('l.created_at').as('created_at'),
      iso('l.updated_at').as('updated_at'),
      'l.created_by',
    ]),
  );

export const selectLessons = (db: Db, courseId: string): Promise<TrainingLesson[]> =>
  selectRecords(db, lessonRecord(lessonsOf(db, courseId)));

/** Blocks of these lessons, each in its order, for authors. */
export const selectBlocks = (db: Db, lessonIds: readonly string[]): Promise<TrainingLessonBlock[]> =>
  selectRecords(
    db,
    record<TrainingLessonBlock>()(
      db
        .selectFrom('training_blocks as b')
        .where(sql<boolean>`b.lesson_id = any(${[...lessonIds]}::uuid[])`)
        .where('b.deleted_at', 'is', null)
        .orderBy('b.position')
        .orderBy('b.id')
        .select([
          'b.id',
          'b.lesson_id',
          'b.position',
          sql<TrainingBlockContent>`b.content`.as('content'),
          'b.revision',
          iso('b.created_at').as('created_at'),
          iso('b.updated_at').as('updated_at'),
          'b.created_by',
        ]),
    ),
  );

export async function selectBlock(db: Db, lessonId: string, id: string): Promise<TrainingLessonBlock> {
  return (await selectBlocks(db, [lessonId])).find((block) => block.id === id)!;
}

/** How many lessons and blocks a course has. */
export async function measureCourse(db: Db, courseId: string): Promise<{ lessons: number; blocks: number }> {
  const { rows } = await sql<{ lessons: number; blocks: number }>`
    select (select count(*)::integer from training_lessons where course_id = ${courseId}::uuid and deleted_at is null) as lessons,
      (select count(*)::integer from training_blocks where course_id = ${courseId}::uuid and deleted_at is null) as blocks`.execute(
    db,
  );
  return rows[0]!;
}

/** How many required lessons and assessments a course has. */
export async function countRequired(db: Db, courseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from training_lessons where course_id = ${courseId}::uuid and is_required and deleted_at is null)
      + (select count(*) from training_assessments where course_id = ${courseId}::uuid and is_required and deleted_at is null))::integer as count`.execute(
    db,
  );
  return rows[0]!.count;
}
