import type { Permission } from '#generated/permissions.ts';
import type { FieldValues } from '#generated/types.gen.ts';
import type { Identity, ReadContext } from '#src/call/context.ts';
import {
  loadObjectFieldSet,
  validateValues,
  type CheckedValues,
  type FieldReader,
  type FieldSet,
  type ValidateOptions,
} from '#src/domain/field-values/index.ts';
import type { CustomFields } from '#src/domain/list-columns/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

export const mayHold = ({ role, kind, permissions }: Identity, permission: string): boolean =>
  role !== null || kind === 'system' || permissions.has(permission as Permission);

/** The fields of the records of a custom object whose values the caller may see. */
export async function loadVisibleFields(ctx: FieldReader, objectId: string): Promise<CustomFields> {
  const all = await loadObjectFieldSet(ctx, objectId);
  const fields = all.fields.filter(
    ({ definition: { viewPermission } }) => viewPermission === null || mayHold(ctx.identity, viewPermission),
  );
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return { fields, get: (key) => byKey.get(key) };
}

/** Judges values that somebody sends, by the definitions that `validateValues` judged them by in the end too. */
export async function checkGuarded(
  ctx: FieldReader & Pick<ReadContext, 'demand'>,
  fields: FieldSet,
  sent: FieldValues | undefined,
  options: ValidateOptions & { readonly path: string },
  taken: FieldValues = {},
): Promise<CheckedValues> {
  guardValues(ctx, fields, sent, options.path);
  const checked = await validateValues(ctx, fields, { ...taken, ...sent }, options);
  if (checked.fieldSet !== fields) guardValues(ctx, checked.fieldSet, sent, options.path);
  return checked;
}

/** 400 for a value of a field that the caller may not see, as for one that there is not; 403 for one that they may not change. */
function guardValues(
  ctx: Pick<ReadContext, 'identity' | 'demand'>,
  fields: FieldSet,
  input: FieldValues | undefined,
  place: string,
): void {
  for (const key of Object.keys(input ?? {})) {
    const definition = fields.get(key)?.definition;
    if (definition === undefined) continue;
    const { viewPermission, editPermission } = definition;
    if (viewPermission !== null && !mayHold(ctx.identity, viewPermission))
      throw invalid(`${place}.${key}`, 'is not a known field; GET /v1/custom-objects/{id} lists them');
    if (editPermission !== null) ctx.demand(editPermission);
  }
}
