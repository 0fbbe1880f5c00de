import { isDeepStrictEqual } from 'node:util';
import type { Field, FieldConfig, FieldValue } from '#generated/types.gen.ts';
import type { BulkReplaceFieldChoiceInput } from '#generated/families/fields/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { choicesOf, readersOf } from '#src/domain/field-definitions/index.ts';
import {
  changeBy,
  forgetFieldSets,
  lockDefinitions,
  readFieldSets,
  recomputeFormulas,
  replaceChoiceInValues,
  storeOf,
} from '#src/domain/field-values/index.ts';
import { getField } from './fields.ts';
import * as queries from './fields.queries.ts';

type Disposition = 'archive' | 'remove' | 'keep';

export async function bulkReplaceFieldChoice(
  ctx: WriteContext,
  { body }: BulkReplaceFieldChoiceInput,
): Promise<{ field: Field; updated_records: number }> {
  const { field_id: id, from_key: from, to_key: to, disposition = 'archive' } = body;
  await lockDefinitions(ctx.db);
  const field = await queries.findField(ctx.db, id);
  if (field === undefined) throw notFound('field', id);
  checkRevision(field.revision, body.expected_revision);
  const choices = requireChoices(field, from, to);

  const config = disposed(field.config, from, disposition, ctx.now);
  const defaultValue = replacedDefault(field.default_value, from, to);
  const isChanged = !isDeepStrictEqual([config, defaultValue], [field.config, field.default_value]);
  if (isChanged)
    await queries.updateField(ctx.db, id, { ...field, config, default_value: defaultValue }, ctx.now);
  const store = storeOf(field.record_kind);
  const order = choices.map((choice) => choice.key);
  const change = changeBy(ctx, field.record_kind);
  const updated = await replaceChoiceInValues(ctx.db, store, field, { from, to, order }, change);
  if (updated > 0 && readersOf(field.key, await readFieldSets(ctx, field.record_kind)).length > 0)
    await recomputeFormulas(ctx, field.record_kind);
  forgetFieldSets(ctx.identity.tenantId);
  if (!isChanged && updated === 0) return { field, updated_records: 0 };
  ctx.audit({
    recordKind: 'field',
    recordId: id,
    action: 'choice_replaced',
    changedFields: isChanged ? ['config'] : [],
    previous: { from_key: from, to_key: to, updated_records: updated },
  });
  return { field: parseRecord(await getField(ctx, { path: { id } })), updated_records: updated };
}

function requireChoices(field: Field, from: string, to: string) {
  const choices = choicesOf(field.config);
  if (choices.length === 0)
    throw invalid('body.field_id', `names a field of type ${field.type}, which has no choices`);
  if (from === to) throw invalid('body.to_key', 'must differ from from_key');
  if (!choices.some((choice) => choice.key === from))
    throw invalid('body.from_key', `is not a choice of the field; its choices are ${listKeys(choices)}`);
  const target = choices.find((choice) => choice.key === to);
  if (target === undefined)
    throw invalid('body.to_key', `is not a choice of the field; its choices are ${listKeys(choices)}`);
  if (target.archived_at !== null)
    throw conflict(`The choice "${to}" is archived; records cannot be moved to it.`);
  return choices;
}

const listKeys = (choices: ReturnType<typeof choicesOf>): string =>
  choices
    .slice(0, 20)
    .map((choice) => choice.key)
    .join(', ');

function disposed(config: FieldConfig, from: string, disposition: Disposition, now: Date): FieldConfig {
  if (disposition === 'keep' || (config.type !== 'single_choice' && config.type !== 'multi_choice'))
    return config;
  const choices =
    disposition === 'remove'
      ? config.choices
          .filter((choice) => choice.key !== from)
          .map((choice, position) => ({ ...choice, position }))
      : config.choices.map((choice) =>
          choice.key === from ? { ...choice, archived_at: choice.archived_at ?? now.toISOString() } : choice,
        );
  return { ...config, choices };
}

function replacedDefault(value: FieldValue, from: string, to: string): FieldValue {
  if (Array.isArray(value)) return [...new Set(value.map((key) => (key === from ? to : key)))];
  return value === from ? to : value;
}
