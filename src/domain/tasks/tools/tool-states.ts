import type {
  TaskStageToolApproval,
  TaskStageToolState,
  TaskStageTools,
  TaskToolAction,
} from '#generated/console/types.gen.ts';
import type { StageTool, StageToolLinkConfig, UserRef } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { expandAddress, type ProcessSnapshot } from '#src/domain/processes/index.ts';
import {
  rulesOf,
  unavailability,
  type AnyToolType,
  type ApprovalState,
  type ChecklistState,
  type ToolUser,
} from '#src/domain/tools/index.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { lookAtTask } from '../load/look.ts';
import { selectReferences } from '../load/references.queries.ts';
import { stageRefOf, type StageState } from '../model/state.ts';
import { toolsOfStage, userOf } from './stage-tools.ts';
import { selectToolRuns, unusedTool, type ToolRun } from './tool-runs.queries.ts';
import { requireUsable } from './tool-use.rules.ts';

/** A tool of a stage with all that is known of it. */
export interface KnownTool {
  readonly draft: TaskDraft;
  readonly stage: StageState;
  readonly tool: StageTool;
  readonly run: ToolRun;
  readonly user: ToolUser;
  readonly approvers: readonly UserRef[];
  readonly snapshot: ProcessSnapshot | undefined;
}

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
export async function toolState(ctx: Pick<ReadContext, 'db'>, known: KnownTool): Promise<TaskStageToolState> {
  const { stage, tool, run } = known;
  const { id, name, description, icon, type, is_required, position, config } = tool;
  const rules = rulesOf(type);
  const state = run.state ?? rules?.begun;
  return {
    stage_id: stage.id,
    tool_id: id,
    name,
    description,
    icon,
    type,
    is_required,
    position,
    problem: unavailability(type),
    has_run: run.has_run,
    run_at: run.run_at,
    run_by: run.run_by,
    run_count: run.run_count,
    summary: run.summary,
    revision: run.revision,
    missing: run.has_run || rules === null ? [] : rules.missing(config, state),
    allowed_actions: rules === null ? [] : allowedActions(rules, known, state),
    checklist:
      config.type !== 'checklist'
        ? null
        : {
            items: config.items.map((item) => {
              const tick = (state as ChecklistState).ticked[item.key];
              return {
                ...item,
                is_ticked: tick !== undefined,
                ticked_at: tick?.at ?? null,
                ticked_by: tick?.by ?? null,
              };
            }),
          },
    link:
      config.type !== 'link'
        ? null
        : { url: await addressOf(ctx, known, config), is_embedded: config.is_embedded },
    approval:
      config.type !== 'approval'
        ? null
        : {
            min_approvals: config.min_approvals,
            instructions: config.instructions,
            approvers: [...known.approvers],
            ...(await requestOf(ctx, state as ApprovalState)),
          },
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

const maxAddress = 8000;

async function addressOf(
  ctx: Pick<ReadContext, 'db'>,
  { draft: { task, now }, snapshot }: KnownTool,
  { url }: StageToolLinkConfig,
): Promise<string> {
  if (!url.includes('{{') || snapshot === undefined) return url;
  const { client, departments, timeZone } = await selectReferences(ctx.db, {
    clientId: task.client_id,
    departmentIds: [task.department_id],
  });
  const date = task.start_date === null ? now : new Date(task.start_date);
  return expandAddress(url, {
    client,
    process: { name: snapshot.defaults.name },
    department: departments[0] ?? null,
    date,
    timeZone,
  }).slice(0, maxAddress);
}

async function requestOf(
  ctx: Pick<ReadContext, 'db'>,
  { status, requested_at, requester_id, comment, decisions }: ApprovalState,
): Promise<Omit<TaskStageToolApproval, 'min_approvals' | 'instructions' | 'approvers'>> {
  const people = await userRefsById(ctx.db, [
    ...decisions.map(({ user_id: id }) => id),
    ...(requester_id === null ? [] : [requester_id]),
  ]);
  return {
    status,
    requested_at,
    requester: requester_id === null ? null : (people.get(requester_id) ?? null),
    request_comment: comment,
    decisions: decisions.flatMap(({ user_id: id, decision, comment: said, decided_at }) => {
      const user = people.get(id);
      return user === undefined ? [] : [{ user, decision, comment: said, decided_at }];
    }),
  };
}
