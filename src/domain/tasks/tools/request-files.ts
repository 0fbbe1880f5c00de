import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  findSeenFiles,
  maxFilesOfRecord,
  requireAttachable,
  requireReady,
  selectAttachedIds,
} from '#src/domain/files/index.ts';
import { rulesOf, type NamedFile } from '#src/domain/tools/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { tryHoldTask } from '../load/hold.ts';
import type { StoreContext } from '../store/store.ts';
import { toolsOfVersion } from './stage-tools.ts';
import { storeUse } from './store-use.ts';
import { isAttachedByTool, selectFiles, selectToolsWithFile } from './tool-files.queries.ts';
import { selectToolRuns } from './tool-runs.queries.ts';
import { useTool, type ToolKey } from './use-tool.ts';

type Writer = StoreContext & WriteContext<never>;

/** Adds an uploaded file to a file request. The file is held before the task, as by those who delete files. */
export async function addToolFile(
  ctx: Writer,
  key: ToolKey,
  fileId: string,
  expectedRevision: number | undefined,
): Promise<TaskStageToolState> {
  const { id, status } = await requireAttachable(ctx, fileId);
  requireReady({ id, status });
  const [file] = await findSeenFiles(ctx.db, ctx, [id], true);
  if (file === undefined) throw notFound('file', fileId);
  const attached = await selectAttachedIds(ctx.db, { kind: 'task_stage', id: key.stageId });
  const isAttached = attached.includes(id);
  const wasAttached = isAttached && !(await isAttachedByTool(ctx.db, id, key.stageId));
  const offered = { id, fileName: file.file_name, contentType: file.content_type, wasAttached };
  const answer = await useTool(ctx, key, { action: 'add_file', file: offered }, expectedRevision);
  if (!isAttached && attached.length >= maxFilesOfRecord)
    throw conflict(`The stage has ${maxFilesOfRecord} files, which is the limit. Detach one first.`);
  return answer;
}

/** Removes a file from a file request. */
export async function removeToolFile(
  ctx: Writer,
  key: ToolKey,
  fileId: string,
  expectedRevision: number | undefined,
): Promise<TaskStageToolState> {
  const id = storedId(fileId);
  const fileName = (await selectFiles(ctx.db, [id])).get(id)?.file_name ?? 'a file';
  return useTool(ctx, key, { action: 'remove_file', file: { id, fileName } }, expectedRevision);
}

/**
 * Lets file requests go of a file that is deleted, or that their stage, `stageId`, loses: they may be missing files again. Whoever
 * does that need not see the task. 409 for a completed stage that was completed with it. The file is held.
 */
export async function releaseToolFiles(
  ctx: Writer,
  file: NamedFile,
  stageId: string | null = null,
): Promise<void> {
  for (const { stageId: id, toolId } of await selectToolsWithFile(ctx.db, file.id, stageId)) {
    const { db, identity, now } = ctx;
    const draft = await tryHoldTask({ db, identity, now, can: () => true }, { stageId: id });
    if (draft === undefined) continue;
    const stage = draft.stage(id);
    const [{ tools }, runs] = await Promise.all([toolsOfVersion(db, draft, stage), selectToolRuns(db, id)]);
    const [tool, run] = [tools.find((one) => one.id === toolId), runs.get(toolId)];
    if (tool === undefined || run === undefined) continue;
    const rules = rulesOf(tool.type);
    const { name, config } = tool;
    const use = { action: 'remove_file', file } as const;
    const user = { userId: identity.userId, at: draft.at, isWorker: true, isLead: true, approverIds: [] };
    const change = rules.apply(use, user, { name, config, state: run.state });
    if (change === null) continue;
    if (stage.status_category === 'completed' && rules.missing(config, change.state).length > 0)
      throw conflict(
        'The file was added to a file request of a stage that is completed and needs it. Keep the file, or reopen the stage and remove the file there first.',
      );
    await storeUse(ctx, { draft, stage, tool, run, user }, use, change);
  }
}
