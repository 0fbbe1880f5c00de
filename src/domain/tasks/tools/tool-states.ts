import type { TaskStageToolState, TaskStageTools, TaskToolAction } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { promptProblem } from '#src/domain/processes/index.ts';
import { rulesOf, unavailability, type AnyToolType } from '#src/domain/tools/index.ts';
import { lookAtTask } from '../load/look.ts';
import { stageRefOf } from '../model/state.ts';
import type { KnownTool } from './known-tool.ts';
import { showAiPrompt } from './show-ai-prompt.ts';
import { showApproval } from './show-approval.ts';
import { showChecklist } from './show-checklist.ts';
import { showFileRequest } from './show-file-request.ts';
import { showLink } from './show-link.ts';
import { toolsOfStage, userOf } from './stage-tools.ts';
import { selectToolRuns, unusedTool } from './tool-runs.queries.ts';
import { requireUsable } from './tool-use.rules.ts';

/** The tools that a stage offers to the caller, and how far each has come; 404 when the caller sees no such stage. */
export async function showStageTools(ctx: ReadContext, stageId: string): Promise<TaskStageTools> {
  const draft = await lookAtTask(ctx, { stageId });
  const stage = draft.stage(stageId);
  const [{ snapshot, tools }, runs] = await Promise.all([
    toolsOfStage(ctx, draft, stage),
    selectToolRuns(ctx.db, stageId),
  ]);
  const states = tools.map(async (tool) => {
    const known = await userOf(ctx, draft, stage, tool);
    return toolState(ctx, {
      draft,
      stage,
      tool,
      run: runs.get(tool.id) ?? unusedTool(tool.id),
      snapshot,
      ...known,
    });
  });
  return { stage: stageRefOf(stage), tools: await Promise.all(states) };
}

/** A tool of a stage as the contract shows it. */
export async function toolState(
  ctx: Pick<ReadContext, 'db' | 'services'>,
  known: KnownTool,
): Promise<TaskStageToolState> {
  const { stage, tool, run } = known;
  const { id, name, description, icon, type, is_required, position, config } = tool;
  const rules = rulesOf(type);
  const state = run.state ?? rules?.begun;
  const problem = config.type === 'ai_prompt' ? await promptProblem(ctx, config) : unavailability(type);
  return {
    stage_id: stage.id,
    tool_id: id,
    name,
    description,
    icon,
    type,
    is_required,
    position,
    problem,
    has_run: run.has_run,
    run_at: run.run_at,
    run_by: run.run_by,
    run_count: run.run_count,
    summary: run.summary,
    revision: run.revision,
    missing: run.has_run || rules === null ? [] : rules.missing(config, state),
    allowed_actions: rules === null || problem !== null ? [] : allowedActions(rules, known, state),
    checklist: showChecklist(known, state),
    link: await showLink(ctx, known),
    approval: await showApproval(ctx, known, state),
    ai_prompt: await showAiPrompt(ctx, known, state),
    file_request: await showFileRequest(ctx, known, state),
  };
}

/** Found by trying: the rules that judge a use judge here too. */
function allowedActions(
  rules: AnyToolType,
  { draft, stage, tool: { name, config }, user }: KnownTool,
  state: unknown,
): TaskToolAction[] {
  const allowed = rules.uses(config).filter((use) => {
    try {
      rules.requireRights(use, user, { config, state });
      requireUsable(draft, stage);
      return rules.apply(use, user, { name, config, state }) !== null;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  });
  return [...new Set(allowed.flatMap(({ action }) => (action === 'read' ? [] : [action])))];
}
