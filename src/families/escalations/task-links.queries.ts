import { sql } from 'kysely';
import type { EscalationTaskLink } from '#generated/types.gen.ts';
import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { taskRefOf } from '#src/domain/refs/index.ts';
import {
  canView,
  isLiveTask,
  isShownTo,
  viewerIn,
  viewerScope,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  countRows,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  record,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** Of the contract. */
export const maxTaskLinks = 100;

interface Scope {
  readonly viewer: ViewerScope;
  readonly escalationId: string;
}

/** Links, `l`, of the escalation, `e`, with tasks, `t`, that the viewer may see. */
function taskLinks(db: Db, { viewer: scope, escalationId }: { readonly [K in keyof Scope]: Scope[K] }) {
  const viewer = viewerIn(scope);
  return db
    .selectFrom('escalation_tasks as l')
    .innerJoin('escalations as e', (join) =>
      join.onRef('e.tenant_id', '=', 'l.tenant_id').onRef('e.id', '=', 'l.escalation_id'),
    )
    .innerJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'l.tenant_id').onRef('t.id', '=', 'l.task_id'),
    )
    .where('l.escalation_id', '=', escalationId)
    .where(isLiveTask('t'))
    .where(canView(viewer, 'task') ? isShownTo('task', viewer, 't') : sql<boolean>`false`);
}

/** The contract's representation. */
const taskLinkRecord = (rows: ReturnType<typeof taskLinks>) =>
  record<EscalationTaskLink>()(
    rows.select([
      'l.escalation_id',
      taskRefOf('t').as('task'),
      as<EscalationTaskLink['relation']>()('l.relation').as('relation'),
      't.status as task_status',
      as<EscalationTaskLink['task_status_category']>()('t.status_category').as('task_status_category'),
      isoOrNull('t.due_date').as('due_date'),
      iso('l.linked_at').as('linked_at'),
      sql<string>`coalesce(l.linked_by, e.created_by)`.as('linked_by'),
    ]),
  );

export const taskLinkList = list<
  EscalationsHandlers['listEscalationTaskLinks'],
  { readonly viewer: ViewerScope; readonly escalationId: string }
>()({
  rows: taskLinks,
  record: taskLinkRecord,
  id: 'l.task_id',
  filters: { relation: oneOf('l.relation') },
  sorts: { linked_at: by('l.linked_at'), due_date: emptyLast('t.due_date') },
});

export function selectTaskLink(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  escalationId: string,
  taskId: string,
): Promise<JsonText<EscalationTaskLink> | undefined> {
  const rows = taskLinks(ctx.db, { viewer: viewerScope(ctx), escalationId }).where('l.task_id', '=', taskId);
  return selectRecord(ctx.db, taskLinkRecord(rows));
}

/** The relation of the link as far as the caller may see the task. */
export async function findVisibleRelation(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  escalationId: string,
  taskId: string,
): Promise<EscalationTaskLink['relation'] | undefined> {
  const link = await taskLinks(ctx.db, { viewer: viewerScope(ctx), escalationId })
    .where('l.task_id', '=', taskId)
    .select(as<EscalationTaskLink['relation']>()('l.relation').as('relation'))
    .executeTakeFirst();
  return link?.relation;
}

/** The relation of the link; undefined when the two are not linked. */
export async function findRelation(
  db: Db,
  escalationId: string,
  taskId: string,
): Promise<EscalationTaskLink['relation'] | undefined> {
  const link = await db
    .selectFrom('escalation_tasks as l')
    .where('l.escalation_id', '=', escalationId)
    .where('l.task_id', '=', taskId)
    .select(as<EscalationTaskLink['relation']>()('l.relation').as('relation'))
    .executeTakeFirst();
  return link?.relation;
}

export async function countTaskLinks(db: Db, escalationId: string): Promise<number> {
  return countRows(db.selectFrom('escalation_tasks').where('escalation_id', '=', escalationId));
}

/** Links tasks in a relation; a link that is there gets it too. */
export async function upsertTaskLinks(
  db: Db,
  escalationId: string,
  taskIds: readonly string[],
  relation: EscalationTaskLink['relation'],
  userId: string,
  now: Date,
): Promise<void> {
  if (taskIds.length === 0) return;
  await sql`
    insert into escalation_tasks (escalation_id, task_id, relation, linked_at, linked_by)
    select ${escalationId}::uuid, id, ${relation}, ${now}::timestamptz, ${userId}::uuid from unnest(${[...taskIds]}::uuid[]) id
    on conflict (tenant_id, escalation_id, task_id) do update set relation = excluded.relation`.execute(db);
}

export async function deleteTaskLink(db: Db, escalationId: string, taskId: string): Promise<void> {
  await db
    .deleteFrom('escalation_tasks')
    .where('escalation_id', '=', escalationId)
    .where('task_id', '=', taskId)
    .execute();
}
