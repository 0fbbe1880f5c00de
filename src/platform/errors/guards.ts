import { Problem } from './problem.ts';

/** Optimistic concurrency (domain model §1.1, §1.3): a supplied revision must be the current one. */
export function checkRevision(current: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== current) throw stale(current, expected);
}

const stale = (current: number, expected: number): Problem =>
  new Problem(
    'stale_revision',
    `The record is at revision ${current}, but expected_revision was ${expected}. Read it again, then repeat the change.`,
  );

/**
 * Makes a change that is meant for a revision. What is unknown, wrong or not the caller's to change is told before that the
 * revision is stale (domain model §1.1). Where only the rules of the change can tell, they are asked by making it: a refusal
 * follows in any case, and takes back what was written.
 */
export async function atRevision<T>(
  current: number,
  expected: number | undefined,
  change: () => T | Promise<T>,
): Promise<T> {
  if (expected === undefined || expected === current) return change();
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'conflict') throw error;
  }
  throw stale(current, expected);
}
