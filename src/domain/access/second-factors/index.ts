// Second factors and passkeys of accounts.
export * from './factors.queries.ts';
export * from './passkeys.queries.ts';
export { newRecoveryCodes } from './recovery.ts';
export { newTotpSecret, totpAddress, totpContext, totpStep } from './totp.ts';
export {
  beginPasskeySignIn,
  canHavePasskeys,
  challengeMs,
  endPasskeySignIn,
  maxPasskeys,
  readRegistration,
  registrationOptions,
} from './passkeys.ts';
export {
  beginSecondStep,
  codeSubject,
  endStep,
  findStep,
  lacksApp,
  owesSecondFactor,
  takeSecondStep,
  type SecondStep,
  type StepTaken,
  type UsedCode,
} from './second-step.ts';
