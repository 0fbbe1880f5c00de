import { forgetDeliveries, type Webhooks } from '../../delivery/setup.ts';

/** What tests do with the settings of the agency whose webhooks run. */
export const handsOn = (webhooks: () => Webhooks) => {
  const settings = async () => (await webhooks().service.ok('getWebhookSettings')).data;
  return {
    url: (path = '/hooks') => webhooks().receiver.url(path),
    settings,
    update: (body: object) => webhooks().service.call('updateWebhookSettings', { body }),
    save: async (body: object) => (await webhooks().service.ok('updateWebhookSettings', { body })).data,
    reveal: () => webhooks().service.call('revealWebhookSecret'),
    rotate: (body: object = {}, headers: Record<string, string> = {}) =>
      webhooks().service.call('rotateWebhookSecret', { body, headers }),
    updateClient: (id: string, name: string) =>
      webhooks().service.ok('updateClient', { path: { id }, body: { name } }),
    /** The paths that requests came to, in the order of the alphabet. */
    paths: () =>
      webhooks()
        .receiver.requests.map(({ path }) => path)
        .sort(),
    failuresByEvent: async (): Promise<Record<string, number>> => {
      const { endpoint, overrides } = await settings();
      return Object.fromEntries(
        [endpoint, ...overrides].map((item) => [item!.event_type ?? 'global', item!.consecutive_failures]),
      );
    },
  };
};

export async function forgetSettings(webhooks: Webhooks): Promise<void> {
  await forgetDeliveries(webhooks);
  for (const table of ['webhook_endpoints', 'webhook_settings'])
    await webhooks.service.query(`delete from ${table}`);
}
