import { sql, type Updateable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { EscalationNextStep } from '#generated/types.gen.ts';
import type { EscalationsHandlers } from '#generated/families/escalations/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import { userRefOrNull } from '#src/domain/refs/index.ts';
import type { ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  countRows,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import { isShown } from './escalations.queries.ts';

/** Of the contract. */
export const maxNextSteps = 100;

/** Next steps, `s`, of all escalations, `e`. */
const allSteps = (db: Db) =>
  db
    .selectFrom('escalation_next_steps as s')
    .innerJoin('escalations as e', (join) =>
      join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.escalation_id'),
    );

/** Those of escalations that the viewer may see. */
const nextSteps = (db: Db, scope: ViewerScope) => allSteps(db).where(isShown(scope));

/** The contract's representation. */
const nextStepRecord = (rows: ReturnType<typeof allSteps>) =>
  record<EscalationNextStep>()(
    rows.select([
      's.id',
      sql<
        EscalationNextStep['escalation']
      >`json_build_object('id', e.id, 'number', e.number, 'title', e.title)`.as('escalation'),
      's.title',
      's.details',
      as<EscalationNextStep['status']>()('s.status').as('status'),
      userRefOrNull('s.assignee_id').as('assignee'),
      isoOrNull('s.due_date').as('due_date'),
      's.position',
      isoOrNull('s.completed_at').as('completed_at'),
      's.completed_by',
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
      's.created_by',
    ]),
  );

export const nextStepList = list<EscalationsHandlers['listEscalationNextSteps'], ViewerScope>()({
  rows: nextSteps,
  record: nextStepRecord,
  id: 's.id',
  filters: {
    id: recordFilters('s').id,
    escalation_id: oneOfIds('s.escalation_id'),
    status: oneOf('s.status'),
    assignee_id: oneOfIds('s.assignee_id'),
    due_after: since('s.due_date'),
    due_before: before('s.due_date'),
    created_by: recordFilters('s').created_by,
    updated_after: recordFilters('s').updated_after,
    updated_before: recordFilters('s').updated_before,
    search: searched('s.id', 'search_escalation_next_steps'),
  },
  sorts: {
    due_date: emptyLast('s.due_date'),
    ...recordSorts('s'),
  },
  own: [sql`e.created_at desc`, sql`s.escalation_id desc`, sql`s.position`],
});

export const selectNextStep = (db: Db, id: string): Promise<JsonText<EscalationNextStep> | undefined> =>
  selectRecord(db, nextStepRecord(allSteps(db).where('s.id', '=', id)));

/** A step as it is stored, of an escalation that is locked. */
export type StoredStep = NonNullable<Awaited<ReturnType<typeof findStep>>>;

export const findStep = (db: Db, escalationId: string, id: string) =>
  db
    .selectFrom('escalation_next_steps as s')
    .where('s.escalation_id', '=', escalationId)
    .where('s.id', '=', id)
    .select([
      's.id',
      's.title',
      's.details',
      as<EscalationNextStep['status']>()('s.status').as('status'),
      's.assignee_id',
      isoOrNull('s.due_date').as('due_date'),
      's.position',
      isoOrNull('s.completed_at').as('completed_at'),
      's.completed_by',
      's.revision',
    ])
    .executeTakeFirst();

export async function countSteps(db: Db, escalationId: string): Promise<number> {
  return countRows(db.selectFrom('escalation_next_steps').where('escalation_id', '=', escalationId));
}

export async function countOpenSteps(db: Db, escalationId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('escalation_next_steps')
      .where('escalation_id', '=', escalationId)
      .where('status', '=', 'open'),
  );
}

export interface NewStep {
  readonly title: string;
  readonly details: string | null;
  readonly assigneeId: string | null;
  readonly dueDate: string | null;
}

/** Adds steps from a place on; answers their ids. Those behind it make room first (`moveSteps`). */
export async function insertSteps(
  db: Db,
  escalationId: string,
  steps: readonly NewStep[],
  from: number,
  userId: string,
  now: Date,
): Promise<string[]> {
  if (steps.length === 0) return [];
  const rows = await db
    .insertInto('escalation_next_steps')
    .values(
      steps.map(({ title, details, assigneeId, dueDate }, index) => ({
        escalation_id: escalationId,
        title,
        details,
        assignee_id: assigneeId,
        due_date: dueDate,
        position: from + index,
        created_at: now,
        updated_at: now,
        created_by: userId,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the steps at these places by one. Who keeps copies of them learns of it; their revisions stay, since nobody wrote them. */
export async function moveSteps(
  db: Db,
  escalationId: string,
  { from, to, by: distance }: { readonly from: number; readonly to?: number; readonly by: 1 | -1 },
  now: Date,
): Promise<void> {
  await db
    .updateTable('escalation_next_steps')
    .set((e) => ({ position: e('position', '+', distance), updated_at: now }))
    .where('escalation_id', '=', escalationId)
    .where('position', '>=', from)
    .$if(to !== undefined, (query) => query.where('position', '<=', to!))
    .execute();
}

export type StepValues = Omit<Updateable<Database['escalation_next_steps']>, 'revision' | 'updated_at'>;

/** Takes a step out; those behind it move up. Answers its title; undefined when it is not in the escalation. */
export async function deleteStep(
  db: Db,
  escalationId: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('escalation_next_steps')
    .where('escalation_id', '=', escalationId)
    .where('id', '=', id)
    .returning(['title', 'position'])
    .executeTakeFirst();
  if (deleted === undefined) return undefined;
  await moveSteps(db, escalationId, { from: deleted.position + 1, by: -1 }, now);
  return deleted.title;
}

/** Drops the open steps; `by` is null for the service itself. Answers their titles. */
export async function dropOpenSteps(
  db: Db,
  escalationId: string,
  by: string | null,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('escalation_next_steps')
    .set((e) => ({
      status: 'dropped',
      completed_at: now,
      completed_by: by,
      revision: e('revision', '+', 1),
      updated_at: now,
    }))
    .where('escalation_id', '=', escalationId)
    .where('status', '=', 'open')
    .returning('title')
    .execute();
  return rows.map(({ title }) => title);
}
