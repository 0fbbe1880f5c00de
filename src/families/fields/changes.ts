import type { Field } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { conflict, listed } from '#src/platform/errors/index.ts';
import { choicesOf } from '#src/domain/field-definitions/index.ts';
import {
  claimAllValues,
  countChoices,
  countValuesOutside,
  releaseAllValues,
  storeOf,
  type FieldSet,
} from '#src/domain/field-values/index.ts';
import type { FieldContent } from './fields.queries.ts';

/** 409 when stored values forbid the change of a definition: a choice in use goes, values repeat, others hold values. */
export async function checkStoredValues(
  ctx: ReadContext,
  current: Field,
  content: FieldContent,
  fieldSet: FieldSet,
): Promise<void> {
  const store = storeOf(current.record_kind);
  const { id, key } = current;

  const kept = choicesOf(content.config).map((choice) => choice.key);
  const removed = choicesOf(current.config)
    .map((choice) => choice.key)
    .filter((choice) => !kept.includes(choice));
  if (removed.length > 0) {
    const counts = await countChoices(ctx.db, store, key);
    const used = removed
      .filter((choice) => counts.has(choice))
      .map((choice) => `"${choice}" (${counts.get(choice)} records)`);
    if (used.length > 0)
      throw conflict(
        `Records use the choice ${listed(used)}. Archive it, or replace it with POST /v1/fields/bulk/replace-choice.`,
      );
  }
  if (
    content.profile_id !== null &&
    content.profile_id !== current.profile_id &&
    current.type !== 'formula'
  ) {
    const sharing = (fieldSet.all.get(key)?.definition.profileIds ?? []).filter(
      (profileId) => profileId !== current.profile_id,
    );
    const count = await countValuesOutside(ctx.db, store, key, [content.profile_id, ...sharing]);
    if (count > 0)
      throw conflict(
        `${count} clients of other profiles have a value in the field. Clear those values first.`,
      );
  }
  if (content.is_unique && !current.is_unique) {
    const isUnique = await claimAllValues(ctx.db, store, id, key);
    if (!isUnique)
      throw conflict('The field cannot be made unique: at least two records have the same value.');
  }
  if (!content.is_unique && current.is_unique) await releaseAllValues(ctx.db, id);
}
