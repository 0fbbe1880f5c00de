import type { HealthPart } from '#src/platform/health/index.ts';

export const health: HealthPart = {
  name: 'hosted addresses',
  thresholds: [
    {
      alert: 'HostedRefused',
      query: 'sum(rate(http_requests_total{door="hosted",status="404"}[5m]))',
      warning: 5,
      critical: 100,
      unit: 'per second',
      forMinutes: 10,
      means:
        'Many calls come with links that are wrong, expired or revoked: somebody guesses, or an app keeps an old one.',
      action:
        'Links cannot be guessed, and `RATE_LIMIT_HOSTED_CLIENT` limits each network, so this costs load alone. Find the network in the log of the proxy, and refuse it there.',
    },
    {
      alert: 'HostedLimited',
      query: 'sum(rate(http_requests_total{door="hosted",status="429"}[5m]))',
      warning: 5,
      critical: 100,
      unit: 'per second',
      forMinutes: 10,
      means: 'Calls to links are over their limits: of a network, a link or an agency.',
      action:
        'Look in the log at `channel` `hosted` with `status` 429: its `tenant_id` and `token_id` say whose link it is, and `problem` which limit. Raise `RATE_LIMIT_HOSTED_…` if these are real visitors, and revoke the link if not.',
    },
  ],
};
