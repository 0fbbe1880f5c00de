import type { PoolClient } from 'pg';
import type { Services } from '#src/call/services.ts';
import { notify } from '#src/domain/notifications/index.ts';
import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { membersWhoSee } from '#src/domain/records/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { findReader, queueMail, reminderDue } from '#src/platform/mail/index.ts';
import type { Due, TimerKind } from '#src/platform/timers/index.ts';
import {
  findAddress,
  findAgencyName,
  findNotificationOf,
  lockReminder,
  type StoredReminder,
} from './reminders.queries.ts';

/** The timer that fires reminders. */
export const reminderKind = 'fire_reminder';

type Mailer = Pick<Services, 'sealer' | 'mail' | 'baseUrl'>;

/**
 * Puts reminders into the inboxes of those who asked for them and mails them, once, also after a downtime. Whose record is gone or
 * hidden by then, and whose member has left, is cancelled instead.
 */
export const reminderTimers = (services: Mailer): TimerKind<never> => ({
  kind: reminderKind,
  events: [],
  async fire(ctx, due) {
    const reminder = await lockReminder(ctx.db, due.recordId);
    if (reminder?.status !== 'scheduled' || ctx.now < reminder.remind_at) return;
    const email = await findAddress(ctx.db, reminder.user_id);
    if (email === undefined || !(await isStillSeen(ctx, reminder))) {
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
    if (email !== null && reminder.channels.includes('email'))
      await mailReminder(ctx, services, reminder, email, due);
  },
  setMissing: insertMissingTimers,
});

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
});

/** As of the time at which it runs: a mail about what fell due during a downtime is no older than its sending. */
async function mailReminder(
  ctx: SystemChangeContext,
  services: Mailer,
  { user_id: userId, title, body_text: text, remind_at: dueAt }: StoredReminder,
  email: string,
  { ranAt }: Due,
): Promise<void> {
  const message = reminderDue({
    agency: await findAgencyName(ctx.db),
    title,
    text,
    dueAt,
    url: `${services.baseUrl()}/console`,
    reader: await findReader(ctx.db, userId),
  });
  await queueMail({ ...ctx, now: ranAt, services }, message, { email, userId });
}

/** A timer for each that waits and has none. As the owner role. */
async function insertMissingTimers(owner: PoolClient): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select tenant_id, $1, id, remind_at from reminders where status = 'scheduled' on conflict do nothing`,
    [reminderKind],
  );
}
