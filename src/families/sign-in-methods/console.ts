import type { SignInMethodsHandlers } from '#generated/console/families/sign-in-methods/handlers.ts';
import { getSignInMethods } from './methods.ts';
import { createPasskey, deletePasskey, startPasskeyRegistration, updatePasskey } from './passkeys.ts';
import { confirmTotpEnrollment, removeTotp, replaceRecoveryCodes, startTotpEnrollment } from './totp.ts';

export default {
  getSignInMethods,
  startTotpEnrollment,
  confirmTotpEnrollment,
  removeTotp,
  replaceRecoveryCodes,
  startPasskeyRegistration,
  createPasskey,
  updatePasskey,
  deletePasskey,
} satisfies SignInMethodsHandlers;
