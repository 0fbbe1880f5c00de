import type {
  CompositeType,
  Field,
  FieldDetails,
  FieldDetailsResult,
  FieldRef,
  FieldUsage,
} from '#generated/types.gen.ts';
import type { GetFieldDetailsInput, GetFieldUsageInput } from '#generated/families/fields/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { choicesOf, readersOf } from '#src/domain/field-definitions/index.ts';
import {
  countChoices,
  countValues,
  findCompositeType,
  readFieldSets,
  storeOf,
  type FieldSet,
} from '#src/domain/field-values/index.ts';
import * as queries from './fields.queries.ts';

/** The contract's bound; the formulas of many custom objects can be more. */
export const maxReaders = 500;

type FieldSets = Awaited<ReturnType<typeof readFieldSets>>;

export async function getFieldUsage(ctx: ReadContext, { path }: GetFieldUsageInput): Promise<FieldUsage> {
  const field = await queries.findField(ctx.db, path.id);
  if (field === undefined) throw notFound('field', path.id);
  return usageOf(ctx, field, await readFieldSets(ctx, field.record_kind));
}

export async function getFieldDetails(
  ctx: ReadContext,
  { body: { ids, include } }: GetFieldDetailsInput,
): Promise<FieldDetailsResult> {
  const found = new Map((await queries.findFields(ctx.db, ids)).map((field) => [field.id, field]));
  const recordKinds = new Set([...found.values()].map((field) => field.record_kind));
  const sets = new Map(
    await Promise.all([...recordKinds].map(async (type) => [type, await readFieldSets(ctx, type)] as const)),
  );
  const fields = ids.flatMap((id) => found.get(id.toLowerCase()) ?? []);
  const withUsage = include?.includes('usage') ?? false;
  return {
    fields: await Promise.all(
      fields.map((field) => detailsOf(ctx, field, sets.get(field.record_kind)!, withUsage)),
    ),
    missing_ids: ids.filter((id) => !found.has(id.toLowerCase())),
  };
}

async function detailsOf(
  ctx: ReadContext,
  field: Field,
  fieldSets: FieldSets,
  withUsage: boolean,
): Promise<FieldDetails> {
  const { config } = field;
  return {
    field,
    composite_type:
      config.type === 'composite' ? (findCompositeType(config.composite_type_id) as CompositeType) : null,
    dependencies:
      config.type === 'formula' ? config.depends_on.flatMap((key) => refOf(key, fieldSets[0]) ?? []) : [],
    used_by_formulas: readersOf(field.key, fieldSets)
      .slice(0, maxReaders)
      .map(({ id, key, name }) => ({ id, key, name, type: 'formula' as const })),
    ...(withUsage && { usage: await usageOf(ctx, field, fieldSets) }),
  };
}

function refOf(key: string, fieldSet: FieldSet): FieldRef | undefined {
  const definition = fieldSet.get(key)?.definition;
  return definition && { id: definition.id, key, name: definition.name, type: definition.type };
}

/** Counts by questions that travel together on the pipelined connection of a read. */
async function usageOf(ctx: ReadContext, field: Field, fieldSets: FieldSets): Promise<FieldUsage> {
  const { id, key, record_kind: recordKind } = field;
  const store = storeOf(recordKind);
  const choices = choicesOf(field.config);
  const holders = ctx.services.parts.keyHolders.filter((holder) => holder.recordKind === recordKind);
  const [records, perChoice, history, named] = await Promise.all([
    countValues(ctx.db, store, key),
    choices.length === 0 ? new Map<string, number>() : countChoices(ctx.db, store, key),
    queries.countHistory(ctx.db, id),
    Promise.all(
      holders.map(async (holder) => ({ kind: holder.kind, count: await holder.count(ctx.db, { id, key }) })),
    ),
  ]);
  const total = (kind: (typeof named)[number]['kind']) =>
    named.filter((holder) => holder.kind === kind).reduce((sum, holder) => sum + holder.count, 0);
  return {
    field_id: id,
    record_count: records,
    choices: choices.map((choice) => ({ key: choice.key, record_count: perChoice.get(choice.key) ?? 0 })),
    formula_count: Math.min(readersOf(key, fieldSets).length, maxReaders),
    list_preference_count: total('list_preference'),
    layout_count: total('layout'),
    process_count: total('process'),
    history_count: history.count,
    last_changed_at: history.last_changed_at,
  };
}
