import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { lockDefinitions } from '#src/domain/field-values/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { copyPublished } from '#src/domain/layouts/index.ts';
import { freeName, stemOf } from '#src/domain/names/index.ts';
import type { ClientProfile, ClientProfileNameSuggestion } from '#generated/types.gen.ts';
import type {
  DuplicateClientProfileInput,
  SuggestClientProfileNameInput,
} from '#generated/families/client-profiles/handlers.ts';
import { lockProfile, requireFreeName, showProfile } from './client-profiles.ts';
import { insertClientProfile, selectNamesLike } from './client-profiles.queries.ts';
import { replaceSharedFields, selectProfileFields } from './profile-fields.queries.ts';
import { profileFolders } from './profile-folders.ts';
import { selectStatusOptions, upsertStatusOptions } from './status-options.queries.ts';

export async function suggestClientProfileName(
  ctx: ReadContext,
  { body }: SuggestClientProfileNameInput,
): Promise<ClientProfileNameSuggestion> {
  return { name: await unusedName(ctx, body.base_name ?? 'New profile') };
}

/** A profile like another one, without its clients; what belongs to the original is shared with the copy. */
export async function duplicateClientProfile(
  ctx: WriteContext,
  { path, body }: DuplicateClientProfileInput,
): Promise<Result<ClientProfile>> {
  await lockDefinitions(ctx.db);
  const source = await lockProfile(ctx, path.id);
  const folderId = body.folder_id === undefined ? source.folder_id : body.folder_id;
  await requireFolder(ctx, profileFolders, folderId);
  if (body.name !== undefined) await requireFreeName(ctx, body.name.trim());
  const name = body.name?.trim() ?? (await unusedName(ctx, source.name));

  const options = await selectStatusOptions(ctx.db, source.id);
  const sourceFields = await selectProfileFields(ctx.db, source.id);
  const { description, color, allowed_transitions, layout } = source;
  const id = await insertClientProfile(
    ctx.db,
    { name, description, color, allowed_transitions, layout, folder_id: folderId },
    ctx.identity.userId,
    ctx.now,
  );
  await upsertStatusOptions(ctx.db, id, options);
  await replaceSharedFields(
    ctx.db,
    id,
    sourceFields.filter((field) => field.origin !== 'agency').map((field) => field.id),
  );
  if (await copyPublished(ctx.db, source.id, id, ctx.identity.userId, ctx.now))
    ctx.audit({ recordKind: 'entity_layout', recordId: id, action: 'published', newValues: { version: 1 } });
  ctx.audit({ recordKind: 'client_profile', recordId: id, action: 'created' });
  return showProfile(ctx, id);
}

const maxNameLength = 120;

async function unusedName(ctx: ReadContext, wanted: string): Promise<string> {
  return freeName(wanted, await selectNamesLike(ctx.db, stemOf(wanted)), maxNameLength);
}
