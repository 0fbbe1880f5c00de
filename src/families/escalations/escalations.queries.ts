import { sql, type RawBuilder } from 'kysely';
import type { Escalation } from '#generated/types.gen.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { isSubjectOrRemedy } from '#src/domain/escalations/index.ts';
import { clientRefOrNull, userRefOrNull } from '#src/domain/refs/index.ts';
import {
  canView,
  isShownTo,
  isVisibleRecord,
  viewerIn,
  viewerScope,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, record, selectRecord } from '#src/platform/db/query/index.ts';
import { courseColumns, headColumns } from './stored.queries.ts';

/** Whether an escalation, `e`, shows to the viewer. The permission for the kind is that of the operation. */
export const isShown = ({ userId, rights }: ViewerScope): RawBuilder<boolean> =>
  isShownTo('escalation', { userId, seesPrivate: rights.held.includes('escalations.manage') }, 'e');

/** Escalations, `e`, that the viewer may see. */
export const escalations = (db: Db, scope: ViewerScope) =>
  db.selectFrom('escalations as e').where(isShown(scope));

/** Ids of records that it is about or that solve it, as far as they are there and the viewer may see them. */
function linkedIds(viewer: RecordViewer, kind: 'ticket' | 'task'): RawBuilder<string[]> {
  if (!canView(viewer, kind)) return sql<string[]>`'[]'::json`;
  const id = sql.ref(`l.${kind}_id`);
  return sql<string[]>`(
    select coalesce(json_agg(${id} order by ${id}), '[]') from ${sql.table(`escalation_${kind}s`)} l
    where l.tenant_id = e.tenant_id and l.escalation_id = e.id and ${kind === 'task' ? isSubjectOrRemedy('l') : sql`true`}
      and ${isVisibleRecord(viewer, sql.lit(kind), id, [kind])})`;
}

const participantCount = sql<number>`(
  select count(*) from escalation_participants p where p.tenant_id = e.tenant_id and p.escalation_id = e.id)`;

const nextStepCounts = sql<Escalation['next_step_counts']>`(
  select json_build_object('open', count(*) filter (where s.status = 'open'), 'done', count(*) filter (where s.status = 'done'),
    'dropped', count(*) filter (where s.status = 'dropped'))
  from escalation_next_steps s where s.tenant_id = e.tenant_id and s.escalation_id = e.id)`;

const aiSummary = sql<Escalation['ai_summary']>`case when e.summary_text is not null then json_build_object(
  'body_text', e.summary_text, 'is_generated', e.is_summary_generated, 'updated_at', app.iso(e.summary_updated_at), 'updated_by', e.summary_updated_by) end`;

const selectedRecommendation = sql<string | null>`(
  select r.id from escalation_recommendations r where r.tenant_id = e.tenant_id and r.escalation_id = e.id and r.status = 'selected')`;

/** The contract's representation. Linked records that the viewer may not see are left out. */
export const escalationRecord = (query: ReturnType<typeof escalations>, scope: ViewerScope) => {
  const viewer = viewerIn(scope);
  return record<Escalation>()(
    query.select([
      ...headColumns,
      userRefOrNull('e.assignee_id').as('assignee'),
      (canView(viewer, 'client') ? clientRefOrNull('e.client_id') : sql<null>`null`).as('client'),
      'e.client_program_id',
      linkedIds(viewer, 'ticket').as('ticket_ids'),
      linkedIds(viewer, 'task').as('task_ids'),
      participantCount.as('participant_count'),
      ...courseColumns,
      nextStepCounts.as('next_step_counts'),
      aiSummary.as('ai_summary'),
      selectedRecommendation.as('selected_recommendation_id'),
      as<Escalation['source']>()('e.source').as('source'),
      'e.revision',
      iso('e.created_at').as('created_at'),
      iso('e.updated_at').as('updated_at'),
      'e.created_by',
    ]),
  );
};

/** The id, when there is such an escalation and it shows to the caller. */
export async function findShownId(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<string | undefined> {
  const found = await escalations(ctx.db, viewerScope(ctx))
    .where('e.id', '=', id)
    .select('e.id')
    .executeTakeFirst();
  return found?.id;
}

/** Tickets of an escalation that the caller may see. */
export async function selectVisibleTicketIds(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<readonly string[]> {
  const scope = viewerScope(ctx);
  const { ids } = await escalations(ctx.db, scope)
    .where('e.id', '=', id)
    .select(linkedIds(viewerIn(scope), 'ticket').as('ids'))
    .executeTakeFirstOrThrow();
  return ids;
}

export function selectEscalation(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<JsonText<Escalation> | undefined> {
  const scope = viewerScope(ctx);
  return selectRecord(ctx.db, escalationRecord(escalations(ctx.db, scope).where('e.id', '=', id), scope));
}
