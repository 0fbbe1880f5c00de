import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { ApiRequestLog, ApiRequestOutcome } from '#generated/console/types.gen.ts';
import { duration } from '../../parts/numbers.ts';
import { State, type Tone } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';

export const outcomeTones: Readonly<Record<ApiRequestOutcome, Tone>> = {
  success: 'good',
  client_error: 'notice',
  server_error: 'bad',
};

/** Such as "200" or "404 not_found". */
export const RequestStatus = ({
  request: { status_code: status, error_type: error, outcome },
}: {
  readonly request: Pick<ApiRequestLog, 'status_code' | 'error_type' | 'outcome'>;
}) => <State tone={outcomeTones[outcome]}>{error === null ? String(status) : `${status} ${error}`}</State>;

export const RequestTable = ({
  label,
  requests,
}: {
  readonly label: string;
  readonly requests: readonly ApiRequestLog[];
}) => <DataTable label={label} columns={columns} rows={requests} keyOf={({ id }) => id} />;

const columns: Column<ApiRequestLog>[] = [
  {
    title: 'Request',
    isHead: true,
    cell: ({
      id,
      method,
      path,
      operation_id: operation,
      mcp_call: call,
      channel,
      error_message: message,
    }) => (
      <>
        <Anchor component={Link} href={`/requests/${id}`} inherit className="mono">
          <span className="request-method">{method}</span> {path}
        </Anchor>
        <Text size="xs" c="dimmed" fw={400} lineClamp={2}>
          {call ?? operation ?? 'No operation has this path'}
          {channel === 'mcp' && (call === null ? ', as a tool over MCP' : ', called by an AI host')}
          {message !== null && ` · ${message}`}
        </Text>
      </>
    ),
  },
  { title: 'Status', cell: (request) => <RequestStatus request={request} /> },
  { title: 'Who', cell: ({ user }) => user?.name ?? <span className="none">Unknown</span> },
  {
    title: 'Took',
    align: 'right',
    cell: ({ duration_ms: ms }) => <span className="nowrap">{duration(ms)}</span>,
  },
  {
    title: 'When',
    cell: ({ created_at: at }) => (
      <span className="nowrap">
        <Time value={at} isExact />
      </span>
    ),
  },
];
