import { sql } from 'kysely';
import type { ClientBillingMetrics } from '#generated/types.gen.ts';
import { nextInvoiceDate } from '#src/domain/programs/index.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

type Metrics = Omit<ClientBillingMetrics, 'client_id' | 'period_from' | 'period_to'>;

/** What enrolments of the client bring in each month, in the currency `k`, and when they are billed next. */
const recurringOf = (clientId: string) => ({
  monthlyMinor: sql`(select sum(round(coalesce(e.override_minor, e.amount_minor) * case e.frequency
      when 'weekly' then 52.0 / 12 when 'monthly' then 1 when 'quarterly' then 1.0 / 3 when 'semiannually' then 1.0 / 6 when 'yearly' then 1.0 / 12 end))
    from client_programs e where e.client_id = ${clientId} and e.status = 'active' and e.frequency <> 'one_time' and e.currency = k.currency)`,
  nextDate: sql`(select min(${nextInvoiceDate})::text from client_programs e where e.client_id = ${clientId} and e.status in ('pending', 'active'))`,
});

/**
 * What a client was billed and paid, in one statement. Days are those of the agency. A payment that became credit is still paid: its money
 * moves once that credit is paid out.
 */
export async function selectMetrics(db: Db, clientId: string, { from, to }: Period): Promise<Metrics> {
  const recurring = recurringOf(clientId);
  const within = (day: ReturnType<typeof sql>) =>
    sql`(${from}::date is null or ${day} >= ${from}::date) and (${to}::date is null or ${day} <= ${to}::date)`;
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone agency.time_zone)::date`;
  // The day on which money moved: a payment may be recorded later. One that failed has no such day.
  const dayOfMovement = sql`(coalesce(t.paid_at, t.created_at) at time zone agency.time_zone)::date`;
  const amount = (value: ReturnType<typeof sql>) =>
    sql`json_build_object('amount_minor', coalesce(${value}, 0)::bigint, 'currency', k.currency)`;
  const { rows } = await sql<Metrics>`
    with agency as (select time_zone, (app.now() at time zone time_zone)::date as today from tenants where id = app.tenant_id()),
    billed as (
      select i.*, ${within(sql`i.invoice_date`)} as is_within,
        i.status in ('open', 'partially_paid') as is_open,
        i.status in ('open', 'partially_paid') and i.balance_minor > 0 and i.due_on < (select today from agency) as is_overdue
      from invoices i where i.client_id = ${clientId} and i.status not in ('draft', 'void')
    ), moved as (
      select t.*, ${within(dayOfMovement)} as is_within
      from payment_transactions t cross join agency where t.client_id = ${clientId} and t.method <> 'credit'
    ), currencies as (
      select currency from billed union select currency from moved
      union select currency from client_programs where client_id = ${clientId} and status = 'active'
      union select currency from ledger_accounts where ledger = 'client_credit' and owner_id = ${clientId}
    ), figures as (
      select k.currency, json_build_object(
        'currency', k.currency,
        'invoiced', ${amount(sql`(select sum(total_minor - credit_note_minor) from billed b where b.currency = k.currency and b.is_within)`)},
        'paid', ${amount(sql`(select sum(amount_minor) from moved m where m.currency = k.currency and m.is_within and m.kind = 'payment' and m.status = 'succeeded')`)},
        'refunded', ${amount(sql`(select -sum(amount_minor) from moved m where m.currency = k.currency and m.is_within and m.kind <> 'payment' and m.status = 'succeeded')`)},
        'written_off', ${amount(sql`(select sum(balance_minor) from billed b cross join agency where b.currency = k.currency and b.status = 'uncollectible' and ${within(dayOf('b.written_off_at'))})`)},
        'outstanding', ${amount(sql`(select sum(balance_minor) from billed b where b.currency = k.currency and b.is_open)`)},
        'overdue', ${amount(sql`(select sum(balance_minor) from billed b where b.currency = k.currency and b.is_overdue)`)},
        'credit_balance', ${amount(sql`(select a.balance from ledger_accounts a where a.ledger = 'client_credit' and a.owner_id = ${clientId} and a.currency = k.currency)`)},
        'monthly_recurring', ${amount(recurring.monthlyMinor)}) as figure
      from currencies k order by k.currency limit 50
    )
    select coalesce((select json_agg(figure order by currency) from figures), '[]') as figures,
      (select count(*) from billed where is_within) as invoice_count,
      (select count(*) from billed where is_open) as open_invoice_count,
      (select count(*) from billed where is_overdue) as overdue_invoice_count,
      (select count(*) from moved where is_within and kind = 'payment' and status = 'failed') as failed_payment_count,
      (select round(avg(greatest(0, extract(epoch from paid_at - coalesce(sent_at, finalized_at)) / 86400))::numeric, 1)::float8
        from billed where is_within and status = 'paid') as average_days_to_pay,
      (select round(100.0 * count(*) filter (where ${dayOf('b.paid_at')} <= b.due_on) / nullif(count(*), 0), 1)::float8
        from billed b cross join agency where b.is_within and b.status = 'paid') as on_time_percent,
      (select min(invoice_date)::text from billed) as first_invoice_date,
      (select app.iso(max(paid_at)) from moved where kind = 'payment' and status = 'succeeded') as last_paid_at,
      ${recurring.nextDate} as next_invoice_date`.execute(db);
  return rows[0]!;
}
