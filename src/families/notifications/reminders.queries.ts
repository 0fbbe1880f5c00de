import { sql } from 'kysely';
import type { Reminder, SubjectKind } from '#generated/types.gen.ts';
import type { NotificationsHandlers } from '#generated/console/families/notifications/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { nameIfVisible, viewerIn, viewerScope, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  iso,
  isoOrNull,
  list,
  oneOf,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

type Scope = { readonly viewer: ViewerScope };

/** Those of the caller. */
const reminders = (db: Db, { viewer }: Scope) =>
  db.selectFrom('reminders as r').where('r.user_id', '=', sql<string>`${viewer.userId}::uuid`);

/** The contract's representation. */
const reminderRecord = (query: ReturnType<typeof reminders>, { viewer }: Scope) =>
  record<Reminder>()(
    query.select([
      'r.id',
      'r.title',
      'r.body_text',
      iso('r.remind_at').as('remind_at'),
      as<Reminder['status']>()('r.status').as('status'),
      sql<
        Reminder['record']
      >`case when r.record_kind is not null then json_build_object('kind', r.record_kind, 'id', r.record_id,
        'name', ${nameIfVisible(viewerIn(viewer), sql.ref('r.record_kind'), sql.ref('r.record_id'))}) end`.as(
        'record',
      ),
      as<Reminder['channels']>()('r.channels').as('channels'),
      'r.notification_id',
      isoOrNull('r.fired_at').as('fired_at'),
      isoOrNull('r.cancelled_at').as('cancelled_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.user_id as created_by',
    ]),
  );

export const ownReminders = list<NotificationsHandlers['listReminders'], Scope>()({
  rows: reminders,
  record: reminderRecord,
  id: 'r.id',
  filters: { status: oneOf('r.status'), updated_after: since('r.updated_at') },
  sorts: { remind_at: by('r.remind_at'), created_at: by('r.created_at') },
});

/** One of the caller. */
export function selectReminder(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  id: string,
): Promise<JsonText<Reminder> | undefined> {
  const scope = { viewer: viewerScope(ctx) };
  return selectRecord(ctx.db, reminderRecord(reminders(ctx.db, scope).where('r.id', '=', id), scope));
}

export interface StoredReminder {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly body_text: string | null;
  /** As Postgres writes it. */
  readonly remind_at: string;
  readonly status: Reminder['status'];
  readonly record_kind: SubjectKind | null;
  readonly record_id: string | null;
  readonly channels: Reminder['channels'];
  readonly revision: number;
}

/** The reminder, held until the transaction ends. */
export async function lockReminder(db: Db, id: string): Promise<StoredReminder | undefined> {
  const { rows } = await sql<StoredReminder>`
    select id, user_id, title, body_text, remind_at, status, record_kind, record_id, channels, revision
    from reminders where id = ${id}::uuid for update`.execute(db);
  return rows[0];
}

/** The member's address; null for members without, such as service accounts; undefined for who is no active member. */
export async function findAddress(db: Db, userId: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select case when kind = 'member' then email end as email from users where id = ${userId}::uuid and status = 'active'`.execute(
    db,
  );
  return rows[0]?.email;
}

/** What the reminder became in the member's inbox. */
export async function findNotificationOf(db: Db, reminderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from notifications where reminder_id = ${reminderId}::uuid`.execute(db);
  return rows[0]?.id;
}
