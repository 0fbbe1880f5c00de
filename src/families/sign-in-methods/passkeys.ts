import type {
  JsonObject,
  Passkey,
  PasskeyRegistration,
  SignInMethods,
} from '#generated/console/types.gen.ts';
import type {
  CreatePasskeyInput,
  DeletePasskeyInput,
  UpdatePasskeyInput,
} from '#generated/console/families/sign-in-methods/handlers.ts';
import type { Identity, SessionIdentity, WriteContext } from '#src/call/context.ts';
import {
  canHavePasskeys,
  challengeMs,
  deleteChallenge,
  deletePasskey as deleteStored,
  insertChallenge,
  insertFactorEvent,
  insertPasskey,
  lockFactors,
  maxPasskeys,
  readRegistration,
  registrationOptions,
  selectPasskeys,
  updatePasskeyName,
  updateSessionFactor,
  type Factors,
  type StoredPasskey,
} from '#src/domain/access/second-factors/index.ts';
import { deleteSessions, sessionOf } from '#src/domain/access/sessions/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { mailFactorChange } from './mails.ts';
import { checkProved, passkeyOf, readMethods } from './methods.ts';
import { findAgencyName } from './methods.queries.ts';

function checkRoom({ passkeys }: Factors): void {
  if (passkeys >= maxPasskeys)
    throw conflict(`The account has ${maxPasskeys} passkeys, which is the maximum. Delete one first.`);
}

async function requirePasskey(db: Db, accountId: string, id: string): Promise<StoredPasskey> {
  const found = (await selectPasskeys(db, accountId)).find((one) => one.id === id);
  if (found === undefined) throw notFound('passkey', id);
  return found;
}

/** Keys and tokens have no passkeys. */
function ownAccount({ session }: Identity, id: string): SessionIdentity {
  if (session === undefined) throw notFound('passkey', id);
  return session;
}

export async function startPasskeyRegistration(ctx: WriteContext): Promise<PasskeyRegistration> {
  const { db, identity, now, services } = ctx;
  if (!canHavePasskeys(services.baseUrl()))
    throw conflict(
      'Passkeys need a domain name, and the service is at an address in numbers. Open it by a name, such as http://localhost:4000; the operator sets BASE_URL to it.',
    );
  const session = sessionOf(identity);
  const { accountId } = session;
  const factors = await lockFactors(db, accountId);
  checkProved(session, factors);
  checkRoom(factors);
  const options = await registrationOptions({
    base: services.baseUrl(),
    agency: await findAgencyName(db, identity.tenantId),
    accountId,
    email: factors.email,
    name: identity.name,
    passkeys: await selectPasskeys(db, accountId),
  });
  const until = new Date(now.getTime() + challengeMs);
  const id = await insertChallenge(db, { accountId, isRegistration: true }, options.challenge, until);
  return {
    registration_id: id,
    options: JSON.parse(JSON.stringify(options)) as JsonObject,
    expires_at: until.toISOString(),
  };
}

export async function createPasskey(ctx: WriteContext, { body }: CreatePasskeyInput): Promise<Passkey> {
  const { db, identity, now, services, origin } = ctx;
  const session = sessionOf(identity);
  const { accountId } = session;
  const factors = await lockFactors(db, accountId);
  checkProved(session, factors);
  checkRoom(factors);
  const whom = { accountId, isRegistration: true };
  const challenge = await deleteChallenge(db, body.registration_id, whom, now);
  if (challenge === undefined)
    throw conflict('The registration has expired or was used. Start adding the passkey again.');
  const made = await readRegistration(services.baseUrl(), challenge, body.credential);
  if (made === undefined)
    throw invalid('body.credential', 'does not match the challenge. Start adding the passkey again.');
  const id = await insertPasskey(db, { ...made, accountId, name: body.name.trim() }, now);
  if (id === undefined) throw conflict('The passkey exists already.');
  await updateSessionFactor(db, session.id);
  await deleteSessions(db, accountId, { keep: session.id }, origin);
  await insertFactorEvent(db, accountId, origin);
  await mailFactorChange(ctx, factors.email, 'passkey_added');
  return passkeyOf(await requirePasskey(db, accountId, id));
}

export async function updatePasskey(
  { db, identity, now }: WriteContext,
  { path: { id }, body }: UpdatePasskeyInput,
): Promise<Passkey> {
  const { accountId } = ownAccount(identity, id);
  await lockFactors(db, accountId);
  const passkey = await requirePasskey(db, accountId, id);
  checkRevision(passkey.revision, body.expected_revision);
  const name = body.name.trim();
  if (name === passkey.name) return passkeyOf(passkey);
  await updatePasskeyName(db, accountId, id, name, now);
  return passkeyOf(await requirePasskey(db, accountId, id));
}

export async function deletePasskey(
  ctx: WriteContext,
  { path: { id }, query }: DeletePasskeyInput,
): Promise<SignInMethods> {
  const { db, identity, origin } = ctx;
  const { accountId } = ownAccount(identity, id);
  const factors = await lockFactors(db, accountId);
  const passkey = await requirePasskey(db, accountId, id);
  checkRevision(passkey.revision, query.expected_revision);
  if (factors.is_required && factors.totp_sealed === null && factors.passkeys === 1)
    throw conflict(
      'An agency of yours requires a second factor, and this is the last one. Add another first.',
    );
  await deleteStored(db, accountId, id);
  await insertFactorEvent(db, accountId, origin);
  await mailFactorChange(ctx, factors.email, 'passkey_deleted');
  return readMethods(db, accountId);
}
