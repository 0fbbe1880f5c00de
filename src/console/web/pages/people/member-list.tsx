import { Anchor, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  listDepartmentsOptions,
  listUsersOptions,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { User } from '#generated/console/types.gen.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { isUserStatus, roles, userStates } from './user-states.ts';

const statuses = [
  { value: '', label: 'All members' },
  ...Object.entries(userStates).map(([value, { label }]) => ({ value, label })),
];

/** `after` comes once the members are there, so that they do not push it away. */
export function MemberList({ after }: { readonly after: ReactNode }) {
  const filters = useFilters();
  const [search, status, department] = [
    filters.get('search'),
    filters.get('status'),
    filters.get('department'),
  ];
  const departments = useQuery(listDepartmentsOptions({ query: { limit: 200 } }));
  const members = useQuery({
    ...listUsersOptions({
      query: {
        kind: ['member'],
        sort: 'name',
        order: 'asc',
        offset: filters.offset,
        ...(search !== '' && { search }),
        ...(isUserStatus(status) && { status: [status] }),
        ...(department !== '' && { department_id: [department] }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const choices = [
    { value: '', label: 'All departments' },
    ...(departments.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <div className="filters">
        <SearchBox
          label="Search members"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="Status"
          value={status}
          onChange={(event) => filters.set({ status: event.currentTarget.value })}
          data={statuses}
        />
        <NativeSelect
          aria-label="Department"
          value={department}
          onChange={(event) => filters.set({ department: event.currentTarget.value })}
          data={choices}
        />
      </div>
      <Loaded query={members}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <Empty title="No members match">Change the search, the status or the department.</Empty>
          ) : (
            <>
              <DataTable label="Members" columns={columns} rows={data} keyOf={({ id }) => id} />
              <Paging {...pagination} labels={['Previous', 'Next']} />
            </>
          )
        }
      </Loaded>
      {!members.isPending && after}
    </>
  );
}

const columns: Column<User>[] = [
  {
    title: 'Name',
    isHead: true,
    cell: ({ id, name, email }) => (
      <>
        <Anchor component={Link} href={`/people/${id}`} inherit>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      </>
    ),
  },
  { title: 'Role', cell: ({ role }) => (role === null ? <span className="none">None</span> : roles[role]) },
  { title: 'Departments', cell: ({ departments }) => <Places departments={departments} /> },
  {
    title: 'Status',
    cell: ({ status }) => <State tone={userStates[status].tone}>{userStates[status].label}</State>,
  },
];

const Places = ({ departments }: Pick<User, 'departments'>) =>
  departments.length === 0 ? (
    <span className="none">None</span>
  ) : (
    <div>
      {departments.map(({ department_id: id, department_name: name, level_name: level }) => (
        <div key={id}>
          {name}{' '}
          <Text span inherit c="dimmed">
            · {level}
          </Text>
        </div>
      ))}
    </div>
  );
