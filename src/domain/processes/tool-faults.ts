import type { StageTool } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { ToolProblem } from '#src/call/parts.ts';
import { countApprovers } from './approvers.queries.ts';
import { placeholderProblem } from './placeholders.ts';
import { answerField, promptProblemsOf } from './prompt.rules.ts';
import { selectTaskFields } from './task-fields.queries.ts';
import { approvalProblemOf, type ToolFault } from './tool-faults.rules.ts';
import { selectTargets, targetOf } from './tool-targets.queries.ts';

/** A tool of a working copy. */
export interface JudgedTool extends Pick<StageTool, 'id' | 'type' | 'config'> {
  /** Department of its stage. */
  readonly departmentId: string | null;
}

type Asking = Pick<ReadContext, 'db' | 'now' | 'services'>;

/** Everything that keeps tools of working copies from working, by tool; those that work are missing. */
export async function findToolFaults(
  ctx: Asking,
  tools: readonly JudgedTool[],
): Promise<Map<string, ToolFault[]>> {
  const [targets, fields] = await Promise.all([
    selectTargets(
      ctx,
      tools.flatMap(({ config }) => targetOf(config) ?? []),
    ),
    selectTaskFields(
      ctx.db,
      tools.flatMap(({ config }) => answerField(config) ?? []),
    ),
  ]);
  const running = new Running(ctx);
  const faults = new Map<string, ToolFault[]>();
  for (const tool of tools) {
    const target = targetOf(tool.config);
    const found = target && targets.get(`${target.kind} ${target.id}`);
    const own = faultsOfText(tool);
    if (tool.config.type === 'ai_prompt')
      own.push(
        ...promptProblemsOf(tool.config, found, fields.get(answerField(tool.config) ?? '')).map(
          ({ text, isGone }): ToolFault => ({
            text,
            health: isGone ? 'broken' : 'outdated',
            refuses: 'always',
          }),
        ),
      );
    else if (target !== undefined && found === undefined)
      own.push({
        text: 'Its target no longer exists. Replace or remove it.',
        health: 'broken',
        refuses: 'always',
      });
    else own.push(...(await running.faultsOf(tool)));
    if (target?.kind === 'sop' && found?.is_usable === false)
      own.push({
        text: 'Its SOP is archived or has no published version. Publish it, or choose another one.',
        health: 'outdated',
        refuses: 'never',
      });
    if (own.length > 0) faults.set(tool.id, own);
  }
  return faults;
}

/** A placeholder that is misspelt goes out as it is; the tool does something nevertheless. */
function faultsOfText({ config }: JudgedTool): ToolFault[] {
  const text = config.type === 'link' ? config.url : config.type === 'ai_prompt' ? config.prompt : null;
  const problem = text === null ? undefined : placeholderProblem(text);
  if (problem === undefined) return [];
  const place = config.type === 'link' ? 'address' : 'prompt';
  return [{ text: `Its ${place} ${problem}`, health: 'outdated', refuses: 'never' }];
}

/** What keeps tools from being run now; several tools that run the same are asked for once. */
class Running {
  readonly #ctx: Asking;
  readonly #problems = new Map<string, Promise<ToolProblem | undefined>>();

  constructor(ctx: Asking) {
    this.#ctx = ctx;
  }

  async faultsOf({ type, config, departmentId }: JudgedTool): Promise<ToolFault[]> {
    if (config.type === 'approval') {
      const count = await countApprovers(this.#ctx.db, config, departmentId);
      const text = approvalProblemOf(config.min_approvals, count);
      return text === null ? [] : [{ text, health: 'outdated', refuses: 'if_required' }];
    }
    const runner = this.#ctx.services.parts.toolRunners.find((each) => each.type === type);
    const target = targetOf(config);
    if (runner === undefined || target === undefined) return [];
    const key = `${target.kind} ${target.id}`;
    const asked = this.#problems.get(key) ?? runner.findProblem(this.#ctx, target.id);
    this.#problems.set(key, asked);
    const problem = await asked;
    if (problem === undefined) return [];
    return [
      { text: problem.text, health: 'outdated', refuses: problem.isLasting ? 'always' : 'if_required' },
    ];
  }
}
