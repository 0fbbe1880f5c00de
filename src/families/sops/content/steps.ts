import type {
  SopContentDeleted,
  SopContentOrder,
  SopStepCreate,
  SopStepOutcome,
  SopStepsCreated,
  SopStepUpdated,
} from '#generated/types.gen.ts';
import type {
  CreateSopStepsInput,
  DeleteSopStepsInput,
  ReorderSopStepsInput,
  UpdateSopStepInput,
} from '#generated/families/sops/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { countOutcomes } from '#src/domain/bulk/index.ts';
import { withSteps } from '#src/domain/blocks/index.ts';
import { changesBetween } from '#src/domain/history/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, unknownReference } from '#src/platform/errors/index.ts';
import { sops } from '../record/sop-life.ts';
import { contentChanged } from './change-content.ts';
import * as queries from './content.queries.ts';
import { holdParts, holdStep } from './find-part.ts';
import { bytesOfTitles, measureOf, requireFitting, requireRoom } from './limits.rules.ts';
import { isStepAgain, loadPartJudge, refusalOf, stepsLedTo } from './new-parts.ts';
import { indexAfter, wishedOrder } from './order.rules.ts';
import { selectStepOutline } from './parts.queries.ts';

export async function createSopSteps(
  ctx: WriteContext,
  { path, body }: CreateSopStepsInput,
): Promise<SopStepsCreated> {
  const sop = await sops.lock(ctx, path.id, body.expected_revision);
  const [steps, blocks] = await Promise.all([
    queries.selectSteps(ctx.db, sop.id),
    queries.selectBlocks(ctx.db, sop.id),
  ]);
  const order = steps.map(({ id }) => id);
  const at = indexAfter(order, body.after_id, 'body.after_id', 'a step of this SOP');
  const present = new Set(order);
  const wished = body.steps.filter(({ id }) => id === undefined || !present.has(storedId(id)));
  const judge = await loadPartJudge(ctx, { steps, blocks }, { steps: wished, blocks: [] });
  const room = measureOf(steps, blocks);
  const added = new Map<number, queries.NewStep>();
  const outcomes = body.steps.map((step, index): SopStepOutcome => {
    try {
      const again = findAgain(step, steps, blocks, `body.steps[${index}]`);
      if (again !== undefined) return { index, status: 'unchanged', ...again, error: null };
      const made = judge.step(step, `body.steps[${index}]`);
      const more = measureOf([made], made.blocks);
      const filled = {
        steps: room.steps + more.steps,
        blocks: room.blocks + more.blocks,
        bytes: room.bytes + more.bytes,
      };
      requireRoom(filled);
      Object.assign(room, filled);
      added.set(index, made);
      return {
        index,
        status: 'succeeded',
        step_id: made.id,
        block_ids: made.blocks.map(({ id }) => id),
        error: null,
      };
    } catch (error) {
      return failed(index, error);
    }
  });
  withdrawLoose(outcomes, added, present);
  const fresh = [...added.values()];
  if (fresh.length === 0) return { outcomes, ...counted(outcomes), sop_revision: sop.revision };

  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  await storeSteps(ctx, sop.id, fresh, stamp);
  await queries.placeSteps(ctx.db, order.toSpliced(at, 0, ...fresh.map(({ id }) => id)));
  const sop_revision = await contentChanged(ctx, sop, contentsOf(fresh));
  return { outcomes, ...counted(outcomes), sop_revision };
}

/** A decision may lead to a step of the same request; one that leads to a refused step is refused with it. */
function withdrawLoose(
  outcomes: SopStepOutcome[],
  added: Map<number, queries.NewStep>,
  present: ReadonlySet<string>,
): void {
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    const known = new Set([...present, ...[...added.values()].map(({ id }) => id)]);
    for (const [index, step] of added) {
      const loose = stepsLedTo(contentsOf([step])).find((id) => !known.has(id));
      if (loose === undefined) continue;
      added.delete(index);
      outcomes[index] = failed(
        index,
        unknownReference(`body.steps[${index}].blocks`, loose, 'a step of this SOP'),
      );
      isSettled = false;
    }
  }
}

const failed = (index: number, error: unknown): SopStepOutcome => ({
  index,
  status: 'failed',
  step_id: null,
  block_ids: [],
  error: refusalOf(error),
});

const contentsOf = (steps: readonly queries.NewStep[]) =>
  steps.flatMap(({ blocks }) => blocks.map(({ content }) => content));

/** Stores new steps with their blocks; the order of steps follows. */
export async function storeSteps(
  ctx: Pick<WriteContext, 'db'>,
  sopId: string,
  steps: readonly queries.NewStep[],
  stamp: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await queries.upsertSteps(
    ctx.db,
    sopId,
    steps.map(({ blocks: _blocks, ...step }) => step),
    stamp,
  );
  await queries.upsertBlocks(
    ctx.db,
    sopId,
    steps.flatMap(({ id, blocks }) => blocks.map((block, position) => ({ ...block, step_id: id, position }))),
    stamp,
  );
}

/** The step that is there under the id that the caller chose; 409 when it says something else. */
function findAgain(
  sent: SopStepCreate,
  steps: readonly queries.StoredStep[],
  blocks: readonly queries.StoredBlock[],
  place: string,
): { step_id: string; block_ids: string[] } | undefined {
  const stored = sent.id === undefined ? undefined : steps.find(({ id }) => id === storedId(sent.id));
  if (stored === undefined) return undefined;
  const own = blocks.filter(({ step_id: id }) => id === stored.id);
  if (!isStepAgain(sent, stored, own, place))
    throw conflict(`The step ${stored.id} exists and says something else. Change it with updateSopStep.`);
  return { step_id: stored.id, block_ids: own.map(({ id }) => id) };
}

const counted = (outcomes: readonly SopStepOutcome[]) =>
  countOutcomes(outcomes.map(({ status }) => ({ id: '', status })));

export async function updateSopStep(
  ctx: WriteContext,
  { path, body }: UpdateSopStepInput,
): Promise<SopStepUpdated> {
  const { expected_revision: expectedRevision, ...values } = body;
  const { sop, step, steps } = await holdStep(ctx, path.id, expectedRevision);
  const changes = changesBetween(step, { ...step, ...values }, [
    'title',
    'summary',
    'is_optional',
    'estimated_minutes',
  ]);
  if (changes === null) return { step: await selectStepOutline(ctx.db, step.id), sop_revision: sop.revision };
  const grown = bytesOfTitles({ ...step, ...values }) - bytesOfTitles(step);
  if (grown > 0) {
    const present = measureOf(steps, await queries.selectBlocks(ctx.db, sop.id));
    requireFitting({ ...present, bytes: present.bytes + grown }, 'body');
  }
  await reviseRecord(ctx.db, 'sop_steps', step.id, values, ctx.now);
  const sop_revision = await contentChanged(ctx, sop);
  return { step: await selectStepOutline(ctx.db, step.id), sop_revision };
}

export async function deleteSopSteps(
  ctx: WriteContext,
  { query }: DeleteSopStepsInput,
): Promise<SopContentDeleted> {
  const { sop, known } = await holdParts(ctx, 'sop_steps', query.id);
  checkRevision(sop.revision, query.expected_revision);
  const outcomes = deletionOutcomes(query.id, known, 'step of this SOP');
  const gone = outcomes.flatMap(({ id, status }) => (status === 'succeeded' ? [storedId(id)] : []));
  const result = { outcomes, ...countOutcomes(outcomes), step_revision: null };
  if (gone.length === 0) return { ...result, sop_revision: sop.revision };

  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  await queries.deleteParts(ctx.db, 'sop_steps', gone, stamp);
  await queries.deleteBlocksOfSteps(ctx.db, gone, stamp);
  const left = await queries.selectSteps(ctx.db, sop.id);
  await queries.placeSteps(
    ctx.db,
    left.map(({ id }) => id),
  );
  await leadOn(ctx, sop.id, new Set(left.map(({ id }) => id)));
  return { ...result, sop_revision: await contentChanged(ctx, sop) };
}

/** Answers that led to a step that is gone lead on to the one that follows. */
async function leadOn(
  ctx: Pick<WriteContext, 'db' | 'now'>,
  sopId: string,
  stepIds: ReadonlySet<string>,
): Promise<void> {
  const loose = (await queries.selectBlocks(ctx.db, sopId)).filter(({ content }) =>
    stepsLedTo([content]).some((step) => !stepIds.has(step)),
  );
  for (const { id, content } of loose) {
    const led = withSteps(content, (step) => (stepIds.has(step) ? step : null));
    await reviseRecord(ctx.db, 'sop_blocks', id, { content: JSON.stringify(led) }, ctx.now);
  }
  for (const stepId of new Set(loose.map(({ step_id: id }) => id)))
    await queries.touchStep(ctx.db, stepId, ctx.now);
}

/** What becomes of parts that a request deletes: those that were deleted before are unchanged, others unknown. */
export const deletionOutcomes = (
  ids: readonly string[],
  known: ReadonlyMap<string, boolean>,
  noun: string,
): SopContentDeleted['outcomes'] =>
  ids.map((id) => {
    const isDeleted = known.get(storedId(id));
    if (isDeleted === undefined)
      return { id, status: 'failed', error: { type: 'not_found', message: `${id} is not a ${noun}.` } };
    return { id, status: isDeleted ? 'unchanged' : 'succeeded' };
  });

export async function reorderSopSteps(
  ctx: WriteContext,
  { path, body }: ReorderSopStepsInput,
): Promise<SopContentOrder> {
  const sop = await sops.lock(ctx, path.id, body.expected_revision);
  const before = (await queries.selectSteps(ctx.db, sop.id)).map(({ id }) => id);
  const ids = wishedOrder(before, body.ids, 'step of this SOP');
  if (ids.join() === before.join()) return { ids, step_revision: null, sop_revision: sop.revision };
  await queries.placeSteps(ctx.db, ids);
  return { ids, step_revision: null, sop_revision: await contentChanged(ctx, sop) };
}
