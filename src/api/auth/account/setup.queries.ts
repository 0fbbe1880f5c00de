import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export async function offerSetup(system: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select app.offer_setup(${hash}, ${expiresAt.toISOString()}::timestamptz) as made`.execute(system);
  return rows[0]!.made;
}

export async function isSetupOpen(system: Db, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`select app.is_setup_open(${hash}) as is_open`.execute(
    system,
  );
  return rows[0]!.is_open;
}

export interface FirstAgency {
  readonly name: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly owner: { readonly name: string; readonly email: string; readonly passwordHash: string };
}

export interface CreatedAgency {
  readonly tenant_id: string;
  readonly account_id: string;
  /** False where the address has an account with another password. */
  readonly is_new_account: boolean;
}

/** Undefined where the link is not valid, or was used a moment ago. */
export async function insertFirstAgency(
  system: Db,
  hash: Buffer,
  { name, slug, timeZone, owner }: FirstAgency,
  requestId: string,
): Promise<CreatedAgency | undefined> {
  const { rows } = await sql<CreatedAgency>`
    select * from app.create_first_agency(${hash}, ${name}, ${slug}, ${timeZone}, ${owner.name}, ${owner.email}, ${owner.passwordHash}, ${requestId})`.execute(
    system,
  );
  return rows[0];
}
