import { sql } from 'kysely';
import type { TrainingAssessment, TrainingQuestion } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { record, selectRecords } from '#src/platform/db/query/index.ts';

/** Assessments of a course: those of its modules in order, then those of the whole course. */
export const selectAssessments = (db: Db, courseId: string): Promise<TrainingAssessment[]> =>
  selectRecords(
    db,
    record<TrainingAssessment>()(
      db
        .selectFrom('training_assessments as a')
        .leftJoin('training_modules as m', (join) =>
          join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.module_id'),
        )
        .where('a.course_id', '=', courseId)
        .where('a.deleted_at', 'is', null)
        .orderBy(sql`m.position nulls last`)
        .orderBy('a.position')
        .orderBy('a.id')
        .select([
          'a.id',
          'a.name',
          'a.instructions',
          'a.module_id',
          'a.position',
          'a.is_required',
          sql<number>`a.pass_percent`.as('pass_percent'),
          'a.max_attempts',
          'a.cooldown_minutes',
          'a.time_limit_minutes',
          'a.question_count',
          'a.is_shuffled',
          sql<TrainingAssessment['shows_correct_answers']>`a.shows_correct_answers`.as(
            'shows_correct_answers',
          ),
          sql<TrainingQuestion[]>`a.questions`.as('questions'),
          'a.revision',
        ]),
    ),
  );

/** The course of an assessment, also of one that was deleted. */
export async function findAssessment(
  db: Db,
  id: string,
): Promise<{ id: string; course_id: string; is_deleted: boolean } | undefined> {
  const { rows } = await sql<{ id: string; course_id: string; is_deleted: boolean }>`
    select id, course_id, deleted_at is not null as is_deleted from training_assessments where id = ${id}::uuid`.execute(
    db,
  );
  return rows[0];
}

/** An assessment as it is stored. */
export type NewAssessment = Omit<TrainingAssessment, 'revision'>;

export async function upsertAssessment(
  db: Db,
  courseId: string,
  { questions, ...values }: NewAssessment,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const row = { ...values, questions: JSON.stringify(questions) };
  await db
    .insertInto('training_assessments')
    .values({ ...row, course_id: courseId, created_at: now, updated_at: now, created_by: userId })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet((eb) => ({
        ...row,
        revision: eb('training_assessments.revision', '+', 1),
        updated_at: now,
      })),
    )
    .execute();
}

export const deleteAssessments = (
  db: Db,
  ids: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<unknown> =>
  sql`update training_assessments set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(db);
