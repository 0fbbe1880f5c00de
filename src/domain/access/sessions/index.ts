export { confirmationNeeded, demandConfirmation, sessionOf } from './confirmation.ts';
export {
  confirmationMs,
  isSameProof,
  isSessionShaped,
  judgeSession,
  newSessionSecret,
  sessionLifetimeMs,
  type SessionRecord,
} from './session.rules.ts';
export {
  deleteSessions,
  findAccountPassword,
  findSessionByHash,
  insertSession,
  selectAgenciesOfAccount,
  selectAgencyChoices,
  selectSessionsOfAccount,
  updatePassword,
  updateSessionConfirmed,
  updateSessionsLastUsed,
  updateSessionTenant,
  type AccountAgency,
  type BegunSession,
} from './sessions.queries.ts';
