import type { SopOutdatedFlag } from '#generated/types.gen.ts';
import { problem } from '#src/platform/errors/index.ts';

type Status = SopOutdatedFlag['status'];

/** Statuses that can be reached from each (domain model §6.3). */
const reachable: Readonly<Record<Status, readonly Status[]>> = {
  open: ['acknowledged'],
  acknowledged: ['resolved', 'dismissed'],
  resolved: [],
  dismissed: [],
};

/** 409 with the reachable statuses for any other step. */
export function requireFlagStep(from: Status, to: Status): void {
  const next = reachable[from];
  if (next.includes(to)) return;
  throw problem(
    'state_conflict',
    next.length === 0
      ? `The flag is ${from}, which is final. Raise a new one if the SOP is outdated again.`
      : `The flag is ${from} and cannot become ${to}. It can become ${next.join(' or ')}.`,
  );
}
