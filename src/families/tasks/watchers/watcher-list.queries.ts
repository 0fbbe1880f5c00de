import type { TaskWatcher } from '#generated/types.gen.ts';
import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { by, byName, iso, list, record } from '#src/platform/db/query/index.ts';

/** Watchers of a task. */
export const watcherList = list<TasksHandlers['listTaskWatchers'], { taskId: string }>()({
  rows: (db, { taskId }) =>
    db
      .selectFrom('task_watchers as w')
      .innerJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'w.tenant_id').onRef('u.id', '=', 'w.user_id'),
      )
      .where('w.task_id', '=', taskId),
  record: (watchers) =>
    record<TaskWatcher>()(
      watchers.select([userRefOf('u').as('user'), iso('w.added_at').as('added_at'), 'w.added_by']),
    ),
  id: 'u.id',
  filters: {},
  sorts: { added_at: by('w.added_at'), name: byName('u.name') },
});
