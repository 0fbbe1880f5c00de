import type { StageToolType } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull } from '#src/platform/db/query/index.ts';

/** What became of a tool in a stage. */
export interface ToolRun {
  readonly tool_id: string;
  /** What the rules of its type keep; null when it starts over. */
  readonly state: unknown;
  readonly has_run: boolean;
  readonly run_at: string | null;
  readonly run_by: string | null;
  readonly run_count: number;
  readonly summary: string | null;
  readonly revision: number;
}

/** A tool that nobody has used in the stage. */
export const unusedTool = (toolId: string): ToolRun => ({
  tool_id: toolId,
  state: null,
  has_run: false,
  run_at: null,
  run_by: null,
  run_count: 0,
  summary: null,
  revision: 1,
});

/** What became of the tools of a stage, by tool; those that nobody has used are not in it. */
export async function selectToolRuns(db: Db, stageId: string): Promise<Map<string, ToolRun>> {
  const rows = await db
    .selectFrom('task_tool_runs')
    .where('stage_id', '=', stageId)
    .select([
      'tool_id',
      'state',
      'has_run',
      isoOrNull('task_tool_runs.run_at').as('run_at'),
      'run_by',
      'run_count',
      'summary',
      'revision',
    ])
    .execute();
  return new Map(rows.map((row) => [row.tool_id, row]));
}

/** Stores what became of a tool; the task of the stage is held. */
export async function storeToolRun(
  db: Db,
  stageId: string,
  type: StageToolType,
  { state, ...run }: ToolRun,
): Promise<void> {
  const values = { ...run, type, state: JSON.stringify(state) };
  await db
    .insertInto('task_tool_runs')
    .values({ ...values, stage_id: stageId })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'stage_id', 'tool_id']).doUpdateSet(values))
    .execute();
}
