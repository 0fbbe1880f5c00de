import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** The factors of an account, as they are stored. */
export interface Factors {
  readonly email: string;
  readonly has_password: boolean;
  readonly totp_sealed: Buffer | null;
  readonly totp_enabled_at: Date | string | null;
  readonly pending_sealed: Buffer | null;
  readonly pending_until: Date | string | null;
  readonly recovery_salt: Buffer | null;
  readonly codes_left: number;
  /** How many passkeys there are. */
  readonly passkeys: number;
  /** Whether an agency of the account requires a second factor. */
  readonly is_required: boolean;
}

export async function findFactors(db: Db, accountId: string): Promise<Factors | undefined> {
  const { rows } = await sql<Factors>`select * from app.find_second_factors(${accountId}::uuid)`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends, so that changes follow one another. */
export async function lockFactors(db: Db, accountId: string): Promise<Factors> {
  await sql`select app.lock_second_factors(${accountId}::uuid)`.execute(db);
  return (await findFactors(db, accountId))!;
}

export async function updateTotpBegun(db: Db, accountId: string, sealed: Buffer, until: Date): Promise<void> {
  await sql`select app.begin_totp(${accountId}::uuid, ${sealed}, ${until.toISOString()}::timestamptz)`.execute(
    db,
  );
}

/** Recovery codes as they are kept: slow hashes with the salt of their set. */
export interface StoredCodes {
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

export async function updateTotpConfirmed(
  db: Db,
  accountId: string,
  { at, step, codes }: { readonly at: Date; readonly step: number; readonly codes: StoredCodes },
): Promise<void> {
  await sql`select app.confirm_totp(${accountId}::uuid, ${at.toISOString()}::timestamptz, ${step}::bigint, ${codes.salt}, ${codes.hashes}::bytea[])`.execute(
    db,
  );
}

export async function deleteTotp(db: Db, accountId: string): Promise<void> {
  await sql`select app.remove_totp(${accountId}::uuid)`.execute(db);
}

export async function updateRecoveryCodes(db: Db, accountId: string, codes: StoredCodes): Promise<void> {
  await sql`select app.replace_recovery_codes(${accountId}::uuid, ${codes.salt}, ${codes.hashes}::bytea[])`.execute(
    db,
  );
}

const isDone = async (query: ReturnType<typeof sql<{ done: boolean }>>, db: Db): Promise<boolean> =>
  (await query.execute(db)).rows[0]!.done;

/** False where this step, or a later one, was used. */
export const updateTotpStep = (system: Db, accountId: string, step: number): Promise<boolean> =>
  isDone(
    sql<{ done: boolean }>`select app.use_totp_step(${accountId}::uuid, ${step}::bigint) as done`,
    system,
  );

/** False where there is no such code any more. */
export const deleteRecoveryCode = (system: Db, accountId: string, codeHash: Buffer): Promise<boolean> =>
  isDone(
    sql<{ done: boolean }>`select app.use_recovery_code(${accountId}::uuid, ${codeHash}) as done`,
    system,
  );

/** The session may act in agencies that require a second factor. */
export async function updateSessionFactor(db: Db, sessionId: string): Promise<void> {
  await sql`select app.note_second_factor(${sessionId}::uuid)`.execute(db);
}

/** Tells every agency of the account that its factors changed. */
export async function insertFactorEvent(db: Db, accountId: string, origin: object): Promise<void> {
  await sql`select app.note_sign_in(${accountId}::uuid, 'mfa_changed', null, ${JSON.stringify(origin)}::jsonb)`.execute(
    db,
  );
}

/** Counts an attempt at a code of the account as wrong; answers the seconds to wait, or 0. */
export async function updateCodeAttempts(system: Db, subject: Buffer): Promise<number> {
  const { rows } = await sql<{ wait: number }>`select app.take_code_attempt(${subject}) as wait`.execute(
    system,
  );
  return rows[0]!.wait;
}

export async function deleteCodeAttempts(db: Db, subject: Buffer): Promise<void> {
  await sql`select app.clear_code_attempts(${subject})`.execute(db);
}

export async function insertSignInStep(
  system: Db,
  hash: Buffer,
  accountId: string,
  until: Date,
): Promise<void> {
  await sql`select app.add_sign_in_step(${hash}, ${accountId}::uuid, ${until.toISOString()}::timestamptz)`.execute(
    system,
  );
}

export async function findSignInStep(system: Db, hash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select app.find_sign_in_step(${hash}, ${now.toISOString()}::timestamptz) as id`.execute(system);
  return rows[0]?.id ?? undefined;
}

/** False where the step was taken already. */
export const deleteSignInStep = (system: Db, hash: Buffer): Promise<boolean> =>
  isDone(sql<{ done: boolean }>`select app.end_sign_in_step(${hash}) as done`, system);
