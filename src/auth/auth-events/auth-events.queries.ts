import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { AuthEventKind } from '#generated/types.gen.ts';
import type { Origin } from '../oauth/origin.ts';

type Db = Kysely<Database>;

/** What happened to a credential or a membership of the transaction's agency. */
export interface NewAuthEvent {
  readonly kind: AuthEventKind;
  /** Whom it is about. */
  readonly userId: string;
  /** Null where no single one was meant. */
  readonly credentialId: string | null;
  /** Who did it, where it was somebody else. */
  readonly actor?: { readonly type: string; readonly id: string | null } | undefined;
  readonly requestId: string | null;
}

/** Written in the transaction of the change, so that neither is kept without the other. */
export async function insertAuthEvent(db: Db, { kind, userId, credentialId, actor, requestId }: NewAuthEvent): Promise<void> {
  const isSomebodyElse = actor !== undefined && actor.id !== userId;
  await db.insertInto('auth_events').values({
    kind, outcome: 'succeeded', user_id: userId, credential_id: credentialId, request_id: requestId?.slice(0, 64) ?? null,
    actor_type: isSomebodyElse ? actor.type : null, actor_id: isSomebodyElse ? actor.id : null,
  }).execute();
}

/** What somebody did to several members at once. */
export interface NewAuthEvents {
  readonly kind: AuthEventKind;
  readonly actor: { readonly type: string; readonly id: string };
  readonly origin: Origin;
}

/** The same for each of these users. */
export async function insertAuthEvents(db: Db, userIds: readonly string[], { kind, actor, origin }: NewAuthEvents): Promise<void> {
  if (userIds.length === 0) return;
  const { ip_address: address, user_agent: agent, request_id: requestId } = origin;
  await db.insertInto('auth_events').values(userIds.map((userId) => ({
    kind, outcome: 'succeeded', user_id: userId, request_id: requestId.slice(0, 64), ip_address: address?.slice(0, 64) ?? null, user_agent: agent?.slice(0, 1000) ?? null,
    ...(actor.id !== userId && { actor_type: actor.type, actor_id: actor.id }),
  }))).execute();
}

/** Tells the triggers of this transaction where it comes from. */
export async function updateAuthOrigin(db: Db, origin: Pick<Origin, 'request_id'>): Promise<void> {
  await sql`select app.set_auth_origin(${JSON.stringify(origin)}::jsonb)`.execute(db);
}

/** A call with a key of ours that is not valid any more; kept once a minute for each key. */
export async function insertRefusedKey(system: Db, key: { readonly tenantId: string; readonly keyId: string }, reason: string): Promise<void> {
  await sql`select app.note_refused_key(${key.tenantId}::uuid, ${key.keyId}::uuid, ${reason}, null)`.execute(system);
}
