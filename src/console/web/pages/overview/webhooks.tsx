import { Anchor, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type {
  DeliveryBucket,
  IntegrationHealthWindow,
  WebhookEndpoint,
  WebhookFailure,
  WebhookHealth,
} from '#generated/console/types.gen.ts';
import { bucketsOf, type Series } from '../../parts/chart/series.ts';
import { TimeChart } from '../../parts/chart/time-chart.tsx';
import { count, countOf, percent } from '../../parts/numbers.ts';
import { Empty, Section } from '../../parts/page.tsx';
import { State, type Tone } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { windows } from './windows.ts';

interface WebhooksProps {
  readonly webhooks: WebhookHealth;
  readonly window: IntegrationHealthWindow;
  readonly seconds: number;
}

export function Webhooks({ webhooks, window, seconds }: WebhooksProps) {
  const buckets = useMemo(() => bucketsOf(webhooks.buckets, seconds), [webhooks.buckets, seconds]);
  const series = useMemo(() => seriesOf(webhooks.buckets), [webhooks.buckets]);
  if (webhooks.endpoints.length === 0) {
    return (
      <Section title="Webhooks">
        <Empty
          title="Events are not sent anywhere"
          action={
            <Button component={Link} href="/webhooks" variant="default">
              Set up an endpoint
            </Button>
          }
        >
          With an endpoint, your systems are notified of every change immediately.
        </Empty>
      </Section>
    );
  }
  const made = Object.values(webhooks.totals).reduce((all, one) => all + one, 0);
  return (
    <Section title="Webhooks" lead={summaryOf(webhooks, window)}>
      <Stack>
        <DataTable
          label="Webhook endpoints"
          columns={endpointColumns}
          rows={webhooks.endpoints}
          keyOf={({ id }) => id}
        />
        {made > 0 && (
          <div className="card">
            <TimeChart
              label="Deliveries over time"
              kind="bars"
              buckets={buckets}
              series={series}
              format={count}
            />
          </div>
        )}
        {webhooks.last_failures.length > 0 && (
          <SimpleGrid cols={1}>
            <Text fw={600} size="sm" component="h3">
              Last failures
            </Text>
            <DataTable
              label="Last failed deliveries"
              columns={failureColumns}
              rows={webhooks.last_failures}
              keyOf={({ id }) => id}
            />
          </SimpleGrid>
        )}
      </Stack>
    </Section>
  );
}

function summaryOf(
  { events, waiting_count: waiting }: WebhookHealth,
  window: IntegrationHealthWindow,
): string {
  const { span } = windows[window];
  if (events.arrived_percent === null)
    return `No events to deliver in the last ${span}; ${countOf(waiting, 'delivery is', 'deliveries are')} waiting.`;
  const all = events.arrived_count + events.missed_count;
  return `${percent(events.arrived_percent)} of events arrived in the last ${span}: ${count(events.arrived_count)} of ${count(all)}, ${count(events.missed_count)} missed. ${countOf(waiting, 'delivery is', 'deliveries are')} waiting.`;
}

function seriesOf(buckets: readonly DeliveryBucket[]): Series[] {
  const all: Series[] = [
    { title: 'Delivered', look: 'good', values: buckets.map(({ delivered }) => delivered) },
    {
      title: 'Waiting',
      look: 'part',
      values: buckets.map(({ pending, delivering, retrying }) => pending + delivering + retrying),
    },
    { title: 'Failed', look: 'bad', values: buckets.map(({ exhausted }) => exhausted) },
    { title: 'Not sent, endpoint off', look: 'quiet', values: buckets.map(({ skipped }) => skipped) },
  ];
  return all.filter(
    ({ look, values }) => look !== 'quiet' || values.some((value) => value !== null && value > 0),
  );
}

const endpointColumns: Column<WebhookEndpoint>[] = [
  {
    title: 'Endpoint',
    isHead: true,
    cell: ({ url, event_type: type }) => (
      <>
        <Anchor component={Link} href="/webhooks" inherit>
          {url}
        </Anchor>
        {type !== null && (
          <Text size="xs" c="dimmed">
            Only {type}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Status', cell: (endpoint) => <State tone={toneOf(endpoint)}>{stateOf(endpoint)}</State> },
  { title: 'Last delivered', cell: ({ last_success_at: at }) => <Time value={at} /> },
  { title: 'Last failed', cell: ({ last_failure_at: at }) => <Time value={at} /> },
  { title: 'Waiting', align: 'right', cell: ({ waiting_count: waiting }) => count(waiting) },
];

function toneOf({ status, consecutive_failures: failures }: WebhookEndpoint): Tone {
  if (status !== 'active') return 'bad';
  return failures > 0 ? 'notice' : 'good';
}

function stateOf({ status, consecutive_failures: failures }: WebhookEndpoint): string {
  if (status !== 'active') return 'Off';
  return failures > 0 ? `Active, ${countOf(failures, 'failure')} in a row` : 'Active';
}

const failureColumns: Column<WebhookFailure>[] = [
  {
    title: 'Delivery',
    isHead: true,
    cell: ({ id, event_type: type, url }) => (
      <>
        <Anchor component={Link} href={`/webhooks/deliveries/${id}`} inherit>
          {type}
        </Anchor>
        <Text size="xs" c="dimmed">
          {url}
        </Text>
      </>
    ),
  },
  {
    title: 'Why',
    cell: ({ error_message: message, last_status_code: code }) =>
      message ?? (code === null ? 'No response.' : `Response ${code}.`),
  },
  { title: 'Attempts', align: 'right', cell: ({ attempt_count: attempts }) => attempts },
  { title: 'Last', cell: ({ last_attempt_at: at }) => <Time value={at} /> },
  { title: 'Next', cell: ({ next_attempt_at: at }) => <Time value={at} none="None, all attempts failed" /> },
];
