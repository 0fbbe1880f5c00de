import { expect, vi } from 'vitest';
import type { Service } from '../support/service.ts';
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
