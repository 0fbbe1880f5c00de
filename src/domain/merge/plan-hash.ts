import { createHash } from 'node:crypto';
import { problem } from '#src/platform/errors/index.ts';

/**
 * Fingerprint of a previewed plan (`PlanHash` of the contract). Give it everything that the plan depends on, the revision
 * of each participant above all: whoever carries the plan out computes it again under the locks.
 */
export const planHashOf = (plan: object): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex');

/** 409 when a plan was sent along and is no longer the one that would be carried out. */
export function requireSamePlan(current: string, sent: string | undefined): void {
  if (sent === undefined || sent === current) return;
  throw problem(
    'conflict',
    'Something in the plan has changed since it was previewed. Preview it again and send the new plan_hash.',
  );
}
