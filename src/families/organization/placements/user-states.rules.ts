import type { User } from '#generated/types.gen.ts';
import { problem } from '#src/platform/errors/index.ts';

type Status = User['status'];

/** Where a membership can go by a change of it; an invitation is accepted by the person alone (domain model §15). */
const reachable: Readonly<Record<Status, readonly Status[]>> = {
  invited: ['removed'],
  active: ['suspended', 'removed'],
  suspended: ['active', 'removed'],
  removed: [],
};

/** 409 with the current state, the requested one and the reachable ones. */
export function checkStatusStep(from: Status, to: Status): void {
  if (from === to || reachable[from].includes(to)) return;
  const ways =
    reachable[from].length === 0
      ? 'only a new invitation can restore their access'
      : `from there it can become ${reachable[from].join(' or ')}`;
  throw problem('state_conflict', `The user is ${from} and cannot become ${to}: ${ways}.`);
}

/** Whether the change takes an owner who can work away from the agency. */
export const losesOwner = (
  before: Pick<User, 'role' | 'status'>,
  after: Pick<User, 'role' | 'status'>,
): boolean => isOwning(before) && !isOwning(after);

const isOwning = ({ role, status }: Pick<User, 'role' | 'status'>): boolean =>
  role === 'owner' && status === 'active';
