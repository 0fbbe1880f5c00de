import type { SopVersion, SopWorkingCopy } from '#generated/types.gen.ts';
import type {
  GetSopVersionInput,
  ListSopVersionsInput,
  RestoreSopVersionInput,
} from '#generated/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, unknownReference } from '#src/platform/errors/index.ts';
import { requireSop, sops } from '../record/sop-life.ts';
import { contentChanged } from './change-content.ts';
import * as content from './content.queries.ts';
import { besideBlocks, contentsOf } from './shown-content.ts';
import { changesBetweenVersions } from './version-changes.ts';
import { findVersion, versionList, type StoredVersion } from './versions.queries.ts';
import { showWorkingCopy } from './working-copy.ts';

export async function listSopVersions(ctx: ReadContext, { path, query }: ListSopVersionsInput) {
  const { id } = await requireSop(ctx, path.id);
  return versionList.page(ctx.db, query, { sopId: id });
}

export async function getSopVersion(
  ctx: ReadContext,
  { path, query }: GetSopVersionInput,
): Promise<SopVersion> {
  const version = await requireVersion(ctx, path);
  const older =
    query.compare_with_id === undefined
      ? undefined
      : await findVersion(ctx.db, version.sop_id, storedId(query.compare_with_id));
  if (query.compare_with_id !== undefined && older === undefined)
    throw unknownReference('query.compare_with_id', query.compare_with_id, 'a version of this SOP');
  return {
    ...version,
    ...(await besideBlocks(ctx, contentsOf(version.steps), query.include?.includes('file_urls') ?? false)),
    ...(older && { changes: changesBetweenVersions(older, version) }),
  };
}

async function requireVersion(
  ctx: ReadContext,
  path: { readonly id: string; readonly versionId: string },
): Promise<StoredVersion> {
  const { id } = await requireSop(ctx, path.id);
  const version = await findVersion(ctx.db, id, storedId(path.versionId));
  if (version === undefined) throw notFound('version of this SOP', path.versionId);
  return version;
}

/** The steps and blocks of the version take the place of those that are there; those that stay keep their ids. */
export async function restoreSopVersion(
  ctx: WriteContext,
  { path, body }: RestoreSopVersionInput,
): Promise<SopWorkingCopy> {
  const sop = await sops.lock(ctx, path.id);
  const version = await findVersion(ctx.db, sop.id, storedId(path.versionId));
  if (version === undefined) throw notFound('version of this SOP', path.versionId);
  await sops.lock(ctx, path.id, body?.expected_revision);
  const present = await content.selectNextSteps(ctx.db, sop.id);
  if (changesBetweenVersions({ ...version, steps: present }, version).length === 0)
    return showWorkingCopy(ctx, sop.id);

  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  const wanted = version.steps.map(({ id }) => id);
  const gone = present.filter(({ id }) => !wanted.includes(id)).map(({ id }) => id);
  const keptBlocks = new Set(version.steps.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const goneBlocks = present
    .flatMap(({ blocks }) => blocks.map(({ id }) => id))
    .filter((id) => !keptBlocks.has(id));
  await content.deleteParts(ctx.db, 'sop_steps', gone, stamp);
  await content.deleteParts(ctx.db, 'sop_blocks', goneBlocks, stamp);
  await content.upsertSteps(ctx.db, sop.id, version.steps, stamp);
  await content.upsertBlocks(
    ctx.db,
    sop.id,
    version.steps.flatMap(({ id, blocks }) =>
      blocks.map((block, position) => ({ id: block.id, content: block.content, step_id: id, position })),
    ),
    stamp,
  );
  await content.placeSteps(ctx.db, wanted);
  await contentChanged(ctx, sop, contentsOf(version.steps), {
    action: 'version_restored',
    newValues: { version: version.version },
  });
  return showWorkingCopy(ctx, sop.id);
}
