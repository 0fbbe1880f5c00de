import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { isDeepStrictEqual as isSame } from 'node:util';
import type {
  BulkResult,
  Deleted,
  OrderedIds,
  StageTool,
  StageToolDefinition,
} from '#generated/types.gen.ts';
import type {
  CreateProcessDefinitionStageToolInput,
  DeleteProcessDefinitionToolsInput,
  DeleteStageToolInput,
  ReorderProcessDefinitionStageToolsInput,
  ReplaceStageToolDefinitionInput,
} from '#generated/families/processes/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import {
  checkEditable,
  checkToolConfig,
  lockProcess,
  requireProcess,
  storeDraft,
  type StoredProcess,
} from '#src/domain/processes/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import * as queries from './stage-tools.queries.ts';
import { selectTool } from './tools.queries.ts';

const maxTools = 50;

export async function createProcessDefinitionStageTool(
  ctx: WriteContext,
  { path, body }: CreateProcessDefinitionStageToolInput,
): Promise<Result<StageTool>> {
  const stageId = storedId(body.stage_definition_id);
  const process = await requireStage(ctx, storedId(path.id), stageId, body.expected_revision);
  const others = await queries.selectToolsOfStage(ctx.db, stageId);
  if (others.length >= maxTools)
    throw conflict(`The stage has ${others.length} tools; the limit is ${maxTools}. Remove one first.`);
  const values = await valuesOf(ctx, body, others);
  const owner = {
    process_definition_id: process.id,
    stage_definition_id: stageId,
    position: others.length,
    created_by: ctx.identity.userId,
  };
  const id = await queries.insertTool(ctx.db, owner, values, ctx.now);
  if (body.position !== undefined)
    await queries.updateToolOrder(ctx.db, others.map((other) => other.id).toSpliced(body.position, 0, id));
  await storeDraft(ctx, process);
  ctx.audit({ recordKind: 'stage_tool', recordId: id, action: 'created' });
  return (await selectTool(ctx.db, id))!;
}

export async function replaceStageToolDefinition(
  ctx: WriteContext,
  { path, body }: ReplaceStageToolDefinitionInput,
): Promise<Result<StageTool>> {
  const { process, tool } = await requireTool(ctx, path.id, body.expected_revision);
  const others = (await queries.selectToolsOfStage(ctx.db, tool.stage_definition_id)).filter(
    (other) => other.id !== tool.id,
  );
  const values = await valuesOf(ctx, body, others);
  const changed = (Object.keys(values) as (keyof queries.ToolValues)[]).filter(
    (name) => !isSame(values[name], tool[name]),
  );
  if (changed.length > 0) {
    await queries.updateTool(ctx.db, tool.id, values, ctx.now);
    await storeDraft(ctx, process);
    ctx.audit({
      recordKind: 'stage_tool',
      recordId: tool.id,
      action: 'updated',
      changedFields: changed,
      previous: Object.fromEntries(changed.map((name) => [name, tool[name]])),
    });
  }
  return (await selectTool(ctx.db, tool.id))!;
}

export async function reorderProcessDefinitionStageTools(
  ctx: WriteContext,
  { path, body }: ReorderProcessDefinitionStageToolsInput,
): Promise<OrderedIds> {
  const stageId = storedId(body.stage_definition_id);
  const process = await requireStage(ctx, storedId(path.id), stageId, body.expected_revision);
  const former = (await queries.selectToolsOfStage(ctx.db, stageId)).map((tool) => tool.id);
  const stray = body.ids.findIndex((id) => !former.includes(storedId(id)));
  if (stray >= 0) throw invalid(`body.ids[${stray}]`, 'is not a tool of this stage.');
  const wanted = tidyIds(body.ids);
  const ids = [...wanted, ...former.filter((id) => !wanted.includes(id))];
  if (ids.join() !== former.join()) {
    await queries.updateToolOrder(ctx.db, ids);
    await storeDraft(ctx, process);
    ctx.audit({
      recordKind: 'process_definition',
      recordId: process.id,
      action: 'updated',
      changedFields: ['tools'],
      previous: { tools: former },
    });
  }
  return { ids };
}

export async function deleteStageTool(
  ctx: WriteContext,
  { path, query }: DeleteStageToolInput,
): Promise<Deleted> {
  const { process, tool } = await requireTool(ctx, path.id, query.expected_revision);
  await removeTool(ctx, tool);
  await storeDraft(ctx, process);
  return { id: tool.id, deleted_at: ctx.now.toISOString() };
}

export async function deleteProcessDefinitionTools(
  ctx: WriteContext,
  { query }: DeleteProcessDefinitionToolsInput,
): Promise<BulkResult> {
  const changed = new Map<string, StoredProcess>();
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  const result = await runBulk(ctx, query.id, async (id) => {
    const { process, tool } = await requireTool(ctx, id, revisionOf(id));
    await removeTool(ctx, tool);
    changed.set(process.id, process);
    return 'succeeded';
  });
  for (const process of changed.values()) await storeDraft(ctx, process);
  return result;
}

async function removeTool(ctx: WriteContext, tool: queries.StoredTool): Promise<void> {
  await queries.deleteTool(ctx.db, tool.id);
  await queries.updateToolOrder(
    ctx.db,
    (await queries.selectToolsOfStage(ctx.db, tool.stage_definition_id)).map(({ id }) => id),
  );
  ctx.audit({
    recordKind: 'stage_tool',
    recordId: tool.id,
    action: 'deleted',
    previous: { name: tool.name, stage_definition_id: tool.stage_definition_id },
  });
}

/** The process of the stage, locked for a change of its tools. */
async function requireStage(
  ctx: ReadContext,
  processId: string,
  stageId: string,
  expectedRevision: number | undefined,
): Promise<StoredProcess> {
  const process = await requireProcess(ctx, processId);
  if (!(await queries.stageExists(ctx.db, processId, stageId)))
    throw notFound('stage of this process', stageId);
  checkRevision(process.revision, expectedRevision);
  checkEditable(process);
  return process;
}

/** A tool with its process, both locked; `expectedRevision` is the revision of the tool. */
async function requireTool(
  ctx: ReadContext,
  given: string,
  expectedRevision?: number,
): Promise<{ process: StoredProcess; tool: queries.StoredTool }> {
  const id = storedId(given);
  const found = await queries.findTool(ctx.db, id);
  const process = found && (await lockProcess(ctx.db, found.process_definition_id));
  const tool = process && (await queries.findTool(ctx.db, id));
  if (tool === undefined) throw notFound('stage tool', id);
  checkRevision(tool.revision, expectedRevision);
  checkEditable(process!);
  return { process: process!, tool };
}

async function valuesOf(
  ctx: ReadContext,
  body: StageToolDefinition,
  others: readonly queries.StoredTool[],
): Promise<queries.ToolValues> {
  const config = await checkToolConfig(ctx, body.config, 'body.config');
  const name = body.name.trim();
  const namesake = others.find((other) => other.name.toLowerCase() === name.toLowerCase());
  if (namesake !== undefined)
    throw conflict(`The stage already has a tool named "${namesake.name}" (${namesake.id}).`);
  return {
    name,
    description: body.description ?? null,
    icon: body.icon ?? null,
    is_required: body.is_required ?? false,
    is_visible_to_all: body.is_visible_to_all ?? true,
    config,
  };
}
