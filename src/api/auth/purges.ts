import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** What the authorization server need not know any more. */
export const purges: readonly AgePurge[] = [
  // Anybody can begin to sign in; codes and tokens are still known for a day, when they come too late.
  purgeByAge('app.oauth_artefacts', '0', 'expires_at', "model in ('Session', 'Interaction')"),
  purgeByAge('app.oauth_artefacts', '1 day', 'expires_at'),
  purgeByAge('oauth_grants', '400 days', 'revoked_at'),
  // Clients that registered and were never granted access, and those without a grant any more.
  purgeByAge('app.oauth_clients', '30 days', 'created_at', 'last_used_at is null'),
  purgeByAge(
    'app.oauth_clients',
    '400 days',
    'last_used_at',
    'not exists (select from oauth_grants g where g.client_id = app.oauth_clients.id)',
  ),
];
