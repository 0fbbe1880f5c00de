import './webhooks.css';
import { Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getWebhookSettingsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { WebhookSettings } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { fetched } from '../../parts/fetched.ts';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Loaded, Page } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import { ChoicesBar } from './choices-bar.tsx';
import { EndpointPanel } from './endpoint-panel.tsx';
import { useAddress } from './use-address.ts';
import { useChoices } from './use-choices.ts';

/** Loaded when they are first looked at: most of the page is behind its tabs. */
const EventPanel = fetched(async () => ({ default: (await import('./event-panel.tsx')).EventPanel }));
const SecretPanel = fetched(async () => ({ default: (await import('./secret-panel.tsx')).SecretPanel }));
const TestPanel = fetched(async () => ({ default: (await import('./test-panel.tsx')).TestPanel }));
const DeliveryPanel = fetched(async () => ({
  default: (await import('./delivery-panel.tsx')).DeliveryPanel,
}));

const tabs = ['endpoint', 'events', 'secret', 'test', 'deliveries'] as const;
const labels: Readonly<Record<(typeof tabs)[number], string>> = {
  endpoint: 'Endpoint',
  events: 'Events',
  secret: 'Signing secret',
  test: 'Test',
  deliveries: 'Delivery log',
};

export default function WebhooksPage() {
  const { can } = useSession();
  const settings = useQuery({ ...getWebhookSettingsOptions(), enabled: can('settings.webhooks') });
  return (
    <Page
      title="Webhooks"
      lead="What happens in the agency is told to a program of yours: each event is posted to an address that you choose, signed, and tried again until it arrives."
    >
      {can('settings.webhooks') ? (
        <Loaded query={settings} lines={8}>
          {({ data }) => <Panels settings={data} />}
        </Loaded>
      ) : (
        <NotAllowed what="webhooks" permission="settings.webhooks" />
      )}
    </Page>
  );
}

function Panels({ settings }: { readonly settings: WebhookSettings }) {
  const filters = useFilters();
  // Held here, so that a look at another tab does not lose what was chosen and entered.
  const choices = useChoices(settings);
  const address = useAddress(settings.endpoint);
  // The bar asks for both while choices wait.
  useLeaveGuard({
    isOn: address.isChanged && choices.count === 0,
    body: 'Your changes to the endpoint would be lost.',
    drop: address.drop,
  });
  const tab = tabs.find((name) => name === filters.get('tab')) ?? 'endpoint';
  const show = (next: string | null) =>
    filters.set({
      tab: next === 'endpoint' ? null : next,
      search: null,
      shown: null,
      status: null,
      event: null,
      within: null,
      list: null,
    });
  return (
    <>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List mb="lg">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {labels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Suspense fallback={<Skeleton height={320} role="progressbar" aria-label="Loading" />}>
          <Tabs.Panel value="endpoint">
            <EndpointPanel settings={settings} draft={address} show={show} />
          </Tabs.Panel>
          <Tabs.Panel value="events">
            <EventPanel settings={settings} choices={choices} />
          </Tabs.Panel>
          <Tabs.Panel value="secret">
            <SecretPanel settings={settings} show={show} />
          </Tabs.Panel>
          <Tabs.Panel value="test">
            <TestPanel settings={settings} />
          </Tabs.Panel>
          <Tabs.Panel value="deliveries">
            <DeliveryPanel />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
      <ChoicesBar choices={choices} address={address} />
    </>
  );
}
