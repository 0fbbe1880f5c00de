import type { ProcessDefinitionFull } from '#generated/types.gen.ts';
import type {
  DuplicateProcessInput,
  ListProcessVersionsInput,
  RestoreProcessInput,
} from '#generated/console/families/process-authoring/handlers.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { freeName, stemOf } from '#src/domain/names/index.ts';
import {
  findVersion,
  isSameContent,
  requireDraft,
  requireProcess,
  snapshotOf,
  storeDraft,
  withoutGone,
  type ProcessSnapshot,
} from '#src/domain/processes/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { requireFreeName } from './defaults.ts';
import { insertProcess, selectNamesLike } from './draft-writes.queries.ts';
import { showDraft, showProcess } from './show.ts';
import { writeStages } from './stages.ts';
import { processVersions } from './versions.queries.ts';

const maxNameLength = 200;
const roomForNumber = 7;

export async function listProcessVersions(ctx: ReadContext, { path, query }: ListProcessVersionsInput) {
  await showProcess(ctx, path.id);
  return processVersions.page(ctx.db, query, { ...viewerOf(ctx), processId: path.id });
}

export async function restoreProcess(
  ctx: WriteContext,
  { path, body }: RestoreProcessInput,
): Promise<ProcessDefinitionFull> {
  const process = await requireProcess(ctx, storedId(path.id));
  const found = body.version === undefined ? undefined : await findVersion(ctx.db, process.id, body.version);
  if (body.version !== undefined && found === undefined)
    throw notFound('version of this process', String(body.version));
  await requireDraft(ctx, process.id, body.expected_revision);
  const version = body.version ?? process.version;
  if (version === null)
    throw conflict(`The process "${process.name}" was never published and has no version to restore.`);

  const current = (await snapshotOf(ctx.db, process.id))!;
  const wanted = await withoutGone(ctx.db, found ?? (await findVersion(ctx.db, process.id, version))!);
  if (isSameContent(wanted, current)) return showDraft(ctx, process.id);
  await writeStages(ctx, process.id, current, wanted);
  await storeDraft(ctx, process, defaultsOf(wanted));
  ctx.audit({
    recordKind: 'process_definition',
    recordId: process.id,
    action: 'restored',
    changedFields: ['stages'],
    previous: { version: process.version },
  });
  return showDraft(ctx, process.id);
}

export async function duplicateProcess(
  ctx: WriteContext,
  { path, body }: DuplicateProcessInput,
): Promise<ProcessDefinitionFull> {
  const source = await requireProcess(ctx, storedId(path.id));
  const name =
    body.name?.trim() ??
    freeName(
      source.name,
      await selectNamesLike(ctx.db, stemOf(source.name).slice(0, maxNameLength - roomForNumber)),
      maxNameLength,
    );
  await requireFreeName(ctx, name, null);
  const copy = withNewIds(await withoutGone(ctx.db, (await snapshotOf(ctx.db, source.id))!));
  const { description, icon, color } = source;
  const id = await insertProcess(
    ctx.db,
    { ...defaultsOf(copy), name, description, icon, color },
    ctx.identity.userId,
    ctx.now,
  );
  await writeStages(ctx, id, { stages: [] }, copy);
  ctx.audit({ recordKind: 'process_definition', recordId: id, action: 'created' });
  return showDraft(ctx, id);
}

/** The defaults of a snapshot as they are stored; the name is that of the process. */
function defaultsOf({ defaults: { name: _, ...defaults } }: ProcessSnapshot) {
  return { ...defaults, default_assignee_ids: [...defaults.default_assignee_ids], tags: [...defaults.tags] };
}

function withNewIds({ defaults, stages, dependencies }: ProcessSnapshot): ProcessSnapshot {
  const idOf = new Map(stages.map(({ id }) => [id, uuid7()]));
  return {
    defaults,
    stages: stages.map((stage) => ({
      ...stage,
      id: idOf.get(stage.id)!,
      substages: stage.substages.map((substage) => ({ ...substage, id: uuid7() })),
      tools: stage.tools.map((tool) => ({ ...tool, id: uuid7() })),
    })),
    dependencies: dependencies.map((each) => ({
      ...each,
      predecessor_id: idOf.get(each.predecessor_id)!,
      successor_id: idOf.get(each.successor_id)!,
    })),
  };
}
