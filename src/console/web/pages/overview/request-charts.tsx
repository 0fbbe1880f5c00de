import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { IntegrationHealth, OutcomeCounts, RequestBucket } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { bucketsOf, type Series } from '../../parts/chart/series.ts';
import { TimeChart } from '../../parts/chart/time-chart.tsx';
import { count, duration } from '../../parts/numbers.ts';
import { Section } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { logAddress } from './windows.ts';

type Channel = 'all' | 'rest' | 'mcp';

const ways: readonly { readonly value: Channel; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'rest', label: 'REST' },
  { value: 'mcp', label: 'MCP' },
];

/** Requests by how they ended, and how long they took. */
export function RequestCharts({
  health: { requests, bucket_seconds: seconds },
}: {
  readonly health: IntegrationHealth;
}) {
  const filters = useFilters();
  const { can } = useSession();
  const [, go] = useLocation();
  const channel = ways.find(({ value }) => value === filters.get('channel'))?.value ?? 'all';
  const buckets = useMemo(() => bucketsOf(requests.buckets, seconds), [requests.buckets, seconds]);
  const outcomes = useMemo(() => outcomesOf(requests.buckets, channel), [requests.buckets, channel]);
  const times = useMemo<Series[]>(
    () => [
      { title: 'Median', look: 'good', values: requests.buckets.map(({ p50_ms: ms }) => ms) },
      { title: '95 of 100 within', look: 'part', values: requests.buckets.map(({ p95_ms: ms }) => ms) },
    ],
    [requests.buckets],
  );
  const open = (from: number, to: number) =>
    go(
      logAddress({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        ...(channel !== 'all' && { channel }),
      }),
    );
  const opens = can('settings.api') ? { open } : {};
  return (
    <>
      <Section
        title="Requests over time"
        lead={
          can('settings.api')
            ? 'Click, or press Enter at the reading line, to open the requests of that interval.'
            : undefined
        }
        actions={
          <SegmentedControl
            size="xs"
            aria-label="Channels"
            value={channel}
            onChange={(value) => filters.set({ channel: value === 'all' ? null : value })}
            data={[...ways]}
          />
        }
      >
        <div className="card">
          <TimeChart
            label="Requests over time"
            kind="bars"
            buckets={buckets}
            series={outcomes}
            format={count}
            {...opens}
          />
        </div>
      </Section>
      <Section
        title="Response times"
        lead="REST and MCP together, from the first byte of a request to the end of its answer."
      >
        <div className="card">
          <TimeChart
            label="Response times"
            kind="lines"
            buckets={buckets}
            series={times}
            format={duration}
            {...opens}
          />
        </div>
      </Section>
    </>
  );
}

function outcomesOf(buckets: readonly RequestBucket[], channel: Channel): Series[] {
  const of = (outcome: keyof OutcomeCounts) =>
    buckets.map(
      ({ rest, mcp }) => (channel === 'mcp' ? 0 : rest[outcome]) + (channel === 'rest' ? 0 : mcp[outcome]),
    );
  return [
    { title: 'Succeeded', look: 'good', values: of('success') },
    { title: 'Refused (4xx)', look: 'part', values: of('client_error') },
    { title: 'Failed (5xx)', look: 'bad', values: of('server_error') },
  ];
}
