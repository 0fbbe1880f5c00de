import { sql } from 'kysely';
import type { TrainingQuestion } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The questions of an assessment as they are now; undefined once it or its course was deleted. */
export async function findQuestions(db: Db, assessmentId: string): Promise<TrainingQuestion[] | undefined> {
  const { rows } = await sql<{ questions: TrainingQuestion[] }>`
    select a.questions from training_assessments a
    join training_courses k on k.tenant_id = a.tenant_id and k.id = a.course_id and k.deleted_at is null
    where a.id = ${assessmentId}::uuid and a.deleted_at is null`.execute(db);
  return rows[0]?.questions;
}

/** Submitted attempts at an assessment, in the order of their submission. */
export async function selectSubmittedIds(db: Db, assessmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from training_attempts where assessment_id = ${assessmentId}::uuid and submitted_at is not null
    order by submitted_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export const storeQuestions = (
  db: Db,
  attemptId: string,
  questions: readonly TrainingQuestion[],
): Promise<unknown> =>
  sql`update training_attempts set questions = ${JSON.stringify(questions)}::jsonb where id = ${attemptId}::uuid`.execute(
    db,
  );
