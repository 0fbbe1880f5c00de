import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IntegrationHealth } from '#generated/console/types.gen.ts';
import { count, duration, percent } from '../../parts/numbers.ts';
import { windows } from './windows.ts';

/** The window in four numbers, with what changed against the stretch before. */
export function Figures({ health: { requests, window } }: { readonly health: IntegrationHealth }) {
  const { totals, request_change_percent: change, error_change_points: points } = requests;
  const before = `in the ${windows[window].span} before`;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <Figure title="Requests" value={count(totals.request_count)}>
        {change === null
          ? `In the last ${windows[window].span}`
          : change === 0
            ? `As many as ${before}`
            : `${percent(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than ${before}`}
      </Figure>
      <Figure title="Failed" value={percent(totals.error_percent ?? 0)}>
        {totals.client_error_count + totals.server_error_count === 0
          ? 'No errors'
          : `${count(totals.client_error_count)} refused, ${count(totals.server_error_count)} failed with us`}
        {points !== null && (
          <>
            <br />
            {points === 0
              ? `The same share as ${before}`
              : `${percent(Math.abs(points)).replace(' %', '')} points ${points > 0 ? 'higher' : 'lower'} than ${before}`}
          </>
        )}
      </Figure>
      <Figure title="Response time" value={duration(totals.p50_ms ?? 0)}>
        Median; p95 {duration(totals.p95_ms ?? 0)}
      </Figure>
      <Figure
        title="REST and MCP"
        value={
          <>
            {count(totals.rest_count)} <span className="beside">and {count(totals.mcp_count)}</span>
          </>
        }
      >
        API requests and MCP tool calls
      </Figure>
    </SimpleGrid>
  );
}

const Figure = ({
  title,
  value,
  children,
}: {
  readonly title: string;
  readonly value: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className="card figure" aria-label={title}>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    <div className="value">{value}</div>
    <Text size="xs" c="dimmed">
      {children}
    </Text>
  </section>
);
