import { isDeepStrictEqual } from 'node:util';
import type { ReadContext } from '#src/call/context.ts';
import { changeBy } from './change-by.ts';
import type { FieldRecordKind, PresentValue } from './definition.ts';
import type { FieldSet } from './field-set.ts';
import { readFieldSet, readFieldSets } from './load.ts';
import { storeOf, storeOfObject } from './stores.ts';
import { selectRecordValues, storeValues, type NewValue } from './stores.queries.ts';
import { computeFormulas } from './validate.ts';

const batchSize = 1000;

type Context = Pick<ReadContext, 'db' | 'identity' | 'now'>;

/**
 * Computes the formulas of all records of a kind again and stores what differs, with its history. For changes of definitions, which the
 * caller has locked, after they were stored.
 */
export async function recomputeFormulas(ctx: Context, recordKind: FieldRecordKind): Promise<void> {
  for (const fieldSet of await readFieldSets(ctx, recordKind)) await recomputeAll(ctx, fieldSet);
}

/** The same of the records of one custom object. */
export const recomputeObject = async (ctx: Context, customObjectId: string): Promise<void> =>
  recomputeAll(ctx, await readFieldSet(ctx, 'custom_object_record', customObjectId));

async function recomputeAll(ctx: Context, all: FieldSet): Promise<void> {
  const { recordKind, customObjectId } = all;
  const store = customObjectId === null ? storeOf(recordKind) : storeOfObject(customObjectId);
  if (all.formulas.length === 0) return;
  const narrowed = new Map<string, FieldSet>();
  const setFor = (profileId: string | null): FieldSet => {
    if (profileId === null) return all;
    const set = narrowed.get(profileId) ?? all.narrowTo(profileId);
    narrowed.set(profileId, set);
    return set;
  };
  const keys = [...new Set(all.formulas.flatMap(({ key, reads }) => [key, ...reads]))];
  const change = changeBy(ctx, recordKind);
  let afterId: string | null = null;
  for (;;) {
    const records = await selectRecordValues(ctx.db, store, keys, afterId, batchSize);
    const changes = records.map((record) =>
      recomputed(setFor(record.profile_id), record.id, record.field_values as Record<string, PresentValue>),
    );
    const changed = changes.filter((values) => values.length > 0);
    if (changed.length > 0) await storeValues(ctx.db, store, changed.flat(), change);
    if (records.length < batchSize) return;
    afterId = records.at(-1)!.id;
  }
}

function recomputed(fieldSet: FieldSet, id: string, before: Record<string, PresentValue>): NewValue[] {
  const after = { ...before };
  computeFormulas(fieldSet, after);
  return [...fieldSet.formulas.map(({ key }) => key), ...fieldSet.foreignFormulas]
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => ({
      id,
      fieldId: fieldSet.all.get(key)!.definition.id,
      key,
      previous: before[key],
      value: after[key],
    }));
}
