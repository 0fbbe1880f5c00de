import type {
  BlockContent,
  ErrorDetail,
  SopContentBlockCreate,
  SopStepCreate,
} from '#generated/types.gen.ts';
import { isBlockAgain, loadBlockCheck, referencesOf, type CompleteBlock } from '#src/domain/blocks/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { conflict, Problem } from '#src/platform/errors/index.ts';
import { selectSopSettings } from '../record/settings.queries.ts';
import type { ContentWriter } from './change-content.ts';
import { findPart, type NewStep, type StoredBlock, type StoredStep } from './content.queries.ts';

export interface NewBlock {
  readonly id: string;
  readonly content: CompleteBlock;
}

/** What judges new steps and blocks of one SOP: what they name is looked up once. */
export interface PartJudge {
  step(step: SopStepCreate, place: string): NewStep;
  block(block: SopContentBlockCreate, place: string): NewBlock;
}

interface Present {
  readonly steps: readonly StoredStep[];
  readonly blocks: readonly StoredBlock[];
}

/** Loads what is needed to judge these steps and blocks. An id that the caller chose must be free; that of a deleted part is not. */
export async function loadPartJudge(
  ctx: ContentWriter,
  present: Present,
  wished: { readonly steps: readonly SopStepCreate[]; readonly blocks: readonly SopContentBlockCreate[] },
): Promise<PartJudge> {
  const blocks = [...wished.blocks, ...wished.steps.flatMap((step) => step.blocks ?? [])];
  const stepIds = wished.steps.flatMap(({ id }) => (id === undefined ? [] : [storedId(id)]));
  const blockIds = blocks.flatMap(({ id }) => (id === undefined ? [] : [storedId(id)]));
  const { embed_hosts: embedHosts } = await selectSopSettings(ctx.db);
  const check = await loadBlockCheck(
    ctx,
    blocks.map(({ content }) => content),
    { embedHosts, stepIds: new Set([...present.steps.map(({ id }) => id), ...stepIds]) },
  );
  const taken = new Set(
    [
      ...(await findPart(ctx.db, 'sop_steps', stepIds)),
      ...(await findPart(ctx.db, 'sop_blocks', blockIds)),
    ].map(({ id }) => id),
  );
  const idFor = (wanted: string | undefined): string => {
    if (wanted === undefined) return uuid7();
    const id = storedId(wanted);
    if (taken.has(id))
      throw conflict(`The id ${id} is that of another step or block, or of a deleted one. Choose a new one.`);
    return id;
  };
  // A refused item leaves its ids free for others.
  const take = (ids: readonly string[]): void => {
    const repeated = ids.find((id, index) => taken.has(id) || ids.indexOf(id) < index);
    if (repeated !== undefined)
      throw conflict(
        `The id ${repeated} is that of another step or block, or of a deleted one. Choose a new one.`,
      );
    for (const id of ids) taken.add(id);
  };
  const blockOf = ({ id, content }: SopContentBlockCreate, place: string): NewBlock => ({
    id: idFor(id),
    content: check(content, `${place}.content`),
  });
  return {
    block(block, place) {
      const made = blockOf(block, place);
      take([made.id]);
      return made;
    },
    step({ id, title, summary, is_optional, estimated_minutes, blocks: inner = [] }, place) {
      const step = {
        id: idFor(id),
        title,
        summary: summary ?? null,
        is_optional: is_optional ?? false,
        estimated_minutes: estimated_minutes ?? null,
        blocks: inner.map((block, index) => blockOf(block, `${place}.blocks[${index}]`)),
      };
      take([step.id, ...step.blocks.map((block) => block.id)]);
      return step;
    },
  };
}

/** Whether a step that is there is the one that the caller sends again. */
export function isStepAgain(
  sent: SopStepCreate,
  stored: StoredStep,
  blocks: readonly StoredBlock[],
  place: string,
): boolean {
  const sentBlocks = sent.blocks ?? [];
  return (
    sent.title === stored.title &&
    (sent.summary ?? null) === stored.summary &&
    (sent.is_optional ?? false) === stored.is_optional &&
    (sent.estimated_minutes ?? null) === stored.estimated_minutes &&
    sentBlocks.length === blocks.length &&
    sentBlocks.every(
      ({ id, content }, index) =>
        (id === undefined || storedId(id) === blocks[index]!.id) &&
        isBlockAgain(content, blocks[index]!.content, `${place}.blocks[${index}].content`),
    )
  );
}

/** Steps that these blocks lead to. */
export const stepsLedTo = (contents: readonly BlockContent[]): string[] =>
  contents.flatMap((content) =>
    referencesOf(content).flatMap(({ kind, id }) => (kind === 'step' ? [id] : [])),
  );

/** The refusal of one item, as its outcome tells it; whatever else went wrong ends the request. */
export function refusalOf(error: unknown): ErrorDetail {
  if (!(error instanceof Problem) || error.status >= 500) throw error;
  return { type: error.type as ErrorDetail['type'], message: error.message };
}
