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
