import { sql, type RawBuilder } from 'kysely';
import type { TaskTicketLink, TaskTicketLinkCandidate } from '#generated/types.gen.ts';
import type { TasksHandlers } from '#generated/families/tasks/handlers.ts';
import { searchPatterns } from '#src/domain/filters/index.ts';
import { namedRefOrNull, taskRefOf, ticketRefOf } from '#src/domain/refs/index.ts';
import { isVisibleTicket, visibleTasks } from '#src/domain/tasks/index.ts';
import { isLiveTask, isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';
import {
  by,
  holds,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
} from '#src/platform/db/query/index.ts';

/** Links of which the viewer may see both ends. */
export const ticketLinks = list<TasksHandlers['listTaskTicketLinks'], Viewer>()({
  rows: (db, scope) =>
    visibleTasks(db, scope)
      .innerJoin('task_ticket_links as l', (join) =>
        join.onRef('l.tenant_id', '=', 't.tenant_id').onRef('l.task_id', '=', 't.id'),
      )
      .innerJoin('tickets as k', (join) =>
        join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.id', '=', 'l.ticket_id'),
      )
      .where(isVisibleTicket(scope))
      .where('k.merged_into_id', 'is', null),
  record: (rows) =>
    record<TaskTicketLink>()(
      rows.select([
        'l.id',
        taskRefOf('t').as('task'),
        ticketRefOf('k').as('ticket'),
        't.status_category as task_status_category',
        'k.status_category as ticket_status_category',
        'l.reference_only',
        'l.origin',
        iso('l.created_at').as('created_at'),
        // A link that an automation made counts as its task's maker's.
        sql<string>`coalesce(l.created_by, t.created_by)`.as('created_by'),
      ]),
    ),
  id: 'l.id',
  filters: {
    ...recordFilters('l'),
    task_id: oneOfIds('l.task_id'),
    ticket_id: oneOfIds('l.ticket_id'),
    reference_only: holds('l.reference_only'),
    origin: oneOf('l.origin'),
    task_status_category: oneOf('t.status_category'),
  },
  sorts: { created_at: by('l.created_at'), task_number: by('t.number'), ticket_number: by('k.number') },
});

interface Reason {
  readonly name: TaskTicketLinkCandidate['reasons'][number];
  readonly holds: RawBuilder<boolean>;
  readonly points: RawBuilder<unknown>;
}

const scoreOf = (reasons: readonly Reason[]) =>
  sql<number>`least(100, round((${sql.join(
    reasons.map(({ holds: applies, points }) => sql`case when ${applies} then ${points} else 0 end`),
    sql` + `,
  )})::numeric, 1))`;

/** Tickets, `k`, that a task, `t`, may belong to: neither linked to it, nor spam, merged or out of the viewer's sight. */
export const linkCandidates = list<
  TasksHandlers['listTaskTicketLinkCandidates'],
  Viewer & { readonly taskId: string; readonly isClientGiven: boolean }
>()({
  rows: (db, scope) =>
    db
      .selectFrom('tasks as t')
      .where('t.id', '=', scope.taskId)
      .innerJoin('tickets as k', (join) => join.onRef('k.tenant_id', '=', 't.tenant_id'))
      .where(isVisibleTicket(scope))
      .where('k.merged_into_id', 'is', null)
      .where('k.is_spam', '=', false)
      .where(
        sql<boolean>`not exists (select from task_ticket_links l where l.tenant_id = k.tenant_id and l.ticket_id = k.id and l.task_id = t.id)`,
      ),
  record: (rows, { isClientGiven, ...viewer }) => {
    const reasons = reasonsFor(isClientGiven);
    return record<TaskTicketLinkCandidate>()(
      rows.select([
        ticketRefOf('k').as('ticket'),
        'k.status_category',
        namedRefOrNull('clients', 'k.client_id').as('client'),
        scoreOf(reasons).as('score_percent'),
        sql<
          TaskTicketLinkCandidate['reasons']
        >`array_remove(array[${sql.join(reasons.map(({ holds: applies, name }) => sql`case when ${applies} then ${sql.lit(name)} end`))}], null)`.as(
          'reasons',
        ),
        sql<number>`(select count(*) from task_ticket_links l join tasks o on o.tenant_id = l.tenant_id and o.id = l.task_id
        where l.tenant_id = k.tenant_id and l.ticket_id = k.id and ${isLiveTask('o')} and ${isVisibleTask(viewer, 'o')})`.as(
          'link_count',
        ),
        iso('k.created_at').as('created_at'),
      ]),
    );
  },
  id: 'k.id',
  filters: {
    search: {
      prepare: (typed: string) => (typed.trim() === '' ? undefined : searchPatterns(typed)),
      condition: (patterns: readonly string[]) => sql<boolean>`k.search_text like any(${patterns}::text[])`,
    },
    client_id: oneOfIds('k.client_id'),
    status_category: oneOf('k.status_category'),
  },
  sorts: {
    created_at: by('k.created_at'),
    number: by('k.number'),
  },
  own: ({ isClientGiven }) => [
    sql`${scoreOf(reasonsFor(isClientGiven))} desc`,
    sql`k.created_at desc`,
    sql`k.id desc`,
  ],
});

/** Why a ticket is suggested, and how much each reason counts of 100. Who names clients does not ask for the task's own. */
function reasonsFor(isClientGiven: boolean): readonly Reason[] {
  const similarity = sql`similarity(lower(k.subject), lower(t.name))`;
  return [
    {
      name: 'same_client',
      holds: isClientGiven ? sql<boolean>`false` : sql<boolean>`coalesce(k.client_id = t.client_id, false)`,
      points: sql`40`,
    },
    { name: 'similar_text', holds: sql<boolean>`${similarity} >= 0.2`, points: sql`30 * ${similarity}` },
    { name: 'same_people', holds: sql<boolean>`k.assigned_to && t.assigned_to`, points: sql`12` },
    {
      name: 'same_tags',
      holds: sql<boolean>`exists (select from unnest(k.tags) one join unnest(t.tags) other on lower(one) = lower(other))`,
      points: sql`10`,
    },
    {
      name: 'close_in_time',
      holds: sql<boolean>`k.created_at between t.created_at - interval '3 days' and t.created_at + interval '3 days'`,
      points: sql`8`,
    },
  ];
}
