import { sql } from 'kysely';
import type { AssignmentDecision, UserRef } from '#generated/types.gen.ts';
import type { AssignmentsHandlers } from '#generated/families/assignments/handlers.ts';
import { namedRefFrom, taskRefOf, userRefOrNull } from '#src/domain/refs/index.ts';
import { visibleTasks } from '#src/domain/tasks/index.ts';
import type { Viewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  anyOfIds,
  as,
  before,
  by,
  iso,
  list,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

type Sight = Viewer & { readonly candidateLimit: number };

/** Decisions, as `d`, on stages of tasks, `t`, that the viewer may see. */
const visibleDecisions = (db: Db, viewer: Viewer) =>
  visibleTasks(db, viewer).innerJoin('assignment_decisions as d', (join) =>
    join.onRef('d.tenant_id', '=', 't.tenant_id').onRef('d.task_id', '=', 't.id'),
  );

/** The contract's representation of a decision, with its first candidates. */
const decisionRecord = (rows: ReturnType<typeof visibleDecisions>, candidateLimit: number) =>
  record<AssignmentDecision>()(
    rows.select([
      'd.id',
      taskRefOf('t').as('task'),
      namedRefFrom('d.stage_id', 'd.stage_name').as('stage'),
      as<AssignmentDecision['trigger']>()('d.trigger').as('trigger'),
      as<AssignmentDecision['outcome']>()('d.outcome').as('outcome'),
      userRefOrNull('d.assignee_id').as('assignee'),
      userRefOrNull('d.previous_assignee_id').as('previous_assignee'),
      'd.overflow_reason',
      sql<string>`left(d.explanation, 1000)`.as('explanation'),
      'd.candidate_count',
      sql<AssignmentDecision['candidates']>`coalesce((
        select jsonb_agg(c.value order by c.place) from jsonb_array_elements(d.candidates) with ordinality c (value, place)
        where c.place <= ${candidateLimit}::integer), '[]')`.as('candidates'),
      'd.rule_ids',
      'd.rerun_of_id',
      'd.reason',
      as<AssignmentDecision['actor']>()('d.actor').as('actor'),
      iso('d.decided_at').as('decided_at'),
    ]),
  );

export const decisions = list<AssignmentsHandlers['listAssignmentHistory'], Sight>()({
  rows: visibleDecisions,
  record: (rows, { candidateLimit }) => decisionRecord(rows, candidateLimit),
  id: 'd.id',
  filters: {
    id: oneOfIds('d.id'),
    task_id: oneOfIds('d.task_id'),
    stage_id: oneOfIds('d.stage_id'),
    assigned_to: oneOfIds('d.assignee_id'),
    candidate_id: anyOfIds('d.candidate_ids'),
    outcome: oneOf('d.outcome'),
    trigger: oneOf('d.trigger'),
    client_id: oneOfIds('t.client_id'),
    department_id: oneOfIds('d.department_id'),
    process_definition_id: oneOfIds('t.process_definition_id'),
    rule_id: anyOfIds('d.rule_ids'),
    decided_after: since('d.decided_at'),
    decided_before: before('d.decided_at'),
    // It is about the columns.
    candidate_limit: { prepare: () => undefined, condition: () => sql<boolean>`true` },
  },
  sorts: { decided_at: by('d.decided_at') },
});

/** A decision with all its candidates; undefined when there is none that the viewer may see. */
export const selectDecision = async (
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<AssignmentDecision | undefined> => {
  const text = await selectRecord(
    db,
    decisionRecord(visibleDecisions(db, viewer).where('d.id', '=', id), 200),
  );
  return text === undefined ? undefined : parseRecord(text);
};

/** Who had a stage before, as a decision that is not kept names them. */
export const selectPreviousAssignee = async (db: Db, id: string | null): Promise<UserRef | null> =>
  id === null
    ? null
    : ((await db
        .selectFrom('users')
        .where('id', '=', id)
        .select(['id', 'name', 'email'])
        .executeTakeFirst()) ?? null);
