import type { SessionHandlers } from '#generated/console/families/session/handlers.ts';
import { confirmSession, getSession, setSessionAgency } from './session.ts';
import { updatePreferences } from './preferences.ts';
import { replacePassword } from './password.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts';

export default {
  getSession,
  setSessionAgency,
  updatePreferences,
  confirmSession,
  replacePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
} satisfies SessionHandlers;
