import type { BulkResult } from '#generated/types.gen.ts';
import type { BulkUpdateTrainingCoursesInput } from '#generated/console/families/training/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { changedTags, expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { courses } from '../record/course-life.ts';
import { trainingFolders } from '../record/folder-kind.ts';

export async function bulkUpdateTrainingCourses(
  ctx: WriteContext,
  { body }: BulkUpdateTrainingCoursesInput,
): Promise<BulkResult> {
  await requireFolder(ctx, trainingFolders, body.folder_id);
  await requireRecord(ctx, 'working_member', body.owner_id, 'body.owner_id');
  const expected = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, async (id) => {
    const before = await courses.lock(ctx, id, expected(id));
    const tags = changedTags(
      before.tags,
      {
        ...(body.add_tags && { add_tags: tidyTags(body.add_tags) }),
        ...(body.remove_tags && { remove_tags: body.remove_tags }),
      },
      'course',
      'body',
    );
    const changes = await courses.revise(
      ctx,
      before,
      {
        ...(body.owner_id !== undefined && { owner_id: storedId(body.owner_id) }),
        ...(body.folder_id !== undefined && { folder_id: storedId(body.folder_id) }),
        ...(tags && { tags }),
      },
      ['owner_id', 'folder_id', 'tags'],
    );
    return changes === null ? 'unchanged' : 'succeeded';
  });
}
