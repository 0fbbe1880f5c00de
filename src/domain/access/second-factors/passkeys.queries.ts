import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly account_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string | number;
  readonly transports: string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly last_used_at: Date | string | null;
  readonly revision: number;
  readonly created_at: Date | string;
  readonly updated_at: Date | string;
}

/** Newest first. */
export async function selectPasskeys(db: Db, accountId: string): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`select * from app.select_passkeys(${accountId}::uuid)`.execute(
    db,
  );
  return rows;
}

export async function findPasskey(system: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const { rows } = await sql<StoredPasskey>`select * from app.find_passkey(${credentialId})`.execute(system);
  return rows[0];
}

export interface NewPasskey {
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isSynced: boolean;
}

/** Undefined where it is there already. */
export async function insertPasskey(db: Db, passkey: NewPasskey, now: Date): Promise<string | undefined> {
  const { accountId, credentialId, publicKey, counter, transports, name, isSynced } = passkey;
  const { rows } = await sql<{ id: string | null }>`
    select app.add_passkey(${accountId}::uuid, ${credentialId}, ${publicKey}, ${counter}::bigint, ${transports}::text[], ${name}, ${isSynced}::boolean, ${now.toISOString()}::timestamptz) as id`.execute(
    db,
  );
  return rows[0]?.id ?? undefined;
}

/** False where its counter went back. */
export async function updatePasskeyUsed(
  system: Db,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select app.use_passkey(${id}::uuid, ${counter}::bigint, ${now.toISOString()}::timestamptz) as done`.execute(
    system,
  );
  return rows[0]!.done;
}

export async function updatePasskeyName(
  db: Db,
  accountId: string,
  id: string,
  name: string,
  now: Date,
): Promise<void> {
  await sql`select app.rename_passkey(${accountId}::uuid, ${id}::uuid, ${name}, ${now.toISOString()}::timestamptz)`.execute(
    db,
  );
}

export async function deletePasskey(db: Db, accountId: string, id: string): Promise<void> {
  await sql`select app.delete_passkey(${accountId}::uuid, ${id}::uuid)`.execute(db);
}

/** Whom a challenge is for, and for what. */
export interface ChallengeFor {
  /** Null where nobody has said yet who they are. */
  readonly accountId: string | null;
  readonly isRegistration: boolean;
}

export async function insertChallenge(
  db: Db,
  { accountId, isRegistration }: ChallengeFor,
  challenge: string,
  until: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select app.add_passkey_challenge(${accountId}::uuid, ${isRegistration}::boolean, ${challenge}, ${until.toISOString()}::timestamptz) as id`.execute(
    db,
  );
  return rows[0]!.id;
}

/** A challenge counts once; undefined where it is gone. */
export async function deleteChallenge(
  db: Db,
  id: string,
  { accountId, isRegistration }: ChallengeFor,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ challenge: string | null }>`
    select app.take_passkey_challenge(${id}::uuid, ${isRegistration}::boolean, ${accountId}::uuid, ${now.toISOString()}::timestamptz) as challenge`.execute(
    db,
  );
  return rows[0]?.challenge ?? undefined;
}
