import { sql } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import { findVersion } from '#src/domain/processes/index.ts';
import { shownTools } from '../load/shown-tools.ts';
import type { FieldChange } from '../store/history.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

interface StageWithTools {
  readonly id: string;
  readonly task_id: string;
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
export async function findToldTools(ctx: Reader, taskId: string): Promise<ToldTools> {
  return (await toldToolsOf(ctx, [taskId])).get(taskId) ?? allTools;
}

/** The same of several tasks. Those that are missing have no tool that is hidden from the caller. */
async function toldToolsOf(ctx: Reader, taskIds: readonly string[]): Promise<Map<string, ToldTools>> {
  if (taskIds.length === 0 || ctx.can('tasks.manage')) return new Map();
  const { rows } = await sql<StageWithTools>`
    select s.id, s.task_id, s.stage_definition_id, s.assigned_to, v.process_definition_id, v.version
    from task_stages s join tasks t on t.tenant_id = s.tenant_id and t.id = s.task_id
    join process_versions v on v.tenant_id = t.tenant_id and v.process_definition_id = t.process_definition_id and v.version = t.process_definition_version
    where s.task_id = any(${[...taskIds]}::uuid[]) and s.stage_definition_id is not null
      and v.snapshot @? '$.stages[*].tools[*] ? (@.is_visible_to_all == false)'
      and exists (select from task_history h where h.tenant_id = s.tenant_id and h.task_id = s.task_id and h.kind = 'tool')`.execute(
    ctx.db,
  );
  const told = new Map<string, ToldTools>();
  for (const [taskId, stages] of Map.groupBy(rows, (row) => row.task_id))
    told.set(taskId, await toldAmong(ctx, stages));
  return told;
}

async function toldAmong(ctx: Reader, stages: readonly StageWithTools[]): Promise<ToldTools> {
  const [{ process_definition_id: processId, version }] = stages as [StageWithTools];
  const defined = (await findVersion(ctx.db, processId, version))?.stages ?? [];
  const wholeStageIds: string[] = [];
  const toolIds = defined
    .flatMap((stage) => stage.tools)
    .filter((tool) => tool.is_visible_to_all)
    .map(({ id }) => id);
  for (const stage of stages) {
    const own = defined.find(({ id }) => id === stage.stage_definition_id)?.tools ?? [];
    const shown = await shownTools(ctx, stage, own);
    if (shown.length === own.length) wholeStageIds.push(stage.id);
    else toolIds.push(...shown.map(({ id }) => id));
  }
  return { isLimited: true, wholeStageIds, toolIds };
}

/** An entry of the history where changes are listed with their values. */
export interface ListedEntry {
  readonly changes: readonly FieldChange[];
  readonly reason: string | null;
  /** The tool that it is about; null for entries of other kinds. */
  readonly tool: {
    readonly task_id: string;
    readonly stage_id: string;
    /** Null in entries that do not say it. */
    readonly tool_id: string | null;
  } | null;
}

/** The tool that an entry is about, as a column of lists. */
export const toolOfEntry = (entry: Record<'details' | 'taskId' | 'stageId', string>) =>
  sql<
    ListedEntry['tool']
  >`case when ${sql.ref(entry.details)} ? 'tool' then json_build_object('task_id', ${sql.ref(entry.taskId)},
    'stage_id', ${sql.ref(entry.stageId)}, 'tool_id', ${sql.ref(entry.details)} ->> 'tool_id') end`;

/** Of tools that the caller is not shown, entries tell that something changed, as of sensitive fields, and not what. */
export async function withoutHiddenTools<T extends ListedEntry>(
  ctx: Reader,
  entries: readonly T[],
): Promise<T[]> {
  const taskIds = new Set(entries.flatMap(({ tool }) => tool?.task_id ?? []));
  const toldTools = await toldToolsOf(ctx, [...taskIds]);
  const isHidden = ({ tool }: ListedEntry): boolean => {
    const told = tool === null ? undefined : toldTools.get(tool.task_id);
    if (tool === null || told === undefined || told.wholeStageIds.includes(tool.stage_id)) return false;
    return tool.tool_id === null || !told.toolIds.includes(tool.tool_id);
  };
  return entries.map((entry) => (isHidden(entry) ? withoutValues(entry) : entry));
}

const withoutValues = <T extends ListedEntry>(entry: T): T => ({
  ...entry,
  changes: entry.changes.map(({ field }) => ({ field, old_value: null, new_value: null })),
  reason: null,
});
