import type { Deleted, SopTag } from '#generated/types.gen.ts';
import type { ListSopTagsInput, SetSopTagInput } from '#generated/families/sops/handlers.ts';
import type { DeleteSopTagInput, UpdateSopTagInput } from '#generated/console/families/sops/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { insertRecord, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { isSameTag, tidyTags } from '#src/platform/tidy.ts';
import { indexRecords } from '../content/places.ts';
import { changeTags } from '../record/sop-changes.ts';
import { lockEverySop } from '../record/sop-record.queries.ts';
import {
  deleteTag,
  lockTag,
  lockTagNamed,
  selectTag,
  selectTagged,
  tagList,
  type StoredTag,
} from '../record/tags.queries.ts';

type Context = WriteContext<'sop.updated'>;

export const listSopTags = (ctx: ReadContext, { query }: ListSopTagsInput) =>
  tagList.page(ctx.db, query, viewerScope(ctx));

export async function setSopTag(ctx: Context, { path, body }: SetSopTagInput): Promise<Result<SopTag>> {
  const name = path.name.trim();
  const values = { name, color: body.color ?? null, description: body.description ?? null };
  const before = await lockTagNamed(ctx.db, name);
  if (before === undefined) {
    if (body.expected_revision !== undefined) throw notFound('SOP tag', name);
    const id = await insertRecord(
      ctx.db,
      'sop_tags',
      { ...values, created_by: ctx.identity.userId },
      ctx.now,
    );
    recordHistory(ctx, { kind: 'sop_tag', id, action: 'created' });
    return showTag(ctx, id);
  }
  checkRevision(before.revision, body.expected_revision);
  await changeTag(ctx, before, values);
  return showTag(ctx, before.id);
}

/** Renames a tag; one that gets the name of another becomes that one. */
export async function updateSopTag(ctx: Context, { path, body }: UpdateSopTagInput): Promise<Result<SopTag>> {
  const before = await requireTag(ctx, path.id, body.expected_revision);
  const name = body.name.trim();
  const other = isSameTag(name, before.name) ? undefined : await lockTagNamed(ctx.db, name);
  if (other === undefined) {
    await changeTag(ctx, before, { name });
    return showTag(ctx, before.id);
  }
  await respell(ctx, before.name, other.name);
  await removeTag(ctx, before);
  return showTag(ctx, other.id);
}

export async function deleteSopTag(ctx: Context, { path, query }: DeleteSopTagInput): Promise<Deleted> {
  const tag = await requireTag(ctx, path.id, query.expected_revision);
  await respell(ctx, tag.name, null);
  await removeTag(ctx, tag);
  return { id: tag.id, deleted_at: ctx.now.toISOString() };
}

async function requireTag(
  ctx: Context,
  id: string,
  expectedRevision: number | undefined,
): Promise<StoredTag> {
  const tag = await lockTag(ctx.db, storedId(id));
  if (tag === undefined) throw notFound('SOP tag', id);
  checkRevision(tag.revision, expectedRevision);
  return tag;
}

async function changeTag(
  ctx: Context,
  before: StoredTag,
  values: Partial<Omit<StoredTag, 'id' | 'revision'>>,
): Promise<void> {
  const changes = changesBetween(before, { ...before, ...values }, ['name', 'color', 'description']);
  if (changes === null) return;
  await reviseRecord(ctx.db, 'sop_tags', before.id, values, ctx.now);
  recordHistory(ctx, { kind: 'sop_tag', id: before.id, action: 'updated', changes });
  if (values.name !== undefined && values.name !== before.name) await respell(ctx, before.name, values.name);
}

async function removeTag(ctx: Context, { id, name }: StoredTag): Promise<void> {
  await deleteTag(ctx.db, id);
  ctx.audit({ recordKind: 'sop_tag', recordId: id, action: 'deleted', previous: { name } });
}

/** Every SOP with the tag has another spelling of it from now on, or none. */
async function respell(ctx: Context, from: string, to: string | null): Promise<void> {
  const tagged = await lockEverySop(ctx.db, await selectTagged(ctx.db, from));
  const changed = await changeTags(
    ctx,
    tagged.map((sop) => ({
      sop,
      tags: tidyTags(sop.tags.flatMap((tag) => (isSameTag(tag, from) ? (to === null ? [] : [to]) : [tag]))),
    })),
  );
  await indexRecords(ctx.db, changed);
}

async function showTag(ctx: ReadContext, id: string): Promise<Result<SopTag>> {
  const tag = await selectTag(ctx.db, ctx, id);
  if (tag === undefined) throw notFound('SOP tag', id);
  return tag;
}
