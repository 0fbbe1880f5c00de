import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface TokenRow {
  readonly purpose: string;
  readonly recordId: string;
  readonly hash: Buffer;
  readonly contactId: string | null;
  readonly uses: number | null;
  readonly expiresAt: Date | null;
}

/** What a token opens, as it is looked up before any agency is known. */
export interface FoundToken {
  readonly hash: Buffer;
  readonly tenant_id: string;
  readonly id: string;
  readonly purpose: string;
  readonly record_id: string;
  readonly contact_id: string | null;
  readonly uses_left: number | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly is_agency_open: boolean;
}

export async function insertToken(db: Db, token: TokenRow, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('hosted_tokens')
    .values({
      purpose: token.purpose,
      record_id: token.recordId,
      hash: token.hash,
      contact_id: token.contactId,
      uses_left: token.uses,
      expires_at: token.expiresAt?.toISOString() ?? null,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes those of a record that are not revoked yet; answers how many. */
export async function updateTokensRevoked(
  db: Db,
  {
    recordId,
    purpose,
    contactId,
    now,
  }: {
    readonly recordId: string;
    readonly purpose?: string;
    readonly contactId?: string;
    readonly now: Date;
  },
): Promise<number> {
  const revoked = await db
    .updateTable('hosted_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('record_id', '=', recordId)
    .where('revoked_at', 'is', null)
    .$if(purpose !== undefined, (update) => update.where('purpose', '=', purpose!))
    .$if(contactId !== undefined, (update) => update.where('contact_id', '=', contactId!))
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}

/** Who got a token, by the id that a merge of clients may have given them since. */
export async function findTokenContact(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('hosted_tokens')
    .where('id', '=', id)
    .select('contact_id')
    .executeTakeFirst();
  return row?.contact_id ?? null;
}

/** Moves the expiry of those of a record that hold. */
export async function updateTokensExpiry(
  db: Db,
  {
    recordId,
    purpose,
    expiresAt,
  }: { readonly recordId: string; readonly purpose: string; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('hosted_tokens')
    .set({ expires_at: expiresAt.toISOString() })
    .where('record_id', '=', recordId)
    .where('purpose', '=', purpose)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function findTokenByHash(system: Db, hash: Buffer): Promise<FoundToken | undefined> {
  const { rows } = await sql<FoundToken>`select * from app.find_hosted_token(${hash})`.execute(system);
  return rows[0];
}

/** Whether outsiders reach anything of the agency. */
export async function isAgencyOpen(system: Db, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select app.is_agency_open(${tenantId}::uuid) as open`.execute(
    system,
  );
  return rows[0]!.open;
}

/**
 * Whether the token still holds, as this transaction sees it; takes one of its uses where they are counted. A transaction that
 * takes the last use at the same time is waited for. Uses without a number lock nothing: a form has one token for everybody.
 */
export async function updateTokenUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const holds = sql`id = ${id} and revoked_at is null
    and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz) and (uses_left is null or uses_left > 0)`;
  const { rows } = await sql<{
    uses_left: number | null;
  }>`select uses_left from hosted_tokens where ${holds}`.execute(db);
  if (rows[0] === undefined) return false;
  if (rows[0].uses_left === null) return true;
  const used = await sql`
    update hosted_tokens set uses_left = uses_left - 1 where ${holds} returning 1`.execute(db);
  return used.rows.length === 1;
}
