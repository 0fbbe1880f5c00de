import { sql } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import { findVersion } from '#src/domain/processes/index.ts';
import { shownTools } from '../load/shown-tools.ts';

interface StageWithTools {
  readonly id: string;
  readonly stage_definition_id: string;
  readonly assigned_to: readonly string[];
  readonly process_definition_id: string;
  readonly version: number;
}

/** Which entries about tools the caller is told. */
export interface ToldTools {
  /** Not all of them. */
  readonly isLimited: boolean;
  /** Stages whose tools are all shown to the caller. */
  readonly wholeStageIds: readonly string[];
  /** Tools that are shown to the caller. */
  readonly toolIds: readonly string[];
}

const allTools: ToldTools = { isLimited: false, wholeStageIds: [], toolIds: [] };

/**
 * Entries about a tool that is not for everybody show to those who are shown the tool, and entries that do not say which tool they are about
 * to those who are shown all tools of the stage.
 */
export async function findToldTools(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  taskId: string,
): Promise<ToldTools> {
  if (ctx.can('tasks.manage')) return allTools;
  const { rows: stages } = await sql<StageWithTools>`
    select s.id, s.stage_definition_id, s.assigned_to, t.process_definition_id, t.process_definition_version as version
    from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    where s.task_id = ${taskId}::uuid and s.stage_definition_id is not null and t.process_definition_version is not null
      and exists (select from task_history h where h.task_id = s.task_id and h.kind = 'tool')`.execute(
    ctx.db,
  );
  const [one] = stages;
  if (one === undefined) return allTools;
  const defined = (await findVersion(ctx.db, one.process_definition_id, one.version))?.stages ?? [];
  const tools = defined.flatMap((stage) => stage.tools);
  if (tools.every((tool) => tool.is_visible_to_all)) return allTools;
  const wholeStageIds: string[] = [];
  const toolIds = tools.filter((tool) => tool.is_visible_to_all).map(({ id }) => id);
  for (const stage of stages) {
    const own = defined.find(({ id }) => id === stage.stage_definition_id)?.tools ?? [];
    const shown = await shownTools(ctx, stage, own);
    if (shown.length === own.length) wholeStageIds.push(stage.id);
    else toolIds.push(...shown.map(({ id }) => id));
  }
  return { isLimited: true, wholeStageIds, toolIds };
}
