import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskClientCount } from '#generated/types.gen.ts';
import type { CountTasksByClientInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import { isOpenTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { isOverdueTask, partFilters } from './task-list-filters.queries.ts';
import { matchingTasks } from './task-list.queries.ts';

type Query = CountTasksByClientInput['query'];

/** Tasks counted by their client; those without one are a row of their own. */
export function selectClientCounts(db: Kysely<Database>, viewer: Viewer, query: Query, now: Date): Promise<Page<TaskClientCount>> {
  const { sort, order, limit, offset, ...filters } = query;
  const { values, shape } = partFilters(filters, now);
  const countOf = (condition: RawBuilder<boolean>, name: string) => sql<number>`count(*) filter (where ${condition})`.as(name);
  const categoryIs = (category: string) => sql<boolean>`t.status_category = ${sql.lit(category)}`;
  const counted = matchingTasks(db, viewer, values, shape).groupBy('t.client_id').select([
    't.client_id', countOf(isOpenTask(), 'open_count'), countOf(isOverdueTask(now), 'overdue_count'), countOf(categoryIs('on_hold'), 'on_hold_count'),
    countOf(categoryIs('done'), 'done_count'), countOf(categoryIs('cancelled'), 'cancelled_count'), sql<number>`count(*)`.as('total_count'),
    sql<string>`min(t.due_date) filter (where ${isOpenTask()})`.as('next_due_date'),
  ]);
  return selectPage<TaskClientCount>(db, {
    matching: db.selectFrom(counted.as('n')).leftJoin('clients as c', (join) => join.on(sql<boolean>`c.tenant_id = app.tenant_id()`).onRef('c.id', '=', 'n.client_id')),
    record: (rows) => rows.select([
      sql`case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end`.as('client'),
      'n.open_count', 'n.overdue_count', 'n.on_hold_count', 'n.done_count', 'n.cancelled_count', 'n.total_count', iso('n.next_due_date').as('next_due_date'),
    ]),
    orderBy: [sort === 'client_name' ? sql`lower(c.name) ${sql.raw(order)} nulls last` : sql`${sql.ref(`n.${sort}`)} ${sql.raw(order)}`, sql`n.client_id ${sql.raw(order)} nulls last`],
    limit,
    offset,
  });
}
