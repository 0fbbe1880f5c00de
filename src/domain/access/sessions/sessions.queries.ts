import { sql } from 'kysely';
import type { Origin } from '#src/call/origin.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { SessionRecord } from './session.rules.ts';

/** Before any tenant is known: the hash of a session's secret stands for the right to see whom it speaks for. */
export async function findSessionByHash(system: Db, hash: Buffer): Promise<SessionRecord | undefined> {
  const { rows } = await sql<SessionRecord>`
    select s.*, app.suspension_of(s.tenant_id) as suspension, app.needs_second_factor(s.session_id) as needs_second_factor
    from app.find_console_session(${hash}) s`.execute(system);
  return rows[0];
}

export interface NewSession {
  readonly hash: Buffer;
  readonly accountId: string;
  readonly expiresAt: Date;
}

export interface BegunSession {
  readonly id: string;
  /** The agency that it begins in; null where one has to be chosen. */
  readonly tenant_id: string | null;
}

export async function insertSession(
  system: Db,
  { hash, accountId, expiresAt }: NewSession,
  origin: Origin,
): Promise<BegunSession> {
  const { rows } = await sql<BegunSession>`
    select id, tenant_id from app.create_console_session(${hash}, ${accountId}::uuid, ${expiresAt.toISOString()}::timestamptz, ${JSON.stringify(origin)}::jsonb)`.execute(
    system,
  );
  return rows[0]!;
}

export async function updateSessionsLastUsed(system: Db, uses: ReadonlyMap<string, Date>): Promise<void> {
  const instants = [...uses.values()].map((at) => at.toISOString());
  await sql`select app.touch_console_sessions(${[...uses.keys()]}::uuid[], ${instants}::timestamptz[])`.execute(
    system,
  );
}

/** False where the account is no active member of the agency, and where a suspension or removal ended the session there. */
export async function updateSessionTenant(db: Db, sessionId: string, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select app.set_console_session_tenant(${sessionId}::uuid, ${tenantId}::uuid) as done`.execute(db);
  return rows[0]!.done;
}

export async function updateSessionConfirmed(db: Db, sessionId: string): Promise<Date> {
  const { rows } = await sql<{
    at: string;
  }>`select app.confirm_console_session(${sessionId}::uuid) as at`.execute(db);
  return new Date(rows[0]!.at);
}

/** Which sessions of an account end: one, or all but one; `keep: null` ends all. */
export type Ending = { readonly id: string } | { readonly keep: string | null };

/** Answers how many there were. */
export async function deleteSessions(
  db: Db,
  accountId: string,
  ending: Ending,
  origin: Origin,
): Promise<number> {
  const [ended, kept] = 'id' in ending ? [ending.id, null] : [null, ending.keep];
  const { rows } = await sql<{ count: number }>`
    select app.end_console_sessions(${accountId}::uuid, ${ended}::uuid, ${kept}::uuid, ${JSON.stringify(origin)}::jsonb) as count`.execute(
    db,
  );
  return rows[0]!.count;
}

/** An agency in which the account is an active member. */
export interface AccountAgency {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly time_zone: string;
}

export async function selectAgenciesOfAccount(db: Db, accountId: string): Promise<AccountAgency[]> {
  const { rows } =
    await sql<AccountAgency>`select * from app.select_tenants_of_account(${accountId}::uuid)`.execute(db);
  return rows;
}

/** An agency to choose from, and why it is suspended; null when it is active. */
export interface AgencyChoice extends AccountAgency {
  readonly suspension: string | null;
}

export async function selectAgencyChoices(db: Db, accountId: string): Promise<AgencyChoice[]> {
  const { rows } = await sql<AgencyChoice>`
    select t.*, app.suspension_of(t.id) as suspension from app.select_tenants_of_account(${accountId}::uuid) t`.execute(
    db,
  );
  return rows;
}

export interface AccountSession {
  readonly id: string;
  readonly tenant_id: string | null;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly last_used_at: string;
  readonly expires_at: string;
  readonly created_at: string;
}

export async function selectSessionsOfAccount(db: Db, accountId: string): Promise<AccountSession[]> {
  const { rows } =
    await sql<AccountSession>`select * from app.select_console_sessions(${accountId}::uuid)`.execute(db);
  return rows;
}

export async function findAccountPassword(
  system: Db,
  accountId: string,
): Promise<{ readonly email: string; readonly password_hash: string | null } | undefined> {
  const { rows } = await sql<{
    email: string;
    password_hash: string | null;
  }>`select * from app.find_account_password(${accountId}::uuid)`.execute(system);
  return rows[0];
}

export async function updatePassword(
  db: Db,
  accountId: string,
  passwordHash: string,
  origin: Origin,
): Promise<void> {
  await sql`select app.replace_password(${accountId}::uuid, ${passwordHash}, ${JSON.stringify(origin)}::jsonb)`.execute(
    db,
  );
}
