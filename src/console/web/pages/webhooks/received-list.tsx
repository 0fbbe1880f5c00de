import { Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listInboundWebhookDeliveriesOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { InboundDelivery, InboundDeliveryStatus } from '#generated/console/types.gen.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { periods } from './recovery-periods.ts';
import { useSince } from './use-since.ts';
import { receivedStates, rejections } from './wording.ts';

const isStatus = (text: string): text is InboundDeliveryStatus => text in receivedStates;

/** What came to the inbound webhooks of automations; `direction` leads to the other list. */
export function ReceivedList({ direction }: { readonly direction: ReactNode }) {
  const filters = useFilters();
  const [search, status, within] = [filters.get('search'), filters.get('status'), filters.get('within')];
  const since = useSince(within);
  const deliveries = useQuery({
    ...listInboundWebhookDeliveriesOptions({
      query: {
        offset: filters.offset,
        ...(search !== '' && { delivery_key: search }),
        ...(isStatus(status) && { status: [status] }),
        ...(since !== null && { created_after: since }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Group mb="md">{direction}</Group>
      <div className="filters">
        <SearchBox
          label="Search by the sender's key"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="Status"
          value={status}
          onChange={({ currentTarget: { value } }) => filters.set({ status: value })}
          data={[
            { value: '', label: 'All states' },
            ...Object.entries(receivedStates).map(([value, { label }]) => ({ value, label })),
          ]}
        />
        <NativeSelect
          aria-label="Time"
          value={within}
          onChange={({ currentTarget: { value } }) => filters.set({ within: value })}
          data={[
            { value: '', label: 'Any time' },
            ...Object.entries(periods).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </div>
      <Loaded query={deliveries} lines={8}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            search + status + within === '' ? (
              <Empty title="No calls received yet">
                Automations can start when another system posts to their inbound webhook. Each such call is
                listed here for 30 days.
              </Empty>
            ) : (
              <Empty title="No call matches">Change the filters. Enter a key in full.</Empty>
            )
          ) : (
            <>
              <DataTable label="Received deliveries" columns={columns} rows={data} keyOf={({ id }) => id} />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const columns: readonly Column<InboundDelivery>[] = [
  {
    title: 'Key',
    isHead: true,
    cell: ({ id, delivery_key: key }) => (
      <Link href={`/webhooks/deliveries/received/${id}`} className="mono link">
        {key}
      </Link>
    ),
  },
  {
    title: 'Status',
    cell: ({ status }) => <State tone={receivedStates[status].tone}>{receivedStates[status].label}</State>,
  },
  {
    title: 'Answered',
    cell: ({ answered_status_code: code, reject_reason: reason }) => (
      <>
        {code}
        {reason !== null && (
          <Text size="xs" c="dimmed">
            {rejections[reason]}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'From',
    cell: ({ ip_address: address, user_agent: agent }) => (
      <>
        {address ?? 'unknown'}
        {agent !== null && (
          <Text size="xs" c="dimmed" lineClamp={1}>
            {agent}
          </Text>
        )}
      </>
    ),
  },
  { title: 'When', cell: ({ created_at: at }) => <Time value={at} /> },
];
