import { sql } from 'kysely';
import type { TrainingPublicationStatus } from '#generated/types.gen.ts';
import type { DepartmentUser } from '#src/call/parts.ts';
import { tellReplaced } from '#src/domain/departments/index.ts';
import { searched } from '#src/domain/filters/index.ts';
import {
  columnsOf,
  groupable,
  optional,
  recordColumns,
  shown,
  sortable,
  type SystemColumn,
} from '#src/domain/list-columns/index.ts';
import { asSearch, type ViewedList } from '#src/domain/views/index.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';

const ofCourse = columnsOf('c');
const statuses = { choices: ['draft', 'published', 'archived'] satisfies TrainingPublicationStatus[] };
const levels = { choices: ['beginner', 'intermediate', 'advanced'] };

/** Properties of the course, `c`. */
const columns: readonly SystemColumn[] = [
  ofCourse.text('name', 'Name', { ...shown, ...sortable, sort: sql`lower(c.name)` }),
  ofCourse.text('summary', 'Summary', optional),
  ofCourse.option('status', 'Status', { ...shown, ...groupable, ...statuses }),
  ofCourse.option('difficulty', 'Difficulty', { ...optional, ...groupable, ...levels }),
  ofCourse.record('user', 'owner_id', 'Owner', { ...shown, ...optional, ...groupable }),
  ofCourse.list('list', 'text[]', 'tags', 'Tags', { ...shown, ...groupable }),
  ofCourse.number('estimated_minutes', 'Estimated minutes', { ...shown, ...optional, ...sortable }),
  ofCourse.flag('is_sequential', 'In order', groupable),
  ofCourse.flag('has_manager_review', 'Reviewed by a manager', groupable),
  ofCourse.time('published_at', 'Published', { ...shown, ...optional, ...sortable }),
  ofCourse.time('created_at', 'Created', sortable),
  ofCourse.time('updated_at', 'Last change', sortable),
];

/** Courses in views. */
export const viewedCourses: ViewedList = {
  columns: recordColumns({ noun: 'courses', fields: null, values: '', columns }),
  id: sql.ref('c.id'),
  name: sql`c.name`,
  rows: (ctx) =>
    ctx.db
      .selectFrom('training_courses as c')
      .where('c.deleted_at', 'is', null)
      .where(isShownTo('training_course', ctx, 'c')),
  search: asSearch(searched('c.id', 'search_training_courses')),
  own: [sql`c.published_at desc nulls last`],
};

/** Rules of courses and paths that name departments. One that is left with nobody goes. Its members are looked at as their places change. */
export const trainingDepartments: DepartmentUser = {
  async replace(ctx, from, to) {
    const { rows } = await sql<{ kind: 'training_course' | 'learning_path'; id: string; revision: number }>`
      with changed as (
        update training_requirements r set department_ids = array(
          select distinct case when d = ${from}::uuid then ${to}::uuid else d end from unnest(r.department_ids) d
          where d <> ${from}::uuid or ${to}::uuid is not null)
        where ${from}::uuid = any(r.department_ids) returning r.course_id, r.learning_path_id),
      courses as (update training_courses c set revision = revision + 1, updated_at = ${ctx.now}::timestamptz
        where c.id in (select course_id from changed) and c.deleted_at is null returning c.id, c.revision),
      paths as (update learning_paths p set revision = revision + 1, updated_at = ${ctx.now}::timestamptz
        where p.id in (select learning_path_id from changed) and p.deleted_at is null returning p.id, p.revision)
      select 'training_course' as kind, id, revision from courses union all select 'learning_path', id, revision from paths`.execute(
      ctx.db,
    );
    await sql`delete from training_requirements
      where not is_everyone and department_ids = '{}' and level_ids = '{}' and user_ids = '{}'`.execute(
      ctx.db,
    );
    for (const record of rows) tellReplaced(ctx, record, ['required_for']);
  },
};
