import type { Program, ProgramApply } from '#generated/types.gen.ts';
import type { UpdateProgramInput } from '#generated/families/programs/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { selectJobUnderWay, startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { findToday } from '#src/domain/billing/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { archivedAt } from '#src/domain/options/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { selectEnrolledIds } from './apply.queries.ts';
import {
  checkPrice,
  checkPriceIn,
  requireDefinition,
  requireFreeName,
  requireRate,
} from '../offers/program-checks.ts';
import { holdProgramNames, showProgram } from '../offers/programs.ts';
import { applyKind, applyTopic, lockProgram, type StoredProgram } from '../offers/programs.queries.ts';

type Body = UpdateProgramInput['body'];

/** What the job that applies a program to its enrolments is told. */
export interface ApplyInput {
  readonly programId: string;
  readonly properties: ProgramApply['properties'];
  /** Null for all open ones. */
  readonly clientProgramIds: readonly string[] | null;
  /** Null for the start of each enrolment's next period. */
  readonly effectiveDate: string | null;
}

const tracked = [
  'name',
  'description',
  'program_definition_id',
  'frequency',
  'amount_minor',
  'currency',
  'setup_fee_minor',
  'tax_rate_id',
  'duration_months',
  'minimum_term_months',
  'is_exclusive',
  'tags',
  'archived_at',
] as const;

export async function updateProgram(
  ctx: WriteContext,
  { body }: UpdateProgramInput,
): Promise<Result<Program>> {
  const { apply_to_enrollments: apply } = body;
  if (apply?.properties.some((property) => property !== 'processes') === true) ctx.demand('programs.bill');
  if (body.amount !== undefined) checkPrice(body.amount, 'body.amount');
  await holdProgramNames(ctx);
  const before = await lockProgram(ctx.db, storedId(body.id));
  if (before === undefined) throw notFound('program', body.id);
  checkRevision(before.revision, body.expected_revision);
  const after = await valuesAfter(ctx, before, body);
  const isNamed = after.archived_at === null && (after.name !== before.name || before.archived_at !== null);
  if (isNamed) await requireFreeName(ctx, after.name, before.id);
  const changes = changesBetween(before, after, tracked);
  if (changes !== null) {
    const { id: _id, revision: _revision, ...values } = after;
    await reviseRecord(ctx.db, 'programs', before.id, values, ctx.now);
    recordHistory(ctx, { kind: 'program', id: before.id, action: 'updated', changes });
  }
  if (apply !== undefined) await startApplying(ctx, before.id, apply);
  return showProgram(ctx, before.id);
}

async function valuesAfter(
  ctx: WriteContext<never>,
  before: StoredProgram,
  body: Body,
): Promise<StoredProgram> {
  const currency = body.amount?.currency ?? before.currency;
  const fee = body.setup_fee;
  checkPriceIn(currency, fee, 'body.setup_fee');
  if (fee === undefined && before.setup_fee_minor !== null && currency !== before.currency)
    throw invalid('body.setup_fee', `must be given in ${currency}, or null, when the currency changes.`);
  const definitionId = body.program_definition_id;
  const isOther = definitionId !== undefined && storedId(definitionId) !== before.program_definition_id;
  await requireRate(ctx, body.tax_rate_id, 'body.tax_rate_id', before.tax_rate_id);
  return {
    ...before,
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(body.description !== undefined && { description: body.description }),
    ...(isOther && { program_definition_id: await requireDefinition(ctx, definitionId) }),
    ...(body.frequency !== undefined && { frequency: body.frequency }),
    ...(body.amount !== undefined && { amount_minor: body.amount.amount_minor, currency }),
    ...(fee !== undefined && { setup_fee_minor: fee?.amount_minor ?? null }),
    ...(body.tax_rate_id !== undefined && { tax_rate_id: storedId(body.tax_rate_id) }),
    ...(body.duration_months !== undefined && { duration_months: body.duration_months }),
    ...(body.minimum_term_months !== undefined && { minimum_term_months: body.minimum_term_months }),
    ...(body.is_exclusive !== undefined && { is_exclusive: body.is_exclusive }),
    ...(body.tags !== undefined && { tags: tidyTags(body.tags) }),
    ...(body.is_archived !== undefined && {
      archived_at: archivedAt(body, before.archived_at, ctx.now),
    }),
  };
}

/** Starts the job that changes open enrolments. 400 for one of another program, 409 while such a job is under way. */
async function startApplying(ctx: WriteContext, programId: string, apply: ProgramApply): Promise<void> {
  const { properties, client_program_ids: given, effective_date: day } = apply;
  const place = 'body.apply_to_enrollments';
  const today = await findToday(ctx.db, ctx.now);
  if (day !== undefined && day < today)
    throw invalid(`${place}.effective_date`, `must not be before today, ${today}.`);
  const ids = given?.map(storedId) ?? null;
  if (ids !== null) {
    const known = new Set(await selectEnrolledIds(ctx.db, programId, ids));
    const index = ids.findIndex((id) => !known.has(id));
    if (index >= 0)
      throw unknownReference(
        `${place}.client_program_ids[${index}]`,
        ids[index]!,
        'an enrolment in this program',
      );
  }
  if ((await selectJobUnderWay(ctx.db, applyKind, applyTopic(programId))) !== undefined)
    throw conflict('A change of the enrolments in this program is under way. Wait until its job has ended.');
  const input: ApplyInput = { programId, properties, clientProgramIds: ids, effectiveDate: day ?? null };
  await startBackgroundJob(ctx, { kind: applyKind, topic: applyTopic(programId), input });
}
