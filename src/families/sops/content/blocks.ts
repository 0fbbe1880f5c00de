import type {
  SopContentBlockCreate,
  SopContentBlockOutcome,
  SopContentBlocksCreated,
  SopContentBlockUpdated,
  SopContentDeleted,
  SopContentOrder,
} from '#generated/types.gen.ts';
import type {
  CreateSopContentBlocksInput,
  DeleteSopContentBlocksInput,
  ReorderSopContentBlocksInput,
  UpdateSopContentBlockInput,
} from '#generated/families/sops/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { bytesOfBlock, isBlockAgain, isSameBlock, type CompleteBlock } from '#src/domain/blocks/index.ts';
import { countOutcomes } from '#src/domain/bulk/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { contentChanged } from './change-content.ts';
import * as queries from './content.queries.ts';
import { holdBlock, holdParts, holdStep, type HeldBlock } from './find-part.ts';
import {
  maxBlocksOfStep,
  measureOf,
  requireFitting,
  requireRoom,
  requireRoomInStep,
} from './limits.rules.ts';
import { loadPartJudge, refusalOf, type NewBlock } from './new-parts.ts';
import { indexAfter, wishedOrder } from './order.rules.ts';
import { selectBlock } from './parts.queries.ts';
import { deletionOutcomes } from './steps.ts';

export async function createSopContentBlocks(
  ctx: WriteContext,
  { path, body }: CreateSopContentBlocksInput,
): Promise<SopContentBlocksCreated> {
  const { sop, step, steps } = await holdStep(ctx, path.id, body.expected_revision);
  const blocks = await queries.selectBlocks(ctx.db, sop.id);
  const own = blocks.filter(({ step_id: id }) => id === step.id);
  const order = own.map(({ id }) => id);
  const at = indexAfter(order, body.after_id, 'body.after_id', 'a block of this step');
  const wished = body.blocks.filter(({ id }) => id === undefined || !order.includes(storedId(id)));
  const judge = await loadPartJudge(ctx, { steps, blocks }, { steps: [], blocks: wished });
  const room = measureOf(steps, blocks);
  const added: NewBlock[] = [];
  const outcomes = body.blocks.map((block, index): SopContentBlockOutcome => {
    try {
      const again = findAgain(block, own, `body.blocks[${index}].content`);
      if (again !== undefined) return { index, status: 'unchanged', block_id: again, error: null };
      const made = judge.block(block, `body.blocks[${index}]`);
      requireRoomInStep(own.length + added.length + 1);
      const filled = { ...room, blocks: room.blocks + 1, bytes: room.bytes + bytesOfBlock(made.content) };
      requireRoom(filled);
      Object.assign(room, filled);
      added.push(made);
      return { index, status: 'succeeded', block_id: made.id, error: null };
    } catch (error) {
      return { index, status: 'failed', block_id: null, error: refusalOf(error) };
    }
  });
  const counts = countOutcomes(outcomes.map(({ status }) => ({ id: '', status })));
  if (added.length === 0)
    return { outcomes, ...counts, step_revision: step.revision, sop_revision: sop.revision };

  await queries.upsertBlocks(
    ctx.db,
    sop.id,
    added.map((block) => ({ ...block, step_id: step.id, position: 0 })),
    { userId: ctx.identity.userId, now: ctx.now },
  );
  await queries.placeBlocks(ctx.db, order.toSpliced(at, 0, ...added.map(({ id }) => id)));
  const step_revision = await queries.touchStep(ctx.db, step.id, ctx.now);
  const sop_revision = await contentChanged(
    ctx,
    sop,
    added.map(({ content }) => content),
  );
  return { outcomes, ...counts, step_revision, sop_revision };
}

/** The id of a block that is there as the caller sends it; 409 when it says something else. */
function findAgain(
  sent: SopContentBlockCreate,
  blocks: readonly queries.StoredBlock[],
  place: string,
): string | undefined {
  const stored = sent.id === undefined ? undefined : blocks.find(({ id }) => id === storedId(sent.id));
  if (stored === undefined) return undefined;
  if (!isBlockAgain(sent.content, stored.content, place))
    throw conflict(
      `The block ${stored.id} exists and says something else. Change it with updateSopContentBlock.`,
    );
  return stored.id;
}

export async function updateSopContentBlock(
  ctx: WriteContext,
  { path, body }: UpdateSopContentBlockInput,
): Promise<SopContentBlockUpdated> {
  const held = await holdBlock(ctx, path.id, body.expected_revision);
  const { sop, step, block } = held;
  const content = body.content === undefined ? block.content : await judgedContent(ctx, held, body.content);
  const target = targetOf(held, body);
  const isMoved = target.stepId !== step.id || target.order.join() !== idsOf(held, step.id).join();
  const isChanged = !isSameBlock(content, block.content);
  if (!isMoved && !isChanged)
    return {
      block: await selectBlock(ctx.db, block.id),
      step_revision: step.revision,
      previous_step_revision: null,
      sop_revision: sop.revision,
    };

  await reviseRecord(
    ctx.db,
    'sop_blocks',
    block.id,
    { content: JSON.stringify(content), step_id: target.stepId },
    ctx.now,
  );
  if (isMoved) await queries.placeBlocks(ctx.db, target.order);
  const hasOtherStep = target.stepId !== step.id;
  if (hasOtherStep)
    await queries.placeBlocks(
      ctx.db,
      idsOf(held, step.id).filter((id) => id !== block.id),
    );
  const previous = hasOtherStep ? await queries.touchStep(ctx.db, step.id, ctx.now) : null;
  const step_revision = await queries.touchStep(ctx.db, target.stepId, ctx.now);
  const sop_revision = await contentChanged(ctx, sop, isChanged ? [content] : []);
  return {
    block: await selectBlock(ctx.db, block.id),
    step_revision,
    previous_step_revision: previous,
    sop_revision,
  };
}

async function judgedContent(
  ctx: WriteContext,
  { steps, blocks, block }: HeldBlock,
  wished: SopContentBlockCreate['content'],
): Promise<CompleteBlock> {
  // Items that come without an id keep theirs where the checklist is sent as it is.
  if (isBlockAgain(wished, block.content, 'body.content')) return block.content;
  const judge = await loadPartJudge(ctx, { steps, blocks }, { steps: [], blocks: [{ content: wished }] });
  const { content } = judge.block({ content: wished }, 'body');
  const present = measureOf(steps, blocks);
  const bytes = present.bytes - bytesOfBlock(block.content) + bytesOfBlock(content);
  // What becomes smaller is always welcome.
  if (bytes > present.bytes) requireFitting({ ...present, bytes }, 'body.content');
  return content;
}

const idsOf = ({ blocks }: HeldBlock, stepId: string): string[] =>
  blocks.filter(({ step_id: id }) => id === stepId).map(({ id }) => id);

/** The step that the block goes to, and the order of the blocks there. */
function targetOf(
  held: HeldBlock,
  { step_id: wishedStep, after_id: afterId }: UpdateSopContentBlockInput['body'],
): { readonly stepId: string; readonly order: string[] } {
  const { step, steps, block } = held;
  const stepId = wishedStep === undefined ? step.id : storedId(wishedStep);
  if (!steps.some(({ id }) => id === stepId))
    throw unknownReference('body.step_id', wishedStep!, 'a step of this SOP');
  if (wishedStep === undefined && afterId === undefined) return { stepId, order: idsOf(held, stepId) };
  if (storedId(afterId) === block.id)
    throw invalid('body.after_id', 'is the block itself. Name another one.');
  const others = idsOf(held, stepId).filter((id) => id !== block.id);
  if (stepId !== step.id && others.length >= maxBlocksOfStep) requireRoomInStep(others.length + 1);
  const at = indexAfter(others, afterId, 'body.after_id', 'a block of that step');
  return { stepId, order: others.toSpliced(at, 0, block.id) };
}

export async function deleteSopContentBlocks(
  ctx: WriteContext,
  { query }: DeleteSopContentBlocksInput,
): Promise<SopContentDeleted> {
  const { sop, stepId, known } = await holdParts(ctx, 'sop_blocks', query.id);
  const step = (await queries.selectSteps(ctx.db, sop.id)).find(({ id }) => id === stepId);
  if (step !== undefined) checkRevision(step.revision, query.expected_revision);
  const outcomes = deletionOutcomes(query.id, known, 'block of this step');
  const gone = outcomes.flatMap(({ id, status }) => (status === 'succeeded' ? [storedId(id)] : []));
  const result = { outcomes, ...countOutcomes(outcomes) };
  if (gone.length === 0 || step === undefined)
    return { ...result, step_revision: step?.revision ?? null, sop_revision: sop.revision };

  await queries.deleteParts(ctx.db, 'sop_blocks', gone, { userId: ctx.identity.userId, now: ctx.now });
  const left = await queries.selectBlocks(ctx.db, sop.id, stepId);
  await queries.placeBlocks(
    ctx.db,
    left.map(({ id }) => id),
  );
  const step_revision = await queries.touchStep(ctx.db, stepId, ctx.now);
  return { ...result, step_revision, sop_revision: await contentChanged(ctx, sop) };
}

export async function reorderSopContentBlocks(
  ctx: WriteContext,
  { path, body }: ReorderSopContentBlocksInput,
): Promise<SopContentOrder> {
  const { sop, step } = await holdStep(ctx, path.id, body.expected_revision);
  const before = (await queries.selectBlocks(ctx.db, sop.id, step.id)).map(({ id }) => id);
  const ids = wishedOrder(before, body.ids, 'block of this step');
  if (ids.join() === before.join()) return { ids, step_revision: step.revision, sop_revision: sop.revision };
  await queries.placeBlocks(ctx.db, ids);
  const step_revision = await queries.touchStep(ctx.db, step.id, ctx.now);
  return { ids, step_revision, sop_revision: await contentChanged(ctx, sop) };
}
