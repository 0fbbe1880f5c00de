// Accounts of members at outside services: consent, tokens, calls and their log, the end.
export {
  Connector,
  ConnectionUnusable,
  accessPurpose,
  refreshPurpose,
  verifierPurpose,
} from './connector.ts';
export { findConnection, insertConnection, type StoredConnection } from './connections.queries.ts';
export { googleDrive, type OAuthClient, type OutsideService } from './outside-services.ts';
