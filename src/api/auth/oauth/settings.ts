/** How long things live, in seconds (domain model §15 and docs/guides/oauth.md). */
export const lifetimes = {
  authorizationCode: 60,
  accessToken: 60 * 60,
  /** From each rotation on: a connection that is used at least every 60 days lives on. */
  refreshToken: 60 * 24 * 60 * 60,
  /** How long a used refresh token returns the same successor again; later use of it ends the grant. */
  refreshRetry: 60,
  /** From the authorization request to the decision. */
  interaction: 30 * 60,
  /** A signed-in browser; its cookie ends with the browser. */
  session: 8 * 60 * 60,
} as const;

/**
 * The one scope that is told: hosts look for it to know that they will get a refresh token. Tokens have the permissions of
 * their user whatever was asked for.
 */
export const scope = 'offline_access';

/** What the library is to think was asked for and granted: it refuses a grant of no scope at all. */
export const innerScopes = ['agency', scope];

/** Where things are, below the base address. */
export const paths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
  interaction: '/oauth/interaction',
  serverMetadata: '/.well-known/oauth-authorization-server',
  resourceMetadata: '/.well-known/oauth-protected-resource',
  resource: '/v1/mcp',
} as const;
