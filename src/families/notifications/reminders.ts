import type { NotificationChannel, Reminder } from '#generated/types.gen.ts';
import type { CreateReminderInput } from '#generated/families/notifications/handlers.ts';
import type {
  CancelReminderInput,
  ListRemindersInput,
  UpdateReminderInput,
} from '#generated/console/families/notifications/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { inOrder } from '#src/domain/notifications/index.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { insertRecord, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { reminderKind } from './reminder-timers.ts';
import { availableChannels } from './channels.ts';
import { preferredChannels } from './preferences.ts';
import { lockReminder, ownReminders, selectReminder, type StoredReminder } from './reminders.queries.ts';

const maxYears = 2;

export const listReminders = (ctx: ReadContext, { query }: ListRemindersInput) =>
  ownReminders.page(ctx.db, query, { viewer: viewerScope(ctx) });

export async function createReminder(
  ctx: WriteContext,
  { body }: CreateReminderInput,
): Promise<Result<Reminder>> {
  const dueAt = dueTime(ctx, body.remind_at);
  const record = body.record == null ? null : await holdVisible(ctx, body.record.kind, body.record.id);
  const id = await insertRecord(
    ctx.db,
    'reminders',
    {
      user_id: ctx.identity.userId,
      title: body.title,
      body_text: body.body_text ?? null,
      remind_at: dueAt,
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      channels: await channelsOf(ctx, body.channels),
    },
    ctx.now,
  );
  setTimer(ctx, { kind: reminderKind, recordId: id }, dueAt);
  return showReminder(ctx, id);
}

export async function updateReminder(
  ctx: WriteContext,
  { path, body }: UpdateReminderInput,
): Promise<Result<Reminder>> {
  const { expected_revision: expectedRevision, remind_at: remindAt, channels, ...texts } = body;
  const reminder = await holdReminder(ctx, path.id);
  checkRevision(reminder.revision, expectedRevision);
  if (reminder.status !== 'scheduled')
    throw conflict(`The reminder is ${reminder.status} and cannot be changed. Create another one.`);
  const dueAt = remindAt === undefined ? undefined : dueTime(ctx, remindAt);
  const values = {
    ...texts,
    ...(dueAt !== undefined && { remind_at: dueAt }),
    ...(channels !== undefined && { channels: await channelsOf(ctx, channels) }),
  };
  if (Object.keys(values).length > 0) await reviseRecord(ctx.db, 'reminders', reminder.id, values, ctx.now);
  if (dueAt !== undefined) setTimer(ctx, { kind: reminderKind, recordId: reminder.id }, dueAt);
  return showReminder(ctx, reminder.id);
}

/** A repeated call changes nothing. */
export async function cancelReminder(
  ctx: WriteContext,
  { path }: CancelReminderInput,
): Promise<Result<Reminder>> {
  const reminder = await holdReminder(ctx, path.id);
  if (reminder.status === 'fired') throw conflict('The reminder has fired and cannot be cancelled.');
  if (reminder.status === 'scheduled') {
    await reviseRecord(ctx.db, 'reminders', reminder.id, { cancelled_at: ctx.now }, ctx.now);
    setTimer(ctx, { kind: reminderKind, recordId: reminder.id }, null);
  }
  return showReminder(ctx, reminder.id);
}

async function showReminder(ctx: ReadContext, id: string): Promise<Result<Reminder>> {
  const found = await selectReminder(ctx, id);
  if (found === undefined) throw notFound('reminder', id);
  return found;
}

/** The caller's reminder; another member's is as unknown as none. */
async function holdReminder(ctx: WriteContext, id: string): Promise<StoredReminder> {
  const reminder = await lockReminder(ctx.db, storedId(id));
  if (reminder?.user_id !== ctx.identity.userId) throw notFound('reminder', id);
  return reminder;
}

function dueTime(ctx: ReadContext, text: string): Date {
  const dueAt = new Date(text);
  const latest = new Date(ctx.now);
  latest.setUTCFullYear(latest.getUTCFullYear() + maxYears);
  if (dueAt <= ctx.now) throw invalid('body.remind_at', 'must be in the future.');
  if (dueAt > latest) throw invalid('body.remind_at', `must be at most ${maxYears} years from now.`);
  return dueAt;
}

/** Those of the caller's preferences that they can be reached by, or those named; 400 for one that is not set up. */
async function channelsOf(
  ctx: ReadContext,
  wish: readonly NotificationChannel[] | undefined,
): Promise<NotificationChannel[]> {
  const available = await availableChannels(ctx);
  if (wish === undefined) {
    const preferred = await preferredChannels(ctx, 'reminder');
    return inOrder(preferred.filter((channel) => available.includes(channel)));
  }
  const missing = wish.find((channel) => !available.includes(channel));
  if (missing !== undefined)
    throw invalid(
      'body.channels',
      `has ${missing}, which is not set up for you. Set it up, or leave it out; you have ${available.join(', ')}.`,
    );
  return inOrder(wish);
}
