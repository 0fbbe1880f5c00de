import { checkRevision, invalid, notFound } from '#src/platform/errors/index.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type { BulkResult, ProcessDefinition, ProcessDefinitionFull } from '#generated/types.gen.ts';
import type {
  BulkDeleteProcessDefinitionsInput,
  GetFullProcessDefinitionInput,
  GetProcessDefinitionInput,
  ListProcessDefinitionsInput,
} from '#generated/families/processes/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  findVersion,
  requireProcess,
  requireUnused,
  selectProcess,
  snapshotOf,
} from '#src/domain/processes/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { processList, softDeleteProcess } from './process-definitions.queries.ts';

export const listProcessDefinitions = (ctx: ReadContext, { query }: ListProcessDefinitionsInput) =>
  processList.page(ctx.db, query, viewerOf(ctx));

export async function getProcessDefinition(
  ctx: ReadContext,
  { path }: GetProcessDefinitionInput,
): Promise<ProcessDefinition> {
  const process = await selectProcess(ctx.db, path.id, viewerOf(ctx));
  if (process === undefined) throw notFound('process', path.id);
  return process;
}

export async function getFullProcessDefinition(
  ctx: ReadContext,
  { path, query }: GetFullProcessDefinitionInput,
): Promise<ProcessDefinitionFull> {
  if (query.is_draft && query.version !== undefined)
    throw invalid('query.version', 'cannot be combined with is_draft.');
  const definition = await getProcessDefinition(ctx, { path });
  const version = query.is_draft ? null : (query.version ?? definition.version);
  const snapshot =
    version === null
      ? await snapshotOf(ctx.db, definition.id)
      : await findVersion(ctx.db, definition.id, version);
  if (snapshot === undefined) throw notFound('version of this process', String(version));
  const { stages, dependencies } = snapshot;
  return {
    definition,
    version,
    is_draft: version === null,
    stages: [...stages] as ProcessDefinitionFull['stages'],
    dependencies: [...dependencies],
  };
}

export async function bulkDeleteProcessDefinitions(
  ctx: WriteContext,
  { body }: BulkDeleteProcessDefinitionsInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, async (id) => {
    const process = await requireProcess(ctx, id);
    checkRevision(process.revision, revisionOf(id));
    await requireUnused(ctx, process);
    await softDeleteProcess(ctx.db, process.id, ctx.identity.userId, ctx.now);
    ctx.audit({
      recordKind: 'process_definition',
      recordId: process.id,
      action: 'deleted',
      previous: { name: process.name },
    });
    return 'succeeded';
  });
}
