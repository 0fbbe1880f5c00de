export { hashAddress, hashBrowser, hashEmail } from './subjects.ts';
export {
  insertRefusalMail,
  updateAttempts,
  updateSignInBegun,
  updateSignInEnded,
  type SignInAttempt,
} from './throttles.queries.ts';
