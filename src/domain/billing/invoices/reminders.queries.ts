import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The hour of the agency's day at which clients are reminded. */
const hour = 9;

/** When the client of an unpaid invoice is reminded; never, where the client or the agency wants none. */
export async function findReminderPlan(db: Db, invoiceId: string): Promise<Date[]> {
  const { rows } = await sql<{ at: string }>`
    select app.iso((i.due_on + day + make_time(${hour}, 0, 0)) at time zone t.time_zone) as at
    from invoices i join tenants t on t.id = i.tenant_id
    left join billing_settings s on s.tenant_id = i.tenant_id
    left join client_billing_settings b on b.tenant_id = i.tenant_id and b.client_id = i.client_id,
      unnest(coalesce(s.reminder_days, array[-3, 3, 10])) day
    where i.id = ${invoiceId} and i.status in ('open', 'partially_paid') and coalesce(b.has_reminders, true)
    order by day`.execute(db);
  return rows.map(({ at }) => new Date(at));
}

/** Whether the client wants to be reminded, and the agency reminds. */
export async function hasReminders(db: Db, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select coalesce((select has_reminders from client_billing_settings where client_id = ${clientId}), true) as wanted`.execute(
    db,
  );
  return rows[0]!.wanted;
}
