import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { redeliverOutboundWebhookMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { OutboundDelivery, OutboundDeliveryStatus } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell, showFailure } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { deliveriesChanged } from './changed.ts';
import { catalogOptions } from './event-catalog.ts';
import { whatFailed } from './last-failures.tsx';
import { Recovery } from './recovery.tsx';
import { periods } from './recovery-periods.ts';
import { isId, sentOptions } from './sent-query.ts';
import { useSince } from './use-since.ts';
import { canRedeliver, isUnderWay, sentStates } from './wording.ts';

const isStatus = (text: string): text is OutboundDeliveryStatus => text in sentStates;
const optionsOf = (all: string, words: Readonly<Record<string, { readonly label: string }>>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, { label }]) => ({ value, label })),
];

/** What was sent to the agency's own addresses; `direction` leads to the other list. */
export function SentList({ direction }: { readonly direction: ReactNode }) {
  const filters = useFilters();
  const [isRecovering, setRecovering] = useState(false);
  const [search, status, event, within] = [
    filters.get('search').trim(),
    filters.get('status'),
    filters.get('event'),
    filters.get('within'),
  ];
  const since = useSince(within);
  const isSearchWrong = search !== '' && !isId(search);
  const deliveries = useQuery({
    ...sentOptions(
      {
        offset: filters.offset,
        ...(isStatus(status) && { status: [status] }),
        ...(event !== '' && { event_type: [event] }),
        ...(since !== null && { created_after: since }),
      },
      isSearchWrong || search === '' ? null : search,
    ),
    enabled: !isSearchWrong,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.data.some(isUnderWay) === true ? 2000 : false),
  });
  const redeliver = useMutation({
    ...redeliverOutboundWebhookMutation(),
    onSuccess: async () => {
      await deliveriesChanged();
      tell('The event is being sent again', 'As a new delivery of the same event.');
    },
    onError: (error) => showFailure('The event was not sent again', messageOf(error)),
  });
  const isFiltered = search + status + event + within !== '';
  return (
    <>
      <Group justify="space-between" mb="md">
        {direction}
        <Button size="sm" variant="default" onClick={() => setRecovering(true)}>
          Send all that failed …
        </Button>
      </Group>
      <div className="filters">
        <SearchBox label="Search by ID" value={search} onChange={(value) => filters.set({ search: value })} />
        <NativeSelect
          aria-label="Status"
          value={status}
          onChange={({ currentTarget: { value } }) => filters.set({ status: value })}
          data={optionsOf('All states', sentStates)}
        />
        <EventSelect value={event} onChange={(value) => filters.set({ event: value })} />
        <NativeSelect
          aria-label="Time"
          value={within}
          onChange={({ currentTarget: { value } }) => filters.set({ within: value })}
          data={optionsOf('Any time', periods)}
        />
      </div>
      {isSearchWrong ? (
        <Empty title="Invalid ID">
          Enter the full ID of a delivery, an event or a record, such as 0191f3a2-6c1e-7b42-9d51-2f4c0a6e8be0.
        </Empty>
      ) : (
        <Loaded query={deliveries} lines={8}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              isFiltered ? (
                <Empty title="No delivery matches">
                  Change the filters. Deliveries are kept for 30 days.
                </Empty>
              ) : (
                <Empty
                  title="No deliveries yet"
                  action={
                    <Button component={Link} href="/webhooks?tab=test">
                      Send a test
                    </Button>
                  }
                >
                  Each event that is sent, and each test, is listed here for 30 days.
                </Empty>
              )
            ) : (
              <>
                <DataTable
                  label="Sent deliveries"
                  columns={columns(
                    (id) => redeliver.mutate({ path: { id } }),
                    redeliver.isPending ? redeliver.variables.path.id : null,
                  )}
                  rows={data}
                  keyOf={({ id }) => id}
                />
                <Paging {...pagination} />
              </>
            )
          }
        </Loaded>
      )}
      {isRecovering && <Recovery close={() => setRecovering(false)} />}
    </>
  );
}

function EventSelect({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const catalog = useQuery(catalogOptions());
  const names = ['webhook.ping', ...(catalog.data?.data.map(({ event_type: event }) => event) ?? [])];
  return (
    <NativeSelect
      aria-label="Event"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: 'All events' }, ...names.map((name) => ({ value: name, label: name }))]}
      className="narrow"
    />
  );
}

const columns = (redeliver: (id: string) => void, busy: string | null): Column<OutboundDelivery>[] => [
  {
    title: 'Event',
    isHead: true,
    cell: ({ id, event_type: event, is_test: isTest, redelivery_of_id: former }) => (
      <>
        <Link href={`/webhooks/deliveries/${id}`} className="mono link">
          {event}
        </Link>
        {(isTest || former !== null) && (
          <Text size="xs" c="dimmed">
            {isTest ? 'Test' : 'Sent again'}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Status',
    cell: ({ status }) => <State tone={sentStates[status].tone}>{sentStates[status].label}</State>,
  },
  { title: 'Answer', cell: (delivery) => <Answer delivery={delivery} /> },
  { title: 'Attempts', cell: ({ attempt_count: count, max_attempts: most }) => `${count} of ${most}` },
  { title: 'When', cell: ({ created_at: at }) => <Time value={at} /> },
  {
    title: 'Actions',
    isBare: true,
    align: 'right',
    cell: (delivery) =>
      canRedeliver(delivery) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={busy === delivery.id}
          onClick={() => redeliver(delivery.id)}
          aria-label={`Send again: ${delivery.event_type}`}
        >
          Send again
        </Button>
      ),
  },
];

function Answer({ delivery }: { readonly delivery: OutboundDelivery }) {
  if (delivery.status === 'skipped') return <span className="none">the endpoint was off</span>;
  if (delivery.error_class !== null) return <>{whatFailed(delivery)}</>;
  return delivery.last_status_code === null ? (
    <span className="none">none yet</span>
  ) : (
    <>{delivery.last_status_code}</>
  );
}
