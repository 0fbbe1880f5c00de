import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskWatcher } from '#generated/types.gen.ts';
import type { ListTaskWatchersInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';

const watchers = (db: Kysely<Database>, taskId: string) => db.selectFrom('task_watchers as w')
  .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'w.tenant_id').onRef('u.id', '=', 'w.user_id'))
  .where('w.task_id', '=', taskId);

const sortExpressions = { added_at: sql`w.added_at`, name: sql`lower(u.name)` } as const;

export function selectWatcherPage(db: Kysely<Database>, taskId: string, { sort, order, limit, offset }: ListTaskWatchersInput['query']): Promise<Page<TaskWatcher>> {
  const direction = sql.raw(order);
  return selectPage<TaskWatcher>(db, {
    matching: watchers(db, taskId),
    record: (rows) => (rows as ReturnType<typeof watchers>).select([
      sql`json_build_object('id', u.id, 'name', u.name, 'email', u.email)`.as('user'), iso('w.added_at').as('added_at'), 'w.added_by',
    ]),
    orderBy: [sql`${sortExpressions[sort]} ${direction}`, sql`u.id ${direction}`],
    limit,
    offset,
  });
}
