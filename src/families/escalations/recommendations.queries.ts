import { sql } from 'kysely';
import type { EscalationRecommendation } from '#generated/types.gen.ts';
import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  otherThan,
  record,
  selectRecords,
} from '#src/platform/db/query/index.ts';

/** Recommendations, `r`, of an escalation that the caller sees. */
const recommendations = (db: Db, { escalationId }: { readonly escalationId: string }) =>
  db.selectFrom('escalation_recommendations as r').where('r.escalation_id', '=', escalationId);

/** The contract's representation. */
const recommendationRecord = (rows: ReturnType<typeof recommendations>) =>
  record<EscalationRecommendation>()(
    rows.select([
      'r.id',
      'r.escalation_id',
      as<EscalationRecommendation['status']>()('r.status').as('status'),
      'r.title',
      'r.body_text',
      'r.rationale',
      'r.suggested_steps',
      'r.confidence',
      'r.position',
      isoOrNull('r.selected_at').as('selected_at'),
      'r.selected_by',
      iso('r.created_at').as('created_at'),
    ]),
  );

export const recommendationList = list<
  EscalationsHandlers['listEscalationRecommendations'],
  { readonly escalationId: string }
>()({
  rows: recommendations,
  record: recommendationRecord,
  id: 'r.id',
  filters: {
    status: { condition: oneOf('r.status'), absent: () => sql<boolean>`r.status <> 'superseded'` },
  },
  sorts: { created_at: by('r.created_at'), confidence: emptyLast('r.confidence') },
  own: [sql`r.created_at desc`, sql`r.position`],
});

/** The latest set, best first. */
export const selectSet = (
  db: Db,
  escalationId: string,
  ids: readonly string[],
): Promise<EscalationRecommendation[]> =>
  selectRecords(
    db,
    recommendationRecord(
      recommendations(db, { escalationId })
        .where('r.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
        .orderBy('r.position'),
    ),
  );

export const findRecommendation = (db: Db, escalationId: string, id: string) =>
  recommendations(db, { escalationId })
    .where('r.id', '=', id)
    .select(['r.id', 'r.status', 'r.suggested_steps', 'r.steps_added_at'])
    .executeTakeFirst();

export const findSelected = (db: Db, escalationId: string) =>
  recommendations(db, { escalationId }).where('r.status', '=', 'selected').select('r.id').executeTakeFirst();

/** Selects one, or none; the one before is proposed again. */
export async function updateSelected(
  db: Db,
  escalationId: string,
  id: string | null,
  { userId, now, addsSteps }: { readonly userId: string; readonly now: Date; readonly addsSteps: boolean },
): Promise<void> {
  await db
    .updateTable('escalation_recommendations')
    .set({ status: 'proposed', selected_at: null, selected_by: null })
    .where('escalation_id', '=', escalationId)
    .where('status', '=', 'selected')
    .where(otherThan('id', id))
    .execute();
  if (id === null) return;
  await db
    .updateTable('escalation_recommendations')
    .set((e) => ({
      status: 'selected',
      selected_at: e.fn.coalesce('selected_at', sql<string>`${now}::timestamptz`),
      selected_by: e.fn.coalesce('selected_by', sql<string>`${userId}::uuid`),
      ...(addsSteps && { steps_added_at: now }),
    }))
    .where('id', '=', id)
    .execute();
}

export interface NewRecommendation {
  readonly title: string;
  readonly body_text: string;
  readonly rationale: string | null;
  readonly suggested_steps: readonly string[];
  readonly confidence: number | null;
}

/** Stores a new set in place of what is only proposed; answers its ids in order. */
export async function insertSet(
  db: Db,
  escalationId: string,
  set: readonly NewRecommendation[],
  aiRequestId: string,
  now: Date,
): Promise<string[]> {
  await db
    .updateTable('escalation_recommendations')
    .set({ status: 'superseded' })
    .where('escalation_id', '=', escalationId)
    .where('status', '=', 'proposed')
    .execute();
  const rows = await db
    .insertInto('escalation_recommendations')
    .values(
      set.map(({ suggested_steps: steps, ...plain }, position) => ({
        ...plain,
        suggested_steps: [...steps],
        escalation_id: escalationId,
        ai_request_id: aiRequestId,
        position,
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
