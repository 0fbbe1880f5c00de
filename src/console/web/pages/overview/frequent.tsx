import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'wouter';
import type {
  BusyCredential,
  BusyOperation,
  FrequentError,
  IntegrationHealth,
  IntegrationHealthWindow,
} from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { count, duration } from '../../parts/numbers.ts';
import { Empty, Section } from '../../parts/page.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { logAddress } from './windows.ts';

/** What comes up most: errors, operations, credentials; each leads to its requests. */
export function Frequent({ health: { requests, window } }: { readonly health: IntegrationHealth }) {
  const { can } = useSession();
  const range = can('settings.api') ? window : null;
  return (
    <>
      <Section title="Most frequent errors">
        {requests.errors.length === 0 ? (
          <Empty title="No errors" />
        ) : (
          <DataTable
            label="Most frequent errors"
            columns={errorColumns(range)}
            rows={requests.errors}
            keyOf={({ error_type: type, operation_id: operation }) => `${type} ${operation}`}
          />
        )}
      </Section>
      <SimpleGrid cols={{ base: 1, md: requests.credentials === null ? 1 : 2 }} spacing="xl">
        <Section title="Busiest operations">
          <DataTable
            label="Busiest operations"
            columns={operationColumns(range)}
            rows={requests.operations}
            keyOf={({ operation_id: id }) => id}
          />
        </Section>
        {requests.credentials !== null && (
          <Section title="Busiest credentials">
            <DataTable
              label="Busiest credentials"
              columns={credentialColumns(range)}
              rows={requests.credentials}
              keyOf={({ credential, user }) => `${credential?.id} ${user?.id}`}
            />
          </Section>
        )}
      </SimpleGrid>
    </>
  );
}

/** A window of the request log; null for who may not see it. */
type Range = IntegrationHealthWindow | null;

const ToLog = ({
  range,
  filters,
  children,
}: {
  readonly range: Range;
  readonly filters: Readonly<Record<string, string>>;
  readonly children: string;
}) =>
  range === null ? (
    children
  ) : (
    <Anchor component={Link} href={logAddress({ ...filters, range })} inherit>
      {children}
    </Anchor>
  );

const errorColumns = (range: Range): Column<FrequentError>[] => [
  {
    title: 'Error',
    isHead: true,
    cell: ({ error_type: type, operation_id: operation, last_error_message: message }) => (
      <>
        <ToLog range={range} filters={{ error: type, ...(operation !== null && { operation }) }}>
          {type}
        </ToLog>
        {message !== null && (
          <Text size="xs" c="dimmed" lineClamp={2}>
            {message}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Operation',
    cell: ({ operation_id: operation }) => operation ?? <span className="none">Unknown path</span>,
  },
  { title: 'Times', align: 'right', cell: ({ error_count: times }) => count(times) },
  {
    title: 'Last',
    cell: ({ last_seen_at: at, last_request_log_id: id }) =>
      range === null ? (
        <Time value={at} />
      ) : (
        <Anchor component={Link} href={`/requests/${id}`} inherit>
          <Time value={at} />
        </Anchor>
      ),
  },
];

const operationColumns = (range: Range): Column<BusyOperation>[] => [
  {
    title: 'Operation',
    isHead: true,
    cell: ({ operation_id: operation }) => (
      <ToLog range={range} filters={{ operation }}>
        {operation}
      </ToLog>
    ),
  },
  { title: 'Requests', align: 'right', cell: ({ request_count: all }) => count(all) },
  { title: 'Errors', align: 'right', cell: ({ error_count: errors }) => count(errors) },
  { title: '95 % within', align: 'right', cell: ({ p95_ms: ms }) => (ms === null ? '–' : duration(ms)) },
];

const credentialColumns = (range: Range): Column<BusyCredential>[] => [
  {
    title: 'Credential',
    isHead: true,
    cell: ({ credential, user }) => (
      <>
        {credential === null ? (
          <span className="none">No longer known</span>
        ) : (
          <ToLog range={range} filters={{ credential: credential.id }}>
            {credential.name}
          </ToLog>
        )}
        {user !== null && (
          <Text size="xs" c="dimmed">
            {credential?.kind === 'oauth_grant' ? 'For' : 'As'} {user.name}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Requests', align: 'right', cell: ({ request_count: all }) => count(all) },
  { title: 'Errors', align: 'right', cell: ({ error_count: errors }) => count(errors) },
  { title: 'Last', align: 'right', cell: ({ last_seen_at: at }) => <Time value={at} /> },
];
