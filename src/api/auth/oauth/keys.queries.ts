import { sql, type RawBuilder } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';

export interface StoredKey {
  readonly slot: number;
  readonly sealed: Buffer;
}

/** From when a key signs: until then every process has looked for changes several times (keys.ts). */
const signsAfter = "interval '2 minutes'";

/** The newest key that every process knows signs; until there is one, the oldest. By the system's clock, as the ages of sessions are. */
const signingFirst = `created_at + ${signsAfter} <= now() desc, case when created_at + ${signsAfter} <= now() then -slot else slot end`;

/** The one that signs first. */
export async function selectKeys(system: Db): Promise<StoredKey[]> {
  const order: RawBuilder<unknown> = sql.raw(signingFirst);
  const { rows } = await sql<StoredKey>`select slot, sealed from app.oauth_keys order by ${order}`.execute(
    system,
  );
  return rows;
}

/** Of several processes that make one at once, one does. */
export async function insertKey(system: Db, { slot, sealed }: StoredKey): Promise<void> {
  await sql`insert into app.oauth_keys (slot, sealed) values (${slot}, ${sealed}) on conflict do nothing`.execute(
    system,
  );
}

// What the operator's command asks ------------------------------------------------------------------------------------------

export interface KeyState {
  readonly slot: number;
  readonly state: 'signs' | 'accepted' | 'new';
  readonly created_at: Date;
  /** When it began to sign, or will. */
  readonly signs_from: Date;
  /** When it stopped, because a newer one signs. */
  readonly signed_until: Date | null;
  /** When nothing is left that it signed; null while it signs. */
  readonly retire_from: Date | null;
  readonly is_spent: boolean;
}

/** The keys by their age, and how far each is in its life. `lifeSeconds` is that of what they sign. */
export async function selectKeyStates(
  owner: Pick<PoolClient, 'query'>,
  lifeSeconds: number,
): Promise<KeyState[]> {
  const { rows } = await owner.query<KeyState>(
    `with ranked as (
       select slot, created_at, row_number() over (order by ${signingFirst}) = 1 as is_signing,
         case when slot = min(slot) over () then created_at else created_at + ${signsAfter} end as signs_from,
         lead(created_at + ${signsAfter}) over (order by slot) as next_signs
       from app.oauth_keys)
     select slot, case when is_signing then 'signs' when signs_from > now() then 'new' else 'accepted' end as state,
       created_at, signs_from, case when next_signs <= now() then next_signs end as signed_until,
       case when next_signs <= now() then next_signs + make_interval(secs => $1) when not is_signing then now() end as retire_from,
       not is_signing and (signs_from > now() or next_signs + make_interval(secs => $1) <= now()) as is_spent
     from ranked order by slot`,
    [lifeSeconds],
  );
  return rows;
}

/** Keys are added and retired one at a time. */
export const lockKeys = (owner: PoolClient): Promise<unknown> =>
  owner.query('lock table app.oauth_keys in share row exclusive mode');

export async function insertNewestKey(owner: PoolClient, sealed: Buffer): Promise<number> {
  const { rows } = await owner.query<{ slot: number }>(
    'insert into app.oauth_keys (slot, sealed) select coalesce(max(slot), 0) + 1, $1 from app.oauth_keys returning slot',
    [sealed],
  );
  return rows[0]!.slot;
}

export async function deleteKey(owner: PoolClient, slot: number): Promise<void> {
  await owner.query('delete from app.oauth_keys where slot = $1', [slot]);
}
