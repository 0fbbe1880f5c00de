import { NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAuthEventsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { AuthEvent } from '#generated/console/types.gen.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { changeText, eventGroups, eventLabels, isEventGroup } from './auth-events.rules.ts';

/** Who signed in or failed to, and what happened to keys, applications and members. */
export function AuthEventList() {
  const filters = useFilters();
  const [search, group, outcome] = [filters.get('search'), filters.get('about'), filters.get('outcome')];
  const events = useQuery({
    ...listAuthEventsOptions({
      query: {
        offset: filters.offset,
        ...(search !== '' && { search }),
        ...(isEventGroup(group) && { kind: [...eventGroups[group].kinds] }),
        ...((outcome === 'succeeded' || outcome === 'failed') && { outcome: [outcome] }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="filters">
        <SearchBox
          label="Search members, apps and reasons"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="Subject"
          value={group}
          onChange={(event) => filters.set({ about: event.currentTarget.value })}
          data={[
            { value: '', label: 'Everything' },
            ...Object.entries(eventGroups).map(([value, { label }]) => ({ value, label })),
          ]}
        />
        <NativeSelect
          aria-label="Outcome"
          value={outcome}
          onChange={(event) => filters.set({ outcome: event.currentTarget.value })}
          data={[
            { value: '', label: 'Done and refused' },
            { value: 'succeeded', label: 'Done' },
            { value: 'failed', label: 'Refused' },
          ]}
        />
      </div>
      <Loaded query={events} lines={8}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <Empty title="Nothing matches">
              {search + group + outcome === ''
                ? 'Sign-ins and changes of credentials show here for 400 days.'
                : 'Change the filters.'}
            </Empty>
          ) : (
            <>
              <DataTable
                label="Sign-ins and credentials"
                columns={columns}
                rows={data}
                keyOf={({ id }) => id}
              />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const columns: Column<AuthEvent>[] = [
  {
    title: 'What',
    isHead: true,
    cell: ({ kind, failure_reason: reason, oauth_client_name: client, changes }) => (
      <>
        {eventLabels[kind]}
        {client !== null && (
          <Text size="xs" c="dimmed" fw={400}>
            {client}
          </Text>
        )}
        {reason !== null && (
          <Text size="xs" c="dimmed" fw={400}>
            {reason}
          </Text>
        )}
        {changes.map((change) => (
          <Text key={change.field} size="xs" c="dimmed" fw={400}>
            {changeText(change)}
          </Text>
        ))}
      </>
    ),
  },
  {
    title: 'Outcome',
    cell: ({ outcome }) => (outcome === 'failed' ? <State tone="bad">Refused</State> : 'Done'),
  },
  {
    title: 'Affected member',
    cell: ({ user, actor, app }) => (
      <>
        {user?.name ?? <span className="none">{actor === null ? 'Unknown' : 'The agency'}</span>}
        {actor !== null && (
          <Text size="xs" c="dimmed">
            by {actor.name ?? 'the service'}
          </Text>
        )}
        {app !== null && (
          <Text size="xs" c="dimmed">
            with {app.name}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'From',
    cell: ({ ip_address: address, user_agent: program }) => (
      <>
        {address ?? <span className="none">The service</span>}
        {program !== null && (
          <Text size="xs" c="dimmed" lineClamp={1} title={program}>
            {program}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'When',
    cell: ({ occurred_at: at }) => (
      <span className="nowrap">
        <Time value={at} isExact />
      </span>
    ),
  },
];
