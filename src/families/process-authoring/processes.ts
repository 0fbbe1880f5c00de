import { isDeepStrictEqual as isSame } from 'node:util';
import type { ProcessDefinition, ProcessDefinitionFull } from '#generated/types.gen.ts';
import type { ProcessCreate, ProcessPublished } from '#generated/console/types.gen.ts';
import type {
  ArchiveProcessInput,
  CreateProcessInput,
  PublishProcessInput,
  UnarchiveProcessInput,
  UpdateProcessInput,
} from '#generated/console/families/process-authoring/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  publish,
  requireDraft,
  requireProcess,
  snapshotOf,
  storeDraft,
  updateProcess as storeProcess,
} from '#src/domain/processes/index.ts';
import { checkValues, emptyValues, type Values } from './defaults.ts';
import { insertProcess } from './draft-writes.queries.ts';
import { showDraft, showProcess } from './show.ts';
import { checkStages, namesIn, writeStages } from './stages.ts';

export const createProcess = (
  ctx: WriteContext,
  { body }: CreateProcessInput,
): Promise<ProcessDefinitionFull> => makeProcess(ctx, body);

/** A new process as a draft, whatever form its content came in. */
export async function makeProcess(
  ctx: WriteContext,
  { stages = [], ...body }: ProcessCreate,
): Promise<ProcessDefinitionFull> {
  const values: Values = { ...emptyValues, name: body.name, ...(await checkValues(ctx, body, null)) };
  const planned = await checkStages(ctx, stages, { defaults: values, stages: [] }, 'body.stages');
  const id = await insertProcess(ctx.db, values, ctx.identity.userId, ctx.now);
  await writeStages(ctx, id, { stages: [] }, planned);
  ctx.audit({ recordKind: 'process_definition', recordId: id, action: 'created' });
  return showDraft(ctx, id);
}

export async function updateProcess(
  ctx: WriteContext,
  { path, body: { expected_revision: expected, ...body } }: UpdateProcessInput,
): Promise<ProcessDefinition> {
  const process = await requireDraft(ctx, storedId(path.id), expected);
  const current = (await snapshotOf(ctx.db, process.id))!;
  const values = await checkValues(ctx, body, process.id, namesIn(current));
  const changed = (Object.keys(values) as (keyof Values)[]).filter(
    (name) => !isSame(values[name], process[name]),
  );
  if (changed.length === 0) return showProcess(ctx, process.id);
  await storeDraft(ctx, process, values);
  ctx.audit({
    recordKind: 'process_definition',
    recordId: process.id,
    action: 'updated',
    changedFields: changed,
    previous: Object.fromEntries(changed.map((name) => [name, process[name]])),
  });
  return showProcess(ctx, process.id);
}

export async function publishProcess(
  ctx: WriteContext,
  { path, body }: PublishProcessInput,
): Promise<ProcessPublished> {
  const id = storedId(path.id);
  const { warnings } = await publish(ctx, id, {
    changeNote: body.change_note ?? null,
    expectedRevision: body.expected_revision,
  });
  return { definition: await showProcess(ctx, id), warnings: [...warnings] };
}

export async function archiveProcess(
  ctx: WriteContext,
  { path, body }: ArchiveProcessInput,
): Promise<ProcessDefinition> {
  const process = await requireProcess(ctx, storedId(path.id), body.expected_revision);
  if (process.status !== 'archived')
    await changeState(ctx, process, { status: 'archived', archived_at: ctx.now }, 'archived');
  return showProcess(ctx, process.id);
}

export async function unarchiveProcess(
  ctx: WriteContext,
  { path, body }: UnarchiveProcessInput,
): Promise<ProcessDefinition> {
  const process = await requireProcess(ctx, storedId(path.id), body.expected_revision);
  if (process.status === 'archived')
    await changeState(
      ctx,
      process,
      { status: process.version === null ? 'draft' : 'published', archived_at: null },
      'unarchived',
    );
  return showProcess(ctx, process.id);
}

async function changeState(
  ctx: WriteContext,
  { id, status }: { id: string; status: string },
  values: Parameters<typeof storeProcess>[2],
  action: string,
): Promise<void> {
  await storeProcess(ctx.db, id, values, ctx.now);
  ctx.audit({
    recordKind: 'process_definition',
    recordId: id,
    action,
    changedFields: ['status'],
    previous: { status },
  });
}
