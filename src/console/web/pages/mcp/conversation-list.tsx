import { Anchor, Button, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listMcpConversationsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { McpConversation } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { count } from '../../parts/numbers.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';

/** What AI hosts were asked for: one's own conversations, or everybody's with settings.api. */
export function ConversationList() {
  const filters = useFilters();
  const { can } = useSession();
  const [search, status] = [filters.get('search'), filters.get('status')];
  const conversations = useQuery({
    ...listMcpConversationsOptions({
      query: {
        offset: filters.offset,
        ...(search !== '' && { search }),
        ...((status === 'open' || status === 'ended') && { status: [status] }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {can('settings.api')
          ? 'Prompts that members and service accounts gave to AI hosts, kept for 30 days.'
          : 'Prompts that you gave to AI hosts, kept for 30 days. Only you and members with the permission settings.api can see them.'}
      </Text>
      <div className="filters">
        <SearchBox
          label="Search prompts"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="Status"
          value={status}
          onChange={(event) => filters.set({ status: event.currentTarget.value })}
          data={[
            { value: '', label: 'Open and ended' },
            { value: 'open', label: 'Open' },
            { value: 'ended', label: 'Ended' },
          ]}
        />
      </div>
      <Loaded query={conversations}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            search + status === '' ? (
              <Empty
                title="No conversations yet"
                action={
                  <Button component={Link} href="/mcp">
                    Connect a host
                  </Button>
                }
              >
                Conversations appear here once an AI host uses your data.
              </Empty>
            ) : (
              <Empty title="No conversation matches">Change the search or the status.</Empty>
            )
          ) : (
            <>
              <DataTable label="Conversations" columns={columns} rows={data} keyOf={({ id }) => id} />
              <Paging {...pagination} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

export const ConversationState = ({
  conversation: { status, end_reason: reason },
}: {
  readonly conversation: McpConversation;
}) =>
  status === 'open' ? (
    <State tone="good">Open</State>
  ) : (
    <State tone="quiet">{reason === 'expired' ? 'Expired' : 'Ended'}</State>
  );

const columns: Column<McpConversation>[] = [
  {
    title: 'Request',
    isHead: true,
    cell: ({ id, prompt_start: prompt }) => (
      <Anchor component={Link} href={`/mcp/conversations/${id}`} inherit lineClamp={2}>
        {prompt}
      </Anchor>
    ),
  },
  { title: 'For', cell: ({ user }) => user.name },
  {
    title: 'Through',
    cell: ({ credential, client_model: model }) => (
      <>
        {credential?.name ?? <span className="none">No longer known</span>}
        <Text size="xs" c="dimmed">
          {model}
        </Text>
      </>
    ),
  },
  { title: 'Status', cell: (conversation) => <ConversationState conversation={conversation} /> },
  { title: 'Calls', align: 'right', cell: ({ call_count: calls }) => count(calls) },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Time value={at} /> },
];
