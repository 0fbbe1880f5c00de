import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listServiceAccountsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { deleteServiceAccount } from '#generated/console/client/sdk.gen.ts';
import type { ServiceAccount } from '#generated/console/types.gen.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { PermissionList } from '../../parts/permission-list.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { AccountForm } from './account-form.tsx';
import { keysChanged } from './changed.ts';

export function AccountList() {
  const filters = useFilters();
  const ask = useAsk();
  /** `new` for one that is to be made. */
  const [edited, setEdited] = useState<ServiceAccount | 'new' | null>(null);
  const search = filters.get('search');
  const accounts = useQuery({
    ...listServiceAccountsOptions({ query: { offset: filters.offset, ...(search !== '' && { search }) } }),
    placeholderData: keepPreviousData,
  });

  const remove = (account: ServiceAccount) =>
    ask({
      title: `Delete ${account.name}?`,
      body: (
        <Text size="sm">
          {endOfKeys(account.active_key_count)} What it did stays in the records under its name.
        </Text>
      ),
      action: 'Delete the account',
      isDestructive: true,
      ...(account.active_key_count > 0 && { typed: account.name }),
      run: async () => {
        await deleteServiceAccount({ path: { id: account.id } });
        await keysChanged();
        tell(`${account.name} is deleted`);
      },
    });

  return (
    <>
      <div className="filters">
        <SearchBox
          label="Search accounts"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <Button variant="default" onClick={() => setEdited('new')}>
          New account
        </Button>
      </div>
      <Loaded query={accounts}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <Empty title={search === '' ? 'There are no service accounts yet' : 'No account matches'}>
              {search === '' ? 'Create one for each integration.' : 'Change the search.'}
            </Empty>
          ) : (
            <>
              <DataTable
                label="Service accounts"
                columns={columns(setEdited, remove)}
                rows={data}
                keyOf={({ id }) => id}
              />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
      {edited !== null && (
        <AccountForm
          account={
            edited === 'new' ? null : (accounts.data?.data.find(({ id }) => id === edited.id) ?? edited)
          }
          close={() => setEdited(null)}
        />
      )}
    </>
  );
}

function endOfKeys(count: number): string {
  if (count === 0) return 'It has no valid keys. No more keys can be created for it.';
  return `Its ${count === 1 ? 'valid key is' : `${count} valid keys are`} revoked immediately. This cannot be undone.`;
}

const columns = (
  edit: (account: ServiceAccount) => void,
  remove: (account: ServiceAccount) => void,
): Column<ServiceAccount>[] => [
  {
    title: 'Account',
    isHead: true,
    cell: ({ name, description }) => (
      <>
        {name}
        {description !== null && (
          <Text size="xs" c="dimmed">
            {description}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Permissions', cell: ({ permissions }) => <PermissionList permissions={permissions} /> },
  { title: 'Valid keys', cell: ({ active_key_count: count }) => count },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Time value={at} /> },
  {
    title: 'Actions',
    isBare: true,
    align: 'right',
    cell: (account) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap" className="acts">
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => edit(account)}
          aria-label={`Edit ${account.name}`}
        >
          Edit
        </Button>
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          onClick={() => remove(account)}
          aria-label={`Delete ${account.name}`}
        >
          Delete
        </Button>
      </Group>
    ),
  },
];
