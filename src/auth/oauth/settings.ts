/** How long things live, in seconds (domain model §15 and README, "Signing in with OAuth"). */
export const lifetimes = {
  authorizationCode: 60,
  accessToken: 60 * 60,
  /** From each rotation on: a connection that is used at least every 60 days lives on. */
  refreshToken: 60 * 24 * 60 * 60,
  /** From the authorization request to the decision. */
  interaction: 30 * 60,
  /** A signed-in browser; its cookie ends with the browser. */
  session: 8 * 60 * 60,
} as const;

/**
 * The one scope there is. Tokens have the permissions of their user whatever was asked for; hosts look for this name to
 * know that they will get a refresh token.
 */
export const scope = 'offline_access';

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
