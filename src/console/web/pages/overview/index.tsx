import './overview.css';
import { Button, SegmentedControl, Skeleton, SimpleGrid, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getIntegrationHealthOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { IntegrationHealth, IntegrationHealthWindow } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Empty, Failure, Page } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { Budgets } from './budgets.tsx';
import { Figures } from './figures.tsx';
import { Frequent } from './frequent.tsx';
import { Outages } from './outages.tsx';
import { RequestCharts } from './request-charts.tsx';
import { Webhooks } from './webhooks.tsx';
import { Welcome } from './welcome.tsx';
import { isWindow, windows } from './windows.ts';

/** Renewed this often while one looks at it. */
const renewMs = 30_000;

export default function OverviewPage() {
  const { can } = useSession();
  return can('settings.view') ? <Overview /> : <Welcome />;
}

function Overview() {
  const filters = useFilters();
  const asked = filters.get('window');
  const window = isWindow(asked) ? asked : 'day';
  const health = useQuery({
    ...getIntegrationHealthOptions({ query: { window } }),
    placeholderData: keepPreviousData,
    refetchInterval: renewMs,
  });
  return (
    <Page
      title="Overview"
      lead="Requests, errors and response times of your integrations."
      actions={
        <SegmentedControl
          aria-label="Period"
          value={window}
          onChange={(value) => filters.set({ window: value === 'day' ? null : value })}
          data={Object.entries(windows).map(([value, { label }]) => ({ value, label }))}
        />
      }
    >
      {health.data !== undefined ? (
        <Health health={health.data.data} />
      ) : health.isError ? (
        <Failure error={health.error} again={() => void health.refetch()} />
      ) : (
        <HealthSkeleton />
      )}
    </Page>
  );
}

const Health = ({ health }: { readonly health: IntegrationHealth }) => (
  <Stack gap="xl">
    {health.webhooks !== null && health.webhooks.outages.length > 0 && (
      <Outages outages={health.webhooks.outages} />
    )}
    {health.requests.totals.request_count === 0 ? (
      <NoCalls window={health.window} />
    ) : (
      <>
        <Figures health={health} />
        <RequestCharts health={health} />
        <Frequent health={health} />
      </>
    )}
    {health.webhooks !== null && (
      <Webhooks webhooks={health.webhooks} window={health.window} seconds={health.bucket_seconds} />
    )}
    <Budgets budgets={health.budgets} />
  </Stack>
);

/** Nothing in this window, or nothing ever as far as calls are kept. */
function NoCalls({ window }: { readonly window: IntegrationHealthWindow }) {
  const { can } = useSession();
  const { data } = useQuery({
    ...getIntegrationHealthOptions({ query: { window: 'month' } }),
    enabled: window !== 'month',
  });
  const isQuiet = data !== undefined && data.data.requests.totals.request_count > 0;
  if (isQuiet)
    return (
      <Empty
        title={`No requests in the last ${windows[window].span}`}
        action={
          <Button component={Link} href="/?window=month" variant="default">
            Show the last 30 days
          </Button>
        }
      >
        There were requests before.
      </Empty>
    );
  if (can('settings.api'))
    return (
      <Empty
        title="No requests yet"
        action={
          <Button component={Link} href="/keys">
            Create a key
          </Button>
        }
      >
        An integration needs an API key, or a member who connects it. Its requests then appear here within a
        second.
      </Empty>
    );
  return <Empty title="No requests yet">Requests appear here once an integration uses your data.</Empty>;
}

const HealthSkeleton = () => (
  <Stack gap="xl" aria-busy="true" role="progressbar" aria-label="Loading">
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={122} radius="lg" />
      ))}
    </SimpleGrid>
    <Skeleton height={340} radius="lg" />
    <Skeleton height={320} radius="lg" />
  </Stack>
);
