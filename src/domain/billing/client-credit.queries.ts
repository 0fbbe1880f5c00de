import { sql } from 'kysely';
import type { Account } from '#src/domain/ledger/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { day } from '#src/platform/db/query/index.ts';

/** The account of a grant that ends, and what is left of it. */
export async function findAccountOfEntry(
  db: Db,
  entryId: string,
): Promise<
  { readonly account: Account; readonly remaining: number; readonly expiresOn: string } | undefined
> {
  const row = await db
    .selectFrom('ledger_entries as e')
    .leftJoin('ledger_lots as l', (join) =>
      join.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.entry_id', '=', 'e.id'),
    )
    .where('e.id', '=', entryId)
    .where('e.ledger', '=', 'client_credit')
    .where('e.expires_on', 'is not', null)
    .select([
      'e.owner_id',
      'e.currency',
      day('e.expires_on').as('expires_on'),
      sql<number>`coalesce(l.remaining, 0)::float8`.as('remaining'),
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    account: { ledger: 'client_credit', ownerId: row.owner_id, currency: row.currency },
    remaining: row.remaining,
    expiresOn: row.expires_on,
  };
}

export interface HeldCredit {
  readonly currency: string;
  readonly balance: number;
  /** What is left of each grant, the one that ends first at the top; together they are the balance. */
  readonly lots: readonly { readonly remaining: number; readonly expiresOn: string | null }[];
}

/** What a client has, by currency; nobody else changes it before the transaction ends. */
export async function selectBalances(db: Db, clientId: string): Promise<HeldCredit[]> {
  const { rows } = await sql<HeldCredit>`
    with held as materialized (
      select currency, balance from ledger_accounts where ledger = 'client_credit' and owner_id = ${clientId} and balance > 0
      order by currency for update)
    select h.currency, h.balance::float8 as balance, (
      select jsonb_agg(jsonb_build_object('remaining', l.remaining, 'expiresOn', l.expires_on) order by l.expires_on nulls last, l.entry_id)
      from ledger_lots l where l.ledger = 'client_credit' and l.owner_id = ${clientId} and l.currency = h.currency) as lots
    from held h order by h.currency`.execute(db);
  return rows;
}
