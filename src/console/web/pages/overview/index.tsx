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
      lead="How the programs that work with your data are doing."
      actions={
        <SegmentedControl
          aria-label="How far to look back"
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
        title={`No program called in the last ${windows[window].span}`}
        action={
          <Button component={Link} href="/?window=month" variant="default">
            Look at the last 30 days
          </Button>
        }
      >
        Earlier there were calls.
      </Empty>
    );
  if (can('settings.api'))
    return (
      <Empty
        title="No program has called yet"
        action={
          <Button component={Link} href="/keys">
            Make a key
          </Button>
        }
      >
        A program needs an API key, or a member who lets it in. Its calls then show here within a second.
      </Empty>
    );
  return (
    <Empty title="No program has called yet">Once a program works with your data, its calls show here.</Empty>
  );
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
