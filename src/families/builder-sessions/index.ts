import type { BuilderSessionsHandlers } from '#generated/families/builder-sessions/handlers.ts';
import { applyBuilderSession } from './sessions/apply.ts';
import { getBuilderSessionResult, getBuilderSessionReview } from './sessions/outcome.ts';
import {
  archiveBuilderSession,
  cancelBuilderSession,
  createBuilderSession,
  getBuilderSession,
  listBuilderSessions,
  replaceBuilderSessionIntent,
} from './sessions/sessions.ts';
import { prepareBuilderSession, validateBuilderSession } from './sessions/validate.ts';

export default {
  listBuilderSessions,
  createBuilderSession,
  prepareBuilderSession,
  getBuilderSession,
  archiveBuilderSession,
  applyBuilderSession,
  cancelBuilderSession,
  replaceBuilderSessionIntent,
  getBuilderSessionResult,
  getBuilderSessionReview,
  validateBuilderSession,
} satisfies BuilderSessionsHandlers;
