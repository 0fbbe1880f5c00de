import { sql, type RawBuilder } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import type {
  LearningPath,
  LearningPathCourse,
  LearningPathProgress,
  TrainingRequirement,
} from '#generated/types.gen.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  holds,
  iso,
  list,
  oneOf,
  record,
  recordFilters,
  selectRecords,
  tagged,
} from '#src/platform/db/query/index.ts';
import { fileRefOrNull, requirementsOf } from '../record/course-record.queries.ts';
import { isInScope } from '../record/requirements.queries.ts';

/** Who looks, and whose progress is shown. */
export type PathScope = {
  readonly learnerId: string;
  readonly seesDrafts: boolean;
  readonly seesRules: boolean;
};

const pathsOf = (db: Db, { seesDrafts }: PathScope) =>
  db
    .selectFrom('learning_paths as p')
    .where('p.deleted_at', 'is', null)
    .where(seesDrafts ? sql<boolean>`true` : sql<boolean>`p.status = 'published'`);

/** The latest run of the learner in the course `x`, as `run`. */
const runOf = (learnerId: string) => sql`left join training_enrollments run
  on run.tenant_id = x.tenant_id and run.course_id = x.course_id and run.user_id = ${learnerId}::uuid and run.is_latest`;

const hasCompleted = (
  learnerId: string,
  course: string,
) => sql<boolean>`exists (select from training_enrollments _done
  where _done.tenant_id = p.tenant_id and _done.course_id = ${sql.ref(course)} and _done.user_id = ${learnerId}::uuid and _done.status = 'completed')`;

const items = (learnerId: string) => sql<LearningPathCourse[]>`(
  select coalesce(json_agg(json_build_object('course_id', x.course_id, 'course_name', c.name, 'position', x.position, 'is_required', x.is_required,
    'enrollment_status', run.status, 'is_locked', p.is_sequential and exists (
      select from learning_path_courses y join training_courses d on d.tenant_id = y.tenant_id and d.id = y.course_id and d.status = 'published' and d.deleted_at is null
      where y.tenant_id = x.tenant_id and y.learning_path_id = x.learning_path_id and y.is_required and y.position < x.position
        and not ${hasCompleted(learnerId, 'y.course_id')})) order by x.position), '[]')
  from learning_path_courses x join training_courses c on c.tenant_id = x.tenant_id and c.id = x.course_id ${runOf(learnerId)}
  where x.tenant_id = p.tenant_id and x.learning_path_id = p.id)`;

/** Whether a rule of the path covers the learner. */
const isRequired = (
  learnerId: string,
): RawBuilder<boolean> => sql<boolean>`(p.status = 'published' and exists (
  select from training_requirements r join users u on u.tenant_id = r.tenant_id and u.id = ${learnerId}::uuid
  where r.tenant_id = p.tenant_id and r.learning_path_id = p.id and ${isInScope}
    and not exists (select from training_exemptions e where e.tenant_id = r.tenant_id and e.requirement_id = r.id and e.user_id = u.id)))`;

const progress = (learnerId: string) => sql<LearningPathProgress | null>`(
  select case when f.begun or ${isRequired(learnerId)} then json_build_object('required_course_count', f.required, 'completed_course_count', f.completed,
    'progress_percent', coalesce(f.percent, 0), 'is_required', ${isRequired(learnerId)}, 'due_date', app.iso(f.due_date),
    'completed_at', case when f.required > 0 and f.completed = f.required then app.iso(f.completed_at) end) end
  from (
    select count(*) filter (where x.is_required) as required, count(*) filter (where x.is_required and d.completed_at is not null) as completed,
      round(avg(case when d.completed_at is not null then 100 else coalesce(run.progress_percent, 0) end) filter (where x.is_required), 2) as percent,
      coalesce(bool_or(run.started_at is not null), false) as begun, max(d.completed_at) filter (where x.is_required) as completed_at,
      (select max(s.due_date) from training_enrollment_sources s join training_enrollments o on o.tenant_id = s.tenant_id and o.id = s.enrollment_id
        where s.kind = 'learning_path' and s.source_id = p.id and o.user_id = ${learnerId}::uuid and o.is_latest) as due_date
    from learning_path_courses x ${runOf(learnerId)}
    left join lateral (select max(w.completed_at) as completed_at from training_enrollments w
      where w.tenant_id = x.tenant_id and w.course_id = x.course_id and w.user_id = ${learnerId}::uuid and w.status = 'completed') d on true
    where x.tenant_id = p.tenant_id and x.learning_path_id = p.id) f)`;

const minutes = sql<
  number | null
>`(select nullif(least(100000, sum(c.estimated_minutes)), 0)::integer from learning_path_courses x
  join training_courses c on c.tenant_id = x.tenant_id and c.id = x.course_id where x.tenant_id = p.tenant_id and x.learning_path_id = p.id)`;

const pathRecord = (query: ReturnType<typeof pathsOf>, { learnerId, seesRules }: PathScope) =>
  record<LearningPath>()(
    query.select([
      'p.id',
      'p.name',
      'p.description',
      sql<LearningPath['status']>`p.status`.as('status'),
      'p.is_sequential',
      'p.tags',
      fileRefOrNull('p.cover_file_id').as('cover_file'),
      (seesRules
        ? requirementsOf('learning_path_id', 'p.id')
        : sql<TrainingRequirement[] | null>`null::json`
      ).as('required_for'),
      items(learnerId).as('courses'),
      minutes.as('estimated_minutes'),
      progress(learnerId).as('progress'),
      'p.revision',
      iso('p.created_at').as('created_at'),
      iso('p.updated_at').as('updated_at'),
      'p.created_by',
    ]),
  );

export const pathList = list<TrainingHandlers['listLearningPaths'], PathScope>()({
  rows: pathsOf,
  record: pathRecord,
  id: 'p.id',
  cutFirst: 'p',
  filters: {
    ...recordFilters('p'),
    status: oneOf('p.status'),
    course_id: (ids) => sql<boolean>`exists (select from learning_path_courses _in
      where _in.tenant_id = p.tenant_id and _in.learning_path_id = p.id and _in.course_id = any(${ids}::uuid[]))`,
    department_id: (ids) => sql<boolean>`exists (select from training_requirements _rule
      where _rule.tenant_id = p.tenant_id and _rule.learning_path_id = p.id and _rule.department_ids && ${ids}::uuid[])`,
    // It says whose progress is shown.
    user_id: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    is_required: (flag, { learnerId }) => holds(isRequired(learnerId))(flag),
    tags: tagged('p.tags'),
    search: searched('p.id', 'search_learning_paths'),
  },
  sorts: { created_at: by('p.created_at'), updated_at: by('p.updated_at'), name: byName('p.name') },
});

export async function selectPath(db: Db, scope: PathScope, id: string): Promise<LearningPath | undefined> {
  const [found] = await selectRecords(db, pathRecord(pathsOf(db, scope).where('p.id', '=', id), scope));
  return found;
}

/** A path as rules see one. */
export interface StoredPath {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: LearningPath['status'];
  readonly is_sequential: boolean;
  readonly tags: string[];
  readonly cover_file_id: string | null;
  readonly revision: number;
}

export const lockPath = (db: Db, id: string, seesDrafts: boolean): Promise<StoredPath | undefined> =>
  pathsOf(db, { learnerId: id, seesDrafts, seesRules: false })
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.name',
      'p.description',
      sql<StoredPath['status']>`p.status`.as('status'),
      'p.is_sequential',
      'p.tags',
      'p.cover_file_id',
      'p.revision',
    ])
    .forUpdate()
    .executeTakeFirst();

export interface PathCourse {
  readonly course_id: string;
  readonly is_required: boolean;
}

export async function selectCourses(
  db: Db,
  pathId: string,
): Promise<(PathCourse & { readonly status: string })[]> {
  const { rows } = await sql<PathCourse & { readonly status: string }>`
    select x.course_id, x.is_required, c.status from learning_path_courses x join training_courses c on c.id = x.course_id
    where x.learning_path_id = ${pathId}::uuid order by x.position`.execute(db);
  return rows;
}

export async function replaceCourses(db: Db, pathId: string, courses: readonly PathCourse[]): Promise<void> {
  await db.deleteFrom('learning_path_courses').where('learning_path_id', '=', pathId).execute();
  if (courses.length === 0) return;
  await db
    .insertInto('learning_path_courses')
    .values(courses.map((course, position) => ({ learning_path_id: pathId, ...course, position })))
    .execute();
}

/** Open runs that came from the path. */
export async function countPathRuns(db: Db, pathId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from training_enrollment_sources s join training_enrollments e on e.id = s.enrollment_id
    where s.source_id = ${pathId}::uuid and s.kind = 'learning_path' and e.is_open`.execute(db);
  return rows[0]!.count;
}
