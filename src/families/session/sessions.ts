import type { BrowserSession, RevokedSessions } from '#generated/console/types.gen.ts';
import type { ListSessionsInput, RevokeSessionInput } from '#generated/console/families/session/handlers.ts';
import {
  deleteSessions,
  selectAgenciesOfAccount,
  selectSessionsOfAccount,
  sessionOf,
} from '#src/domain/access/sessions/index.ts';
import type { Page, ReadContext, WriteContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';

/** An account has a handful of sessions, so they are put in order here. */
export async function listSessions(
  { db, identity: { session } }: ReadContext,
  { query }: ListSessionsInput,
): Promise<Page<BrowserSession>> {
  if (session === undefined) return { items: [], total: 0 };
  const [sessions, agencies] = await Promise.all([
    selectSessionsOfAccount(db, session.accountId),
    selectAgenciesOfAccount(db, session.accountId),
  ]);
  const direction = query.order === 'asc' ? 1 : -1;
  const instant = (text: string) => Date.parse(text);
  const sorted = sessions.toSorted(
    (a, b) => direction * (instant(a[query.sort]) - instant(b[query.sort]) || a.id.localeCompare(b.id)),
  );
  const items = sorted.slice(query.offset, query.offset + query.limit).map((one): BrowserSession => ({
    id: one.id,
    is_current: one.id === session.id,
    agency: agencies.find(({ id }) => id === one.tenant_id) ?? null,
    ip_address: one.ip_address,
    user_agent: one.user_agent,
    last_used_at: new Date(one.last_used_at).toISOString(),
    expires_at: new Date(one.expires_at).toISOString(),
    created_at: new Date(one.created_at).toISOString(),
  }));
  return { items, total: sessions.length };
}

export async function revokeSession(
  { db, identity: { session }, origin }: WriteContext,
  { path: { id } }: RevokeSessionInput,
): Promise<RevokedSessions> {
  const revoked = session === undefined ? 0 : await deleteSessions(db, session.accountId, { id }, origin);
  if (revoked === 0) throw notFound('session', id);
  return { revoked };
}

export async function revokeOtherSessions({ db, identity, origin }: WriteContext): Promise<RevokedSessions> {
  const { id, accountId } = sessionOf(identity);
  return { revoked: await deleteSessions(db, accountId, { keep: id }, origin) };
}
