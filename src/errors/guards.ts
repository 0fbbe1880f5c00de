import { Problem } from './problem.ts';

/** Optimistic concurrency (domain model §1.1, §1.3): a supplied revision must be the current one. */
export function checkRevision(current: number, expected: number | undefined): void {
  if (expected === undefined || expected === current) return;
  throw new Problem(
    'stale_revision',
    `The record is at revision ${current}, but expected_revision was ${expected}. Read it again, then repeat the change.`,
  );
}
