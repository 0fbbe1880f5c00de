import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import {
  listApiKeysOptions,
  listOauthGrantsOptions,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { useSession } from '../../app/session.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import type { Filters } from '../../parts/use-filters.ts';
import { fieldOf, instantOf } from '../../parts/zone.ts';
import { channels, errorTypes, filterNames, outcomes, ranges } from './request-query.ts';

const choices = (all: string, labels: Readonly<Record<string, string>>) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

export function RequestFilters({
  filters,
  renew,
  isRenewing,
}: {
  readonly filters: Filters;
  readonly renew: () => void;
  readonly isRenewing: boolean;
}) {
  const isFiltered = filterNames.some((name) => filters.get(name) !== '');
  /** Another field each time, so that clearing empties what was typed. */
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    filters.set(Object.fromEntries(filterNames.map((name) => [name, null])));
  };
  // Fetched apart: the list is there before all names of operations are.
  const known =
    useQuery({
      queryKey: ['operation-ids'],
      staleTime: Infinity,
      queryFn: async () => [...(await import('../../parts/operations.ts')).operations.keys()].sort(),
    }).data ?? [];
  const operation = filters.get('operation');
  return (
    <div className="filters">
      <SearchBox
        key={cleared}
        label="Search path, error message or req_…"
        value={filters.get('search')}
        onChange={(value) => filters.set({ search: value })}
      />
      <Select
        aria-label="Operation"
        placeholder="All operations"
        data={operation === '' || known.includes(operation) ? known : [operation, ...known]}
        value={operation === '' ? null : operation}
        onChange={(value) => filters.set({ operation: value })}
        searchable
        clearable
        limit={60}
        nothingFoundMessage="No operation is called so"
        className="operation"
        clearButtonProps={{ 'aria-label': 'All operations' }}
      />
      <NativeSelect
        aria-label="Outcome"
        value={filters.get('outcome')}
        onChange={(event) => filters.set({ outcome: event.currentTarget.value })}
        data={choices('All outcomes', outcomes)}
      />
      <NativeSelect
        aria-label="Channel"
        value={filters.get('channel')}
        onChange={(event) => filters.set({ channel: event.currentTarget.value })}
        data={choices('REST and MCP', channels)}
      />
      <NativeSelect
        aria-label="Error"
        value={filters.get('error')}
        onChange={(event) => filters.set({ error: event.currentTarget.value })}
        data={choices('All errors', errorTypes)}
      />
      <CredentialFilter filters={filters} />
      <RangeFilter filters={filters} />
      <Button
        variant="default"
        leftSection={<RotateCw size={15} aria-hidden />}
        onClick={renew}
        loading={isRenewing}
      >
        Refresh
      </Button>
      {isFiltered && (
        <Button variant="subtle" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** Keys and programs by their names; one that is no longer listed stays as it is in the address. */
function CredentialFilter({ filters }: { readonly filters: Filters }) {
  const keys = useQuery(listApiKeysOptions({ query: { limit: 200 } }));
  const grants = useQuery(listOauthGrantsOptions({ query: { limit: 200 } }));
  const credential = filters.get('credential');
  const known = [
    ...(keys.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...(grants.data?.data ?? []).map(({ id, oauth_client_name: name, user }) => ({
      value: id,
      label: `${name}, for ${user.name}`,
    })),
  ];
  const isKnown = credential === '' || known.some(({ value }) => value === credential);
  return (
    <NativeSelect
      aria-label="Credential"
      className="credential"
      value={credential}
      onChange={(event) => filters.set({ credential: event.currentTarget.value })}
      data={[
        { value: '', label: 'All credentials' },
        ...(isKnown ? [] : [{ value: credential, label: 'Another credential' }]),
        ...known,
      ]}
    />
  );
}

/** A stretch that ends now, or one between two instants on the person's clocks. */
function RangeFilter({ filters }: { readonly filters: Filters }) {
  const { used_time_zone: zone } = useSession().preferences;
  const [from, to] = [filters.get('from'), filters.get('to')];
  const isBetween = from !== '' || to !== '' || filters.get('range') === 'between';
  const enter = (name: 'from' | 'to', entered: string) =>
    filters.set({ range: 'between', [name]: entered === '' ? null : instantOf(entered, zone) });
  const field = (instant: string) => (Number.isNaN(Date.parse(instant)) ? '' : fieldOf(instant, zone));
  return (
    <>
      <NativeSelect
        aria-label="Time"
        value={isBetween ? 'between' : filters.get('range') in ranges ? filters.get('range') : ''}
        onChange={(event) => filters.set({ range: event.currentTarget.value, from: null, to: null })}
        data={[
          ...choices(
            'Last 30 days',
            Object.fromEntries(Object.entries(ranges).map(([key, { label }]) => [key, label])),
          ),
          { value: 'between', label: 'Between …' },
        ]}
      />
      {isBetween && (
        <div className="between">
          <TextInput
            type="datetime-local"
            label={`From (${zone})`}
            value={field(from)}
            onChange={(event) => enter('from', event.currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label="To"
            value={field(to)}
            onChange={(event) => enter('to', event.currentTarget.value)}
          />
        </div>
      )}
    </>
  );
}
