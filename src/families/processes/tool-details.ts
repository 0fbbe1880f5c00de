import type {
  RecordRef,
  StageTool,
  StageToolDetails,
  StageToolDetailsResult,
  StageToolRun,
} from '#generated/types.gen.ts';
import type { ReadStageToolDetailsInput } from '#generated/families/processes/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { healthOf, nameableKinds, selectTargets, targetOf } from '#src/domain/processes/index.ts';
import { findFaultsInTask, shownTools } from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { withHealth } from './tool-health.ts';
import { selectPlacedTools } from './tools.queries.ts';
import { findRunningStage, selectRuns, type RunningStage, type StoredRun } from './tool-runs.queries.ts';

export async function readStageToolDetails(
  ctx: ReadContext,
  { body }: ReadStageToolDetailsInput,
): Promise<StageToolDetailsResult> {
  const ids = body.ids?.map((id) => storedId(id));
  if (body.task_stage_id === undefined) {
    const found = await selectPlacedTools(ctx, ids ?? [], nameable(ctx));
    const judged = await withHealth(ctx, found);
    return inOrder(
      ids ?? [],
      judged.map((each) => ({ ...each, run: null })),
    );
  }
  const stage = await findRunningStage(ctx.db, body.task_stage_id, viewerOf(ctx));
  if (stage === undefined) throw notFound('stage of a task', body.task_stage_id);
  const details = await detailsOf(ctx, stage);
  return ids === undefined ? { tools: details, missing_ids: [] } : inOrder(ids, details);
}

function inOrder(ids: readonly string[], found: readonly StageToolDetails[]): StageToolDetailsResult {
  const byId = new Map(found.map((each) => [each.tool.id, each]));
  return { tools: ids.flatMap((id) => byId.get(id) ?? []), missing_ids: ids.filter((id) => !byId.has(id)) };
}

const nameable = (ctx: ReadContext) =>
  nameableKinds(ctx.services.parts.toolTargets, (permission) => ctx.can(permission));

/** The tools that the running stage has by the version of its task, as far as the caller is shown them. */
async function detailsOf(
  ctx: ReadContext,
  { id, assigned_to: assignees, process, definition }: RunningStage,
): Promise<StageToolDetails[]> {
  if (process === null || definition === null) return [];
  const tools = await shownTools(ctx, { id, assigned_to: assignees }, definition.tools);
  const [placed, runs] = await Promise.all([placeTools(ctx, id, tools), selectRuns(ctx.db, id)]);
  const stage = { id: definition.id, name: definition.name };
  return placed.map((each) => ({ ...each, process, stage, run: runOf(runs.get(each.tool.id)) }));
}

type Placed = Pick<StageToolDetails, 'tool' | 'target' | 'health' | 'problem'>;

async function placeTools(ctx: ReadContext, stageId: string, tools: readonly StageTool[]): Promise<Placed[]> {
  const targets = await selectTargets(
    ctx,
    tools.flatMap(({ config }) => targetOf(config) ?? []),
  );
  const kinds = nameable(ctx);
  return Promise.all(
    tools.map(async (tool) => {
      const wanted = targetOf(tool.config);
      const found = wanted && targets.get(`${wanted.kind} ${wanted.id}`);
      const health = healthOf(await findFaultsInTask(ctx, stageId, tool, found));
      if (wanted === undefined) return { tool, target: null, ...health };
      const name = kinds.includes(wanted.kind) ? (found?.name ?? null) : null;
      return { tool, target: { kind: wanted.kind, id: wanted.id, name }, ...health };
    }),
  );
}

function runOf(run: StoredRun | undefined): StageToolRun {
  if (run === undefined) return { has_run: false, run_at: null, run_by: null, result: null, summary: null };
  const { has_run, run_at, run_by, result_kind: kind, result_id: id, summary } = run;
  // No family that tools make records of tells their names yet.
  return {
    has_run,
    run_at,
    run_by,
    summary,
    result: kind === null || id === null ? null : { kind: kind as RecordRef['kind'], id, name: null },
  };
}
