import type { SessionHandlers } from '#generated/console/families/session/handlers.ts';
import { confirmSession, getSession, setSessionAgency } from './session.ts';
import { replacePassword } from './password.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts';

export default {
  getSession,
  setSessionAgency,
  confirmSession,
  replacePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
} satisfies SessionHandlers;
