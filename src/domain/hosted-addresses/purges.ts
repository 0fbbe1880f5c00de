import { purgeByAge, type AgePurge } from '#src/platform/jobs/purges.ts';

/** Tokens that open nothing any more are kept for a month, for whoever asks what became of a link. */
export const purges: readonly AgePurge[] = [
  purgeByAge('hosted_tokens', '30 days', 'expires_at'),
  purgeByAge('hosted_tokens', '30 days', 'revoked_at'),
];
