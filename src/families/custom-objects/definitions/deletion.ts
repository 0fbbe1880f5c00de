import type { BulkResult, Deleted } from '#generated/types.gen.ts';
import type {
  BulkDeleteCustomObjectsInput,
  DeleteCustomObjectInput,
} from '#generated/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { forgetFieldSets, lockDefinitions } from '#src/domain/field-values/index.ts';
import { deleteView, requireUnused } from '#src/domain/views/index.ts';
import { softDeleteRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { isUnderWay } from './migrate-job.ts';
import { requireLocked } from './objects.ts';
import { selectRules } from './relationships.queries.ts';
import { deleteParts, selectViews } from './write.queries.ts';

export async function deleteCustomObject(
  ctx: WriteContext,
  { path, query }: DeleteCustomObjectInput,
): Promise<Deleted> {
  await lockDefinitions(ctx.db);
  return removeObject(ctx, path.id, query.expected_revision);
}

export async function bulkDeleteCustomObjects(
  ctx: WriteContext,
  { body }: BulkDeleteCustomObjectsInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  await lockDefinitions(ctx.db);
  return runBulk(ctx, body.ids, async (id) => {
    await removeObject(ctx, id, revisionOf(id));
    return 'succeeded';
  });
}

/** Deletes a custom object that nothing needs any more; 409 with the counts otherwise. */
async function removeObject(ctx: WriteContext, id: string, expectedRevision?: number): Promise<Deleted> {
  const object = await requireLocked(ctx, id, expectedRevision);
  if (await isUnderWay(ctx, object))
    throw conflict(
      'A change of the definition is being applied to the records. Delete the custom object afterwards.',
    );
  const inbound = (await selectRules(ctx.db, [object.id])).filter(
    (each) => each.from_custom_object_id !== object.id,
  );
  if (object.record_count + inbound.length > 0)
    throw conflict(
      `The custom object has ${object.record_count} records, archived ones included, and ${inbound.length} relationships from other custom objects. Delete these first.`,
    );
  await deleteParts(ctx.db, object.id, ctx.identity.userId, ctx.now);
  await softDeleteRecord(ctx.db, 'custom_objects', object.id, ctx.identity.userId, ctx.now);
  // Its own pages are gone with it, so they open nothing any more.
  for (const view of await selectViews(ctx.db, object.id)) {
    await requireUnused(ctx, view, 'Take it out there first.');
    await deleteView(ctx, view);
  }
  forgetFieldSets(ctx.identity.tenantId);
  ctx.audit({
    recordKind: 'custom_object',
    recordId: object.id,
    action: 'deleted',
    previous: { key: object.key, name: object.name },
  });
  return { id: object.id, deleted_at: ctx.now.toISOString() };
}
