import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** What people leave behind as they sign in. */
export const purges: readonly AgePurge[] = [
  purgeByAge('auth_events', '400 days', 'occurred_at'),
  purgeByAge('app.console_sessions', '0', 'expires_at'),
  purgeByAge('app.console_sessions', '12 hours', 'last_used_at'),
  purgeByAge('app.password_resets', '1 day', 'expires_at'),
  purgeByAge('app.passkey_challenges', '0', 'expires_at'),
  purgeByAge('app.sign_in_steps', '0', 'expires_at'),
  purgeByAge('app.throttles', '2 days', 'since'),
  purgeByAge('app.known_origins', '180 days', 'last_used_at'),
];
