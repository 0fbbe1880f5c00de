import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listApiRequestLogsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { ApiRequestLog } from '#generated/console/types.gen.ts';
import { Loaded, Section } from '../../parts/page.tsx';
import { RequestTable } from './request-table.tsx';

const nearMs = 120_000;
const most = 10;

/** What the same credential asked for right before and after. */
export function Neighbours({
  request: { id, credential_id: credential, created_at: at },
}: {
  readonly request: ApiRequestLog;
}) {
  const near = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
  const same = { credential_id: [credential ?? ''] };
  const isKnown = credential !== null;
  const before = useQuery({
    ...listApiRequestLogsOptions({
      query: { ...same, created_after: near(-nearMs), created_before: at, order: 'desc', limit: most },
    }),
    enabled: isKnown,
  });
  // What began in the same millisecond is among it, and so is the request itself.
  const after = useQuery({
    ...listApiRequestLogsOptions({
      query: { ...same, created_after: at, created_before: near(nearMs), order: 'asc', limit: most + 1 },
    }),
    enabled: isKnown,
  });
  if (!isKnown) return null;
  return (
    <Section
      title="Other requests at that time"
      lead="What the same credential asked for right before and after, two minutes at most."
    >
      <Loaded query={before}>
        {({ data: earlier }) => (
          <Loaded query={after}>
            {({ data: later }) => {
              const others = [...later.toReversed(), ...earlier].filter((other) => other.id !== id);
              return others.length === 0 ? (
                <Text size="sm" className="card">
                  Nothing else.
                </Text>
              ) : (
                <RequestTable label="Requests around that time" requests={others} />
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}
