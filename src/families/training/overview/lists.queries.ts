import { sql } from 'kysely';
import type { TrainingHandlers as ConsoleHandlers } from '#generated/console/families/training/handlers.ts';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import {
  before,
  by,
  byName,
  emptyLast,
  holds,
  list,
  oneOf,
  oneOfIds,
  since,
} from '#src/platform/db/query/index.ts';
import { enrollmentRecord, enrollmentsOf, isOverdue } from '../record/enrollment-record.queries.ts';
import { isOfDepartments } from '../record/learners.queries.ts';
import { hasSource, isOfPaths, searchedRuns } from './filters.queries.ts';

const names = { course_name: byName('k.name'), user_name: byName('u.name') };

export const completedList = list<TrainingHandlers['listCompletedTraining']>()({
  rows: (db) => enrollmentsOf(db).where('e.status', '=', 'completed'),
  record: enrollmentRecord,
  id: 'e.id',
  filters: {
    user_id: oneOfIds('e.user_id'),
    course_id: oneOfIds('e.course_id'),
    department_id: isOfDepartments('e.user_id'),
    learning_path_id: isOfPaths,
    completed_after: since('e.completed_at'),
    completed_before: before('e.completed_at'),
    search: searchedRuns,
  },
  sorts: { completed_at: by('e.completed_at'), ...names, score_percent: emptyLast('e.score_percent') },
});

/** Latest runs that somebody requires, and that are not completed. */
export const requiredList = list<TrainingHandlers['listRequiredTraining']>()({
  rows: (db) =>
    enrollmentsOf(db)
      .where('e.is_latest', '=', true)
      .where('e.status', 'in', ['assigned', 'in_progress', 'awaiting_review', 'failed'])
      .where(hasSource(['requirement', 'learning_path', 'assigner', 'recertification'])),
  record: enrollmentRecord,
  id: 'e.id',
  filters: {
    user_id: oneOfIds('e.user_id'),
    course_id: oneOfIds('e.course_id'),
    department_id: isOfDepartments('e.user_id'),
    learning_path_id: isOfPaths,
    status: oneOf('e.status'),
    source: hasSource,
    is_overdue: holds(isOverdue),
    due_after: since('e.due_date'),
    due_before: before('e.due_date'),
    search: searchedRuns,
  },
  sorts: { due_date: emptyLast('e.due_date'), assigned_at: by('e.assigned_at'), ...names },
  own: [sql`e.due_date asc nulls last`],
});

export const enrollmentList = list<ConsoleHandlers['listTrainingEnrollments']>()({
  rows: (db) => enrollmentsOf(db),
  record: enrollmentRecord,
  id: 'e.id',
  filters: {
    id: oneOfIds('e.id'),
    user_id: oneOfIds('e.user_id'),
    course_id: oneOfIds('e.course_id'),
    department_id: isOfDepartments('e.user_id'),
    status: oneOf('e.status'),
    source: hasSource,
    is_overdue: holds(isOverdue),
    search: searchedRuns,
  },
  sorts: {
    last_activity_at: emptyLast('e.last_activity_at'),
    assigned_at: by('e.assigned_at'),
    due_date: emptyLast('e.due_date'),
    ...names,
  },
});
