import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../organization/people.ts';
import { setOwnerPassword } from '../../support/oauth.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  await setOwnerPassword(service, service.agencies[0]);
});
afterAll(() => service.stop());

it('are those of the account behind the key, and a service account has none', async () => {
  const owner = await asOwner(service, service.agencies[0]);
  const { data } = await service.ok('getSignInMethods', {}, owner);
  expect(data).toEqual({
    has_password: true,
    totp_enabled_at: null,
    recovery_codes_left: 0,
    passkeys: [],
    is_second_factor_required: false,
  });
  expect((await service.call('getSignInMethods', {})).status).toBe(404);
});
