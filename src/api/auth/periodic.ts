import type { Periodic } from '#src/platform/jobs/index.ts';
import { insertExpiredKeys } from '#src/domain/access/auth-events/index.ts';

const everyMs = 60_000;

/** Tells of API keys that ran out, at the time at which they did. */
export const expiredKeys: Periodic = {
  name: 'expired API keys',
  everyMs,
  run: (inTurn) => inTurn(insertExpiredKeys),
};
