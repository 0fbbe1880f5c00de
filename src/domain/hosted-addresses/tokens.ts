import { hash, randomBytes } from 'node:crypto';
import type { HostedIdentity } from '#src/call/hosted.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { TokenPurpose } from './purposes.ts';
import { insertToken, updateTokensExpiry, updateTokensRevoked, updateTokenUsed } from './tokens.queries.ts';

/** The transaction in which a token is made or revoked; the context of a handler is one. */
interface Scope {
  readonly db: Db;
  readonly now: Date;
}

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly recordId: string;
  /** As `x-address.lifetime` says from now on; null for `until_revoked`. */
  readonly expiresAt: Date | null;
  /** Who gets it: the actor of what is done with it (default: `system` is). */
  readonly contactId?: string;
  /** Writes that it is good for (default: any number). */
  readonly uses?: number;
}

export interface IssuedToken {
  readonly id: string;
  /** The credential, which is known now and never again. */
  readonly token: string;
}

const tokenBytes = 32;

/** What is stored in place of a token. It has full entropy, so a fast hash without salt is enough. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Makes a token; `hostedAddress` puts it into an address. */
export async function issueToken(
  { db, now }: Scope,
  { purpose, recordId, expiresAt, contactId, uses }: NewToken,
): Promise<IssuedToken> {
  const token = `at_${randomBytes(tokenBytes).toString('base64url')}`;
  const row = {
    purpose,
    recordId,
    expiresAt,
    hash: hashToken(token),
    contactId: contactId ?? null,
    uses: uses ?? null,
  };
  return { id: await insertToken(db, row, now), token };
}

export interface RevokedTokens {
  readonly recordId: string;
  /** Only those of this purpose (default: all of the record). */
  readonly purpose?: TokenPurpose;
  /** Only those of this contact (default: of everybody). */
  readonly contactId?: string;
}

/** Revokes the tokens of a record, for good and from the next use on; answers how many there were. */
export const revokeTokens = ({ db, now }: Scope, which: RevokedTokens): Promise<number> =>
  updateTokensRevoked(db, { ...which, now });

/** Those of a record that still hold are good until then. */
export const extendTokens = (
  { db }: Pick<Scope, 'db'>,
  which: { readonly recordId: string; readonly purpose: TokenPurpose; readonly expiresAt: Date },
): Promise<void> => updateTokensExpiry(db, which);

/**
 * Takes one use of the token in the transaction of a write: undone with it, and of two at the same time one waits for the
 * other. False when the token was revoked, used up or has expired since the call began.
 */
export async function claimToken(
  { db, now }: Scope,
  { tokenId }: Pick<HostedIdentity, 'tokenId'>,
): Promise<boolean> {
  return tokenId === null || updateTokenUsed(db, tokenId, now);
}
