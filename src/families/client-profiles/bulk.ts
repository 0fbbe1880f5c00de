import { expectedRevisions, runBulk } from '#src/domain/bulk/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import type { BulkResult } from '#generated/types.gen.ts';
import type { BulkDeleteClientProfilesInput } from '#generated/families/client-profiles/handlers.ts';
import { lockProfile, removeProfile } from './client-profiles.ts';
import { profileFolders } from './profile-folders.ts';

export async function bulkDeleteClientProfiles(
  ctx: WriteContext,
  { body }: BulkDeleteClientProfilesInput,
): Promise<BulkResult> {
  await requireFolder(ctx, profileFolders, body.folder_id);
  const revisionOf = expectedRevisions(body.ids, body.expected_revisions);
  return runBulk(ctx, body.ids, async (id) => {
    const profile = await lockProfile(ctx, id, revisionOf(id));
    if (profile.folder_id !== storedId(body.folder_id))
      throw conflict(`The profile "${profile.name}" is not in the folder of body.folder_id.`);
    await removeProfile(ctx, profile);
    return 'succeeded';
  });
}
