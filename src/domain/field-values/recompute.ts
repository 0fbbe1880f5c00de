import { isDeepStrictEqual } from 'node:util';
import type { ReadContext } from '#src/call/context.ts';
import { changeBy } from './change-by.ts';
import type { FieldRecordKind, PresentValue } from './definition.ts';
import type { FieldSet } from './field-set.ts';
import { readFieldSet } from './load.ts';
import { storeOf, storeOfObject } from './stores.ts';
import { selectRecordValues, storeValues, type NewValue } from './stores.queries.ts';
import { computeFormulas } from './validate.ts';

const batchSize = 1000;

/**
 * Computes the formulas of all records of a kind, or of one custom object, again and stores what differs, with its history; returns the number of
 * records changed. For changes of definitions, which the caller has locked, after they were stored.
 */
export async function recomputeFormulas(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'now'>,
  recordKind: FieldRecordKind,
  customObjectId: string | null = null,
): Promise<number> {
  const store = customObjectId === null ? storeOf(recordKind) : storeOfObject(customObjectId);
  const all = await readFieldSet(ctx, recordKind, customObjectId);
  if (store === undefined || all.formulas.length === 0) return 0;
  const narrowed = new Map<string, FieldSet>();
  const setFor = (profileId: string | null): FieldSet => {
    if (profileId === null) return all;
    const set = narrowed.get(profileId) ?? all.narrowTo(profileId);
    narrowed.set(profileId, set);
    return set;
  };
  const keys = [...new Set(all.formulas.flatMap(({ key, reads }) => [key, ...reads]))];
  const change = changeBy(ctx, recordKind);
  let updated = 0;
  let afterId: string | null = null;
  for (;;) {
    const records = await selectRecordValues(ctx.db, store, keys, afterId, batchSize);
    const changes = records.map((record) =>
      recomputed(setFor(record.profile_id), record.id, record.field_values as Record<string, PresentValue>),
    );
    const changed = changes.filter((values) => values.length > 0);
    if (changed.length > 0) await storeValues(ctx.db, store, changed.flat(), change);
    updated += changed.length;
    if (records.length < batchSize) return updated;
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
