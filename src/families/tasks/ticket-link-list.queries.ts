import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { TaskTicketLink, TaskTicketLinkCandidate } from '#generated/types.gen.ts';
import type { ListTaskTicketLinkCandidatesInput, ListTaskTicketLinksInput } from '#generated/families/tasks/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { iso, selectPage } from '#src/platform/db/records.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { searchPattern } from '#src/domain/filters/index.ts';
import { isVisibleTicket } from '#src/domain/tasks/ticket-links.queries.ts';
import { visibleTasks } from '#src/domain/tasks/task-record.queries.ts';
import { isLiveTask, isVisibleTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';

type Db = Kysely<Database>;

const ticketRef = sql`json_build_object('id', k.id, 'number', k.number, 'subject', k.subject)`;

/** Links of which the viewer may see both ends. */
export function selectTicketLinks(db: Db, viewer: Viewer, ticketViewer: Viewer, { sort, order, limit, offset, ...filters }: ListTaskTicketLinksInput['query']): Promise<Page<TaskTicketLink>> {
  const { task_id: taskIds, ticket_id: ticketIds, reference_only: referenceOnly, origin, task_status_category: categories } = filters;
  const matching = visibleTasks(db, viewer)
    .innerJoin('task_ticket_links as l', (join) => join.onRef('l.tenant_id', '=', 't.tenant_id').onRef('l.task_id', '=', 't.id'))
    .innerJoin('tickets as k', (join) => join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.id', '=', 'l.ticket_id'))
    .where(isVisibleTicket(ticketViewer)).where('k.merged_into_id', 'is', null);
  const conditions = [
    ...recordConditions('l', filters),
    ...(taskIds === undefined ? [] : [sql<boolean>`l.task_id = any(${taskIds}::uuid[])`]),
    ...(ticketIds === undefined ? [] : [sql<boolean>`l.ticket_id = any(${ticketIds}::uuid[])`]),
    ...(referenceOnly === undefined ? [] : [sql<boolean>`l.reference_only = ${referenceOnly}`]),
    ...(origin === undefined ? [] : [sql<boolean>`l.origin = any(${origin}::text[])`]),
    ...(categories === undefined ? [] : [sql<boolean>`t.status_category = any(${categories}::text[])`]),
  ];
  const direction = sql.raw(order);
  const sorted = { created_at: sql`l.created_at`, task_number: sql`t.number`, ticket_number: sql`k.number` }[sort];
  return selectPage<TaskTicketLink>(db, {
    matching: conditions.reduce((query, condition) => query.where(condition), matching),
    record: (query) => query.select([
      'l.id', sql`json_build_object('id', t.id, 'number', t.number, 'name', t.name)`.as('task'), ticketRef.as('ticket'), 't.status_category as task_status_category',
      'k.status_category as ticket_status_category', 'l.reference_only', 'l.origin', iso('l.created_at').as('created_at'),
      // A link that an automation made counts as its task's maker's.
      sql`coalesce(l.created_by, t.created_by)`.as('created_by'),
    ]),
    orderBy: [sql`${sorted} ${direction}`, sql`l.id ${direction}`],
    limit,
    offset,
  });
}

type CandidateQuery = ListTaskTicketLinkCandidatesInput['query'];

interface Reason {
  readonly name: TaskTicketLinkCandidate['reasons'][number];
  readonly holds: RawBuilder<boolean>;
  readonly points: RawBuilder<unknown>;
}

/** Tickets, `k`, that task `t` may belong to: neither linked to it, nor spam, merged or out of the viewer's sight. */
export function selectLinkCandidates(db: Db, taskId: string, viewer: Viewer, ticketViewer: Viewer, query: CandidateQuery): Promise<Page<TaskTicketLinkCandidate>> {
  const { search, client_id: clientIds, status_category: categories, limit, offset } = query;
  const pattern = search === undefined || search.trim() === '' ? undefined : searchPattern(search);
  const matching = db.selectFrom('tasks as t').where('t.id', '=', taskId)
    .innerJoin('tickets as k', (join) => join.onRef('k.tenant_id', '=', 't.tenant_id'))
    .where(isVisibleTicket(ticketViewer)).where('k.merged_into_id', 'is', null).where('k.is_spam', '=', false)
    .where(sql<boolean>`not exists (select from task_ticket_links l where l.tenant_id = k.tenant_id and l.ticket_id = k.id and l.task_id = t.id)`)
    .$if(pattern !== undefined, (tickets) => tickets.where(sql<boolean>`k.search_text like ${pattern}`))
    .$if(clientIds !== undefined, (tickets) => tickets.where(sql<boolean>`k.client_id = any(${clientIds}::uuid[])`))
    .$if(categories !== undefined, (tickets) => tickets.where(sql<boolean>`k.status_category = any(${categories}::text[])`));
  const reasons = reasonsFor(clientIds !== undefined);
  const score = sql`least(100, round((${sql.join(reasons.map(({ holds, points }) => sql`case when ${holds} then ${points} else 0 end`), sql` + `)})::numeric, 1))`;
  const direction = sql.raw(query.order);
  return selectPage<TaskTicketLinkCandidate>(db, {
    matching,
    record: (tickets) => tickets.select([
      ticketRef.as('ticket'), 'k.status_category',
      sql`(select json_build_object('id', c.id, 'name', c.name) from clients c where c.tenant_id = k.tenant_id and c.id = k.client_id)`.as('client'),
      score.as('score_percent'), sql`array_remove(array[${sql.join(reasons.map(({ holds, name }) => sql`case when ${holds} then ${sql.lit(name)} end`))}], null)`.as('reasons'),
      sql`(select count(*) from task_ticket_links l join tasks o on o.tenant_id = l.tenant_id and o.id = l.task_id
        where l.tenant_id = k.tenant_id and l.ticket_id = k.id and ${isLiveTask('o')} and ${isVisibleTask(viewer, 'o')})`.as('link_count'),
      iso('k.created_at').as('created_at'),
    ]),
    orderBy: query.sort === 'relevance' ? [sql`${score} desc`, sql`k.created_at desc`, sql`k.id desc`] : [sql`${sql.ref(`k.${query.sort}`)} ${direction}`, sql`k.id ${direction}`],
    limit,
    offset,
  });
}

/** Why a ticket is suggested, and how much each reason counts of 100. Who names clients does not ask for the task's own. */
function reasonsFor(isClientGiven: boolean): readonly Reason[] {
  const similarity = sql`similarity(lower(k.subject), lower(t.name))`;
  return [
    { name: 'same_client', holds: isClientGiven ? sql<boolean>`false` : sql<boolean>`coalesce(k.client_id = t.client_id, false)`, points: sql`40` },
    { name: 'similar_text', holds: sql<boolean>`${similarity} >= 0.2`, points: sql`30 * ${similarity}` },
    { name: 'same_people', holds: sql<boolean>`k.assigned_to && t.assigned_to`, points: sql`12` },
    { name: 'same_tags', holds: sql<boolean>`exists (select from unnest(k.tags) one join unnest(t.tags) other on lower(one) = lower(other))`, points: sql`10` },
    { name: 'close_in_time', holds: sql<boolean>`k.created_at between t.created_at - interval '3 days' and t.created_at + interval '3 days'`, points: sql`8` },
  ];
}
