import type { Connections } from '#src/platform/db/index.ts';
import type { Identity } from '#src/call/context.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { createEmitter } from '#src/platform/events/index.ts';
import { insertAuthEvents } from '#src/domain/access/auth-events/index.ts';
import type { Origin } from '#src/call/origin.ts';
import { hashPassword, hashSecret, passwordFault } from '#src/domain/access/index.ts';
import { signIn, type SignInContext } from '../sign-in/sign-in.ts';
import {
  findInvitationByHash,
  findInviter,
  linkInvitedAccount,
  updateMemberJoined,
  type InvitationRow,
} from './invitations.queries.ts';

/** What the link shows of the invitation. */
export interface Invitation {
  /** `open` can be accepted; `accepted` was; `expired` needs another invitation. */
  readonly state: 'open' | 'accepted' | 'expired';
  readonly agency: string;
  /** Who is invited, as the inviter named them. */
  readonly name: string;
  readonly email: string;
  /** Null where the inviter is not known any more. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  /** The account of the address when it has a password: it has to be signed in to, or its password given, to accept. */
  readonly accountId: string | null;
}

export interface Acceptance {
  readonly name: string;
  /** A new one for an account that has none; that of the account where it has one and nobody is signed in to it. */
  readonly password?: string;
  /** The account that the browser is signed in to. */
  readonly signedInAccountId?: string | null;
  /** What the browser keeps from its first sign-in on; null for callers without one. */
  readonly browser?: string | null;
}

export type Accepted =
  | { readonly accountId: string; readonly tenantId: string; readonly userId: string }
  /** `gone`: unknown, ended, or accepted already; `sign_in`: the account has to prove itself; `wrong`: that is not its password. */
  | { readonly refusal: 'gone' | 'sign_in' | 'wrong' }
  | { readonly refusal: 'too_many'; readonly retryAfterSeconds: number }
  /** A message for the user. */
  | { readonly refusal: 'fault'; readonly field: 'name' | 'password'; readonly message: string };

/** What accepting needs besides the link: a page has it. */
export interface InvitationContext extends SignInContext {
  readonly db: Connections;
}

const form = /^[A-Za-z0-9_-]{43}$/;
const maxNameLength = 200;

/** The invitation behind the token of a link; undefined for one that never was, was sent again since, or was taken back. */
export async function findInvitation(
  db: Pick<Connections, 'system'>,
  token: string,
): Promise<Invitation | undefined> {
  const found = await findRow(db, token);
  if (found === undefined) return undefined;
  const {
    agency,
    name,
    email,
    invited_by: invitedBy,
    expires_at: expiresAt,
    has_password: hasPassword,
  } = found;
  return {
    state: stateOf(found, new Date()),
    agency,
    name,
    email,
    invitedBy,
    expiresAt: new Date(expiresAt),
    accountId: hasPassword === true ? found.account_id : null,
  };
}

/**
 * Makes an invited person a member: links them to the account of their address, or to a new one, and tells subscribers, all in one
 * transaction, once, however many browsers send it. An account that has a password must prove itself first, so that the
 * link alone opens none. The caller begins the session.
 */
export async function acceptInvitation(
  ctx: InvitationContext,
  token: string,
  acceptance: Acceptance,
  origin: Origin,
): Promise<Accepted> {
  const { db } = ctx;
  const found = await findRow(db, token);
  if (found === undefined || stateOf(found, new Date()) !== 'open') return { refusal: 'gone' };
  const name = tidy(acceptance.name);
  if (name === '' || name.length > maxNameLength)
    return {
      refusal: 'fault',
      field: 'name',
      message: name === '' ? 'Enter your name.' : `Use at most ${maxNameLength} characters.`,
    };
  const proof = await prove(ctx, found, acceptance, origin);
  if ('refusal' in proof) return proof;
  const accepted = await join(db, hashSecret(token), found, { ...proof, name }, origin);
  if (accepted === null) return { refusal: 'gone' };
  db.wakeWorkers();
  return accepted;
}

/** A name as it can be stored: what is typed into a page has passed no contract. */
const tidy = (name: string): string =>
  name
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();

async function findRow(db: Pick<Connections, 'system'>, token: string): Promise<InvitationRow | undefined> {
  return form.test(token) ? findInvitationByHash(db.system, hashSecret(token)) : undefined;
}

function stateOf(
  { accepted_at: acceptedAt, expires_at: expiresAt, status }: InvitationRow,
  now: Date,
): Invitation['state'] {
  if (acceptedAt !== null || status !== 'invited') return 'accepted';
  return Date.parse(expiresAt) > now.getTime() ? 'open' : 'expired';
}

interface Proof {
  /** The account with a password that was shown to be theirs. */
  readonly provenAccountId: string | null;
  /** For an account that has none yet. */
  readonly passwordHash: string | null;
}

async function prove(
  ctx: InvitationContext,
  found: InvitationRow,
  { name, password, signedInAccountId, browser = null }: Acceptance,
  origin: Origin,
): Promise<Proof | Extract<Accepted, { refusal: string }>> {
  if (found.has_password !== true) {
    const fault = await passwordFault(password ?? '', { email: found.email, names: [name] });
    return fault === null
      ? { provenAccountId: null, passwordHash: await hashPassword(password!) }
      : { refusal: 'fault', field: 'password', message: fault };
  }
  if (signedInAccountId === found.account_id)
    return { provenAccountId: found.account_id, passwordHash: null };
  if (password === undefined || password === '') return { refusal: 'sign_in' };
  const result = await signIn(ctx, { email: found.email, password, browser }, origin);
  return 'accountId' in result ? { provenAccountId: result.accountId, passwordHash: null } : result;
}

/** Null when another browser was quicker, or the account got a password meanwhile. */
function join(
  db: Connections,
  hash: Buffer,
  { tenant_id: tenantId, user_id: userId }: InvitationRow,
  { name, provenAccountId, passwordHash }: Proof & { readonly name: string },
  origin: Origin,
): Promise<Accepted | null> {
  return db.write(tenantId, async (scope) => {
    const accountId = await linkInvitedAccount(scope.db, hash, provenAccountId, passwordHash);
    if (accountId === null) return null;
    const now = new Date();
    const user = await updateMemberJoined(scope.db, userId, name, now);
    await insertAuthEvents(scope.db, [{ kind: 'invitation_accepted', userId }], {
      actor: { type: 'user', id: userId },
      origin,
      appCredentialId: null,
    });
    const emitter = createEmitter({
      operation: { id: 'acceptInvitation', events: ['user.setup_completed'] },
      identity: memberOf(tenantId, userId, name),
      requestId: origin.request_id,
      openness,
      now,
    });
    emitter.emit('user.setup_completed', {
      user,
      completed_at: now.toISOString(),
      _changed_fields: ['status'],
      _previous: { status: 'invited' },
    });
    emitter.audit({
      recordKind: 'user',
      recordId: userId,
      action: 'joined',
      changedFields: ['status'],
      previous: { status: 'invited' },
    });
    const inviterId = await findInviter(scope.db, hash);
    if (inviterId !== null)
      await notify(
        {
          db: scope.db,
          identity: memberOf(tenantId, userId, name),
          now,
          announce: scope.announce.bind(scope),
        },
        {
          kind: 'system',
          title: `${name} accepted your invitation`,
          record: { kind: 'user', id: userId },
          url: '/console/people',
        },
        [inviterId],
      );
    await emitter.flush(scope);
    return { accountId, tenantId, userId };
  });
}

/** Who does this: the member themselves, who has no credential yet. */
const memberOf = (tenantId: string, userId: string, name: string): Identity => ({
  tenantId,
  userId,
  kind: 'user',
  name,
  role: null,
  permissions: new Set(),
  credentialId: userId,
  subject: userId,
});
