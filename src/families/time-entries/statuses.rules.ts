import { Machine } from '#src/domain/transitions/index.ts';

export type EntryStatus = 'running' | 'recorded' | 'locked';

const managers = [{ permission: 'time.manage' }] as const;

/** Domain model §12. Invoices lock entries too, and unlock them. */
export const entryStatuses = new Machine<EntryStatus>({
  noun: 'time entry',
  parts: { owner: 'being its member' },
  steps: [
    { from: ['running'], to: 'recorded', who: [{ part: 'owner' }, ...managers] },
    { from: ['recorded'], to: 'locked', who: managers },
    { from: ['locked'], to: 'recorded', who: managers },
  ],
});
