import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listApiKeysOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { revokeApiKey } from '#generated/console/client/sdk.gen.ts';
import type { ApiKey, ApiKeyStatus, IssuedApiKey } from '#generated/console/types.gen.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { PermissionList } from '../../parts/permission-list.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { SecretOnce } from '../../parts/secret-once.tsx';
import { State, type Tone } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { keysChanged } from './changed.ts';
import { RotateKey } from './rotate-key.tsx';

export const keyStates: Readonly<Record<ApiKeyStatus, { readonly label: string; readonly tone: Tone }>> = {
  active: { label: 'Active', tone: 'good' },
  rotating: { label: 'Rotating', tone: 'waiting' },
  expired: { label: 'Expired', tone: 'quiet' },
  revoked: { label: 'Revoked', tone: 'bad' },
};

const isStatus = (text: string): text is ApiKeyStatus => text in keyStates;

export function KeyList({ create }: { readonly create: () => void }) {
  const filters = useFilters();
  const ask = useAsk();
  const [rotating, setRotating] = useState<ApiKey | null>(null);
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const [search, status] = [filters.get('search'), filters.get('status')];
  const keys = useQuery({
    ...listApiKeysOptions({
      query: {
        offset: filters.offset,
        ...(search !== '' && { search }),
        ...(isStatus(status) && { status: [status] }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  const revoke = (key: ApiKey) =>
    ask({
      title: `Revoke ${key.name}?`,
      body: (
        <Text size="sm">
          Integrations that use the key {key.hint} lose access immediately. This cannot be undone; they will
          need a new key.
        </Text>
      ),
      action: 'Revoke the key',
      isDestructive: true,
      run: async () => {
        await revokeApiKey({ path: { id: key.id } });
        await keysChanged();
        tell(`${key.name} is revoked`);
      },
    });

  return (
    <>
      <div className="filters">
        <SearchBox label="Search keys" value={search} onChange={(value) => filters.set({ search: value })} />
        <NativeSelect
          aria-label="Status"
          value={status}
          onChange={(event) => filters.set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: 'All states' },
            ...Object.entries(keyStates).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </div>
      <Loaded query={keys}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            search + status === '' ? (
              <Empty title="No API keys yet" action={<Button onClick={create}>Create the first key</Button>}>
                An integration with a key has exactly the permissions of its service account.
              </Empty>
            ) : (
              <Empty title="No key matches">Change the search or the status.</Empty>
            )
          ) : (
            <>
              <DataTable
                label="API keys"
                columns={columns(setRotating, revoke)}
                rows={data}
                keyOf={({ id }) => id}
              />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
      {rotating !== null && <RotateKey apiKey={rotating} close={() => setRotating(null)} done={setIssued} />}
      {issued !== null && (
        <SecretOnce
          title={`New secret of ${issued.api_key.name}`}
          secret={issued.secret}
          close={() => setIssued(null)}
        >
          {issued.api_key.former_expires_at === null ? (
            'The previous secret is no longer valid.'
          ) : (
            <>
              The previous secret stays valid until <Time value={issued.api_key.former_expires_at} isExact />.
              Update the integration with the new secret before then.
            </>
          )}
        </SecretOnce>
      )}
    </>
  );
}

const columns = (rotate: (key: ApiKey) => void, revoke: (key: ApiKey) => void): Column<ApiKey>[] => [
  {
    title: 'Key',
    isHead: true,
    cell: ({ name, hint }) => (
      <>
        {name}
        <Text size="xs" c="dimmed" className="mono">
          {hint}
        </Text>
      </>
    ),
  },
  { title: 'Service account', cell: ({ service_account: account }) => account.name },
  { title: 'Permissions', cell: ({ permissions }) => <PermissionList permissions={permissions} /> },
  {
    title: 'Created',
    cell: ({ created_at: at, creator }) => (
      <>
        <Time value={at} />
        <Text size="xs" c="dimmed">
          by {creator?.name ?? 'the operator'}
        </Text>
      </>
    ),
  },
  {
    title: 'Status',
    cell: ({ status }) => <State tone={keyStates[status].tone}>{keyStates[status].label}</State>,
  },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Time value={at} /> },
  { title: 'Ends', cell: (key) => <Ends apiKey={key} /> },
  {
    title: 'Actions',
    isBare: true,
    align: 'right',
    cell: (key) =>
      (key.status === 'active' || key.status === 'rotating') && (
        <Group gap="xs" justify="flex-end" wrap="nowrap" className="acts">
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => rotate(key)}
            aria-label={`Rotate ${key.name}`}
          >
            Rotate
          </Button>
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            onClick={() => revoke(key)}
            aria-label={`Revoke ${key.name}`}
          >
            Revoke
          </Button>
        </Group>
      ),
  },
];

function Ends({
  apiKey: { status, expires_at: expiresAt, revoked_at: revokedAt, former_expires_at: formerUntil },
}: {
  readonly apiKey: ApiKey;
}) {
  if (status === 'revoked') return <Time value={revokedAt} />;
  return (
    <>
      <Time value={expiresAt} />
      {status === 'rotating' && (
        <Text size="xs" c="dimmed">
          Previous secret: <Time value={formerUntil} />
        </Text>
      )}
    </>
  );
}
