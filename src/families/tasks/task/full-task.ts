import type { TaskFull, TaskStageTool } from '#generated/types.gen.ts';
import type { GetFullTaskInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { findVersion, type ProcessSnapshot } from '#src/domain/processes/index.ts';
import {
  latestActivity,
  lookAtTask,
  shownTools,
  taskKey,
  ticketViewerOf,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';
import { selectAround, type ToolRun } from './full-task.queries.ts';
import { detailsOf } from './task-details.ts';

const activityShown = 50;
const maxTools = 500;

export async function getFullTask(ctx: ReadContext, { path }: GetFullTaskInput): Promise<TaskFull> {
  const draft = await lookAtTask(ctx, taskKey(path.id));
  const { id, process_definition_id: processId, process_definition_version: version } = draft.task;
  const [details, around, snapshot, activity] = await Promise.all([
    detailsOf(ctx, draft),
    selectAround(ctx.db, id, ticketViewerOf(ctx)),
    processId === null || version === null ? undefined : findVersion(ctx.db, processId, version),
    latestActivity(ctx, id, activityShown),
  ]);
  const { tool_runs: runs, ...records } = around;
  return {
    details,
    ...records,
    tools: (await toolsOf(ctx, draft, snapshot, runs)).slice(0, maxTools),
    activity,
    comment_count: details.task.comment_count,
    tracked_minutes: details.task.tracked_minutes,
  };
}

/** Tools of the stages in the version that the task holds to, as far as the caller is shown them. */
async function toolsOf(
  ctx: ReadContext,
  { task }: TaskDraft,
  snapshot: ProcessSnapshot | undefined,
  runs: readonly ToolRun[],
): Promise<TaskStageTool[]> {
  const defined = new Map(snapshot?.stages.map((stage) => [stage.id, stage.tools]));
  const ofStages = await Promise.all(
    task.stages.map(async (stage) => {
      const tools = await shownTools(ctx, stage, defined.get(stage.stage_definition_id ?? '') ?? []);
      return tools
        .toSorted((a, b) => a.position - b.position)
        .map(({ id, name, type, is_required }): TaskStageTool => {
          const run = runs.find((one) => one.stage_id === stage.id && one.tool_id === id);
          return {
            stage_id: stage.id,
            tool_id: id,
            name,
            type,
            is_required,
            has_run: run?.has_run ?? false,
            run_at: run?.run_at ?? null,
            run_by: run?.run_by ?? null,
          };
        });
    }),
  );
  return ofStages.flat();
}
