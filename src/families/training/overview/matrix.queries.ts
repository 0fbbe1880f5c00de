import { sql } from 'kysely';
import type { TrainingHandlers } from '#generated/console/families/training/handlers.ts';
import type { TrainingMatrixCell, TrainingMatrixRow } from '#generated/console/types.gen.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { byName, list, mentions, oneOfIds, record } from '#src/platform/db/query/index.ts';
import { isOfDepartments } from '../record/learners.queries.ts';

const membersOf = (db: Db) =>
  db.selectFrom('users as u').where('u.kind', '=', 'member').where('u.status', '<>', 'removed');

const cells = (courseIds: readonly string[]) => sql<TrainingMatrixCell[]>`(
  select json_agg(json_build_object('course_id', x.course_id, 'enrollment_id', e.id, 'status', e.status, 'progress_percent', coalesce(e.progress_percent, 0),
    'due_date', app.iso(e.due_date), 'is_overdue', (e.is_open and e.due_date < app.now()) is true,
    'completed_at', app.iso((select max(d.completed_at) from training_enrollments d where d.tenant_id = u.tenant_id and d.course_id = x.course_id and d.user_id = u.id)),
    'certification_expires_at', app.iso((select max(c.expires_at) from training_certifications c where c.tenant_id = u.tenant_id and c.course_id = x.course_id
      and c.user_id = u.id and c.revoked_at is null and c.superseded_by_id is null and c.expires_at > app.now()))) order by x.place)
  from unnest(${courseIds}::uuid[]) with ordinality x(course_id, place)
  left join training_enrollments e on e.tenant_id = u.tenant_id and e.course_id = x.course_id and e.user_id = u.id and e.is_latest)`;

/** Members with the courses that are asked for, in the order asked. */
export const matrix = list<
  TrainingHandlers['listTrainingMatrix'],
  { readonly courseIds: readonly string[] }
>()({
  rows: (db) => membersOf(db),
  record: (rows, { courseIds }) =>
    record<TrainingMatrixRow>()(rows.select([userRefOf('u').as('user'), cells(courseIds).as('courses')])),
  id: 'u.id',
  filters: {
    // They say what is shown, not of whom.
    course_id: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    user_id: oneOfIds('u.id'),
    department_id: isOfDepartments('u.id'),
    search: mentions('u.name', 'u.email'),
  },
  sorts: { user_name: byName('u.name') },
  own: [sql`lower(u.name)`],
});
