import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Actor } from '#generated/types.gen.ts';
import { iso, pageOfObjects, type ObjectPage } from '#src/platform/db/records.ts';
import type { FieldChange, HistoryRow } from '../history.ts';

/** An entry of the history as its sentence is made of it. */
export interface ActivityRow extends Pick<HistoryRow, 'stage_id' | 'substage_id' | 'kind' | 'action' | 'record_kind' | 'record_id' | 'reason'> {
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
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const entries = (db: Kysely<Database>, taskId: string) => db.selectFrom('task_history as h').where('h.task_id', '=', taskId);

function conditions({ kind, actor_id, occurred_after, occurred_before }: ActivityFilters): RawBuilder<boolean>[] {
  const wanted = [
    kind && sql<boolean>`h.kind = any(${[...kind]}::text[])`,
    actor_id && sql<boolean>`h.actor_id = any(${[...actor_id]}::uuid[])`,
    occurred_after && sql<boolean>`h.occurred_at >= ${occurred_after}::timestamptz`,
    occurred_before && sql<boolean>`h.occurred_at < ${occurred_before}::timestamptz`,
  ];
  return wanted.filter((condition): condition is RawBuilder<boolean> => condition !== undefined);
}

export function selectEntries(db: Kysely<Database>, taskId: string, filters: ActivityFilters): Promise<ObjectPage<ActivityRow>> {
  const direction = sql.raw(filters.order);
  return pageOfObjects<ActivityRow>(db, {
    matching: conditions(filters).reduce((matching, condition) => matching.where(condition), entries(db, taskId)),
    record: (rows) => (rows as ReturnType<typeof entries>).select([
      'h.id', 'h.stage_id', 'h.substage_id', 'h.kind', 'h.action', 'h.changes', 'h.details', 'h.record_kind', 'h.record_id', 'h.reason',
      sql`json_strip_nulls(json_build_object('type', h.actor_type, 'id', h.actor_id, 'name', h.actor_name))`.as('actor'), iso('h.occurred_at').as('occurred_at'),
    ]),
    orderBy: [sql`h.occurred_at ${direction}`, sql`h.id ${direction}`],
    limit: filters.limit,
    offset: filters.offset,
  });
}
