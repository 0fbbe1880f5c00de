import { sql } from 'kysely';
import type { Money } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Hourly rate of billable time, `t`: of the invoice, or of the member on the day. */
export const billingRate = sql<Money | null>`case when t.is_billable then coalesce(t.billing_rate, (
  select c.billing_rate_per_hour from employee_compensations c
  where c.tenant_id = t.tenant_id and c.user_id = t.user_id and c.effective_date <= t.spent_on order by c.effective_date desc limit 1)) end`;

/** Recorded time as a line bills it. */
export interface BilledTime {
  readonly id: string;
  readonly client_id: string | null;
  readonly is_billable: boolean;
  readonly invoice_id: string | null;
  readonly rate: Money | null;
  /** Rounded up as in the settings of time; null while the timer runs. */
  readonly seconds: number | null;
}

const rounding = sql`(select coalesce((select s.rounding_minutes from time_settings s), 0) * 60.0)`;

/** The seconds of an entry, `t`, as it is billed. */
const billedSeconds = sql<
  number | null
>`(case when ${rounding} = 0 then t.duration_seconds else ceil(t.duration_seconds / nullif(${rounding}, 0)) * ${rounding} end)::float8`;

/** Those of these entries that there are; nobody else changes them before the transaction ends. */
export async function holdTime(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BilledTime>> {
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectFrom('time_entries as t')
    .where('t.id', 'in', ids)
    .where('t.deleted_at', 'is', null)
    .select([
      't.id',
      't.client_id',
      't.is_billable',
      't.invoice_id',
      billingRate.as('rate'),
      billedSeconds.as('seconds'),
    ])
    .orderBy('t.id')
    .forUpdate()
    .execute();
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Puts the entries on the invoice, at the price of their lines, and takes all others off it. */
export async function putOnInvoice(
  db: Db,
  invoiceId: string,
  entries: readonly { readonly id: string; readonly rate: Money }[],
  now: Date,
): Promise<void> {
  await sql`
    update time_entries t set invoice_id = null, billing_rate = null, revision = revision + 1, updated_at = ${now}
    where t.invoice_id = ${invoiceId} and not (t.id = any(${entries.map(({ id }) => id)}::uuid[]))`.execute(
    db,
  );
  if (entries.length === 0) return;
  await sql`
    update time_entries t set invoice_id = ${invoiceId}, billing_rate = e.rate, revision = revision + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (id uuid, rate jsonb)
    where t.id = e.id and (t.invoice_id is distinct from ${invoiceId} or t.billing_rate is distinct from e.rate)`.execute(
    db,
  );
}

/** Locks the time of a numbered invoice; answers the entries. */
export async function lockTime(db: Db, invoiceId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update time_entries set locked_at = ${now}, lock_reason = 'invoice', revision = revision + 1, updated_at = ${now}
    where invoice_id = ${invoiceId} and deleted_at is null and duration_seconds is not null returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Frees the time of an invoice that is void or deleted. What lies in a locked period stays locked. Answers the entries. */
export async function freeTime(db: Db, invoiceId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update time_entries t set invoice_id = null, billing_rate = null, revision = t.revision + 1, updated_at = ${now},
      lock_reason = case when t.lock_reason = 'invoice' then case when p.id is not null then 'period' end else t.lock_reason end,
      locked_at = case when t.lock_reason = 'invoice' and p.id is null then null else t.locked_at end
    from time_entries o left join lateral (
      select id from time_periods p where p.user_id = o.user_id and p.status = 'locked' and o.spent_on between p.starts_on and p.ends_on limit 1) p on true
    where t.id = o.id and o.invoice_id = ${invoiceId} returning t.id`.execute(db);
  return rows.map(({ id }) => id);
}
