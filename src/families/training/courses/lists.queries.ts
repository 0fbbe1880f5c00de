import { sql } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import { liesIn } from '#src/domain/folders/index.ts';
import { viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import {
  byName,
  emptyLast,
  hasNoValue,
  hasValue,
  holds,
  list,
  oneOf,
  oneOfIds,
  recordFilters,
  recordSorts,
  tagged,
  type Condition,
} from '#src/platform/db/query/index.ts';
import { courseRecord, shownCourses } from '../record/course-record.queries.ts';

/** Who looks, and whether folders stand for what is below them too. */
export type LibraryScope = ViewerScope & { readonly isDeep: boolean; readonly learnerId: string };

const latest = (learnerId: string, condition: Condition): Condition => sql<boolean>`exists (
  select from training_enrollments _mine where _mine.tenant_id = c.tenant_id and _mine.course_id = c.id and _mine.user_id = ${learnerId}::uuid
    and _mine.is_latest and ${condition})`;

/** The latest run has another reason than its learner. */
const isRequired = sql<boolean>`_mine.status <> 'withdrawn' and exists (select from training_enrollment_sources _why
  where _why.tenant_id = _mine.tenant_id and _why.enrollment_id = _mine.id and _why.kind <> 'self')`;

export const courseList = list<TrainingHandlers['listTrainingCourses'], LibraryScope>()({
  rows: (db, scope) => shownCourses(db, viewerIn(scope)),
  record: (rows, scope, db) => courseRecord(rows, db, viewerIn(scope)),
  id: 'c.id',
  cutFirst: 'c',
  filters: {
    ...recordFilters('c'),
    folder_id: (ids, { isDeep }) => liesIn('c.folder_id', isDeep)(ids),
    // It says how `folder_id` is meant.
    is_including_subfolders: { prepare: () => undefined, condition: () => sql<boolean>`true` },
    is_root: hasNoValue('c.folder_id'),
    status: oneOf('c.status'),
    tags: tagged('c.tags'),
    difficulty: oneOf('c.difficulty'),
    learning_path_id: (ids) => sql<boolean>`exists (
      select from learning_path_courses _in join learning_paths _path on _path.tenant_id = _in.tenant_id and _path.id = _in.learning_path_id and _path.deleted_at is null
      where _in.tenant_id = c.tenant_id and _in.course_id = c.id and _in.learning_path_id = any(${ids}::uuid[]))`,
    department_id: (ids) => sql<boolean>`exists (
      select from training_requirements _rule where _rule.tenant_id = c.tenant_id and _rule.course_id = c.id and _rule.department_ids && ${ids}::uuid[])`,
    owner_id: oneOfIds('c.owner_id'),
    is_required: (flag, { learnerId }) => holds(latest(learnerId, isRequired))(flag),
    enrollment_status: (values, { learnerId }) => latest(learnerId, oneOf('_mine.status')(values)),
    has_certification: hasValue('c.template_id'),
    search: searched('c.id', 'search_training_courses'),
  },
  sorts: {
    ...recordSorts('c'),
    published_at: emptyLast('c.published_at'),
    name: byName('c.name'),
    estimated_minutes: emptyLast('c.estimated_minutes'),
  },
});
