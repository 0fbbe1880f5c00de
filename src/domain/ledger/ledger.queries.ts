import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** One account of a ledger. */
export interface Account {
  readonly ledger: 'ai_credit' | 'client_credit';
  /** The agency, or a client of it. */
  readonly ownerId: string;
  /** Of an amount of money; empty for credits. */
  readonly currency: string;
}

/** In whole credits or minor units. */
export interface Balance {
  readonly balance: number;
  /** Part of the balance that running work may still use. */
  readonly reserved: number;
}

const nothing: Balance = { balance: 0, reserved: 0 };

const whereAccount = ({ ledger, ownerId, currency }: Account) =>
  sql<boolean>`ledger = ${ledger} and owner_id = ${ownerId} and currency = ${currency}`;

export async function readAccount(db: Db, account: Account): Promise<Balance> {
  const row = await db
    .selectFrom('ledger_accounts')
    .where(whereAccount(account))
    .select(['balance', 'reserved'])
    .executeTakeFirst();
  return row === undefined ? nothing : balanceOf(row);
}

/** As `readAccount`; nobody else changes it before the transaction ends. */
export async function lockAccount(db: Db, account: Account): Promise<Balance> {
  const { ledger, ownerId, currency } = account;
  await db
    .insertInto('ledger_accounts')
    .values({ ledger, owner_id: ownerId, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('ledger_accounts')
    .where(whereAccount(account))
    .select(['balance', 'reserved'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balanceOf(row);
}

const balanceOf = (row: { balance: unknown; reserved: unknown }): Balance => ({
  balance: Number(row.balance),
  reserved: Number(row.reserved),
});

export async function updateAccount(db: Db, account: Account, { balance, reserved }: Balance): Promise<void> {
  await db.updateTable('ledger_accounts').set({ balance, reserved }).where(whereAccount(account)).execute();
}

export interface NewEntry {
  readonly id: string;
  readonly kind: 'grant' | 'apply' | 'consume' | 'refund' | 'expire' | 'adjust';
  readonly amount: number;
  readonly balance_after: number;
  readonly reason: string | null;
  readonly purpose: string | null;
  readonly cause_id: string | null;
  readonly expires_on: string | null;
  readonly invoice_id: string | null;
  readonly credit_note_id: string | null;
  readonly transaction_id: string | null;
  readonly reference: string | null;
  readonly created_at: Date;
  readonly created_by: string | null;
}

/** Answers whether it is new: there is at most one entry of a kind for each cause. */
export async function insertEntry(
  db: Db,
  { ledger, ownerId, currency }: Account,
  entry: NewEntry,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ledger_entries')
    .values({ ...entry, ledger, owner_id: ownerId, currency, created_at: entry.created_at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertLot(
  db: Db,
  { ledger, ownerId, currency }: Account,
  lot: { readonly entry_id: string; readonly remaining: number; readonly expires_on: string | null },
): Promise<void> {
  await db
    .insertInto('ledger_lots')
    .values({ ...lot, ledger, owner_id: ownerId, currency })
    .execute();
}

export interface Lot {
  readonly entryId: string;
  readonly remaining: number;
  readonly expiresOn: string;
}

/** What is left of grants whose last day is before `today`, the one that ended first at the top. */
export async function selectEndedLots(db: Db, account: Account, today: string): Promise<Lot[]> {
  const rows = await db
    .selectFrom('ledger_lots')
    .where(whereAccount(account))
    .where(sql<boolean>`expires_on < ${today}::date`)
    .orderBy('expires_on')
    .orderBy('entry_id')
    .select(['entry_id', 'remaining', sql<string>`expires_on::text`.as('expires_on')])
    .execute();
  return rows.map((row) => ({
    entryId: row.entry_id,
    remaining: Number(row.remaining),
    expiresOn: row.expires_on,
  }));
}

/** Takes `amount` out of what is left of grants: of the one that ends first, and of those without an end last. With `entryId`, of that one alone. */
export async function takeFromLots(
  db: Db,
  account: Account,
  amount: number,
  entryId?: string,
): Promise<void> {
  const which = entryId === undefined ? sql`true` : sql`entry_id = ${entryId}`;
  await sql`
    with taken as (
      select entry_id, least(remaining, greatest(0, ${amount}::bigint - before)) as amount from (
        select entry_id, remaining, sum(remaining) over (order by expires_on nulls last, entry_id) - remaining as before
        from ledger_lots where ${whereAccount(account)} and ${which}) ordered
    ), used as (
      delete from ledger_lots l using taken t where l.entry_id = t.entry_id and l.remaining = t.amount
    )
    update ledger_lots l set remaining = l.remaining - t.amount
    from taken t where l.entry_id = t.entry_id and t.amount > 0 and l.remaining > t.amount`.execute(db);
}

/** What is left of a grant. */
export async function findRemaining(db: Db, entryId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_lots')
    .where('entry_id', '=', entryId)
    .select('remaining')
    .executeTakeFirst();
  return row === undefined ? 0 : Number(row.remaining);
}

export async function insertReservation(
  db: Db,
  { ledger, ownerId, currency }: Account,
  { causeId, amount, now }: { readonly causeId: string; readonly amount: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('ledger_reservations')
    .values({ ledger, owner_id: ownerId, currency, cause_id: causeId, amount, created_at: now.toISOString() })
    .execute();
}

/** Takes the reservation away; answers what was reserved, undefined when there is none (any more). */
export async function deleteReservation(
  db: Db,
  ledger: Account['ledger'],
  causeId: string,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('ledger_reservations')
    .where('ledger', '=', ledger)
    .where('cause_id', '=', causeId)
    .returning('amount')
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.amount);
}
