import type { CustomObjectField } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { Misfit, Field, type PresentValue } from '#src/domain/field-values/index.ts';
import { selectValues } from './impact.queries.ts';

const batchSize = 1_000;

/** How many records hold a value under `key` that the field, with its new settings, would not take. Archived choices may stay. */
export async function countUnfit(
  ctx: Pick<ReadContext, 'db'>,
  objectId: string,
  key: string,
  field: CustomObjectField,
): Promise<number> {
  const { check } = new Field({
    id: field.id,
    key: field.key,
    name: field.name,
    type: field.type,
    config: field.config,
    isRequired: false,
    isUnique: false,
    isSensitive: false,
    defaultValue: null,
    profileIds: null,
    viewPermission: null,
    editPermission: null,
  });
  let unfit = 0;
  let afterId: string | null = null;
  for (;;) {
    const values = await selectValues(ctx.db, objectId, key, afterId, batchSize);
    for (const { value } of values) {
      const stored = value as PresentValue;
      if (check(stored, stored) instanceof Misfit) unfit += 1;
    }
    if (values.length < batchSize) return unfit;
    afterId = values.at(-1)!.id;
  }
}
