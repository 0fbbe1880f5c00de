import type { ClientProgramStatus } from '#generated/types.gen.ts';
import { Machine, type Standing } from '#src/domain/transitions/index.ts';

const who = [{ permission: 'programs.manage' as const }];

/** Domain model 4.2. */
export const clientProgramMachine = new Machine<ClientProgramStatus>({
  noun: 'enrolment',
  parts: {},
  steps: [
    { from: ['pending', 'paused', 'suspended'], to: 'active', who },
    { from: ['active'], to: 'paused', who },
    // After the last retry of a payment.
    { from: ['active'], to: 'suspended' },
    { from: ['pending', 'active', 'paused', 'suspended'], to: 'cancelled', who },
    // After the last day.
    { from: ['active', 'paused', 'suspended'], to: 'completed' },
  ],
});

/** What the caller may do with any enrolment: nobody has a part in one. */
export const standingOf = (ctx: Pick<Standing, 'can'>): Standing => ({
  parts: new Set(),
  can: (permission) => ctx.can(permission),
});

/** States that a member can choose, by state: what `reachable_statuses` shows. */
export const reachableStatuses: Readonly<Record<ClientProgramStatus, readonly ClientProgramStatus[]>> = {
  pending: clientProgramMachine.reachable('pending', undefined),
  active: clientProgramMachine.reachable('active', undefined),
  paused: clientProgramMachine.reachable('paused', undefined),
  suspended: clientProgramMachine.reachable('suspended', undefined),
  completed: clientProgramMachine.reachable('completed', undefined),
  cancelled: clientProgramMachine.reachable('cancelled', undefined),
};

/** Whether the enrolment has not ended. */
export const isOpen = (status: ClientProgramStatus): boolean =>
  status !== 'completed' && status !== 'cancelled';
