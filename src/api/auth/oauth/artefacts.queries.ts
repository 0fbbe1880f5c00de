import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { Payload } from './artefacts.ts';
import type { Origin } from '#src/call/origin.ts';

export interface Artefact {
  readonly model: string;
  readonly hash: Buffer;
  readonly uid: string | null;
  readonly grantId: string | null;
  readonly payload: Payload;
  readonly expiresAt: Date;
}

export async function upsertArtefact(
  system: Db,
  { model, hash, uid, grantId, payload, expiresAt }: Artefact,
  origin: Origin,
): Promise<void> {
  await sql`select app.store_oauth_artefact(${model}, ${hash}, ${uid}, ${grantId}::uuid, ${JSON.stringify(payload)}::jsonb,
    ${expiresAt.toISOString()}::timestamptz, ${JSON.stringify(origin)}::jsonb)`.execute(system);
}

export interface FoundArtefact {
  readonly payload: Payload;
  readonly is_consumed: boolean;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** It counts as consumed `graceSeconds` after its first use, which are 0 for what may be used once. */
export async function findArtefact(
  system: Db,
  model: string,
  hash: Buffer,
  graceSeconds: number,
): Promise<FoundArtefact | undefined> {
  const { rows } = await sql<FoundArtefact>`
    select payload,
      consumed_at is not null and (${graceSeconds}::integer = 0 or consumed_at + make_interval(secs => ${graceSeconds}::integer) <= now()) as is_consumed, floor(extract(epoch from expires_at))::bigint as exp
    from app.find_oauth_artefact(${model}, ${hash})`.execute(system);
  return rows[0];
}

export async function findSession(system: Db, uid: string): Promise<Payload | undefined> {
  const { rows } = await sql<{
    payload: Payload | null;
  }>`select app.find_oauth_session(${uid}) as payload`.execute(system);
  return rows[0]?.payload ?? undefined;
}

/** Whether this use of it is the first. */
export async function updateConsumed(system: Db, model: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{
    is_first: boolean;
  }>`select app.consume_oauth_artefact(${model}, ${hash}) as is_first`.execute(system);
  return rows[0]!.is_first;
}

export async function deleteArtefact(system: Db, model: string, hash: Buffer): Promise<void> {
  await sql`select app.delete_oauth_artefact(${model}, ${hash})`.execute(system);
}

export async function insertClient(
  system: Db,
  id: string,
  metadata: object,
  ipAddress: string | null,
): Promise<void> {
  await sql`select app.store_oauth_client(${id}, ${JSON.stringify(metadata)}::jsonb, ${ipAddress})`.execute(
    system,
  );
}

export async function findClient(system: Db, id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{
    metadata: Record<string, unknown> | null;
  }>`select app.find_oauth_client(${id}) as metadata`.execute(system);
  return rows[0]?.metadata ?? undefined;
}

export interface NewGrant {
  readonly accountId: string;
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly clientSource: 'registration' | 'metadata_document';
  readonly redirectHost: string;
  readonly resource: string;
  /** What the person ticked: the app may change roles, levels and permissions. */
  readonly canManagePeople: boolean;
  /** Hash of the interaction that the consent page belongs to: one decision makes one grant, however often it is sent. */
  readonly interaction: Buffer;
}

/** The grant's id; undefined when the account is no active member of the agency. */
export async function insertGrant(system: Db, grant: NewGrant, origin: Origin): Promise<string | undefined> {
  const {
    accountId,
    tenantId,
    clientId,
    clientName,
    clientSource,
    redirectHost,
    resource,
    canManagePeople,
    interaction,
  } = grant;
  const { rows } = await sql<{ id: string | null }>`
    select app.create_oauth_grant(${accountId}::uuid, ${tenantId}::uuid, ${clientId}, ${clientName}, ${clientSource}, ${redirectHost},
      ${resource}, ${canManagePeople}::boolean, ${interaction}, ${JSON.stringify(origin)}::jsonb) as id`.execute(
    system,
  );
  return rows[0]?.id ?? undefined;
}

export interface ActiveGrant {
  readonly account_id: string;
  readonly client_id: string;
  readonly resource: string;
}

export async function findActiveGrant(system: Db, id: string): Promise<ActiveGrant | undefined> {
  const { rows } = await sql<ActiveGrant>`
    select account_id, client_id, resource from app.find_oauth_grant(${id}::uuid)`.execute(system);
  return rows[0];
}

/** Whether the account has let the client in, with a redirect to this host. */
export async function hasActiveGrant(
  system: Db,
  { accountId, clientId, redirectHost }: Pick<NewGrant, 'accountId' | 'clientId' | 'redirectHost'>,
): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select app.has_oauth_grant(${accountId}::uuid, ${clientId}, ${redirectHost}) as found`.execute(system);
  return rows[0]!.found;
}

export async function endGrant(
  system: Db,
  id: string,
  reason: 'client' | 'reuse',
  origin: Origin,
): Promise<void> {
  await sql`select app.end_oauth_grant(${id}::uuid, ${reason}, ${JSON.stringify(origin)}::jsonb)`.execute(
    system,
  );
}

export async function insertRefreshFailure(
  system: Db,
  hash: Buffer,
  reason: string,
  origin: Origin,
): Promise<void> {
  await sql`select app.note_refresh_failure(${hash}, ${reason}, ${JSON.stringify(origin)}::jsonb)`.execute(
    system,
  );
}
