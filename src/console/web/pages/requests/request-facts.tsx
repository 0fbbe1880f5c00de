import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { ApiRequestLog, CredentialRef } from '#generated/console/types.gen.ts';
import { CopyText } from '../../parts/copy.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { bytes, duration } from '../../parts/numbers.ts';
import { referenceOf, type OperationLine } from '../../parts/operations.ts';
import { Section } from '../../parts/page.tsx';
import { Time } from '../../parts/time.tsx';
import { RequestStatus } from './request-table.tsx';
import { openText } from '../../parts/needed.ts';

interface FactsProps {
  readonly request: ApiRequestLog;
  readonly operation: OperationLine | undefined;
  /** What it came with; undefined until that is known. */
  readonly credential: CredentialRef | null | undefined;
}

export const RequestFacts = ({ request, operation, credential }: FactsProps) => (
  <Section title="The request">
    <div className="card">
      <Facts layout="columns">
        <Fact name="Status">
          <RequestStatus request={request} />
        </Fact>
        <Fact name="When">
          <Time value={request.created_at} isExact /> (<Time value={request.created_at} />)
        </Fact>
        <Fact name="Took">{duration(request.duration_ms)}</Fact>
        <Fact name="Came">
          {request.mcp_call !== null
            ? 'from an AI host over MCP'
            : request.channel === 'mcp'
              ? 'as a tool that an AI host called over MCP'
              : 'over REST'}
        </Fact>
        {request.mcp_call !== null && (
          <Fact name="MCP call">
            <code>{request.mcp_call}</code>
          </Fact>
        )}
        {request.mcp_call === null && (
          <Fact name="Operation">
            {operation === undefined ? (
              (request.operation_id ?? <span className="none">No operation has this path and method</span>)
            ) : operation.isPublic ? (
              <Anchor component={Link} href={referenceOf(operation)} inherit>
                {operation.id}
              </Anchor>
            ) : (
              operation.id
            )}
          </Fact>
        )}
        {request.mcp_call === null && (
          <Fact name="Required permission">
            {operation === undefined ? (
              <span className="none">Not known</span>
            ) : openText(operation.permission) !== undefined ? (
              openText(operation.permission)
            ) : (
              <code>{operation.permission}</code>
            )}
          </Fact>
        )}
        <Fact name="Ran as">
          {request.user === null ? (
            <span className="none">Unknown: the request was refused before authentication</span>
          ) : (
            <Anchor component={Link} href={`/requests?user=${request.user.id}`} inherit>
              {request.user.name}
            </Anchor>
          )}
        </Fact>
        <Fact name="Credential">
          <Credential credential={credential} isPresented={request.credential_id !== null} />
        </Fact>
        <Fact name="Path">
          <span className="mono">{request.path}</span>
        </Fact>
        <Fact name="Query">
          {request.query_string === null ? (
            <span className="none">None</span>
          ) : (
            <Query text={request.query_string} />
          )}
        </Fact>
        <Fact name="Bodies">
          {bytes(request.request_bytes)} sent, {bytes(request.response_bytes)} answered
        </Fact>
        <Fact name="From">
          {request.ip_address ?? <span className="none">Not known</span>}
          {request.user_agent !== null && (
            <>
              , <span className="mono">{request.user_agent}</span>
            </>
          )}
        </Fact>
        <Fact name="Request ID">
          <CopyText value={request.request_id} label="the request ID" />
        </Fact>
      </Facts>
    </div>
  </Section>
);

function Credential({
  credential,
  isPresented,
}: {
  readonly credential: CredentialRef | null | undefined;
  readonly isPresented: boolean;
}) {
  if (!isPresented) return <span className="none">None was accepted</span>;
  if (credential === undefined) return <span className="none">…</span>;
  if (credential === null) return 'A console session, or a deleted credential';
  const href =
    credential.kind === 'api_key'
      ? `/keys?search=${encodeURIComponent(credential.name)}`
      : `/mcp?tab=applications&search=${encodeURIComponent(credential.name)}`;
  return (
    <>
      {credential.kind === 'api_key' ? 'API key' : 'Application'}{' '}
      <Anchor component={Link} href={href} inherit>
        {credential.name}
      </Anchor>
    </>
  );
}

/** One value a line, readable: names and values as the program meant them. */
const Query = ({ text }: { readonly text: string }) => (
  <ul className="query mono">
    {[...new URLSearchParams(text)].map(([name, value], index) => (
      <li key={index}>
        {name} = {value}
      </li>
    ))}
  </ul>
);
