import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { ApiRequestLog } from '#generated/console/types.gen.ts';
import { referenceOf, type OperationLine } from '../../parts/operations.ts';
import { Section } from '../../parts/page.tsx';
import { cureOf, findingsOf } from './problem.rules.ts';

/** Why a request was refused or failed: where, what, and what helps. */
export function Problem({
  request,
  operation,
}: {
  readonly request: ApiRequestLog;
  readonly operation: OperationLine | undefined;
}) {
  if (request.outcome === 'success') return null;
  const findings = findingsOf(request.error_message ?? 'The response had no message.');
  return (
    <Section title={request.outcome === 'server_error' ? 'Why it failed' : 'Why it was refused'}>
      <div className={`card problem ${request.outcome}`}>
        <ul>
          {findings.map(({ place, text }, index) => (
            <li key={index}>
              {place !== null && (
                <>
                  <code>{place}</code>{' '}
                </>
              )}
              {text}
            </li>
          ))}
        </ul>
        <Text size="sm" mt="xs">
          {cureOf(request, operation)}
        </Text>
        {operation?.isPublic === true && request.status_code !== 401 && (
          <Anchor component={Link} href={referenceOf(operation)} size="sm" mt={6} display="inline-block">
            {operation.id} in the API reference
          </Anchor>
        )}
      </div>
    </Section>
  );
}
