// What the operator of an installation needs of authentication.
export { createSetupLink, setupLinkHours } from './account/setup-link.ts';
export { keyContext } from './oauth/keys.ts';
