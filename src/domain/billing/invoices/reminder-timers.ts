import type { WriteContext } from '#src/call/context.ts';
import { setEachTimer, setTimer } from '#src/platform/timers/index.ts';
import { findReminderPlan } from './reminders.queries.ts';

export const reminderTimer = 'remind_of_invoice';
export const collectionTimer = 'resume_collection';

/** The most days on which an agency reminds. */
const maxReminders = 10;
const slots = Array.from({ length: maxReminders }, (_, index) => String(index));

type Setter = Pick<WriteContext, 'db' | 'now' | 'atCommit'>;

/** Sets the timers of the reminders that are still to come, by the settings and the due date as they are now. */
export async function setReminders(ctx: Setter, invoiceId: string): Promise<void> {
  const days = await findReminderPlan(ctx.db, invoiceId);
  setEachTimer(
    ctx,
    reminderTimer,
    slots.map((slot, index) => {
      const at = days[index];
      return { recordId: invoiceId, slot, dueAt: at !== undefined && at > ctx.now ? at : null };
    }),
  );
}

export function clearReminders(ctx: Pick<Setter, 'atCommit'>, invoiceId: string): void {
  setEachTimer(
    ctx,
    reminderTimer,
    slots.map((slot) => ({ recordId: invoiceId, slot, dueAt: null })),
  );
  setTimer(ctx, { kind: collectionTimer, recordId: invoiceId }, null);
}
