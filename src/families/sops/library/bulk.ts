import type { BulkResult } from '#generated/types.gen.ts';
import type { BulkUpdateSopsInput } from '#generated/console/families/sops/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { changedTags, expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { indexRecords } from '../content/places.ts';
import { sopFolders } from '../record/folder-kind.ts';
import { changeRecord } from '../record/sop-changes.ts';
import { sops } from '../record/sop-life.ts';
import { spelledTags } from '../record/tag-names.ts';

export async function bulkUpdateSops(
  ctx: WriteContext<'sop.updated'>,
  { body }: BulkUpdateSopsInput,
): Promise<BulkResult> {
  await requireFolder(ctx, sopFolders, body.folder_id);
  await requireRecord(ctx, 'working_member', body.owner_id, 'body.owner_id');
  const expected = expectedRevisions(body.ids, body.expected_revisions);
  const added = body.add_tags === undefined ? undefined : await spelledTags(ctx, body.add_tags);
  return runBulk(ctx, body.ids, async (id) => {
    const before = await sops.lock(ctx, id, expected(id));
    const tags = changedTags(
      before.tags,
      { ...(added && { add_tags: added }), ...(body.remove_tags && { remove_tags: body.remove_tags }) },
      'SOP',
      'body',
    );
    const { sop, changes } = await changeRecord(ctx, before, {
      ...(body.owner_id !== undefined && { owner_id: storedId(body.owner_id) }),
      ...(body.folder_id !== undefined && { folder_id: storedId(body.folder_id) }),
      ...(tags && { tags }),
    });
    if (changes === null) return 'unchanged';
    await indexRecords(ctx.db, [sop]);
    return 'succeeded';
  });
}
