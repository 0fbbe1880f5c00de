import { conflict, invalid, type Problem } from '#src/platform/errors/index.ts';

export const maxSteps = 200;
export const maxBlocksOfStep = 100;
export const maxBlocks = 2000;
export const maxBytes = 1_048_576;

/** How much a working copy holds. */
export interface Measure {
  readonly steps: number;
  readonly blocks: number;
  readonly bytes: number;
}

/** What is wrong with so much content, in words; undefined when it fits. */
export function excess({ steps, blocks, bytes }: Measure): string | undefined {
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
  if (words !== undefined) throw tooLarge(place, words);
}

export const tooLarge = (place: string, words: string): Problem => invalid(place, `is too large. ${words}`);

export function requireRoomInStep(blocks: number): void {
  if (blocks > maxBlocksOfStep)
    throw conflict(`A step has at most ${maxBlocksOfStep} blocks; this would make ${blocks}.`);
}
