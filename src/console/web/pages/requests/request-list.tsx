import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { listApiRequestLogsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { RequestFilters } from './request-filters.tsx';
import { filterNames, useRequestQuery } from './request-query.ts';
import { RequestTable } from './request-table.tsx';

export function RequestList() {
  const filters = useFilters();
  const [turn, setTurn] = useState(0);
  const query = useRequestQuery(filters, turn);
  const requests = useQuery({ ...listApiRequestLogsOptions({ query }), placeholderData: keepPreviousData });
  const renew = () => {
    setTurn(turn + 1);
    // Without a stretch of time the question stays the same.
    void requests.refetch();
  };
  return (
    <>
      <RequestFilters filters={filters} renew={renew} isRenewing={requests.isFetching && turn > 0} />
      <Loaded query={requests} lines={10}>
        {({ data, pagination }) => (
          <>
            <p className="sr" role="status">
              {pagination.total === 1 ? '1 request' : `${pagination.total} requests`}
            </p>
            {data.length === 0 ? (
              filterNames.every((name) => filters.get(name) === '') ? (
                <Empty
                  title="No requests yet"
                  action={
                    <Button component={Link} href="/keys">
                      Create a key
                    </Button>
                  }
                >
                  Requests appear here within a second after they are made with a key.
                </Empty>
              ) : (
                <Empty title="No request matches">Change the filters. Requests are kept for 30 days.</Empty>
              )
            ) : (
              <>
                <RequestTable label="Requests" requests={data} />
                <Paging {...pagination} />
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
