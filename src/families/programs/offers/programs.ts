import type { Program } from '#generated/types.gen.ts';
import type {
  CreateProgramInput,
  DuplicateProgramInput,
  ListProgramsInput,
} from '#generated/families/programs/handlers.ts';
import type { JsonText, ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { freeName, stemOf } from '#src/domain/names/index.ts';
import { holdName, insertRecord, storedId, type NewRow } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import {
  checkPrice,
  checkPriceIn,
  requireDefinition,
  requireFreeName,
  requireRate,
} from './program-checks.ts';
import * as queries from './programs.queries.ts';

const maxName = 120;

export const listPrograms = (ctx: ReadContext, { query }: ListProgramsInput) =>
  queries.programList.page(ctx.db, query, {});

export async function createProgram(
  ctx: WriteContext,
  { body }: CreateProgramInput,
): Promise<Result<Program>> {
  checkPrice(body.amount, 'body.amount');
  checkPriceIn(body.amount.currency, body.setup_fee, 'body.setup_fee');
  await holdProgramNames(ctx);
  const definitionId = await requireDefinition(ctx, body.program_definition_id);
  await requireRate(ctx, body.tax_rate_id, 'body.tax_rate_id');
  const name = body.name.trim();
  await requireFreeName(ctx, name, null);
  return insert(ctx, {
    name,
    description: body.description ?? null,
    program_definition_id: definitionId,
    frequency: body.frequency,
    amount_minor: body.amount.amount_minor,
    currency: body.amount.currency,
    setup_fee_minor: body.setup_fee?.amount_minor ?? null,
    tax_rate_id: storedId(body.tax_rate_id ?? null),
    duration_months: body.duration_months ?? null,
    minimum_term_months: body.minimum_term_months ?? null,
    is_exclusive: body.is_exclusive ?? false,
    tags: tidyTags(body.tags ?? []),
  });
}

export async function duplicateProgram(
  ctx: WriteContext,
  { body }: DuplicateProgramInput,
): Promise<Result<Program>> {
  await holdProgramNames(ctx);
  const original = await queries.holdProgram(ctx.db, storedId(body.id));
  if (original === undefined) throw notFound('program', body.id);
  const { id: _id, revision: _revision, archived_at: _archivedAt, ...values } = original;
  const given = body.name?.trim();
  if (given !== undefined) await requireFreeName(ctx, given, null);
  const taken = await queries.selectNamesLike(ctx.db, stemOf(original.name));
  return insert(ctx, { ...values, name: given ?? freeName(original.name, taken, maxName) });
}

/** Names of unarchived programs are unique: whoever gives one holds all of them. */
export const holdProgramNames = (ctx: WriteContext<never>): Promise<void> =>
  holdName(ctx.db, 'names of programs');

async function insert(
  ctx: WriteContext,
  values: Omit<NewRow<'programs'>, 'created_by'>,
): Promise<Result<Program>> {
  const row = { ...values, created_by: ctx.identity.userId } as NewRow<'programs'>;
  const id = await insertRecord(ctx.db, 'programs', row, ctx.now);
  recordHistory(ctx, { kind: 'program', id, action: 'created' });
  return showProgram(ctx, id);
}

/** The program, archived or not; 404 when it is unknown. */
export async function showProgram(ctx: Pick<ReadContext, 'db'>, id: string): Promise<JsonText<Program>> {
  const program = await queries.selectProgram(ctx.db, storedId(id));
  if (program === undefined) throw notFound('program', id);
  return program;
}
