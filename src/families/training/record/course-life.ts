import type { TrainingCourse } from '#generated/types.gen.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { holdName, storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import {
  findCourse,
  isNameTaken,
  lockCourse,
  selectCourse,
  type StoredCourse,
} from './course-record.queries.ts';

/** The life of courses: inserted, locked at a revision, changed and deleted, with their audit rows. */
export const courses = recordLife({
  table: 'training_courses',
  kind: 'training_course',
  noun: 'course',
  lock: (ctx, id): Promise<StoredCourse | undefined> => lockCourse(ctx, id),
});

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** The course as the caller sees it; 404 for one that they do not see. */
export async function showCourse(ctx: Reader, id: string): Promise<Result<TrainingCourse>> {
  const course = await selectCourse(ctx, storedId(id));
  if (course === undefined) throw notFound('course', id);
  return course;
}

/** 404 for a course that the caller does not see. */
export async function requireCourse(ctx: Reader, id: string): Promise<StoredCourse> {
  const course = await findCourse(ctx, storedId(id));
  if (course === undefined) throw notFound('course', id);
  return course;
}

const nouns = {
  training_courses: 'course',
  learning_paths: 'learning path',
  certificate_templates: 'certificate template',
} as const;

/** The name, trimmed, which nobody else takes before the transaction ends; 409 if another record of the table has it. */
export async function takeName(
  ctx: Pick<ReadContext, 'db'>,
  table: keyof typeof nouns,
  wished: string,
  exceptId: string | null = null,
): Promise<string> {
  const name = wished.trim();
  await holdName(ctx.db, table, name.toLowerCase());
  if (await isNameTaken(ctx.db, table, name, exceptId))
    throw conflict(`Another ${nouns[table]} is called "${name}". Choose another name.`);
  return name;
}
