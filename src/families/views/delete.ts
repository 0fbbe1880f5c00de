import type { BulkResult } from '#generated/types.gen.ts';
import type { BulkDeleteViewsInput, DeleteViewsInput } from '#generated/families/views/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { deleteView, requireUnused } from '#src/domain/views/index.ts';
import { checkRevision, conflict } from '#src/platform/errors/index.ts';
import { requireOwner, requireView } from './stored.ts';

export function deleteViews(ctx: WriteContext, { query }: DeleteViewsInput): Promise<BulkResult> {
  const revisionOf = expectedRevisions(query.id, query.expected_revision);
  return deleteEach(ctx, query.id, revisionOf, false);
}

export function bulkDeleteViews(ctx: WriteContext, { body }: BulkDeleteViewsInput): Promise<BulkResult> {
  const isForced = body.force === true;
  if (isForced) ctx.demand('settings.manage');
  return deleteEach(ctx, body.ids, expectedRevisions(body.ids, body.expected_revisions), isForced);
}

const deleteEach = (
  ctx: WriteContext,
  ids: readonly string[],
  revisionOf: (id: string) => number | undefined,
  isForced: boolean,
): Promise<BulkResult> =>
  runBulk(ctx, ids, async (id) => {
    const view = await requireView(ctx, id);
    requireOwner(ctx, view);
    if (view.is_default)
      throw conflict('This is the default view of its list. Make another view the default first.');
    if (!isForced) await requireUnused(ctx, view, 'Take it out there first, or delete it with force.');
    checkRevision(view.revision, revisionOf(id));
    await deleteView(ctx, view);
    return 'succeeded';
  });
