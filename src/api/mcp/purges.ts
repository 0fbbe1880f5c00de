import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Conversations. */
export const purges: readonly AgePurge[] = [
  // Their calls go with them.
  purgeByAge('mcp_conversations', '30 days', 'expires_at'),
];
