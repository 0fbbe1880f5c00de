import type { ReadContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { mayName } from '#src/domain/records/index.ts';
import type { FieldType } from './definition.ts';
import type { FieldSet } from './field-set.ts';
import { storeOf } from './stores.ts';
import { insertClaims, takeOverClaims, releaseClaims, type Claim } from './unique.queries.ts';
import type { CheckedValues } from './validate.ts';

/** Types whose values can be unique: one text or number that means the same wherever it stands. */
const uniqueTypes: ReadonlySet<FieldType> = new Set([
  'text',
  'number',
  'date',
  'date_time',
  'email',
  'phone',
  'url',
  'user',
  'client',
  'file',
]);

export const canBeUnique = (type: FieldType, isMultiple: boolean | undefined): boolean =>
  uniqueTypes.has(type) && !isMultiple;

/** The caller that writes the values. */
type Caller = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/**
 * Claims the changed values of unique fields for the record and gives up its former ones; 409 when another record holds
 * a value, named if the caller may see it. No statement when no unique field changed.
 */
export async function checkUnique(
  ctx: Caller,
  checked: Pick<CheckedValues, 'fieldSet' | 'values' | 'before' | 'changedKeys'>,
  recordId: string,
): Promise<void> {
  const { fieldSet, values, before, changedKeys } = checked;
  const unique = changedKeys
    .flatMap((key) => fieldSet.all.get(key)?.definition ?? [])
    .filter((field) => field.isUnique);
  const store = storeOf(fieldSet.recordKind);
  if (unique.length === 0) return;

  const released = unique.filter(({ key }) => Object.hasOwn(before, key)).map(({ id }) => id);
  const claims = unique
    .filter(({ key }) => Object.hasOwn(values, key))
    .map(({ id, key }): Claim => ({ fieldId: id, key, value: values[key]! }));
  if (released.length > 0) await releaseClaims(ctx.db, recordId, released);
  if (claims.length === 0) return;
  const claimed = await insertClaims(ctx.db, recordId, claims);
  const contested = claims.filter(({ fieldId }) => !claimed.has(fieldId));
  if (contested.length === 0) return;

  const holders = await takeOverClaims(ctx.db, store, recordId, contested);
  const refused = contested.find(({ fieldId }) => holders.has(fieldId));
  if (refused === undefined) return;
  const holder = holders.get(refused.fieldId)!;
  const isShown =
    fieldSet.recordKind === 'agency' || (await mayName(ctx, { kind: fieldSet.recordKind, id: holder }));
  throw conflict(
    `The value of field_values.${refused.key} must be unique, and ${isShown ? `${store.noun} ${holder}` : `another ${store.noun}`} already has it.`,
  );
}

/** Claims all values of a record that comes back: another one may have taken them while it was deleted. 409 as `checkUnique`. */
export const claimAgain = (
  ctx: Caller,
  fieldSet: FieldSet,
  values: CheckedValues['values'],
  recordId: string,
): Promise<void> =>
  checkUnique(ctx, { fieldSet, values, before: {}, changedKeys: Object.keys(values) }, recordId);
