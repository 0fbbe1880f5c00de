import { sql, type RawBuilder } from 'kysely';
import type { TaskClientCount } from '#generated/types.gen.ts';
import type { CountTasksByClientInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { namedRefOfOrNull } from '#src/domain/refs/index.ts';
import { isOpenTask } from '#src/domain/visibility/index.ts';
import {
  emptyLast,
  inDirection,
  isoOrNull,
  pageQuery,
  record,
  toPage,
} from '#src/platform/db/query/index.ts';
import { isOverdueTask, type TaskScope } from './task-list-filters.queries.ts';
import { taskList } from './task-list.queries.ts';

/** Tasks counted by their client; those without one are a row of their own. */
export async function selectClientCounts(
  db: ReadContext['db'],
  scope: TaskScope,
  query: CountTasksByClientInput['query'],
): Promise<Page<TaskClientCount>> {
  const { sort, order, limit, offset, ...filters } = query;
  const countOf = <N extends string>(condition: RawBuilder<boolean>, name: N) =>
    sql<number>`count(*) filter (where ${condition})`.as(name);
  const categoryIs = (category: string) => sql<boolean>`t.status_category = ${sql.lit(category)}`;
  const { rows: matching } = await taskList.plain.matching(db, filters, scope);
  const counted = matching
    .groupBy('t.client_id')
    .select([
      't.client_id',
      countOf(isOpenTask(), 'open_count'),
      countOf(isOverdueTask(scope.now), 'overdue_count'),
      countOf(categoryIs('on_hold'), 'on_hold_count'),
      countOf(categoryIs('done'), 'done_count'),
      countOf(categoryIs('cancelled'), 'cancelled_count'),
      sql<number>`count(*)`.as('total_count'),
      sql<string>`min(t.due_date) filter (where ${isOpenTask()})`.as('next_due_date'),
    ]);
  const row = await pageQuery(db, {
    matching: db
      .selectFrom(counted.as('n'))
      .leftJoin('clients as c', (join) =>
        join.on(sql<boolean>`c.tenant_id = app.tenant_id()`).onRef('c.id', '=', 'n.client_id'),
      ),
    record: (rows) =>
      record<TaskClientCount>()(
        rows.select([
          namedRefOfOrNull('c').as('client'),
          'n.open_count',
          'n.overdue_count',
          'n.on_hold_count',
          'n.done_count',
          'n.cancelled_count',
          'n.total_count',
          isoOrNull('n.next_due_date').as('next_due_date'),
        ]),
      ),
    orderBy: [
      ...(sort === 'client_name'
        ? emptyLast(sql`lower(c.name)`)(order)
        : [inDirection(sql.ref(`n.${sort}`), order)]),
      ...emptyLast('n.client_id')(order),
    ],
    limit,
    offset,
  }).executeTakeFirstOrThrow();
  return toPage(row);
}
