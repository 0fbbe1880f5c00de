import { Button, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import {
  listOauthGrantsOptions,
  listOauthGrantsQueryKey,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { revokeOauthGrant } from '#generated/console/client/sdk.gen.ts';
import type { OauthGrant } from '#generated/console/types.gen.ts';
import { queries } from '../../app/queries.ts';
import { useSession } from '../../app/session.tsx';
import { useAsk } from '../../parts/dialogs.tsx';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';

/** Programs that members let in: one's own, or everybody's with settings.api. */
export function ApplicationList() {
  const filters = useFilters();
  const { can, user } = useSession();
  const ask = useAsk();
  const [search, status] = [filters.get('search'), filters.get('status')];
  const grants = useQuery({
    ...listOauthGrantsOptions({
      query: {
        offset: filters.offset,
        sort: 'last_used_at',
        ...(search !== '' && { search }),
        ...((status === 'active' || status === 'revoked') && { status: [status] }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  const revoke = (grant: OauthGrant) =>
    ask({
      title: `Revoke access of ${grant.oauth_client_name}?`,
      body: (
        <Text size="sm">
          It can no longer act for {grant.user.id === user.id ? 'you' : grant.user.name}, effective
          immediately. It must be authorized again to regain access.
        </Text>
      ),
      action: 'Revoke access',
      isDestructive: true,
      run: async () => {
        await revokeOauthGrant({ path: { id: grant.id } });
        await queries.invalidateQueries({
          predicate: ({ queryKey }) =>
            (queryKey[0] as { _id?: string })._id === listOauthGrantsQueryKey()[0]._id,
        });
        tell(`Access of ${grant.oauth_client_name} is revoked`);
      },
    });

  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {can('settings.api')
          ? 'All apps that members of the agency have authorized, for MCP and REST.'
          : 'Apps that you have authorized. They act as you, over MCP and REST.'}
      </Text>
      <div className="filters">
        <SearchBox
          label="Search applications and people"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="Status"
          value={status}
          onChange={(event) => filters.set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: 'All states' },
            { value: 'active', label: 'Active' },
            { value: 'revoked', label: 'Revoked' },
          ]}
        />
      </div>
      <Loaded query={grants}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            search + status === '' ? (
              <Empty
                title="No applications yet"
                action={
                  <Button component={Link} href="/mcp">
                    Connect a host
                  </Button>
                }
              >
                AI hosts and other apps that you authorize appear here.
              </Empty>
            ) : (
              <Empty title="No application matches">Change the search or the status.</Empty>
            )
          ) : (
            <>
              <DataTable label="Applications" columns={columns(revoke)} rows={data} keyOf={({ id }) => id} />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const reasons: Readonly<Record<NonNullable<OauthGrant['revoke_reason']>, string>> = {
  user: 'by the member',
  admin: 'by an administrator',
  client: 'revoked by the app',
  reuse: 'token reuse detected',
  member: 'the member was suspended or removed',
};

const columns = (revoke: (grant: OauthGrant) => void): Column<OauthGrant>[] => [
  {
    title: 'Application',
    isHead: true,
    cell: ({ oauth_client_name: name, redirect_target: target }) => (
      <>
        {name}
        <Text size="xs" c="dimmed" fw={400}>
          {target}
        </Text>
      </>
    ),
  },
  {
    title: 'Acts for',
    cell: ({ user, can_manage_people: canManagePeople }) => (
      <>
        {user.name}
        {canManagePeople && (
          <Text size="xs" c="dimmed">
            May manage people and permissions
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Status',
    cell: ({ status, revoke_reason: reason }) =>
      status === 'active' ? (
        <State tone="good">Active</State>
      ) : (
        <>
          <State tone="bad">Revoked</State>
          {reason !== null && (
            <Text size="xs" c="dimmed">
              {reasons[reason]}
            </Text>
          )}
        </>
      ),
  },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Time value={at} /> },
  { title: 'Authorized', cell: ({ created_at: at }) => <Time value={at} /> },
  {
    title: 'Actions',
    isBare: true,
    align: 'right',
    cell: (grant) =>
      grant.status === 'active' && (
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          onClick={() => revoke(grant)}
          aria-label={`Revoke access of ${grant.oauth_client_name}, for ${grant.user.name}`}
        >
          Revoke access
        </Button>
      ),
  },
];
