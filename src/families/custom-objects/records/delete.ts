import type { Deleted } from '#generated/types.gen.ts';
import type { DeleteCustomObjectRecordInput } from '#generated/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { loadObjectFieldSet, writeHistory, type FieldSet } from '#src/domain/field-values/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { holdLinks, requireEditable, type Editable } from './editing.ts';
import { reportDeleted, reportUpdated } from './events.ts';
import { selectDependents, selectInbound, touch, type Dependent } from './delete.queries.ts';
import { lockRecords, readStored, softDeleteRecords, type StoredRecord } from './stored.queries.ts';

type Context = WriteContext<'custom_object_record.deleted' | 'custom_object_record.updated'>;

export async function deleteCustomObjectRecord(
  ctx: Context,
  { path, query }: DeleteCustomObjectRecordInput,
): Promise<Deleted> {
  const editable = await requireEditable(ctx, path.id, {
    expectedRevision: query.expected_revision,
    withLinks: true,
  });
  await removeRecord(ctx, editable);
  return { id: editable.record.id, deleted_at: ctx.now.toISOString() };
}

/** Deletes a locked record with its links, and what its relationships say of those linked to it. */
export async function removeRecord(ctx: Context, { record }: Editable): Promise<void> {
  const { goes, loses } = await consequences(ctx, record);
  const locked = await lockRecords(ctx.db, ctx, [...goes, ...loses.keys()]);
  const inOrder = goes.map((id) => locked.find((one) => one.id === id)!);
  await softDeleteRecords(ctx.db, goes, ctx.identity.userId, ctx.now);
  const losing = [...loses.keys()];
  await touch(ctx.db, losing, ctx.now);
  const fieldsOf = await fieldSets(ctx, locked);
  for (const gone of inOrder) reportDeleted(ctx, gone, fieldsOf.get(gone.custom_object_id)!);
  for (const left of await readStored(ctx.db, ctx, losing)) {
    const paths = [...loses.get(left.id)!].map((key) => `links.${key}`).sort();
    reportUpdated(ctx, left, { _changed_fields: paths, _previous: {} }, fieldsOf.get(left.custom_object_id)!);
  }
}

interface Consequences {
  /** Records that are deleted, the one that the request names first. */
  readonly goes: readonly string[];
  /** Records that lose links, with the keys of their relationships. */
  readonly loses: ReadonlyMap<string, ReadonlySet<string>>;
}

const maxCascade = 1_000;

/** Follows cascading relationships to their ends; 409 with the count while a link that stays restricts the deletion. */
async function consequences(ctx: Context, { id }: StoredRecord): Promise<Consequences> {
  const goes = new Set([id]);
  const seen: Dependent[] = [];
  let next = [id];
  while (next.length > 0) {
    // Whoever links records by these relationships, or deletes one that is linked, is through before anybody looks, or waits.
    await holdLinks(ctx, await selectInbound(ctx.db, next));
    const dependents = await selectDependents(ctx.db, next);
    seen.push(...dependents);
    next = dependents.flatMap(({ record_id: other, rule }) =>
      rule === 'cascade' && !goes.has(other) ? other : [],
    );
    next.forEach((other) => goes.add(other));
    const left = seen.flatMap(({ record_id: other, rule }) => (rule === 'restrict' ? [] : other));
    if (new Set([...goes, ...left]).size > maxCascade)
      throw conflict(
        `The deletion would delete or unlink more than ${maxCascade} records. Delete some of them, or their links, first.`,
      );
  }
  const outside = seen.filter(({ record_id: other }) => !goes.has(other));
  const restricting = new Set(
    outside.flatMap(({ record_id: other, rule }) => (rule === 'restrict' ? other : [])),
  );
  if (restricting.size > 0)
    throw conflict(
      `${restricting.size} records are linked to it by a relationship that restricts deletion. Link them with another record, or delete them first.`,
    );
  const loses = new Map<string, Set<string>>();
  for (const { record_id: other, relationship_key: key } of outside)
    loses.set(other, (loses.get(other) ?? new Set()).add(key));
  return { goes: [...goes], loses };
}

async function fieldSets(ctx: Context, records: readonly StoredRecord[]): Promise<Map<string, FieldSet>> {
  const sets = new Map<string, FieldSet>();
  for (const objectId of new Set(records.map((record) => record.custom_object_id))) {
    const fieldSet = await loadObjectFieldSet(ctx, objectId);
    sets.set(objectId, fieldSet);
    // Proves that the definitions are still those by which the events leave out sensitive values.
    await writeHistory(ctx, { fieldSet, values: {}, before: {}, changedKeys: [] }, objectId);
  }
  return sets;
}
