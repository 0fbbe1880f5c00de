import type { BlockContent } from '#generated/types.gen.ts';
import { bytesOfBlock } from '#src/domain/blocks/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';

const maxSteps = 200;
export const maxBlocksOfStep = 100;
const maxBlocks = 2000;
const maxBytes = 1_048_576;

/** How much a working copy holds. */
export interface Measure {
  readonly steps: number;
  readonly blocks: number;
  readonly bytes: number;
}

type Titled = { readonly title: string; readonly summary: string | null };
type WithContent = { readonly content: BlockContent };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Bytes of what a step says itself. */
export const bytesOfTitles = ({ title, summary }: Titled): number =>
  Buffer.byteLength(title) + Buffer.byteLength(summary ?? '');

/** How much these steps and blocks are: one measure for what there is and for what comes. */
export const measureOf = (steps: readonly Titled[], blocks: readonly WithContent[]): Measure => ({
  steps: steps.length,
  blocks: blocks.length,
  bytes: sum(steps.map(bytesOfTitles)) + sum(blocks.map(({ content }) => bytesOfBlock(content))),
});

/** What is wrong with so much content, in words; undefined when it fits. */
function excess({ steps, blocks, bytes }: Measure): string | undefined {
  if (steps > maxSteps) return `An SOP has at most ${maxSteps} steps; this would make ${steps}.`;
  if (blocks > maxBlocks) return `An SOP has at most ${maxBlocks} blocks; this would make ${blocks}.`;
  if (bytes > maxBytes) return `The content of an SOP has at most 1 MiB; this would make ${bytes} bytes.`;
  return undefined;
}

/** 409 for an item that no longer fits beside what is there; others may. */
export function requireRoom(measure: Measure): void {
  const words = excess(measure);
  if (words !== undefined) throw conflict(words);
}

/** 400 for content that is too large as a whole. */
export function requireFitting(measure: Measure, place: string): void {
  const words = excess(measure);
  if (words !== undefined) throw invalid(place, `is too large. ${words}`);
}

export function requireRoomInStep(blocks: number): void {
  if (blocks > maxBlocksOfStep)
    throw conflict(`A step has at most ${maxBlocksOfStep} blocks; this would make ${blocks}.`);
}
