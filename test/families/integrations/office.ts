import { Reply, type OutsideWorld } from '../../support/outside-world.ts';
import type { Service } from '../../support/service.ts';

/** A Stripe that takes the key `rk_good` alone. */
export function playStripe(world: OutsideWorld): void {
  const isGood = (authorization: string | undefined) => authorization === 'Bearer rk_good';
  world.on('GET api.stripe.com/v1/balance', ({ headers }) =>
    isGood(headers.authorization) ? { object: 'balance', livemode: false } : unauthorized(),
  );
}

export const unauthorized = () =>
  new Reply(401, { error: { message: 'Invalid API Key provided', type: 'invalid_request_error' } });

export async function connectStripe(
  service: Service,
  { key, visibility = 'agency' }: { readonly key?: string; readonly visibility?: 'agency' | 'personal' } = {},
): Promise<string> {
  const { data } = await service.ok(
    'createIntegrationCredential',
    { body: { integration_key: 'stripe', name: 'Payments', visibility, inputs: { api_key: 'rk_good' } } },
    { key: key ?? service.agencies[0].key },
  );
  return data.credential.id;
}

/** The whole consent of a service: begun, given at the service, completed. */
export async function connectByConsent(
  service: Service,
  world: OutsideWorld,
  body: { readonly integration_key: string; readonly inputs?: Record<string, string> },
): Promise<string> {
  const { data } = await service.ok('createIntegrationCredential', {
    body: { name: `Account at ${body.integration_key}`, visibility: 'agency', ...body },
  });
  await service.ok('completeIntegrationAuthorization', { body: world.consent(data.authorization!.url) });
  return data.credential.id;
}
