import './mcp.css';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import {
  getMcpConversationOptions,
  getMcpConversationQueryKey,
  listMcpConversationsQueryKey,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { endMcpConversation } from '#generated/console/client/sdk.gen.ts';
import type { McpConversation, McpConversationDetails } from '#generated/console/types.gen.ts';
import { queries } from '../../app/queries.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Loaded, Page, Section } from '../../parts/page.tsx';
import { tell } from '../../parts/tell.ts';
import { Calls } from './calls.tsx';
import { ConversationFacts } from './conversation-facts.tsx';
import { GivenTools } from './given-tools.tsx';

/** One conversation of an AI host: what it was asked for, could do and did. */
export default function ConversationPage() {
  const { id } = useParams<{ id: string }>();
  const details = useQuery(getMcpConversationOptions({ path: { id } }));
  const conversation = details.data?.data.conversation;
  return (
    <Page
      title="Conversation"
      lead={
        <Anchor component={Link} href="/mcp?tab=conversations" inherit>
          All conversations
        </Anchor>
      }
      actions={conversation?.status === 'open' && <EndButton conversation={conversation} />}
    >
      <Loaded query={details} lines={8}>
        {({ data }) => <Conversation key={id} details={data} />}
      </Loaded>
    </Page>
  );
}

const Conversation = ({ details }: { readonly details: McpConversationDetails }) => (
  <Stack gap="xl">
    <Section title="Prompt">
      <div className="card prompt">{details.prompt}</div>
    </Section>
    <ConversationFacts details={details} />
    <Calls conversation={details.conversation} />
    <GivenTools details={details} />
  </Stack>
);

function EndButton({ conversation: { id, credential } }: { readonly conversation: McpConversation }) {
  const ask = useAsk();
  const end = () =>
    ask({
      title: 'End this conversation?',
      body: (
        <Text size="sm">
          {credential?.name ?? 'The host'} can no longer use this conversation; a running call still finishes.
          It can start another conversation. To block it,{' '}
          {credential?.kind === 'api_key' ? 'revoke its key' : "revoke the application's access"}.
        </Text>
      ),
      action: 'End the conversation',
      isDestructive: true,
      run: async () => {
        await endMcpConversation({ path: { id } });
        const ids: readonly string[] = [
          getMcpConversationQueryKey({ path: { id } })[0]._id,
          listMcpConversationsQueryKey()[0]._id,
        ];
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => ids.includes((queryKey[0] as { _id?: string })._id ?? ''),
        });
        tell('The conversation is ended');
      },
    });
  return (
    <Button color="red" variant="light" onClick={end}>
      End the conversation
    </Button>
  );
}
