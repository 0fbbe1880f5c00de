import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Db } from '#src/platform/db/index.ts';
import {
  deleteChallenge,
  findPasskey,
  insertChallenge,
  updatePasskeyUsed,
  type NewPasskey,
  type StoredPasskey,
} from './passkeys.queries.ts';

/** A tenth of all that a start would load, for what few calls need. */
const webAuthn = () => import('@simplewebauthn/server');

/** Browsers bind passkeys to a domain name; an address in numbers has none. */
export const canHavePasskeys = (base: string): boolean =>
  isIP(new URL(base).hostname.replace(/^\[|\]$/g, '')) === 0;

export const challengeMs = 5 * 60_000;
export const maxPasskeys = 20;

const described = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({
    id,
    transports: transports as AuthenticatorTransport[],
  }));

/** Options for the browser, which has to ask for a finger, a face or a PIN: a passkey is two factors in one. */
export const registrationOptions = async (of: {
  readonly base: string;
  readonly agency: string;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly passkeys: readonly StoredPasskey[];
}) => {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: of.agency,
    rpID: new URL(of.base).hostname,
    userName: of.email,
    userDisplayName: of.name,
    userID: new Uint8Array(Buffer.from(of.accountId)),
    attestationType: 'none',
    excludeCredentials: described(of.passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMs,
  });
};

/** What the browser made; undefined where it does not answer the challenge. */
export async function readRegistration(
  base: string,
  challenge: string,
  credential: object,
): Promise<Omit<NewPasskey, 'accountId' | 'name'> | undefined> {
  const { origin, hostname } = new URL(base);
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (result === undefined || !result.verified || result.registrationInfo === undefined) return undefined;
  const { credential: made, credentialBackedUp: isSynced } = result.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: (made.transports ?? []).filter((way) => typeof way === 'string').slice(0, 10),
    isSynced,
  };
}

export interface BegunPasskeySignIn {
  readonly challengeId: string;
  readonly options: object;
}

/** A challenge for signing in: with any passkey, or with one of an account whose password was given. */
export async function beginPasskeySignIn(
  system: Db,
  base: string,
  account: { readonly id: string; readonly passkeys: readonly StoredPasskey[] } | null,
  now: Date,
): Promise<BegunPasskeySignIn> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: new URL(base).hostname,
    userVerification: 'required',
    timeout: challengeMs,
    ...(account !== null && { allowCredentials: described(account.passkeys) }),
  });
  const until = new Date(now.getTime() + challengeMs);
  const whom = { accountId: account?.id ?? null, isRegistration: false };
  return { challengeId: await insertChallenge(system, whom, options.challenge, until), options };
}

/** The account that the passkey signs in; undefined where the answer is not right for the challenge, which counts once. */
export async function endPasskeySignIn(
  system: Db,
  base: string,
  answer: {
    readonly challengeId: string;
    readonly accountId: string | null;
    readonly credential: { readonly id: string };
  },
  now: Date,
): Promise<string | undefined> {
  const { challengeId, accountId, credential } = answer;
  const challenge = await deleteChallenge(system, challengeId, { accountId, isRegistration: false }, now);
  const passkey = await findPasskey(system, credential.id);
  if (challenge === undefined || passkey === undefined) return undefined;
  if (accountId !== null && passkey.account_id !== accountId) return undefined;
  const { origin, hostname } = new URL(base);
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (result === undefined || !result.verified) return undefined;
  const isUsed = await updatePasskeyUsed(system, passkey.id, result.authenticationInfo.newCounter, now);
  return isUsed ? passkey.account_id : undefined;
}
