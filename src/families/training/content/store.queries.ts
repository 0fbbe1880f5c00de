import { sql } from 'kysely';
import type { TrainingBlockContent } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { PartTable } from './parts.queries.ts';

export interface Stamp {
  readonly userId: string;
  readonly now: Date;
}

export interface NewModule {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly position: number;
}

export interface NewBlock {
  readonly id: string;
  readonly content: TrainingBlockContent;
}

export interface NewLesson {
  readonly id: string;
  readonly module_id: string;
  readonly position: number;
  readonly name: string;
  readonly summary: string | null;
  readonly is_required: boolean;
  readonly estimated_minutes: number | null;
  readonly body_text: string;
  readonly blocks: readonly NewBlock[];
}

export async function insertModules(
  db: Db,
  courseId: string,
  modules: readonly NewModule[],
  { userId, now }: Stamp,
): Promise<void> {
  if (modules.length === 0) return;
  await sql`
    insert into training_modules (id, course_id, position, name, description, created_at, updated_at, created_by)
    select r.id, ${courseId}::uuid, r.position, r.name, r.description, ${now}::timestamptz, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(modules)}::jsonb) r (id uuid, position integer, name text, description text)`.execute(
    db,
  );
}

/** Stores lessons with their blocks. */
export async function insertLessons(
  db: Db,
  courseId: string,
  lessons: readonly NewLesson[],
  stamp: Stamp,
): Promise<void> {
  if (lessons.length === 0) return;
  const rows = JSON.stringify(lessons.map(({ blocks: _blocks, ...lesson }) => lesson));
  await sql`
    insert into training_lessons (id, course_id, module_id, position, name, summary, is_required, estimated_minutes, body_text, created_at, updated_at, created_by)
    select r.id, ${courseId}::uuid, r.module_id, r.position, r.name, r.summary, r.is_required, r.estimated_minutes, r.body_text,
      ${stamp.now}::timestamptz, ${stamp.now}::timestamptz, ${stamp.userId}::uuid
    from jsonb_to_recordset(${rows}::jsonb) r (id uuid, module_id uuid, position integer, name text, summary text, is_required boolean,
      estimated_minutes integer, body_text text)`.execute(db);
  await insertBlocks(
    db,
    courseId,
    lessons.flatMap(({ id, blocks }) =>
      blocks.map((block, position) => ({ ...block, lesson_id: id, position })),
    ),
    stamp,
  );
}

export async function insertBlocks(
  db: Db,
  courseId: string,
  blocks: readonly (NewBlock & { readonly lesson_id: string; readonly position: number })[],
  { userId, now }: Stamp,
): Promise<void> {
  if (blocks.length === 0) return;
  await sql`
    insert into training_blocks (id, course_id, lesson_id, position, content, created_at, updated_at, created_by)
    select r.id, ${courseId}::uuid, r.lesson_id, r.position, r.content, ${now}::timestamptz, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) r (id uuid, lesson_id uuid, position integer, content jsonb)`.execute(
    db,
  );
}

/** Gives the parts their places in this order. Those that only make room keep their revision. */
export const placeParts = (
  db: Db,
  table: PartTable | 'training_assessments',
  ids: readonly string[],
): Promise<unknown> =>
  sql`update ${sql.table(table)} p set position = o.place - 1 from unnest(${[...ids]}::uuid[]) with ordinality o (id, place)
    where p.id = o.id and p.position <> o.place - 1`.execute(db);

/** Deletes parts, and what is in them. */
export async function deleteParts(
  db: Db,
  table: PartTable,
  ids: readonly string[],
  stamp: Stamp,
): Promise<void> {
  await mark(db, table, 'id', ids, stamp);
  if (table === 'training_modules') {
    await mark(db, 'training_lessons', 'module_id', ids, stamp);
    await mark(db, 'training_assessments', 'module_id', ids, stamp);
  }
  if (table !== 'training_blocks')
    await sql`update training_blocks b set deleted_at = ${stamp.now}::timestamptz, deleted_by = ${stamp.userId}::uuid
      from training_lessons l where l.id = b.lesson_id and l.deleted_at is not null and b.deleted_at is null
        and (l.id = any(${[...ids]}::uuid[]) or l.module_id = any(${[...ids]}::uuid[]))`.execute(db);
}

const mark = (
  db: Db,
  table: PartTable | 'training_assessments',
  column: 'id' | 'module_id',
  ids: readonly string[],
  { userId, now }: Stamp,
) =>
  sql`update ${sql.table(table)} set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz where ${sql.ref(column)} = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(
    db,
  );

/** The record changed, or something in it; answers its revision. */
export async function touch(
  db: Db,
  table: 'training_courses' | PartTable | 'training_assessments',
  id: string,
  now: Date,
): Promise<number> {
  const { revision } = await db
    .updateTable(table as 'training_modules')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The words of a lesson, for searching. */
export const storeText = (db: Db, lessonId: string, text: string): Promise<unknown> =>
  db.updateTable('training_lessons').set({ body_text: text }).where('id', '=', lessonId).execute();

/** A video with another source starts unwatched, in runs that still take work. */
export const forgetWatched = (db: Db, blockId: string): Promise<unknown> =>
  sql`delete from training_video_progress v using training_enrollments e
    where v.block_id = ${blockId}::uuid and e.id = v.enrollment_id and e.status = 'in_progress'`.execute(db);

/** The hosts that pages of other sites may be embedded from; empty for any. */
export async function selectEmbedHosts(db: Db): Promise<readonly string[]> {
  const row = await db.selectFrom('sop_settings').select('embed_hosts').executeTakeFirst();
  return row?.embed_hosts ?? [];
}
