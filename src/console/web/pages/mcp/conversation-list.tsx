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
  const [search, state] = [filters.get('search'), filters.get('state')];
  const conversations = useQuery({
    ...listMcpConversationsOptions({
      query: {
        offset: filters.offset,
        ...(search !== '' && { search }),
        ...((state === 'open' || state === 'ended') && { state: [state] }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {can('settings.api')
          ? 'What AI hosts were asked for, by all members and service accounts, for 30 days.'
          : 'What your AI hosts were asked for, for 30 days. Nobody sees them but you and who has the permission settings.api.'}
      </Text>
      <div className="filters">
        <SearchBox
          label="Search prompts"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="State"
          value={state}
          onChange={(event) => filters.set({ state: event.currentTarget.value })}
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
            search + state === '' ? (
              <Empty
                title="No AI host has begun a conversation yet"
                action={
                  <Button component={Link} href="/mcp">
                    Connect a host
                  </Button>
                }
              >
                Once one works with your data, you see here what for.
              </Empty>
            ) : (
              <Empty title="No conversation matches">Change the search or the state.</Empty>
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
  conversation: { state, end_reason: reason },
}: {
  readonly conversation: McpConversation;
}) =>
  state === 'open' ? (
    <State tone="good">Open</State>
  ) : (
    <State tone="quiet">{reason === 'expired' ? 'Ended by itself' : 'Ended'}</State>
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
  { title: 'State', cell: (conversation) => <ConversationState conversation={conversation} /> },
  { title: 'Calls', align: 'right', cell: ({ call_count: calls }) => count(calls) },
  { title: 'Last used', cell: ({ last_used_at: at }) => <Time value={at} /> },
];
