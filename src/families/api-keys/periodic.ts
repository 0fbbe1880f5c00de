// What happens when keys are about to expire; src/compose.ts lists it.
export { keyExpiryNotices } from './expiry-notices.ts';
