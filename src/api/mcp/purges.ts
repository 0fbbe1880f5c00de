import { purgeByAge, type Purge } from '#src/platform/jobs/index.ts';

/** Conversations. */
export const purges: readonly Purge[] = [
  // Their calls go with them.
  purgeByAge('mcp_conversations', '30 days', 'expires_at'),
];
