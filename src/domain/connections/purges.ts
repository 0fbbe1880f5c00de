import { purgeByAge, type AgePurge } from '#src/platform/jobs/purges.ts';

export const purges: readonly AgePurge[] = [
  purgeByAge('connection_calls', '30 days', 'called_at', undefined, 'app.now()'),
  purgeByAge('connections', '30 days', 'revoked_at', "status = 'revoked'", 'app.now()'),
];
