import type { TicketStatusCategory } from '#generated/types.gen.ts';
import { Machine } from '#src/domain/transitions/index.ts';

const assigneeOrEditor = [{ part: 'assignee' }, { permission: 'tickets.edit' }] as const;

// The table of domain model §3.1. Marking as spam, merging and deleting are no choices of a status.
export const ticketMachine = new Machine<TicketStatusCategory>({
  noun: 'ticket',
  parts: { assignee: 'an assignee of it' },
  steps: [
    { from: ['new'], to: 'open', who: assigneeOrEditor },
    { from: ['pending', 'on_hold'], to: 'open', who: assigneeOrEditor },
    { from: ['resolved'], to: 'open', who: assigneeOrEditor },
    { from: ['new', 'open', 'on_hold'], to: 'pending', who: assigneeOrEditor },
    { from: ['new', 'open', 'pending'], to: 'on_hold', who: assigneeOrEditor },
    { from: ['new', 'open', 'pending', 'on_hold'], to: 'resolved', who: assigneeOrEditor },
    { from: ['resolved'], to: 'closed', who: [{ permission: 'tickets.manage' }] },
  ],
});
