import type { BulkResult } from '#generated/console/types.gen.ts';
import type {
  BulkArchiveCustomObjectRecordsInput,
  BulkDeleteCustomObjectRecordsInput,
  BulkTransitionCustomObjectRecordsInput,
  BulkUpdateCustomObjectRecordsInput,
} from '#generated/console/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type { ExpectedRevisions } from '#generated/types.gen.ts';
import { changeRecord, type Changed } from './change.ts';
import { removeRecord } from './delete.ts';
import { beginEach, type Editable } from './editing.ts';
import { moveRecord, setArchived } from './lifecycle.ts';

type Context = WriteContext<'custom_object_record.updated'>;

interface Bulk {
  readonly ids: readonly string[];
  readonly expected_revisions?: ExpectedRevisions;
}

export const bulkUpdateCustomObjectRecords = (
  ctx: Context,
  { body }: BulkUpdateCustomObjectRecordsInput,
): Promise<BulkResult> =>
  changeEach(ctx, body, (editable) => changeRecord(ctx, editable, body.changes, 'body.changes'), {
    withLinks: body.changes.links !== undefined,
  });

export const bulkTransitionCustomObjectRecords = (
  ctx: Context,
  { body }: BulkTransitionCustomObjectRecordsInput,
): Promise<BulkResult> => changeEach(ctx, body, (editable) => moveRecord(ctx, editable, body));

export const bulkArchiveCustomObjectRecords = (
  ctx: Context,
  { body }: BulkArchiveCustomObjectRecordsInput,
): Promise<BulkResult> => changeEach(ctx, body, (editable) => setArchived(ctx, editable, body.is_archived));

export async function bulkDeleteCustomObjectRecords(
  ctx: WriteContext<'custom_object_record.deleted' | 'custom_object_record.updated'>,
  { body }: BulkDeleteCustomObjectRecordsInput,
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  const editableOf = await beginEach(ctx, body.ids, { withLinks: true });
  return runBulk(ctx, body.ids, async (id) => {
    await removeRecord(ctx, await editableOf(id, revisionOf(id)));
    return 'succeeded';
  });
}

async function changeEach(
  ctx: Context,
  { ids, expected_revisions }: Bulk,
  change: (editable: Editable) => Promise<Changed>,
  { withLinks = false }: { readonly withLinks?: boolean } = {},
): Promise<BulkResult> {
  const revisionOf = expectedRevisions(ids, expected_revisions);
  const editableOf = await beginEach(ctx, ids, { withLinks });
  return runBulk(ctx, ids, async (id) => {
    const { outcome } = await change(await editableOf(id, revisionOf(id)));
    return outcome === 'updated' ? 'succeeded' : 'unchanged';
  });
}
