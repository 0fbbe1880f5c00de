import type { Field } from '#generated/types.gen.ts';
import type { RenameFieldKeyInput } from '#generated/families/fields/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { checkRevision, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { readersOf, type FormulaReader } from '#src/domain/field-definitions/index.ts';
import {
  forgetFieldSets,
  lockDefinitions,
  readFieldSets,
  renameInExpression,
  renameValueKey,
  storeOf,
} from '#src/domain/field-values/index.ts';
import { getField, requireFreeAmongObjects } from './fields.ts';
import * as queries from './fields.queries.ts';
import { maxReaders } from './usage.ts';

interface KeyRenamed {
  field: Field;
  updated_records: number;
  updated_formulas: number;
  updated_preferences: number;
}

/** Gives a field another key and carries it to everything that names the former one. */
export async function renameFieldKey(
  ctx: WriteContext,
  { body: { field_id: id, key, expected_revision } }: RenameFieldKeyInput,
): Promise<KeyRenamed> {
  await lockDefinitions(ctx.db);
  const field = await queries.findField(ctx.db, id);
  if (field === undefined) throw notFound('field', id);
  checkRevision(field.revision, expected_revision);
  if (field.key === key) return { field, updated_records: 0, updated_formulas: 0, updated_preferences: 0 };
  const fieldSets = await readFieldSets(ctx, field.record_kind);
  const [fieldSet] = fieldSets;
  const holder = fieldSet.get(key);
  if (holder !== undefined)
    throw nameTaken(`The key "${key}" is taken by the ${field.record_kind} field ${holder.definition.id}.`);

  await requireFreeAmongObjects(ctx, field.record_kind, key);

  await queries.updateFieldKey(ctx.db, id, key, ctx.now);
  const readers = readersOf(field.key, fieldSets);
  for (const reader of readers) await carryInto(ctx, reader, field.key, key);
  let preferences = 0;
  for (const keyHolder of ctx.services.parts.keyHolders) {
    if (keyHolder.recordKind !== field.record_kind) continue;
    const renamed = await keyHolder.rename(ctx.db, field.key, key);
    if (keyHolder.kind === 'list_preference') preferences += renamed;
  }
  // Last: records whose names follow a template are named by that of now.
  const store = storeOf(field.record_kind);
  const records = await renameValueKey(ctx.db, store, field.key, key, ctx.now);
  forgetFieldSets(ctx.identity.tenantId);
  ctx.audit({
    recordKind: 'field',
    recordId: id,
    action: 'key_renamed',
    changedFields: ['key'],
    previous: { key: field.key },
  });
  return {
    field: parseRecord(await getField(ctx, { path: { id } })),
    updated_records: records,
    updated_formulas: Math.min(readers.length, maxReaders),
    updated_preferences: preferences,
  };
}

/** The value of a formula stays as it is: only the name of what it reads changes. */
async function carryInto(
  ctx: WriteContext,
  { id, config }: FormulaReader,
  from: string,
  to: string,
): Promise<void> {
  const carried = {
    ...config,
    expression: renameInExpression(config.expression, from, to),
    depends_on: config.depends_on.map((key) => (key === from ? to : key)),
  };
  await queries.updateFieldConfig(ctx.db, id, carried, ctx.now);
}
