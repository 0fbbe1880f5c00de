import { sql } from 'kysely';
import type { NamedRef, StageToolRun } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';
import type { SnapshotStage } from '#src/domain/processes/index.ts';
import { isLiveTask, isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';
import { namedRefOfOrNull } from '#src/domain/refs/index.ts';

/** A running stage as far as its tools go. */
export interface RunningStage {
  readonly id: string;
  readonly assigned_to: string[];
  /** Process of its task, which may have been deleted since; null without one. */
  readonly process: NamedRef | null;
  /** The stage in the version that its task holds to; null for one added by hand. */
  readonly definition: SnapshotStage | null;
}

/** The running stage, when the viewer may see its task. */
export async function findRunningStage(
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<RunningStage | undefined> {
  const row = await db
    .selectFrom('task_stages as s')
    .innerJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 's.tenant_id').onRef('t.id', '=', 's.task_id'),
    )
    .leftJoin('process_definitions as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.process_definition_id'),
    )
    .leftJoin('process_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 't.tenant_id')
        .onRef('v.process_definition_id', '=', 't.process_definition_id')
        .onRef('v.version', '=', 't.process_definition_version'),
    )
    .where('s.id', '=', id)
    .where(isLiveTask())
    .where(isVisibleTask(viewer))
    .select([
      's.id',
      's.assigned_to',
      namedRefOfOrNull('p').as('process'),
      sql<SnapshotStage | null>`(select x from jsonb_array_elements(v.snapshot -> 'stages') x where x ->> 'id' = s.stage_definition_id::text)`.as(
        'definition',
      ),
    ])
    .executeTakeFirst();
  return row as RunningStage | undefined;
}

export type StoredRun = Omit<StageToolRun, 'result'> & {
  readonly tool_id: string;
  readonly result_kind: string | null;
  readonly result_id: string | null;
};

/** What became of the tools of a running stage, by tool. */
export async function selectRuns(db: Db, stageId: string): Promise<Map<string, StoredRun>> {
  const rows = await db
    .selectFrom('task_tool_runs')
    .where('stage_id', '=', stageId)
    .select([
      'tool_id',
      'has_run',
      isoOrNull('task_tool_runs.run_at').as('run_at'),
      'run_by',
      'result_kind',
      'result_id',
      'summary',
    ])
    .execute();
  return new Map(rows.map((row) => [row.tool_id, row]));
}
