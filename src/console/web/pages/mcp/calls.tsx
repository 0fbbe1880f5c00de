import { Anchor, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listMcpConversationCallsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { McpConversation, McpToolCall } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { duration } from '../../parts/numbers.ts';
import { Empty, Loaded, Section } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { State, type Tone } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';

/** What the host called, in order. */
export function Calls({ conversation }: { readonly conversation: McpConversation }) {
  const { can } = useSession();
  const { offset } = useFilters();
  const calls = useQuery({
    ...listMcpConversationCallsOptions({ path: { id: conversation.id }, query: { order: 'asc', offset } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title="Called tools" lead="In order. Arguments are not stored.">
      <Loaded query={calls}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <Empty title="No tools called yet" />
          ) : (
            <>
              <DataTable
                label="Calls of tools"
                columns={columns(can('settings.api'))}
                rows={data}
                keyOf={({ id }) => id}
              />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

const tones: Readonly<Record<McpToolCall['outcome'], Tone>> = {
  success: 'good',
  client_error: 'notice',
  server_error: 'bad',
};

const columns = (maySeeRequests: boolean): Column<McpToolCall>[] => [
  {
    title: 'Tool',
    isHead: true,
    cell: ({ tool_name: name, call_id: id }) => (
      <>
        <span className="mono">{name}</span>
        {id !== null && (
          <Text size="xs" c="dimmed" fw={400}>
            call_id {id}
          </Text>
        )}
      </>
    ),
  },
  {
    title: 'Outcome',
    cell: ({ outcome, status_code: status, error_type: error }) => (
      <State tone={tones[outcome]}>{error === null ? String(status) : `${status} ${error}`}</State>
    ),
  },
  { title: 'Took', align: 'right', cell: ({ duration_ms: ms }) => duration(ms) },
  { title: 'When', cell: ({ created_at: at }) => <Time value={at} isExact /> },
  {
    title: 'Request',
    cell: ({ request_id: id }) =>
      maySeeRequests ? (
        <Anchor
          component={Link}
          href={`/requests?request=${encodeURIComponent(id)}`}
          inherit
          className="mono"
        >
          {id}
        </Anchor>
      ) : (
        <span className="mono">{id}</span>
      ),
  },
];
