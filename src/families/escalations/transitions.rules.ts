import type { EscalationNextStepStatus, EscalationStatusCategory } from '#generated/types.gen.ts';
import { Machine } from '#src/domain/transitions/index.ts';

// The tables of domain model §5. An assignee is a participant too.

const worker = [{ part: 'assignee' }, { permission: 'escalations.edit' }] as const;
const decider = [{ part: 'assignee' }, { permission: 'escalations.manage' }] as const;

export const escalationMachine = new Machine<EscalationStatusCategory>({
  noun: 'escalation',
  parts: { assignee: 'its assignee', participant: 'a participant of it' },
  steps: [
    { from: ['open'], to: 'in_progress', who: worker },
    { from: ['in_progress'], to: 'waiting', who: worker },
    { from: ['waiting'], to: 'in_progress', who: worker },
    { from: ['open', 'in_progress', 'waiting'], to: 'resolved', who: decider },
    {
      from: ['resolved'],
      to: 'in_progress',
      who: [{ part: 'participant' }, { permission: 'escalations.edit' }],
    },
    { from: ['resolved'], to: 'closed', who: [{ permission: 'escalations.manage' }] },
  ],
});

const editor = [{ permission: 'escalations.edit' }] as const;

export const nextStepMachine = new Machine<EscalationNextStepStatus>({
  noun: 'next step',
  parts: {},
  steps: [
    { from: ['open'], to: 'done', who: editor },
    { from: ['open'], to: 'dropped', who: editor },
    { from: ['done', 'dropped'], to: 'open', who: editor },
  ],
});

/** Neither resolved nor closed. */
export const isUnresolved = (category: EscalationStatusCategory): boolean =>
  category !== 'resolved' && category !== 'closed';
