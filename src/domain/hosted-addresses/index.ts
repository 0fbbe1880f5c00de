// Credentials of hosted addresses: stored tokens and signed addresses, made, revoked and resolved here alone.
export { hostedAddress } from './address.ts';
export { resolveAddress } from './resolve.ts';
export { signAddress, type SignedAddress } from './signed.ts';
export {
  claimToken,
  extendTokens,
  issueToken,
  revokeTokens,
  type IssuedToken,
  type NewToken,
  type RevokedTokens,
} from './tokens.ts';
export type { HostedPath, SignedPurpose, TokenPurpose } from './purposes.ts';
export { findTokenContact, isAgencyOpen } from './tokens.queries.ts';
