import { createHmac } from 'node:crypto';
import Provider from 'oidc-provider';

/**
 * Makes the tokens that follow a refresh token a function of it and of our key, in place of random ones: a client that lost a
 * response, or refreshes twice at once, gets the same successor again, from any process, and no token is stored readable for
 * it. For how long the former token is answered is up to the adapter (`lifetimes.refreshRetry`).
 */
export function deriveSuccessors(provider: Provider, keys: readonly string[]): void {
  for (const model of [provider.RefreshToken, provider.AccessToken]) {
    const prototype = model.prototype as unknown as TokenModel;
    const random = prototype.generateTokenId;
    prototype.generateTokenId = function generateTokenId() {
      const former = refreshedToken();
      // Also settles what kind of token it is, so it is called in any case.
      const id = random.call(this);
      return former === undefined
        ? id
        : createHmac('sha256', keys[0]!).update(`successor:${model.name}:${former}`).digest('base64url');
    };
  }
}

/** The part of the library's token models that its types leave out. */
interface TokenModel {
  generateTokenId(this: TokenModel): string;
}

/** The refresh token that the current request presents; undefined for requests of other kinds. */
function refreshedToken(): string | undefined {
  const params = Provider.ctx?.oidc.params;
  const token = params?.['grant_type'] === 'refresh_token' ? params['refresh_token'] : undefined;
  return typeof token === 'string' ? token : undefined;
}
