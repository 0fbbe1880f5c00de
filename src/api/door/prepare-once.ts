import { setTimeout } from 'node:timers/promises';
import type { ReadContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';

/** How long a request waits for the first one with its key, which asks somebody outside. */
const waitMs = 10_000;
const stepMs = 100;

/**
 * Prepares a write, unless an earlier request with the same key has done it all (`isDone`; undefined without a key): then undefined, and the
 * write finds the stored answer. Two requests with one key at the same time are both here, and the second runs into what the first has begun.
 */
export async function prepareOnce(
  ctx: Pick<ReadContext, 'outside'>,
  isDone: (() => Promise<boolean>) | undefined,
  prepare: () => Promise<unknown>,
): Promise<unknown> {
  if (isDone === undefined) return prepare();
  if (await isDone()) return undefined;
  try {
    return await prepare();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (let left = error.isUnderWay ? waitMs : 0; ; left -= stepMs) {
      if (await isDone()) return undefined;
      if (left <= 0) throw error;
      // Others of the agency have their turn meanwhile.
      await ctx.outside(() => setTimeout(stepMs));
    }
  }
}
