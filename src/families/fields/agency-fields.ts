import type { AgencyFieldValues, FieldValues } from '#generated/types.gen.ts';
import type {
  UpdateAgencyFieldsInput,
  UpdateAgencyFieldValueInput,
} from '#generated/families/fields/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import {
  holdDefinitions,
  loadFieldSet,
  recordValues,
  validateValues,
} from '#src/domain/field-values/index.ts';
import { findAgencyValues, lockAgencyValues, updateAgencyValues } from './agency-fields.queries.ts';

export async function getAgencyFields(ctx: ReadContext): Promise<AgencyFieldValues> {
  return (await findAgencyValues(ctx.db)) ?? { field_values: {}, revision: 1, updated_at: null };
}

export const updateAgencyFields = (
  ctx: WriteContext,
  { body }: UpdateAgencyFieldsInput,
): Promise<AgencyFieldValues> => change(ctx, body.field_values, body.expected_revision);

export const updateAgencyFieldValue = (
  ctx: WriteContext,
  { body }: UpdateAgencyFieldValueInput,
): Promise<AgencyFieldValues> =>
  change(ctx, { [body.key]: body.value }, body.expected_revision, (key) => `body.value of ${key}`);

async function change(
  ctx: WriteContext,
  input: FieldValues,
  expectedRevision: number | undefined,
  path?: (key: string) => string,
): Promise<AgencyFieldValues> {
  const { tenantId, userId } = ctx.identity;
  const [, current] = await Promise.all([
    holdDefinitions(ctx.db),
    lockAgencyValues(ctx.db, tenantId, userId, ctx.now),
  ]);
  checkRevision(current.revision, expectedRevision);
  const fields = await loadFieldSet(ctx, 'agency');
  const checked = await validateValues(ctx, fields, input, {
    mode: 'update',
    existing: current.field_values,
    path,
  });
  if (checked.changedKeys.length === 0) return current;

  await Promise.all([
    updateAgencyValues(ctx.db, checked.values, ctx.now),
    recordValues(ctx, checked, tenantId),
  ]);
  ctx.audit({
    recordKind: 'agency',
    recordId: tenantId,
    action: 'updated',
    changedFields: checked.changedKeys.map((key) => `field_values.${key}`),
    previous: { field_values: checked.fieldSet.publicValues(checked.before) },
  });
  return { field_values: checked.values, revision: current.revision + 1, updated_at: ctx.now.toISOString() };
}
