import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { lockSop, type StoredSop } from '../record/sop-record.queries.ts';
import type { ContentWriter } from './change-content.ts';
import { findPart, selectBlocks, selectSteps, type StoredBlock, type StoredStep } from './content.queries.ts';

/** A step of a working copy that is locked with its SOP. */
export interface HeldStep {
  readonly sop: StoredSop;
  readonly step: StoredStep;
  readonly steps: readonly StoredStep[];
}

/** The step, whose SOP nobody else changes meanwhile; 404 when the caller sees none of that id, 409 at another revision. */
export async function holdStep(
  ctx: ContentWriter,
  givenId: string,
  expectedRevision?: number,
): Promise<HeldStep> {
  const id = storedId(givenId);
  const [part] = await findPart(ctx.db, 'sop_steps', [id]);
  const sop = part === undefined ? undefined : await lockSop(ctx, part.sop_id);
  const steps = sop === undefined ? [] : await selectSteps(ctx.db, sop.id);
  const step = steps.find((each) => each.id === id);
  if (sop === undefined || step === undefined) throw notFound('SOP step', givenId);
  checkRevision(step.revision, expectedRevision);
  return { sop, step, steps };
}

export interface HeldBlock extends HeldStep {
  readonly block: StoredBlock;
  /** All blocks of the SOP. */
  readonly blocks: readonly StoredBlock[];
}

/** The block, whose SOP nobody else changes meanwhile. */
export async function holdBlock(
  ctx: ContentWriter,
  givenId: string,
  expectedRevision?: number,
): Promise<HeldBlock> {
  const id = storedId(givenId);
  const [part] = await findPart(ctx.db, 'sop_blocks', [id]);
  const sop = part === undefined ? undefined : await lockSop(ctx, part.sop_id);
  const [steps, blocks] =
    sop === undefined
      ? [[], []]
      : await Promise.all([selectSteps(ctx.db, sop.id), selectBlocks(ctx.db, sop.id)]);
  const block = blocks.find((each) => each.id === id);
  const step = steps.find((each) => each.id === block?.step_id);
  if (sop === undefined || block === undefined || step === undefined)
    throw notFound('SOP content block', givenId);
  checkRevision(block.revision, expectedRevision);
  return { sop, step, steps, block, blocks };
}

/** What a request names to be deleted together. */
export interface HeldParts {
  readonly sop: StoredSop;
  /** The step of blocks. */
  readonly stepId: string;
  /** Of each id that the SOP ever had: whether it was deleted before. */
  readonly known: ReadonlyMap<string, boolean>;
}

/** Parts of one container, whose SOP is locked; 400 when they are of several, or none of them is one. */
export async function holdParts(
  ctx: ContentWriter,
  table: 'sop_steps' | 'sop_blocks',
  ids: readonly string[],
): Promise<HeldParts> {
  const noun = table === 'sop_steps' ? 'step' : 'block';
  const found = await findPart(ctx.db, table, ids.map(storedId));
  const sops = new Set(found.map(({ sop_id: id }) => id));
  const containers = table === 'sop_steps' ? sops : new Set(found.map(({ step_id: id }) => id));
  const sop = sops.size === 1 ? await lockSop(ctx, found[0]!.sop_id) : undefined;
  if (sop === undefined && sops.size < 2)
    throw unknownReference('query.id[0]', ids[0]!, `a ${noun} of an SOP`);
  if (sop === undefined || containers.size > 1)
    throw invalid(
      'query.id',
      noun === 'step'
        ? 'names steps of several SOPs. Delete those of one SOP at a time.'
        : 'names blocks of several steps. Delete those of one step at a time.',
    );
  const again = await findPart(ctx.db, table, ids.map(storedId));
  return {
    sop,
    stepId: found[0]!.step_id,
    known: new Map(again.map(({ id, is_deleted: isDeleted }) => [id, isDeleted])),
  };
}
