import { Anchor, Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listDepartmentsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { Department } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { useFilters } from '../../parts/use-filters.ts';

export function DepartmentList({ create }: { readonly create: () => void }) {
  const filters = useFilters();
  const { can } = useSession();
  const search = filters.get('search');
  const departments = useQuery({
    ...listDepartmentsOptions({ query: { offset: filters.offset, ...(search !== '' && { search }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="filters">
        <SearchBox
          label="Search departments"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
      </div>
      <Loaded query={departments}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            search === '' ? (
              <Empty
                title="There are no departments yet"
                action={can('people.manage') && <Button onClick={create}>Create the first department</Button>}
              >
                A department has levels, and each level gives permissions to its members. Without departments,
                only owners and admins have permissions.
              </Empty>
            ) : (
              <Empty title="No department matches">Change the search.</Empty>
            )
          ) : (
            <>
              <DataTable label="Departments" columns={columns} rows={data} keyOf={({ id }) => id} />
              <Paging {...pagination} labels={['Previous', 'Next']} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const columns: Column<Department>[] = [
  {
    title: 'Department',
    isHead: true,
    cell: ({ id, name, description }) => (
      <>
        <Anchor component={Link} href={`/people/departments/${id}`} inherit>
          {name}
        </Anchor>
        {description !== null && (
          <Text size="xs" c="dimmed">
            {description}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Levels, the highest first', cell: ({ levels }) => levels.map(({ name }) => name).join(', ') },
  { title: 'Members', cell: ({ member_count: count }) => count },
];
