import { sql, type RawBuilder } from 'kysely';
import type {
  TrainingCourse,
  TrainingCourseCertification,
  TrainingPublicationStatus,
  TrainingRequirement,
} from '#generated/types.gen.ts';
import type { AttachmentRef } from '#generated/types.gen.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso, isoOrNull, named, otherThan, record, selectRecord } from '#src/platform/db/query/index.ts';
import { latestRun } from './enrollment-record.queries.ts';

export type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

export const coursesOf = (db: Db) => db.selectFrom('training_courses as c').where('c.deleted_at', 'is', null);

/** Those that the viewer sees. */
export const shownCourses = (db: Db, viewer: RecordViewer) =>
  coursesOf(db).where(isShownTo('training_course', viewer, 'c'));

/** The file whose id stands in the column, as answers name files. */
export const fileRefOrNull = (column: string): RawBuilder<AttachmentRef | null> => sql<AttachmentRef | null>`(
  select json_build_object('id', _file.id, 'file_name', _file.file_name, 'content_type', _file.content_type, 'size', _file.size_bytes)
  from managed_files _file where _file.id = ${sql.ref(column)})`;

/** Rules of the course or path whose id stands in the column. */
export const requirementsOf = (
  owner: 'course_id' | 'learning_path_id',
  column: string,
): RawBuilder<TrainingRequirement[]> => sql<TrainingRequirement[]>`(
  select coalesce(json_agg(json_build_object('id', _rule.id, 'learners', json_build_object('is_everyone', _rule.is_everyone,
      'department_ids', to_json(_rule.department_ids), 'level_ids', to_json(_rule.level_ids), 'user_ids', to_json(_rule.user_ids)),
    'is_new_members_only', _rule.is_new_members_only, 'due_in_days', _rule.due_in_days, 'due_on', _rule.due_on) order by _rule.position, _rule.id), '[]')
  from training_requirements _rule where ${sql.ref(`_rule.${owner}`)} = ${sql.ref(column)})`;

/** Who a course is required of is for those who write and assign courses. */
export const seesRequirements = (viewer: Pick<RecordViewer, 'can'>): boolean =>
  viewer.can('training.author') || viewer.can('training.assign');

const countOf = (table: 'training_modules' | 'training_lessons' | 'training_assessments') =>
  sql<number>`(select count(*) from ${sql.table(table)} _part
    where _part.tenant_id = c.tenant_id and _part.course_id = c.id and _part.deleted_at is null)`;

const certification = sql<TrainingCourseCertification | null>`case when c.template_id is not null then
  json_build_object('template_id', c.template_id, 'valid_months', c.valid_months, 'recertify', c.recertify) end`;

/** What is stored as the contract has it. */
const plainColumns = [
  'c.id',
  'c.name',
  'c.summary',
  'c.description',
  sql<TrainingPublicationStatus>`c.status`.as('status'),
  'c.folder_id',
  'c.tags',
  sql<TrainingCourse['difficulty']>`c.difficulty`.as('difficulty'),
  'c.language',
  'c.estimated_minutes',
] as const;

/** The contract's representation of a course, as the viewer sees it. */
export const courseRecord = (
  query: ReturnType<typeof coursesOf>,
  db: Db,
  viewer: Pick<RecordViewer, 'can' | 'identity'>,
) =>
  record<TrainingCourse>()(
    query.select([
      ...plainColumns,
      fileRefOrNull('c.cover_file_id').as('cover_file'),
      'c.owner_id',
      'c.is_sequential',
      'c.can_restart',
      'c.has_manager_review',
      (seesRequirements(viewer)
        ? requirementsOf('course_id', 'c.id')
        : sql<TrainingRequirement[] | null>`null::json`
      ).as('required_for'),
      certification.as('certification'),
      countOf('training_modules').as('module_count'),
      countOf('training_lessons').as('lesson_count'),
      countOf('training_assessments').as('assessment_count'),
      latestRun(db, viewer.identity.userId, 'c.id').as('enrollment'),
      isoOrNull('c.published_at').as('published_at'),
      'c.revision',
      iso('c.created_at').as('created_at'),
      iso('c.updated_at').as('updated_at'),
      'c.created_by',
    ]),
  );

/** A course that the caller sees; undefined when there is none. */
export const selectCourse = (ctx: Viewer, id: string): Promise<JsonText<TrainingCourse> | undefined> =>
  selectRecord(ctx.db, courseRecord(shownCourses(ctx.db, ctx).where('c.id', '=', id), ctx.db, ctx));

/** A course as rules see one. */
export interface StoredCourse {
  readonly id: string;
  readonly name: string;
  readonly summary: string | null;
  readonly description: string | null;
  readonly status: TrainingPublicationStatus;
  readonly folder_id: string | null;
  readonly tags: string[];
  readonly difficulty: TrainingCourse['difficulty'];
  readonly language: string | null;
  readonly estimated_minutes: number | null;
  readonly cover_file_id: string | null;
  readonly owner_id: string | null;
  readonly is_sequential: boolean;
  readonly can_restart: boolean;
  readonly has_manager_review: boolean;
  readonly template_id: string | null;
  readonly valid_months: number | null;
  readonly recertify: boolean;
  readonly published_at: string | null;
  readonly revision: number;
}

const storedColumns = [
  ...plainColumns,
  'c.cover_file_id',
  'c.owner_id',
  'c.is_sequential',
  'c.can_restart',
  'c.has_manager_review',
  'c.template_id',
  'c.valid_months',
  'c.recertify',
  isoOrNull('c.published_at').as('published_at'),
  'c.revision',
] as const;

/** A course that the caller sees, as rules see it. */
export const findCourse = (ctx: Viewer, id: string): Promise<StoredCourse | undefined> =>
  shownCourses(ctx.db, ctx).where('c.id', '=', id).select(storedColumns).executeTakeFirst();

/** As `findCourse`; nobody else changes it, its content or its rules before the transaction ends. */
export const lockCourse = (ctx: Viewer, id: string): Promise<StoredCourse | undefined> =>
  shownCourses(ctx.db, ctx).where('c.id', '=', id).select(storedColumns).forUpdate('c').executeTakeFirst();

/** Courses, deleted ones too, for what is about their runs. */
export const findEveryCourse = (db: Db, ids: readonly string[]): Promise<StoredCourse[]> =>
  db
    .selectFrom('training_courses as c')
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .select(storedColumns)
    .execute();

/** Whether another course, or path, has the name. */
export async function isNameTaken(
  db: Db,
  table: 'training_courses' | 'learning_paths' | 'certificate_templates',
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .where(named('name', name))
    .where('deleted_at', 'is', null)
    .where(otherThan('id', exceptId))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
