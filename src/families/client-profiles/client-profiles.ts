import { isDeepStrictEqual as isSame } from 'node:util';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { lockDefinitions } from '#src/domain/field-values/index.ts';
import { publishedSections } from '#src/domain/layouts/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import type { ClientLayoutInput, ClientProfile, Deleted } from '#generated/types.gen.ts';
import type {
  CreateClientProfileInput,
  DeleteClientProfileInput,
  GetClientProfileInput,
  ListClientProfilesInput,
  MoveClientProfileInput,
  UpdateClientProfileInput,
} from '#generated/families/client-profiles/handlers.ts';
import * as profiles from './client-profiles.queries.ts';
import { changeStatusOptions } from './status-options.ts';
import { layoutOfPage, storeLayout } from './layout.rules.ts';
import * as fields from './profile-fields.queries.ts';
import { profileFolders } from './profile-folders.ts';
import { changeSharedFields, requireShareable } from './shared-fields.ts';
import { countClientsByStatus } from './clients.queries.ts';
import { buildOptions, requireKnownTransitions, standardOptions } from './status-options.rules.ts';
import { upsertStatusOptions } from './status-options.queries.ts';

export const listClientProfiles = (ctx: ReadContext, { query }: ListClientProfilesInput) =>
  profiles.profileList.page(ctx.db, query, {});

export const getClientProfile = (ctx: ReadContext, { path }: GetClientProfileInput) =>
  showProfile(ctx, path.id);

export async function createClientProfile(
  ctx: WriteContext,
  { body }: CreateClientProfileInput,
): Promise<Result<ClientProfile>> {
  const options = buildOptions(body.status_options ?? standardOptions, [], ctx.now);
  requireKnownTransitions(body.allowed_transitions, options);
  await requireFolder(ctx, profileFolders, body.folder_id);
  const name = body.name.trim();
  await requireFreeName(ctx, name);
  const sharedFieldIds = (body.shared_field_ids ?? []).map(storedId);
  if (sharedFieldIds.length > 0) await lockDefinitions(ctx.db);
  await requireShareable(ctx, sharedFieldIds);

  const id = await profiles.insertClientProfile(
    ctx.db,
    {
      name,
      description: body.description ?? null,
      color: body.color ?? null,
      folder_id: body.folder_id ?? null,
      allowed_transitions: body.allowed_transitions ?? null,
      layout: null,
    },
    ctx.identity.userId,
    ctx.now,
  );
  await upsertStatusOptions(ctx.db, id, options);
  if (sharedFieldIds.length > 0) await fields.replaceSharedFields(ctx.db, id, sharedFieldIds);
  if (body.layout != null) {
    const layout = storeLayout(body.layout, await fields.selectProfileFields(ctx.db, id));
    await profiles.updateInitialLayout(ctx.db, id, layout);
  }
  ctx.audit({ recordKind: 'client_profile', recordId: id, action: 'created' });
  return showProfile(ctx, id);
}

export async function updateClientProfile(
  ctx: WriteContext,
  { path, body }: UpdateClientProfileInput,
): Promise<Result<ClientProfile>> {
  if (body.shared_field_ids !== undefined) await lockDefinitions(ctx.db);
  const profile = await lockProfile(ctx, path.id, body.expected_revision);
  const changes: Partial<profiles.ProfileValues> = {};
  const changed = new Set<string>();
  const note = <K extends keyof profiles.ProfileValues>(name: K, value: profiles.ProfileValues[K]) => {
    if (isSame(profile[name], value)) return;
    changes[name] = value;
    changed.add(name);
  };

  if (body.name !== undefined) {
    await requireFreeName(ctx, body.name.trim(), path.id);
    note('name', body.name.trim());
  }
  if (body.description !== undefined) note('description', body.description);
  if (body.color !== undefined) note('color', body.color);
  const options = await changeStatusOptions(ctx, profile, body);
  if (options.isChanged) changed.add('status_options');
  note('allowed_transitions', options.transitions);
  if (
    body.shared_field_ids !== undefined &&
    (await changeSharedFields(ctx, profile.id, body.shared_field_ids.map(storedId)))
  )
    changed.add('shared_field_ids');
  if (body.layout !== undefined && !(await isLayoutOfPage(ctx, path.id, body.layout)))
    note('layout', storeLayout(body.layout, await fields.selectProfileFields(ctx.db, path.id)));

  if (changed.size === 0) return showProfile(ctx, path.id);
  await profiles.updateClientProfile(ctx.db, path.id, changes, ctx.now);
  ctx.audit({
    recordKind: 'client_profile',
    recordId: path.id,
    action: 'updated',
    changedFields: [...changed],
    previous: {
      ...previousOf(profile, changes),
      ...(options.isChanged && { status_options: options.previous }),
    },
  });
  return showProfile(ctx, path.id);
}

/** Whether it is the layout that follows from the published page, as it was read; 409 for another one while a page is published. */
async function isLayoutOfPage(ctx: ReadContext, id: string, layout: ClientLayoutInput): Promise<boolean> {
  const page = await publishedSections(ctx.db, id);
  if (page === undefined) return false;
  const shown = layoutOfPage(page, await fields.selectProfileFields(ctx.db, id));
  if (layout !== null && isSame(layout.sections, shown.sections)) return true;
  throw conflict(
    'The page of these clients has a published layout. Change it with patchEntityLayout, or delete it first.',
  );
}

export async function moveClientProfile(
  ctx: WriteContext,
  { path, body }: MoveClientProfileInput,
): Promise<Result<ClientProfile>> {
  const profile = await lockProfile(ctx, path.id, body.expected_revision);
  if (storedId(body.folder_id) === profile.folder_id) return showProfile(ctx, path.id);
  await requireFolder(ctx, profileFolders, body.folder_id);
  await profiles.updateClientProfile(ctx.db, path.id, { folder_id: body.folder_id }, ctx.now);
  ctx.audit({
    recordKind: 'client_profile',
    recordId: path.id,
    action: 'moved',
    changedFields: ['folder_id'],
    previous: { folder_id: profile.folder_id },
  });
  return showProfile(ctx, path.id);
}

export async function deleteClientProfile(
  ctx: WriteContext,
  { path, query }: DeleteClientProfileInput,
): Promise<Deleted> {
  await removeProfile(ctx, await lockProfile(ctx, path.id, query.expected_revision));
  return { id: path.id, deleted_at: ctx.now.toISOString() };
}

/** Deletes a locked profile; 409 with the counts while it has clients or custom fields. */
export async function removeProfile(ctx: WriteContext, profile: profiles.StoredProfile): Promise<void> {
  const clients = [...(await countClientsByStatus(ctx.db, profile.id)).values()].reduce(
    (sum, count) => sum + count,
    0,
  );
  if (clients > 0)
    throw conflict(
      `The profile "${profile.name}" still has clients (${clients}). Migrate them to another profile or delete them first.`,
    );
  const own = await fields.countOwnFields(ctx.db, profile.id);
  if (own > 0)
    throw conflict(
      `The profile "${profile.name}" still has custom fields of its own (${own}). Delete them or move them to all profiles first.`,
    );
  await fields.replaceSharedFields(ctx.db, profile.id, []);
  await profiles.softDeleteClientProfile(ctx.db, profile.id, ctx.identity.userId, ctx.now);
  ctx.audit({
    recordKind: 'client_profile',
    recordId: profile.id,
    action: 'deleted',
    previous: { name: profile.name },
  });
}

/** The profile for a change of it: 404 when there is none, 409 when `expectedRevision` is stale. */
export async function lockProfile(
  ctx: ReadContext,
  id: string,
  expectedRevision?: number,
): Promise<profiles.StoredProfile> {
  const profile = await profiles.findClientProfile(ctx.db, id, true);
  if (profile === undefined) throw notFound('client profile', id);
  checkRevision(profile.revision, expectedRevision);
  return profile;
}

export async function showProfile(ctx: ReadContext, id: string): Promise<Result<ClientProfile>> {
  const profile = await profiles.selectClientProfile(ctx.db, id);
  if (profile === undefined) throw notFound('client profile', id);
  return profile;
}

/** 409 when another profile has the name. */
export async function requireFreeName(ctx: ReadContext, name: string, ownId?: string): Promise<void> {
  const namesake = await profiles.findNamesake(ctx.db, name, ownId);
  if (namesake !== undefined)
    throw nameTaken(`A client profile named "${namesake.name}" already exists (${namesake.id}).`);
}

const previousOf = (profile: profiles.StoredProfile, changes: Partial<profiles.ProfileValues>) =>
  Object.fromEntries(
    Object.keys(changes).map((name) => [name, profile[name as keyof profiles.ProfileValues]]),
  );
