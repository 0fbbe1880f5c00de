import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { TokenRecord } from './token.rules.ts';

/** Before any tenant is known: the hash of a token stands for the right to see whom it speaks for. */
export async function findTokenByHash(system: Db, hash: Buffer): Promise<TokenRecord | undefined> {
  const { rows } = await sql<TokenRecord>`
    select t.*, app.suspension_of(t.tenant_id) as suspension from app.find_oauth_token(${hash}) t`.execute(
    system,
  );
  return rows[0];
}

export async function updateGrantsLastUsed(system: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  const instants = [...uses.values()].map((at) => at.toISOString());
  await sql`select app.touch_oauth_grants(${[...uses.keys()]}::uuid[], ${instants}::timestamptz[])`.execute(
    system,
  );
}
