// Accounts of members at outside services: consent, tokens, calls and their log, the end.
export {
  Connector,
  ConnectionUnusable,
  accessPurpose,
  inputsPurpose,
  refreshPurpose,
  verifierPurpose,
  type BegunConsent,
  type Consenting,
  type RedeemedConsent,
} from './connector.ts';
export {
  endConnection,
  findConnection,
  insertConnection,
  type NewConnection,
  type StoredConnection,
} from './connections.queries.ts';
export {
  ConsentEnded,
  consentUrl,
  newVerifier,
  redeemCode,
  refresh,
  type GrantedTokens,
  type Outside,
} from './oauth.ts';
export { revokePersonalConnections } from './members.ts';
export { googleDrive, servicesByClient, type OAuthClient, type OutsideService } from './outside-services.ts';
