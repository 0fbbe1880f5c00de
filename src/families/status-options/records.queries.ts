import { sql, type RawBuilder } from 'kysely';
import type { StatusRecordKind } from '#src/domain/status-options/index.ts';
import { isLiveTask, isOpenStage } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { OptionHolder } from './options.queries.ts';

// The only place where options look at the records that have them.

/** Records by status that need another option when theirs goes: all of them, private ones too, since a guard may miss none. */
export async function countByStatus(
  db: Db,
  { kind, templateId }: OptionHolder,
): Promise<Map<string, number>> {
  const counting = selections[kind](templateId);
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select status, count(*) as count from (${counting}) r group by status`.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

const selections: Record<StatusRecordKind, (templateId: string | null) => RawBuilder<unknown>> = {
  task: () => sql`select t.status from tasks t where ${isLiveTask()}`,
  task_stage: (templateId) => sql`
    select s.status from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id and ${isLiveTask()}
    where s.status_template_id is not distinct from ${templateId}::uuid and ${templateId === null ? sql`true` : isOpenStage()}`,
  ticket: () => sql`select k.status from tickets k where k.deleted_at is null and k.merged_into_id is null`,
  escalation: () => sql`select e.status from escalations e`,
};

/** Gives records of the keys in `moves` the option beside it, deleted and merged ones too: some come back. Answers how many. */
export async function moveRecords(
  db: Db,
  { kind, templateId }: OptionHolder,
  moves: ReadonlyMap<string, string>,
  now: Date,
): Promise<number> {
  if (moves.size === 0) return 0;
  const moving = updates[kind](
    sql`${JSON.stringify(Object.fromEntries(moves))}::jsonb`,
    sql`any(${[...moves.keys()]}::text[])`,
    templateId,
  );
  const { numAffectedRows } =
    await sql`${moving.set}, revision = revision + 1, updated_at = ${now} where ${moving.where}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

type Update = { readonly set: RawBuilder<unknown>; readonly where: RawBuilder<unknown> };

const updates: Record<
  StatusRecordKind,
  (map: RawBuilder<unknown>, keys: RawBuilder<unknown>, templateId: string | null) => Update
> = {
  task: (map, keys) => ({
    set: sql`update tasks set status = coalesce(${map} ->> status, status), held_status = coalesce(${map} ->> held_status, held_status)`,
    where: sql`status = ${keys} or held_status = ${keys}`,
  }),
  task_stage: (map, keys, templateId) => ({
    set: sql`update task_stages set status = ${map} ->> status`,
    where: sql`status = ${keys} and status_template_id is not distinct from ${templateId}::uuid`,
  }),
  ticket: (map, keys) => ({
    set: sql`update tickets set status = ${map} ->> status`,
    where: sql`status = ${keys}`,
  }),
  escalation: (map, keys) => ({
    set: sql`update escalations set status = ${map} ->> status`,
    where: sql`status = ${keys}`,
  }),
};
