import { sql } from 'kysely';
import { holdClientSigns, type ClientSigns } from '#src/domain/names/index.ts';
import type { Db } from '#src/platform/db/index.ts';

type Signs = Pick<ClientSigns, 'email' | 'phone' | 'name'>;

/**
 * The client that one of these signs fits, by the first sign that fits any; of several the one changed last. Others who look by the
 * same signs wait until the transaction ends.
 */
export async function findClientBy(
  db: Db,
  by: readonly (keyof Signs)[],
  signs: Signs,
): Promise<string | undefined> {
  await holdClientSigns(db, Object.fromEntries(by.map((sign) => [sign, signs[sign]])));
  for (const sign of by) {
    const value = signs[sign]?.trim();
    if (value === undefined || value === '') continue;
    const found =
      sign === 'name'
        ? sql<boolean>`lower(c.name) = lower(${value})`
        : sql<boolean>`c.id in (select k.client_id from client_contact_keys k
            where k.tenant_id = app.tenant_id() and k.kind = ${sign} and k.value = lower(${value}))`;
    const { rows } = await sql<{ id: string }>`
      select c.id from clients c where c.deleted_at is null and ${found} order by c.updated_at desc, c.id limit 1`.execute(
      db,
    );
    if (rows[0] !== undefined) return rows[0].id;
  }
  return undefined;
}

/** Whether the account can still do something. */
export async function isActive(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
