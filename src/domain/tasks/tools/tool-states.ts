import type { TaskStageToolState, TaskStageTools, TaskToolAction } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { rulesOf, type AnyToolType } from '#src/domain/tools/index.ts';
import { lookAtTask } from '../load/look.ts';
import { stageRefOf } from '../model/state.ts';
import { knowTool, type KnownTool } from './known-tool.ts';
import { showAiPrompt } from './shown/ai-prompt.ts';
import { showApproval } from './shown/approval.ts';
import { showAutomation } from './shown/automation.ts';
import { showChecklist } from './shown/checklist.ts';
import { showFileRequest } from './shown/file-request.ts';
import { showForm } from './shown/form.ts';
import { showLink } from './shown/link.ts';
import { toolsOfStage } from './stage-tools.ts';
import { isReadElsewhere } from './tool-facts.ts';
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
  const states = tools.map(async (tool) =>
    toolState(
      ctx,
      await knowTool(ctx, { draft, stage, tool, run: runs.get(tool.id) ?? unusedTool(tool.id), snapshot }),
    ),
  );
  return { stage: stageRefOf(stage), tools: await Promise.all(states) };
}

/** A tool of a stage as the contract shows it. */
export async function toolState(ctx: Pick<ReadContext, 'db'>, known: KnownTool): Promise<TaskStageToolState> {
  const { stage, tool, run, state, problem } = known;
  const { id, name, description, icon, type, is_required, position, config } = tool;
  const rules = rulesOf(type);
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
    summary: isReadElsewhere(tool) ? rules.summary(config, state) : run.summary,
    revision: run.revision,
    missing: run.has_run ? [] : rules.missing(config, state),
    allowed_actions: allowedActions(rules, known),
    checklist: showChecklist(known),
    link: await showLink(ctx, known),
    approval: await showApproval(ctx, known),
    form: await showForm(ctx, known),
    automation: showAutomation(known),
    file_request: await showFileRequest(ctx, known),
    ai_prompt: await showAiPrompt(ctx, known),
  };
}

/** Found by trying: the rules that judge a use judge here too. */
function allowedActions(
  rules: AnyToolType,
  { draft, stage, tool: { name, config }, user, state, problem }: KnownTool,
): TaskToolAction[] {
  const allowed = rules.uses(config).filter((use) => {
    if (problem !== null) return false;
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
