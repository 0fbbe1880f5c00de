import { expect, vi } from 'vitest';
import { Host, setOwnerPassword } from '../support/oauth.ts';
import { startService, type Service, type TestAgency } from '../support/service.ts';
import { byNotice } from '../support/waiting.ts';

/** OAuth's code for what went wrong; `none` when nothing did. */
export const error = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (thrown: { error?: string; code?: string; message: string }) =>
      thrown.error ?? thrown.code ?? thrown.message,
  );

/** Why the API takes a token no longer; null while it takes it. */
export const refusalAt = async (url: string, token: string): Promise<string | null> => {
  const answer = await fetch(`${url}/v1/tenant-context`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status === 401
    ? ((await answer.json()) as { error_description: string }).error_description
    : null;
};

/** Until the API refuses the token for this reason. */
export const refusedSoon = (url: string, token: string, expected: string) =>
  vi.waitFor(async () => expect(await refusalAt(url, token)).toBe(expected), byNotice);

/** What has a place in time is moved into the past, instead of waiting. */
export const age = (service: Service, model: string, interval: string) =>
  service.query('update app.oauth_artefacts set expires_at = expires_at - $2::interval where model = $1', [
    model,
    interval,
  ]);

/** A service with an owner who signs in, and a host that asks to be let in. */
export interface OAuthRoom {
  readonly service: Service;
  readonly alder: TestAgency;
  readonly email: string;
  readonly host: Host;
  /** Why the API takes a token no longer; null while it takes it. */
  readonly refusal: (token: string, url?: string) => Promise<string | null>;
  /** Until it refuses the token for this reason. */
  readonly soon: (token: string, expected: string, url?: string) => Promise<void>;
}

export async function startOAuthRoom(): Promise<OAuthRoom> {
  const service = await startService();
  const [alder] = service.agencies;
  return {
    service,
    alder,
    email: await setOwnerPassword(service, alder),
    host: await Host.connect(service.url),
    refusal: (token, url = service.url) => refusalAt(url, token),
    soon: (token, expected, url = service.url) => refusedSoon(url, token, expected),
  };
}
