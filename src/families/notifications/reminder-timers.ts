import type { PoolClient } from 'pg';
import { notify } from '#src/domain/notifications/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { membersWhoSee } from '#src/domain/records/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { findAddress, findNotificationOf, lockReminder, type StoredReminder } from './reminders.queries.ts';

/** The timer that fires reminders. */
export const reminderKind = 'fire_reminder';

/**
 * Puts reminders into the inboxes of those who asked for them, once, also after a downtime; from there they go out by the channels named. Whose record is gone or
 * hidden by then, and whose member has left, is cancelled instead.
 */
export const reminderTimers: TimerKind<never> = {
  kind: reminderKind,
  events: [],
  async fire(ctx, due) {
    const reminder = await lockReminder(ctx.db, due.recordId);
    if (reminder?.status !== 'scheduled' || ctx.now < new Date(reminder.remind_at)) return;
    const isGone = (await findAddress(ctx.db, reminder.user_id)) === undefined;
    if (isGone || !(await isStillSeen(ctx, reminder))) {
      await reviseRecord(ctx.db, 'reminders', reminder.id, { cancelled_at: ctx.now }, ctx.now);
      return;
    }
    await notify(ctx, newsOf(reminder), [reminder.user_id]);
    const notificationId = await findNotificationOf(ctx.db, reminder.id);
    await reviseRecord(
      ctx.db,
      'reminders',
      reminder.id,
      { fired_at: ctx.now, notification_id: notificationId ?? null },
      ctx.now,
    );
  },
  setMissing: insertMissingTimers,
};

const recordOf = ({ record_kind: kind, record_id: id }: StoredReminder) =>
  kind === null || id === null ? null : { kind, id };

async function isStillSeen(ctx: SystemChangeContext, reminder: StoredReminder): Promise<boolean> {
  const record = recordOf(reminder);
  return record === null || (await membersWhoSee(ctx, record, [reminder.user_id])).length > 0;
}

const newsOf = (reminder: StoredReminder) => ({
  kind: 'reminder' as const,
  title: reminder.title,
  ...(reminder.body_text !== null && { body: reminder.body_text }),
  record: recordOf(reminder),
  topic: reminder.id,
  reminderId: reminder.id,
  channels: reminder.channels,
});

/** A timer for each that waits and has none. As the owner role. */
async function insertMissingTimers(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select tenant_id, $1, id, remind_at from reminders where status = 'scheduled' on conflict do nothing`,
    [reminderKind],
  );
}
