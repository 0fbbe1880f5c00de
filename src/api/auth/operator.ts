// What the operator of an installation needs of authentication.
export { createSetupLink, setupLinkHours } from './account/setup-link.ts';
export { keyContext, sealNewKey } from './oauth/keys.ts';
export {
  deleteKey,
  insertNewestKey,
  lockKeys,
  selectKeyStates,
  type KeyState,
} from './oauth/keys.queries.ts';
export { lifetimes } from './oauth/settings.ts';
export { totpContext } from '#src/domain/access/second-factors/index.ts';
