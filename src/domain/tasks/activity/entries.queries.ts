import { sql } from 'kysely';
import type { Actor } from '#generated/types.gen.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import {
  as,
  before,
  by,
  iso,
  list,
  oneOf,
  oneOfIds,
  record,
  since,
  type Listing,
} from '#src/platform/db/query/index.ts';
import type { ToldTools } from './shown-tools.queries.ts';
import type { FieldChange, HistoryRow } from '../store/history.ts';

/** An entry of the history as its sentence is made of it. */
export interface ActivityRow extends Pick<
  HistoryRow,
  'stage_id' | 'substage_id' | 'kind' | 'action' | 'record_kind' | 'record_id' | 'reason'
> {
  readonly id: string;
  readonly changes: readonly FieldChange[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly occurred_at: string;
}

export interface ActivityFilters {
  readonly kind?: readonly string[];
  readonly actor_id?: readonly string[];
  readonly occurred_after?: string;
  readonly occurred_before?: string;
  readonly sort: 'occurred_at';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

interface ToldHistory extends ToldTools {
  readonly taskId: string;
}

/** What happened to a task, for the operations that tell it as sentences. */
export const taskHistory = list<Listing<ActivityFilters, ActivityRow>, ToldHistory>()({
  rows(db, { taskId, isLimited, wholeStageIds, toolIds }) {
    const all = db.selectFrom('task_history as h').where('h.task_id', '=', taskId);
    return isLimited
      ? all.where(
          sql<boolean>`(h.kind <> 'tool' or h.stage_id = any(${wholeStageIds}::uuid[]) or coalesce(h.details ->> 'tool_id' = any(${toolIds}::text[]), false))`,
        )
      : all;
  },
  record: (rows) =>
    record<ActivityRow>()(
      rows.select([
        'h.id',
        'h.stage_id',
        'h.substage_id',
        as<ActivityRow['kind']>()('h.kind').as('kind'),
        as<ActivityRow['action']>()('h.action').as('action'),
        as<ActivityRow['changes']>()('h.changes').as('changes'),
        as<ActivityRow['details']>()('h.details').as('details'),
        as<ActivityRow['record_kind']>()('h.record_kind').as('record_kind'),
        'h.record_id',
        'h.reason',
        actorOf('h').as('actor'),
        iso('h.occurred_at').as('occurred_at'),
      ]),
    ),
  id: 'h.id',
  filters: {
    kind: oneOf('h.kind'),
    actor_id: oneOfIds('h.actor_id'),
    occurred_after: since('h.occurred_at'),
    occurred_before: before('h.occurred_at'),
  },
  sorts: { occurred_at: by('h.occurred_at') },
});
