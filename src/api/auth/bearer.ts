import { problem, type Problem } from '#src/platform/errors/index.ts';

// RFC 6750: the scheme in any case, one space or more, then the characters a token may have.
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

export const unauthenticated = (description: string, internal?: string): Problem =>
  problem('unauthenticated', description, internal === undefined ? {} : { internal });

/** The token of an `Authorization` header; a 401 that says what is wrong with the header otherwise. */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined || authorization === '') {
    throw unauthenticated('No access token was sent. Send one as "Authorization: Bearer <token>".');
  }
  const token = bearer.exec(authorization)?.[1];
  if (token === undefined) {
    throw unauthenticated('The Authorization header is malformed. Send it as "Bearer <token>".');
  }
  return token;
}
