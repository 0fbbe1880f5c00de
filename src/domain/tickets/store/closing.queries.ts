import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isOpenTask, taskCountOf } from '../load/load.queries.ts';

/** The agency's closing rules where it never changed them (domain model §18). */
export const defaultClosing = { reopen_window_days: 14, auto_close_days: 14 };

/** Days by the inbox `i`, or by the agency: null for never. */
const agencyDays = (name: keyof typeof defaultClosing) => sql<number | null>`(
  coalesce((select s.closing from ticket_settings s where s.tenant_id = k.tenant_id), ${JSON.stringify(defaultClosing)}::jsonb) ->> ${sql.lit(name)})::integer`;

const autoCloseDays = sql<
  number | null
>`case i.auto_close_mode when 'after_days' then i.auto_close_days when 'agency' then ${agencyDays('auto_close_days')} end`;
const reopenDays = sql<
  number | null
>`nullif(coalesce(i.reopen_window_days, ${agencyDays('reopen_window_days')}), 0)`;

const after = (days: RawBuilder<unknown>) => sql`k.closes_from + make_interval(hours => 24 * (${days}))`;

/** Linked tasks of the ticket `k` that are under way. */
const openTaskCount = taskCountOf('k', isOpenTask);

const isHeldOpen = sql<boolean>`(exists (
  select from ticket_messages m where m.tenant_id = k.tenant_id and m.ticket_id = k.id and m.delivery_status in ('queued', 'sending'))
  or ${openTaskCount} > 0)`;

const isResolved = sql<boolean>`k.status_category = 'resolved'`;

/** When the ticket `k` of the inbox `i` closes by itself; null while something keeps it, and when nothing closes it. */
export const autoCloseAt = sql<
  string | null
>`case when ${isResolved} and not ${isHeldOpen} then ${after(autoCloseDays)} end`;

/** Until when an inbound message reopens it. */
export const reopenExpiresAt = sql<
  string | null
>`case when ${isResolved} and ${reopenDays} is not null then least(
  ${after(reopenDays)}, case when not ${isHeldOpen} then ${after(autoCloseDays)} end) end`;

/** When a ticket closes by itself. */
export const selectAutoCloseAt = (db: Db, id: string): Promise<string | null> =>
  selectMoment(db, id, autoCloseAt);

/** Until when a message reopens a resolved ticket; null when none does. */
export const selectReopenExpiresAt = (db: Db, id: string): Promise<string | null> =>
  selectMoment(db, id, reopenExpiresAt);

async function selectMoment(db: Db, id: string, moment: RawBuilder<string | null>): Promise<string | null> {
  const row = await db
    .selectFrom('tickets as k')
    .innerJoin('ticket_inboxes as i', (join) =>
      join.onRef('i.tenant_id', '=', 'k.tenant_id').onRef('i.id', '=', 'k.inbox_id'),
    )
    .where('k.id', '=', id)
    .select(sql<string | null>`app.iso(${moment})`.as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Resolved tickets that follow the closing rules of an inbox, or of any when none is named. */
export async function selectResolvedIds(db: Db, inboxId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets as k')
    .where('k.status_category', '=', 'resolved')
    .where('k.deleted_at', 'is', null)
    .where('k.merged_into_id', 'is', null)
    .$if(inboxId !== null, (query) => query.where('k.inbox_id', '=', inboxId!))
    .select('k.id')
    .execute();
  return rows.map(({ id }) => id);
}
