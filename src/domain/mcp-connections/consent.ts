import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  ConsentEnded,
  consentUrl,
  newVerifier,
  redeemCode,
  type Consenting,
  type GrantedTokens,
} from '#src/domain/connections/index.ts';
import { invalid, Problem } from '#src/platform/errors/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { asService, type OAuthClient } from './authorization-server.ts';
import { findMcpConnection, storeConsent, type McpConnectionRow } from './connections.queries.ts';
import type { McpServers } from './servers.ts';

export const consentPurpose = 'mcp_consent';
const lifetimeMs = 10 * 60_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What a consent that is under way keeps: its client takes the place of the former one when it is completed. */
interface Begun {
  readonly verifier: string;
  readonly client: OAuthClient;
}

/** States of these consents, among those of other connections. */
export const isMcpState = (state: string): boolean => state.startsWith('mcp.');

/** Begins a consent in the transaction of the caller: where to send the person. */
export async function beginMcpConsent(
  { db, now, tenantId, userId }: Consenting,
  { id, name }: Pick<McpConnectionRow, 'id' | 'name'>,
  client: OAuthClient,
  { sealer, redirectUri }: { readonly sealer: Sealer; readonly redirectUri: string },
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const verifier = newVerifier();
  const state = `mcp.${tenantId}.${id}.${randomBytes(24).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const begun: Begun = { verifier, client };
  await storeConsent(db, id, {
    userId,
    stateHash: hashOf(state),
    sealed: sealer.seal(JSON.stringify(begun), { tenantId, purpose: consentPurpose }),
    expiresAt,
  });
  return { url: await consentUrl(asService(name, client), { state, verifier, redirectUri }), expiresAt };
}

/** The connection whose consent this state completes: once, within ten minutes, for the member who began it. */
export async function findMcpConsent(
  { db, now, tenantId, userId }: Consenting,
  state: string,
  lock = false,
): Promise<McpConnectionRow> {
  const [, of, id = ''] = state.split('.');
  const found = of === tenantId && uuid.test(id) ? await findMcpConnection(db, id, lock) : undefined;
  const isUnderWay =
    found !== undefined &&
    found.consent_user_id === userId &&
    found.consent_state_hash !== null &&
    found.consent_expires_at !== null &&
    found.consent_expires_at > now &&
    timingSafeEqual(found.consent_state_hash, hashOf(state));
  if (!isUnderWay)
    throw invalid(
      'body.state',
      'is unknown, was used, or is older than 10 minutes. Authorize the connection again.',
    );
  return found;
}

/** Exchanges what the person came back with for tokens, outside of any transaction. */
export async function redeemMcpConsent(
  { tenantId, outside = (waiting) => waiting() }: Consenting,
  { name, consent_sealed: sealed }: McpConnectionRow,
  answer: URLSearchParams,
  means: { readonly sealer: Sealer; readonly servers: McpServers; readonly redirectUri: string },
): Promise<{ readonly client: OAuthClient; readonly tokens: GrantedTokens }> {
  const { sealer, servers, redirectUri } = means;
  const { verifier, client } = JSON.parse(
    sealer.open(sealed!, { tenantId, purpose: consentPurpose }),
  ) as Begun;
  const proof = { state: answer.get('state')!, verifier, redirectUri };
  try {
    const tokens = await outside(() => redeemCode(asService(name, client), answer, proof, servers.outside));
    return { client, tokens };
  } catch (error) {
    if (error instanceof ConsentEnded)
      throw invalid('body', `was refused: ${name} did not grant access. Authorize the connection again.`);
    throw new Problem('conflict', `${name} does not answer. Authorize the connection again later.`, {
      internal: String(error),
      cause: error,
    });
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
