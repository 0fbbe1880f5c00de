import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authorize, connect, Host, letOwnerSignIn } from '../support/oauth.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
let email: string;
let host: Host;

beforeAll(async () => {
  service = await startService();
  email = await letOwnerSignIn(service, service.agencies[0]);
  host = await Host.connect(service.url);
});
afterAll(() => service?.stop());

const error = (promise: Promise<unknown>): Promise<string> => promise.then(() => 'none', (thrown: { error?: string; code?: string; message: string }) => thrown.error ?? thrown.code ?? thrown.message);
const refusal = async (token: string): Promise<string | null> => {
  const { status, body } = await service.call('getTenantContext', {}, { key: token });
  return status === 401 ? body.error_description : null;
};

describe('a host', () => {
  it('finds its way, registers, is let in, and calls the API as the user who let it in', async () => {
    const tokens = await connect(host, { email });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'offline_access' });
    expect(tokens.id_token).toBeUndefined();
    const { body } = await service.call('getTenantContext', {}, { key: tokens.access_token });
    expect(body.data.agency ?? body.data).toMatchObject({ id: service.agencies[0].id });
    const { body: logs } = await service.call('listApiRequestLogs', { query: { operation_id: 'getTenantContext' } }, { key: tokens.access_token });
    expect(logs.pagination.total).toBeGreaterThanOrEqual(0);
  });

  it('gets a new pair for each refresh token, and nothing for one that it used already', async () => {
    const first = await connect(host, { email });
    const second = await host.refresh(first.refresh_token!);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await refusal(second.access_token)).toBeNull();
    expect(await error(host.refresh(first.refresh_token!))).toBe('invalid_grant');
    await vi.waitFor(async () => expect(await refusal(second.access_token)).toBe('The access token was revoked.'), { timeout: 1000 });
    expect(await error(host.refresh(second.refresh_token!))).toBe('invalid_grant');
  });

  it('uses a code once; a second use ends the tokens of the first', async () => {
    const callback = await authorize(host, { email });
    const tokens = await host.exchange(callback);
    expect(await refusal(tokens.access_token)).toBeNull();
    expect(await error(host.exchange(callback))).toBe('invalid_grant');
    await vi.waitFor(async () => expect(await refusal(tokens.access_token)).toBe('The access token was revoked.'), { timeout: 1000 });
  });

  it('ends its access by revoking either token', async () => {
    for (const name of ['access_token', 'refresh_token'] as const) {
      const tokens = await connect(host, { email });
      await host.revoke(tokens[name]!);
      await vi.waitFor(async () => expect(await refusal(tokens.access_token)).not.toBeNull(), { timeout: 1000 });
      expect(await error(host.refresh(tokens.refresh_token!))).toBe('invalid_grant');
    }
  });
});
