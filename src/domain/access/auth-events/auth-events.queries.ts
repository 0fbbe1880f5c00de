import { sql } from 'kysely';
import type { AuthEventChange, AuthEventKind } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Origin } from '#src/call/origin.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Who did something, from where and with what. */
export interface AuthEventSource {
  readonly actor: { readonly type: string; readonly id: string | null };
  readonly origin: Origin | null;
  /** The API key or OAuth grant of the call; anything else is shown as none. */
  readonly appCredentialId: string | null;
}

/** The caller of an operation; the service itself where there is none. */
export const sourceOf = ({
  identity,
  origin,
}: Partial<Pick<WriteContext, 'identity' | 'origin'>>): AuthEventSource => ({
  actor: identity === undefined ? { type: 'system', id: null } : { type: identity.kind, id: identity.userId },
  origin: origin ?? null,
  appCredentialId: identity?.credentialId ?? null,
});

/** What happened to a credential, a membership or the agency's webhooks. */
export interface NewAuthEvent {
  readonly kind: AuthEventKind;
  /** Whom it affects; null for webhooks, which belong to the agency. */
  readonly userId: string | null;
  readonly credentialId?: string | null;
  readonly changes?: readonly AuthEventChange[];
}

/** Written in the transaction of the change, so that neither is kept without the other. */
export async function insertAuthEvents(
  db: Db,
  events: readonly NewAuthEvent[],
  { actor, origin, appCredentialId }: AuthEventSource,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('auth_events')
    .values(
      events.map(({ kind, userId, credentialId = null, changes = [] }) => ({
        kind,
        outcome: 'succeeded',
        user_id: userId,
        credential_id: credentialId,
        changes: JSON.stringify(changes),
        app_credential_id: appCredentialId,
        request_id: origin?.request_id.slice(0, 64) ?? null,
        ip_address: origin?.ip_address?.slice(0, 64) ?? null,
        user_agent: origin?.user_agent?.slice(0, 1000) ?? null,
        // Null where the user did it.
        actor_type: actor.id === userId && userId !== null ? null : actor.type,
        actor_id: actor.id === userId ? null : actor.id,
      })),
    )
    .execute();
}

/** Tells the triggers of this transaction where it comes from. */
export async function updateAuthOrigin(ctx: Pick<WriteContext, 'db' | 'identity' | 'origin'>): Promise<void> {
  const origin = { ...ctx.origin, app_credential_id: ctx.identity.credentialId };
  await sql`select app.set_auth_origin(${JSON.stringify(origin)}::jsonb)`.execute(ctx.db);
}

/** A call with a key of ours that is not valid any more; kept once a minute for each key. */
export async function insertRefusedKey(
  system: Db,
  key: { readonly tenantId: string; readonly keyId: string },
  reason: string,
  origin: Origin | null,
): Promise<void> {
  await sql`select app.note_refused_key(${key.tenantId}::uuid, ${key.keyId}::uuid, ${reason}, ${origin === null ? null : JSON.stringify(origin)}::jsonb)`.execute(
    system,
  );
}
