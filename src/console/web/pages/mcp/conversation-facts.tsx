import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { McpConversation, McpConversationDetails } from '#generated/console/types.gen.ts';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/page.tsx';
import { Time } from '../../parts/time.tsx';
import { ConversationState } from './conversation-list.tsx';

/** Who leads it for whom, and what it is about. */
export function ConversationFacts({
  details: { conversation, grounding },
}: {
  readonly details: McpConversationDetails;
}) {
  const { client_model: model, client_provider: provider } = conversation;
  return (
    <Section title="The conversation">
      <div className="card">
        <Facts layout="columns">
          <Fact name="Status">
            <ConversationState conversation={conversation} />
          </Fact>
          <Fact name={conversation.status === 'open' ? 'Expires if unused' : 'Ended'}>
            <Time value={conversation.ended_at ?? conversation.expires_at} isExact />
            {conversation.ended_by !== null && ` by ${conversation.ended_by.name}`}
          </Fact>
          <Fact name="For">{conversation.user.name}</Fact>
          <Fact name="Through">
            <Credential conversation={conversation} />
          </Fact>
          <Fact name="Model">
            {model}
            {provider !== null && ` of ${provider}`}, as the host says
          </Fact>
          <Fact name="Program">
            {conversation.user_agent === null ? (
              <span className="none">Not given</span>
            ) : (
              <span className="mono">{conversation.user_agent}</span>
            )}
          </Fact>
          <Fact name="Begun">
            <Time value={conversation.created_at} isExact />
          </Fact>
          <Fact name="Last used">
            <Time value={conversation.last_used_at} isExact />
          </Fact>
          <Fact name="About">
            {grounding.length === 0 ? (
              <span className="none">No record was named</span>
            ) : (
              grounding.map(({ kind, id, name }) => (
                <div key={id}>
                  {kind} {name ?? <span className="mono">{id}</span>}
                </div>
              ))
            )}
          </Fact>
        </Facts>
      </div>
    </Section>
  );
}

function Credential({ conversation: { credential } }: { readonly conversation: McpConversation }) {
  if (credential === null) return <span className="none">No longer known</span>;
  const search = encodeURIComponent(credential.name);
  return (
    <Anchor
      component={Link}
      href={
        credential.kind === 'api_key' ? `/keys?search=${search}` : `/mcp?tab=applications&search=${search}`
      }
      inherit
    >
      {credential.name}
    </Anchor>
  );
}
